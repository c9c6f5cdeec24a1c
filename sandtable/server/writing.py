"""What a decision writes: the row of its table, its change, the position it leads to, its seats."""

import functools
from typing import Any, Final

from sqlalchemy import Table

from sandtable.server.database import Database, Written
from sandtable.server.models import CHANGES, CHECKPOINTS, MILESTONES
from sandtable.server.statements import (
    ADD_CHANGE,
    ADD_CHECKPOINT,
    ADD_MILESTONE,
    DROP_MILESTONES,
    UPDATE_CHECKPOINT,
    UPDATE_SEAT,
    UPDATE_TABLE,
    Statements,
)
from sandtable.tables.ports import StoreError
from sandtable.tables.rows import BACK, Change, Checkpoint, Milestone

COLUMNS: Final = {each.name: each.columns.keys() for each in (CHANGES, CHECKPOINTS, MILESTONES)}

#: New values of columns.
Values = dict[str, Any]


class Writer:
    """Uses the driver's own cursors, in a thread of the database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.statements = Statements(database.engine.dialect)

    def write(
        self,
        worker: str,
        table: str,
        values: Values,
        seats: dict[str, Values],
        changes: list[Change],
        checkpoint: Checkpoint | None,
        milestone: Milestone | None,
    ) -> None:
        """All or nothing; raises StoreError if another worker has claimed the table."""
        for change in changes:
            change.table = table
        lone = len(changes) == 1 and changes[0].kind != BACK and milestone is None
        if self._database.one_statement and lone and values and checkpoint is not None:
            change_row, last = _columns(CHANGES, changes[0]), _last(checkpoint)
            with self._database.statement() as cursor:
                decision = (values, change_row, last, seats)
                if not self.statements.decide(cursor, decision, table, worker):
                    raise _claimed(table)
            return
        claim = {"of_table": table, "of_owner": worker}  # checked even if nothing is new
        with self._database.cursor() as cursor:
            run = functools.partial(self.statements.run, cursor)
            if not run(UPDATE_TABLE, claim | (values or {"owner": worker})):
                raise _claimed(table)
            for change in changes:
                run(ADD_CHANGE, _columns(CHANGES, change))
                if change.kind == BACK:
                    run(DROP_MILESTONES, {"of_table": table, "since": change.undone})
            if checkpoint is not None:  # written without reading the one before it
                last = _last(checkpoint)
                if not run(UPDATE_CHECKPOINT, {"of_table": checkpoint.table} | last):
                    run(ADD_CHECKPOINT, last)
            if milestone is not None:
                milestone.table = table
                run(ADD_MILESTONE, _columns(MILESTONES, milestone))
            for seat, row in seats.items():
                run(UPDATE_SEAT, {"of_table": table, "of_seat": seat} | row)


def _claimed(table: str) -> StoreError:
    return StoreError(f"the table {table} is played by another worker")


def _last(checkpoint: Checkpoint) -> Values:
    """The columns of a checkpoint; its position may have been written as JSON already."""
    last = _columns(CHECKPOINTS, checkpoint)
    if checkpoint.text is not None:
        last["position"] = Written(checkpoint.text)
    return last


def _columns(table: Table, row: Change | Checkpoint | Milestone) -> Values:
    return {name: getattr(row, name) for name in COLUMNS[table.name]}
