"""Heavy work beside the event loop: our own in threads, that of visitors within a budget."""

import asyncio
import functools
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, ParamSpec, Protocol, TypeVar

from sandtable.server.metrics import Counters
from sandtable.server.workers import OverBudget, Pool
from sandtable.tables.fair import FairQueue
from sandtable.tables.ports import Runner
from sandtable.tables.problems import Problem
from sandtable.tables.settings import Settings

P = ParamSpec("P")
R = TypeVar("R")

log = logging.getLogger("sandtable.server")

#: Two would not do more than one, and would take twice as much from the event loop.
THREADS: Final = 1


class ClosableRunner(Runner, Protocol):
    def drop_jobs(self) -> None:
        """Give up what visitors have asked for, and take on no more: the server ends."""

    def close(self) -> None: ...


class Workers:
    """The runner of ``sandtable.tables``."""

    def __init__(self, settings: Settings, counters: Counters) -> None:
        self._seconds = settings.job_seconds
        self._most = settings.jobs_waiting
        self._most_each = settings.jobs_waiting_each
        self._counters = counters
        self._pool = Pool("jobs", settings.job_workers, settings.worker_megabytes)
        self._turns = FairQueue(settings.job_workers)
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="work")

    async def run(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        call = functools.partial(work, *args, **kwargs)
        return await asyncio.get_running_loop().run_in_executor(self._threads, call)

    async def run_within_budget(self, whose: str, work: Callable[..., R], *args: Any) -> R:
        if self._turns.waiting(whose) >= self._most_each or len(self._turns) >= self._most:
            self._counters.turned_away += 1
            raise Problem(503, "server-busy")
        async with self._turns.turn(whose):
            if self._pool.closed:
                raise Problem(503, "server-busy")
            try:
                return await self._pool.run(self._seconds, work, *args)
            except OverBudget as error:
                if self._pool.closed:
                    raise Problem(503, "server-busy") from None
                self._counters.over_budget += 1
                log.warning("%s was stopped: %s", work.__name__, error)
                raise Problem(503, "too-much-work") from None

    def drop_jobs(self) -> None:
        self._pool.close()

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        self._pool.close()
