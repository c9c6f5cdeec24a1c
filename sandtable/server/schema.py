"""What goes over the wire, in the terms of docs/protocol.md."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, TypeAdapter

#: What may go into a database: PostgreSQL has no place for the sign of number zero.
Text = Annotated[str, Field(max_length=64, pattern=r"^[^\x00]*$")]
Word = Annotated[str, Field(min_length=1, max_length=80)]
Words = Annotated[tuple[Word, ...], Field(min_length=1, max_length=24)]
#: A JSON number that a client can count with.
Number = Annotated[int, Field(ge=0, le=2**53 - 1)]
OptionGiven = StrictBool | StrictInt
OptionNames = Annotated[str, Field(max_length=40)]


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
    limit: str
    options: dict[str, GameOption]


class SeatOfSide(BaseModel):
    seat: str
    side: str


class SeatsAnswer(BaseModel):
    seats: list[SeatOfSide]


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


class Plan(Given):
    game: Text
    scenario: Text
    options: Annotated[dict[OptionNames, OptionGiven], Field(max_length=32)] = {}
    seats: Annotated[dict[Text, SeatPlan], Field(min_length=1, max_length=16)]
    visibility: Literal["public", "private"]
    clock: Clock


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
