"""What the evaluation functions of both games share."""

import math
from collections.abc import Callable
from typing import Final

from sandtable.games.undaunted.state import UndauntedState

#: A deck cycle of nothing but Fog, an officer in it, a soldier in the supply, a suppressed counter.
FOG: Final = -2.6
OFFICER: Final = 0.3
RESERVE: Final = 0.01
SUPPRESSED: Final = -0.15


def lead(state: UndauntedState, side: int, side_score: Callable[[int], float]) -> float:
    """-1 lost, 0 even, 1 won; ``side_score`` is how well a side does, regardless of its enemy."""
    if state.outcome is not None:
        if state.outcome.winner is None:
            return 0.0
        return 1.0 if state.outcome.winner == state.seats[side] else -1.0
    return math.tanh((side_score(side) - side_score(1 - side)) / 2.0)


def worth_of_cards(state: UndauntedState, side: int, soldier: Callable[[int], float]) -> float:
    """The weighted sum of cards and counters; ``soldier`` is the weight of a unit's card."""
    platoon = state.platoons[side]
    worth = 0.0
    size = 0
    for card in state.scenario.roster.cards[side]:
        count = platoon.cycle[card.index]
        size += count
        if card.command:
            worth += OFFICER * count
        elif card.unit >= 0:
            worth += soldier(card.unit) * count
            worth += RESERVE * platoon.supply[card.index]
            if state.suppressed >> card.unit & 1:
                worth += SUPPRESSED
    if size:
        worth += FOG * platoon.cycle[state.scenario.roster.fog[side]] / size
    return worth
