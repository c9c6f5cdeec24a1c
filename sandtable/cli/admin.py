"""``sandtable admin``: for whoever looks after a server and its database."""

import asyncio
import contextlib
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from sandtable.cli.terminal import Terminal
from sandtable.kernel.errors import BadInput
from sandtable.server import inspection
from sandtable.server.app import prepare_cluster
from sandtable.server.database import Database, prepare
from sandtable.server.published import SqlPublished
from sandtable.server.store import SqlStore
from sandtable.tables import expiry
from sandtable.tables.ports import PageEnd
from sandtable.tables.rows import PublishedRow, TableRow, TableWithSeats
from sandtable.tables.settings import from_environment
from sandtable.terminal.palette import ACCENT, FIRE, GOOD, SOFT

UNBEGUN: Final = "unbegun"
RUNNING: Final = "running"
FINISHED: Final = "finished"
STATES: Final = {
    UNBEGUN: "cli-admin-state-unbegun",
    RUNNING: "cli-admin-state-running",
    FINISHED: "cli-admin-state-finished",
}
KINDS: Final = {
    expiry.UNBEGUN: "cli-admin-expired-unbegun",
    expiry.ALONE: "cli-admin-expired-alone",
    expiry.UNMOVED: "cli-admin-expired-unmoved",
    expiry.FINISHED: "cli-admin-expired-finished",
}
#: The most tables of a kind that one run of ``expire`` takes.
MANY: Final = 100_000


@contextlib.contextmanager
def opened(url: str) -> Iterator[SqlStore]:
    """The store of a database that has the schema of this version."""
    with contextlib.closing(Database(url)) as database:
        prepare(database, migrate=False)
        yield SqlStore(database, from_environment(url).alive_seconds)


def day(seconds: float) -> str:
    return time.strftime("%Y-%m-%d", time.gmtime(seconds))


def state_of(row: TableRow) -> str:
    return FINISHED if row.finished else RUNNING if row.started else UNBEGUN


def list_tables(terminal: Terminal, url: str, game: str, state: str) -> None:
    if state and state not in STATES:
        raise BadInput("cli-admin-no-state", "--state", state=state, states=", ".join(STATES))
    with opened(url) as store:
        found = asyncio.run(store.all_tables())
    kept = [
        rows
        for rows in found
        if (not game or rows.table.game == game) and (not state or state_of(rows.table) == state)
    ]
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for rows in kept:
        row = rows.table
        state_text = terminal.words.text(STATES[state_of(row)])
        moves = terminal.words.text("cli-admin-changes", count=row.version)
        name = f"{row.game}/{row.scenario}"
        grid.add_row(Text(row.id, ACCENT), name, state_text, day(row.changed), moves, held(rows))
    terminal.print(grid, Text(terminal.words.text("cli-admin-tables", count=len(kept)), SOFT))


def held(rows: TableWithSeats) -> str:
    """Who sits where: players by their number."""
    seats = rows.seats.values()
    return ", ".join(f"{row.seat}: {row.player or row.kind}" for row in seats)


def list_players(terminal: Terminal, url: str) -> None:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    count = 0
    with opened(url) as store:
        for each in inspection.players(store.database):
            count += 1
            seen = "" if each.seen is None else day(each.seen)
            tables = terminal.words.text("cli-admin-seats", count=each.tables)
            name = each.name or "-"
            grid.add_row(Text(str(each.id), ACCENT), name, day(each.created), seen, tables)
    terminal.print(grid, Text(terminal.words.text("cli-admin-players", count=count), SOFT))


def list_published(terminal: Terminal, url: str) -> None:
    """The public list of scenarios, latest first."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    with opened(url) as store:
        rows = asyncio.run(all_published(SqlPublished(store.database)))
    for row in rows:
        by = f"{row.player}: {row.by or '-'}"
        grid.add_row(Text(row.id, ACCENT), row.game, row.name, by, day(row.created))
    terminal.print(grid, Text(terminal.words.text("cli-admin-published", count=len(rows)), SOFT))


async def all_published(published: SqlPublished) -> list[PublishedRow]:
    rows: list[PublishedRow] = []
    end: PageEnd | None = None
    while page := await published.listed(None, end):
        rows += page
        end = PageEnd(page[-1].created, page[-1].id)
    return rows


def withdraw(terminal: Terminal, url: str, id: str) -> None:
    """Take a scenario off the public list."""
    with opened(url) as store:
        asyncio.run(withdraw_published(SqlPublished(store.database), id))
    terminal.print(Text(terminal.words.text("cli-admin-withdrawn", id=id), SOFT))


async def withdraw_published(published: SqlPublished, id: str) -> None:
    if await published.of(id) is None:
        raise BadInput("unknown-published", id)
    await published.withdraw(id)


def expire(terminal: Terminal, url: str, dry_run: bool) -> None:
    with opened(url) as store:
        asyncio.run(expire_tables(terminal, store, dry_run))


async def expire_tables(terminal: Terminal, store: SqlStore, dry_run: bool) -> None:
    words = terminal.words
    done: set[str] = set()
    await store.beat()  # so that nobody takes a table from us
    for kind, before in expiry.limits(from_environment("")):
        for id in await store.expired(kind, before, MANY):
            if id in done:
                continue
            done.add(id)
            key = KINDS[kind]
            if not dry_run and not await expiry.expire(store, id, kind):
                key = "cli-admin-in-use"
            terminal.draw([Text(f"{id}: ", ACCENT).append(words.text(key))])
    await store.retire()
    key = "cli-admin-nothing-expired" if not done else "cli-migrate-dry-run" if dry_run else ""
    if key:
        terminal.print(Text(words.text(key), SOFT))


def check(terminal: Terminal, url: str) -> bool:
    """Replay every table and look for damage; False if there is any."""
    with opened(url) as store:
        return asyncio.run(check_tables(terminal, store))


async def check_tables(terminal: Terminal, store: SqlStore) -> bool:
    words = terminal.words
    faults = inspection.faults_of_file(store.database)
    for fault in faults:
        terminal.draw([Text(words.text("cli-admin-damaged", reason=fault), FIRE)])
    damaged = 0
    tables = await store.all_tables()
    for rows in tables:
        error = await inspection.difference(store, rows, time.time())
        if error is not None:
            damaged += 1
            line = Text(f"{rows.table.id}: ", ACCENT)
            terminal.draw([line.append(terminal.explain(error), FIRE)])
    sums = words.text("cli-admin-checked", count=len(tables), damaged=damaged)
    terminal.print(Text(sums, FIRE if damaged or faults else GOOD))
    return not faults and not damaged


def migrate(terminal: Terminal, url: str) -> None:
    with contextlib.closing(Database(url)) as database:
        key = "cli-admin-current" if database.is_current() else "cli-admin-migrated"
        database.migrate()
    settings = from_environment(url)
    if settings.bots == "queue":
        prepare_cluster(replace(settings, migrate="yes"))
    terminal.print(Text(terminal.words.text(key)))
