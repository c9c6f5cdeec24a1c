"""What players say at tables, in the database."""

from sqlalchemy import insert, select
from sqlalchemy.orm import Session
from sqlalchemy.sql import ColumnElement

from sandtable.server.database import Database
from sandtable.server.models import LINES
from sandtable.server.transactions import in_transaction
from sandtable.tables.rows import LineRow


class SqlTalks:
    """The lines are deleted with their table or their player, by the store."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, line: LineRow) -> None:
        def work(session: Session) -> None:
            session.execute(insert(LINES), vars(line))

        await in_transaction(self._database, work)

    async def at(self, table: str) -> list[LineRow]:
        return await self._lines(LINES.c.table == table)

    async def of(self, player: int) -> list[LineRow]:
        return await self._lines(LINES.c.player == player)

    async def _lines(self, which: ColumnElement[bool]) -> list[LineRow]:
        def work(session: Session) -> list[LineRow]:
            query = select(LINES).where(which).order_by(LINES.c.at, LINES.c.number)
            return [LineRow(**row) for row in session.execute(query).mappings()]

        return await in_transaction(self._database, work)
