"""Analyses and hints, as they go over the wire: docs/protocol.md, docs/analysis.md."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from sandtable.analysis.document import Analysis, Judgement
from sandtable.tables.schema import Given, ReplayFrame, Word
from sandtable.tables.told import Offer


class HintWish(Given):
    """What would you do in this seat?"""

    seat: Word


class PuzzleTold(BaseModel):
    """A puzzle in a list: which position, and who must decide there."""

    #: In the book, or the step of the game in which the decision was made.
    number: int
    #: By which a browser remembers that it was solved: it stays the same if the book changes.
    name: str
    #: The finished game of a mistake; null if it is a puzzle of the book.
    table: str | None
    scenario: str
    seat: str
    side: str
    #: What the game counts, and how many of it there had been; null if it counts nothing.
    unit: Literal["round", "turn"] | None
    time: int
    #: How bad the mistake was; null if it is a puzzle of the book.
    judgement: Judgement | None


class PuzzleAnswer(Given):
    action: Annotated[list[Word], Field(min_length=1, max_length=24)]


class LineMove(Given):
    seat: Word
    action: Annotated[list[Word], Field(min_length=1, max_length=24)]


class LineWish(Given):
    """What could have been played in a finished game, from the position after ``at`` steps on."""

    at: Annotated[int, Field(ge=0, le=100_000)]
    moves: Annotated[list[LineMove], Field(default_factory=list, max_length=60)]
    #: New ones follow from the seed, so that a line that is taken back a move stays as it was.
    dice: Literal["new", "fallen"] = "new"
    seed: Annotated[int, Field(ge=0, lt=2**31)] = 0


class LineTold(BaseModel):
    """Where a line leads."""

    #: The last move, as the seat saw it that made it; null before the first one.
    moment: ReplayFrame | None
    #: Who decides next; null if the game is over.
    seat: str | None
    offer: Offer


class AnalysisTold(BaseModel):
    """The analysis of a finished game, as far as it has come."""

    #: Is it being worked on? If not, and it is not complete, a request goes on with it.
    running: bool
    complete: bool
    #: The playouts so far: what has the same number is the same.
    total: int
    #: Null before the quick pass is complete, or if the asker has it already.
    analysis: Analysis | None
