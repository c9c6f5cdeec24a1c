"""The database: connections, threads, migrations of the schema."""

import contextlib
import functools
import math
import os
import selectors
import sqlite3
import time
from collections import deque
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, ExceptionContext, make_url
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import (
    ArgumentError,
    DBAPIError,
    DisconnectionError,
    NoSuchModuleError,
    SQLAlchemyError,
)
from sqlalchemy.orm import sessionmaker
from sqlalchemy.pool import PoolProxiedConnection, StaticPool

from sandtable.kernel.errors import BadInput
from sandtable.server.threads import Threads
from sandtable.tables.texts import dumps

P = ParamSpec("P")
R = TypeVar("R")

MIGRATIONS = Path(__file__).parent / "migrations"
#: SQLite takes one writer at a time: with one thread it is never locked.
SQLITE_THREADS = 1
OTHER_THREADS = 8
#: How long to wait for another process's lock, and how long while it is known that there is one.
PATIENCE = 5.0
A_MOMENT = 0.25
#: The quickest for a single look.
Selector: type[selectors.BaseSelector] = getattr(
    selectors, "PollSelector", selectors.SelectSelector
)
#: How many connections are kept for single statements.
KEPT = 2
#: So much is written to find out whether a disk takes anything.
PROBE_BYTES = 65_536
#: When the log of SQLite has this many pages, they are written back.
LOG_PAGES = 8000
#: Where a connection to SQLite notes how long it waits for locks, in milliseconds.
WAIT = "wait"


class Written(str):
    """JSON that has been written already."""


def serialize(value: object) -> str:
    """A value of a column as JSON."""
    return str(value) if isinstance(value, Written) else dumps(value)


class Database:
    """Queries run in threads, so that they never block the event loop.

    A query waits ``patience`` seconds for a database that another process has locked. SQLite has
    one thread, so the others would wait in line behind it, each as long again: once a query has
    waited in vain, those that come soon after it are refused at once if the lock is still there.
    """

    def __init__(
        self,
        url: str,
        patience: float = PATIENCE,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self.engine = open_engine(url, patience)
        self.sessions = sessionmaker(self.engine, expire_on_commit=False)
        lone = self.engine.dialect.name == "sqlite"
        self._threads = Threads(SQLITE_THREADS if lone else OTHER_THREADS, "database")
        self._patience = patience
        self._monotonic = monotonic
        #: When a query last waited in vain.
        self._locked_at = -math.inf
        #: How long the present query of SQLite waits.
        self._wait = patience
        #: The connection of ``cursor``. SQLite has one thread, which need not give it back.
        self._kept: PoolProxiedConnection | None = None
        #: Can a decision be written by one statement?
        self.one_statement = self.engine.dialect.name == "postgresql"
        #: Connections in which every statement is a transaction by itself.
        self._committing: deque[PoolProxiedConnection] = deque()
        self._keeps = lone and not self.in_memory
        if self._keeps:
            event.listen(self.engine, "checkout", self._limit_wait)

    async def run(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        return await self._run(functools.partial(work, *args, **kwargs), urgent=False)

    async def run_first(self, work: Callable[[], R]) -> R:
        """Work before all that is not urgent: what visitors ask must not hold up those at play."""
        return await self._run(work, urgent=True)

    async def _run(self, work: Callable[[], R], urgent: bool) -> R:
        asked = self._monotonic()

        def call() -> R:
            now = self._monotonic()
            known = now - self._locked_at < self._patience
            self._wait = max(0.0, A_MOMENT - (now - asked)) if known else self._patience
            try:
                return work()
            except DBAPIError as error:
                if _is_locked(error.orig):
                    self._locked_at = self._monotonic()
                raise

        return await self._threads.run(call, urgent)

    def _limit_wait(self, connection: Any, record: Any, _proxy: object) -> None:
        """Before a connection is used: let it wait for locks as long as the query may.

        ``record`` is anything that has the ``info`` of the connection.
        """
        wait = int(self._wait * 1000)
        if record.info.get(WAIT) != wait:
            connection.execute(f"PRAGMA busy_timeout = {wait}")
            record.info[WAIT] = wait

    @contextlib.contextmanager
    def cursor(self) -> Iterator[DBAPICursor]:
        """A cursor of the driver in a transaction, for what is written all the time.

        Its errors are raised as SQLAlchemy's own, and a lost connection is not used again.
        """
        dialect = self.engine.dialect
        connection = self._connection()
        cursor = connection.cursor()
        done = False
        try:
            yield cursor
            connection.commit()
            done = True
        except dialect.loaded_dbapi.Error as error:
            spoilt = _is_spoilt(error) and not self.in_memory
            if spoilt or dialect.is_disconnect(error, connection.driver_connection, cursor):
                connection.invalidate(error)
            raise DBAPIError(None, None, error) from error
        finally:
            # Here: whoever drops an error would close its cursor, and wait for the database.
            with contextlib.suppress(dialect.loaded_dbapi.Error):  # the connection is gone already
                cursor.close()
            if done and self._keeps:
                self._kept = connection
            else:
                self._kept = None
                connection.close()  # what has not been committed is undone

    @contextlib.contextmanager
    def statement(self) -> Iterator[DBAPICursor]:
        """A cursor for one statement that is a transaction by itself: one trip to PostgreSQL."""
        dialect = self.engine.dialect
        connection = self._committing_connection()
        driver: Any = connection.driver_connection
        cursor = connection.cursor()
        done = False
        try:
            yield cursor
            done = True
        except dialect.loaded_dbapi.Error as error:
            if dialect.is_disconnect(error, driver, cursor):
                connection.invalidate(error)
            raise DBAPIError(None, None, error) from error
        finally:
            with contextlib.suppress(dialect.loaded_dbapi.Error):  # the connection is gone already
                cursor.close()
            if done and len(self._committing) < KEPT:
                self._committing.append(connection)
            else:
                if connection.is_valid:
                    driver.autocommit = False
                connection.close()

    def _committing_connection(self) -> PoolProxiedConnection:
        while self._committing:
            try:
                kept = self._committing.pop()
            except IndexError:  # another thread was faster
                break
            if not _has_news(kept.driver_connection):
                return kept
            kept.invalidate()
            kept.close()
        connection = self.engine.raw_connection()
        driver: Any = connection.driver_connection
        driver.autocommit = True
        return connection

    def _connection(self) -> PoolProxiedConnection:
        kept = self._kept
        if kept is None:
            return self.engine.raw_connection()
        self._limit_wait(kept.driver_connection, kept, None)
        return kept

    def migrate(self) -> None:
        """Upgrade the schema to that of this version."""
        try:
            with self.engine.connect() as connection, migrating(connection) as config:
                command.upgrade(config, "head")
        except (SQLAlchemyError, CommandError) as error:
            raise BadInput("bad-database", reason=first_line(error)) from None

    def is_current(self) -> bool:
        """Has the schema been upgraded to that of this version?"""
        try:
            with self.engine.connect() as connection:
                found = MigrationContext.configure(connection).get_current_revision()
        except SQLAlchemyError as error:
            raise BadInput("bad-database", reason=first_line(error)) from error
        return found == newest_schema()

    @property
    def in_memory(self) -> bool:
        return isinstance(self.engine.pool, StaticPool)

    def close(self) -> None:
        self._threads.close()
        for each in (self._kept, *self._committing):
            if each is not None:
                each.invalidate()
        self.engine.dispose()


def check_disk(url: str) -> None:
    """Refuse a database in a file that cannot be written; SQLite would not say why it cannot."""
    try:
        address = make_url(url)
    except ArgumentError:
        return  # told when it is opened
    if address.get_backend_name() != "sqlite" or address.database in (None, "", ":memory:"):
        return
    file = Path(address.database)
    probe = file.with_name(f"{file.name}.probe")
    try:
        with probe.open("wb") as written:
            written.write(bytes(PROBE_BYTES))
            os.fsync(written)
    except OSError as error:
        raise BadInput("unusable-folder", str(file.parent), reason=str(error.strerror)) from None
    finally:
        with contextlib.suppress(OSError):
            probe.unlink()


def prepare(database: Database, migrate: bool) -> None:
    """Upgrade the schema, or (not ``migrate``) insist that somebody has."""
    if migrate:
        database.migrate()
    elif not database.is_current():
        raise BadInput("old-schema")


def first_line(error: Exception) -> str:
    return str(error).partition("\n")[0]


@functools.cache
def newest_schema() -> str | None:
    """The revision that the migrations of this version lead to."""
    return ScriptDirectory(str(MIGRATIONS)).get_current_head()


@contextlib.contextmanager
def migrating(connection: Connection) -> Iterator[Config]:
    """One transaction for Alembic, with its configuration.

    SQLite alters a table by replacing it with a copy. Tables that refer to it must not prevent
    that, and their constraints can be switched off only outside a transaction.
    """
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    if connection.dialect.name != "sqlite":
        with connection.begin():
            yield config
        return
    connection.exec_driver_sql("PRAGMA foreign_keys = OFF")
    connection.commit()
    try:
        with connection.begin():
            connection.exec_driver_sql("BEGIN IMMEDIATE")  # the driver waits for a first insert
            yield config
            if connection.exec_driver_sql("PRAGMA foreign_key_check").first() is not None:
                raise BadInput("bad-database", reason="FOREIGN KEY constraint failed")
    finally:
        connection.exec_driver_sql("PRAGMA foreign_keys = ON")


def open_engine(url: str, patience: float) -> Engine:
    try:
        address = make_url(url)
        if address.drivername == "postgresql":
            address = address.set(drivername="postgresql+psycopg")
        if address.get_backend_name() == "postgresql":
            return open_postgresql(address, patience)
        if address.get_backend_name() != "sqlite":
            return create_engine(
                address, pool_pre_ping=True, hide_parameters=True, json_serializer=serialize
            )
        in_memory = address.database in (None, "", ":memory:")
        engine = create_engine(
            address,
            connect_args={"check_same_thread": False, "timeout": patience},
            json_serializer=serialize,
            hide_parameters=True,  # no stored data in logs
            **({"poolclass": StaticPool} if in_memory else {}),
        )
    except (ArgumentError, NoSuchModuleError, ImportError) as error:
        raise BadInput("bad-database", reason=str(error)) from None
    event.listen(engine, "connect", _make_sqlite_strict)
    if not in_memory:
        event.listen(engine, "handle_error", _open_again)
    return engine


def open_postgresql(address: URL, patience: float) -> Engine:
    """A server that does not answer, or a table that is locked, is not waited for for ever."""
    if "connect_timeout" not in address.query:
        seconds = max(2, math.ceil(patience))  # libpq takes 1 for 2
        address = address.update_query_dict({"connect_timeout": str(seconds)})
    engine = create_engine(
        address,
        pool_size=OTHER_THREADS,
        hide_parameters=True,
        json_serializer=serialize,
    )

    def be_impatient(connection: Any, _record: object) -> None:
        with connection.cursor() as cursor:
            cursor.execute(f"SET lock_timeout = {int(patience * 1000)}")
        connection.commit()

    event.listen(engine, "connect", be_impatient)
    event.listen(engine, "checkout", functools.partial(_discard_lost, engine))
    return engine


def _open_again(context: ExceptionContext) -> None:
    """Reopen the file after a failure of the disk.

    A file that was opened while the disk was read-only would stay read-only. It is closed when the
    last cursor is, and the traceback of the error may keep that one for long.
    """
    if _is_spoilt(context.original_exception):
        context.is_disconnect = True
        if context.execution_context is not None:
            context.execution_context.cursor.close()


def _is_spoilt(error: BaseException) -> bool:
    """Has the disk failed, so that the file should be reopened?"""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN)


def _is_locked(error: BaseException | None) -> bool:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def _discard_lost(engine: Engine, connection: Any, _record: object, _proxy: object) -> None:
    """Discard a connection that the server has closed, for instance to restart.

    That leaves something to be read, which an idle connection does not have; only then do we ask,
    and not before every transaction.
    """
    if not _has_news(connection):
        return
    try:
        engine.dialect.do_ping(connection)
    except Exception as error:
        raise DisconnectionError from error


def _has_news(connection: Any) -> bool:
    """Is there something to be read from an idle connection to PostgreSQL?"""
    with Selector() as selector:
        selector.register(connection.fileno(), selectors.EVENT_READ)
        return bool(selector.select(0))


def _make_sqlite_strict(connection: Any, _record: object) -> None:
    """Commits survive a power cut; readers and writers do not wait for each other."""
    cursor = connection.cursor()
    try:
        for pragma in (
            "journal_mode = WAL",
            "synchronous = FULL",
            "foreign_keys = ON",
            # The same rows change with every decision: the longer the log, the fewer pages in all.
            f"wal_autocheckpoint = {LOG_PAGES}",
        ):
            cursor.execute(f"PRAGMA {pragma}")
    except sqlite3.Error:
        cursor.close()
        connection.close()  # one that is left open to a read-only file makes others read-only too
        raise
    cursor.close()
