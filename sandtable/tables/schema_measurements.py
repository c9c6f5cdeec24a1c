"""Measurements, as they go over the wire: docs/protocol.md, docs/studio.md."""

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, Field, model_validator

from sandtable.studio.fresh import MOST_IN_SEED
from sandtable.tables.schema import Given, Text

#: Characters of the options that are wished for.
MOST_IN_WISH: Final = 200

Size = Annotated[str, Field(min_length=1, max_length=16)]
WishText = Annotated[str, Field(max_length=MOST_IN_WISH)]
Seed = Annotated[str, Field(min_length=1, max_length=MOST_IN_SEED)]


class BalanceWish(Given):
    """Which scenario is to be measured, by which bots, and how well."""

    #: An official scenario, or the text of one's own.
    scenario: Text | None = None
    text: Annotated[str, Field(max_length=250_000)] | None = None
    bot: Text = ""
    #: The most games; a quick look ends as soon as the interval is narrow enough.
    games: Literal[200, 1000] = 200
    #: Are small changes to be tried, too?
    tries: bool = False

    @model_validator(mode="after")
    def names_one(self) -> "BalanceWish":
        if (self.scenario is None) == (self.text is None):
            raise ValueError("either a scenario or a text")
        return self


class FreshWish(Given):
    """A battle that is to be drawn and measured."""

    seed: Seed
    size: Size
    #: Options of the dials, separated by spaces; of a dial without one, anything may be drawn.
    wish: WishText = ""


class MeasurementTold(BaseModel):
    """A measurement, as far as it has come."""

    id: str
    kind: Literal["balance", "fresh"]
    #: Is it being worked on? If not, and it is not complete, asking again goes on with it.
    running: bool
    complete: bool
    #: Why it was given up; "": it was not.
    problem: str
    #: The games so far: what has the same number is the same.
    games: int
    #: Null before the first game, or if the asker has it already.
    found: dict[str, Any] | None


class DraftShare(BaseModel):
    """What a draft of a fresh battle was measured at: the share of a side, with its interval."""

    number: int
    side: str
    share: float
    low: float
    high: float
    games: int
    kept: bool


class FreshTold(BaseModel):
    """A battle that was measured ahead; it is the last of its drafts."""

    seed: str
    size: str
    wish: str = ""
    drafts: list[DraftShare]


class Dial(BaseModel):
    """Something that can be wished of a fresh battle, and the options for it."""

    dial: str
    options: list[str]


class FreshShelf(BaseModel):
    """What fresh battles of a game there are, and what is promised for them."""

    sizes: list[str]
    dials: list[Dial]
    bot: str
    band: tuple[float, float]
    looks: list[int]
    #: A seed that nobody has asked for yet.
    seed: str
    battles: list[FreshTold]


class BattleTold(BaseModel):
    """A draft of a fresh battle: the text of its scenario, and what the board draws."""

    seed: str
    size: str
    number: int
    text: str
    description: dict[str, Any]
