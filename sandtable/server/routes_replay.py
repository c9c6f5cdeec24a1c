"""The games of tables: descriptions, replays, positions and records."""

import asyncio
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import Response

from sandtable.server.encoded import encoded
from sandtable.server.glances import Glances, is_known, tag
from sandtable.server.requests import TableId, TheHall, TheVisitor
from sandtable.tables import glances, replays
from sandtable.tables.schema import DiceProof, Replay
from sandtable.tables.schema_course import Course

router = APIRouter(prefix="/api/tables/{table}")

Language = Annotated[str, Path(max_length=16)]

RECORD: Final = "application/x-ndjson"
PICTURE: Final = "image/svg+xml"
PLAIN: Final = "text/plain; charset=utf-8"
#: A browser keeps a picture, and asks each time whether it is still true.
ASKED_AGAIN: Final = "private, no-cache"


@router.get("/description", response_model=dict[str, Any])
async def description(table: TableId, hall: TheHall) -> Response:
    """What never changes in this table's game; its scenario need not be an official one."""
    return encoded(await replays.description(hall, table))


@router.get(
    "/record",
    response_class=Response,
    responses={200: {"content": {RECORD: {"schema": {"type": "string"}}}}},
)
async def record(table: TableId, hall: TheHall) -> Response:
    """The record of a finished game, which ``sandtable verify`` accepts."""
    found = await replays.record(hall, table)
    headers = {"Content-Disposition": f'attachment; filename="{found.name}"'}
    return Response(found.text, media_type=RECORD, headers=headers)


@router.get(
    "/picture",
    response_class=Response,
    responses={200: {"content": {PICTURE: {"schema": {"type": "string"}}}}},
)
async def picture(table: TableId, request: Request, visitor: TheVisitor, hall: TheHall) -> Response:
    """The table as the visitor's seat sees it; those who hold both sides see what everybody may."""
    live = await hall.table(table)
    seat = glances.seat_of(live, visitor)
    headers = {"ETag": tag(live, seat), "Cache-Control": ASKED_AGAIN}
    if is_known(request.headers.get("if-none-match", ""), headers["ETag"]):
        return Response(status_code=304, headers=headers)
    kept: Glances = request.app.state.glances
    drawn = kept.kept(live, seat)
    if drawn is None:
        hall.quotas.check_replay(visitor)
        drawn = kept.draw(live, seat)
    # Nobody who goes away takes the picture from the others who wait for it.
    return Response(await asyncio.shield(drawn), media_type=PICTURE, headers=headers)


@router.get(
    "/last/{language}",
    response_class=Response,
    responses={200: {"content": {PLAIN: {"schema": {"type": "string"}}}}},
)
async def last(
    table: TableId, language: Language, request: Request, visitor: TheVisitor, hall: TheHall
) -> Response:
    """What happened last, in a sentence, as the visitor's seat saw it; for lists of tables.

    It is told in words, since a list does not load those of a whole game for one line.
    """
    live = await hall.table(table)
    seat = glances.seat_of(live, visitor)
    kept: Glances = request.app.state.glances
    told = kept.kept(live, seat, language)
    if told is None:
        hall.quotas.check_replay(visitor)
        told = kept.tell(live, seat, language)
    return Response(await asyncio.shield(told), media_type=PLAIN)


@router.get("/dice")
async def dice(table: TableId, visitor: TheVisitor, hall: TheHall) -> DiceProof:
    """All that it takes to check the dice of a finished game; docs/dice.md says how."""
    return await replays.dice(hall, visitor, table)


@router.get("/course")
async def course(table: TableId, visitor: TheVisitor, hall: TheHall) -> Course:
    """How the score of a finished game changed from its beginning to its end."""
    return await replays.course(hall, visitor, table)


@router.get("/position", response_model=dict[str, Any])
async def position(
    table: TableId,
    visitor: TheVisitor,
    hall: TheHall,
    at: Annotated[int | None, Query(ge=0, le=100_000)] = None,
) -> Response:
    """The complete position of a finished game after some move, to play on from.

    There is none of a running game: even to someone who plays every seat it would reveal the
    cards to come.
    """
    return encoded(await replays.position(hall, visitor, table, at))


@router.get("/replay", response_model=Replay)
async def replay(
    table: TableId,
    visitor: TheVisitor,
    hall: TheHall,
    seat: Annotated[str | None, Query(max_length=32)] = None,
    first: Annotated[int, Query(alias="from", ge=0, le=100_000)] = 0,
    last: Annotated[int | None, Query(alias="to", ge=0, le=100_000)] = None,
) -> Response:
    """Frames of a game as one seat, or a spectator, saw them; at most 200 at a time."""
    return encoded(await replays.replay(hall, visitor, table, seat, first, last))
