"""The marks of players, in the database: those of deleted tables; the others are counted anew."""

from sqlalchemy import delete, insert, select, update
from sqlalchemy.orm import Session

from sandtable.server.models import MARKS
from sandtable.tables.achievements import gathered, marks_of_table
from sandtable.tables.rows import MarkRow, TableWithSeats


def keep(session: Session, rows: TableWithSeats) -> None:
    """Keep the marks of a table that is being deleted."""
    for row in marks_of_table(rows):
        which = (
            (MARKS.c.player == row.player)
            & (MARKS.c.game == row.game)
            & (MARKS.c.scenario == row.scenario)
            & (MARKS.c.side == row.side)
            & (MARKS.c.against == row.against)
        )
        more = {"played": MARKS.c.played + row.played, "won": MARKS.c.won + row.won}
        known = session.execute(update(MARKS).where(which).values(more).returning(MARKS.c.player))
        if known.first() is None:
            session.execute(insert(MARKS), vars(row))


def of(session: Session, player: int, tables: list[TableWithSeats]) -> list[MarkRow]:
    """The marks of a player: those that are kept, and those of the tables that there are."""
    query = select(MARKS).where(MARKS.c.player == player)
    kept = [MarkRow(**row) for row in session.execute(query).mappings()]
    found = (row for rows in tables for row in marks_of_table(rows) if row.player == player)
    return gathered([*kept, *found])


def forget(session: Session, player: int) -> None:
    session.execute(delete(MARKS).where(MARKS.c.player == player))
