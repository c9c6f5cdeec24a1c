"""Who is ahead in Normandy: features of a position, for a value fitted to games between bots."""

from pathlib import Path
from typing import ClassVar, Final

from sandtable.games.undaunted.normandy.greedy.reading import NormandyReading
from sandtable.games.undaunted.normandy.greedy.weights import WEIGHTS
from sandtable.games.undaunted.normandy.state import NormandyState
from sandtable.games.undaunted.value import (
    card_features,
    horizon,
    scenario_id,
    soldier_features,
    tempo,
)
from sandtable.kernel.documents import read_json
from sandtable.kernel.state import State
from sandtable.kernel.value import FittedValue

TITLES: Final = ["riflemen", "scouts", "machine-gunners", "sniper", "mortar"]
#: How many of a side's plans count.
PLANS: Final = 3


class NormandyValue(FittedValue):
    """Features of each side: points, plans to gain more, lives, cards, counters, markers."""

    opening: ClassVar[int] = 8
    slips: ClassVar[float] = 0.2

    def horizon(self, start: tuple[int, ...], now: tuple[int, ...]) -> bool:
        return horizon(start, now)

    def scenario(self, state: State) -> str:
        assert isinstance(state, NormandyState)
        return scenario_id(state)

    def features(self, state: State) -> list[float]:
        assert isinstance(state, NormandyState)
        reading = NormandyReading(state, 0, WEIGHTS)
        found = [tempo(state)]
        for side in (0, 1):
            found += goal_features(reading, side)
            found += card_features(state, side)
            found += soldier_features(state, side, TITLES)
            found.append(0.1 * state.platoons[side].marked.bit_count())
        return found


def goal_features(reading: NormandyReading, side: int) -> list[float]:
    """The share of the points, the best plans to gain more; how near a side is to being pinned."""
    goal = reading.battle.goals[side].points
    share = reading.points[side] / goal if goal else 0.0
    missing = goal - reading.points[side] if goal else 0
    plans = sorted(reading.plan[side], reverse=True)[:PLANS]
    plans += [0.0] * (PLANS - len(plans))
    lives = reading.lives[side] if reading.battle.goals[1 - side].pin else 0
    return [
        share,
        share * share,
        float(missing == 1),
        *[plan / reading.w.goal for plan in plans],
        0.1 * lives,
        1.0 / lives if lives else 0.0,
        0.1 * reading.stock[side],
        1.0 / max(1, reading.stock[side]),
        guards(reading, side),
    ]


def guards(reading: NormandyReading, side: int) -> float:
    """The plans of the enemy that a counter of this side is in the way of."""
    total = 0.0
    for tile in reading.goals[1 - side]:
        for unit in reading.occupants[tile]:
            if unit.side == side:
                total += reading.plan[1 - side][tile] / reading.w.goal
                break
    return total


VALUE: Final = NormandyValue(read_json(Path(__file__).parent / "data" / "value.json"))
