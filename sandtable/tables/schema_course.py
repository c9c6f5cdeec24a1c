"""How the score of a finished game changed, as it goes over the wire: docs/protocol.md."""

from typing import Literal

from pydantic import BaseModel


class Standing(BaseModel):
    """The score after a step; step 0 is the set-up."""

    step: int
    #: The number of the round or turn.
    time: int
    #: By side.
    scores: dict[str, int]


class Course(BaseModel):
    """The score of a finished game from its beginning to its end."""

    #: What ``time`` counts; None in games that count neither.
    unit: Literal["round", "turn"] | None
    #: How many steps the game had.
    length: int
    #: What a side needs, where that is a number.
    goals: dict[str, int]
    #: Wherever the time or a score changed.
    standings: list[Standing]
