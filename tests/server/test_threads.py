"""Work for the event loop in threads."""

import asyncio
import contextlib
import functools
import threading
from typing import Any

import pytest

from sandtable.server.threads import Threads


def test_whoever_waits_is_told_what_came_of_it() -> None:
    def fail() -> None:
        raise ValueError("it failed")

    async def ask(threads: Threads) -> None:
        assert (await threads.run(threading.current_thread)).name == "test_0"
        with pytest.raises(ValueError, match="it failed"):
            await threads.run(fail)
        assert await asyncio.gather(
            *(threads.run(functools.partial(abs, n)) for n in range(5))
        ) == [*range(5)]

    with contextlib.closing(Threads(1, "test")) as threads:
        asyncio.run(ask(threads))
    with pytest.raises(RuntimeError):
        asyncio.run(threads.run(lambda: None))


def test_what_nobody_waits_for_any_more_is_not_begun() -> None:
    begun: list[str] = []
    gate = threading.Event()

    async def ask(threads: Threads) -> None:
        first = asyncio.create_task(threads.run(gate.wait))
        second = asyncio.create_task(threads.run(lambda: begun.append("second")))
        await asyncio.sleep(0)
        second.cancel()
        first.cancel()  # it goes on, and nobody is told
        await asyncio.wait({first, second})
        gate.set()
        await threads.run(lambda: begun.append("third"))

    with contextlib.closing(Threads(1, "test")) as threads:
        asyncio.run(ask(threads))
    assert begun == ["third"]


def test_what_is_urgent_goes_first() -> None:
    begun: list[str] = []
    gate = threading.Event()

    async def ask(threads: Threads) -> None:
        asked: list[asyncio.Task[Any]] = [asyncio.create_task(threads.run(gate.wait))]
        await asyncio.sleep(0)
        while threads._others:  # until it has begun
            await asyncio.sleep(0)
        for name, urgent in (("list", False), ("move", True), ("page", False), ("reply", True)):
            work = functools.partial(begun.append, name)
            asked.append(asyncio.create_task(threads.run(work, urgent)))
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(*asked)

    with contextlib.closing(Threads(1, "test")) as threads:
        asyncio.run(ask(threads))
    assert begun == ["move", "reply", "list", "page"]
