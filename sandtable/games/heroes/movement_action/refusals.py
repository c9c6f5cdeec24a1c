"""Why a unit cannot move in a certain way, with the rule for each reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.heroes import names
from sandtable.games.heroes.assaults import assault
from sandtable.games.heroes.fire import firing, kinds_of_fire
from sandtable.games.heroes.land import adjacency, ground, zones
from sandtable.games.heroes.movement_action import stages
from sandtable.games.heroes.moving import pushing, stepping, ways
from sandtable.games.heroes.moving.stepping import Mover, Pose
from sandtable.games.heroes.pack.counters import INFANTRY, NONE, X
from sandtable.games.heroes.status import ABOARD, ACTIVATION, ON_FIELD, SETUP, TRACKS
from sandtable.games.heroes.units import abilities, spotting, transport
from sandtable.kernel.action import Action
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.movement_action.movement import Movement
    from sandtable.games.heroes.state import HeroesState


def named_unit(state: HeroesState, action: Action) -> int:
    if len(action) < 2 or not action[1].startswith(names.PREFIX):
        return -1
    return state.battle.unit_named.get(action[1][len(names.PREFIX) :], -1)


def named_square(state: HeroesState, word: str) -> int:
    return state.battle.field.named.get(word[len("square:") :], -1)


# Declarations.


def declaration(state: HeroesState, unit: int, action: Action) -> Refusal:
    """Why this Movement Action cannot be declared."""
    unit_name = names.unit(state, unit)
    if state.damage[unit] & TRACKS:
        return state.refusal("move-tracks", unit=unit_name)
    if transport.is_crew_aboard(state, unit):
        return state.refusal("move-crew", unit=unit_name)
    if action[:1] == ("assault",):
        return _assault(state, unit, named_unit(state, action))
    if action[:1] == ("push",):
        return _push(state, unit, action)
    return state.refusal("move-declare", unit=unit_name)


def _assault(state: HeroesState, unit: int, target: int) -> Refusal:
    """A hidden attacker is judged by the side it would flip to (HOS-15.11)."""
    up = state.face[unit]
    if state.hidden(unit):
        state.face[unit] = 1 - up
    refusal = _no_assault(state, unit, target)
    state.face[unit] = up
    return refusal


def _no_assault(state: HeroesState, unit: int, target: int) -> Refusal:
    unit_name = names.unit(state, unit)
    if state.phase != ACTIVATION:
        return state.refusal("assault-phase", unit=unit_name)
    if target < 0 or state.side_of_unit(target) == state.side_of_unit(unit):
        return state.refusal("assault-enemy", unit=unit_name)
    other = names.unit(state, target)
    if state.status[target] != ON_FIELD:
        return state.refusal("assault-carried", target=other)
    if abilities.assault_number(state, unit, target) == NONE:
        return state.refusal("assault-ability", unit=unit_name)
    if not assault.may_assault(state, unit, target):
        return state.refusal("assault-value-x", unit=unit_name, target=other)
    if ways.allowance(state, unit, 0) == 0:
        return state.refusal("assault-immobile", unit=unit_name)
    return state.refusal("assault-too-far", unit=unit_name, target=other)


def _push(state: HeroesState, unit: int, action: Action) -> Refusal:
    unit_name = names.unit(state, unit)
    word = action[1] if len(action) > 1 else ""
    number = word[len("wreck:") :]
    index = int(number) if number.isdecimal() else -1
    if not 0 <= index < len(state.wrecks) or state.wrecks[index] is None:
        return state.refusal("push-no-wreck")
    if state.is_infantry(unit):
        return state.refusal("push-vehicle", unit=unit_name)
    if not pushing.can_push_at_all(state, unit, index):
        return state.refusal("push-too-large", unit=unit_name)
    return state.refusal("push-too-far", unit=unit_name)


# During a move.


def refuse(state: HeroesState, frame: Movement, action: Action) -> Refusal:
    unit = frame.unit
    unit_name = names.unit(state, unit)
    word = action[0] if action else ""
    if word in stages.PLAYS:
        return state.why_no_play(state.side_of_unit(unit), action)
    if frame.stage == stages.FIRE and word in stages.WORDS:
        return state.refusal("fire-or-hold", unit=unit_name)
    if needless_facing(state, unit, action):
        return state.refusal("facing-needless", unit=unit_name)
    if word == "step":
        place = named_square(state, action[1]) if len(action) > 1 else -1
        return state.refusal("name-a-square") if place < 0 else step(state, frame, place)
    if word == "pivot":
        return pivot(state, frame)
    if word in ("board", "man"):
        return _boarding(state, frame, word, named_unit(state, action))
    if word in ("charge", "assault"):
        return _charge(state, frame, word)
    if word == "push":
        return state.refusal(
            "push-blocked" if frame.wreck >= 0 else "push-announce", unit=unit_name
        )
    if word == "exit":
        return state.refusal("exit-rim", unit=unit_name)
    if word == "flip":
        return _flip(state, frame)
    if word == "stop":
        return _stop(state, frame)
    if word in ("hold", "move", "wait"):
        return state.refusal("move-on", unit=unit_name)
    if state.fired[unit]:
        return state.refusal("fired-on-the-move", unit=unit_name)
    return firing.refuse(state, unit, kinds_of_fire.ON_THE_MOVE, action)


def needless_facing(state: HeroesState, unit: int, action: Action) -> bool:
    """Does a step or stop name a direction although facing does not matter (HOS-6.16)?"""
    if action[:1] not in (("step",), ("stop",)) or not action[-1].startswith("facing:"):
        return False
    in_step = ways.faces_in_step(state, unit)
    matters = in_step if action[0] == "step" else ways.faces_on_the_spot(state, unit)
    return state.counter(unit).size == 1 and not matters


def step(state: HeroesState, frame: Movement, place: int) -> Refusal:
    """Why the next step cannot go to that square."""
    unit_name = names.unit(state, frame.unit)
    square = state.name(place)
    mover = frame.mover(state)
    pose = stepping.pose_of(state, frame.unit)
    left = frame.left(state)
    if place in (pose.at, pose.rear):
        return state.refusal("step-there", square=square)
    if left < 1:
        return no_movement(state, frame)
    if pose.aboard >= 0:
        return _step_out(state, mover, place)
    found = _closed(state, mover, pose, place)
    if found is not None:
        return found
    for option in ways.open_steps(state, mover, pose, left):
        if option.entered == place and option.word[0] == "step":
            if not ways.settles(state, mover, option, left - 1):
                barred = state.phase == SETUP and state.infantry_on[place] < 0
                return state.refusal("scout-objective" if barred else "step-stay", square=square)
            if frame.must_assault(state, mover, pose, left):
                return state.refusal("assault-must", target=names.unit(state, frame.target))
            return state.refusal("step-facing", unit=unit_name)
    return state.refusal("step-ahead", unit=unit_name, square=square)


def no_movement(state: HeroesState, frame: Movement) -> Refusal:
    """Why it cannot move any further."""
    unit = frame.unit
    unit_name = names.unit(state, unit)
    if frame.limit <= 0:
        if abilities.printed_move(state, unit) == X:
            return state.refusal("move-x", unit=unit_name)
        return state.refusal("move-immobile", unit=unit_name)
    place = state.places_of(unit)[0]
    if ground.difficult_at(state, place, state.counter(unit).kind) and not frame.surefooted:
        return state.refusal("step-difficult", unit=unit_name, square=state.name(place))
    return state.refusal("step-spent", unit=unit_name, limit=frame.limit)


def _closed(state: HeroesState, mover: Mover, pose: Pose, place: int) -> Refusal | None:
    """What closes the way to a square from the adjacent half of the unit; None if nothing does."""
    starts = (pose.at,) if pose.rear < 0 else (pose.at, pose.rear)
    square = state.name(place)
    closed: Refusal | None = None
    for start in starts:
        link = adjacency.link(state, mover.kind, start, place)
        if link is None:
            continue
        why = stepping.why_closed(state, mover, start, link)
        if why is None:
            return None
        if why == "step-zone":
            whose = _barring(state, mover.unit, link.visited(start))
            closed = state.refusal("step-zone", square=square, unit=whose)
        else:
            closed = state.refusal(why, square=square)
    if closed is not None:
        return closed
    return _no_step(state, mover, starts, place)


def _barring(state: HeroesState, unit: int, way: tuple[int, ...]) -> str:
    """The enemy whose zone the step would stay in (HOS-7.16)."""
    for enemy in state.on_field(1 - state.side_of_unit(unit)):
        if state.is_infantry(enemy) and not state.suppression[enemy]:
            zone = zones.controls(state, enemy)
            for i in range(1, len(way)):
                if way[i] in zone and way[i - 1] in zone:
                    return names.unit(state, enemy)
    return ""


def _no_step(state: HeroesState, mover: Mover, starts: tuple[int, ...], place: int) -> Refusal:
    """The squares are separated by grid or walls, or too far apart."""
    field = state.battle.field
    square = state.name(place)
    if mover.kind != INFANTRY and field.offset_grid[place] >= 0:
        return state.refusal("step-offset", square=square)
    if adjacency.distance_to(state, mover.unit, place) > 1:
        return state.refusal("step-far", square=square)
    if mover.kind == INFANTRY:
        for step in state.terrain.window_steps[starts[0]]:
            if step.to == place:
                return state.refusal("step-window", square=square)
    if any(field.offset_grid[start] != field.offset_grid[place] for start in starts):
        return state.refusal("step-grids", square=square)
    (x, y), (to_x, to_y) = field.places[starts[0]], field.places[place]
    diagonal = x != to_x and y != to_y
    return state.refusal("step-corner" if diagonal else "step-wall", square=square)


def _step_out(state: HeroesState, mover: Mover, place: int) -> Refusal:
    square = state.name(place)
    if state.occupied(place):
        return state.refusal("leave-occupied", square=square)
    return state.refusal("leave-beside", square=square)


def pivot(state: HeroesState, frame: Movement) -> Refusal:
    unit_name = names.unit(state, frame.unit)
    if state.counter(frame.unit).size == 1:
        return state.refusal("pivot-one-square", unit=unit_name)
    if frame.left(state) < 1:
        return state.refusal("pivot-immobile", unit=unit_name)
    return state.refusal("pivot-blocked", unit=unit_name)


def _boarding(state: HeroesState, frame: Movement, word: str, vehicle: int) -> Refusal:
    unit = frame.unit
    unit_name = names.unit(state, unit)
    if vehicle < 0 or state.is_infantry(vehicle) or not state.is_infantry(unit):
        return state.refusal("board-infantry", unit=unit_name)
    if state.phase == SETUP:
        return state.refusal("board-scout", unit=unit_name)
    if state.status[unit] == ABOARD or not adjacency.beside(state, unit, vehicle):
        return state.refusal("board-beside", unit=unit_name)
    if frame.left(state) < 1:
        return state.refusal("board-movement", unit=unit_name)
    if word == "man" and frame.flipped:
        return state.refusal("flip-once", unit=unit_name)
    if word == "man":
        return state.refusal("man-crew", unit=unit_name)
    why = transport.why_no_room(state, vehicle, unit)
    if why is not None:
        return state.refusal(why, unit=unit_name)
    return state.refusal("assault-must", target=names.unit(state, frame.target))


def _charge(state: HeroesState, frame: Movement, word: str) -> Refusal:
    unit_name = names.unit(state, frame.unit)
    if state.phase != ACTIVATION:
        return state.refusal("assault-phase", unit=unit_name)
    if frame.target >= 0 and word == "assault":
        return state.refusal("assault-another", unit=unit_name)
    if frame.target < 0:
        return state.refusal("assault-announce", unit=unit_name)
    if frame.left(state) < 1:
        return no_movement(state, frame)
    return state.refusal("assault-launch", unit=unit_name)


def _flip(state: HeroesState, frame: Movement) -> Refusal:
    unit_name = names.unit(state, frame.unit)
    if frame.spotted:
        return state.refusal("flip-spotted", unit=unit_name)
    if frame.flipped:
        return state.refusal("flip-once", unit=unit_name)
    if not spotting.changes_state(state, frame.unit):
        return state.refusal("flip-ability", unit=unit_name)
    if state.status[frame.unit] == ABOARD:
        return state.refusal("flip-aboard", unit=unit_name)
    if frame.must_assault(
        state, frame.mover(state), stepping.pose_of(state, frame.unit), frame.left(state)
    ):
        return state.refusal("assault-must", target=names.unit(state, frame.target))
    if frame.target >= 0 and frame.fresh():
        return state.refusal("flip-assault", unit=unit_name)
    return state.refusal("stop-occupied", square=state.name(state.at[frame.unit]))


def _stop(state: HeroesState, frame: Movement) -> Refusal:
    unit = frame.unit
    unit_name = names.unit(state, unit)
    mover = frame.mover(state)
    pose = stepping.pose_of(state, unit)
    if frame.must_assault(state, mover, pose, frame.left(state)):
        return state.refusal("assault-must", target=names.unit(state, frame.target))
    if pose.aboard >= 0:
        return state.refusal("crew-leaves", unit=unit_name)
    if not ways.may_stay(state, mover, pose):
        barred = state.phase == SETUP and state.infantry_on[pose.at] in (-1, unit)
        return state.refusal(
            "scout-objective" if barred else "stop-occupied", square=state.name(pose.at)
        )
    return state.refusal("stop-facing", unit=unit_name)
