"""The database: its connections, its thread, its migrations."""

import asyncio
import functools
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.orm import sessionmaker
from sqlalchemy.pool import StaticPool

from sandtable.kernel.errors import BadInput

P = ParamSpec("P")
R = TypeVar("R")

MIGRATIONS = Path(__file__).parent / "migrations"
#: SQLite lets one write at a time: with one thread nobody ever finds it locked.
SQLITE_THREADS = 1
OTHER_THREADS = 8


class Database:
    """Work with the database is done in threads, so that it never holds up the event loop."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        self.sessions = sessionmaker(self.engine, expire_on_commit=False)
        lone = self.engine.dialect.name == "sqlite"
        threads = SQLITE_THREADS if lone else OTHER_THREADS
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="database")

    async def run(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        call = functools.partial(work, *args, **kwargs)
        return await asyncio.get_running_loop().run_in_executor(self._threads, call)

    def migrate(self) -> None:
        """Bring the tables to the form that this version works with."""
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
        try:
            with self.engine.begin() as connection:
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
        except (SQLAlchemyError, CommandError) as error:
            raise BadInput("bad-database", reason=str(error).partition("\n")[0]) from None

    def close(self) -> None:
        self._threads.shutdown()
        self.engine.dispose()


def open_engine(url: str) -> Engine:
    try:
        address = make_url(url)
        if address.get_backend_name() != "sqlite":
            return create_engine(address, pool_pre_ping=True)
        in_memory = address.database in (None, "", ":memory:")
        engine = create_engine(
            address,
            connect_args={"check_same_thread": False},
            **({"poolclass": StaticPool} if in_memory else {}),
        )
    except (ArgumentError, NoSuchModuleError, ImportError) as error:
        raise BadInput("bad-database", reason=str(error)) from None
    event.listen(engine, "connect", _make_sqlite_strict)
    return engine


def _make_sqlite_strict(connection: Any, _record: object) -> None:
    """What was committed survives a power cut; reading and writing do not wait for each other."""
    cursor = connection.cursor()
    for pragma in (
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
        "busy_timeout = 5000",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
