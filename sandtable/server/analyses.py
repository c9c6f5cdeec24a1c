"""Analyses of finished games: in the database, and made in the processes of the bots."""

import functools
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

from sqlalchemy import delete, insert, select
from sqlalchemy.orm import Session

from sandtable.analysis.hints import PLAYOUTS, hint
from sandtable.analysis.slices import analyse_slice
from sandtable.kernel.action import Action
from sandtable.server.database import Database
from sandtable.server.models import ANALYSES, TABLES
from sandtable.server.transactions import in_transaction
from sandtable.server.workers import JobFailed, OverBudget, Pool
from sandtable.tables.analyses import SEED, row_of, samples_of
from sandtable.tables.measuring import measure_on
from sandtable.tables.ports import AnalysisShelf, MeasurementShelf
from sandtable.tables.problems import Problem
from sandtable.tables.rows import AnalysisRow

R = TypeVar("R")

#: A slice that takes longer has gone wrong: it begins with a replay of the whole game.
LONGEST: Final = 120.0
#: A hint that has not come to an end by itself is stopped after so many times its seconds.
PATIENCE: Final = 5.0


class SqlShelf:
    """The shelf of ``sandtable.tables``; the store deletes an analysis with its table."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, table: str) -> AnalysisRow | None:
        def work(session: Session) -> AnalysisRow | None:
            query = select(ANALYSES).where(ANALYSES.c.table == table)
            row = session.execute(query).mappings().first()
            return None if row is None else AnalysisRow(**row)

        return await in_transaction(self._database, work)

    async def put(self, row: AnalysisRow) -> None:
        def work(session: Session) -> None:
            known = select(TABLES.c.id).where(TABLES.c.id == row.table)
            if session.scalar(known.with_for_update()) is None:
                return
            session.execute(delete(ANALYSES).where(ANALYSES.c.table == row.table))
            session.execute(insert(ANALYSES), vars(row))

        await in_transaction(self._database, work)


class PoolAnalysts:
    """The analysts of ``sandtable.tables``, in the processes of the bots of this machine."""

    def __init__(
        self, pool: Pool, shelf: AnalysisShelf, measured: MeasurementShelf, hint_seconds: float
    ) -> None:
        self._pool = pool
        self._hint_seconds = hint_seconds
        self._shelf = shelf
        self._measured = measured

    async def refine(
        self, table: str, record: str, seconds: float, thinking: Mapping[str, float]
    ) -> float:
        samples = samples_of(await self._shelf.of(table), record)
        about = (record, SEED, samples, seconds, dict(thinking))
        found = await self._run(LONGEST, analyse_slice, *about)
        await self._shelf.put(row_of(table, record, found))
        spent: float = found["spent"]
        return spent

    async def measure(self, id: str, seconds: float) -> float:
        run = functools.partial(self._run, LONGEST)
        return await measure_on(self._measured, id, seconds, run, LONGEST)

    async def hint(
        self, view: Mapping[str, Any], legal: list[Action], answer: Action | None = None
    ) -> dict[str, Any]:
        seconds = self._hint_seconds
        about = (dict(view), legal, SEED, answer, PLAYOUTS, seconds)
        return await self._run(PATIENCE * seconds, hint, *about)

    async def _run(self, longest: float, job: Callable[..., R], *args: Any) -> R:
        try:
            return await self._pool.run(longest, job, *args)
        except (OverBudget, JobFailed) as error:
            raise Problem(503, "too-much-work") from error
