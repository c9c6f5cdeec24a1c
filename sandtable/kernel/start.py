"""How a game begins: with a scenario that is set up, or with a position in the middle of one."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeAlias

from sandtable.kernel.chance import Chance
from sandtable.kernel.documents import check_header
from sandtable.kernel.errors import BadInput
from sandtable.kernel.game import Game, OptionValue
from sandtable.kernel.reading import Reader
from sandtable.kernel.state import State


class Position:
    """The document of a position, to begin with in place of a scenario."""

    def __init__(self, document: Mapping[str, Any]) -> None:
        self.document = document


#: A scenario as ``Game.start`` takes it, or a position.
Start: TypeAlias = "str | Path | Mapping[str, Any] | Position"


def begin(
    game: Game, start: Start, chance: Chance, options: Mapping[str, OptionValue] | None = None
) -> State:
    """The first position of a game. One that begins with a position has the options in it."""
    if not isinstance(start, Position):
        return game.start(start, chance, options)
    if options:
        raise BadInput("position-options", "options")
    return open_position(game, start.document)


def open_position(game: Game, document: Mapping[str, Any]) -> State:
    """The state of a position that can be played on; any other is refused.

    A position may come from anywhere: a scenario that it names must be one of the book, for it
    does not get to name a file.
    """
    reader = Reader(document, "")
    check_header(reader, "position", game.id, game.rules)
    scenario = reader.value("scenario")
    if not isinstance(scenario, Mapping) and scenario not in game.scenarios():
        raise BadInput("position-scenario", "scenario", scenario=str(scenario), game=game.id)
    state = game.from_json(document)
    if state.outcome is not None:
        raise BadInput("position-over", "outcome")
    actors = state.actors()
    if not actors or not all(state.legal(seat) for seat in actors):
        raise BadInput("position-stuck", "decision")
    return state
