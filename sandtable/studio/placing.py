"""Changing a position: pieces are moved, taken off the map, and put back on it.

A game offers a ``Placing`` in ``PLACING`` of its module ``studio``. Pieces and places are named as
actions name them. Whether the result is a position is for the game's own reader to say.
"""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, Final

from sandtable.kernel.errors import BadInput
from sandtable.kernel.game import Game
from sandtable.studio.easel import tabled, unknown_place

MOVE: Final = "move"
REMOVE: Final = "remove"
#: The most changes in one go.
MOST_MOVES: Final = 64


@dataclass(frozen=True)
class Move:
    """A piece is put on a place, wherever it was, or taken off the map."""

    do: str
    piece: str
    place: str = ""


class Placing:
    """How pieces stand in the document of a position. This one knows of none."""

    def put(self, game: Game, document: dict[str, Any], piece: str, place: str) -> None:
        """Put a piece on a place; one that was off the map comes whole, as the scenario has it."""
        raise unknown_piece(piece)

    def remove(self, document: dict[str, Any], piece: str) -> None:
        """Take a piece off the map."""
        raise unknown_piece(piece)

    def aside(self, game: Game, document: Mapping[str, Any]) -> list[str]:
        """The pieces of the scenario that are not on the map, and may be put on it."""
        return []


def placing_of(game: Game) -> Placing:
    placing: Placing = getattr(game.part("studio"), "PLACING", Placing())
    return placing


def rearrange(game: Game, document: Mapping[str, Any], moves: Sequence[Move]) -> dict[str, Any]:
    """The document with some pieces elsewhere; it may be no position that the game accepts."""
    changed = deepcopy(dict(document))
    placing = placing_of(game)
    for move in moves:
        if move.do == MOVE:
            placing.put(game, changed, move.piece, move.place)
        else:
            placing.remove(changed, move.piece)
    return changed


def unknown_piece(piece: str) -> BadInput:
    return BadInput("studio-no-piece", piece=piece)


def entries(document: Mapping[str, Any], *path: str) -> dict[str, Any]:
    """A table of a document; an empty one if it is not there."""
    found: object = document
    for key in path:
        found = tabled(found).get(key)
    return tabled(found)


def unit_in(piece: str) -> str:
    """The name of a unit: ``allies-1`` in ``unit:allies-1``."""
    kind, _, name = piece.partition(":")
    if kind != "unit" or not name:
        raise unknown_piece(piece)
    return name


def place_in(place: str, kind: str) -> str:
    """The name of a place: ``r2c3`` in ``hex:r2c3``."""
    found, _, name = place.partition(":")
    if found != kind or not name:
        raise unknown_place(place)
    return name
