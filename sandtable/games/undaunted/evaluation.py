"""What the estimates of both games share, for bots."""

import math
from collections.abc import Callable
from typing import Final

from sandtable.games.undaunted.state import UndauntedState

#: A deck cycle of Fog alone, an officer in it, a soldier in the supply, a suppressed counter.
FOG: Final = -2.6
OFFICER: Final = 0.3
RESERVE: Final = 0.01
SUPPRESSED: Final = -0.15


def lead(s: UndauntedState, side: int, standing: Callable[[int], float]) -> float:
    """-1 lost, 0 even, 1 won; ``standing`` is how well a side is doing, its enemy left out."""
    if s.outcome is not None:
        if s.outcome.winner is None:
            return 0.0
        return 1.0 if s.outcome.winner == s.seats[side] else -1.0
    return math.tanh((standing(side) - standing(1 - side)) / 2.0)


def worth_of_cards(s: UndauntedState, side: int, soldier: Callable[[int], float]) -> float:
    """Cards and counters, weighed; ``soldier`` is the weight of a card of a unit."""
    platoon = s.platoons[side]
    worth = 0.0
    size = 0
    for card in s.scenario.roster.cards[side]:
        count = platoon.cycle[card.index]
        size += count
        if card.command:
            worth += OFFICER * count
        elif card.unit >= 0:
            worth += soldier(card.unit) * count
            worth += RESERVE * platoon.supply[card.index]
            if s.suppressed >> card.unit & 1:
                worth += SUPPRESSED
    if size:
        worth += FOG * platoon.cycle[s.scenario.roster.fog[side]] / size
    return worth
