"""Looking at a database from outside: its players, and whether it is intact."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.exc import SQLAlchemyError

from sandtable.kernel.errors import BadInput
from sandtable.server.database import Database, first_line
from sandtable.server.models import PLAYERS, SEATS, SECRETS
from sandtable.tables.play import standing
from sandtable.tables.ports import Store
from sandtable.tables.rebuilding import UNCHANGED, rebuild
from sandtable.tables.rows import TableWithSeats


@dataclass(frozen=True)
class KnownPlayer:
    id: int
    name: str
    created: float
    #: When one of their browsers was last here, to the day; None if they have been forgotten.
    seen: float | None
    tables: int


def players(database: Database) -> Iterator[KnownPlayer]:
    """Everybody who has ever been a player, the latest first."""
    seen = select(func.max(SECRETS.c.seen)).where(SECRETS.c.player == PLAYERS.c.id)
    seated = select(func.count(SEATS.c.table.distinct())).where(SEATS.c.player == PLAYERS.c.id)
    query = select(
        PLAYERS.c.id,
        PLAYERS.c.name,
        PLAYERS.c.created,
        seen.scalar_subquery(),
        seated.scalar_subquery(),
    ).order_by(PLAYERS.c.id.desc())
    with database.engine.connect() as connection:
        for row in connection.execute(query):
            yield KnownPlayer(*row)


def faults_of_file(database: Database) -> list[str]:
    """What the database itself finds wrong. PostgreSQL watches over that all the time."""
    if database.engine.dialect.name != "sqlite":
        return []
    try:
        with database.engine.connect() as connection:
            said = connection.exec_driver_sql("PRAGMA integrity_check").scalars().all()
            lost = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
    except SQLAlchemyError as error:
        return [first_line(error)]
    faults = [line for line in said if line != "ok"]
    return [*faults, *(f"{row[0]} {row[1]}: {row[2]}?" for row in lost)]


async def difference(store: Store, rows: TableWithSeats, now: float) -> BadInput | None:
    """The first difference between what is stored of a table and its replay from the start.

    Tables of older rules are compared only as far as their steps go.
    """
    row = rows.table
    changes = list(await store.changes(row.id))
    for number, change in enumerate(changes, 1):
        if change.number != number:
            return BadInput("table-gap", number=number)
    try:
        rebuilt = rebuild(rows, changes, await store.checkpoint(row.id), now)
    except BadInput as error:
        return error
    if rebuilt.result != UNCHANGED:
        return None
    found: dict[str, Any] = {"version": rebuilt.play.version}
    if row.started and not (row.finished and row.outcome is None):  # a closed one stands still
        found |= standing(rebuilt.play.state)
    for column, value in found.items():
        if getattr(row, column) != value:
            return BadInput("table-differs", column=column)
    milestone = await store.milestone(row.id)
    if milestone is not None:
        shorter = rebuild(rows, changes, None, now, milestone)
        if shorter.play.state.to_json() != rebuilt.play.state.to_json():
            return BadInput("milestone-differs", number=milestone.number)
    return None
