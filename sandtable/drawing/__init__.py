"""Pictures of positions, for documents, notebooks and bug reports.

A game draws its own table in a module ``picture`` beside its rules (``Game.part``):
``draw(description, view)`` returns a finished ``Canvas``, ``print_board(description, position)``
the board as plain text. Any other game whose description and view have what docs/new-game.md lists
gets the plain picture. A file ``drawings.json`` in the game's folder holds its own drawings.
"""

from typing import Any, Final

from sandtable.drawing import plain
from sandtable.drawing.canvas import Canvas
from sandtable.kernel.state import State

__all__ = ["OWN_DRAWINGS", "Canvas", "board", "picture"]

#: The file with a game's own drawings, in its folder.
OWN_DRAWINGS: Final = "drawings.json"


def picture(state: State, seat: str | None = None) -> str:
    """The table as a seat (None: a spectator) sees it, as SVG."""
    view = state.view(seat)
    description = state.game.describe(_scenario(view))
    artist: Any = state.game.part("picture") or plain
    canvas: Canvas = artist.draw(description, view)
    own = state.game.folder / OWN_DRAWINGS
    return canvas.svg(own if own.exists() else None)


def board(state: State) -> str:
    """The board as plain text, with everything on it."""
    position = state.to_json()
    description = state.game.describe(_scenario(position))
    own = state.game.part("picture")
    if own is None:
        return plain.print_board(description, state.view(None))
    text: str = own.print_board(description, position)
    return text


def _scenario(document: dict[str, Any]) -> Any:
    return document["scenario"]
