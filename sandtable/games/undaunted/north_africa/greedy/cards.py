"""How much the cards in the supply are needed."""

from typing import Final

from sandtable.games.undaunted.cards import Card, Unit
from sandtable.games.undaunted.north_africa.greedy.places import Places
from sandtable.games.undaunted.north_africa.greedy.reading import DesertReading
from sandtable.games.undaunted.north_africa.greedy.travel import MARKERS
from sandtable.games.undaunted.north_africa.scenario import NEUTRALISE, NONE

#: The need for another card of a soldier, by the number already in the deck cycle.
NEXT: Final = [2.0, 1.4, 1.0, 0.7, 0.5]
#: The most that shots add to the need for cards.
SHOT_MAX: Final = 3.0


def need(reading: DesertReading, places: Places, card: Card) -> float:
    """How much a card in the supply is needed in the deck."""
    if card.unit < 0:
        return reading.w.officer
    unit = reading.units[card.unit]
    tile = reading.state.at[unit.index]
    if tile < 0:
        return 0.0
    left = reading.cards_left(unit)
    planned = unit.index in places.aims or reading.exit_gain[unit.index] > 0.0
    if planned and not left:
        return reading.w.need_first
    return NEXT[min(left, 4)] * role(reading, places, unit, planned)


def role(reading: DesertReading, places: Places, unit: Unit, planned: bool) -> float:
    """How useful a soldier is at the current place."""
    w = reading.w
    tile, seat = reading.state.at[unit.index], reading.state.seat[unit.index]
    worth = w.need + (w.need_plan if planned else 0.0)
    if seat != NONE:
        place = reading.battle.desert.seats[seat]
        car = reading.battle.desert.vehicle(place.vehicle)
        assert car is not None
        if reading.travel.driver_seat(car) is place and not reading.state.is_disabled(car):
            worth += w.need_driver
    marks = any(reading.printed(unit, seat, verb) for verb in MARKERS)
    if marks and places.wanted:
        worth += w.need_marker
    if reading.card(unit).action("recon") is not None:
        fog = reading.state.platoons[reading.me].cycle[
            reading.state.scenario.roster.fog[reading.me]
        ]
        worth += w.need_fog * fog * reading.fog_weight(reading.me) / 10.0
    worth += w.need_shot * min(SHOT_MAX, places.best_shot(reading.arms(unit, seat), tile))
    goals = [goal for goal in reading.battle.goals[reading.foe] if goal.kind == NEUTRALISE]
    if any(goal.units >> unit.index & 1 for goal in goals):
        worth += w.need_life * (1.0 + min(1.0, reading.danger(unit.defence, NONE, tile)))
    return worth
