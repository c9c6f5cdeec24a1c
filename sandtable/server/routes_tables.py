"""Tables and their seats: opening, joining, inviting, listing."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request, Response

from sandtable.kernel.errors import BadInput
from sandtable.server.hall import Hall
from sandtable.server.models import PlayerRow, SeatRow
from sandtable.server.opening import Opening
from sandtable.server.players import (
    COOKIE,
    clean_name,
    find_or_add_player,
    find_player,
    hash_of,
    new_secret,
    set_cookie,
)
from sandtable.server.problems import Problem
from sandtable.server.schema import (
    Invitation,
    InviteWish,
    Join,
    Me,
    Name,
    Opened,
    Plan,
    Summary,
)
from sandtable.server.security import address_of
from sandtable.server.store import Place

router = APIRouter(prefix="/api")

TableId = Annotated[str, Path(max_length=32, pattern="^[A-Za-z0-9_-]+$")]


def the_hall(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def limited(request: Request) -> None:
    """For what writes new rows."""
    if not request.app.state.entries.allows(address_of(request.scope)):
        raise Problem(429, "too-many-requests")


TheHall = Annotated[Hall, Depends(the_hall)]


async def somebody(request: Request, hall: TheHall) -> PlayerRow | None:
    return await find_player(request, hall)


Somebody = Annotated[PlayerRow | None, Depends(somebody)]


# Players.


@router.get("/me")
async def me(request: Request, response: Response, player: Somebody) -> Me:
    """The display name; empty until it is given."""
    if player is None:
        return Me(name="")
    set_cookie(request, response, request.cookies[COOKIE])  # for another year
    return Me(name=player.name)


@router.put("/me", dependencies=[Depends(limited)])
async def rename(name: Name, request: Request, response: Response, hall: TheHall) -> Me:
    """Give a display name, or another one."""
    player = await find_or_add_player(request, response, hall)
    cleaned = clean_name(name.name)
    await hall.database.run(hall.store.rename, player.id, cleaned)
    hall.renamed(player.id, cleaned)
    return Me(name=cleaned)


# Tables.


@router.post("/tables", status_code=201, dependencies=[Depends(limited)])
async def open_table(plan: Plan, request: Request, response: Response, hall: TheHall) -> Opened:
    """Open a table. Invitations are told only here."""
    opening = await asyncio.to_thread(Opening, plan)
    player = await find_or_add_player(request, response, hall)
    place, invites = opening.lay_out(player, hall.settings)
    await hall.add(place)
    return Opened(table=place.table.id, invites=invites)


@router.get("/tables")
async def tables(player: Somebody, hall: TheHall, open: bool = False) -> list[Summary]:
    """The player's own tables, or (open) those that anyone may join or watch; latest first."""
    whose = None if player is None else player.id
    if open:
        places = await hall.database.run(hall.store.public_places)
    elif whose is not None:
        places = await hall.database.run(hall.store.places_of, whose)
    else:
        places = []
    return [Summary(**hall.summary(place, whose)) for place in places]


@router.get("/tables/{table}")
async def table(table: TableId, player: Somebody, hall: TheHall) -> Summary:
    place = await hall.database.run(hall.store.place, table)
    if place is None:
        raise Problem(404, "unknown-table")
    return Summary(**hall.summary(place, None if player is None else player.id))


@router.post("/tables/{table}/join", dependencies=[Depends(limited)])
async def join(
    table: TableId, wish: Join, request: Request, response: Response, hall: TheHall
) -> Summary:
    """Take the seat of an invitation, or an open one. Whoever holds it already may ask again."""
    live = await hall.table(table)
    row = wished_seat(live.place, wish)
    player = await find_or_add_player(request, response, hall)
    if row.player != player.id and not await live.sit_down(row.seat, player.id, player.name):
        raise Problem(409, "seat-taken", seat=row.seat)
    return Summary(**live.summary(player.id))


def wished_seat(place: Place, wish: Join) -> SeatRow:
    if wish.secret is not None:
        invited = hash_of(wish.secret)
        for row in place.seats.values():
            if row.invite_hash == invited:
                return row
        raise Problem(403, "unknown-invitation")
    if wish.seat is None:
        raise BadInput("missing-key", "body", name="seat")
    found = place.seats.get(wish.seat)
    if found is None:
        seats = ", ".join(place.seats)
        raise BadInput("unknown-seat", "seat", seat=wish.seat, seats=seats)
    if not found.open:
        raise Problem(403, "seat-not-open", seat=wish.seat)
    return found


@router.post("/tables/{table}/invites", dependencies=[Depends(limited)])
async def invite(table: TableId, wish: InviteWish, player: Somebody, hall: TheHall) -> Invitation:
    """A new invitation to a free seat, in place of the old one; for the host only."""
    live = await hall.table(table)
    if player is None or live.place.table.host != player.id:
        raise Problem(403, "host-only")
    if wish.seat not in live.place.seats:
        seats = ", ".join(live.place.seats)
        raise BadInput("unknown-seat", "seat", seat=wish.seat, seats=seats)
    secret = new_secret()
    if not await live.new_invitation(wish.seat, hash_of(secret)):
        raise Problem(409, "seat-taken", seat=wish.seat)
    return Invitation(secret=secret)
