"""Declaring Movement Actions (HOS-26.1, 31.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.heroes import names
from sandtable.games.heroes.assaults import assault, assault_values
from sandtable.games.heroes.land import adjacency
from sandtable.games.heroes.movement_action import movement, refusals, stages
from sandtable.games.heroes.moving import pushing, stepping, ways
from sandtable.games.heroes.status import ACTIVATION, SETUP, TRACKS
from sandtable.games.heroes.timing import hosts
from sandtable.games.heroes.units import abilities, spotting, transport, wrecks
from sandtable.kernel.action import Action
from sandtable.kernel.event import Event
from sandtable.kernel.odds import Odds
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState


def declarations(state: HeroesState, unit: int) -> list[Action]:
    """The Movement Actions that the unit's owner may declare now."""
    if not state.in_play(unit) or state.damage[unit] & TRACKS:
        return []  # HOS-9.12
    if transport.is_crew_aboard(state, unit):
        return [stages.MOVE] if crew_can_leave(state, unit) else []  # HOS-15.41
    found = [stages.MOVE]
    if state.phase == ACTIVATION:
        found += [("assault", state.unit(target).word) for target in targets(state, unit)]
    return found + [("push", f"wreck:{index}") for index in pushable(state, unit)]


def crew_can_leave(state: HeroesState, unit: int) -> bool:
    """Can a crew leave its vehicle? It uses the MV of its inactive side (HOS-15.42, 20.22)."""
    afoot = state.counter(unit).faces[1 - state.face[unit]]
    move = afoot.move - abilities.SUPPRESSION * state.suppression[unit]
    return state.phase != SETUP and move > 0 and bool(transport.exits(state, unit))


def furthest(state: HeroesState, unit: int) -> int:
    """How far it could move with the best movement bonus in its owner's hand (HOS-21.31)."""
    best = 0
    for kind in state.hands[state.side_of_unit(unit)]:
        card = state.battle.cards[kind]
        if card.bonus == "move":
            best = max(best, card.bonus_number)
    return ways.allowance(state, unit, best)


def targets(state: HeroesState, unit: int) -> list[int]:
    """The enemies it may choose to assault: near enough, whatever is in the way (HOS-17.9, 17.11).
    A hidden attacker flips to its inactive side for it (HOS-15.11)."""
    up = state.face[unit]
    if state.hidden(unit):
        state.face[unit] = 1 - up
    reach, own, nearby = furthest(state, unit), state.places_of(unit), state.battle.field.nearby
    found = [
        enemy
        for enemy in state.on_field(1 - state.side_of_unit(unit))
        if nearby.spaced(own, state.places_of(enemy)) <= reach
        and assault.may_assault(state, unit, enemy)
    ]
    state.face[unit] = up
    return found


def assault_odds(state: HeroesState, unit: int, target: int) -> list[Odds]:
    """The odds of the fight from the best launch square within reach; none if the target is out of
    reach or cannot fight."""
    up = state.face[unit]
    if state.hidden(unit):
        state.face[unit] = 1 - up
    pose, left = stepping.pose_of(state, unit), ways.allowance(state, unit, 0)
    found = ways.launches(state, stepping.Mover(state, unit), pose, left, target)
    fights = [assault_values.odds(state, unit, target, square, launch) for square, launch in found]
    state.face[unit] = up
    return max(fights, key=lambda odds: odds[0].success if odds else 0.0, default=[])


def pushable(state: HeroesState, unit: int) -> list[int]:
    """The wrecks within reach that it may declare to push (HOS-6.48, 6.49)."""
    if state.is_infantry(unit):
        return []
    reach = furthest(state, unit)
    return [
        index
        for index, wreck in enumerate(state.wrecks)
        if wreck is not None
        and pushing.can_push_at_all(state, unit, index)
        and min([adjacency.distance_to(state, unit, place) for place in wreck.places]) <= reach
    ]


def begin(state: HeroesState, unit: int, action: Action, events: list[Event]) -> None:
    """Begin the declared Movement Action."""
    hosts.begin_action(state)
    target = -1
    wreck = -1
    flipped = False
    if action[0] == "assault":
        target = names.unit_named(state, action[1])
        flipped = state.hidden(unit)
        if flipped:
            spotting.flip(state, unit, events)
        unit_name = names.unit(state, unit)
        events.append(
            Event("assault-declared", {"unit": unit_name, "target": names.unit(state, target)})
        )
    elif action[0] == "push":
        wreck = int(action[1][len("wreck:") :])
        at = wrecks.lies_on(state, wreck)
        events.append(
            Event("push-declared", {"unit": names.unit(state, unit), "wreck": wreck, "squares": at})
        )
    else:
        events.append(Event("move-declared", {"unit": names.unit(state, unit)}))
        if transport.is_crew_aboard(state, unit):
            flipped = True
            spotting.flip(state, unit, events)  # HOS-15.29
    state.push(movement.Movement(unit=unit, target=target, wreck=wreck, flipped=flipped))


def refuse_declaration(state: HeroesState, unit: int, action: Action) -> Refusal:
    return refusals.declaration(state, unit, action)


def reach(state: HeroesState, unit: int) -> list[ways.Way]:
    """Where it can get to with its remaining movement, with one way each, if not interrupted."""
    frame = movement.Movement(unit=unit)
    for other in state.frames:
        if isinstance(other, movement.Movement) and other.unit == unit:
            frame = other
    return ways.ways(state, frame.mover(state), stepping.pose_of(state, unit), frame.left(state))
