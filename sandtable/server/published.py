"""Published scenarios in the database."""

from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import CursorResult, Select, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from sandtable.server.models import PLAYERS, PUBLISHED
from sandtable.server.store import SqlStore
from sandtable.tables.ports import PAGE
from sandtable.tables.rows import PublishedRow

R = TypeVar("R")

#: What a list has: all but the texts.
LISTED = [column for column in PUBLISHED.columns if column is not PUBLISHED.c.text]


class SqlPublished:
    """The public list of ``sandtable.tables``."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store

    async def _run(self, work: Callable[[Session], R]) -> R:
        """Work in a thread of the database, in one transaction."""

        def carry_out() -> R:
            with self._store.database.sessions.begin() as session:
                return work(session)

        return await self._store.run(carry_out)

    async def add(self, row: PublishedRow) -> bool:
        values = {column.key: vars(row)[column.key] for column in PUBLISHED.columns}

        def work(session: Session) -> bool:
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
        everything = select(func.count()).select_from(PUBLISHED)

        def work(session: Session) -> tuple[int, int]:
            own = session.scalar(everything.where(PUBLISHED.c.player == player))
            return own or 0, session.scalar(everything) or 0

        return await self._run(work)

    async def listed(self, game: str | None, before: float | None) -> list[PublishedRow]:
        query = _with_names(texts=False).order_by(PUBLISHED.c.created.desc()).limit(PAGE)
        if game is not None:
            query = query.where(PUBLISHED.c.game == game)
        if before is not None:
            query = query.where(PUBLISHED.c.created < before)
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


def _with_names(texts: bool = True) -> Select[Any]:
    """Published scenarios with the names of those who have published them."""
    columns = [*PUBLISHED.columns] if texts else LISTED
    query = select(*columns, func.coalesce(PLAYERS.c.name, "").label("by"))
    return query.outerjoin(PLAYERS, PUBLISHED.c.player == PLAYERS.c.id)
