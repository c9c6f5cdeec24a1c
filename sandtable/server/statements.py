"""Statements that are carried out for every decision, compiled once.

SQLAlchemy takes longer over a statement than the database does. Here it only compiles each of them,
with the conversion of its values; a cursor of the driver carries them out.
"""

from collections.abc import Callable
from typing import Any

from sqlalchemy import Dialect, Insert, Update
from sqlalchemy.engine.interfaces import DBAPICursor

Convert = Callable[[Any], Any]


class Compiled:
    """A statement with values for certain columns and parameters, in the language of a database."""

    def __init__(self, statement: Insert | Update, names: list[str], dialect: Dialect) -> None:
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
        self._compiled: dict[tuple[Insert | Update, tuple[str, ...]], Compiled] = {}

    def run(self, cursor: DBAPICursor, statement: Insert | Update, values: dict[str, Any]) -> int:
        """Carry out a statement with these values; returns the number of rows it has matched."""
        key = (statement, tuple(values))
        compiled = self._compiled.get(key)
        if compiled is None:
            compiled = self._compiled[key] = Compiled(statement, list(values), self._dialect)
        return compiled.run(cursor, values)
