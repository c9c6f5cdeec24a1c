"""Carrying out the parts of a Movement Action (HOS-26.3, 26.4, 26.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.heroes import names, objectives
from sandtable.games.heroes.moving import (
    forced,
    movement,
    movement_action,
    paces,
    spotting,
    transport,
    wrecks,
)
from sandtable.games.heroes.moving.paces import Pace, Stand
from sandtable.games.heroes.status import LOST, NOWHERE, ON_FIELD, SETUP
from sandtable.kernel.action import Action
from sandtable.kernel.event import Event

if TYPE_CHECKING:
    from sandtable.games.heroes.moving.movement_action import Movement
    from sandtable.games.heroes.state import HeroesState


def carry_out(s: HeroesState, frame: Movement, action: Action, events: list[Event]) -> None:
    """Do what the owner chose: anything but fire and cards."""
    word = action[0]
    if word == "step" or word == "pivot":
        step(s, frame, action, events)
    elif word == "charge":
        charge(s, frame, action, events)
    elif word == "push":
        push(s, frame, action, events)
    elif word == "board" or word == "man":
        board(s, frame, action, events)
    elif word == "flip":
        flip(s, frame, events)
    elif word == "stop":
        stop(s, frame, action, events)
    elif word == "exit":
        s.frames[-1] = frame.at(movement_action.END)
        objectives.exited(s, frame.unit, events)
    else:
        target = s.battle.unit_named[action[1][len("unit:") :]]
        s.frames[-1] = frame.acting(s).but(target=target)
        told = names.unit(s, frame.unit)
        events.append(Event("assault-declared", {"unit": told, "target": names.unit(s, target)}))


# Steps.


def step(s: HeroesState, frame: Movement, action: Action, events: list[Event]) -> None:
    """One square, or 45° on the spot."""
    unit = frame.unit
    left = frame.left(s)
    going = frame.going(s)
    for pace in movement.open_steps(s, going, paces.stand_of(s, unit), left):
        named = pace.word == action[: len(pace.word)]
        if named and movement.settles(s, going, pace, left - 1):
            facing = action[len(pace.word) :]
            heading = paces.heading_named(facing[0]) if facing else pace.stand.heading
            take(s, frame, pace, heading, events)
            return


def take(s: HeroesState, frame: Movement, pace: Pace, heading: int, events: list[Event]) -> None:
    unit = frame.unit
    left = frame.left(s)
    fixed = frame.acting(s)
    start = s.places_of(unit)[0]
    place(s, unit, pace.stand, heading)
    told = names.unit(s, unit)
    entered = s.name(pace.entered)
    events.append(Event("moved", {"unit": told, "from": s.name(start), "square": entered}))
    crushed = drive_over(s, frame, pace.entered, events)
    moved = fixed.at(movement_action.ENTERED)
    moved.spent += left if pace.halts else 1
    moved.target = kept_target(s, frame)
    moved.spotted = frame.spotted or is_seen(s, unit, events)
    moved.surprise = frame.surprise and not pace.window
    moved.crushed = crushed
    moved.last = s.places_of(unit)
    s.frames[-1] = moved


def place(s: HeroesState, unit: int, stand: Stand, heading: int) -> None:
    s.put(unit, stand.at, stand.rear)
    s.heading[unit] = heading


def kept_target(s: HeroesState, frame: Movement) -> int:
    """Whoever goes on after his target is gone has called the assault off (HOS-17.14)."""
    return frame.target if frame.assaults(s) else -1


def is_seen(s: HeroesState, unit: int, events: list[Event]) -> bool:
    """Is a hidden mover spotted where it is now? Not in a Scout move (HOS-15.18, 19.20)."""
    return s.phase != SETUP and spotting.check(s, [unit], events)


def drive_over(s: HeroesState, frame: Movement, place: int, events: list[Event]) -> tuple[int, ...]:
    """A heavy vehicle crushes wrecks: 1 point for each square of them in an action (HOS-6.44)."""
    wreck = s.wreck_on[place]
    if wreck < 0 or not s.is_heavy(frame.unit) or place in frame.crushed:
        return frame.crushed
    wrecks.add_points(s, wreck, 1, events)
    return (*frame.crushed, place)


def is_first_within(s: HeroesState, unit: int) -> bool:
    """Is it infantry on a square of a building or ruin that its side has never entered?"""
    if not s.is_infantry(unit) or s.standing[unit] != ON_FIELD:
        return False
    at = s.at[unit]
    return paces.is_walled(s, at) and at not in s.entered[s.side_of_unit(unit)]


def note_entered(s: HeroesState, unit: int) -> None:
    if is_first_within(s, unit):
        s.entered[s.side_of_unit(unit)].add(s.at[unit])


# Other ways to go on or to end.


def charge(s: HeroesState, frame: Movement, action: Action, events: list[Event]) -> None:
    """It stands on its launch square; a last window, then the fight (HOS-17.50)."""
    square, launch = charged(s, frame, action)
    s.frames[-1] = frame.acting(s).but(
        stage=movement_action.REACTIONS,
        square=square,
        launch=launch,
        last=s.places_of(frame.unit),
    )


def charged(s: HeroesState, frame: Movement, action: Action) -> tuple[int, int]:
    """The square of the target that a charge enters, and the one it is launched from."""
    stand = paces.stand_of(s, frame.unit)
    named = action[1:]
    for square, launch in movement.entries(s, frame.going(s), stand, frame.target):
        words = (paces.square_word(s, square), paces.square_word(s, launch))
        if words[: len(named)] == named:
            return square, launch
    raise AssertionError("a charge that was not offered")


def push(s: HeroesState, frame: Movement, action: Action, events: list[Event]) -> None:
    """Its last step shifts the wreck (HOS-6.51)."""
    unit = frame.unit
    stand = paces.stand_of(s, unit)
    for made in wrecks.pushes(s, frame.going(s), stand, frame.wreck):
        if made.word == action:
            place(s, unit, made.stand, made.stand.heading)
            fixed = frame.acting(s)
            s.frames[-1] = fixed.but(
                stage=movement_action.FIRE,
                spent=fixed.spent + 1,
                over=True,
                last=s.places_of(unit),
            )
            wrecks.push(s, unit, frame.wreck, made, events)
            return


def board(s: HeroesState, frame: Movement, action: Action, events: list[Event]) -> None:
    """Its last step leads into a vehicle (HOS-20.18); a crew flips with it (HOS-15.40)."""
    vehicle = s.battle.unit_named[action[1][len("unit:") :]]
    fixed = frame.acting(s)
    s.frames[-1] = fixed.but(stage=movement_action.FIRE, spent=fixed.spent + 1, over=True)
    transport.go_aboard(s, frame.unit, vehicle, events)
    if action[0] == "man":
        spotting.flip(s, frame.unit, events)


def flip(s: HeroesState, frame: Movement, events: list[Event]) -> None:
    """A change of state: as the first thing it does it may move on with the MV of the new side,
    otherwise its action ends with it (HOS-15.2, 15.21)."""
    unit = frame.unit
    spotting.flip(s, unit, events)
    first = frame.fresh() and s.standing[unit] == ON_FIELD
    s.frames[-1] = frame.acting(s).but(
        stage=movement_action.FIRE,
        flipped=True,
        spotted=is_seen(s, unit, events),
        over=not first,
        target=kept_target(s, frame),
    )


def stop(s: HeroesState, frame: Movement, action: Action, events: list[Event]) -> None:
    """A turn on the spot can still be answered (HOS-16.90, 26.10)."""
    ended = frame.acting(s).but(over=True, target=kept_target(s, frame))
    if len(action) == 1:
        s.frames[-1] = ended.at(movement_action.END)
        return
    s.heading[frame.unit] = paces.heading_named(action[1])
    facing = action[1][len("facing:") :]
    events.append(Event("turned", {"unit": names.unit(s, frame.unit), "facing": facing}))
    s.frames[-1] = ended.at(movement_action.FIRE)


# The end.


def displace_infantry(s: HeroesState, frame: Movement) -> None:
    """A vehicle runs over infantry where it ends, stops or is wrecked (HOS-6.39, 6.72)."""
    unit = frame.unit
    if s.is_infantry(unit):
        return
    if s.standing[unit] == ON_FIELD:
        forced.make_way(s, s.places_of(unit), forced.RUN_OVER)
    elif s.standing[unit] == LOST and s.counter(unit).wreck:
        under = tuple([place for place in frame.last if s.wreck_on[place] >= 0])
        forced.make_way(s, under, forced.RUN_OVER)


def close(s: HeroesState, unit: int, events: list[Event]) -> None:
    """Hidden units are looked for; the mover takes what lies there (HOS-26.9, HH-9, HH-10)."""
    if s.standing[unit] == ON_FIELD and s.is_infantry(unit):
        s.put(unit, s.at[unit], NOWHERE)
    if s.phase == SETUP:
        if not s.is_infantry(unit):
            s.then(transport.Unload(unit))
        return
    spotting.check_others(s, unit, events)
    if movement_action.in_play(s, unit):
        objectives.moved(s, unit, events)
