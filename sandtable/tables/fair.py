"""A queue in which everyone gets a turn, however much one of them asks for."""

import asyncio
import contextlib
from collections import deque
from collections.abc import AsyncIterator, Hashable


class FairQueue:
    """Serves a fixed number at once. Those who wait take turns, however much each has asked for.

    Whoever waits is preceded by at most one job of each of the others. Those who are called, and
    those whose job is done, go to the end: what they asked for meanwhile comes after the rest.
    """

    def __init__(self, places: int) -> None:
        self._places = places
        self._free = places
        #: In the order of their turns.
        self._waiting: dict[Hashable, deque[asyncio.Future[None]]] = {}

    def __len__(self) -> int:
        """How many jobs wait."""
        return sum(len(each) for each in self._waiting.values())

    @property
    def is_idle(self) -> bool:
        """Is nobody served, and does nobody wait?"""
        return self._free == self._places and not len(self)

    def waiting(self, whose: Hashable) -> int:
        """How many jobs of one of them wait."""
        return len(self._waiting.get(whose, ()))

    @contextlib.asynccontextmanager
    async def turn(self, whose: Hashable) -> AsyncIterator[None]:
        """Wait for a turn, and keep it as long as the context lasts."""
        await self._come(whose)
        try:
            yield
        finally:
            self._to_the_end(whose)
            self._free += 1
            self._call()

    async def _come(self, whose: Hashable) -> None:
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(whose, deque()).append(called)
        self._call()
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():  # called just before it went away
                self._free += 1
            self._forget(whose, called)
            self._call()
            raise

    def _call(self) -> None:
        """Give the free places to those whose turn it is."""
        while self._free and self._waiting:
            whose = next(iter(self._waiting))
            called = self._waiting[whose].popleft()
            self._to_the_end(whose)
            if not called.done():
                self._free -= 1
                called.set_result(None)

    def _to_the_end(self, whose: Hashable) -> None:
        things = self._waiting.pop(whose, None)
        if things:
            self._waiting[whose] = things

    def _forget(self, whose: Hashable, called: asyncio.Future[None]) -> None:
        things = self._waiting.get(whose, deque())
        if called in things:
            things.remove(called)
        if not things:
            self._waiting.pop(whose, None)
