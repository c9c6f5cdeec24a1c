"""How a game begins: with a scenario that is set up, or in the middle of one, with a position."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, TypeAlias

from sandtable.kernel.chance import Chance
from sandtable.kernel.documents import check_header
from sandtable.kernel.errors import BadInput
from sandtable.kernel.game import Game, OptionValue
from sandtable.kernel.reading import Reader
from sandtable.kernel.state import State

#: The most legal actions of a position that is opened. Official scenarios have a tenth of that; far
#: beyond it a client could show no choice, and a server would serve nobody else.
MOST_LEGAL: Final = 20_000


class Position:
    """The document of a position, to start from instead of a scenario."""

    def __init__(self, document: Mapping[str, Any]) -> None:
        self.document = document


#: A scenario as ``Game.start`` accepts it, or a position.
Start: TypeAlias = "str | Path | Mapping[str, Any] | Position"


def begin(
    game: Game, start: Start, chance: Chance, options: Mapping[str, OptionValue] | None = None
) -> State:
    """The first state of a game. A position brings its own options."""
    if not isinstance(start, Position):
        return game.start(start, chance, options)
    if options:
        raise BadInput("position-options", "options")
    return open_position(game, start.document)


def open_position(game: Game, document: Mapping[str, Any]) -> State:
    """The state of a position that can be continued; any other is refused.

    Positions can come from anywhere: one that names its scenario must name an official one, not a
    file.
    """
    reader = Reader(document, "")
    check_header(reader, "position", game.id, game.rules)
    scenario = reader.value("scenario")
    if not isinstance(scenario, Mapping) and scenario not in game.scenarios():
        raise BadInput("position-scenario", "scenario", scenario=str(scenario), game=game.id)
    state = game.from_json(document)
    if state.outcome is not None:
        raise BadInput("position-over", "outcome")
    check_size(state)
    return state


def check_size(state: State) -> None:
    """Refuse a state that nobody can play: without a choice, or with more than can be shown."""
    choices = [len(state.legal(seat)) for seat in state.actors()]
    if 0 in choices or not choices:
        raise BadInput("position-stuck", "decision")
    if max(choices) > MOST_LEGAL:
        raise BadInput("position-too-large", "decision", found=max(choices), most=MOST_LEGAL)
