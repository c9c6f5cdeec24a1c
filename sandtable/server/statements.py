"""Statements that are carried out for every decision, compiled once.

SQLAlchemy takes longer over a statement than the database does. Here it only compiles each of them,
with the conversion of its values; a cursor of the driver carries them out.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from sqlalchemy import (
    BindParameter,
    Delete,
    Dialect,
    Insert,
    Select,
    Table,
    Update,
    bindparam,
    delete,
    insert,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import insert as insert_or_update
from sqlalchemy.engine.interfaces import DBAPICursor

from sandtable.server.models import CHANGES, CHECKPOINTS, MILESTONES, SEATS, TABLES

Convert = Callable[[Any], Any]
Statement = Insert | Update | Delete | Select[Any]
Values = Mapping[str, Any]

OF_TABLE: Final[BindParameter[str]] = bindparam("of_table")
UPDATE_TABLE: Final = update(TABLES).where(
    TABLES.c.id == OF_TABLE, TABLES.c.owner == bindparam("of_owner")
)
UPDATE_SEAT: Final = update(SEATS).where(
    SEATS.c.table == OF_TABLE, SEATS.c.seat == bindparam("of_seat")
)
UPDATE_CHECKPOINT: Final = update(CHECKPOINTS).where(CHECKPOINTS.c.table == OF_TABLE)
ADD_CHECKPOINT: Final = insert(CHECKPOINTS)
ADD_CHANGE: Final = insert(CHANGES)
ADD_MILESTONE: Final = insert(MILESTONES)
#: Those of steps that have been taken back.
DROP_MILESTONES: Final = delete(MILESTONES).where(
    MILESTONES.c.table == OF_TABLE, MILESTONES.c.number >= bindparam("since")
)


class Compiled:
    """A statement with values for certain columns and parameters, in the language of a database."""

    def __init__(self, statement: Statement, names: list[str], dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect, column_keys=names)
        self._text = str(compiled)
        order: list[str] | None = getattr(compiled, "positiontup", None)
        #: Does the driver take the values by name, or in their order?
        self._by_name = order is None
        self._convert: list[tuple[str, Convert | None]] = []
        for name in order or names:
            kind = compiled.binds[name].type.dialect_impl(dialect)
            self._convert.append((name, kind.bind_processor(dialect)))

    def run(self, cursor: DBAPICursor, values: dict[str, Any]) -> int:
        """Carry it out; returns the number of rows it has matched."""
        given = [
            values[name] if convert is None else convert(values[name])
            for name, convert in self._convert
        ]
        if self._by_name:
            names = [name for name, _ in self._convert]
            cursor.execute(self._text, dict(zip(names, given, strict=True)))
        else:
            cursor.execute(self._text, given)
        return cursor.rowcount


#: The rows that a decision leads to: of the table, the change, the checkpoint, and the seats.
Decision = tuple[Values, Values, Values, Mapping[str, Values]]


def decision_values(decision: Decision, table: str, owner: str) -> dict[str, Any]:
    """The parameters of ``decision_statement``."""
    values, change, checkpoint, seats = decision
    given: dict[str, Any] = {"of_table": table, "of_owner": owner}
    parts = {"table": values, "change": change, "last": checkpoint}
    for number, (seat, row) in enumerate(seats.items()):
        parts[f"seat{number}"] = {"of_seat": seat, **row}
    for part, row in parts.items():
        given |= {f"{part}_{name}": value for name, value in row.items()}
    return given


def decision_statement(decision: Decision) -> Select[Any]:
    """All that is written for a decision in one statement of PostgreSQL, its own transaction.

    It returns a row, unless another worker has claimed the table; then nothing is written.
    """
    values, change, checkpoint, seats = decision
    claimed = (
        UPDATE_TABLE.values(_parameters(TABLES, "table", values))
        .returning(TABLES.c.id)
        .cte("claimed")
    )

    def row(table: Table, part: str, names: Iterable[str]) -> Select[Any]:
        return select(*_parameters(table, part, names).values()).select_from(claimed)

    added = insert(CHANGES).from_select(list(change), row(CHANGES, "change", change))
    last = insert_or_update(CHECKPOINTS).from_select(
        list(checkpoint), row(CHECKPOINTS, "last", checkpoint)
    )
    news = {name: last.excluded[name] for name in checkpoint if name != "table"}
    last = last.on_conflict_do_update(index_elements=[CHECKPOINTS.c.table], set_=news)
    parts = [
        added.returning(CHANGES.c.number).cte("added"),
        last.returning(CHECKPOINTS.c.table).cte("last"),
    ]
    for number, names in enumerate(seats.values()):
        part = f"seat{number}"
        mine = (SEATS.c.table == claimed.c.id) & (SEATS.c.seat == bindparam(f"{part}_of_seat"))
        changed = update(SEATS).where(mine).values(_parameters(SEATS, part, names))
        parts.append(changed.returning(SEATS.c.seat).cte(part))
    return select(claimed.c.id).add_cte(*parts)


def _parameters(table: Table, part: str, names: Iterable[str]) -> dict[str, BindParameter[Any]]:
    return {name: bindparam(f"{part}_{name}", type_=table.c[name].type) for name in names}


class Statements:
    """The compiled statements of a database."""

    def __init__(self, dialect: Dialect) -> None:
        self._dialect = dialect
        self._compiled: dict[tuple[Statement | None, tuple[str, ...]], Compiled] = {}

    def run(self, cursor: DBAPICursor, statement: Statement, values: dict[str, Any]) -> int:
        """Carry out a statement with these values; returns the number of rows it has matched."""
        key = (statement, tuple(values))
        compiled = self._compiled.get(key)
        if compiled is None:
            compiled = self._compiled[key] = Compiled(statement, list(values), self._dialect)
        return compiled.run(cursor, values)

    def decide(self, cursor: DBAPICursor, decision: Decision, table: str, owner: str) -> bool:
        """Write a decision; False if another worker has claimed the table."""
        values = decision_values(decision, table, owner)
        key = (None, tuple(values))
        compiled = self._compiled.get(key)
        if compiled is None:
            statement = decision_statement(decision)
            compiled = self._compiled[key] = Compiled(statement, list(values), self._dialect)
        return compiled.run(cursor, values) > 0
