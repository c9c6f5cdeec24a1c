"""A hand-written estimate of a position."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from sandtable.games.heroes import objectives
from sandtable.games.heroes.armies import recruitment
from sandtable.games.heroes.battle import SIDES
from sandtable.games.heroes.status import AWAITED, GONE, LOST

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

#: What a point of the scenario is worth in army points.
POINT: Final = 12.0
#: What is left of a unit's value on its weakened side, for each suppression marker, for damage.
WEAKENED: Final = 0.55
SUPPRESSED: Final = 0.06
DAMAGED: Final = 0.2
#: What an order a turn is worth; the last one is the game (HOS-3.12).
ORDER: Final = 7.0
LAST_ORDER: Final = 30.0
#: A lead of this many army points is about three chances in four.
SCALE: Final = 40.0


def evaluate(s: HeroesState, side: int) -> float:
    """-1 lost, 0 even, 1 won."""
    if s.outcome is not None:
        if s.outcome.winner is None:
            return 0.0
        return 1.0 if s.outcome.winner == SIDES[side] else -1.0
    points = objectives.points(s)
    lead = POINT * (points[side] - points[1 - side])
    lead += strength(s, side) + command(s, side)
    lead -= strength(s, 1 - side) + command(s, 1 - side)
    return math.tanh(lead / SCALE)


def command(s: HeroesState, side: int) -> float:
    """What its orders are worth in army points; in the last turn nobody needs any more."""
    if s.turn >= s.battle.turns:
        return 0.0
    orders = recruitment.numbered(s, side) + recruitment.special_tokens(s, side)
    return ORDER * orders + (LAST_ORDER if orders else 0.0)


def strength(s: HeroesState, side: int) -> float:
    """The army points of what still fights."""
    total = 0.0
    for u in s.battle.roster[side]:
        standing = s.standing[u]
        if standing in (LOST, AWAITED):
            continue
        worth = float(s.counter(u).value)
        if standing != GONE:
            if s.shows(u).state == "weakened":
                worth *= WEAKENED
            worth *= max(0.0, 1.0 - SUPPRESSED * s.suppression[u])
            worth *= 1.0 - DAMAGED * bin(s.damage[u]).count("1")
        total += worth
    return total
