"""Campaigns, as they go over the wire: docs/protocol.md."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from sandtable.tables.schema import Clock, Given, OptionGiven, OptionNames, Text

Place = Literal["first", "second"]


class CampaignKind(BaseModel):
    """A kind of campaign that a game has."""

    game: str
    plan: str
    #: The rule that it follows; empty: a house plan.
    rule: str
    #: What is chosen: a run of the book's scenarios, or one scenario.
    choice: Literal["run", "one"]
    #: The battles of a whole one; of one scenario, how often it is played.
    battles: int
    #: Do the players change sides after a battle?
    swaps: bool


class Opponent(Given):
    kind: Literal["me", "bot", "invite"]
    level: Text | None = None


class CampaignWish(Given):
    """A new campaign; without scenarios, a whole one."""

    game: Text
    plan: Text
    scenarios: Annotated[list[Text], Field(max_length=60, default_factory=list)]
    options: Annotated[dict[OptionNames, OptionGiven], Field(max_length=32, default_factory=dict)]
    #: The place of the one who begins it; the first player begins with the first side.
    place: Place = "first"
    opponent: Opponent
    clock: Clock


class CampaignOpened(BaseModel):
    campaign: str
    #: The secret of the invitation, if there is one.
    invite: str | None


class CampaignJoin(Given):
    secret: Annotated[str, Field(min_length=1, max_length=128)]


class Commander(BaseModel):
    """A player of a campaign; ``gone`` is somebody who was forgotten."""

    place: Place
    kind: Literal["person", "bot", "free", "gone"]
    name: str
    level: str | None
    mine: bool


class BattleResultTold(BaseModel):
    winner: str | None
    reason: str
    rule: str
    #: What counts, for each side.
    noted: dict[str, dict[str, int]]
    #: The day on which it ended.
    date: str


class CampaignBattle(BaseModel):
    number: int
    scenario: str
    #: The player of each side.
    sides: dict[str, Place]
    result: BattleResultTold | None
    #: Its table, for the players of the campaign, as long as there is one.
    table: str | None
    running: bool


class TermTold(BaseModel):
    """A part of a sum: what was counted, what that is worth, and by which rule."""

    key: str
    count: int
    value: int
    rule: str


class ScoreTold(BaseModel):
    player: Place
    terms: list[TermTold]
    total: int


class StandingTold(BaseModel):
    scores: list[ScoreTold]
    leader: Place | None
    grade: str
    rule: str
    final: bool


class CampaignTold(BaseModel):
    campaign: str
    game: str
    plan: str
    #: The rule that it follows; empty: a house plan.
    rule: str
    options: dict[str, bool | int]
    clock: Clock
    created: float
    changed: float
    players: list[Commander]
    battles: list[CampaignBattle]
    #: The number of the battle to be played, or that is being played.
    next: int | None
    standing: StandingTold
    #: Who gave it up.
    abandoned: Place | None


class BattleOpened(BaseModel):
    table: str


class BattleOf(BaseModel):
    """Which battle of a campaign a table is."""

    campaign: str
    number: int
    battles: int
