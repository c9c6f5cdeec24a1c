"""Leaving the map (NAF-50): the last step of a movement, from a tile with an exit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.undaunted.decks import leave_hand
from sandtable.games.undaunted.platoon import Platoon
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.undaunted.north_africa.state import DesertState


def exits_of(state: DesertState, unit: int) -> int:
    """The exits that a counter may take (NAF-50.3).

    A vehicle leaves with everyone aboard, if each of them may. A vehicle that the scenario does not
    list may leave too: it just does not count (NAF-A.18).
    """
    vehicle = state.battle.desert.vehicle(unit)
    side = side_of(state, unit)
    if vehicle is None:
        return state.battle.exits[side] if state.battle.may_leave[side] >> unit & 1 else 0
    if any(not state.battle.may_leave[side] >> soldier & 1 for soldier in state.crew(vehicle)):
        return 0
    return state.battle.exits[side]


def side_of(state: DesertState, unit: int) -> int:
    """The side of a soldier, or the side that holds a vehicle."""
    if state.battle.desert.vehicle(unit) is None:
        return state.scenario.roster.units[unit].side
    return state.holder[state.number(unit)]


def refuse_exit(state: DesertState, unit: int, arg: str) -> Refusal | None:
    """Why a counter can never leave the map from this tile; None if it can."""
    name = arg.removeprefix("exit:")
    tile = state.scenario.tile_by_arg.get(f"tile:{name}", -1)
    if tile < 0 or not state.battle.exits[side_of(state, unit)] >> tile & 1:
        return state.refusal("no-exit", tile=name)
    if not exits_of(state, unit):
        soldier = state.battle.desert.vehicle(unit) is None
        key = "may-not-leave" if soldier else "crew-may-not-leave"
        return state.refusal(key, unit=state.scenario.roster.units[unit].id)
    return None


def evacuate(state: DesertState, unit: int, chance: Chance, events: list[Event]) -> None:
    """Move a counter off the map; a vehicle takes its crew along (NAF-50.6).

    It counts for the side that moves it off, which may not be the side it is printed for
    (NAF-A.38).
    """
    vehicle = state.battle.desert.vehicle(unit)
    side = side_of(state, unit)
    leaving = [unit]
    if vehicle is not None:
        leaving += state.crew(vehicle)
    tile = state.scenario.tiles[state.at[unit]].name
    for counter in leaving:
        state.unseat(counter)
        state.at[counter] = -1
        state.on_board &= ~(1 << counter)
        state.suppressed &= ~(1 << counter)
        state.evacuated[side] |= 1 << counter
        soldier = state.scenario.roster.units[counter]
        if soldier.card >= 0:
            remove_all_cards(state.platoons[soldier.side], soldier.card, chance)
        events.append(Event("evacuated", {"unit": soldier.id, "tile": tile}))
    state.changed = True


def remove_all_cards(platoon: Platoon, kind: int, chance: Chance) -> None:
    """Remove all cards of an evacuated soldier from the game, in any zone (NAF-50.4)."""
    while kind in platoon.hand:
        leave_hand(platoon, kind)
    platoon.play = [card for card in platoon.play if card != kind]
    platoon.discard = [card for card in platoon.discard if card != kind]
    if kind in platoon.deck:  # a deck that was searched is shuffled
        platoon.deck = [card for card in platoon.deck if card != kind]
        chance.shuffle("deck", platoon.deck)
    platoon.box[kind] += platoon.cycle[kind] + platoon.supply[kind]
    platoon.cycle[kind] = 0
    platoon.supply[kind] = 0
    platoon.hand_shown[kind] = 0
    platoon.discard_shown[kind] = 0
