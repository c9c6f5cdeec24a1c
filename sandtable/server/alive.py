"""Which workers are alive, by the clock of the database."""

from sqlalchemy import Dialect, Double, func, literal_column
from sqlalchemy.orm import Session
from sqlalchemy.sql import ColumnElement

from sandtable.server.models import WORKERS


def database_time(dialect: Dialect) -> ColumnElement[float]:
    """Seconds since 1970 by the clock of the database, the same for all workers."""
    if dialect.name == "sqlite":
        return literal_column("((julianday('now') - 2440587.5) * 86400.0)", Double)
    return literal_column("CAST(EXTRACT(epoch FROM clock_timestamp()) AS DOUBLE PRECISION)", Double)


def is_alive(session: Session, seconds: float) -> ColumnElement[bool]:
    """Has a worker been heard of lately? A clock that was set back must not keep it alive."""
    return func.abs(database_time(session.get_bind().dialect) - WORKERS.c.seen) < seconds
