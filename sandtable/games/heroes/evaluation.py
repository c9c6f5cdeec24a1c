"""A hand-written estimate of a position."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from sandtable.games.heroes import objectives
from sandtable.games.heroes.armies import recruitment
from sandtable.games.heroes.pack.battle import SIDES
from sandtable.games.heroes.status import AWAITED, GONE, LOST

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

#: The worth of a scenario point in army points.
POINT: Final = 12.0
#: Factors for a unit on its weakened side, for each suppression marker, and for damage.
WEAKENED: Final = 0.55
SUPPRESSED: Final = 0.06
DAMAGED: Final = 0.2
#: The worth of an order per turn; losing the last one loses the game (HOS-3.12).
ORDER_WORTH: Final = 7.0
LAST_ORDER: Final = 30.0
#: A lead of this many army points wins about three games out of four.
SCALE: Final = 40.0


def evaluate(state: HeroesState, side: int) -> float:
    """-1 lost, 0 even, 1 won."""
    if state.outcome is not None:
        if state.outcome.winner is None:
            return 0.0
        return 1.0 if state.outcome.winner == SIDES[side] else -1.0
    points = objectives.points(state)
    lead = POINT * (points[side] - points[1 - side])
    lead += strength(state, side) + command(state, side)
    lead -= strength(state, 1 - side) + command(state, 1 - side)
    return math.tanh(lead / SCALE)


def command(state: HeroesState, side: int) -> float:
    """The worth of a side's orders in army points; none in the last turn."""
    if state.turn >= state.battle.turns:
        return 0.0
    orders = recruitment.numbered(state, side) + recruitment.special_tokens(state, side)
    return ORDER_WORTH * orders + (LAST_ORDER if orders else 0.0)


def strength(state: HeroesState, side: int) -> float:
    """The army points of the units that still fight."""
    total = 0.0
    for u in state.battle.roster[side]:
        status = state.status[u]
        if status in (LOST, AWAITED):
            continue
        worth = float(state.counter(u).value)
        if status != GONE:
            if state.shows(u).state == "weakened":
                worth *= WEAKENED
            worth *= max(0.0, 1.0 - SUPPRESSED * state.suppression[u])
            worth *= 1.0 - DAMAGED * bin(state.damage[u]).count("1")
        total += worth
    return total
