"""Campaigns in the database."""

from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import CursorResult, delete, func, insert, select, update
from sqlalchemy.orm import Session
from sqlalchemy.sql import ColumnElement
from sqlalchemy.sql.dml import Update

from sandtable.server.database import Database
from sandtable.server.models import BATTLES, CAMPAIGNS, COMMANDERS, PLAYERS, SEATS, TABLES
from sandtable.server.transactions import in_transaction
from sandtable.tables.campaign_rows import (
    FREE,
    GONE,
    PERSON,
    BattleRow,
    CampaignRow,
    CampaignWithBattles,
    CommanderRow,
)
from sandtable.tables.ports import PAGE
from sandtable.tables.rows import TableWithSeats

R = TypeVar("R")


class SqlCampaigns:
    """The campaigns of ``sandtable.tables``."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def _run(self, work: Callable[[Session], R]) -> R:
        return await in_transaction(self._database, work)

    async def add(self, rows: CampaignWithBattles) -> None:
        def work(session: Session) -> None:
            session.execute(insert(CAMPAIGNS), vars(rows.campaign))
            for table, parts in ((COMMANDERS, rows.commanders.values()), (BATTLES, rows.battles)):
                names = table.columns.keys()
                values = [{name: vars(part)[name] for name in names} for part in parts]
                session.execute(insert(table), values)

        await self._run(work)

    async def campaign(self, id: str) -> CampaignWithBattles | None:
        found = await self._run(lambda session: _campaigns(session, CAMPAIGNS.c.id == id))
        return next(iter(found), None)

    async def of_player(self, player: int) -> list[CampaignWithBattles]:
        return await self._run(lambda session: _campaigns(session, _of(player)))

    async def with_table(self, table: str) -> CampaignWithBattles | None:
        which = CAMPAIGNS.c.id.in_(select(BATTLES.c.campaign).where(BATTLES.c.table == table))
        found = await self._run(lambda session: _campaigns(session, which))
        return next(iter(found), None)

    async def running(self, player: int) -> int:
        query = select(func.count()).select_from(CAMPAIGNS).where(_of(player) & ~_is_over())
        return await self._run(lambda session: session.scalar(query) or 0)

    async def invite(self, id: str, invite_hash: str) -> bool:
        change = update(COMMANDERS).where(_free_place(id)).values(invite_hash=invite_hash)
        return await self._run(lambda session: _matches(session, change))

    async def join(self, id: str, invite_hash: str, player: int, now: float) -> bool:
        invited = _free_place(id) & (COMMANDERS.c.invite_hash == invite_hash)
        taken = {"kind": PERSON, "player": player, "invite_hash": None}

        def work(session: Session) -> bool:
            if not _matches(session, update(COMMANDERS).where(invited).values(taken)):
                return False
            session.execute(update(CAMPAIGNS).where(CAMPAIGNS.c.id == id).values(changed=now))
            return True

        return await self._run(work)

    async def open_battle(
        self, id: str, number: int, replaced: str | None, table: TableWithSeats, now: float
    ) -> bool:
        alive = (CAMPAIGNS.c.id == id) & (CAMPAIGNS.c.abandoned == "")
        battle = _battle(id, number) & BATTLES.c.table.is_not_distinct_from(replaced)

        def work(session: Session) -> bool:
            if not _matches(session, update(CAMPAIGNS).where(alive).values(changed=now)):
                return False
            if not _matches(session, update(BATTLES).where(battle).values(table=table.table.id)):
                return False
            session.execute(insert(TABLES), vars(table.table))
            session.execute(insert(SEATS), [vars(row) for row in table.seats.values()])
            return True

        return await self._run(work)

    async def note(self, id: str, number: int, result: dict[str, Any], now: float) -> None:
        change = update(BATTLES).where(_battle(id, number)).values(result=result)

        def work(session: Session) -> None:
            if _matches(session, change):
                session.execute(update(CAMPAIGNS).where(CAMPAIGNS.c.id == id).values(changed=now))

        await self._run(work)

    async def abandon(self, id: str, place: str, now: float) -> None:
        which = (CAMPAIGNS.c.id == id) & (CAMPAIGNS.c.abandoned == "")
        change = update(CAMPAIGNS).where(which).values(abandoned=place, changed=now)
        await self._run(lambda session: _matches(session, change))

    async def forget(self, player: int) -> None:
        mine = COMMANDERS.c.player == player

        def work(session: Session) -> None:
            query = select(COMMANDERS.c.campaign, COMMANDERS.c.place).where(mine)
            places = session.execute(query).all()
            for campaign, place in places:
                given_up = (CAMPAIGNS.c.id == campaign) & ~_is_over()
                session.execute(update(CAMPAIGNS).where(given_up).values(abandoned=place))
            session.execute(update(COMMANDERS).where(mine).values(kind=GONE, player=None))
            kept = select(COMMANDERS.c.campaign).where(COMMANDERS.c.player.is_not(None))
            theirs = CAMPAIGNS.c.id.in_({campaign for campaign, _ in places})
            _delete(session, theirs & CAMPAIGNS.c.id.not_in(kept))

        await self._run(work)

    async def expire(self, unbegun: float | None, over: float | None) -> int:
        free = select(COMMANDERS.c.campaign).where(COMMANDERS.c.kind == FREE)
        kinds = ((unbegun, CAMPAIGNS.c.id.in_(free)), (over, _is_over()))

        def work(session: Session) -> int:
            return sum(
                _delete(session, which & (CAMPAIGNS.c.changed < before))
                for before, which in kinds
                if before is not None
            )

        return await self._run(work)


def _of(player: int) -> ColumnElement[bool]:
    return CAMPAIGNS.c.id.in_(select(COMMANDERS.c.campaign).where(COMMANDERS.c.player == player))


def _is_over() -> ColumnElement[bool]:
    open_ones = select(BATTLES.c.campaign).where(BATTLES.c.result.is_(None))
    return (CAMPAIGNS.c.abandoned != "") | CAMPAIGNS.c.id.not_in(open_ones)


def _free_place(campaign: str) -> ColumnElement[bool]:
    """The place of a campaign that an invitation waits for."""
    running = select(CAMPAIGNS.c.id).where(CAMPAIGNS.c.abandoned == "")
    free = (COMMANDERS.c.campaign == campaign) & (COMMANDERS.c.kind == FREE)
    return free & COMMANDERS.c.campaign.in_(running)


def _battle(campaign: str, number: int) -> ColumnElement[bool]:
    """A battle without a result."""
    which = (BATTLES.c.campaign == campaign) & (BATTLES.c.number == number)
    return which & BATTLES.c.result.is_(None)


def _matches(session: Session, change: Update) -> bool:
    """Carry out a change; was there anything to change?"""
    done = session.execute(change)
    assert isinstance(done, CursorResult)
    return done.rowcount > 0


def _delete(session: Session, which: ColumnElement[bool]) -> int:
    ids = list(session.scalars(select(CAMPAIGNS.c.id).where(which)))
    for part in (BATTLES, COMMANDERS):
        session.execute(delete(part).where(part.c.campaign.in_(ids)))
    session.execute(delete(CAMPAIGNS).where(CAMPAIGNS.c.id.in_(ids)))
    return len(ids)


def _campaigns(session: Session, which: ColumnElement[bool]) -> list[CampaignWithBattles]:
    """Campaigns with all that belongs to them, latest first: a page of them."""
    latest = select(CAMPAIGNS).where(which).order_by(CAMPAIGNS.c.changed.desc()).limit(PAGE)
    found = [CampaignRow(**row) for row in session.execute(latest).mappings()]
    ids = [row.id for row in found]
    commanders: dict[str, list[CommanderRow]] = {id: [] for id in ids}
    query = select(COMMANDERS, func.coalesce(PLAYERS.c.name, "").label("name"))
    query = query.outerjoin(PLAYERS, COMMANDERS.c.player == PLAYERS.c.id)
    for row in session.execute(query.where(COMMANDERS.c.campaign.in_(ids))).mappings():
        commanders[row["campaign"]].append(CommanderRow(**row))
    battles: dict[str, list[BattleRow]] = {id: [] for id in ids}
    table = TABLES.c.id.is_not(None).label("present"), TABLES.c.finished, TABLES.c.outcome
    joined = select(BATTLES, *table).outerjoin(TABLES, BATTLES.c.table == TABLES.c.id)
    for row in session.execute(joined.where(BATTLES.c.campaign.in_(ids))).mappings():
        about = {**row, "present": bool(row["present"]), "finished": bool(row["finished"])}
        battles[row["campaign"]].append(BattleRow(**about))
    return [CampaignWithBattles(row, commanders[row.id], battles[row.id]) for row in found]
