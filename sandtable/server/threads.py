"""Threads that work for the event loop, with less ado than those of ``concurrent.futures``."""

import asyncio
import contextlib
import threading
from collections import deque
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, NamedTuple, TypeVar

R = TypeVar("R")


class Job(NamedTuple):
    """Something to do, and where to tell what came of it."""

    work: Callable[[], Any]
    loop: asyncio.AbstractEventLoop
    told: "asyncio.Future[Any]"


class Threads:
    """Jobs begin in the order in which they are given, urgent ones before all others.

    Those that nobody waits for any more are left out.
    """

    def __init__(self, count: int, name: str) -> None:
        self._urgent: deque[Job] = deque()
        self._others: deque[Job] = deque()
        #: True for each of these jobs; False for each thread that is to end.
        self._given: SimpleQueue[bool] = SimpleQueue()
        self._closed = False
        self._threads = [
            threading.Thread(target=self._work, name=f"{name}_{number}", daemon=True)
            for number in range(count)
        ]
        for thread in self._threads:
            thread.start()

    async def run(self, work: Callable[[], R], urgent: bool = False) -> R:
        """Work in one of the threads."""
        if self._closed:
            raise RuntimeError("the threads have been closed")
        loop = asyncio.get_running_loop()
        told: asyncio.Future[R] = loop.create_future()
        (self._urgent if urgent else self._others).append(Job(work, loop, told))
        self._given.put(True)
        return await told

    def close(self) -> None:
        """Finish what has been given, and end."""
        self._closed = True
        for _ in self._threads:
            self._given.put(False)
        for thread in self._threads:
            thread.join()

    def _work(self) -> None:
        while self._given.get():
            job = self._next()
            if not job.told.cancelled():
                _do(job)
            del job  # it may hold what the next one has to wait for

    def _next(self) -> Job:
        """The next job: there is one for each that was given, whichever thread takes it."""
        while True:
            for jobs in (self._urgent, self._others):
                with contextlib.suppress(IndexError):
                    return jobs.popleft()


def _do(job: Job) -> None:
    try:
        result = job.work()
    except BaseException as error:  # whoever waits for it is told
        _tell(job, _fail, error)
    else:
        _tell(job, _resolve, result)


def _tell(job: Job, how: Callable[["asyncio.Future[Any]", Any], None], what: Any) -> None:
    with contextlib.suppress(RuntimeError):  # the loop has ended, and nobody waits any more
        job.loop.call_soon_threadsafe(how, job.told, what)


def _resolve(told: "asyncio.Future[Any]", result: Any) -> None:
    if not told.done():
        told.set_result(result)


def _fail(told: "asyncio.Future[Any]", error: BaseException) -> None:
    if not told.done():
        told.set_exception(error)
