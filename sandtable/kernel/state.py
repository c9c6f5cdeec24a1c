"""A position of a game: plain data, and the stack of pending decisions."""

import hashlib
import json
from typing import TYPE_CHECKING, Any

from sandtable.kernel.action import RESIGN, Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import BadInput, Json
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.frame import Frame
from sandtable.kernel.odds import Odds
from sandtable.kernel.outcome import Outcome
from sandtable.kernel.rule import Refusal, Refused

if TYPE_CHECKING:
    from sandtable.kernel.game import Game


class State:
    """The contract every game's state keeps. Subclasses hold the data and its JSON form."""

    def __init__(self, seats: tuple[str, ...]) -> None:
        #: Every seat of the game, in the order of play at set-up.
        self.seats = seats
        self.frames: list[Frame[Any]] = []
        self.outcome: Outcome | None = None
        # The answers for the present decision, kept until something changes.
        self._asked: tuple[str, ...] | None = None
        self._offered_to: str | None = None
        self._offer: list[Action] = []

    # What a game provides.

    @property
    def game(self) -> "Game":
        raise NotImplementedError

    def side_of(self, seat: str) -> str:
        """The side a seat plays for."""
        raise NotImplementedError

    def clone(self) -> "State":
        """An independent copy; it shares no chance with the original."""
        raise NotImplementedError

    def to_json(self) -> dict[str, Json]:
        """The complete position."""
        raise NotImplementedError

    def view(self, seat: str | None) -> dict[str, Json]:
        """What one seat (None: a spectator) may know, built by allow-list."""
        raise NotImplementedError

    def progress(self) -> dict[str, Json]:
        """How far it has come, for lists of games; everyone may know it.

        ``round`` or ``turn``, the ``scores`` of both sides, and the ``goals`` of those that win by
        a score.
        """
        raise NotImplementedError

    def guides(self, seat: str) -> dict[str, Json]:
        """What helps a seat to see its choices on a screen (reach, lines of sight), open to it.

        It follows from the view; a game in which the view is enough has none.
        """
        return {}

    def evaluate(self, side: str) -> float:
        """A hand-written estimate for bots: -1 lost, 0 even, 1 won."""
        raise NotImplementedError

    def over(self) -> Refusal:
        """The refusal that answers an action after the end."""
        raise NotImplementedError

    def not_deciding(self, seat: str) -> Refusal:
        """The refusal that answers a seat which has nothing to decide now."""
        raise NotImplementedError

    def resign(self, seat: str, events: list[Event]) -> None:
        """End the game against this seat's side."""
        raise NotImplementedError

    def advance(self, chance: Chance, events: list[Event]) -> None:
        """Play on, where nobody has anything to decide, up to the next decision."""

    # What every game shares.

    def actors(self) -> tuple[str, ...]:
        """The seats that must decide now; () when the game is over."""
        if self.outcome is not None:
            return ()
        if self._asked is None:
            self._asked = self.frames[-1].actors(self)
        return self._asked

    def legal(self, seat: str) -> list[Action]:
        """Everything the seat may do now; empty if it has nothing to decide."""
        return list(self._legal(seat))

    def apply(self, seat: str, action: Action, chance: Chance) -> list[Event]:
        """Carry out an action; raises Refused and changes nothing if it is not allowed."""
        events: list[Event] = []
        if not self._offers(seat, action):
            refusal = self.why_not(seat, action)
            if refusal is not None:
                raise Refused(refusal)
            self.forget()
            self.resign(seat, events)
            return events
        self.forget()
        self.frames[-1].resolve(self, seat, action, chance, events)
        self.advance(chance, events)
        return events

    def forget(self) -> None:
        """The position changes: what was worked out for the last decision no longer holds."""
        self._asked = None
        self._offered_to = None

    def why_not(self, seat: str, action: Action) -> Refusal | None:
        """None if the action is allowed, else the rule that forbids it."""
        self._check_seat(seat)
        if self.outcome is not None:
            return self.over()
        if action == (RESIGN,) or action in self._legal(seat):
            return None
        if seat not in self.actors():
            return self.not_deciding(seat)
        return self.frames[-1].refuse(self, seat, action)

    def odds(self, seat: str, action: Action) -> list[Odds]:
        """The rolls a legal action leads to, from open information only."""
        return self.frames[-1].odds(self, action) if action in self._legal(seat) else []

    def prompt(self) -> Prompt | None:
        """What is being asked now; None when the game is over."""
        return None if self.outcome is not None else self.frames[-1].prompt(self)

    def digest(self) -> str:
        """A short fingerprint of the whole position."""
        text = json.dumps(self.to_json(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:12]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.to_json() == other.to_json()

    def __hash__(self) -> int:
        raise TypeError("a State changes and cannot be hashed; use digest()")

    def _legal(self, seat: str) -> list[Action]:
        """The legal list, computed once for each decision."""
        if self._offered_to != seat:
            self._check_seat(seat)
            acting = seat in self.actors()
            self._offer = self.frames[-1].legal(self, seat) if acting else []
            self._offered_to = seat
        return self._offer

    def _offers(self, seat: str, action: Action) -> bool:
        """Is an action legal? Mostly it is the very one of the list: that is quick to find."""
        offer = self._legal(seat)
        for offered in offer:
            if offered is action:
                return True
        return action in offer

    def _check_seat(self, seat: str) -> None:
        if seat not in self.seats:
            raise BadInput("unknown-seat", seat=seat, seats=", ".join(self.seats))
