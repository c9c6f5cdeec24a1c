"""Movement Actions: declaring them (HOS-26.1, 31.7), and what others do to one under way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.heroes import abilities, hosts, names
from sandtable.games.heroes.assaults import assault, assault_values
from sandtable.games.heroes.moving import (
    move_refusals,
    movement,
    movement_action,
    paces,
    spotting,
    transport,
    wrecks,
)
from sandtable.games.heroes.status import ACTIVATION, NOWHERE, SETUP, TRACKS
from sandtable.kernel.action import Action
from sandtable.kernel.event import Event
from sandtable.kernel.odds import Odds
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState


def declarations(s: HeroesState, unit: int) -> list[Action]:
    """The Movement Actions that its owner may declare for it now."""
    if not movement_action.in_play(s, unit) or s.damage[unit] & TRACKS:
        return []  # HOS-9.12
    if transport.is_crew_aboard(s, unit):
        return [movement_action.MOVE] if crew_can_leave(s, unit) else []  # HOS-15.41
    found = [movement_action.MOVE]
    if s.phase == ACTIVATION:
        found += [("assault", s.unit(target).word) for target in targets(s, unit)]
    return found + [("push", f"wreck:{index}") for index in pushable(s, unit)]


def crew_can_leave(s: HeroesState, unit: int) -> bool:
    """It leaves with the MV of its inactive side (HOS-15.42, 20.22)."""
    afoot = s.counter(unit).faces[1 - s.face[unit]]
    move = afoot.move - abilities.SUPPRESSION * s.suppression[unit]
    return s.phase != SETUP and move > 0 and bool(transport.exits(s, unit))


def furthest(s: HeroesState, unit: int) -> int:
    """Squares it could go with the best movement bonus in its owner's hand (HOS-21.31)."""
    hand = s.hands[s.side_of_unit(unit)]
    cards = [s.battle.cards[kind] for kind in hand]
    best = max([card.bonus_number for card in cards if card.bonus == "move"], default=0)
    return movement.allowance(s, unit, best)


def targets(s: HeroesState, unit: int) -> list[int]:
    """Enemies that it may name for an assault: near enough, whatever is in the way (HOS-17.9,
    17.11). A hidden attacker turns to its inactive side for it (HOS-15.11)."""
    up = s.face[unit]
    if s.hidden(unit):
        s.face[unit] = 1 - up
    reach = furthest(s, unit)
    found = [
        enemy
        for enemy in s.on_field(1 - s.side_of_unit(unit))
        if paces.distance(s, unit, enemy) <= reach and assault.may_assault(s, unit, enemy)
    ]
    s.face[unit] = up
    return found


def assault_odds(s: HeroesState, unit: int, target: int) -> list[Odds]:
    """The fight as it would be now, from the launch square within reach that suits it best; nothing
    for a target out of its reach, or one that cannot fight."""
    up = s.face[unit]
    if s.hidden(unit):
        s.face[unit] = 1 - up
    stand, left = paces.stand_of(s, unit), movement.allowance(s, unit, 0)
    ways = movement.launches(s, paces.Going(s, unit), stand, left, target)
    fights = [assault_values.odds(s, unit, target, square, launch) for square, launch in ways]
    s.face[unit] = up
    return max(fights, key=lambda odds: odds[0].success if odds else 0.0, default=[])


def pushable(s: HeroesState, unit: int) -> list[int]:
    """Wrecks within reach that it may announce to push (HOS-6.48, 6.49)."""
    if s.is_infantry(unit):
        return []
    reach = furthest(s, unit)
    return [
        index
        for index, wreck in enumerate(s.wrecks)
        if wreck is not None
        and wrecks.can_push_at_all(s, unit, index)
        and min([paces.distance_to(s, unit, place) for place in wreck.places]) <= reach
    ]


def begin(s: HeroesState, unit: int, action: Action, events: list[Event]) -> None:
    """Start the Movement Action that was declared."""
    target = -1
    wreck = -1
    flipped = False
    if action[0] == "assault":
        target = s.battle.unit_named[action[1][len("unit:") :]]
        flipped = s.hidden(unit)
        if flipped:
            spotting.flip(s, unit, events)
        told = names.unit(s, unit)
        events.append(Event("assault-declared", {"unit": told, "target": names.unit(s, target)}))
    elif action[0] == "push":
        wreck = int(action[1][len("wreck:") :])
        at = wrecks.lies_on(s, wreck)
        events.append(
            Event("push-declared", {"unit": names.unit(s, unit), "wreck": wreck, "squares": at})
        )
    else:
        events.append(Event("move-declared", {"unit": names.unit(s, unit)}))
        if transport.is_crew_aboard(s, unit):
            flipped = True
            spotting.flip(s, unit, events)  # HOS-15.29
    s.then(movement_action.Movement(unit=unit, target=target, wreck=wreck, flipped=flipped))


def refuse_declaration(s: HeroesState, unit: int, action: Action) -> Refusal:
    return move_refusals.declaration(s, unit, action)


# What others do to a Movement Action under way.


def halt(s: HeroesState, unit: int) -> None:
    """It stops at once, and an assault that is not fought yet is off (HOS-9.12, 9.13, AMB-62)."""
    for i, frame in enumerate(s.frames):
        if isinstance(frame, movement_action.Movement) and frame.unit == unit:
            s.frames[i] = frame.but(halted=True)


def called_off(s: HeroesState) -> None:
    """There is no fight after all; the attacker may finish its move (HOS-17.15, 17.54)."""
    i = hosts.place_of(s, movement_action.Movement.name)
    frame = s.frames[i]
    assert isinstance(frame, movement_action.Movement)
    s.frames[i] = frame.but(stage=movement_action.CHOICE, target=-1, square=NOWHERE, launch=NOWHERE)


def reach(s: HeroesState, unit: int) -> list[movement.Way]:
    """Where it can get to with the movement it has left, one way each, if nothing interrupts it."""
    frame = movement_action.Movement(unit=unit)
    for other in s.frames:
        if isinstance(other, movement_action.Movement) and other.unit == unit:
            frame = other
    return movement.ways(s, frame.going(s), paces.stand_of(s, unit), frame.left(s))
