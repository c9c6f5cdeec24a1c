"""Requests about games, scenarios, positions, and the guided first games."""

from typing import Any

import sandtable
from sandtable import lessons
from sandtable.bots import bot_names
from sandtable.kernel.game import Game, OptionValue
from sandtable.language import catalogue
from sandtable.tables.opening import Loaded, find_game, first_position
from sandtable.tables.problems import Problem
from sandtable.tables.schema import (
    ArmyChecked,
    ArmyGiven,
    ReadPosition,
    SeatOfSide,
    SeatsAnswer,
)
from sandtable.tables.schema_titles import GameOption, Title


def games() -> list[Title]:
    """Games with their sides, options, bot levels and scenarios."""
    return [title(sandtable.game(id)) for id in sandtable.games()]


def title(game: Game) -> Title:
    options = {
        name: GameOption(
            default=option.default,
            rule=option.rule,
            low=option.low,
            high=option.high,
            online=option.online,
        )
        for name, option in game.options().items()
    }
    return Title(
        id=game.id,
        sides=list(game.sides),
        levels=bot_names(),
        scenarios=game.scenarios(),
        skirmishes=game.skirmishes,
        lesson=lessons.exists(game.id),
        limit=game.limit,
        options=options,
    )


def messages(game: str, language: str, scenario: str | None = None) -> str:
    """The game's own messages in a language, as the text of a Fluent file.

    With a scenario, those that may be needed at a table with it.
    """
    found = sandtable.game(game)
    if scenario is None:
        return catalogue.game_text(language, found.message_folders)
    known = scenario if scenario in found.scenarios() else ""  # or any text would be kept
    return catalogue.table_text(language, found, known)


def names(game: str, language: str) -> str:
    """What the game, its sides, scenarios and endings are called, as the text of a Fluent file."""
    return catalogue.name_text(language, sandtable.game(game))


def rules(game: str, language: str) -> str:
    """The rules reference of a game in a language, as Markdown."""
    catalogue.check(language)
    path = catalogue.rules_reference(sandtable.game(game), language)
    if not path.is_file():
        raise Problem(404, "not-found")
    return path.read_text(encoding="utf-8")


def describe(game: str, scenario: str) -> dict[str, Any]:
    """Map, sides, goals, cards and units of a scenario."""
    return find_game(game, scenario).describe(scenario)


def seats(game: str, scenario: str, given: dict[str, str]) -> SeatsAnswer:
    """The seats of a scenario with these options, given as text."""
    found = find_game(game, scenario)
    state = first_position(found, scenario, read_options(found, given))
    return SeatsAnswer(
        seats=[SeatOfSide(seat=seat, side=state.side_of(seat)) for seat in state.seats]
    )


def skirmish(game: str) -> dict[str, Any]:
    """What armies are recruited from, in a game with skirmishes."""
    return sandtable.game(game).skirmish()


def check_army(game: str, given: ArmyGiven) -> ArmyChecked:
    """The cost of an army, and what is wrong with it."""
    army = [recruit.model_dump() for recruit in given.army]
    checked = sandtable.game(game).check_army(given.side, given.points, army)
    return ArmyChecked.model_validate(checked)


def read_position(document: dict[str, Any]) -> ReadPosition:
    """The contents of a position, or an error that says what is wrong with it and where."""
    return told_position(Loaded(document))


def told_position(loaded: Loaded) -> ReadPosition:
    """The contents of a position that has been read."""
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
    """Read options from query parameters."""
    known = game.options()
    options: dict[str, OptionValue] = {}
    for name, text in given.items():
        if name in known and isinstance(known[name].default, bool) and text in ("true", "false"):
            options[name] = text == "true"
        else:
            options[name] = int(text) if text.isdecimal() and len(text) < 10 else text
    return game.check_options(options)


def lesson(game: str) -> dict[str, Any]:
    """What the guided first game of a title is called, and how many steps it has."""
    return lessons.outline(game)


def lesson_step(game: str, number: int) -> dict[str, Any]:
    """One step of the guided first game."""
    return lessons.step(game, number).to_json()
