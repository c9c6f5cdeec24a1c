"""Means of samples, and how far they may be off."""

import math
from collections.abc import Sequence
from functools import cache
from statistics import NormalDist
from typing import Final

#: All intervals hold with this probability.
LEVEL: Final = 0.95
#: What is known before the first playout: as if ``KNOWN`` had been seen, with this variance.
#: So two that happen to agree do not pass for certainty, nor two that differ for ignorance.
KNOWN: Final = 4
VARIANCE: Final = 0.02
#: No interval of a chance is wider.
WIDEST: Final = 1.0


@cache
def student(samples: int, comparisons: int = 1) -> float:
    """The quantile of Student's distribution for an interval; ``comparisons`` hold together.

    By the expansion of Cornish and Fisher, which is off by less than a tenth from three samples on.
    """
    z = NormalDist().inv_cdf(1.0 - (1.0 - LEVEL) / 2.0 / comparisons)
    free = max(1, samples - 1)
    return (
        z
        + (z**3 + z) / (4 * free)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * free**3)
    )


def mean(samples: Sequence[float]) -> float:
    return math.fsum(samples) / len(samples)


def error_of(samples: Sequence[float], comparisons: int = 1) -> float:
    """Half of the interval of the mean."""
    count = len(samples)
    if not count:
        return WIDEST
    middle = mean(samples)
    squares = math.fsum([(sample - middle) ** 2 for sample in samples]) + KNOWN * VARIANCE
    seen = count + KNOWN
    spread = math.sqrt(squares / (seen - 1) / count)
    return min(WIDEST, student(seen, comparisons) * spread)


def both(one: float, other: float) -> float:
    """Two independent errors together."""
    return min(WIDEST, math.hypot(one, other))
