"""How much the cards of the supply are needed."""

from typing import Final

from sandtable.bots.greedy_north_africa.ground import Ground
from sandtable.bots.greedy_north_africa.table import Table
from sandtable.bots.greedy_north_africa.travel import MARKERS
from sandtable.games.undaunted.cards import Card, Unit
from sandtable.games.undaunted.north_africa.scenario import NEUTRALISE, NONE

#: How much the next card of a soldier is needed, by the number he has in the deck cycle.
NEXT: Final = (2.0, 1.4, 1.0, 0.7, 0.5)
#: A shot is worth no more cards than this.
SHOT_MAX: Final = 3.0


def need(table: Table, ground: Ground, card: Card) -> float:
    """How much a card of the supply is needed in the deck."""
    if card.unit < 0:
        return table.w.officer
    unit = table.units[card.unit]
    tile = table.s.at[unit.index]
    if tile < 0:
        return 0.0
    left = table.cards_left(unit)
    planned = unit.index in ground.aims or table.exit_gain[unit.index] > 0.0
    if planned and not left:
        return table.w.need_first
    return NEXT[min(left, 4)] * role(table, ground, unit, planned)


def role(table: Table, ground: Ground, unit: Unit, planned: bool) -> float:
    """What a soldier is good for where he is."""
    w = table.w
    tile, seat = table.s.at[unit.index], table.s.seat[unit.index]
    worth = w.need + (w.need_plan if planned else 0.0)
    if seat != NONE:
        place = table.battle.desert.seats[seat]
        car = table.battle.desert.vehicle(place.vehicle)
        assert car is not None
        if table.travel.wheel(car) is place and not table.s.is_disabled(car):
            worth += w.need_driver
    marks = any(table.printed(unit, seat, verb) for verb in MARKERS)
    if marks and ground.wanted:
        worth += w.need_marker
    if table.card(unit).action("recon") is not None:
        fog = table.s.platoons[table.me].cycle[table.s.scenario.roster.fog[table.me]]
        worth += w.need_fog * fog * table.fog_weight(table.me) / 10.0
    worth += w.need_shot * min(SHOT_MAX, ground.best_shot(table.arms(unit, seat), tile))
    goals = [goal for goal in table.battle.goals[table.foe] if goal.kind == NEUTRALISE]
    if any(goal.units >> unit.index & 1 for goal in goals):
        worth += w.need_life * (1.0 + min(1.0, table.danger(unit.defence, NONE, tile)))
    return worth
