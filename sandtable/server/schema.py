"""What goes over the wire, in the terms of docs/protocol.md."""

import json
from typing import Annotated, Any, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    JsonValue,
    StrictBool,
    StrictInt,
    TypeAdapter,
    model_validator,
)

#: What may go into a database: PostgreSQL has no place for the sign of number zero.
Text = Annotated[str, Field(max_length=64, pattern=r"^[^\x00]*$")]
Word = Annotated[str, Field(min_length=1, max_length=80)]
Words = Annotated[tuple[Word, ...], Field(min_length=1, max_length=24)]
#: A JSON number that a client can count with.
Number = Annotated[int, Field(ge=0, le=2**53 - 1)]
OptionGiven = StrictBool | StrictInt
OptionNames = Annotated[str, Field(max_length=40)]


def plain(document: dict[str, Any]) -> dict[str, Any]:
    """JSON in the strict sense: what Python reads besides could not be told again."""
    json.dumps(document, ensure_ascii=False, allow_nan=False).encode()
    return document


Document = Annotated[dict[str, JsonValue], AfterValidator(plain)]


class Given(BaseModel):
    """The body of a request: what is not known in it is refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


# What there is to play.


class GameOption(BaseModel):
    default: bool | int
    rule: str
    low: int
    high: int


class Title(BaseModel):
    id: str
    sides: list[str]
    levels: list[str]
    scenarios: list[str]
    #: Can a scenario be rolled up for chosen armies?
    skirmishes: bool
    limit: str
    options: dict[str, GameOption]


class SeatOfSide(BaseModel):
    seat: str
    side: str


class SeatsAnswer(BaseModel):
    seats: list[SeatOfSide]


class ReadPosition(BaseModel):
    """What a position holds, for those who look at it before they play it."""

    game: str
    scenario: str
    options: dict[str, bool | int]
    seats: list[SeatOfSide]
    waiting: list[str]
    progress: dict[str, Any]
    #: That of its scenario, with the table as the position has it.
    description: dict[str, Any]


# Tables.


class NoClock(Given):
    kind: Literal["none"]


class CasualClock(Given):
    kind: Literal["casual"]
    minutes: Annotated[int, Field(ge=1, le=1440)]


class DaysClock(Given):
    kind: Literal["days"]
    days: Annotated[int, Field(ge=1, le=60)]


Clock = Annotated[NoClock | CasualClock | DaysClock, Field(discriminator="kind")]


class SeatPlan(Given):
    kind: Literal["me", "bot", "invite", "open"]
    level: Text | None = None


class Recruit(Given):
    """A recruitment tile of an army, and the options in its slots."""

    tile: Text
    options: Annotated[dict[Text, Text], Field(max_length=16)] = {}


Army = Annotated[list[Recruit], Field(max_length=12)]


class ArmyGiven(Given):
    side: Text
    points: Annotated[int, Field(ge=1, le=999)]
    army: Army


class ArmyFault(BaseModel):
    rule: str
    key: str
    params: dict[str, Any]


class ArmyChecked(BaseModel):
    cost: int
    faults: list[ArmyFault]


class SkirmishPlan(Given):
    """Armies for a scenario that is rolled up; a side without one gets it by lot."""

    points: Annotated[int, Field(ge=1, le=999)]
    armies: Annotated[dict[Text, Army | None], Field(max_length=4)] = {}


class Plan(Given):
    """It begins with a scenario and options, a skirmish, or a position, which has all in it."""

    game: Text
    scenario: Text | None = None
    skirmish: SkirmishPlan | None = None
    position: Document | None = None
    options: Annotated[dict[OptionNames, OptionGiven], Field(max_length=32)] = {}
    seats: Annotated[dict[Text, SeatPlan], Field(min_length=1, max_length=16)]
    visibility: Literal["public", "private"]
    clock: Clock

    @model_validator(mode="after")
    def begins(self) -> "Plan":
        if [self.scenario, self.skirmish, self.position].count(None) != 2:
            raise ValueError("either a scenario, a skirmish or a position")
        return self


class Opened(BaseModel):
    table: str
    invites: dict[str, str]


class Join(Given):
    """The secret of an invitation, or the name of an open seat."""

    secret: Annotated[str, Field(min_length=1, max_length=128)] | None = None
    seat: Text | None = None


class InviteWish(Given):
    seat: Text


class Invitation(BaseModel):
    secret: str


class Outcome(BaseModel):
    winner: str | None
    reason: str
    rule: str


class Chair(BaseModel):
    seat: str
    side: str
    kind: Literal["person", "bot", "free"]
    name: str
    level: str | None
    mine: bool
    open: bool
    present: bool
    abandoned: bool
    deadline: float | None


class Summary(BaseModel):
    table: str
    game: str
    scenario: str
    options: dict[str, bool | int]
    position: bool
    visibility: Literal["public", "private"]
    clock: Clock
    host: bool
    created: float
    changed: float
    version: int
    started: bool
    finished: bool
    outcome: Outcome | None
    waiting: list[str]
    commitment: str
    progress: dict[str, Any]
    seats: list[Chair]


class Happening(BaseModel):
    key: str
    params: dict[str, Any]


class Moment(BaseModel):
    number: int
    seat: str | None
    action: list[str] | None
    notation: str
    events: list[Happening]
    view: dict[str, Any]


class Replay(BaseModel):
    length: int
    moments: list[Moment]


# Players and the rest.


class Name(Given):
    name: Annotated[str, Field(max_length=40)]


class Me(BaseModel):
    name: str


class Health(BaseModel):
    status: Literal["ok"]


class Fault(BaseModel):
    key: str
    where: str
    params: dict[str, Any]


class ErrorBody(BaseModel):
    error: Fault


# Messages of a socket.


class Hello(BaseModel):
    type: Literal["hello"]
    seat: Text | None
    since: Number | None


class Act(BaseModel):
    type: Literal["act"]
    id: Text
    version: Number
    action: Words


class Undo(BaseModel):
    type: Literal["undo"]
    id: Text
    version: Number


class Why(BaseModel):
    type: Literal["why"]
    id: Text
    actions: Annotated[list[Words], Field(max_length=64)]


class Propose(BaseModel):
    type: Literal["propose"]
    id: Text
    what: Literal["bot"]
    seat: Text


class Return(BaseModel):
    type: Literal["return"]
    id: Text
    seat: Text


class Leave(BaseModel):
    type: Literal["leave"]
    id: Text
    seat: Text


class Ping(BaseModel):
    type: Literal["ping"]


Request = Act | Undo | Why | Propose | Return | Leave
Message = Annotated[Hello | Ping | Request, Field(discriminator="type")]
MESSAGE: TypeAdapter[Hello | Ping | Request] = TypeAdapter(Message)
