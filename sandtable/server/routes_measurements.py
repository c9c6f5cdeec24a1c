"""Is a scenario fair, and which battles are: games between bots, in the background."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query
from fastapi.responses import Response

from sandtable.server.encoded import encoded
from sandtable.server.requests import TheHall, TheVisitor, limited
from sandtable.studio.fresh import MOST_IN_SEED, NUMBERS
from sandtable.tables import measurements
from sandtable.tables.schema_measurements import (
    MOST_IN_WISH,
    BalanceWish,
    BattleTold,
    FreshShelf,
    FreshWish,
    MeasurementTold,
)

router = APIRouter(prefix="/api/studio/{game}")

GameId = Annotated[str, Path(max_length=32)]
MeasurementId = Annotated[str, Path(pattern="^[0-9a-f]{32}$")]
Size = Annotated[str, Path(max_length=16)]
Seed = Annotated[str, Path(max_length=MOST_IN_SEED)]


@router.post("/balance", dependencies=[Depends(limited)])
async def balance(
    game: GameId, wish: BalanceWish, visitor: TheVisitor, hall: TheHall
) -> MeasurementTold:
    """Measure a scenario: bots play it until the interval is narrow enough."""
    return await hall.measurements.ask_balance(visitor, game, wish)


@router.get("/measurements/{id}")
async def measurement(
    game: GameId,
    id: MeasurementId,
    visitor: TheVisitor,
    hall: TheHall,
    known: Annotated[int | None, Query(ge=0, le=2**53 - 1)] = None,
) -> MeasurementTold:
    """How far a measurement has come, and what it has found.

    ``known`` is the number of games that the asker has been told: those are not sent again.
    """
    return await hall.measurements.told(visitor, id, known)


@router.get("/fresh")
async def shelf(game: GameId, visitor: TheVisitor, hall: TheHall) -> FreshShelf:
    """The fresh battles that can begin at once, and what is promised for them."""
    return await hall.measurements.shelf_of(visitor, game)


@router.post("/fresh", dependencies=[Depends(limited)])
async def fresh(
    game: GameId, wish: FreshWish, visitor: TheVisitor, hall: TheHall
) -> MeasurementTold:
    """Draw battles from a seed, and measure them until one is fair."""
    return await hall.measurements.ask_fresh(visitor, game, wish)


@router.get("/fresh/{size}/{seed}/{number}", response_model=BattleTold)
async def battle(
    game: GameId,
    size: Size,
    seed: Seed,
    number: Annotated[int, Path(ge=0, lt=NUMBERS)],
    visitor: TheVisitor,
    hall: TheHall,
    wish: Annotated[str, Query(max_length=MOST_IN_WISH)] = "",
) -> Response:
    """A draft of a fresh battle: the text of its scenario, and what the board draws."""
    told: Any = await hall.runner.run_within_budget(
        visitor.address, measurements.battle, game, size, seed, number, wish
    )
    return encoded(told)
