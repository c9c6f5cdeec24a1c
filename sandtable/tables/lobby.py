"""Requests about players and tables: names, opening, listing, joining, inviting."""

from typing import Any

from sandtable.kernel.errors import BadInput
from sandtable.tables import lines
from sandtable.tables.hall import Hall
from sandtable.tables.opening import Opening
from sandtable.tables.ports import PageEnd
from sandtable.tables.problems import Problem
from sandtable.tables.rows import SeatRow, TableWithSeats
from sandtable.tables.schema import (
    HideWish,
    Invitation,
    InviteWish,
    Join,
    Me,
    Name,
    Opened,
    Plan,
    Summary,
)
from sandtable.tables.schema_marks import Mark
from sandtable.tables.secrets import hash_of, new_secret
from sandtable.tables.visitor import Visitor, clean_name


async def me(hall: Hall, visitor: Visitor) -> Me:
    """The display name, which is empty until it is given, and the ways to come back."""
    player = visitor.player
    if player is None:
        return Me(name="", recovery=False, browsers=0)
    browsers = len(await hall.store.secrets_of(player.id))
    return Me(name=player.name, recovery=player.recovery_hash is not None, browsers=browsers)


async def marks(hall: Hall, visitor: Visitor) -> list[Mark]:
    """What the visitor has achieved: each scenario, side and kind of opponent."""
    found = [] if visitor.id is None else await hall.store.marks_of(visitor.id)
    return [Mark.model_validate(row, from_attributes=True) for row in found]


async def rename(hall: Hall, visitor: Visitor, name: Name) -> Me:
    player = await visitor.enrolled(hall.settings.now())
    cleaned = clean_name(name.name)
    await hall.rename(player.id, cleaned)
    player.name = cleaned
    return await me(hall, visitor)


async def open_table(hall: Hall, visitor: Visitor, plan: Plan) -> Opened:
    """Open a table. The secrets of its invitations are told only here."""
    await hall.quotas.check_plan(visitor, plan)
    foreign = plan.scenario is None  # it came from outside
    if foreign:
        opening = await hall.runner.run_within_budget(visitor.address, Opening, plan)
    else:
        opening = await hall.runner.run(Opening, plan)
    player = await visitor.enrolled(hall.settings.now())
    fallen = None
    if plan.dice is not None:
        fallen = await lines.fallen_dice(hall, plan.game, plan.dice.table, plan.dice.at)
    rows, invites = opening.lay_out(player, hall.settings, fallen)
    hall.quotas.note_opened(rows.table.id, visitor)
    await hall.add(rows)
    return Opened(table=rows.table.id, invites=invites)


async def tables(
    hall: Hall, visitor: Visitor, public: bool, before: PageEnd | None = None
) -> list[dict[str, Any]]:
    """The visitor's own tables, or those anyone may join or watch; latest first, a page of them.

    Each is a ``Summary``; a page of them takes long to be checked.
    """
    found: list[TableWithSeats] = []
    async with hall.quotas.lists.turn(visitor.address):
        if public:
            found = await hall.store.public_tables(before)
        elif visitor.id is not None:
            found = await hall.store.tables_of(visitor.id, before)
        return [hall.summary(rows, visitor.id) for rows in found]


async def table(hall: Hall, visitor: Visitor, id: str) -> Summary:
    rows = await hall.store.table(id)
    if rows is None:
        raise Problem(404, "unknown-table")
    return Summary(**hall.summary(rows, visitor.id))


async def join(hall: Hall, visitor: Visitor, id: str, wish: Join) -> Summary:
    """Take the seat of an invitation, or an open one. Its holder may ask again."""
    live = await hall.table(id)
    row = wished_seat(live.rows, wish)
    player = await visitor.enrolled(hall.settings.now())
    if row.player != player.id and not await live.sit_down(row.seat, player.id, player.name):
        raise Problem(409, "seat-taken", seat=row.seat)
    return Summary(**live.room.summary(player.id))


def wished_seat(rows: TableWithSeats, wish: Join) -> SeatRow:
    if wish.secret is not None:
        invited = hash_of(wish.secret)
        for row in rows.seats.values():
            if row.invite_hash == invited:
                return row
        raise Problem(403, "unknown-invitation")
    if wish.seat is None:
        raise BadInput("missing-key", "body", name="seat")
    found = rows.seats.get(wish.seat)
    if found is None:
        seats = ", ".join(rows.seats)
        raise BadInput("unknown-seat", "seat", seat=wish.seat, seats=seats)
    if not found.open:
        raise Problem(403, "seat-not-open", seat=wish.seat)
    return found


async def hide(hall: Hall, visitor: Visitor, id: str, wish: HideWish) -> Summary:
    """Leave a table out of the visitor's list, or show it again; it stays as it is."""
    rows = await hall.store.table(id)
    if rows is None:
        raise Problem(404, "unknown-table")
    mine = [rows.table.host, *(row.player for row in rows.seats.values())]
    if visitor.id is None or visitor.id not in mine:
        raise Problem(403, "not-your-table")
    await hall.store.hide(visitor.id, id, wish.hidden)
    return Summary(**hall.summary(rows, visitor.id))


async def leave(hall: Hall, visitor: Visitor, id: str) -> Summary:
    """Leave every seat that the visitor has at a table, for good, and hide the table."""
    live = await hall.table(id)
    held = [row.seat for row in live.rows.seats.values() if row.player == visitor.id]
    if visitor.id is None or not held:
        raise Problem(403, "not-your-table")
    for seat in held:
        await live.leave(visitor.id, seat)
    await hall.store.hide(visitor.id, id, True)
    return Summary(**live.room.summary(visitor.id))


async def invite(hall: Hall, visitor: Visitor, id: str, wish: InviteWish) -> Invitation:
    """A new invitation to a free seat, in place of the old one; for the host only."""
    live = await hall.table(id)
    if visitor.id is None or live.rows.table.host != visitor.id:
        raise Problem(403, "host-only")
    if wish.seat not in live.rows.seats:
        seats = ", ".join(live.rows.seats)
        raise BadInput("unknown-seat", "seat", seat=wish.seat, seats=seats)
    secret = new_secret()
    if not await live.new_invitation(wish.seat, hash_of(secret)):
        raise Problem(409, "seat-taken", seat=wish.seat)
    return Invitation(secret=secret)
