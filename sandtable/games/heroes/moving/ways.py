"""Where a unit can go: the steps from a pose, complete ways, boarding, launching an assault."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes import objectives
from sandtable.games.heroes.land import ground
from sandtable.games.heroes.land.adjacency import lies_across
from sandtable.games.heroes.moving import vehicles
from sandtable.games.heroes.moving.stepping import (
    Mover,
    Pose,
    StepOption,
    can_charge,
    halts,
    why_closed,
)
from sandtable.games.heroes.pack.counters import INFANTRY
from sandtable.games.heroes.status import NOWHERE, ON_FIELD, SETUP
from sandtable.games.heroes.units import abilities, transport
from sandtable.kernel.action import Action
from sandtable.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from sandtable.games.heroes.land.steps import GridStep
    from sandtable.games.heroes.state import HeroesState


#: No step is longer in any direction, from a square of one grid to one of another (q-units).
LONGEST_STEP: Final = 6


def allowance(state: HeroesState, unit: int, bonus: int) -> int:
    """The movement of a Movement Action that begins now (HOS-6.66); 0 with MV X (HOS-6.17)."""
    if state.phase == SETUP:
        return max(0, abilities.scout(state, unit))  # HOS-19.11
    return max(0, abilities.current_move(state, unit, bonus))


def may_stay(state: HeroesState, mover: Mover, pose: Pose) -> bool:
    """May its Movement Action end there (HOS-6.5)? Vehicles may end on infantry (HOS-6.39)."""
    if state.phase == SETUP and pose.at != mover.home:
        for place in (pose.at, pose.rear):
            if place >= 0 and objectives.bars_scout(state, place):
                return False  # HOS-19.14
    if mover.kind != INFANTRY or pose.aboard >= 0:
        return True
    return state.vehicle_on[pose.at] < 0 and state.infantry_on[pose.at] in (-1, mover.unit)


# All steps from a pose.


def step_options(state: HeroesState, mover: Mover, pose: Pose, left: int) -> list[StepOption]:
    """The steps and pivots that it can make with ``left`` movement."""
    return [
        option
        for option in open_steps(state, mover, pose, left)
        if settles(state, mover, option, left - 1)
    ]


def can_step(state: HeroesState, mover: Mover, pose: Pose, left: int) -> bool:
    """Is there any such step?"""
    if left >= 1 and pose.aboard < 0 and pose.rear < 0:
        for step in state.terrain.steps[mover.kind][pose.at]:  # the first will usually do
            if not why_closed(state, mover, pose.at, step):
                option = _step_option(state, mover, pose, step, False)
                if settles(state, mover, option, left - 1):
                    return True
    for option in open_steps(state, mover, pose, left):
        if settles(state, mover, option, left - 1):
            return True
    return False


def open_steps(state: HeroesState, mover: Mover, pose: Pose, left: int) -> list[StepOption]:
    """The possible steps, without checking whether the unit can stay at the destination."""
    if left < 1:
        return []
    if pose.aboard >= 0:
        return _steps_out(state, mover, pose.aboard)
    key = (pose.at << 16 | pose.rear + 1) << 3 | pose.heading
    found = mover.steps_from.get(key)
    if found is None:
        if pose.rear >= 0:
            found = vehicles.step_options(state, mover, pose)
        else:
            found = _grid_steps(state, mover, pose)
        mover.steps_from[key] = found
    return found


def _grid_steps(state: HeroesState, mover: Mover, pose: Pose) -> list[StepOption]:
    """The steps of a unit on one square, with Surprise through windows too."""
    found = []
    for step in state.terrain.steps[mover.kind][pose.at]:
        if not why_closed(state, mover, pose.at, step):
            found.append(_step_option(state, mover, pose, step, False))
    if mover.surprise:
        for step in state.terrain.window_steps[pose.at]:
            if not why_closed(state, mover, pose.at, step):
                found.append(_step_option(state, mover, pose, step, True))
    return found


def _step_option(
    state: HeroesState, mover: Mover, pose: Pose, step: GridStep, window: bool
) -> StepOption:
    """A step; infantry keeps its facing, a vehicle faces where it goes (HOS-6.14, 6.28)."""
    heading = pose.heading if mover.kind == INFANTRY else step.direction
    after = Pose(step.to, NOWHERE, heading)
    word = state.battle.field.step_words[step.to]
    return StepOption(after, step.to, halts(state, mover, step), word, window)


def _steps_out(state: HeroesState, mover: Mover, vehicle: int) -> list[StepOption]:
    """Out of a vehicle onto a free square beside it (HOS-20.19), ignoring zones (HOS-20.21)."""
    found = []
    seen: set[int] = set()
    for start in state.places_of(vehicle):
        for step in state.terrain.steps[INFANTRY][start]:
            to = step.to
            if to in seen or state.occupied(to) or not ground.enterable(state, to, INFANTRY):
                continue
            if not lies_across(state, mover.unit, step):
                seen.add(to)
                after = Pose(to, NOWHERE, state.heading[mover.unit])
                word = state.battle.field.step_words[to]
                found.append(StepOption(after, to, halts(state, mover, step), word))
    return found


def settles(state: HeroesState, mover: Mover, option: StepOption, left: int) -> bool:
    """Can it stay at the destination, or continue to a square where it can (HOS-6.71)?

    There are many ways through a crowd. Each pose is looked at once: when it is first reached,
    with the most movement left.
    """
    if may_stay(state, mover, option.pose):
        return True
    reached = [(option, left)]
    known: set[tuple[int, int, int, bool]] = set()
    for here, rest in reached:
        pose = here.pose
        if may_stay(state, mover, pose):
            return True
        if here.halts or rest < 1:
            continue
        if can_leave_field(state, mover.unit, pose) or boardings(state, mover, pose):
            return True
        for following in open_steps(state, mover, pose, rest):
            after = following.pose
            key = (after.at, after.rear, after.heading, following.halts)
            if key not in known:
                known.add(key)
                reached.append((following, rest - 1))
    return False


def window_at_hand(state: HeroesState, unit: int, pose: Pose, target: int) -> bool:
    """Is there a window beside it that Surprise could be used on (HOS-21.39)?

    This includes one that leads to the enemy it assaults (HOS-17.52).
    """
    if not state.is_infantry(unit) or pose.aboard >= 0:
        return False
    mover = Mover(state, unit, surprise=True)
    goals = state.places_of(target) if target >= 0 else ()
    return any(
        not why_closed(state, mover, pose.at, step)
        or (step.to in goals and can_charge(state, mover, step))
        for step in state.terrain.window_steps[pose.at]
    )


# Boarding, leaving the field.


def boardings(state: HeroesState, mover: Mover, pose: Pose) -> list[Action]:
    """The vehicles it can board with its last step, as passenger or crew (HOS-20.18, 15.40)."""
    if mover.kind != INFANTRY or pose.aboard >= 0 or state.phase == SETUP:
        return []  # No boarding in a Scout move (HOS-19.21).
    found: list[Action] = []
    for step in state.terrain.links[INFANTRY][pose.at]:
        vehicle = state.vehicle_on[step.to]
        if vehicle < 0 or lies_across(state, mover.unit, step):
            continue
        word = state.unit(vehicle).word
        if transport.has_room(state, vehicle, mover.unit) and ("board", word) not in found:
            found.append(("board", word))
        if transport.takes_crew(state, vehicle, mover.unit) and ("man", word) not in found:
            found.append(("man", word))
    return found


def can_leave_field(state: HeroesState, unit: int, pose: Pose) -> bool:
    """Is it at a rim where it may leave the field (HOS-6.86, HH-11)?"""
    if pose.aboard >= 0:
        return False
    return any(
        place >= 0 and objectives.may_exit(state, unit, place) for place in (pose.at, pose.rear)
    )


# Facing.


def faces_in_step(state: HeroesState, unit: int) -> bool:
    """Does facing matter at every step: a limited arc, or DVs by facing (HOS-14.21)?"""
    counter = state.counter(unit)
    if counter.size > 1 or state.status[unit] != ON_FIELD:
        return False
    front, side, rear = state.shows(unit).defence
    return counter.has_arc or front != side or side != rear


def faces_on_the_spot(state: HeroesState, unit: int) -> bool:
    """May it turn on the spot, and does that matter (HOS-6.15, 6.28)?"""
    if state.status[unit] != ON_FIELD or state.counter(unit).size > 1:
        return False
    return not state.is_infantry(unit) or state.counter(unit).has_arc


# Complete ways.


@mypyc_attr(acyclic=True)
class Way:
    """A pose within reach, with a shortest sequence of actions that leads there."""

    def __init__(self, pose: Pose, left: int, actions: tuple[Action, ...]) -> None:
        self.pose = pose
        self.left = left
        self.actions = actions


def ways(state: HeroesState, mover: Mover, pose: Pose, left: int) -> list[Way]:
    """All poses within reach, the current one first, then by distance."""
    found = [Way(pose, left, ())]
    known = {(pose.at, pose.rear)}
    for way in found:
        for option in step_options(state, mover, way.pose, way.left):
            key = (option.pose.at, option.pose.rear)
            if key not in known:
                known.add(key)
                rest = 0 if option.halts else way.left - 1
                found.append(Way(option.pose, rest, (*way.actions, option.word)))
    return found


# Assaults.


def entries(state: HeroesState, mover: Mover, pose: Pose, target: int) -> list[tuple[int, int]]:
    """The target's squares that can be entered from here, each with its launch square.

    Terrain, walls and grid matter, the occupant and zones do not (HOS-17.52). The attacker must be
    alone on its launch square, or aboard a vehicle there (HOS-17.10, 17.53).
    """
    if state.status[target] != ON_FIELD:
        return []
    goals = state.places_of(target)
    if pose.rear >= 0:
        return vehicles.entries(state, mover, pose, goals)
    if pose.aboard >= 0:
        starts = state.places_of(pose.aboard)
    elif state.infantry_on[pose.at] in (-1, mover.unit):
        starts = (pose.at,)
    else:
        return []
    found = []
    for start in starts:
        steps = state.terrain.steps[mover.kind][start]
        if mover.surprise:
            steps += state.terrain.window_steps[start]
        for step in steps:
            if step.to in goals and can_charge(state, mover, step):
                found.append((step.to, start))
    return found


def launches(
    state: HeroesState, mover: Mover, pose: Pose, left: int, target: int, first: bool = False
) -> list[tuple[int, int]]:
    """The target's squares it can enter, each with a launch square that it reaches with one square
    of movement left for the last step; with ``first``, only the nearest.

    A square may be reached again by a longer way that does not end in difficult terrain.
    """
    reached = [(pose, left)]
    best = {(pose.at, pose.rear): left}
    found: dict[tuple[int, int], None] = {}
    goals = state.places_of(target)
    for here, rest in reached:
        if rest < 1 or too_far(state, here, goals, rest):
            continue
        for entry in entries(state, mover, here, target):
            found[entry] = None
        if first and found:
            break
        for option in step_options(state, mover, here, rest):
            key = (option.pose.at, option.pose.rear)
            after = 0 if option.halts else rest - 1
            if after > best.get(key, -1):
                best[key] = after
                reached.append((option.pose, after))
    return list(found)


def too_far(state: HeroesState, pose: Pose, goals: tuple[int, ...], steps: int) -> bool:
    """Are these squares further than a number of steps can lead, whatever is on the way?"""
    if pose.aboard >= 0:
        return False
    centres = state.battle.field.centres
    most = LONGEST_STEP * steps
    for place in (pose.at, pose.rear):
        if place < 0:
            continue
        x, y = centres[place]
        for goal in goals:
            gx, gy = centres[goal]
            if abs(gx - x) <= most and abs(gy - y) <= most:
                return False
    return True


def can_assault(state: HeroesState, mover: Mover, pose: Pose, left: int, target: int) -> bool:
    """Can it reach a launch square with one square of movement left for the last step?"""
    return bool(launches(state, mover, pose, left, target, True))
