"""What the tables count and time, for those who run a server."""

from bisect import bisect_left
from collections import Counter
from dataclasses import dataclass, field
from typing import Final

#: Seconds; what is longer falls into the last bucket, which has no bound.
BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


class Histogram:
    """How often something took at most a given time."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds

    @property
    def count(self) -> int:
        return sum(self.counts)


@dataclass
class Measures:
    """Everything since the start."""

    #: Changes that were stored, by kind.
    changes: Counter[str] = field(default_factory=Counter)
    #: Requests that were refused, by the key of the refusal.
    refusals: Counter[str] = field(default_factory=Counter)
    #: From the arrival of a person's decision until everyone has been sent what it led to.
    decisions: Histogram = field(default_factory=Histogram)
    #: Writing to the store.
    writes: Histogram = field(default_factory=Histogram)
    #: Decisions of bots, and how many of them are being thought about or wait for it.
    thinking: Histogram = field(default_factory=Histogram)
    bots_waiting: int = 0
