"""What is published of the lab: the ladder of each game, balance and length of its scenarios.

``results.json`` ships with the package, and everybody can look at it in the browser. Intervals are
of 95 %. A draw counts as half a win.
"""

import datetime
from pathlib import Path
from typing import Annotated, Final, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, model_validator

FILE: Final = Path(__file__).with_name("results.json")

Share = Annotated[float, Field(ge=0, le=1)]
Games = Annotated[int, Field(ge=1)]


class Published(BaseModel):
    """A line of the results; unknown keys are refused."""

    model_config = ConfigDict(extra="forbid")


class Rung(Published):
    """The rating of a bot, over all scenarios of a game."""

    bot: str
    elo: float
    low: float
    high: float
    games: Games
    #: The mean thinking time for one decision.
    seconds: Annotated[float, Field(ge=0)]

    @model_validator(mode="after")
    def _in_order(self) -> Self:
        check_interval(self.low, self.elo, self.high)
        return self


class Balance(Published):
    """The share of the games of a scenario that a side won, with the same bot on both sides."""

    scenario: str
    bot: str
    side: str
    games: Games
    share: Share
    low: Share
    high: Share

    @model_validator(mode="after")
    def _in_order(self) -> Self:
        check_interval(self.low, self.share, self.high)
        return self


class Spread(Published):
    """The quartiles of something that was counted in every game."""

    low: float
    median: float
    high: float

    @model_validator(mode="after")
    def _in_order(self) -> Self:
        check_interval(self.low, self.median, self.high)
        return self


class Length(Published):
    """How long a scenario is, with the same bot on both sides."""

    scenario: str
    bot: str
    games: Games
    #: The day of the last of these games.
    date: datetime.date
    #: What the length counts.
    unit: Literal["round", "turn"]
    length: Spread
    #: The decisions of each side with more than one choice.
    decisions: dict[str, Spread]


class GameResults(Published):
    #: The day of the last game; None if none has been played.
    date: datetime.date | None
    #: The strongest bot first.
    ladder: list[Rung]
    balance: list[Balance]
    lengths: list[Length] = []


def check_interval(low: float, value: float, high: float) -> None:
    if not low <= value <= high:
        raise ValueError(f"{value} is not between {low} and {high}")


#: The results of each game.
RESULTS: Final = TypeAdapter(dict[str, GameResults])


def read(path: Path = FILE) -> dict[str, GameResults]:
    """The published results by game; raises pydantic's ValidationError if they are wrong."""
    return RESULTS.validate_json(path.read_bytes())
