"""Where games are played: in this process, or in several on this machine.

``on_ray`` has another one, for clusters.
"""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from types import TracebackType
from typing import Any, Final, NamedTuple, Self, TypeVar

from sandtable.bots.collecting import collect_seldom
from sandtable.kernel.errors import BadInput, Json

Task = TypeVar("Task")
Answer = TypeVar("Answer")

#: How often a pool of processes is started again, before a single task has been done since.
MOST_RESTARTS: Final = 3


class Failure(NamedTuple):
    """A ``BadInput`` on its way from a worker: an exception would not arrive with all its parts."""

    key: str
    where: str
    params: dict[str, Json]


def guarded(function: Callable[[Task], Answer], task: Task) -> Answer | Failure:
    """The answer of a function, or what is wrong with the task; for workers."""
    try:
        return function(task)
    except BadInput as error:
        return Failure(error.key, error.where, error.params)


def checked(answer: Answer | Failure) -> Answer:
    """The answer of a worker; raises BadInput if there is none."""
    if isinstance(answer, Failure):
        raise BadInput(answer.key, answer.where, **answer.params)
    return answer


class Runner:
    """Does tasks in this process, one after the other. Subclasses do several at once."""

    #: Were tasks left undone? Then what was found so far counts.
    stopped = False

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        pass

    def run(
        self, function: Callable[[Task], Answer], tasks: Iterator[Task]
    ) -> Iterator[tuple[Task, Answer]]:
        """Each task with its answer, in the order in which they are done.

        The next task is taken only when there is a worker for it, so that what has been answered by
        then can decide what is asked next.
        """
        for task in tasks:
            yield task, function(task)


class Processes(Runner):
    """Does tasks in processes. One that dies (killed, out of memory) is replaced."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self._pool = self._start()

    def _start(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.jobs, mp_context=context, initializer=_begin_worker)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._pool.shutdown(wait=kind is None, cancel_futures=True)

    def run(
        self, function: Callable[[Task], Answer], tasks: Iterator[Task]
    ) -> Iterator[tuple[Task, Answer]]:
        under_way: dict[Future[Answer | Failure], Task] = {}
        waiting: list[Task] = []
        restarts = 0
        while True:
            try:
                # One more than there are workers, so that none has to wait for this process.
                while len(under_way) <= self.jobs:
                    if not waiting and (task := next(tasks, None)) is not None:
                        waiting.append(task)
                    if not waiting:
                        break
                    future = self._pool.submit(guarded, function, waiting[-1])
                    under_way[future] = waiting.pop()
                if not under_way:
                    return
                for done in _first(under_way):
                    answer = checked(done.result())
                    restarts = 0
                    yield under_way.pop(done), answer
            except BrokenProcessPool:
                restarts += 1
                if restarts > MOST_RESTARTS:
                    raise BadInput("lab-workers-die") from None
                self._pool = self._start()
                waiting += under_way.values()
                under_way.clear()


def _first(futures: Collection[Future[Any]]) -> list[Future[Any]]:
    """The futures that are done, as soon as there is one; first of all those with an answer."""
    done = wait(futures, return_when=FIRST_COMPLETED).done
    return sorted(done, key=lambda future: future.exception() is not None)


def _begin_worker() -> None:
    """A worker ends with its parent, and quietly at Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    collect_seldom()
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
