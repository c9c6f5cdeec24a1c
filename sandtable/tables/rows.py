"""What is stored of players and tables, as plain objects. A live table keeps its rows too."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sandtable.kernel.contribution import Contribution
from sandtable.kernel.event import Event
from sandtable.kernel.steps import Step

#: Kinds of changes.
STEP: Final = "step"
UNDO: Final = "undo"
BACK: Final = "back"
RULES: Final = "rules"


@dataclass(eq=False)
class PlayerRow:
    """Somebody who plays here, in one browser or several; one who was forgotten has no name."""

    #: Given by the store.
    id: int = field(init=False)
    name: str
    created: float
    #: Of the code that brings the player back, if they have asked for one.
    recovery_hash: str | None = None


@dataclass(eq=False)
class SecretRow:
    """A browser of a player. Only the hash of its secret is stored."""

    hash: str
    player: int
    created: float
    #: When it was last used, to the day.
    seen: float


@dataclass(eq=False)
class LinkRow:
    """A link that lets one more browser be the same player, once and for a short time."""

    hash: str
    player: int
    expires: float


@dataclass(eq=False)
class SubscriptionRow:
    """A browser that wants push messages: its address at a push service, and its keys."""

    #: Of the endpoint.
    hash: str
    player: int
    endpoint: str
    p256dh: str
    auth: str
    #: That of the messages.
    language: str
    created: float


@dataclass(eq=False)
class PublishedRow:
    """A scenario on the public list: its name, and the text of its file."""

    id: str
    game: str
    player: int
    name: str
    text: str
    #: Of game and text: the same scenario is listed once.
    digest: str
    created: float
    #: When somebody last opened it, to the day.
    opened: float
    #: The name of the player.
    by: str = ""


@dataclass(eq=False)
class TableRow:
    """A game on this server. ``secret`` is that of the dice, revealed when the game is over."""

    id: str
    game: str
    #: The rules version it is played by since it began, or since its last change of rules.
    rules: str
    scenario: str
    options: dict[str, Any]
    #: What the game began with, if not an official scenario: the document of a position, or of a
    #: generated scenario.
    position: dict[str, Any] | None
    visibility: str
    clock: dict[str, Any]
    host: int
    secret: str
    commitment: str
    created: float
    changed: float
    #: Every seat is taken and the game has begun.
    started: bool
    finished: bool
    version: int
    waiting: list[Any]
    progress: dict[str, Any]
    outcome: dict[str, Any] | None
    #: The stage of the exchange before the game (``exchange.py``), and when its time is over.
    dice_stage: str
    dice_due: float | None
    #: What somebody proposes to the others (``proposals.py``), and what must not be proposed again:
    #: ``what:seat``.
    proposal: dict[str, Any] | None = None
    refused: list[Any] = field(default_factory=list)
    #: The table of the rematch.
    next: str | None = None
    #: May everything be taken back, dice included? Only against bots.
    practice: bool = False
    #: The games won before this one, by the sides that the winners play now.
    series: dict[str, int] = field(default_factory=dict)
    #: The numbers that its dice had given before: in another game, from which it branches off.
    drawn: int = 0

    @property
    def running(self) -> bool:
        return self.started and not self.finished

    @property
    def name(self) -> str:
        """The name that a scenario of somebody's own gives itself; "": none."""
        return "" if self.position is None else str(self.position.get("name", ""))

    @property
    def begins_in_play(self) -> bool:
        """Does it begin with a position, rather than with the set-up of a scenario?"""
        return self.position is not None and self.position.get("sandtable") == "position"


@dataclass(eq=False)
class SeatRow:
    """A seat at a table.

    ``player`` holds it, even while a bot stands in for them (``kind`` is ``bot`` then). A seat
    whose holder has left for good has ``left`` set and no player.
    """

    table: str
    seat: str
    #: Where it stands in the order of play.
    place: int
    side: str
    kind: str
    player: int | None
    #: The holder's name; it stays when they leave.
    name: str
    level: str | None
    open: bool
    invite_hash: str | None
    left: bool
    deadline: float | None
    #: When the holder was last here.
    seen: float
    #: The player who left it, and whose name it still has.
    former: int | None = None
    #: The seconds on its clock when that last stood, if it has one for the whole game.
    remaining: float | None = None
    #: What its player contributes to the dice: the hash, and the number; empty while not known.
    commitment: str = ""
    reveal: str = ""

    def forget_holder(self) -> None:
        """Nobody holds it any more, or is known to have held it."""
        self.player, self.former, self.name, self.left = None, None, "", True


class TableWithSeats:
    """A table's row with the rows of its seats, in the order of play."""

    def __init__(self, table: TableRow, seats: Sequence[SeatRow]) -> None:
        self.table = table
        self.seats = {row.seat: row for row in sorted(seats, key=lambda row: row.place)}

    def update(self, values: dict[str, Any], seats: dict[str, dict[str, Any]]) -> None:
        """Take over new values of the table and of its seats, as ``Store.write`` stores them."""
        for name, value in values.items():
            setattr(self.table, name, value)
        for seat, news in seats.items():
            for name, value in news.items():
                setattr(self.seats[seat], name, value)

    @property
    def full(self) -> bool:
        """Is every seat taken?"""
        return all(row.kind != "free" for row in self.seats.values())

    @property
    def contributions(self) -> list[Contribution]:
        """What the players contribute to the dice; it does not change once the game has begun."""
        return [
            Contribution(row.seat, row.commitment, row.reveal)
            for row in self.seats.values()
            if row.commitment
        ]


@dataclass(eq=False)
class Change:
    """Something that happened at a table: a step, steps taken back, or a change of rules.

    An ``undo`` takes back one step; ``back``, which the others have agreed to, all since one.

    Changes are numbered from 1 without gaps, and never altered once they are written. The same
    object is worked out by ``play.py``, stored, and sent as each seat may see it. A store keeps
    (table, seat, action_id) unique, so a repeated decision is harmless, whatever became of its
    answer.
    """

    #: Set when it is stored.
    table: str = field(init=False)
    number: int
    kind: str
    seat: str
    action: list[Any]
    chance: list[Any]
    digest: str
    #: The number of the step that an undo takes back, or of the first one that ``back`` does.
    undone: int | None
    #: The client's id for the decision; None if a bot made it.
    action_id: str | None
    at: float
    #: Of a change of rules: what the players are told (``key``, ``old``, ``new``, ``number``), and
    #: the ``position`` and ``used`` draws from which the game starts over, if it does.
    transition: dict[str, Any] | None = None
    #: None in tables of an earlier version, which did not store them: a replay brings them back.
    events: Sequence[Event] | None = None

    @staticmethod
    def of_rules(number: int, digest: str, transition: dict[str, Any], at: float) -> "Change":
        """A change of rules; nobody's decision, and told to everyone."""
        told = ("old", "new") if transition["number"] is None else ("old", "new", "number")
        params = {name: transition[name] for name in told}
        return Change(
            number=number,
            kind=RULES,
            seat="",
            action=[],
            chance=[],
            digest=digest,
            undone=None,
            action_id=None,
            at=at,
            transition=transition,
            events=[Event(transition["key"], params)],
        )

    @property
    def restarts(self) -> bool:
        """Does the game start over from a position? Its replay and its record begin there."""
        return self.transition is not None and self.transition["position"] is not None

    @property
    def step(self) -> Step:
        """The step as it stands in a record."""
        return Step(self.seat, tuple(self.action), self.chance, self.digest)

    def seen_by(self, seat: str | None) -> dict[str, Any]:
        """The ``Change`` of the protocol, for one seat or (None) a spectator."""
        seen = [event.seen_by(seat) for event in self.events or ()]
        told: dict[str, Any] = {
            "number": self.number,
            "kind": self.kind,
            "seat": self.seat or None,
            "events": [event for event in seen if event is not None],
            "at": self.at,
        }
        if self.undone is not None:
            told["undone"] = self.undone
        if self.restarts:
            told["restart"] = True
        return told


@dataclass(eq=False)
class AnalysisRow:
    """The analysis of a finished game, as far as it has come; both texts are compressed JSON."""

    table: str
    #: The version of what judged (``estimate_version``).
    estimate: str
    complete: bool
    #: To go on with (``Analyst.to_json``).
    samples: bytes
    #: Empty before the quick pass is complete.
    document: bytes


@dataclass(eq=False)
class MeasurementRow:
    """A balance, or the drafts of a fresh battle, as far as it has come; texts as above."""

    id: str
    kind: str
    game: str
    asked: bytes
    #: The games that were played, to go on with (``studio.slices``).
    played: bytes
    #: What is known; empty before the first game.
    document: bytes
    games: int
    complete: bool
    #: Why it was given up; "": it was not.
    problem: str
    #: When somebody last looked at it, and when a worker that makes it last said so.
    looked: float
    driven: float = 0.0


@dataclass(eq=False)
class LineRow:
    """Something that a player said at a table: a phrase, by its key, or words of their own."""

    table: str
    number: int
    player: int
    seat: str
    phrase: str
    text: str
    at: float

    def told(self) -> dict[str, Any]:
        """The ``Line`` of the protocol."""
        shown = {name: getattr(self, name) for name in ("number", "seat", "text", "at")}
        return {**shown, "phrase": self.phrase or None}


@dataclass(frozen=True, order=True)
class MarkRow:
    """How often a player has finished a scenario on a side against such an opponent, and won."""

    player: int
    game: str
    scenario: str
    side: str
    against: str
    played: int
    won: int


@dataclass(eq=False)
class Checkpoint:
    """The last position of a game, from which it goes on if new rules do not allow its steps."""

    table: str
    #: How many draws of its dice have been used.
    used: int
    position: dict[str, Any]
    #: The position as JSON, if it has been written already; it is stored as the position.
    text: str | None = None


@dataclass(eq=False)
class Milestone:
    """A position of a game that can no longer be undone.

    A table is loaded from its last milestone, and a replay begins at the one before its first
    frame, so neither takes longer in a long game.
    """

    table: str
    #: The change that led to it.
    number: int
    #: How many steps stood then.
    steps: int
    used: int
    #: Since which version each seat that must decide has had its offer.
    asked: dict[str, Any]
    position: dict[str, Any]
