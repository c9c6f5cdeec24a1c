"""Rate limits: a bucket of tokens that refills with time."""

from collections.abc import Callable
from typing import Final

#: Above this number of addresses, the one that was not heard of for longest is forgotten.
REMEMBERED: Final = 10_000


class Bucket:
    """At most ``burst`` at once, and ``rate`` per second after that."""

    def __init__(self, burst: float, rate: float, now: float) -> None:
        self._burst = burst
        self._rate = rate
        self._level = burst
        self._at = now

    def _fill(self, now: float) -> None:
        passed = max(0.0, now - self._at)  # a clock that steps back must not drain it
        self._level = min(self._burst, self._level + passed * self._rate)
        self._at = now

    def take(self, now: float, cost: float = 1) -> bool:
        """Take a token, or several; False if there are too few."""
        self._fill(now)
        if self._level < cost:
            return False
        self._level -= cost
        return True

    def charge(self, now: float, cost: float) -> None:
        """Take what something has turned out to cost, or all that there is."""
        self._fill(now)
        self._level = max(0.0, self._level - cost)


class Rate:
    """A bucket for each address."""

    def __init__(self, burst: float, rate: float, now: Callable[[], float]) -> None:
        self._burst = burst
        self._rate = rate
        self._now = now
        self._buckets: dict[str, Bucket] = {}

    def allows(self, address: str, cost: float = 1) -> bool:
        return self._bucket(address).take(self._now(), cost)

    def charge(self, address: str, cost: float) -> None:
        """Something has turned out to cost more than was thought."""
        self._bucket(address).charge(self._now(), cost)

    def _bucket(self, address: str) -> Bucket:
        now = self._now()
        bucket = self._buckets.pop(address, None) or Bucket(self._burst, self._rate, now)
        self._buckets[address] = bucket  # as the last one
        if len(self._buckets) > REMEMBERED:
            del self._buckets[next(iter(self._buckets))]
        return bucket
