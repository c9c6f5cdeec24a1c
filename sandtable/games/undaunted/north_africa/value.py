"""Who is ahead in North Africa: features of a position, for a value fitted to games of bots."""

from pathlib import Path
from typing import ClassVar, Final

from sandtable.games.undaunted.north_africa.evaluation import progress
from sandtable.games.undaunted.north_africa.greedy.prospects import ProspectReading
from sandtable.games.undaunted.north_africa.greedy.weights import WEIGHTS
from sandtable.games.undaunted.north_africa.state import DesertState
from sandtable.games.undaunted.north_africa.victory import achieved
from sandtable.games.undaunted.value import card_features, horizon, scenario_id, tempo
from sandtable.kernel.documents import read_json
from sandtable.kernel.state import State
from sandtable.kernel.value import FittedValue

#: How many goals and prospects of a side count.
GOALS: Final = 2
PROSPECTS: Final = 3


class DesertValue(FittedValue):
    """Features of each side: its goals, its soldiers' prospects, cards, counters, vehicles."""

    slips: ClassVar[float] = 0.35
    opening: ClassVar[int] = 4

    def horizon(self, start: tuple[int, ...], now: tuple[int, ...]) -> bool:
        return horizon(start, now)

    def scenario(self, state: State) -> str:
        assert isinstance(state, DesertState)
        return scenario_id(state)

    def features(self, state: State) -> list[float]:
        assert isinstance(state, DesertState)
        reading = ProspectReading(state, 0, WEIGHTS)
        found = [tempo(state)]
        for side in (0, 1):
            found += goal_features(state, side)
            found += prospect_features(reading, side)
            found += card_features(state, side)
            found += soldier_features(reading, side)
            found += vehicle_features(state, side)
        return found


def goal_features(state: DesertState, side: int) -> list[float]:
    """For each goal: the share that is achieved, and with what is near."""
    found: list[float] = []
    for goal in state.battle.goals[side][:GOALS]:
        share = achieved(state, side, goal) / goal.count
        found += [share, share * share, progress(state, side, goal)]
    return found + [0.0] * (3 * GOALS - len(found))


def prospect_features(reading: ProspectReading, side: int) -> list[float]:
    """The best prospects of the side's soldiers and vehicles."""
    worths = [reading.prospects[unit.index] / reading.w.goal for unit in reading.soldiers[side]]
    worths.sort(reverse=True)
    best = worths[:PROSPECTS]
    return [*best, *[0.0] * (PROSPECTS - len(best)), sum(worths)]


def soldier_features(reading: ProspectReading, side: int) -> list[float]:
    """The soldiers on the map and their cards; those suppressed, and those without a card."""
    cards = suppressed = idle = 0.0
    for unit in reading.soldiers[side]:
        left = reading.cards_left(unit)
        cards += left
        suppressed += reading.state.suppressed >> unit.index & 1
        idle += not left
    return [len(reading.soldiers[side]), cards, suppressed, idle]


def vehicle_features(state: DesertState, side: int) -> list[float]:
    """The vehicles that the side holds, their damage, the disabled ones."""
    held = damage = disabled = 0.0
    for vehicle in state.battle.desert.vehicles:
        if state.at[vehicle.index] >= 0 and state.held_by(vehicle, side):
            held += 1.0
            damage += state.damage[state.number(vehicle.index)] / vehicle.durability
            disabled += state.is_disabled(vehicle)
    return [held, damage, disabled]


VALUE: Final = DesertValue(read_json(Path(__file__).parent / "data" / "value.json"))
