"""Work in separate processes, within limits of time and memory.

A worker has a pipe to the server. One that does not answer in time, or needs too much memory, is
killed and replaced, which disturbs nobody else. A worker whose server has died reads the end of
the pipe, and exits.
"""

import asyncio
import contextlib
import multiprocessing
import os
import signal
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any, Final, TypeVar

from sandtable.bots.collecting import collect_seldom
from sandtable.kernel.errors import BadInput
from sandtable.server.process_limits import limit_memory, step_back
from sandtable.tables.problems import Problem

R = TypeVar("R")

#: Never ``fork``: the server has threads.
PROCESSES: Final = multiprocessing.get_context("spawn")
#: A worker that is not ready by then never will be.
START_SECONDS: Final = 60.0
STOP_SECONDS: Final = 2.0
#: A worker is replaced after this many jobs, which frees whatever memory they have left behind.
JOBS: Final = 500
OUT_OF_MEMORY: Final = 3


class OverBudget(Exception):
    """A job took too long, or its worker died."""


class JobFailed(Exception):
    """A job raised an unexpected error; the text is the traceback in the worker."""


def work(pipe: Connection, megabytes: int) -> None:
    """Run a worker: it is sent functions with their arguments, and answers with the results."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server stops its workers itself
    limit_memory(megabytes)
    step_back()
    collect_seldom()
    pipe.send(True)
    while True:
        try:
            job, args = pipe.recv()
        except EOFError:
            return
        pipe.send(_answer(job, args))


def _answer(job: Callable[..., Any], args: tuple[Any, ...]) -> tuple[str, Any]:
    """What came of a job. Errors with keywords cannot be sent as they are."""
    try:
        return "done", job(*args)
    except MemoryError:
        os._exit(OUT_OF_MEMORY)
    except BadInput as error:
        return "bad-input", (error.key, error.where, error.params)
    except Problem as problem:
        return "problem", (problem.status, problem.key, problem.where, problem.params)
    except Exception:
        return "failed", traceback.format_exc()


class Worker:
    def __init__(self, name: str, megabytes: int) -> None:
        self._pipe, other = PROCESSES.Pipe()
        self._process = PROCESSES.Process(
            target=work, args=(other, megabytes), daemon=True, name=name
        )
        self._process.start()
        other.close()
        self._ready = False
        self.jobs = 0

    def ask(self, job: Callable[..., R], args: tuple[Any, ...], seconds: float) -> R:
        """The result of a job, or the error that it raised; raises OverBudget without either."""
        try:
            if not self._ready:
                self._receive(START_SECONDS)
                self._ready = True
            self._pipe.send((job, args))
            kind, result = self._receive(seconds)
        except (TimeoutError, EOFError, OSError) as error:
            raise OverBudget(repr(error)) from None
        self.jobs += 1
        if kind == "bad-input":
            key, where, params = result
            raise BadInput(key, where, **params)
        if kind == "problem":
            status, key, where, params = result
            raise Problem(status, key, where, **params)
        if kind == "failed":
            raise JobFailed(result)
        done: R = result
        return done

    def _receive(self, seconds: float) -> Any:
        if not self._pipe.poll(seconds):
            raise TimeoutError
        return self._pipe.recv()

    def stop(self) -> None:
        self._process.kill()
        self._process.join(STOP_SECONDS)


class Pool:
    """A limited number of workers, which are started when they are first needed."""

    def __init__(self, name: str, workers: int, megabytes: int) -> None:
        self._name = name
        self._megabytes = megabytes
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix=name)
        self._idle: list[Worker] = []
        self._busy: list[Worker] = []
        self.closed = False

    async def run(self, seconds: float, job: Callable[..., R], *args: Any) -> R:
        """Let a worker call a function of a module; arguments and result are pickled.

        Raises what the function raises, and OverBudget if it does not come to an end in time.
        """
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._ask, seconds, job, args)

    def _ask(self, seconds: float, job: Callable[..., R], args: tuple[Any, ...]) -> R:
        """Ask a worker, in a thread of the pool."""
        if self.closed:  # while it waited for the thread
            raise OverBudget("the server ends")
        worker = self._idle.pop() if self._idle else Worker(self._name, self._megabytes)
        self._busy.append(worker)
        spent = False
        try:
            if self.closed:  # while it was started
                raise OverBudget("the server ends")
            return worker.ask(job, args, seconds)
        except OverBudget:
            spent = True
            raise
        finally:
            self._busy.remove(worker)
            if spent or self.closed or worker.jobs >= JOBS:
                worker.stop()
            else:
                self._idle.append(worker)

    def close(self) -> None:
        """Stop the workers. Jobs are refused, not cancelled: whoever waits for them is told so."""
        self.closed = True
        self._threads.shutdown(wait=False)
        for worker in [*self._idle, *self._busy]:
            with contextlib.suppress(OSError):
                worker.stop()
