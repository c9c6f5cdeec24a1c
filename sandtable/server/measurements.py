"""Measurements in the database."""

from collections.abc import Callable
from typing import Any, Literal, TypeVar

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.orm import Session

from sandtable.server.database import Database
from sandtable.server.models import MEASUREMENTS
from sandtable.server.transactions import in_transaction
from sandtable.tables.rows import MeasurementRow

R = TypeVar("R")


class SqlMeasurements:
    """The shelf of measurements of ``sandtable.tables``."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, id: str) -> MeasurementRow | None:
        def work(session: Session) -> MeasurementRow | None:
            query = select(MEASUREMENTS).where(MEASUREMENTS.c.id == id)
            row = session.execute(query).mappings().first()
            return None if row is None else MeasurementRow(**row)

        return await self._run(work)

    async def add(self, row: MeasurementRow, most: int) -> None:
        def work(session: Session) -> None:
            known = select(MEASUREMENTS.c.id).where(MEASUREMENTS.c.id == row.id)
            if session.scalar(known) is not None:
                return
            session.execute(insert(MEASUREMENTS), vars(row))
            over = (session.scalar(select(func.count()).select_from(MEASUREMENTS)) or 0) - most
            if over > 0:
                oldest = select(MEASUREMENTS.c.id).order_by(MEASUREMENTS.c.looked).limit(over)
                gone = session.scalars(oldest).all()
                session.execute(delete(MEASUREMENTS).where(MEASUREMENTS.c.id.in_(gone)))

        await self._run(work)

    async def ask_more(self, id: str, asked: bytes) -> None:
        await self._change(id, asked=asked, complete=False, problem="")

    async def put(
        self, id: str, played: bytes, document: bytes, games: int, complete: bool
    ) -> None:
        await self._change(id, played=played, document=document, games=games, complete=complete)

    async def give_up(self, id: str, problem: str) -> None:
        await self._change(id, problem=problem)

    async def note(self, id: str, what: Literal["looked", "driven"], at: float) -> None:
        await self._change(id, **{what: at})

    async def complete(self, kind: str, game: str) -> list[MeasurementRow]:
        def work(session: Session) -> list[MeasurementRow]:
            query = select(MEASUREMENTS).where(
                MEASUREMENTS.c.kind == kind,
                MEASUREMENTS.c.game == game,
                MEASUREMENTS.c.complete,
            )
            return [MeasurementRow(**row) for row in session.execute(query).mappings()]

        return await self._run(work)

    async def _change(self, id: str, **values: Any) -> None:
        def work(session: Session) -> None:
            session.execute(update(MEASUREMENTS).where(MEASUREMENTS.c.id == id).values(**values))

        await self._run(work)

    async def _run(self, work: Callable[[Session], R]) -> R:
        return await in_transaction(self._database, work)
