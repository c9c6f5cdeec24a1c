"""The tables that a player has hidden from their list, in the database."""

from sqlalchemy import delete, insert, select
from sqlalchemy.orm import Session
from sqlalchemy.sql import ColumnElement

from sandtable.server.models import HIDDEN, TABLES


def hide(session: Session, player: int, table: str, yes: bool) -> None:
    which = (HIDDEN.c.player == player) & (HIDDEN.c.table == table)
    session.execute(delete(HIDDEN).where(which))
    if yes:
        session.execute(insert(HIDDEN), {"player": player, "table": table})


def shown_to(player: int) -> ColumnElement[bool]:
    """The tables that a player has not hidden."""
    return TABLES.c.id.not_in(select(HIDDEN.c.table).where(HIDDEN.c.player == player))
