"""The queue of decisions that bots have to make, in the database.

Web workers put questions into it, bot workers answer them over the wire. A question holds nothing
that is not in the view of the bot's seat. Nothing in the queue need be kept: whoever does not get
an answer asks again.
"""

import importlib.metadata
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

import psycopg
from procrastinate import App, PsycopgConnector
from procrastinate.schema import SchemaManager

from sandtable.kernel.errors import BadInput
from sandtable.server.cluster.addresses import postgres_uri

#: The tables of the library have a schema of their own in the database.
SCHEMA: Final = "bot_queue"
QUEUE: Final = "bots"
TASK: Final = "decide"
LIBRARY: Final = "procrastinate"
#: Held while the tables are created, which several workers may try at once.
LOCK: Final = 19_421_943
#: The library would log what a seat sees, so nothing of it is written; we log failures ourselves.
_library_log = logging.getLogger(LIBRARY)
_library_log.propagate = False
_library_log.addHandler(logging.NullHandler())


def version() -> str:
    return f"{LIBRARY} {importlib.metadata.version(LIBRARY)}"


def prepare_queue(url: str, migrate: bool) -> None:
    """Create the tables of the queue, or (not ``migrate``) insist that somebody has.

    Those of another version of the library are replaced: an upgrade loses only questions, which
    are asked again.
    """
    try:
        with psycopg.connect(postgres_uri(url)) as connection:
            connection.execute("SELECT pg_advisory_xact_lock(%s)", [LOCK])
            query = "SELECT obj_description(to_regnamespace(%s)::oid, 'pg_namespace')"
            row = connection.execute(query, [SCHEMA]).fetchone()
            if row is not None and row[0] == version():
                return
            if not migrate:
                raise BadInput("old-schema")
            connection.execute(f"DROP SCHEMA IF EXISTS {SCHEMA} CASCADE")
            connection.execute(f"CREATE SCHEMA {SCHEMA}")
            connection.execute(f"SET LOCAL search_path TO {SCHEMA}")
            connection.execute(SchemaManager.get_schema())
            connection.execute(f"COMMENT ON SCHEMA {SCHEMA} IS '{version()}'")
    except psycopg.Error as error:
        raise BadInput("bad-database", reason=str(error).partition("\n")[0]) from None


@asynccontextmanager
async def opened(url: str, connections: int) -> AsyncIterator[App]:
    """The queue; a connection that is lost is replaced."""
    connector = PsycopgConnector(
        conninfo=postgres_uri(url),
        kwargs={"options": f"-c search_path={SCHEMA}"},
        min_size=1,
        max_size=connections,
    )
    async with App(connector=connector).open_async() as queue:
        yield queue


def answering(queue: App, answer: Callable[..., Awaitable[None]]) -> None:
    """Let a worker of this queue answer questions; one that it has no time for goes back."""
    queue.task(name=TASK, queue=QUEUE, retry=True)(answer)


async def put(queue: App, question: str, about: dict[str, Any]) -> None:
    """Put a question into the queue, unless it is still waiting there."""
    task = queue.configure_task(TASK, queue=QUEUE, queueing_lock=question, allow_unknown=True)
    await task.defer_async(question=question, **about)
