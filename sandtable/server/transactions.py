"""What those share that keep something in the database: transactions in its threads, pages."""

from collections.abc import Callable
from typing import TypeVar

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session
from sqlalchemy.sql import ColumnElement

from sandtable.server.database import Database, first_line
from sandtable.tables.ports import PageEnd, StoreError

R = TypeVar("R")


async def in_transaction(database: Database, work: Callable[[Session], R]) -> R:
    """What ``work`` returns; raises StoreError if the database fails, and nothing has happened."""

    def carry_out() -> R:
        with database.sessions.begin() as session:
            return work(session)

    try:
        return await database.run(carry_out)
    except SQLAlchemyError as error:
        raise StoreError(first_line(error)) from error


def follows(end: PageEnd, at: ColumnElement[float], id: ColumnElement[str]) -> ColumnElement[bool]:
    """What comes after a page of a list that has the latest first; an index on ``at`` finds it."""
    return (at <= end.at) & ((at < end.at) | (id < end.id))
