"""Tables and their seats: opening, joining, inviting, listing."""

from fastapi import APIRouter, Depends, Request, Response

from sandtable.server.encoded import encoded
from sandtable.server.requests import After, TableId, TheHall, TheVisitor, limited, remember
from sandtable.tables import lobby
from sandtable.tables.schema import HideWish, Invitation, InviteWish, Join, Opened, Plan, Summary

router = APIRouter(prefix="/api")


@router.post("/tables", status_code=201, dependencies=[Depends(limited)])
async def open_table(
    plan: Plan, request: Request, response: Response, visitor: TheVisitor, hall: TheHall
) -> Opened:
    """Open a table. The secrets of its invitations are told only here."""
    opened = await lobby.open_table(hall, visitor, plan)
    remember(visitor, request, response)
    return opened


@router.get("/tables", response_model=list[Summary])
async def tables(
    response: Response,
    visitor: TheVisitor,
    hall: TheHall,
    after: After,
    open: bool = False,
) -> Response:
    """The player's own tables, or (open) those anyone may join or watch; latest first.

    At most 100. ``before`` is the time at which the last one of the page before changed, and
    ``last`` its id.
    """
    listed = encoded(await lobby.tables(hall, visitor, open, after))
    listed.raw_headers += response.raw_headers  # a cookie that the visitor is given
    return listed


@router.get("/tables/{table}")
async def table(table: TableId, visitor: TheVisitor, hall: TheHall) -> Summary:
    return await lobby.table(hall, visitor, table)


@router.post("/tables/{table}/join", dependencies=[Depends(limited)])
async def join(
    table: TableId,
    wish: Join,
    request: Request,
    response: Response,
    visitor: TheVisitor,
    hall: TheHall,
) -> Summary:
    """Take the seat of an invitation, or an open one. Its holder may ask again."""
    joined = await lobby.join(hall, visitor, table, wish)
    remember(visitor, request, response)
    return joined


@router.post("/tables/{table}/invites", dependencies=[Depends(limited)])
async def invite(
    table: TableId, wish: InviteWish, visitor: TheVisitor, hall: TheHall
) -> Invitation:
    """A new invitation to a free seat, in place of the old one; for the host only."""
    return await lobby.invite(hall, visitor, table, wish)


@router.post("/tables/{table}/hide", dependencies=[Depends(limited)])
async def hide(table: TableId, wish: HideWish, visitor: TheVisitor, hall: TheHall) -> Summary:
    """Leave a table out of the player's own list, or show it again."""
    return await lobby.hide(hall, visitor, table, wish)


@router.post("/tables/{table}/leave", dependencies=[Depends(limited)])
async def leave(table: TableId, visitor: TheVisitor, hall: TheHall) -> Summary:
    """Leave all one's seats at a table, for good, and hide it."""
    return await lobby.leave(hall, visitor, table)
