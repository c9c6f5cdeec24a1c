"""A position of a game: plain data, and the stack of pending decisions."""

import hashlib
import importlib
import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sandtable.kernel.action import AGREE_DRAW, RESIGN, Action, as_action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import BadInput, Json
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.frame import Frame
from sandtable.kernel.native import mypyc_attr
from sandtable.kernel.notation import match_action
from sandtable.kernel.odds import Odds
from sandtable.kernel.outcome import Outcome
from sandtable.kernel.rule import Refusal, Refused

if TYPE_CHECKING:
    from sandtable.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The interface of every game's state. Subclasses hold the data and its JSON form."""

    def __init__(self, seats: tuple[str, ...], sides: tuple[str, ...]) -> None:
        #: All seats of the game, in the order of play at set-up.
        self.seats = seats
        #: The sides; the rules refer to them by index.
        self.sides = sides
        self.frames: list[Frame[Any]] = []
        self.outcome: Outcome | None = None
        # The answers for the current decision, cached until something changes.
        self._asked: tuple[str, ...] | None = None
        self._offered_to: str | None = None
        self._offer: list[Action] = []

    # Provided by each game.

    @property
    def game(self) -> "Game":
        raise NotImplementedError

    def side_of(self, seat: str) -> str:
        """The side a seat plays for."""
        raise NotImplementedError

    def clone(self) -> "State":
        """An independent copy."""
        raise NotImplementedError

    def to_json(self) -> dict[str, Json]:
        """The complete position."""
        raise NotImplementedError

    def view(self, seat: str | None) -> dict[str, Json]:
        """What one seat (None: a spectator) may know, built from an allow-list."""
        raise NotImplementedError

    def progress(self) -> dict[str, Json]:
        """How far the game has come, for lists of games; public.

        ``round`` or ``turn``, the ``scores`` of both sides, and the ``goals`` of sides that win by
        a score.
        """
        raise NotImplementedError

    def turn_key(self) -> tuple[int, ...]:
        """The turn in which the game is, for searches that look some turns ahead; public.

        Keys can be hashed and compared: every turn has its own, greater than those before it.
        A game whose players take turns within a round says more than the number of the round.
        """
        progress = self.progress()
        numbers = [progress[unit] for unit in ("round", "turn") if unit in progress]
        return tuple([number for number in numbers if isinstance(number, int)])

    def losses(self) -> dict[str, int]:
        """The losses of each side so far, in games that count them."""
        return {}

    def guides(self, seat: str) -> dict[str, Json]:
        """Aids that a client may draw for a seat, such as its reach and lines of sight.

        They follow from the view; a game whose view is enough has none.
        """
        return {}

    def evaluate(self, side: str) -> float:
        """A hand-written estimate for bots: -1 lost, 0 even, 1 won."""
        raise NotImplementedError

    # Shared by all games.

    def actors(self) -> tuple[str, ...]:
        """The seats that must decide now; () when the game is over."""
        if self.outcome is not None:
            return ()
        if self._asked is None:
            self._asked = self.frames[-1].actors(self)
        return self._asked

    def legal(self, seat: str) -> list[Action]:
        """The legal actions of a seat; empty if it has nothing to decide."""
        return list(self._legal(seat))

    def offer(self, seat: str) -> list[tuple[Action, list[Odds]]]:
        """The legal actions, each with its rolls: ``legal`` and ``odds`` in one pass."""
        legal = self._legal(seat)
        if not legal:
            return []
        frame = self.frames[-1]
        return [(action, frame.odds(self, action)) for action in legal]

    def apply(self, seat: str, action: Sequence[str], chance: Chance) -> list[Event]:
        """Carry out an action; raises Refused, and changes nothing, if it is not legal."""
        events: list[Event] = []
        offered = self._offered(seat, action)
        if offered is None:
            refusal = self.why_not(seat, action)
            if refusal is not None:
                raise Refused(refusal, self.game.id)
            self.forget()
            if as_action(action) == AGREE_DRAW:
                self.end(None, "agreed", events)
            else:
                self.resign(seat, events)
            return events
        self.forget()
        self.frames[-1].resolve(self, seat, offered, chance, events)
        self.advance(chance, events)
        return events

    def why_not(self, seat: str, action: Sequence[str]) -> Refusal | None:
        """None if the action is legal, else the rule that forbids it."""
        action = as_action(action)
        self._check_seat(seat)
        if self.outcome is not None:
            return self.refusal("game-over")
        if action in (RESIGN, AGREE_DRAW) or action in self._legal(seat):
            return None
        if seat not in self.actors():
            return self.frames[-1].refuse_seat(self, seat)
        return self.frames[-1].refuse(self, seat, action)

    def read(self, seat: str, text: str) -> Action:
        """The legal action written as ``text`` in the game's notation.

        Case does not matter, and trailing words may be omitted if only one action fits. Raises
        BadInput if a word is unknown, impossible or ambiguous (``unknown-word``,
        ``impossible-word``, ``ambiguous-word``), and Refused if the rules forbid the action.
        """
        legal = self.legal(seat)
        meant = match_action(text, legal, [self.game.write(action) for action in legal])
        if meant is None:
            meant = self.game.read(text)
            if meant == AGREE_DRAW:  # nobody agrees alone
                raise BadInput("draw-not-agreed")
            refusal = self.why_not(seat, meant)
            if refusal is not None:
                raise Refused(refusal, self.game.id)
        return meant

    def odds(self, seat: str, action: Sequence[str]) -> list[Odds]:
        """The rolls a legal action leads to, from open information only."""
        offered = self._offered(seat, action)
        return [] if offered is None else self.frames[-1].odds(self, offered)

    def returns(self) -> dict[str, float]:
        """The result of each side: 1.0 won, -1.0 lost, 0.0 a draw or a running game."""
        winner = None if self.outcome is None else self.outcome.winner
        if winner is None:
            return dict.fromkeys(self.sides, 0.0)
        return {side: 1.0 if side == winner else -1.0 for side in self.sides}

    def prompt(self) -> Prompt | None:
        """The current question; None when the game is over."""
        return None if self.outcome is not None else self.frames[-1].prompt(self)

    def refusal(self, key: str, variant: str = "", **params: Json) -> Refusal:
        """The refusal that cites the rule named ``key``; see ``Game.cite``."""
        return Refusal(self.game.cite(key, variant), f"refusal-{key}", dict(params))

    # The stack, and the flow between decisions.

    def advance(self, chance: Chance, events: list[Event]) -> None:
        """Run tasks and leave settled frames, up to the next decision."""
        while self.outcome is None:
            self.forget()
            frame = self.frames[-1]
            if not frame.settled(self):
                return
            frame.leave(self, chance, events)

    @property
    def top(self) -> Frame[Any]:
        """The frame on top of the stack."""
        return self.frames[-1]

    def push(self, *frames: Frame[Any]) -> None:
        """Push frames on the stack; the first one ends up on top."""
        if len(frames) == 1:
            self.frames.append(frames[0])
            return
        for frame in frames[::-1]:
            self.frames.append(frame)

    def pop(self) -> None:
        """Remove the top frame from the stack."""
        self.frames.pop()

    def replace(self, frame: Frame[Any]) -> None:
        """Replace the top frame."""
        self.frames[-1] = frame

    def replace_below(self, old: Frame[Any], new: Frame[Any]) -> None:
        """Replace a frame anywhere on the stack."""
        for i, frame in enumerate(self.frames):
            if frame is old:
                self.frames[i] = new
                return
        raise AssertionError(f"{old.name} is not on the stack")

    def reset(self, *frames: Frame[Any]) -> None:
        """Replace the whole stack with these frames; the first one ends up on top."""
        self.frames = [frames[0]] if len(frames) == 1 else [*frames[::-1]]

    def copy_flow(self, original: "State") -> None:
        """Take over the stack and the outcome of the state of which this is a copy."""
        self.frames = original.frames[:]
        self.outcome = original.outcome

    def end(self, winner: int | None, reason: str, events: list[Event]) -> None:
        """End the game at once; ``winner`` is the number of a side, None for a draw."""
        side = None if winner is None else self.sides[winner]
        key = f"outcome-{reason}"
        self.outcome = Outcome(side, key, self.game.cite(key))
        events.append(Event("game-over", {"winner": side, "reason": key}))

    def resign(self, seat: str, events: list[Event]) -> None:
        """End the game at once; the other side wins."""
        side = self.side_of(seat)
        events.append(Event("resigned", {"side": side}))
        self.end(1 - self.sides.index(side), "resigned", events)

    def digest(self) -> str:
        """A short fingerprint of the whole position."""
        return digest_of(self.to_json())

    def __repr__(self) -> str:
        document = self.to_json()
        scenario = document.get("scenario")
        name = scenario if isinstance(scenario, str) else "own scenario"
        progress = self.progress()
        time = " ".join(
            [f"{unit} {progress[unit]}" for unit in ("round", "turn") if unit in progress]
        )
        if self.outcome is None:
            pending = f"{', '.join(self.actors())} to decide"
        else:
            winner = self.outcome.winner
            pending = "a draw" if winner is None else f"{winner} won"
        return f"<State of {self.game.id}, {name}, {time}: {pending}>"

    def __str__(self) -> str:
        """The whole table as plain text, including hidden information."""
        return f"{self!r}\n{_drawing().board(self)}"

    def svg(self, seat: str | None = None) -> str:
        """A picture of the table as a seat (None: a spectator) sees it."""
        drawn: str = _drawing().picture(self, seat)
        return drawn

    def _repr_svg_(self) -> str:
        return self.svg()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.to_json() == other.to_json()

    def __hash__(self) -> int:
        raise TypeError("a State changes and cannot be hashed; use digest()")

    def forget(self) -> None:
        """Drop the cached answers: the position has changed."""
        self._asked = None
        self._offered_to = None

    def recall(self, twin: "State") -> None:
        """Copy the cached answers of the state that this is a fresh clone of."""
        self._asked = twin._asked
        self._offered_to = twin._offered_to
        self._offer = twin._offer

    def _legal(self, seat: str) -> list[Action]:
        """The legal list, computed once for each decision, whoever else asks in between."""
        if self._offered_to != seat:
            if seat not in self.actors():
                self._check_seat(seat)
                return []
            self._offer = self.frames[-1].legal(self, seat)
            self._offered_to = seat
        return self._offer

    def _offered(self, seat: str, action: Sequence[str]) -> Action | None:
        """The given action, if it is legal. Usually it is an element of the list: quick to find."""
        offer = self._legal(seat)
        for offered in offer:
            if offered is action:
                return offered
        meant = as_action(action)
        return meant if meant in offer else None

    def _check_seat(self, seat: str) -> None:
        if seat not in self.seats:
            raise BadInput("unknown-seat", seat=seat, seats=", ".join(self.seats))


def digest_of(position: dict[str, Json]) -> str:
    """A short fingerprint of the document of a position."""
    return digest_of_text(text_of(position))


def text_of(position: dict[str, Json]) -> str:
    """The document of a position as JSON, always written in the same way."""
    return json.dumps(position, sort_keys=True, separators=(",", ":"))


def digest_of_text(text: str) -> str:
    """The fingerprint of a position that ``text_of`` has written."""
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def _drawing() -> Any:
    """The module that makes pictures, imported when one is wanted; the kernel does not need it."""
    return importlib.import_module("sandtable.drawing")
