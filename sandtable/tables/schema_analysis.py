"""Analyses and hints, as they go over the wire: docs/protocol.md, docs/analysis.md."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from sandtable.analysis.document import Analysis, Judgement
from sandtable.tables.schema import Given, Word


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


class AnalysisTold(BaseModel):
    """The analysis of a finished game, as far as it has come."""

    #: Is it being worked on? If not, and it is not complete, a request goes on with it.
    running: bool
    complete: bool
    #: The playouts so far: what has the same number is the same.
    total: int
    #: Null before the quick pass is complete, or if the asker has it already.
    analysis: Analysis | None
