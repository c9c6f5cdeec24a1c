"""A web worker whose bots think elsewhere."""

import asyncio
import logging
import secrets
from collections.abc import Mapping
from contextlib import AsyncExitStack
from typing import Any, Final

import psycopg
import psycopg_pool
from procrastinate import App
from procrastinate.exceptions import AlreadyEnqueued, ConnectorException

from sandtable.kernel.action import Action
from sandtable.server.analyses import PATIENCE
from sandtable.server.bots import PacedBots
from sandtable.server.cluster import queue
from sandtable.tables.problems import Problem
from sandtable.tables.settings import Settings

log = logging.getLogger("sandtable.server")

#: The kind of the notice that answers a question.
ANSWER: Final = "answer"
CONNECTIONS: Final = 4
#: How long to wait before a question is put again that could not be put.
AGAIN_SECONDS: Final = 1.0
FAILURES: Final = (ConnectorException, psycopg.Error, psycopg_pool.PoolTimeout, OSError)


class QueuedBots(PacedBots):
    """Puts questions into the queue, and waits for their answers as long as it takes."""

    def __init__(self, settings: Settings, worker: str) -> None:
        super().__init__(settings)
        self._url = settings.url
        #: Then a question is put again, unless nobody has begun to think about it yet.
        self._patience = 3 * settings.bot_seconds
        self._hint_patience = (PATIENCE + 1) * settings.hint_seconds
        self._worker = worker
        self._stack = AsyncExitStack()
        self._queue: App | None = None
        #: What was asked and has not been answered.
        self._questions: dict[str, dict[str, Any]] = {}
        self._answers: dict[str, asyncio.Future[Any]] = {}
        self._asking: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        self._queue = await self._stack.enter_async_context(queue.opened(self._url, CONNECTIONS))

    async def think(self, name: str, view: Mapping[str, Any], legal: list[Action]) -> Action:
        legal_words = [list(action) for action in legal]
        answer = await self._ask({"bot": name, "view": dict(view), "legal": legal_words})
        return tuple(answer)

    async def refine(
        self, table: str, record: str, seconds: float, thinking: Mapping[str, float]
    ) -> float:
        """An analysis is too long for the wire: whoever makes it puts it on the shelf."""
        about = {"table": table, "record": record, "seconds": seconds, "thinking": dict(thinking)}
        spent: float = await self._ask(about)
        return spent

    async def measure(self, id: str, seconds: float) -> float:
        """A measurement is on its shelf, where whoever goes on with it finds it."""
        spent: float = await self._ask({"measurement": id, "seconds": seconds})
        return spent

    async def hint(
        self, view: Mapping[str, Any], legal: list[Action], answer: Action | None = None
    ) -> dict[str, Any]:
        legal_words = [list(action) for action in legal]
        given = None if answer is None else list(answer)
        about = {"hint": dict(view), "legal": legal_words, "answer": given}
        found: dict[str, Any] = await self._ask(about, self._hint_patience)
        return found

    async def _ask(self, about: dict[str, Any], patience: float | None = None) -> Any:
        id = secrets.token_hex(8)
        self._questions[id] = {"asker": self._worker, **about}
        self._answers[id] = asyncio.get_running_loop().create_future()
        try:
            while True:
                await self._put(id)
                done, _ = await asyncio.wait(
                    {self._answers[id]}, timeout=patience or self._patience
                )
                if done:
                    break
            found = self._answers[id].result()
        finally:
            del self._questions[id], self._answers[id]
        if isinstance(found, Problem):
            raise found
        return found

    async def _put(self, id: str) -> None:
        while id in self._questions:
            assert self._queue is not None
            try:
                await queue.put(self._queue, id, self._questions[id])
                return
            except AlreadyEnqueued:
                return
            except FAILURES as error:
                log.warning("A bot could not be asked, and will be again: %s", type(error).__name__)
                await asyncio.sleep(AGAIN_SECONDS)

    def hear(self, notice: Mapping[str, Any]) -> None:
        """Take the answer to a question; one that was asked twice may be answered twice."""
        answer = self._answers.get(notice["question"])
        if answer is not None and not answer.done():
            problem = notice.get("problem")
            found = notice["action"] if problem is None else Problem(503, problem)
            answer.set_result(found)

    def ask_again(self) -> None:
        """Answers may have been lost: ask what has not been answered."""
        for id in self._questions:
            task = asyncio.create_task(self._put(id))
            self._asking.add(task)
            task.add_done_callback(self._asking.discard)

    async def close(self) -> None:
        for task in self._asking:
            task.cancel()
        await self._stack.aclose()
