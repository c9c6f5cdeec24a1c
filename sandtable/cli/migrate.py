"""``sandtable migrate``: convert the tables and records of a folder to the current rules."""

import asyncio
import contextlib
import os
import re
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from rich.text import Text

import sandtable
from sandtable.cli import files
from sandtable.cli.terminal import Terminal
from sandtable.kernel.errors import BadInput
from sandtable.server.database import Database
from sandtable.server.folder import DATABASE, file_url
from sandtable.server.store import SqlStore
from sandtable.tables.drafts import Difference
from sandtable.tables.rebuilding import (
    FINISHED,
    HOLDS,
    LAST_POSITION,
    MOVED,
    UNCHANGED,
    WENT_BACK,
    bring_over,
    rebuild,
)
from sandtable.tables.rows import Change, TableWithSeats
from sandtable.terminal.palette import FIRE, GOOD, SOFT

#: How a record begins, regardless of its file name.
RECORD: Final = re.compile(rb'\s*\{\s*"sandtable"\s*:\s*"record"')
SNIFFED: Final = 100
#: The message for a table, by the result of rebuilding it.
RESULTS: Final = {
    HOLDS: "cli-migrate-holds",
    MOVED: "cli-migrate-moved",
    LAST_POSITION: "cli-migrate-position",
    WENT_BACK: "cli-migrate-back",
    FINISHED: "cli-migrate-finished",
}
FINISHED_STOP: Final = "cli-migrate-finished-stop"


def migrate(terminal: Terminal, folder: Path, dry_run: bool) -> bool:
    """Convert tables and records and report each; False if one cannot be opened."""
    if not folder.is_dir():
        raise BadInput("cli-no-folder", str(folder), folder=str(folder))
    report = Report(terminal)
    if (folder / DATABASE).is_file():
        with open_store(folder, dry_run) as store:
            asyncio.run(migrate_tables(report, store, dry_run))
    for path in sorted(folder.rglob("*")):
        if path.is_file() and is_record(path):
            migrate_record(report, path, dry_run)
    report.close(dry_run)
    return not report.failed


class Report:
    """One line for each table or record, another for what is wrong with it, and the totals."""

    def __init__(self, terminal: Terminal) -> None:
        self._terminal = terminal
        self.unchanged = self.converted = self.stopped = self.failed = 0

    def say(self, what: str, key: str, style: str, **params: str) -> None:
        line = Text(f"{what}: ", "bold")
        self._terminal.draw([line.append(self._terminal.words.text(key, **params), style)])

    def detail(self, text: str) -> None:
        self._terminal.draw([Text(f"  {text}", SOFT)])

    def error(self, error: BadInput) -> None:
        self.detail(self._terminal.explain(error))

    def difference(self, difference: Difference, changes: list[Change], game: str) -> None:
        """The first change that does not replay under the current rules."""
        words = self._terminal.words_for(sandtable.game(game))
        change = next(each for each in changes if each.number == difference.number)
        action = sandtable.game(game).write(tuple(change.action)) if change.action else change.kind
        key = "cli-migrate-refused" if difference.rule else "cli-migrate-differs"
        who = words.name("side", change.seat) if change.seat else ""
        number, rule = str(difference.number), difference.rule
        self.detail(words.text(key, number=number, who=who, step=action, rule=rule))

    def close(self, dry_run: bool) -> None:
        words = self._terminal.words
        if not self.unchanged + self.converted + self.stopped + self.failed:
            self._terminal.print(Text(words.text("cli-migrate-nothing")))
            return
        sums = words.text(
            "cli-migrate-sums",
            unchanged=self.unchanged,
            brought=self.converted,
            stopped=self.stopped,
            failed=self.failed,
        )
        self._terminal.print(Text(sums))
        if dry_run:
            self._terminal.print(Text(words.text("cli-migrate-dry-run"), SOFT))


# Tables.


@contextlib.contextmanager
def open_store(folder: Path, dry_run: bool) -> Iterator[SqlStore]:
    """The database of a folder; for a dry run, a temporary copy."""
    with tempfile.TemporaryDirectory() as spare:
        place = folder
        if dry_run:
            place = Path(spare)
            copy_database(folder / DATABASE, place / DATABASE)
        with contextlib.closing(Database(file_url(place))) as database:
            database.migrate()
            yield SqlStore(database)


def copy_database(source: Path, target: Path) -> None:
    try:
        with (
            contextlib.closing(
                sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)
            ) as old,
            contextlib.closing(sqlite3.connect(target)) as new,
        ):
            old.backup(new)
    except sqlite3.Error as error:
        raise BadInput("bad-database", str(source), reason=str(error)) from None


async def migrate_tables(report: Report, store: SqlStore, dry_run: bool) -> None:
    for rows in await store.all_tables():
        await migrate_table(report, store, rows, dry_run)


async def migrate_table(
    report: Report, store: SqlStore, rows: TableWithSeats, dry_run: bool
) -> None:
    row = rows.table
    what = f"{row.id} ({row.game}, {row.scenario})"
    changes = list(await store.changes(row.id))
    now = time.time()
    old = row.rules
    try:
        rebuilt = rebuild(rows, changes, await store.checkpoint(row.id), now)
        if rebuilt.values is not None and not dry_run:
            if not await store.claim(row.id):
                raise BadInput("table-elsewhere")
            await bring_over(store, rows, rebuilt, now)
            await store.release(row.id)
    except BadInput as error:
        report.failed += 1
        report.say(what, "cli-migrate-failed", FIRE)
        report.error(error)
        return
    params = {"old": old, "new": rebuilt.play.game.rules}
    if rebuilt.result == UNCHANGED:
        report.unchanged += 1
        report.say(what, "cli-migrate-unchanged", GOOD, **params)
        return
    if rebuilt.difference is None:
        report.converted += 1
        report.say(what, RESULTS[rebuilt.result], GOOD, **params)
        return
    report.stopped += 1
    over = rebuilt.result == FINISHED
    report.say(what, FINISHED_STOP if over else RESULTS[rebuilt.result], FIRE, **params)
    report.difference(rebuilt.difference, changes, row.game)


# Records.


def is_record(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            return RECORD.match(file.read(SNIFFED)) is not None
    except OSError:
        return False


def migrate_record(report: Report, path: Path, dry_run: bool) -> None:
    try:
        game, record = files.read_record(path)
    except BadInput as error:
        report.failed += 1
        report.say(str(path), "cli-migrate-failed", FIRE)
        report.error(error)
        return
    params = {"old": str(record.header["rules"]), "new": game.rules}
    try:
        upgraded = record.upgrade(game, str(path))
    except BadInput as error:
        stops = record.is_older(game) and error.key != "record-rules"
        report.stopped += stops
        report.failed += not stops
        key = "cli-migrate-record-stop" if stops else "cli-migrate-failed"
        report.say(str(path), key, FIRE, **params)
        report.error(error)
        return
    if not record.is_older(game):
        report.unchanged += 1
        report.say(str(path), "cli-migrate-unchanged", GOOD, **params)
        return
    if not dry_run:
        replace(path, upgraded.to_text())
    report.converted += 1
    report.say(str(path), "cli-migrate-record", GOOD, **params)


def replace(path: Path, text: str) -> None:
    """Replace a file atomically."""
    spare = path.with_name(f"{path.name}.new")
    try:
        spare.write_text(text, encoding="utf-8")
        os.replace(spare, path)
    except OSError as error:
        raise BadInput("cli-unwritable", str(path), reason=str(error.strerror)) from None
