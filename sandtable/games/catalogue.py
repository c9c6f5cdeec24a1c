"""Which games there are: every installed package may add some.

A game is declared in the ``pyproject.toml`` of its package, ours as those of others:

    [project.entry-points."sandtable.games"]
    my-game = "my_game.game:MyGame"
"""

import warnings
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from sandtable.kernel.errors import BadInput
from sandtable.kernel.game import Game

GROUP: Final = "sandtable.games"
_MADE: dict[str, Game] = {}


@cache
def _declared() -> dict[str, EntryPoint]:
    """The entry points by id."""
    return {entry.name: entry for entry in entry_points(group=GROUP)}


@cache
def _load(id: str) -> Any:
    """The class of a game; None, and a warning, if it cannot be had."""
    entry = _declared()[id]
    try:
        found = entry.load()
    except Exception as error:  # whatever is wrong with one game, the others can be played
        reason = f"{type(error).__name__}: {error}"
    else:
        if isinstance(found, type) and issubclass(found, Game) and found.id == id:
            return found
        reason = f"it is not a subclass of Game with the id {id!r}"
    warnings.warn(f"The game {id!r} ({entry.value}) is left out: {reason}", stacklevel=3)
    return None


def games() -> list[str]:
    """The ids of all games."""
    classes = [_load(id) for id in _declared()]
    found = [kind for kind in classes if kind is not None]
    return [kind.id for kind in sorted(found, key=lambda kind: (kind.order, kind.id))]


def game(id: str) -> Game:
    """The game with this id; it is set up once."""
    if id not in _MADE:
        kind = _load(id) if id in _declared() else None
        if kind is None:
            raise BadInput("unknown-game", game=id, games=", ".join(games()))
        _MADE.setdefault(id, kind())  # another thread may have been faster
    return _MADE[id]
