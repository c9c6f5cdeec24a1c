"""How much the cards in the supply are needed."""

from typing import Final

from sandtable.games.undaunted.cards import Card
from sandtable.games.undaunted.normandy.greedy.places import Places
from sandtable.games.undaunted.normandy.greedy.reading import NormandyReading
from sandtable.games.undaunted.normandy.scenario import SCOUTS

#: The need for another card of a unit, by the number already in the deck cycle.
NEEDS: Final = {
    "riflemen": (2.4, 1.6, 1.1, 0.8, 0.5),
    "scouts": (1.0, 0.3, 0.1, 0.1, 0.1),
    "machine-gunners": (1.3, 1.2, 0.9, 0.9, 0.9),
    "sniper": (1.5, 1.3, 1.1, 1.1, 1.1),
    "mortar": (0.8, 0.8, 0.6, 0.6, 0.6),
}
OFFICER: Final = {"platoon-sergeant": 1.5, "platoon-guide": 0.5, "squad-leader": 0.9}


def need(reading: NormandyReading, places: Places, card: Card) -> float:
    """How much a card in the supply is needed in the deck."""
    if card.unit < 0:
        return OFFICER[card.title] * reading.w.need["officer"]
    state = reading.state
    unit = reading.units[card.unit]
    if state.at[unit.index] < 0 and not state.battle.spawns[unit.index]:
        return 0.0
    left = reading.cards_left(unit)
    worth = NEEDS[unit.title][min(left, 4)] * reading.w.need[unit.title]
    if unit.title == SCOUTS:
        if places.wanted:
            worth += reading.w.need_wanted
        fog = state.platoons[reading.me].cycle[state.scenario.roster.fog[reading.me]]
        worth += reading.w.need_fog * fog * reading.fog_weight(reading.me)
    elif not reading.is_riflemen(unit) and places.siege:
        worth *= 1.0 + reading.w.siege
    if reading.is_riflemen(unit):
        if not left and state.at[unit.index] >= 0:
            worth = reading.w.need_first
        if state.battle.goals[reading.foe].pin:
            worth *= 1.3
    if state.at[unit.index] >= 0:
        worth += (
            0.3 * min(1.5, reading.danger(unit, state.at[unit.index])) * reading.w.card[unit.title]
        )
    return worth
