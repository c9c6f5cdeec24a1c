"""Analyses and hints, as they go over the wire: docs/protocol.md, docs/analysis.md."""

from typing import Any

from pydantic import BaseModel

from sandtable.analysis.document import Analysis
from sandtable.tables.schema import Given, Word, Words


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
    action: Words


class AnalysisTold(BaseModel):
    """The analysis of a finished game, as far as it has come."""

    #: Is it being worked on? If not, and it is not complete, a request goes on with it.
    running: bool
    complete: bool
    #: The playouts so far: what has the same number is the same.
    total: int
    #: Null before the quick pass is complete, or if the asker has it already.
    analysis: Analysis | None
