"""What players say at tables, in the database."""

from sqlalchemy import insert, select
from sqlalchemy.sql import ColumnElement

from sandtable.server.models import LINES
from sandtable.server.store import SqlStore
from sandtable.tables.rows import LineRow


class SqlTalks:
    """The lines are deleted with their table or their player, by the store."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store

    async def add(self, line: LineRow) -> None:
        def work() -> None:
            with self._store.database.sessions.begin() as session:
                session.execute(insert(LINES), vars(line))

        await self._store.run(work)

    async def at(self, table: str) -> list[LineRow]:
        return await self._lines(LINES.c.table == table)

    async def of(self, player: int) -> list[LineRow]:
        return await self._lines(LINES.c.player == player)

    async def _lines(self, which: ColumnElement[bool]) -> list[LineRow]:
        def work() -> list[LineRow]:
            query = select(LINES).where(which).order_by(LINES.c.at, LINES.c.number)
            with self._store.database.sessions.begin() as session:
                return [LineRow(**row) for row in session.execute(query).mappings()]

        return await self._store.run(work)
