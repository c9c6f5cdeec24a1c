"""How often: a bucket of tokens that fills again with time."""

from collections.abc import Callable
from typing import Final

#: So many addresses are remembered before the full buckets among them are thrown away.
REMEMBERED: Final = 10_000


class Bucket:
    """So many at once, and so many a second after that."""

    def __init__(self, burst: float, rate: float, now: float) -> None:
        self._burst = burst
        self._rate = rate
        self._level = burst
        self._at = now

    def _fill(self, now: float) -> None:
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now

    def take(self, now: float) -> bool:
        """One token; False if there is none."""
        self._fill(now)
        if self._level < 1:
            return False
        self._level -= 1
        return True

    def full(self, now: float) -> bool:
        self._fill(now)
        return self._level >= self._burst


class Rate:
    """A bucket for each address."""

    def __init__(self, burst: float, rate: float, now: Callable[[], float]) -> None:
        self._burst = burst
        self._rate = rate
        self._now = now
        self._buckets: dict[str, Bucket] = {}

    def allows(self, address: str) -> bool:
        now = self._now()
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= REMEMBERED:
                self._buckets = {
                    name: each for name, each in self._buckets.items() if not each.full(now)
                }
            bucket = self._buckets[address] = Bucket(self._burst, self._rate, now)
        return bucket.take(now)
