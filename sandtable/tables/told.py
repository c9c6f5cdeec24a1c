"""What a table tells its clients over the socket, and the steps of a lesson: docs/protocol.md.

The server writes these as JSON by hand, since one part of a message goes to many; the tests hold
every message against these models, and the client's types are generated from them.
"""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from sandtable.tables.schema import GameEvent, Outcome, Phrase, ReplayFrame, Summary


class Told(BaseModel):
    """Exactly these keys."""

    model_config = ConfigDict(extra="forbid")


class Prompt(Told):
    key: str
    params: dict[str, Any]


class Refusal(Told):
    rule: str
    key: str
    params: dict[str, Any]


class Odds(Told):
    """A roll before it is made."""

    target: str
    dice: int
    need: int
    parts: list[tuple[str, int]]
    success: float
    #: The chances of exactly 0, 1, 2, … hits, where every die counts for itself.
    hits: list[float] | None
    #: The chance of at least one flag, where there are flags.
    flag: float | None


class UndoOffer(Told):
    may: bool
    why: str
    #: What would be taken back is a choice that no other seat has seen.
    sealed: bool
    #: May the others be asked to let the last decision be taken back?
    asks: bool


class Offer(Told):
    view: dict[str, Any]
    prompt: Prompt | None
    legal: list[list[str]]
    odds: dict[str, list[Odds]]
    #: What a screen may draw to help; empty in games that need nothing.
    guides: dict[str, Any]
    undo: UndoOffer
    #: May the rest of these decisions be left to the game's own policy?
    fill: bool
    outcome: Outcome | None
    ask: list[str]


class Change(Told):
    number: int
    kind: Literal["step", "undo", "back", "rules"]
    #: None for a change of rules, which is nobody's decision.
    seat: str | None
    events: list[GameEvent]
    undone: int = 0
    #: The game starts over from a position: its replay begins here.
    restart: bool = False
    at: float


class Welcome(Told):
    type: Literal["welcome"]
    version: int
    seat: str | None
    summary: Summary
    description: dict[str, Any]
    changes: list[Change]
    #: None before the game has begun; an update without changes brings the first one.
    offer: Offer | None


class Update(Told):
    type: Literal["update"]
    version: int
    summary: Summary
    changes: list[Change]
    offer: Offer


class SummaryTold(Told):
    type: Literal["summary"]
    summary: Summary


class Line(Told):
    """Something said: a phrase, by its key, or (null) the text."""

    number: int
    seat: str
    phrase: Phrase | None
    text: str
    at: float


class TalkTold(Told):
    """What is new of what the players say; on arrival all of it."""

    type: Literal["talk"]
    lines: list[Line]


class Done(Told):
    type: Literal["done"]
    id: str
    version: int


class Filled(Told):
    """Everything is placed but the last; ``action`` is what the policy would do with it."""

    type: Literal["filled"]
    id: str
    version: int
    action: list[str]


class Refused(Told):
    type: Literal["refused"]
    id: str
    reason: str
    refusal: Refusal | None = None


class WhyTold(Told):
    type: Literal["why"]
    id: str
    refusal: Refusal | None


class Pong(Told):
    type: Literal["pong"]


FromServer = Annotated[
    Welcome | Update | SummaryTold | TalkTold | Done | Filled | Refused | WhyTold | Pong,
    Field(discriminator="type"),
]
FROM_SERVER: TypeAdapter[Any] = TypeAdapter(FromServer)


class LessonStep(Told):
    lesson: str
    beat: int
    beats: int
    #: The key of the message that teaches.
    say: str
    seat: str
    description: dict[str, Any]
    #: What happened since the step before.
    moments: list[ReplayFrame]
    offer: Offer
    #: The words of the action that is asked for; empty where the learner only reads on.
    wanted: list[str]
