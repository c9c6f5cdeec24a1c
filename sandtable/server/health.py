"""Is the process alive, and can it do its work? What a proxy or a supervisor asks."""

import asyncio
import logging
import sqlite3
from typing import Final

from fastapi import APIRouter, Request, Response
from sqlalchemy.exc import DBAPIError

from sandtable.kernel.errors import BadInput
from sandtable.server.database import Database
from sandtable.server.store import SqlStore
from sandtable.tables.ports import StoreError
from sandtable.tables.schema import Health
from sandtable.tables.settings import Settings

log = logging.getLogger("sandtable.server")
router = APIRouter(include_in_schema=False)

#: An answer is reused for this long, so that frequent checks do not keep the database busy.
FRESH_SECONDS: Final = 1.0

# Why a server is not ready.
LOCKED: Final = "locked"
READ_ONLY: Final = "read-only"
FULL: Final = "full"
DAMAGED: Final = "damaged"
UNREACHABLE: Final = "unreachable"
SLOW: Final = "slow"
OLD_SCHEMA: Final = "schema"
FAILED: Final = "failed"

#: The primary result codes of SQLite, which are the lowest byte of the extended ones.
SQLITE: Final = {
    sqlite3.SQLITE_BUSY: LOCKED,
    sqlite3.SQLITE_LOCKED: LOCKED,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
    sqlite3.SQLITE_CANTOPEN: UNREACHABLE,
    sqlite3.SQLITE_IOERR: UNREACHABLE,
    sqlite3.SQLITE_PERM: UNREACHABLE,
}
#: Codes of PostgreSQL, or the classes that they begin with.
POSTGRESQL: Final = {
    "55P03": LOCKED,
    "57014": LOCKED,
    "25006": READ_ONLY,
    "53100": FULL,
    "XX001": DAMAGED,
    "XX002": DAMAGED,
    "08": UNREACHABLE,
    "53": UNREACHABLE,
    "57": UNREACHABLE,
}


def reason_of(error: BaseException | None) -> str:
    """What an error of the database means for whoever runs the server."""
    cause = error.orig if isinstance(error, DBAPIError) else None
    if isinstance(cause, sqlite3.Error):
        return SQLITE.get(getattr(cause, "sqlite_errorcode", 0) & 0xFF, FAILED)
    if cause is None:
        return FAILED
    code = getattr(cause, "sqlstate", None) or getattr(cause, "pgcode", None)
    if code is None:  # the server could not be reached
        return UNREACHABLE
    return POSTGRESQL.get(code) or POSTGRESQL.get(code[:2], FAILED)


class Readiness:
    """Writes to the database and reads it back, through a connection of its own.

    The queries of the tables may wait for a database that is locked; this one must not wait behind
    them. A database in memory has only one connection, which is shared.
    """

    def __init__(self, settings: Settings, store: SqlStore) -> None:
        self._seconds = settings.ready_seconds
        self._now = settings.monotonic
        self._own: Database | None = None
        if store.database.in_memory:
            self._store = store
        else:
            self._own = Database(settings.url, settings.ready_seconds / 2)
            self._store = SqlStore(self._own, store.alive_seconds, store.worker, store.address)
        self._asking: asyncio.Task[str | None] | None = None
        self._asked: float | None = None
        self._reason: str | None = None

    async def reason(self) -> str | None:
        """Why the server is not ready; None if it is."""
        fresh = self._asked is not None and self._now() - self._asked < FRESH_SECONDS
        if not fresh:
            self._note(await self._answer())
        return self._reason

    async def _answer(self) -> str | None:
        # One question at a time: a database that hangs is not given more to do.
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(self._ask())
        done, _ = await asyncio.wait({self._asking}, timeout=self._seconds)
        return self._asking.result() if done else SLOW

    async def _ask(self) -> str | None:
        try:
            if not await self._store.database.run(self._store.database.is_current):
                return OLD_SCHEMA
            await self._store.beat()
            return None if await self._store.has_beaten() else FAILED
        except StoreError as error:
            log.info("The database failed: %s", error)
            return reason_of(error.__cause__)
        except BadInput as error:
            return reason_of(error.__cause__)

    def _note(self, reason: str | None) -> None:
        self._asked = self._now()
        if reason != self._reason:
            if reason is None:
                log.warning("The database works again.")
            else:
                log.error("Not ready: the database is %s", reason)
        self._reason = reason

    def close(self) -> None:
        if self._own is not None:
            self._own.close()


@router.get("/livez")
async def live(response: Response) -> Health:
    """The process answers."""
    response.headers["Cache-Control"] = "no-store"
    return Health(status="ok")


@router.get("/readyz")
async def ready(request: Request, response: Response) -> dict[str, str]:
    """The database can be written to and read, and has the schema of this version."""
    readiness: Readiness = request.app.state.readiness
    response.headers["Cache-Control"] = "no-store"
    reason = await readiness.reason()
    if reason is None:
        return {"status": "ok"}
    response.status_code = 503
    return {"status": "unready", "reason": reason}
