"""The messages and bodies of docs/protocol.md, as they go over the wire."""

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

#: Text that may go into a database: PostgreSQL does not take the null character.
Text = Annotated[str, Field(max_length=64, pattern=r"^[^\x00]*$")]
Word = Annotated[str, Field(min_length=1, max_length=80)]
Words = Annotated[tuple[Word, ...], Field(min_length=1, max_length=24)]
#: A number that JavaScript holds exactly.
Number = Annotated[int, Field(ge=0, le=2**53 - 1)]
#: 32 bytes, in hexadecimal digits.
Digits = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
Phrase = Literal["well-played", "thinking", "back-soon", "your-turn", "thanks", "lucky"]
OptionGiven = StrictBool | StrictInt
OptionNames = Annotated[str, Field(max_length=40)]


def plain(document: dict[str, Any]) -> dict[str, Any]:
    """Check that it is strict JSON: Python also reads numbers that cannot be sent again."""
    json.dumps(document, ensure_ascii=False, allow_nan=False).encode()
    return document


Document = Annotated[dict[str, JsonValue], AfterValidator(plain)]


class Given(BaseModel):
    """The body of a request; unknown keys are refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


# Games.


class SeatOfSide(BaseModel):
    seat: str
    side: str


class SeatsAnswer(BaseModel):
    seats: list[SeatOfSide]


class ReadPosition(BaseModel):
    """The contents of a position, for a look before it is played."""

    game: str
    scenario: str
    options: dict[str, bool | int]
    seats: list[SeatOfSide]
    waiting: list[str]
    progress: dict[str, Any]
    #: The description of its scenario, with the table as in the position.
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


#: Minutes for all decisions of the game.
class TotalClock(Given):
    kind: Literal["total"]
    minutes: Annotated[int, Field(ge=1, le=600)]


#: And some seconds more each time that the seat hands over.
class IncrementClock(Given):
    kind: Literal["increment"]
    minutes: Annotated[int, Field(ge=1, le=600)]
    seconds: Annotated[int, Field(ge=1, le=600)]


Clock = Annotated[
    NoClock | CasualClock | DaysClock | TotalClock | IncrementClock, Field(discriminator="kind")
]


class SeatPlan(Given):
    kind: Literal["me", "bot", "invite", "open"]
    level: Text | None = None


class Recruit(Given):
    """A recruitment tile of an army, with the options in its slots."""

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
    """Armies for a generated scenario; a side without one gets a random army."""

    points: Annotated[int, Field(ge=1, le=999)]
    armies: Annotated[dict[Text, Army | None], Field(max_length=4)] = {}


class DiceGiven(Given):
    """The dice of a finished game, as they fell from the position after ``at`` steps on."""

    table: Text
    at: Annotated[int, Field(ge=0, le=100_000)]


class Plan(Given):
    """A game that begins with a scenario and options, a skirmish, a draft, or a position."""

    game: Text
    scenario: Text | None = None
    skirmish: SkirmishPlan | None = None
    draft: Annotated[str, Field(max_length=250_000)] | None = None
    position: Document | None = None
    options: Annotated[dict[OptionNames, OptionGiven], Field(max_length=32)] = {}
    seats: Annotated[dict[Text, SeatPlan], Field(min_length=1, max_length=16)]
    visibility: Literal["public", "private"]
    clock: Clock
    #: May everything be taken back, dice included? Only against bots.
    practice: bool = False
    #: Not dice of its own: only in practice, from a position.
    dice: DiceGiven | None = None

    @model_validator(mode="after")
    def begins(self) -> "Plan":
        if self.dice is not None and not (self.practice and self.position is not None):
            raise ValueError("the dice of another game are for practice from a position")
        if [self.scenario, self.skirmish, self.draft, self.position].count(None) != 3:
            raise ValueError("either a scenario, a skirmish, a draft or a position")
        return self


class Opened(BaseModel):
    table: str
    invites: dict[str, str]


class Join(Given):
    """The secret of an invitation, or the name of an open seat."""

    secret: Annotated[str, Field(min_length=1, max_length=128)] | None = None
    seat: Text | None = None


class HideWish(Given):
    hidden: bool


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
    #: The seconds left for the rest of the game, while the clock stands; None: no such clock.
    remaining: float | None


class Dice(BaseModel):
    """The exchange of numbers that precedes a game between people."""

    stage: Literal["commit", "reveal", "fixed"]
    #: When the game goes on without those who are awaited; None if nobody is.
    due: float | None
    #: The hash of each seat that has published one.
    commitments: dict[str, str]


class Proposal(BaseModel):
    """What the player of a seat proposes; it is carried out when nobody is awaited any more."""

    id: str
    what: Literal["draw", "take-back", "rematch", "pause"]
    seat: str
    swap: bool
    #: The decision that is to be taken back, with all that followed: the number of its change.
    step: int | None
    awaited: list[str]


class Summary(BaseModel):
    table: str
    game: str
    scenario: str
    #: The name that a scenario of somebody's own gives itself; "": none.
    name: str = ""
    options: dict[str, bool | int]
    position: bool
    visibility: Literal["public", "private"]
    clock: Clock
    practice: bool
    host: bool
    created: float
    changed: float
    version: int
    started: bool
    finished: bool
    outcome: Outcome | None
    waiting: list[str]
    commitment: str
    #: None where there is no exchange.
    dice: Dice | None
    progress: dict[str, Any]
    proposal: Proposal | None
    #: What must not be proposed again, as ``what:seat``; with ``:version``, until the next change.
    refused: list[str]
    #: The table of the rematch; only told to those who play there, or if anyone may watch.
    next: str | None
    #: The games won before this one, by the sides that the winners play now.
    series: dict[str, int] = {}
    #: Everybody has agreed that the clocks stand still.
    paused: bool = False
    watching: int = 0  #: how many people look on without a seat, now
    seats: list[Chair]


class GameEvent(BaseModel):
    key: str
    params: dict[str, Any]


class ReplayFrame(BaseModel):
    number: int
    seat: str | None
    action: list[str] | None
    notation: str
    events: list[GameEvent]
    view: dict[str, Any]


class Replay(BaseModel):
    length: int
    moments: list[ReplayFrame]


class Contributed(BaseModel):
    """What a seat has contributed; ``reveal`` is empty if its number was not revealed."""

    seat: str
    commitment: str
    reveal: str


class Drawn(BaseModel):
    """A number from 0 to ``bound - 1``; ``step`` needed it, 0 is the set-up."""

    number: int
    name: str
    bound: int
    value: int
    step: int


class DiceProof(BaseModel):
    """All that it takes to check the dice of a finished game: docs/dice.md."""

    commitment: str
    secret: str
    contributions: list[Contributed]
    #: How many numbers had been drawn before the first of ``draws``.
    used: int
    draws: list[Drawn]


# Players and the rest.


class Name(Given):
    name: Annotated[str, Field(max_length=40)]


class Me(BaseModel):
    name: str
    #: Is there a recovery code?
    recovery: bool
    #: How many browsers are this player.
    browsers: int


class Recovery(BaseModel):
    code: str


class Link(BaseModel):
    secret: str
    expires: float


class Recover(Given):
    """A recovery code, or the secret of a link.

    ``leave``: the player that this browser has been may lose their seats.
    """

    code: Annotated[str, Field(min_length=1, max_length=128)] | None = None
    link: Annotated[str, Field(min_length=1, max_length=128)] | None = None
    leave: bool = False

    @model_validator(mode="after")
    def one_way(self) -> "Recover":
        if (self.code is None) == (self.link is None):
            raise ValueError("either a code or a link")
        return self


class Reach(BaseModel):
    """Where others reach this server, such as ``http://192.168.1.20:8000``; "" if not known."""

    address: str


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
    #: The number of an earlier sealed choice; None: the last decision.
    step: Number | None = None


class Fill(BaseModel):
    type: Literal["fill"]
    id: Text
    version: Number


class Why(BaseModel):
    type: Literal["why"]
    id: Text
    actions: Annotated[list[Words], Field(max_length=64)]


class Propose(BaseModel):
    """A bot for an abandoned seat; or, of one's own seat, a draw, a take-back, a pause, a rematch.

    To go on after a pause is nobody's to refuse.
    """

    type: Literal["propose"]
    id: Text
    what: Literal["bot", "draw", "take-back", "rematch", "pause", "go-on"]
    seat: Text
    #: A rematch with the sides swapped?
    swap: bool = False


class Answer(BaseModel):
    """To a proposal; ``never``: it must not be made again in this game."""

    type: Literal["answer"]
    id: Text
    proposal: Text
    yes: bool
    never: bool = False


class Say(BaseModel):
    """To the other players: a phrase, or words of one's own."""

    type: Literal["say"]
    id: Text
    phrase: Phrase | None = None
    text: Annotated[str, Field(max_length=200, pattern=r"^[^\x00]*$")] = ""


class Withdraw(BaseModel):
    type: Literal["withdraw"]
    id: Text
    proposal: Text


class Return(BaseModel):
    type: Literal["return"]
    id: Text
    seat: Text


class Leave(BaseModel):
    type: Literal["leave"]
    id: Text
    seat: Text


class Commit(BaseModel):
    type: Literal["commit"]
    id: Text
    seat: Text
    commitment: Digits


class Reveal(BaseModel):
    type: Literal["reveal"]
    id: Text
    seat: Text
    number: Digits


class Ping(BaseModel):
    type: Literal["ping"]


Request = (
    Act | Undo | Fill | Why | Propose | Answer | Withdraw | Say | Return | Leave | Commit | Reveal
)
Message = Annotated[Hello | Ping | Request, Field(discriminator="type")]
MESSAGE: TypeAdapter[Hello | Ping | Request] = TypeAdapter(Message)
