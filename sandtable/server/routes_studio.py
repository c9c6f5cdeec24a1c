"""The editor: palettes, official texts, drafts. Nothing of a draft is stored."""

from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Request
from fastapi.responses import Response

from sandtable.server.addresses import visitor_address
from sandtable.server.encoded import encoded
from sandtable.server.requests import TheHall
from sandtable.tables import studio
from sandtable.tables.schema_studio import (
    DraftGiven,
    DraftTold,
    FileGiven,
    FileTold,
    ToolsTold,
)

router = APIRouter(prefix="/api/studio/{game}")

GameId = Annotated[str, Path(max_length=32)]
ScenarioId = Annotated[str, Path(max_length=64)]
PLAIN: Final = "text/plain"
#: Only the answer is text; refusals are JSON as everywhere.
TEXT: Final[dict[int | str, dict[str, Any]]] = {
    200: {"content": {PLAIN: {"schema": {"type": "string"}}}}
}


@router.get("", response_model=ToolsTold)
def tools(game: GameId) -> Response:
    """What a game's scenarios are drawn with: a palette, a blank text, formats of files."""
    return encoded(studio.tools(game))


@router.get("/scenarios/{scenario}", response_class=Response, responses=TEXT)
def text(game: GameId, scenario: ScenarioId) -> Response:
    """The file of an official scenario, byte for byte."""
    return Response(studio.text(game, scenario), media_type=PLAIN)


@router.post("/draft", response_model=DraftTold)
async def draft(game: GameId, given: DraftGiven, request: Request, hall: TheHall) -> Response:
    """A draft after some edits: its text, its faults with their places, and what can be drawn."""
    whose = visitor_address(request.scope)
    return encoded(await hall.runner.run_within_budget(whose, studio.draft, game, given))


@router.post("/open", response_model=FileTold)
async def open_file(game: GameId, given: FileGiven, request: Request, hall: TheHall) -> Response:
    """A scenario from a file of another program, and what could not be taken over."""
    whose = visitor_address(request.scope)
    return encoded(await hall.runner.run_within_budget(whose, studio.open_file, game, given))


@router.post("/save", response_model=FileTold)
async def save_file(game: GameId, given: FileGiven, request: Request, hall: TheHall) -> Response:
    """A scenario as a file of another program, and what that cannot say."""
    whose = visitor_address(request.scope)
    return encoded(await hall.runner.run_within_budget(whose, studio.save_file, game, given))
