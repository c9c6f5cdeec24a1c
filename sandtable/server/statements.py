"""Statements that are carried out for every decision, compiled once.

SQLAlchemy takes longer over a statement than the database does. Here it only compiles each of them,
with the conversion of its values; a cursor of the driver carries them out.
"""

from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import (
    BindParameter,
    Delete,
    Dialect,
    Insert,
    Update,
    bindparam,
    delete,
    insert,
    update,
)
from sqlalchemy.engine.interfaces import DBAPICursor

from sandtable.server.models import CHANGES, CHECKPOINTS, MILESTONES, SEATS, TABLES

Convert = Callable[[Any], Any]
Statement = Insert | Update | Delete

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


class Statements:
    """The compiled statements of a database."""

    def __init__(self, dialect: Dialect) -> None:
        self._dialect = dialect
        self._compiled: dict[tuple[Statement, tuple[str, ...]], Compiled] = {}

    def run(self, cursor: DBAPICursor, statement: Statement, values: dict[str, Any]) -> int:
        """Carry out a statement with these values; returns the number of rows it has matched."""
        key = (statement, tuple(values))
        compiled = self._compiled.get(key)
        if compiled is None:
            compiled = self._compiled[key] = Compiled(statement, list(values), self._dialect)
        return compiled.run(cursor, values)
