"""Analyses and hints, as they go over the wire: docs/protocol.md, docs/analysis.md."""

from typing import Annotated, Any

from pydantic import BaseModel, Field

from sandtable.analysis.document import Analysis
from sandtable.tables.schema import Given, Word


class HintWish(Given):
    """What would you do in this seat?"""

    seat: Word


class PuzzleTold(BaseModel):
    """A position in which a seat must decide, as it sees it."""

    #: In the book, or the step of the game in which the decision was made.
    number: int
    #: Null if it is not one of the game's.
    scenario: str | None
    seat: str
    view: dict[str, Any]
    legal: list[list[str]]


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
