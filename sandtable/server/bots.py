"""Bots think in processes of their own, each with a time limit.

A worker has a pipe to the server. One that does not answer in time is killed, and another one is
started in its place; nothing else that is being thought about suffers. A worker whose server has
died reads the end of the pipe, and goes too.
"""

import asyncio
import logging
import multiprocessing
import random
import secrets
import signal
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any, Final

from sandtable.bots import make_bot
from sandtable.kernel.action import Action
from sandtable.server.settings import Settings

log = logging.getLogger("sandtable.server")

#: Never ``fork``: the server has threads.
PROCESSES: Final = multiprocessing.get_context("spawn")
#: A worker that has not come up by then never will.
START_SECONDS: Final = 60.0
STOP_SECONDS: Final = 2.0


def work(pipe: Connection) -> None:
    """The life of a worker: is asked what to do with a view, answers with the action's index."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server is told to stop, and stops us
    pipe.send("ready")
    while True:
        try:
            name, seed, view, legal = pipe.recv()
        except EOFError:
            return
        pipe.send(legal.index(make_bot(name, seed).choose(view, legal)))


class Worker:
    def __init__(self) -> None:
        self._pipe, other = PROCESSES.Pipe()
        self._process = PROCESSES.Process(target=work, args=(other,), daemon=True, name="bot")
        self._process.start()
        other.close()
        self._ready = False

    def ask(self, question: tuple[Any, ...], seconds: float) -> int:
        """Raises TimeoutError, or EOFError where the bot has crashed."""
        if not self._ready:
            self._receive(START_SECONDS)
            self._ready = True
        self._pipe.send(question)
        return int(self._receive(seconds))

    def _receive(self, seconds: float) -> Any:
        if not self._pipe.poll(seconds):
            raise TimeoutError
        return self._pipe.recv()

    def stop(self) -> None:
        self._process.kill()
        self._process.join(STOP_SECONDS)


class BotPool:
    """So many bots can think at once; workers are started when they are first needed."""

    def __init__(self, settings: Settings) -> None:
        self._levels = settings.levels
        self._seconds = settings.bot_seconds
        self._threads = ThreadPoolExecutor(settings.bot_workers, thread_name_prefix="bots")
        self._idle: list[Worker] = []
        self._busy: list[Worker] = []
        self._closed = False

    async def choose(self, level: str, view: Mapping[str, Any], legal: list[Action]) -> Action:
        """What a bot of this level does: it knows the view and the legal actions, nothing else."""
        if len(legal) == 1:
            return legal[0]
        question = (self._levels[level], secrets.randbits(32), view, legal)
        loop = asyncio.get_running_loop()
        index = await loop.run_in_executor(self._threads, self._think, question)
        return random.choice(legal) if index is None else legal[index]

    def _think(self, question: tuple[Any, ...]) -> int | None:
        """In a thread, of which there is one for each worker; None if the bot has failed."""
        worker = self._idle.pop() if self._idle else Worker()
        self._busy.append(worker)
        try:
            index = worker.ask(question, self._seconds)
        except (TimeoutError, EOFError, OSError) as error:
            if not self._closed:
                log.warning("The bot %s failed (%r); it plays at random.", question[0], error)
            worker.stop()
            return None
        finally:
            self._busy.remove(worker)
        self._idle.append(worker)
        return index

    def close(self) -> None:
        self._closed = True
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in [*self._idle, *self._busy]:
            worker.stop()
