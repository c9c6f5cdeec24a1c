"""The public list of scenarios: publishing, looking, withdrawing."""

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from sandtable.server.requests import After, TheHall, TheVisitor, limited, remember
from sandtable.tables import published
from sandtable.tables.schema_published import PublishedText, PublishedTold, PublishWish

router = APIRouter(prefix="/api")

GameId = Annotated[str, Path(max_length=32)]
PublishedId = Annotated[str, Path(max_length=16, pattern="^[A-Za-z0-9_-]+$")]


@router.post("/studio/{game}/published", status_code=201, dependencies=[Depends(limited)])
async def publish(
    game: GameId,
    wish: PublishWish,
    request: Request,
    response: Response,
    visitor: TheVisitor,
    hall: TheHall,
) -> PublishedTold:
    """Put a scenario on the public list of this server."""
    told = await published.publish(hall, visitor, game, wish)
    remember(visitor, request, response)
    return told


@router.get("/published")
async def listed(
    visitor: TheVisitor,
    hall: TheHall,
    after: After,
    game: Annotated[str | None, Query(max_length=32, pattern=r"^[^\x00]*$")] = None,
) -> list[PublishedTold]:
    """The scenarios that players have published, latest first; at most 100.

    ``before`` is the time of the last one of the page before, and ``last`` its id.
    """
    return await published.listed(hall, visitor, game, after)


@router.get("/published/{id}")
async def scenario(id: PublishedId, visitor: TheVisitor, hall: TheHall) -> PublishedText:
    """A published scenario with its file."""
    return await published.scenario(hall, visitor, id)


@router.delete("/published/{id}", dependencies=[Depends(limited)])
async def withdraw(id: PublishedId, visitor: TheVisitor, hall: TheHall) -> PublishedTold:
    """Take a scenario that one has published off the list."""
    return await published.withdraw(hall, visitor, id)
