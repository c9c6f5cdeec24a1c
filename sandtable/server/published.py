"""Published scenarios in the database."""

from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import CursorResult, Select, delete, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from sandtable.server.database import Database
from sandtable.server.models import PLAYERS, PUBLISHED
from sandtable.server.transactions import follows, in_transaction
from sandtable.tables.ports import PAGE, PageEnd
from sandtable.tables.rows import PublishedRow

R = TypeVar("R")

#: What a list has: all but the texts.
LISTED = [column for column in PUBLISHED.columns if column is not PUBLISHED.c.text]


class SqlPublished:
    """The public list of ``sandtable.tables``."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def _run(self, work: Callable[[Session], R]) -> R:
        return await in_transaction(self._database, work)

    async def add(self, row: PublishedRow, check: Callable[[int, int], None]) -> bool:
        values = {column.key: vars(row)[column.key] for column in PUBLISHED.columns}

        def work(session: Session) -> bool:
            if session.get_bind().dialect.name == "postgresql":  # SQLite has one thread
                session.execute(text(f"LOCK TABLE {PUBLISHED.name} IN SHARE ROW EXCLUSIVE MODE"))
            check(*_counts(session, row.player))
            try:
                with session.begin_nested():
                    session.execute(insert(PUBLISHED), values)
            except IntegrityError:  # somebody has just published the same text
                return False
            return True

        return await self._run(work)

    async def of(self, id: str) -> PublishedRow | None:
        found = await self._rows(_with_names().where(PUBLISHED.c.id == id))
        return next(iter(found), None)

    async def with_digest(self, digest: str) -> PublishedRow | None:
        found = await self._rows(_with_names().where(PUBLISHED.c.digest == digest))
        return next(iter(found), None)

    async def counts(self, player: int | None) -> tuple[int, int]:
        return await self._run(lambda session: _counts(session, player))

    async def listed(self, game: str | None, before: PageEnd | None) -> list[PublishedRow]:
        latest = PUBLISHED.c.created.desc(), PUBLISHED.c.id.desc()
        query = _with_names(texts=False).order_by(*latest).limit(PAGE)
        if game is not None:
            query = query.where(PUBLISHED.c.game == game)
        if before is not None:
            query = query.where(follows(before, PUBLISHED.c.created, PUBLISHED.c.id))
        return await self._rows(query)

    async def of_player(self, player: int) -> list[PublishedRow]:
        return await self._rows(_with_names().where(PUBLISHED.c.player == player))

    async def _rows(self, query: Select[Any]) -> list[PublishedRow]:
        def work(session: Session) -> list[PublishedRow]:
            return [
                PublishedRow(**{"text": "", **row}) for row in session.execute(query).mappings()
            ]

        return await self._run(work)

    async def note_opened(self, id: str, now: float) -> None:
        change = update(PUBLISHED).where(PUBLISHED.c.id == id).values(opened=now)
        await self._run(lambda session: session.execute(change))

    async def withdraw(self, id: str) -> None:
        gone = delete(PUBLISHED).where(PUBLISHED.c.id == id)
        await self._run(lambda session: session.execute(gone))

    async def forget(self, player: int) -> None:
        gone = delete(PUBLISHED).where(PUBLISHED.c.player == player)
        await self._run(lambda session: session.execute(gone))

    async def expire(self, before: float) -> int:
        gone = delete(PUBLISHED).where(PUBLISHED.c.opened < before)

        def work(session: Session) -> int:
            done = session.execute(gone)
            assert isinstance(done, CursorResult)
            return done.rowcount

        return await self._run(work)


def _counts(session: Session, player: int | None) -> tuple[int, int]:
    everything = select(func.count()).select_from(PUBLISHED)
    own = session.scalar(everything.where(PUBLISHED.c.player == player))
    return own or 0, session.scalar(everything) or 0


def _with_names(texts: bool = True) -> Select[Any]:
    """Published scenarios with the names of those who have published them."""
    columns = [*PUBLISHED.columns] if texts else LISTED
    query = select(*columns, func.coalesce(PLAYERS.c.name, "").label("by"))
    return query.outerjoin(PLAYERS, PUBLISHED.c.player == PLAYERS.c.id)
