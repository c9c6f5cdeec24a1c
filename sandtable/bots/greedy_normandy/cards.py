"""What cards are worth: in the hand, in the supply, as a bid."""

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


def bolster_worth(table: Table, ground: Ground, card: Card, size: int, own_squad: bool) -> float:
    """What Bolster with a card brings."""
    supply = table.s.platoons[table.me].supply
    needs: list[float] = []
    for other in table.s.scenario.roster.cards[table.me]:
        if other.fog or (own_squad and other.squad != card.squad):
            continue
        first = need(table, ground, other)
        for number in range(min(supply[other.index], size)):
            needs.append(first * (0.75**number))
    needs.sort(reverse=True)
    return table.w.bolster * sum([max(0.0, worth - table.w.worthwhile) for worth in needs[:size]])


def draw_worth(table: Table, count: int) -> float:
    """What it is worth to draw so many cards of the own deck now."""
    platoon = table.s.platoons[table.me]
    from_deck = min(count, len(platoon.deck))
    renewed = min(count - from_deck, len(platoon.discard))
    usable = from_deck * usable_share(table, platoon.deck)
    return table.w.draw * (usable + renewed * usable_share(table, platoon.discard))


def usable_share(table: Table, pile: list[int]) -> float:
    """The share of cards that are no Fog."""
    fog = table.s.scenario.roster.fog[table.me]
    return 1.0 - pile.count(fog) / len(pile) if pile else 0.0


def chance_to_win_bid(table: Table, value: int) -> float:
    """The chance that this initiative value beats the enemy's bid; he bids any of his cards."""
    cards = table.s.scenario.roster.cards[table.foe]
    cycle = table.s.platoons[table.foe].cycle
    total = below = 0.0
    for card in cards:
        count = cycle[card.index]
        # a low card is bid more gladly
        weight = count * (2.0 if card.fog else 1.0)
        total += weight
        if card.initiative < value or (card.initiative == value and table.s.initiative == table.me):
            below += weight
    return below / total if total else 1.0
