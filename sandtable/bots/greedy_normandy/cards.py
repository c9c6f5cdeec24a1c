"""How much the cards of the supply are needed."""

from sandtable.bots.greedy_normandy.ground import Ground
from sandtable.bots.greedy_normandy.table import Table
from sandtable.games.undaunted.cards import Card
from sandtable.games.undaunted.normandy.scenario import SCOUTS

#: How much the next card of a unit is needed, by the number it has in the deck cycle.
NEEDS = {
    "riflemen": (2.4, 1.6, 1.1, 0.8, 0.5),
    "scouts": (1.0, 0.3, 0.1, 0.1, 0.1),
    "machine-gunners": (1.3, 1.2, 0.9, 0.9, 0.9),
    "sniper": (1.5, 1.3, 1.1, 1.1, 1.1),
    "mortar": (0.8, 0.8, 0.6, 0.6, 0.6),
}
OFFICER = {"platoon-sergeant": 1.5, "platoon-guide": 0.5, "squad-leader": 0.9}


def need(table: Table, ground: Ground, card: Card) -> float:
    """How much a card of the supply is needed in the deck."""
    if card.unit < 0:
        return OFFICER[card.title] * table.w.need["officer"]
    s = table.s
    unit = table.units[card.unit]
    if s.at[unit.index] < 0 and not s.battle.spawns[unit.index]:
        return 0.0
    left = table.cards_left(unit)
    worth = NEEDS[unit.title][min(left, 4)] * table.w.need[unit.title]
    if unit.title == SCOUTS:
        if ground.wanted:
            worth += table.w.need_wanted
        fog = s.platoons[table.me].cycle[s.scenario.roster.fog[table.me]]
        worth += table.w.need_fog * fog * table.fog_weight(table.me)
    elif not table.is_riflemen(unit) and ground.siege:
        worth *= 1.0 + table.w.siege
    if table.is_riflemen(unit):
        if not left and s.at[unit.index] >= 0:
            worth = table.w.need_first
        if s.battle.goals[table.foe].pin:
            worth *= 1.3
    if s.at[unit.index] >= 0:
        worth += 0.3 * min(1.5, table.danger(unit, s.at[unit.index])) * table.w.card[unit.title]
    return worth
