"""Carrying out the parts of a Movement Action (HOS-26.3, 26.4, 26.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.heroes import names, objectives
from sandtable.games.heroes.land import adjacency
from sandtable.games.heroes.movement_action import stages
from sandtable.games.heroes.moving import forced, pushing, stepping, ways
from sandtable.games.heroes.moving.stepping import Pose, StepOption
from sandtable.games.heroes.status import LOST, NOWHERE, ON_FIELD, SETUP
from sandtable.games.heroes.units import spotting, transport, wrecks
from sandtable.kernel.action import Action
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event

if TYPE_CHECKING:
    from sandtable.games.heroes.movement_action.movement import Movement
    from sandtable.games.heroes.state import HeroesState


def carry_out(state: HeroesState, frame: Movement, action: Action, events: list[Event]) -> None:
    """Carry out the owner's choice: anything except fire and cards."""
    word = action[0]
    if word == "step" or word == "pivot":
        step(state, frame, action, events)
    elif word == "charge":
        charge(state, frame, action, events)
    elif word == "push":
        push(state, frame, action, events)
    elif word == "board" or word == "man":
        board(state, frame, action, events)
    elif word == "flip":
        flip(state, frame, events)
    elif word == "stop":
        stop(state, frame, action, events)
    elif word == "exit":
        state.replace(frame.with_stage(stages.END))
        objectives.exited(state, frame.unit, events)
    else:
        target = names.unit_named(state, action[1])
        state.replace(frame.acting(state).replace(target=target))
        unit_name = names.unit(state, frame.unit)
        events.append(
            Event("assault-declared", {"unit": unit_name, "target": names.unit(state, target)})
        )


# Steps.


def step(state: HeroesState, frame: Movement, action: Action, events: list[Event]) -> None:
    """Move one square, or turn 45° on the spot."""
    unit = frame.unit
    left = frame.left(state)
    mover = frame.mover(state)
    for option in ways.open_steps(state, mover, stepping.pose_of(state, unit), left):
        named = option.word == action[: len(option.word)]
        if named and ways.settles(state, mover, option, left - 1):
            facing = action[len(option.word) :]
            heading = names.heading_named(facing[0]) if facing else option.pose.heading
            take(state, frame, option, heading, events)
            return


def take(
    state: HeroesState, frame: Movement, option: StepOption, heading: int, events: list[Event]
) -> None:
    unit = frame.unit
    left = frame.left(state)
    fixed = frame.acting(state)
    before = state.places_of(unit)
    place(state, unit, option.pose, heading)
    tell_step(state, unit, before, option.entered, events)
    crushed = drive_over(state, frame, option.entered, events)
    moved = fixed.with_stage(stages.ENTERED)
    moved.spent += left if option.halts else 1
    moved.target = kept_target(state, frame)
    moved.spotted = frame.spotted or is_seen(state, unit, events)
    moved.surprise = frame.surprise and not option.window
    moved.crushed = crushed
    moved.last = state.places_of(unit)
    state.replace(moved)


def tell_step(
    state: HeroesState, unit: int, before: tuple[int, ...], entered: int, events: list[Event]
) -> None:
    """A vehicle that reverses leads with its rear; both of its squares are named."""
    after = state.places_of(unit)
    reverses = len(before) == 2 and entered == after[-1] and entered != after[0]
    params: dict[str, Json] = {
        "unit": names.unit(state, unit),
        "from": state.name(before[-1] if reverses else before[0]),
        "square": state.name(entered),
    }
    if len(after) == 2:
        params["squares"] = [state.name(place) for place in after]
    events.append(Event("moved", params))


def place(state: HeroesState, unit: int, pose: Pose, heading: int) -> None:
    state.put(unit, pose.at, pose.rear)
    state.heading[unit] = heading


def kept_target(state: HeroesState, frame: Movement) -> int:
    """The target, or -1: continuing after it is gone calls the assault off (HOS-17.14)."""
    return frame.target if frame.assaults(state) else -1


def is_seen(state: HeroesState, unit: int, events: list[Event]) -> bool:
    """Is a hidden mover spotted where it is now? Not in a Scout move (HOS-15.18, 19.20)."""
    return state.phase != SETUP and spotting.check(state, [unit], events)


def drive_over(
    state: HeroesState, frame: Movement, place: int, events: list[Event]
) -> tuple[int, ...]:
    """A heavy vehicle crushes wrecks: 1 point for each of their squares in an action (HOS-6.44)."""
    wreck = state.wreck_on[place]
    if wreck < 0 or not state.is_heavy(frame.unit) or place in frame.crushed:
        return frame.crushed
    wrecks.add_points(state, wreck, 1, events)
    return (*frame.crushed, place)


def is_first_within(state: HeroesState, unit: int) -> bool:
    """Is it infantry on a square of a building or ruin that its side has not entered before?"""
    if not state.is_infantry(unit) or state.status[unit] != ON_FIELD:
        return False
    at = state.at[unit]
    return adjacency.is_walled(state, at) and at not in state.entered[state.side_of_unit(unit)]


def note_entered(state: HeroesState, unit: int) -> None:
    if is_first_within(state, unit):
        state.entered[state.side_of_unit(unit)].add(state.at[unit])


# Other ways to continue or end.


def charge(state: HeroesState, frame: Movement, action: Action, events: list[Event]) -> None:
    """The unit is on its launch square: a last window, then the fight (HOS-17.50)."""
    square, launch = charged(state, frame, action)
    state.replace(
        frame.acting(state).replace(
            stage=stages.REACTIONS,
            square=square,
            launch=launch,
            last=state.places_of(frame.unit),
        )
    )


def charged(state: HeroesState, frame: Movement, action: Action) -> tuple[int, int]:
    """The target's square that a charge enters, and its launch square."""
    pose = stepping.pose_of(state, frame.unit)
    named = action[1:]
    for square, launch in ways.entries(state, frame.mover(state), pose, frame.target):
        words = (names.square_word(state, square), names.square_word(state, launch))
        if words[: len(named)] == named:
            return square, launch
    raise AssertionError("a charge that was not offered")


def push(state: HeroesState, frame: Movement, action: Action, events: list[Event]) -> None:
    """Push the wreck with the last step (HOS-6.51)."""
    unit = frame.unit
    pose = stepping.pose_of(state, unit)
    for made in pushing.pushes(state, frame.mover(state), pose, frame.wreck):
        if made.word == action:
            place(state, unit, made.pose, made.pose.heading)
            fixed = frame.acting(state)
            state.replace(
                fixed.replace(
                    stage=stages.FIRE,
                    spent=fixed.spent + 1,
                    over=True,
                    last=state.places_of(unit),
                )
            )
            pushing.push(state, unit, frame.wreck, made, events)
            return


def board(state: HeroesState, frame: Movement, action: Action, events: list[Event]) -> None:
    """Board a vehicle with the last step (HOS-20.18); a crew flips as it does (HOS-15.40)."""
    vehicle = names.unit_named(state, action[1])
    fixed = frame.acting(state)
    state.replace(fixed.replace(stage=stages.FIRE, spent=fixed.spent + 1, over=True))
    transport.go_aboard(state, frame.unit, vehicle, events)
    if action[0] == "man":
        spotting.flip(state, frame.unit, events)


def flip(state: HeroesState, frame: Movement, events: list[Event]) -> None:
    """Change state: at the start, the unit may then move with the MV of its new side; otherwise
    its action ends (HOS-15.2, 15.21)."""
    unit = frame.unit
    spotting.flip(state, unit, events)
    first = frame.fresh() and state.status[unit] == ON_FIELD
    state.replace(
        frame.acting(state).replace(
            stage=stages.FIRE,
            flipped=True,
            spotted=is_seen(state, unit, events),
            over=not first,
            target=kept_target(state, frame),
        )
    )


def stop(state: HeroesState, frame: Movement, action: Action, events: list[Event]) -> None:
    """End the action; a turn on the spot can still be reacted to (HOS-16.90, 26.10)."""
    ended = frame.acting(state).with_stage(stages.END if len(action) == 1 else stages.FIRE)
    ended.over = True
    ended.target = kept_target(state, frame)
    state.replace(ended)
    if len(action) == 1:
        return
    state.heading[frame.unit] = names.heading_named(action[1])
    facing = action[1][len("facing:") :]
    events.append(Event("turned", {"unit": names.unit(state, frame.unit), "facing": facing}))


# The end.


def displace_infantry(state: HeroesState, frame: Movement) -> None:
    """A vehicle runs over infantry where it ends, is stopped or wrecked (HOS-6.39, 6.72)."""
    unit = frame.unit
    if state.is_infantry(unit):
        return
    if state.status[unit] == ON_FIELD:
        forced.make_way(state, state.places_of(unit), forced.RUN_OVER)
    elif state.status[unit] == LOST and state.counter(unit).wreck:
        under = tuple([place for place in frame.last if state.wreck_on[place] >= 0])
        forced.make_way(state, under, forced.RUN_OVER)


def close(state: HeroesState, unit: int, events: list[Event]) -> None:
    """Spot hidden units; the mover picks up what is on its square (HOS-26.9, HH-9, HH-10)."""
    if state.status[unit] == ON_FIELD and state.is_infantry(unit):
        state.put(unit, state.at[unit], NOWHERE)
    if state.phase == SETUP:
        if not state.is_infantry(unit):
            state.push(transport.Unload(unit))
        return
    spotting.check_others(state, unit, events)
    if state.in_play(unit):
        objectives.moved(state, unit, events)
