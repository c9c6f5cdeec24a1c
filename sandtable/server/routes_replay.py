"""What is played and has been played: the battle, replays and records."""

import asyncio
import itertools
import time
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query
from fastapi.responses import Response

from sandtable.kernel.game import Game
from sandtable.kernel.record import Moment as Played
from sandtable.kernel.record import Record
from sandtable.server.problems import Problem
from sandtable.server.routes_tables import Somebody, TableId, TheHall
from sandtable.server.schema import Happening, Moment, Replay

router = APIRouter(prefix="/api/tables/{table}")

#: The most moments of one answer.
MOMENTS: Final = 200
RECORD: Final = "application/x-ndjson"


@router.get("/description")
async def description(table: TableId, hall: TheHall) -> dict[str, Any]:
    """What never changes in the game of this table; its scenario need not be one of the book."""
    return (await hall.table(table)).description


@router.get(
    "/record",
    response_class=Response,
    responses={200: {"content": {RECORD: {"schema": {"type": "string"}}}}},
)
async def record(table: TableId, hall: TheHall) -> Response:
    """The record of a finished game, which ``sandtable verify`` accepts."""
    live = await hall.table(table)
    row = live.place.table
    if not row.finished:
        raise Problem(409, "not-finished")
    day = time.strftime("%Y-%m-%d", time.gmtime(row.changed))
    name = f"{row.scenario}-{day}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(live.play.record().to_text(), media_type=RECORD, headers=headers)


@router.get("/position")
async def position(
    table: TableId, hall: TheHall, at: Annotated[int | None, Query(ge=0, le=100_000)] = None
) -> dict[str, Any]:
    """A whole position of a finished game, to be played on from: the last one, or any before.

    A running game has none to give: even to one who plays all seats it would tell the cards to
    come.
    """
    live = await hall.table(table)
    if not live.place.table.finished:
        raise Problem(409, "not-finished")
    game, played = live.play.game, live.play.record()
    number = len(played.steps) if at is None else at
    if number > len(played.steps):
        raise Problem(404, "no-such-moment", number=number, length=len(played.steps))
    return await asyncio.to_thread(position_at, game, played, number)


def position_at(game: Game, record: Record, number: int) -> dict[str, Any]:
    moments = itertools.islice(record.replay(game), number, None)
    return dict(next(moments).state.to_json())


@router.get("/replay")
async def replay(
    table: TableId,
    player: Somebody,
    hall: TheHall,
    seat: Annotated[str | None, Query(max_length=32)] = None,
    first: Annotated[int, Query(alias="from", ge=0, le=100_000)] = 0,
    last: Annotated[int | None, Query(alias="to", ge=0, le=100_000)] = None,
) -> Replay:
    """Moments of a game as one seat, or a spectator, saw them; at most 200 at a time."""
    live = await hall.table(table)
    if not live.place.table.started:
        raise Problem(409, "not-started")
    if seat is not None and seat not in live.place.seats:
        raise Problem(404, "unknown-seat", seat=seat, seats=", ".join(live.place.seats))
    over = live.place.table.finished
    if seat is not None and not over and not live.holds(player.id if player else None, seat):
        raise Problem(403, "not-your-seat", seat=seat)
    end = first + MOMENTS - 1 if last is None else min(last, first + MOMENTS - 1)
    game, played = live.play.game, live.play.record()
    moments = await asyncio.to_thread(moments_of, game, played, seat, over, first, end)
    return Replay(length=len(played.steps), moments=moments)


def moments_of(
    game: Game, record: Record, seat: str | None, over: bool, first: int, last: int
) -> list[Moment]:
    """The position before the first step is moment 0."""
    moments: list[Moment] = []
    for number, played in enumerate(record.replay(game)):
        if number >= first:
            moments.append(moment(game, number, played, seat, over))
        if number >= last:
            break
    return moments[: max(0, last - first + 1)]


def moment(game: Game, number: int, played: Played, seat: str | None, over: bool) -> Moment:
    """What a seat saw. An action may say more than its events: others learn it after the end."""
    step = played.step
    seen = [event.seen_by(seat) for event in played.events]
    told = step is not None and (over or step.seat == seat)
    return Moment(
        number=number,
        seat=None if step is None else step.seat,
        action=list(step.action) if step is not None and told else None,
        notation=game.write(step.action) if step is not None and told else "",
        events=[Happening.model_validate(each) for each in seen if each is not None],
        view=played.state.view(seat),
    )
