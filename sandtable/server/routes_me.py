"""The player: their name, the ways to come back, their data and its deletion."""

from typing import Any, Final

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import StreamingResponse

from sandtable.language import languages
from sandtable.server.cookies import Cookie
from sandtable.server.push import Push
from sandtable.server.requests import (
    TheHall,
    TheVisitor,
    limited,
    limited_strictly,
    remember,
)
from sandtable.tables import identity, lobby
from sandtable.tables.problems import Problem
from sandtable.tables.schema import Link, Me, Name, Recover, Recovery
from sandtable.tables.schema_export import Export
from sandtable.tables.schema_marks import Mark
from sandtable.tables.schema_push import PushKey, Subscription, Unsubscription

router = APIRouter(prefix="/api/me")

JSON: Final = "application/json"
EXPORT: Final[dict[int | str, dict[str, Any]]] = {200: {"model": Export}}
FILE: Final = {"Content-Disposition": 'attachment; filename="sandtable.json"'}


@router.get("")
async def me(request: Request, response: Response, visitor: TheVisitor, hall: TheHall) -> Me:
    """The display name, which is empty until it is given, and the ways to come back."""
    remember(visitor, request, response)
    return await lobby.me(hall, visitor)


@router.get("/marks")
async def marks(visitor: TheVisitor, hall: TheHall) -> list[Mark]:
    """What the player has achieved: scenarios played and won, on each side, against whom."""
    return await lobby.marks(hall, visitor)


@router.put("", dependencies=[Depends(limited)])
async def rename(
    name: Name, request: Request, response: Response, visitor: TheVisitor, hall: TheHall
) -> Me:
    """Set the display name."""
    renamed = await lobby.rename(hall, visitor, name)
    remember(visitor, request, response)
    return renamed


@router.delete("", dependencies=[Depends(limited)])
async def forget(request: Request, response: Response, visitor: TheVisitor, hall: TheHall) -> Me:
    """Leave every seat, and erase the name and all ways to come back. Finished games stay."""
    forgotten = await identity.forget(hall, visitor)
    cookie: Cookie = request.app.state.cookie
    cookie.take_back(request, response)
    return forgotten


@router.get("/push")
async def push_key(request: Request) -> PushKey:
    """The key for push messages; empty if this server sends none."""
    push: Push | None = request.app.state.push
    return PushKey(key="" if push is None else push.public_key)


@router.post("/push", dependencies=[Depends(limited)])
async def subscribe(
    given: Subscription,
    request: Request,
    response: Response,
    visitor: TheVisitor,
    hall: TheHall,
) -> PushKey:
    """Send push messages to this browser when a table waits for the player."""
    push: Push | None = request.app.state.push
    if push is None or given.language not in languages():
        raise Problem(400, "bad-subscription")
    player = await visitor.enrolled(hall.settings.now())
    await push.subscribe(player.id, given)
    remember(visitor, request, response)
    return PushKey(key=push.public_key)


@router.post("/push/end", dependencies=[Depends(limited)])
async def unsubscribe(given: Unsubscription, request: Request, visitor: TheVisitor) -> PushKey:
    """Send no more push messages to this browser."""
    push: Push | None = request.app.state.push
    if push is None or visitor.id is None:
        raise Problem(400, "bad-subscription")
    await push.unsubscribe(visitor.id, given.endpoint)
    return PushKey(key=push.public_key)


@router.post("/recovery", dependencies=[Depends(limited)])
async def recovery(
    request: Request, response: Response, visitor: TheVisitor, hall: TheHall
) -> Recovery:
    """A code that brings the player back in any browser, in place of the one before."""
    made = await identity.recovery(hall, visitor)
    remember(visitor, request, response)
    return made


@router.post("/link", dependencies=[Depends(limited)])
async def link(request: Request, response: Response, visitor: TheVisitor, hall: TheHall) -> Link:
    """The secret of a link that lets one more browser be this player, once."""
    made = await identity.link(hall, visitor)
    remember(visitor, request, response)
    return made


@router.post("/recover", dependencies=[Depends(limited_strictly)])
async def recover(
    wish: Recover, request: Request, response: Response, visitor: TheVisitor, hall: TheHall
) -> Me:
    """Be the player of a recovery code or of a link in this browser, from now on."""
    found = await identity.recover(hall, visitor, wish)
    remember(visitor, request, response)
    return found


@router.get(
    "/export",
    response_class=StreamingResponse,
    responses=EXPORT,
    dependencies=[Depends(limited_strictly)],
)
async def export(visitor: TheVisitor, hall: TheHall) -> StreamingResponse:
    """All that is stored of the player, with the records of their finished games."""
    pieces = await identity.export(hall, visitor)
    return StreamingResponse(pieces, media_type=JSON, headers=FILE)
