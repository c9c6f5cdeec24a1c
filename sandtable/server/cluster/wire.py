"""Notices between workers, by LISTEN and NOTIFY of PostgreSQL."""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

import psycopg
from sqlalchemy import func, select

from sandtable.server.cluster.addresses import postgres_uri
from sandtable.server.database import Database
from sandtable.tables.ports import StoreError

log = logging.getLogger("sandtable.server")

CHANNEL: Final = "sandtable"
#: How long to wait before listening again, when the connection is lost.
AGAIN_SECONDS: Final = 1.0

Notice = Mapping[str, Any]


def tell(database: Database, notice: Notice) -> None:
    """Send a notice to every process that listens."""
    with database.engine.begin() as connection:
        connection.execute(select(func.pg_notify(CHANNEL, json.dumps(notice))))


class PostgresWire:
    """The wire of ``sandtable.tables``. A notice reaches all workers but its sender.

    ``hear`` is called with each notice of another worker, and ``reconnected`` after a break, in
    which notices may have been lost.
    """

    def __init__(self, url: str, database: Database, worker: str) -> None:
        self._uri = postgres_uri(url)
        self._database = database
        self._worker = worker
        self._listening: asyncio.Task[None] | None = None

    async def tell(self, notice: Notice) -> None:
        try:
            await self._database.run(tell, self._database, {**notice, "from": self._worker})
        except Exception as error:  # the others find out when they load what has changed
            log.warning("A notice to the other workers is lost: %s", error)

    async def open(
        self, hear: Callable[[Notice], Awaitable[None]], reconnected: Callable[[], None]
    ) -> None:
        """Listen from now on."""
        connection = await self._connect()
        self._listening = asyncio.create_task(self._listen(connection, hear, reconnected))

    async def _connect(self) -> psycopg.AsyncConnection[Any]:
        connection = await psycopg.AsyncConnection.connect(self._uri, autocommit=True)
        await connection.execute(f"LISTEN {CHANNEL}")
        return connection

    async def _listen(
        self,
        connection: psycopg.AsyncConnection[Any],
        hear: Callable[[Notice], Awaitable[None]],
        reconnected: Callable[[], None],
    ) -> None:
        while True:
            try:
                async with connection:
                    async for notification in connection.notifies():
                        await self._pass_on(notification.payload, hear)
            except psycopg.Error as error:
                log.warning("The other workers cannot be heard: %s", error)
            connection = await self._reconnect()
            reconnected()

    async def _pass_on(self, payload: str, hear: Callable[[Notice], Awaitable[None]]) -> None:
        notice = json.loads(payload)
        if notice.get("from") == self._worker:
            return
        try:
            await hear(notice)
        except StoreError as error:
            log.warning("A notice of another worker is lost: %s", error)
        except Exception:
            log.exception("A notice of another worker failed")

    async def _reconnect(self) -> psycopg.AsyncConnection[Any]:
        while True:
            await asyncio.sleep(AGAIN_SECONDS)
            try:
                return await self._connect()
            except psycopg.Error:
                log.info("The other workers still cannot be heard")

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
