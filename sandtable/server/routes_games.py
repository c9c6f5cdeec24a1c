"""Games, scenarios, positions, the guided first games, and the results of the lab."""

from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Request
from fastapi.responses import Response

from sandtable.lab.published import GameResults
from sandtable.server.addresses import visitor_address
from sandtable.server.encoded import description, encoded, lab_results
from sandtable.server.requests import TheHall
from sandtable.tables import titles
from sandtable.tables.schema import (
    ArmyChecked,
    ArmyGiven,
    Document,
    Health,
    Reach,
    ReadPosition,
    SeatsAnswer,
)
from sandtable.tables.schema_titles import Title

router = APIRouter(prefix="/api")

PLAIN: Final = "text/plain"
#: Only the answer is text; refusals are JSON as everywhere.
TEXT: Final[dict[int | str, dict[str, Any]]] = {
    200: {"content": {PLAIN: {"schema": {"type": "string"}}}}
}


@router.get("/health")
async def health() -> Health:
    return Health(status="ok")


@router.get("/reach")
async def reach(hall: TheHall) -> Reach:
    """The address by which others reach this server, for invitations."""
    return Reach(address=hall.settings.reach)


@router.get("/games")
async def games() -> list[Title]:
    """Games with their sides, options, bot levels and scenarios."""
    return titles.games()


@router.get("/games/{game}/messages/{language}", response_class=Response, responses=TEXT)
def messages(game: str, language: str, scenario: str | None = None) -> Response:
    """The game's own messages in a language, as the text of a Fluent file.

    With a scenario, those that may be needed at a table with it.
    """
    return Response(titles.messages(game, language, scenario), media_type=PLAIN)


@router.get("/games/{game}/names/{language}", response_class=Response, responses=TEXT)
def names(game: str, language: str) -> Response:
    """What the game, its sides, scenarios and endings are called, as the text of a Fluent file."""
    return Response(titles.names(game, language), media_type=PLAIN)


@router.get("/games/{game}/rules/{language}", response_class=Response, responses=TEXT)
def rules(game: str, language: str) -> Response:
    """The rules reference of a game in a language, as Markdown."""
    return Response(titles.rules(game, language), media_type=PLAIN)


@router.get("/games/{game}/scenarios/{scenario}", response_model=dict[str, Any])
def describe(game: str, scenario: str) -> Response:
    """Map, sides, goals, cards and units of a scenario."""
    return description(game, scenario)


@router.get("/games/{game}/scenarios/{scenario}/seats")
def seats(game: str, scenario: str, request: Request) -> SeatsAnswer:
    """The seats of a scenario; each option of the game is a query parameter."""
    return titles.seats(game, scenario, dict(request.query_params))


@router.get("/games/{game}/skirmish", response_model=dict[str, Any])
def skirmish(game: str) -> Response:
    """What armies are recruited from, in a game with skirmishes."""
    return encoded(titles.skirmish(game))


@router.post("/games/{game}/armies")
def check_army(game: str, given: ArmyGiven) -> ArmyChecked:
    """The cost of an army, and what is wrong with it."""
    return titles.check_army(game, given)


@router.post("/positions")
async def read_position(document: Document, request: Request, hall: TheHall) -> ReadPosition:
    """The contents of a position, or an error that says what is wrong with it and where."""
    whose = visitor_address(request.scope)
    return await hall.runner.run_within_budget(whose, titles.read_position, document)


@router.get("/lessons/{game}")
def lesson(game: str) -> dict[str, Any]:
    """What the guided first game of a title is called, and how many steps it has."""
    return titles.lesson(game)


@router.get("/lessons/{game}/{number}", response_model=dict[str, Any])
def lesson_step(game: str, number: Annotated[int, Path(ge=1, le=1000)]) -> Response:
    """One step of the guided first game."""
    return encoded(titles.lesson_step(game, number))


@router.get("/lab", response_model=dict[str, GameResults])
def lab() -> Response:
    """The ladder of the bots of each game, and the balance of its scenarios."""
    return lab_results()
