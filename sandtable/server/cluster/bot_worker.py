"""``sandtable bots``: answers the questions in the queue."""

import asyncio
import contextlib
import logging
import signal
from typing import Any, Final

from procrastinate import App

from sandtable.server.analyses import PoolAnalysts, SqlShelf
from sandtable.server.bots import BotPool
from sandtable.server.cluster import queue
from sandtable.server.cluster.asking import ANSWER, FAILURES
from sandtable.server.cluster.wire import tell
from sandtable.server.database import Database
from sandtable.server.measurements import SqlMeasurements
from sandtable.tables.problems import Problem
from sandtable.tables.settings import Settings

log = logging.getLogger("sandtable.server")

#: How long to wait before the queue is opened again, when the database has gone.
AGAIN_SECONDS: Final = 1.0
#: How long the decisions that are being made may take when the worker stops.
GRACE_SECONDS: Final = 5.0


class BotWorker:
    """Takes questions from the queue, lets bots think, and tells the answers."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._bots = BotPool(settings)
        self._database = Database(settings.url, settings.lock_seconds)
        self._analysts = PoolAnalysts(
            self._bots.pool,
            SqlShelf(self._database),
            SqlMeasurements(self._database),
            settings.hint_seconds,
        )
        self._stopping = asyncio.Event()

    async def run(self) -> None:
        """Answer questions until told to stop; wait for the database whenever it is away."""
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(tell_of_lost_answers)
        for each in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(each, self._stopping.set)
        stop = asyncio.create_task(self._stopping.wait())
        while not stop.done():
            work = asyncio.create_task(self._work())
            await asyncio.wait({work, stop}, return_when=asyncio.FIRST_COMPLETED)
            work.cancel()
            (failure,) = await asyncio.gather(work, return_exceptions=True)
            if not stop.done():
                log.warning("The queue of bots is away: %s", type(failure).__name__)
                await asyncio.wait({stop}, timeout=AGAIN_SECONDS)
        await self._bots.close()
        self._database.close()

    async def _work(self) -> None:
        settings = self._settings
        places = settings.bot_workers
        async with queue.opened(settings.url, places + 3) as opened:
            queue.answering(opened, self._answer)
            rescuing = asyncio.create_task(self._rescue(opened))
            try:
                await opened.run_worker_async(
                    queues=[queue.QUEUE],
                    concurrency=places,
                    delete_jobs="always",
                    # Besides being told: for half a minute after a break nothing would be heard.
                    fetch_job_polling_interval=settings.beat_seconds,
                    install_signal_handlers=False,
                    shutdown_graceful_timeout=GRACE_SECONDS,
                    update_heartbeat_interval=settings.beat_seconds,
                    stalled_worker_timeout=settings.alive_seconds,
                )
            finally:
                rescuing.cancel()

    async def _answer(self, question: str, **about: Any) -> None:
        """Nothing is raised: the library would log what the bot sees."""
        try:
            notice = {"kind": ANSWER, "to": about["asker"], "question": question}
            try:
                notice["action"] = await self._think(about)
            except Problem as problem:  # it would not go better the next time
                notice["problem"] = problem.key
            await self._database.run(tell, self._database, notice)
        except Exception as error:
            log.error("A bot's answer is lost: %s", type(error).__name__)

    async def _think(self, about: dict[str, Any]) -> Any:
        """The answer to a question: a decision, a hint, a slice of an analysis or measurement."""
        if "record" in about:
            return await self._analysts.refine(
                about["table"], about["record"], about["seconds"], about["thinking"]
            )
        if "measurement" in about:
            return await self._analysts.measure(about["measurement"], about["seconds"])
        legal = [tuple(action) for action in about["legal"]]
        if "hint" in about:
            given = about["answer"]
            answer = None if given is None else tuple(given)
            return await self._analysts.hint(about["hint"], legal, answer)
        return await self._bots.think(about["bot"], about["view"], legal)

    async def _rescue(self, opened: App) -> None:
        """Put back what a bot worker that has died was thinking about."""
        while True:
            await asyncio.sleep(self._settings.alive_seconds)
            with contextlib.suppress(*FAILURES):
                stalled = await opened.job_manager.get_stalled_jobs(
                    queue=queue.QUEUE, seconds_since_heartbeat=self._settings.alive_seconds
                )
                for job in stalled:
                    await opened.job_manager.retry_job(job)


def tell_of_lost_answers(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log in a line what a task of the library has raised because the database went away.

    The library leaves a decision alone that it could no longer tick off; it is asked for again.
    """
    failure = context.get("exception")
    if isinstance(failure, FAILURES):
        log.warning("A bot's answer could not be ticked off: %s", type(failure).__name__)
    else:
        loop.default_exception_handler(context)


def run(settings: Settings) -> None:
    """Answer questions until interrupted."""

    async def work() -> None:
        await BotWorker(settings).run()

    asyncio.run(work())
