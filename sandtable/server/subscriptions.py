"""The browsers that want push messages, in the database."""

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from sandtable.server.models import SUBSCRIPTIONS
from sandtable.tables.ports import SUBSCRIPTIONS as MOST
from sandtable.tables.rows import SubscriptionRow


def add(session: Session, row: SubscriptionRow) -> None:
    """Add a subscription, in place of one with the same endpoint; the oldest of too many go."""
    session.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.hash == row.hash))
    session.add(row)
    session.flush()
    mine = SUBSCRIPTIONS.c.player == row.player
    latest = select(SUBSCRIPTIONS.c.hash).where(mine).order_by(SUBSCRIPTIONS.c.created.desc())
    kept = list(session.scalars(latest.limit(MOST)))
    session.execute(delete(SUBSCRIPTIONS).where(mine, SUBSCRIPTIONS.c.hash.not_in(kept)))


def of(session: Session, player: int) -> list[SubscriptionRow]:
    query = select(SubscriptionRow).where(SUBSCRIPTIONS.c.player == player)
    return list(session.scalars(query.order_by(SUBSCRIPTIONS.c.created)))


def drop(session: Session, hash: str, player: int) -> None:
    mine = (SUBSCRIPTIONS.c.hash == hash) & (SUBSCRIPTIONS.c.player == player)
    session.execute(delete(SUBSCRIPTIONS).where(mine))
