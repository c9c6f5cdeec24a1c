"""Why a unit cannot move like that: each refusal with its rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.heroes import abilities, names, windows
from sandtable.games.heroes.assaults import assault
from sandtable.games.heroes.fire import firing
from sandtable.games.heroes.land import ground
from sandtable.games.heroes.moving import (
    movement,
    movement_action,
    paces,
    spotting,
    transport,
    wrecks,
    zones,
)
from sandtable.games.heroes.moving.paces import Going, Stand
from sandtable.games.heroes.pack.counters import INFANTRY, NONE, X
from sandtable.games.heroes.status import ABOARD, ACTIVATION, ON_FIELD, SETUP, TRACKS
from sandtable.kernel.action import Action
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.moving.movement_action import Movement
    from sandtable.games.heroes.state import HeroesState


def named_unit(s: HeroesState, action: Action) -> int:
    if len(action) < 2 or not action[1].startswith(names.PREFIX):
        return -1
    return s.battle.unit_named.get(action[1][len(names.PREFIX) :], -1)


def named_square(s: HeroesState, word: str) -> int:
    return s.battle.field.named.get(word[len("square:") :], -1)


# Declarations.


def declaration(s: HeroesState, unit: int, action: Action) -> Refusal:
    """Why this Movement Action cannot be declared."""
    told = names.unit(s, unit)
    if s.damage[unit] & TRACKS:
        return s.refusal("move-tracks", unit=told)
    if transport.is_crew_aboard(s, unit):
        return s.refusal("move-crew", unit=told)
    if action[:1] == ("assault",):
        return _assault(s, unit, named_unit(s, action))
    if action[:1] == ("push",):
        return _push(s, unit, action)
    return s.refusal("move-declare", unit=told)


def _assault(s: HeroesState, unit: int, target: int) -> Refusal:
    """A hidden attacker is judged by the side that it would turn up for it (HOS-15.11)."""
    up = s.face[unit]
    if s.hidden(unit):
        s.face[unit] = 1 - up
    refusal = _no_assault(s, unit, target)
    s.face[unit] = up
    return refusal


def _no_assault(s: HeroesState, unit: int, target: int) -> Refusal:
    told = names.unit(s, unit)
    if s.phase != ACTIVATION:
        return s.refusal("assault-phase", unit=told)
    if target < 0 or s.side_of_unit(target) == s.side_of_unit(unit):
        return s.refusal("assault-enemy", unit=told)
    other = names.unit(s, target)
    if s.standing[target] != ON_FIELD:
        return s.refusal("assault-carried", target=other)
    if abilities.assault_number(s, unit, target) == NONE:
        return s.refusal("assault-ability", unit=told)
    if not assault.may_assault(s, unit, target):
        return s.refusal("assault-value-x", unit=told, target=other)
    if movement.allowance(s, unit, 0) == 0:
        return s.refusal("assault-immobile", unit=told)
    return s.refusal("assault-too-far", unit=told, target=other)


def _push(s: HeroesState, unit: int, action: Action) -> Refusal:
    told = names.unit(s, unit)
    word = action[1] if len(action) > 1 else ""
    number = word[len("wreck:") :]
    index = int(number) if number.isdecimal() else -1
    if not 0 <= index < len(s.wrecks) or s.wrecks[index] is None:
        return s.refusal("push-no-wreck")
    if s.is_infantry(unit):
        return s.refusal("push-vehicle", unit=told)
    if not wrecks.can_push_at_all(s, unit, index):
        return s.refusal("push-too-large", unit=told)
    return s.refusal("push-too-far", unit=told)


# In the course of a move.


def refuse(s: HeroesState, frame: Movement, action: Action) -> Refusal:
    unit = frame.unit
    told = names.unit(s, unit)
    word = action[0] if action else ""
    if word in movement_action.PLAYS:
        return windows.why_not(s, s.side_of_unit(unit), action)
    if frame.stage == movement_action.FIRE and word in movement_action.WORDS:
        return s.refusal("fire-or-hold", unit=told)
    if word == "step":
        place = named_square(s, action[1]) if len(action) > 1 else -1
        return s.refusal("name-a-square") if place < 0 else step(s, frame, place)
    if word == "pivot":
        return pivot(s, frame)
    if word in ("board", "man"):
        return _boarding(s, frame, word, named_unit(s, action))
    if word in ("charge", "assault"):
        return _charge(s, frame, word)
    if word == "push":
        return s.refusal("push-blocked" if frame.wreck >= 0 else "push-announce", unit=told)
    if word == "exit":
        return s.refusal("exit-rim", unit=told)
    if word == "flip":
        return _flip(s, frame)
    if word == "stop":
        return _stop(s, frame)
    if word in ("hold", "move"):
        return s.refusal("move-on", unit=told)
    if s.fired[unit]:
        return s.refusal("fired-on-the-move", unit=told)
    return firing.refuse(s, unit, movement_action.ON_THE_MOVE, action)


def step(s: HeroesState, frame: Movement, place: int) -> Refusal:
    """Why the next step cannot lead to that square."""
    told = names.unit(s, frame.unit)
    square = s.name(place)
    going = frame.going(s)
    stand = paces.stand_of(s, frame.unit)
    left = frame.left(s)
    if place in (stand.at, stand.rear):
        return s.refusal("step-there", square=square)
    if left < 1:
        return no_movement(s, frame)
    if stand.aboard >= 0:
        return _step_out(s, going, place)
    found = _closed(s, going, stand, place)
    if found is not None:
        return found
    for pace in movement.open_steps(s, going, stand, left):
        if pace.entered == place and pace.word[0] == "step":
            if not movement.settles(s, going, pace, left - 1):
                barred = s.phase == SETUP and s.infantry_on[place] < 0
                return s.refusal("scout-objective" if barred else "step-stay", square=square)
            if frame.must_assault(s, going, stand, left):
                return s.refusal("assault-must", target=names.unit(s, frame.target))
            return s.refusal("step-facing", unit=told)
    return s.refusal("step-ahead", unit=told, square=square)


def no_movement(s: HeroesState, frame: Movement) -> Refusal:
    """Why it cannot go on at all."""
    unit = frame.unit
    told = names.unit(s, unit)
    if frame.limit <= 0:
        if abilities.printed_move(s, unit) == X:
            return s.refusal("move-x", unit=told)
        return s.refusal("move-immobile", unit=told)
    place = s.places_of(unit)[0]
    if ground.difficult_at(s, place, s.counter(unit).kind) and not frame.surefooted:
        return s.refusal("step-difficult", unit=told, square=s.name(place))
    return s.refusal("step-spent", unit=told, limit=frame.limit)


def _closed(s: HeroesState, going: Going, stand: Stand, place: int) -> Refusal | None:
    """What closes the way to a square from the half that is next to it; None if nothing does."""
    starts = (stand.at,) if stand.rear < 0 else (stand.at, stand.rear)
    square = s.name(place)
    closed: Refusal | None = None
    for start in starts:
        link = paces.link(s, going.kind, start, place)
        if link is None:
            continue
        why = paces.why_closed(s, going, start, link)
        if not why:
            return None
        if why == "step-zone":
            whose = _barring(s, going.unit, link.visited(start))
            closed = s.refusal("step-zone", square=square, unit=whose)
        else:
            closed = s.refusal(why, square=square)
    if closed is not None:
        return closed
    return _no_way(s, going, starts, place)


def _barring(s: HeroesState, unit: int, way: tuple[int, ...]) -> str:
    """The enemy in whose zone the step would stay (HOS-7.16)."""
    for enemy in s.on_field(1 - s.side_of_unit(unit)):
        if s.is_infantry(enemy) and not s.suppression[enemy]:
            zone = zones.controls(s, enemy)
            for i in range(1, len(way)):
                if way[i] in zone and way[i - 1] in zone:
                    return names.unit(s, enemy)
    return ""


def _no_way(s: HeroesState, going: Going, starts: tuple[int, ...], place: int) -> Refusal:
    """Grid or walls part the squares, or they are simply too far from each other."""
    field = s.battle.field
    square = s.name(place)
    if going.kind != INFANTRY and field.offset_grid[place] >= 0:
        return s.refusal("step-offset", square=square)
    if paces.distance_to(s, going.unit, place) > 1:
        return s.refusal("step-far", square=square)
    if going.kind == INFANTRY:
        for step in s.terrain.window_steps[starts[0]]:
            if step.to == place:
                return s.refusal("step-window", square=square)
    if any(field.offset_grid[start] != field.offset_grid[place] for start in starts):
        return s.refusal("step-grids", square=square)
    (x, y), (to_x, to_y) = field.places[starts[0]], field.places[place]
    diagonal = x != to_x and y != to_y
    return s.refusal("step-corner" if diagonal else "step-wall", square=square)


def _step_out(s: HeroesState, going: Going, place: int) -> Refusal:
    square = s.name(place)
    if s.occupied(place):
        return s.refusal("leave-occupied", square=square)
    return s.refusal("leave-beside", square=square)


def pivot(s: HeroesState, frame: Movement) -> Refusal:
    told = names.unit(s, frame.unit)
    if s.counter(frame.unit).size == 1:
        return s.refusal("pivot-one-square", unit=told)
    if frame.left(s) < 1:
        return s.refusal("pivot-immobile", unit=told)
    return s.refusal("pivot-blocked", unit=told)


def _boarding(s: HeroesState, frame: Movement, word: str, vehicle: int) -> Refusal:
    unit = frame.unit
    told = names.unit(s, unit)
    if vehicle < 0 or s.is_infantry(vehicle) or not s.is_infantry(unit):
        return s.refusal("board-infantry", unit=told)
    if s.phase == SETUP:
        return s.refusal("board-scout", unit=told)
    if s.standing[unit] == ABOARD or not paces.beside(s, unit, vehicle):
        return s.refusal("board-beside", unit=told)
    if frame.left(s) < 1:
        return s.refusal("board-movement", unit=told)
    if word == "man" and frame.flipped:
        return s.refusal("flip-once", unit=told)
    if word == "man":
        return s.refusal("man-crew", unit=told)
    why = transport.why_no_room(s, vehicle, unit)
    if why:
        return s.refusal(why, unit=told)
    return s.refusal("assault-must", target=names.unit(s, frame.target))


def _charge(s: HeroesState, frame: Movement, word: str) -> Refusal:
    told = names.unit(s, frame.unit)
    if s.phase != ACTIVATION:
        return s.refusal("assault-phase", unit=told)
    if frame.target < 0 or word == "assault":
        return s.refusal("assault-announce", unit=told)
    if frame.left(s) < 1:
        return no_movement(s, frame)
    return s.refusal("assault-launch", unit=told)


def _flip(s: HeroesState, frame: Movement) -> Refusal:
    told = names.unit(s, frame.unit)
    if frame.spotted:
        return s.refusal("flip-spotted", unit=told)
    if frame.flipped:
        return s.refusal("flip-once", unit=told)
    if not spotting.changes_state(s, frame.unit):
        return s.refusal("flip-ability", unit=told)
    if s.standing[frame.unit] == ABOARD:
        return s.refusal("flip-aboard", unit=told)
    if frame.must_assault(s, frame.going(s), paces.stand_of(s, frame.unit), frame.left(s)):
        return s.refusal("assault-must", target=names.unit(s, frame.target))
    if frame.target >= 0 and frame.fresh():
        return s.refusal("flip-assault", unit=told)
    return s.refusal("stop-occupied", square=s.name(s.at[frame.unit]))


def _stop(s: HeroesState, frame: Movement) -> Refusal:
    unit = frame.unit
    told = names.unit(s, unit)
    going = frame.going(s)
    stand = paces.stand_of(s, unit)
    if frame.must_assault(s, going, stand, frame.left(s)):
        return s.refusal("assault-must", target=names.unit(s, frame.target))
    if stand.aboard >= 0:
        return s.refusal("crew-leaves", unit=told)
    if not movement.may_stay(s, going, stand):
        barred = s.phase == SETUP and s.infantry_on[stand.at] in (-1, unit)
        return s.refusal("scout-objective" if barred else "stop-occupied", square=s.name(stand.at))
    return s.refusal("stop-facing", unit=told)
