"""Positions that are changed, and puzzles made of them, as they go over the wire."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from sandtable.studio.placing import MOST_MOVES
from sandtable.tables.schema import Document, Given, ReadPosition, Word
from sandtable.tables.told import Offer


class MoveGiven(Given):
    """A piece is put on a place, wherever it was, or taken off the map."""

    do: Literal["move", "remove"]
    piece: Word
    place: Annotated[str, Field(max_length=80)] = ""


class MovesGiven(Given):
    position: Document
    moves: Annotated[list[MoveGiven], Field(default_factory=list, max_length=MOST_MOVES)]


class PositionTold(BaseModel):
    position: dict[str, Any]
    read: ReadPosition
    #: Pieces that may be put on the map.
    aside: list[str]


class PuzzleWish(Given):
    position: Document


class PuzzleShown(BaseModel):
    """A decision to be made, as its seat sees it."""

    game: str
    scenario: str
    seat: str
    side: str
    description: dict[str, Any]
    offer: Offer


class PuzzleTry(Given):
    """An answer to the puzzle of a position."""

    position: Document
    action: Annotated[list[Word], Field(min_length=1, max_length=24)]
