"""This server as one of several workers on a database."""

from collections.abc import Mapping
from typing import Any

from sandtable.server.analyses import PoolAnalysts
from sandtable.server.bots import BotPool, PacedBots
from sandtable.server.cluster import queue
from sandtable.server.cluster.addresses import host_and_port, postgres_uri
from sandtable.server.cluster.asking import ANSWER, QueuedBots
from sandtable.server.cluster.forwarding import Forwarder
from sandtable.server.cluster.wire import PostgresWire
from sandtable.server.database import Database
from sandtable.tables.hall import Hall
from sandtable.tables.ports import AnalysisShelf, Analysts, MeasurementShelf
from sandtable.tables.settings import Settings


def check(settings: Settings) -> None:
    """Refuse settings with which there can be no other workers."""
    postgres_uri(settings.url)
    if settings.address:
        host_and_port(settings.address)
    if settings.bots == "queue":
        queue.prepare_queue(settings.url, settings.migrate == "yes")


class Member:
    """What a worker has besides a server that is alone."""

    def __init__(self, settings: Settings, database: Database, worker: str) -> None:
        self._worker = worker
        self._hint_seconds = settings.hint_seconds
        self._queued = QueuedBots(settings, worker) if settings.bots == "queue" else None
        self._here = BotPool(settings) if self._queued is None else None
        self.bots: PacedBots = self._queued or self._here  # type: ignore[assignment]
        self.wire = PostgresWire(settings.url, database, worker)
        self.forwarder = Forwarder() if settings.address else None

    def analysts(self, shelf: AnalysisShelf, measured: MeasurementShelf) -> Analysts:
        """They are where the bots are."""
        if self._here is not None:
            return PoolAnalysts(self._here.pool, shelf, measured, self._hint_seconds)
        assert self._queued is not None
        return self._queued

    async def open(self, hall: Hall) -> None:
        async def hear(notice: Mapping[str, Any]) -> None:
            if notice["kind"] != ANSWER:
                await hall.hear(notice)
            elif self._queued is not None and notice["to"] == self._worker:
                self._queued.hear(notice)

        if self._queued is not None:
            await self._queued.open()
        await self.wire.open(hear, self._reconnected)

    def _reconnected(self) -> None:
        if self._queued is not None:
            self._queued.ask_again()

    async def close(self) -> None:
        await self.wire.close()
        await self.bots.close()
        if self.forwarder is not None:
            await self.forwarder.close()
