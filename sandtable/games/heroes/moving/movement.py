"""Where a unit can go: the steps from a stand, whole ways, boarding, launching an assault."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.heroes import abilities, objectives
from sandtable.games.heroes.land import ground
from sandtable.games.heroes.moving import transport, vehicles
from sandtable.games.heroes.moving.paces import (
    Going,
    Pace,
    Stand,
    can_charge,
    halts,
    lies_across,
    square_word,
    why_closed,
)
from sandtable.games.heroes.pack.counters import INFANTRY
from sandtable.games.heroes.status import NOWHERE, ON_FIELD, SETUP
from sandtable.kernel.action import Action
from sandtable.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from sandtable.games.heroes.moving.steps import Step
    from sandtable.games.heroes.state import HeroesState


def allowance(s: HeroesState, unit: int, bonus: int) -> int:
    """The squares of a Movement Action that begins now (HOS-6.66); X moves nowhere (HOS-6.17)."""
    if s.phase == SETUP:
        return max(0, abilities.scout(s, unit))  # HOS-19.11
    return max(0, abilities.current_move(s, unit, bonus))


def may_stay(s: HeroesState, going: Going, stand: Stand) -> bool:
    """May its Movement Action end there (HOS-6.5)? Vehicles run over infantry (HOS-6.39)."""
    if s.phase == SETUP and stand.at != going.home:
        for place in (stand.at, stand.rear):
            if place >= 0 and objectives.bars_scout(s, place):
                return False  # HOS-19.14
    if going.kind != INFANTRY or stand.aboard >= 0:
        return True
    return s.vehicle_on[stand.at] < 0 and s.infantry_on[stand.at] in (-1, going.unit)


# All steps from a stand.


def paces(s: HeroesState, going: Going, stand: Stand, left: int) -> list[Pace]:
    """The steps and pivots that it can make with so much movement left."""
    return [pace for pace in open_steps(s, going, stand, left) if settles(s, going, pace, left - 1)]


def can_step(s: HeroesState, going: Going, stand: Stand, left: int) -> bool:
    """Is there any such step?"""
    return any(settles(s, going, pace, left - 1) for pace in open_steps(s, going, stand, left))


def open_steps(s: HeroesState, going: Going, stand: Stand, left: int) -> list[Pace]:
    """The steps that nothing bars, wherever they oblige the unit to stop."""
    if left < 1:
        return []
    if stand.aboard >= 0:
        return _steps_out(s, going, stand.aboard)
    if stand.rear >= 0:
        return vehicles.paces(s, going, stand)
    found = []
    for step in s.terrain.steps[going.kind][stand.at]:
        if not why_closed(s, going, stand.at, step):
            found.append(_pace(s, going, stand, step, False))
    if going.surprise:
        for step in s.terrain.window_steps[stand.at]:
            if not why_closed(s, going, stand.at, step):
                found.append(_pace(s, going, stand, step, True))
    return found


def _pace(s: HeroesState, going: Going, stand: Stand, step: Step, window: bool) -> Pace:
    """Infantry keeps its facing, a vehicle looks where it goes (HOS-6.14, 6.28)."""
    heading = stand.heading if going.kind == INFANTRY else step.direction
    after = Stand(step.to, NOWHERE, heading)
    word = ("step", square_word(s, step.to))
    return Pace(after, step.to, halts(s, going, step), word, window)


def _steps_out(s: HeroesState, going: Going, vehicle: int) -> list[Pace]:
    """Out of a vehicle onto a free square beside it (HOS-20.19); no zone bars it (HOS-20.21)."""
    found = []
    seen: set[int] = set()
    for start in s.places_of(vehicle):
        for step in s.terrain.steps[INFANTRY][start]:
            to = step.to
            if to in seen or s.occupied(to) or not ground.enterable(s, to, INFANTRY):
                continue
            if not lies_across(s, going.unit, step):
                seen.add(to)
                after = Stand(to, NOWHERE, s.heading[going.unit])
                word = ("step", square_word(s, to))
                found.append(Pace(after, to, halts(s, going, step), word))
    return found


def settles(s: HeroesState, going: Going, pace: Pace, left: int) -> bool:
    """Can it stay where the step leads, or go on to where it can (HOS-6.71)?"""
    if may_stay(s, going, pace.stand):
        return True
    if pace.halts or left < 1:
        return False
    if can_leave_field(s, going.unit, pace.stand) or boardings(s, going, pace.stand):
        return True
    return any(
        settles(s, going, following, left - 1)
        for following in open_steps(s, going, pace.stand, left)
    )


def window_at_hand(s: HeroesState, unit: int, stand: Stand, target: int) -> bool:
    """Is there a window beside it that Surprise could lead through (HOS-21.39)?

    Also to the enemy that it assaults (HOS-17.52).
    """
    if not s.is_infantry(unit) or stand.aboard >= 0:
        return False
    going = Going(s, unit, surprise=True)
    goals = s.places_of(target) if target >= 0 else ()
    return any(
        not why_closed(s, going, stand.at, step)
        or (step.to in goals and can_charge(s, going, step))
        for step in s.terrain.window_steps[stand.at]
    )


# Boarding, leaving the field.


def boardings(s: HeroesState, going: Going, stand: Stand) -> list[Action]:
    """The vehicles it can go aboard with its last step, as passenger or crew (HOS-20.18, 15.40)."""
    if going.kind != INFANTRY or stand.aboard >= 0 or s.phase == SETUP:
        return []  # Nobody boards in a Scout move (HOS-19.21).
    found: list[Action] = []
    for step in s.terrain.links[INFANTRY][stand.at]:
        vehicle = s.vehicle_on[step.to]
        if vehicle < 0 or lies_across(s, going.unit, step):
            continue
        word = s.unit(vehicle).word
        if transport.has_room(s, vehicle, going.unit) and ("board", word) not in found:
            found.append(("board", word))
        if transport.takes_crew(s, vehicle, going.unit) and ("man", word) not in found:
            found.append(("man", word))
    return found


def can_leave_field(s: HeroesState, unit: int, stand: Stand) -> bool:
    """Does it stand on a rim that it may leave the field over (HOS-6.86, HH-11)?"""
    if stand.aboard >= 0:
        return False
    return any(
        place >= 0 and objectives.may_exit(s, unit, place) for place in (stand.at, stand.rear)
    )


# Facing.


def faces_in_step(s: HeroesState, unit: int) -> bool:
    """Is a facing worth choosing with every step: a limited arc, or DVs by facing (HOS-14.21)?"""
    counter = s.counter(unit)
    if counter.size > 1 or s.standing[unit] != ON_FIELD:
        return False
    front, side, rear = s.shows(unit).defence
    return counter.has_arc or front != side or side != rear


def faces_on_the_spot(s: HeroesState, unit: int) -> bool:
    """May it turn on the spot, for what it is worth (HOS-6.15, 6.28)?"""
    if s.standing[unit] != ON_FIELD or s.counter(unit).size > 1:
        return False
    return not s.is_infantry(unit) or s.counter(unit).has_arc


# Whole ways.


@mypyc_attr(acyclic=True)
class Way:
    """A stand within reach, with a shortest way of actions that leads there."""

    def __init__(self, stand: Stand, left: int, actions: tuple[Action, ...]) -> None:
        self.stand = stand
        self.left = left
        self.actions = actions


def ways(s: HeroesState, going: Going, stand: Stand, left: int) -> list[Way]:
    """Every stand within reach, the present one first, then the nearest."""
    found = [Way(stand, left, ())]
    known = {(stand.at, stand.rear)}
    for way in found:
        for pace in paces(s, going, way.stand, way.left):
            key = (pace.stand.at, pace.stand.rear)
            if key not in known:
                known.add(key)
                rest = 0 if pace.halts else way.left - 1
                found.append(Way(pace.stand, rest, (*way.actions, pace.word)))
    return found


# Assaults.


def entries(s: HeroesState, going: Going, stand: Stand, target: int) -> list[tuple[int, int]]:
    """The squares of the target that can be entered from here, each with its launch square.

    Terrain, walls and grid count, the occupant and zones do not (HOS-17.52). The attacker is alone
    on its launch square, or that is a vehicle which carries it (HOS-17.10, 17.53).
    """
    if s.standing[target] != ON_FIELD:
        return []
    goals = s.places_of(target)
    if stand.rear >= 0:
        return vehicles.entries(s, going, stand, goals)
    if stand.aboard >= 0:
        starts = s.places_of(stand.aboard)
    elif s.infantry_on[stand.at] in (-1, going.unit):
        starts = (stand.at,)
    else:
        return []
    found = []
    for start in starts:
        steps = s.terrain.steps[going.kind][start]
        if going.surprise:
            steps += s.terrain.window_steps[start]
        for step in steps:
            if step.to in goals and can_charge(s, going, step):
                found.append((step.to, start))
    return found


def launches(
    s: HeroesState, going: Going, stand: Stand, left: int, target: int, first: bool = False
) -> list[tuple[int, int]]:
    """The squares of the target that it can come to enter, each with a launch square that it
    reaches with one square of movement left for the last step; with ``first`` the nearest will do.

    A square may be reached again by a way that is longer but does not end in difficult passage.
    """
    reached = [(stand, left)]
    best = {(stand.at, stand.rear): left}
    found: dict[tuple[int, int], None] = {}
    for here, rest in reached:
        if rest < 1:
            continue
        for entry in entries(s, going, here, target):
            found[entry] = None
        if first and found:
            break
        for pace in paces(s, going, here, rest):
            key = (pace.stand.at, pace.stand.rear)
            after = 0 if pace.halts else rest - 1
            if after > best.get(key, -1):
                best[key] = after
                reached.append((pace.stand, after))
    return list(found)


def can_assault(s: HeroesState, going: Going, stand: Stand, left: int, target: int) -> bool:
    """Is there a way to a launch square, with one square of movement left for the last step?"""
    return bool(launches(s, going, stand, left, target, True))
