"""Leaving the map (NAF-50): the last step of a movement out of a tile with an exit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.undaunted.decks import leave_hand
from sandtable.games.undaunted.state import Platoon
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.undaunted.north_africa.state import DesertState


def exits_of(s: DesertState, unit: int) -> int:
    """The exits that a counter may take (NAF-50.3).

    A vehicle leaves with all aboard, if each of them may. One that the scenario does not list may
    go as well: it just does not count (NAF-A.18).
    """
    vehicle = s.battle.desert.vehicle(unit)
    if vehicle is None:
        side = s.scenario.roster.units[unit].side
        return s.battle.exits[side] if s.battle.may_leave[side] >> unit & 1 else 0
    side = s.holder[s.number(unit)]
    if any(not s.battle.may_leave[side] >> soldier & 1 for soldier in s.crew(vehicle)):
        return 0
    return s.battle.exits[side]


def refuse_exit(s: DesertState, unit: int, arg: str, steps: int) -> Refusal:
    name = arg.removeprefix("exit:")
    tile = s.scenario.tile_at.get(f"tile:{name}", -1)
    vehicle = s.battle.desert.vehicle(unit)
    side = s.scenario.roster.units[unit].side if vehicle is None else s.holder[s.number(unit)]
    if tile < 0 or not s.battle.exits[side] >> tile & 1:
        return s.refusal("no-exit", tile=name)
    if not exits_of(s, unit):
        key = "may-not-leave" if vehicle is None else "crew-may-not-leave"
        return s.refusal(key, unit=s.scenario.roster.units[unit].id)
    return s.refusal("exit-too-far", tile=name, steps=steps)


def evacuate(s: DesertState, unit: int, chance: Chance, events: list[Event]) -> None:
    """A counter leaves the map; a vehicle takes its crew along (NAF-50.6)."""
    vehicle = s.battle.desert.vehicle(unit)
    leaving = [unit]
    if vehicle is not None:
        leaving += s.crew(vehicle)
    tile = s.scenario.tiles[s.at[unit]].name
    for counter in leaving:
        s.unseat(counter)
        s.at[counter] = -1
        s.on_board &= ~(1 << counter)
        s.suppressed &= ~(1 << counter)
        s.evacuated |= 1 << counter
        soldier = s.scenario.roster.units[counter]
        if soldier.card >= 0:
            remove_all_cards(s.platoons[soldier.side], soldier.card, chance)
        events.append(Event("evacuated", {"unit": soldier.id, "tile": tile}))
    s.changed = True


def remove_all_cards(platoon: Platoon, kind: int, chance: Chance) -> None:
    """Every card of an evacuated soldier leaves the game, from any zone (NAF-50.4)."""
    while kind in platoon.hand:
        leave_hand(platoon, kind)
    platoon.play = [card for card in platoon.play if card != kind]
    platoon.discard = [card for card in platoon.discard if card != kind]
    if kind in platoon.deck:  # whoever looks through a deck shuffles it afterwards
        platoon.deck = [card for card in platoon.deck if card != kind]
        chance.shuffle("deck", platoon.deck)
    platoon.box[kind] += platoon.cycle[kind] + platoon.supply[kind]
    platoon.cycle[kind] = 0
    platoon.supply[kind] = 0
    platoon.hand_shown[kind] = 0
    platoon.discard_shown[kind] = 0
