"""What there is to play, and the guided first games."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request

import sandtable
from sandtable import lessons
from sandtable.kernel.game import Game, OptionValue
from sandtable.server.opening import Loaded, find_game, first_position
from sandtable.server.schema import (
    ArmyChecked,
    ArmyGiven,
    Document,
    GameOption,
    Health,
    ReadPosition,
    SeatOfSide,
    SeatsAnswer,
    Title,
)
from sandtable.server.settings import LEVELS

router = APIRouter(prefix="/api")


@router.get("/health")
async def health() -> Health:
    return Health(status="ok")


@router.get("/games")
async def games() -> list[Title]:
    """Games with their sides, options, bot levels and scenarios."""
    return [title(sandtable.game(id)) for id in sandtable.games()]


def title(game: Game) -> Title:
    options = {
        name: GameOption(default=option.default, rule=option.rule, low=option.low, high=option.high)
        for name, option in game.options().items()
    }
    return Title(
        id=game.id,
        sides=list(game.sides),
        levels=list(LEVELS),
        scenarios=game.scenarios(),
        skirmishes=game.skirmishes,
        limit=game.limit,
        options=options,
    )


@router.get("/games/{game}/scenarios/{scenario}")
def describe(game: str, scenario: str) -> dict[str, Any]:
    """Map, sides, goals, cards and units of a scenario."""
    return find_game(game, scenario).describe(scenario)


@router.get("/games/{game}/scenarios/{scenario}/seats")
def seats(game: str, scenario: str, request: Request) -> SeatsAnswer:
    """The seats of a scenario; the options of the game are parameters by their own names."""
    found = find_game(game, scenario)
    options = read_options(found, dict(request.query_params))
    state = first_position(found, scenario, options)
    return SeatsAnswer(
        seats=[SeatOfSide(seat=seat, side=state.side_of(seat)) for seat in state.seats]
    )


@router.get("/games/{game}/skirmish")
def skirmish(game: str) -> dict[str, Any]:
    """What armies can be chosen from, in a game with skirmishes."""
    return sandtable.game(game).skirmish()


@router.post("/games/{game}/armies")
def check_army(game: str, given: ArmyGiven) -> ArmyChecked:
    """What an army costs, and what keeps it from being chosen."""
    army = [recruit.model_dump() for recruit in given.army]
    checked = sandtable.game(game).check_army(given.side, given.points, army)
    return ArmyChecked.model_validate(checked)


@router.post("/positions")
def read_position(document: Document) -> ReadPosition:
    """What a position holds; if it cannot be played on, what is wrong with it, and where."""
    loaded = Loaded(document)
    state = loaded.state
    opening = loaded.game.opening(state)
    return ReadPosition.model_validate(
        {
            "game": loaded.game.id,
            "scenario": loaded.scenario,
            "options": loaded.options,
            "seats": opening["seats"],
            "waiting": state.actors(),
            "progress": state.progress(),
            "description": {**loaded.game.describe(loaded.document["scenario"]), **opening},
        }
    )


def read_options(game: Game, given: dict[str, str]) -> dict[str, OptionValue]:
    """Options as they stand in an address."""
    known = game.options()
    options: dict[str, OptionValue] = {}
    for name, text in given.items():
        if name in known and isinstance(known[name].default, bool) and text in ("true", "false"):
            options[name] = text == "true"
        else:
            options[name] = int(text) if text.isdecimal() and len(text) < 10 else text
    return game.check_options(options)


@router.get("/lessons/{game}")
def lesson(game: str) -> dict[str, Any]:
    """What the guided first game of a title is called, and how many beats it has."""
    return lessons.outline(game)


@router.get("/lessons/{game}/{beat}")
def beat(game: str, beat: Annotated[int, Path(ge=1, le=1000)]) -> dict[str, Any]:
    """One beat of the guided first game."""
    return lessons.beat(game, beat).to_json()
