"""Analyses and hints, as they go over the wire: docs/protocol.md, docs/analysis.md."""

from pydantic import BaseModel

from sandtable.analysis.document import Analysis
from sandtable.tables.schema import Given, Word


class HintWish(Given):
    """What would you do in this seat?"""

    seat: Word


class AnalysisTold(BaseModel):
    """The analysis of a finished game, as far as it has come."""

    #: Is it being worked on? If not, and it is not complete, a request goes on with it.
    running: bool
    complete: bool
    #: The playouts so far: what has the same number is the same.
    total: int
    #: Null before the quick pass is complete, or if the asker has it already.
    analysis: Analysis | None
