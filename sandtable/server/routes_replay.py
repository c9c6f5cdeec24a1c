"""The games of tables: descriptions, replays, positions and records."""

from typing import Annotated, Any, Final

from fastapi import APIRouter, Query
from fastapi.responses import Response

from sandtable import drawing
from sandtable.server.encoded import encoded
from sandtable.server.requests import TableId, TheHall, TheVisitor
from sandtable.tables import replays
from sandtable.tables.schema import DiceProof, Replay
from sandtable.tables.schema_course import Course

router = APIRouter(prefix="/api/tables/{table}")

RECORD: Final = "application/x-ndjson"
PICTURE: Final = "image/svg+xml"


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
async def picture(table: TableId, visitor: TheVisitor, hall: TheHall) -> Response:
    """The table as the visitor's seat sees it; those who hold both sides see what everybody may."""
    hall.quotas.check_replay(visitor)
    live = await hall.table(table)
    held = [row for row in live.rows.seats.values() if visitor.id and row.player == visitor.id]
    seat = held[0].seat if len({row.side for row in held}) == 1 else None
    drawn = await hall.runner.run(drawing.picture, live.state.clone(), seat)
    return Response(drawn, media_type=PICTURE)


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
