"""Shares with their intervals, and rules that end a series of games when it is decided."""

from dataclasses import dataclass
from math import log, sqrt
from typing import Final

#: Points of the normal distribution: for intervals of 95 % and of 99 %.
Z95: Final = 1.959964
Z99: Final = 2.575829
#: A scenario is even if each side wins a share in this band.
EVEN: Final = [0.35, 0.65]
#: A sequential test tells a share this much above the asked one from a share this much below it.
MARGIN: Final = 0.05
#: How often a sequential test may be wrong.
ERROR: Final = 0.01
#: Games between two looks at a series: fewer looks, fewer false alarms.
LOOK: Final = 20


def wilson(points: float, games: int, z: float = Z95) -> tuple[float, float]:
    """The confidence interval of a share (Wilson's score interval); a draw is half a point."""
    if not games:
        return 0.0, 1.0
    share = points / games
    centre = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


class Rule:
    """When a series of games has been long enough; this one lets it go on to its end."""

    def ends(self, points: float, games: int) -> bool:
        return False


@dataclass(frozen=True)
class Sprt(Rule):
    """Wald's sequential test: is the share at least ``share``, with 1 % errors either way?

    A draw counts as half a win and half a loss. That keeps the errors: by convexity the likelihood
    ratio is still at most 1 on average for a share that is too low.
    """

    share: float

    def evidence(self, points: float, games: int) -> float:
        """The logarithm of the likelihood ratio: positive speaks for the share."""
        low, high = self.share - MARGIN, self.share + MARGIN
        lost = games - points
        return points * log(high / low) + lost * log((1 - high) / (1 - low))

    def verdict(self, points: float, games: int) -> bool | None:
        """Is the share reached? None: undecided."""
        evidence = self.evidence(points, games)
        bound = log((1 - ERROR) / ERROR)
        return None if abs(evidence) < bound else evidence > 0

    def ends(self, points: float, games: int) -> bool:
        return self.verdict(points, games) is not None


@dataclass(frozen=True)
class Settled(Rule):
    """Ends when the share is known well enough.

    ``width``: when its 95 % interval is narrower; 0 for never. ``clear``: when its 99 % interval
    lies inside or outside the band of even scenarios.
    """

    width: float = 0.0
    clear: bool = False

    def ends(self, points: float, games: int) -> bool:
        if games % LOOK or not games:
            return False
        low, high = wilson(points, games)
        return high - low < self.width or (self.clear and is_even(points, games) is not None)


def is_even(points: float, games: int) -> bool | None:
    """Does the share lie in the band of even scenarios? None: too early to say."""
    low, high = wilson(points, games, Z99)
    if EVEN[0] <= low and high <= EVEN[1]:
        return True
    return False if high < EVEN[0] or low > EVEN[1] else None
