"""A game as the server plays it: every change is worked out first, and becomes true once stored.

Nothing here waits or stores; ``live.py`` does both. Steps are made on a copy of the state, so that
nobody ever sees one that is not in the database yet.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sandtable.kernel.action import Action
from sandtable.kernel.chance import Committed, Traced
from sandtable.kernel.errors import BadInput
from sandtable.kernel.event import Event
from sandtable.kernel.game import Game
from sandtable.kernel.record import Record, Recorder, Step
from sandtable.kernel.rule import Refused
from sandtable.kernel.start import Start
from sandtable.kernel.state import State
from sandtable.kernel.takeback import closed_by
from sandtable.server.models import ChangeRow

STEP: Final = "step"
UNDO: Final = "undo"


@dataclass(frozen=True)
class Change:
    """Something that happened at the table, numbered from 1 without gaps."""

    number: int
    kind: str
    seat: str
    events: Sequence[Event]
    undone: int | None
    at: float

    def seen_by(self, seat: str | None) -> dict[str, Any]:
        seen = [event.seen_by(seat) for event in self.events]
        told: dict[str, Any] = {
            "number": self.number,
            "kind": self.kind,
            "seat": self.seat,
            "events": [happening for happening in seen if happening is not None],
            "at": self.at,
        }
        return told if self.undone is None else told | {"undone": self.undone}


@dataclass(frozen=True)
class Asked:
    """What a seat is offered, and since which version."""

    offer: tuple[Action, ...]
    since: int


@dataclass(frozen=True)
class Taken:
    """A step that can still be taken back. ``forced``: there was nothing else to choose."""

    number: int
    seat: str
    before: State
    forced: bool


@dataclass(frozen=True)
class Draft:
    """A step that has been worked out: what it leads to, and how far the dice are then."""

    step: Step
    events: list[Event]
    state: State
    asked: dict[str, Asked]
    used: int
    forced: bool


@dataclass(frozen=True)
class Retreat:
    """Steps that are to be taken back, the latest first, and what that leads to."""

    taken: list[Taken]
    state: State
    asked: dict[str, Asked]


class Play:
    """The position, the changes that led to it, and what can be taken back."""

    def __init__(
        self, game: Game, start: Start, options: dict[str, Any] | None, secret: bytes
    ) -> None:
        self.game = game
        self._secret = secret
        chance = Committed(secret)
        recorder = Recorder(game, start, chance, options)
        self.state = recorder.state
        self._header = recorder.record.header
        self._used = chance.used
        self.steps: list[Step] = []
        self.changes: list[Change] = []
        self.asked = asking(self.state, {}, None, 0)
        self._answered: dict[tuple[str, str], int] = {}
        self._open: list[Taken] = []
        #: Who made the last step that stays, and why it does.
        self._closed: tuple[str, str] | None = None

    @property
    def version(self) -> int:
        return len(self.changes)

    def answered(self, seat: str, action_id: str) -> int | None:
        """The version that this very decision led to, if it has been made before."""
        return self._answered.get((seat, action_id))

    def unchanged_since(self, seat: str, version: int) -> bool:
        """Is what the seat is offered now what it was offered at that version?"""
        asked = self.asked.get(seat)
        return asked is not None and asked.since <= version <= self.version

    # Steps.

    def draft(self, seat: str, action: Action) -> Draft:
        """Work out a step; raises Refused if it is against the rules."""
        state = self.state.clone()
        chance = Committed(self._secret, self._used)
        traced = Traced(chance)
        forced = len(self.state.legal(seat)) == 1
        events = state.apply(seat, action, traced)
        step = Step(seat, action, traced.take(), state.digest())
        asked = asking(state, self.asked, seat, self.version + 1)
        return Draft(step, events, state, asked, chance.used, forced)

    def adopt(self, draft: Draft, action_id: str | None, at: float) -> None:
        """The step has been stored: from now on it is true."""
        seat = draft.step.seat
        closed = closed_by(draft.step, draft.events)
        if closed:
            self._open.clear()
            self._closed = (seat, closed)
        else:
            self._open.append(Taken(self.version + 1, seat, self.state, draft.forced))
        self._used = draft.used
        self.steps.append(draft.step)
        self.state, self.asked = draft.state, draft.asked
        self._add(STEP, seat, draft.events, None, action_id, at)

    # Taking back.

    def undoable(self, seat: str | None) -> tuple[int, str]:
        """How many steps an undo of this seat takes back; if none, why (a message key).

        Steps in which the seat had no choice go with the one before them: a client that plays
        them by itself would otherwise bring them back at once.
        """
        if self.state.outcome is not None:
            return 0, "undo-over"
        for count, taken in enumerate(reversed(self._open), 1):
            if taken.seat != seat:
                return 0, "undo-other"
            if not taken.forced:
                return count, ""
        if self._closed is None or seat is None:
            return 0, "undo-nothing"
        closer, why = self._closed
        return 0, f"undo-{why}" if closer == seat else "undo-other"

    def retreat(self, count: int) -> Retreat:
        """Work out an undo of so many steps."""
        taken = self._open[: -count - 1 : -1]
        asked = self.asked
        for version, each in enumerate(taken, self.version + 1):
            asked = asking(each.before, asked, each.seat, version)
        return Retreat(taken, taken[-1].before, asked)

    def take_back(self, retreat: Retreat, action_id: str | None, at: float) -> None:
        """The undo has been stored; the last of its changes has the id."""
        last = retreat.taken[-1]
        self.state, self.asked = retreat.state, retreat.asked
        for taken in retreat.taken:
            self._open.pop()
            self.steps.pop()
            its_id = action_id if taken is last else None
            self._add(UNDO, taken.seat, (), taken.number, its_id, at)

    def _add(
        self,
        kind: str,
        seat: str,
        events: Sequence[Event],
        undone: int | None,
        action_id: str | None,
        at: float,
    ) -> None:
        self.changes.append(Change(self.version + 1, kind, seat, events, undone, at))
        if action_id is not None:
            self._answered[seat, action_id] = self.version

    # Coming back.

    def resume(self, rows: Sequence[ChangeRow]) -> None:
        """Play stored changes again, undone ones too; every die and position must be the same."""
        for row in rows:
            try:
                fits = self._repeat(row)
            except Refused:
                fits = False
            if not fits or row.number != self.version:
                raise BadInput("table-damaged", number=row.number)

    def _repeat(self, row: ChangeRow) -> bool:
        if row.kind == STEP:
            draft = self.draft(row.seat, tuple(row.action))
            self.adopt(draft, row.action_id, row.at)
            return draft.step.chance == row.chance and draft.step.digest == row.digest
        if not self._open or self._open[-1].number != row.undone:
            return False
        self.take_back(self.retreat(1), row.action_id, row.at)
        return self.state.digest() == row.digest

    # What is told.

    def offer(self, seat: str | None) -> dict[str, Any]:
        """All that a seat (None: a spectator) is shown and asked."""
        view = self.state.view(seat)
        legal = [] if seat is None else self.state.legal(seat)
        odds: dict[str, Any] = {}
        if seat is not None:
            for index, action in enumerate(legal):
                rolls = self.state.odds(seat, action)
                if rolls:
                    odds[str(index)] = [roll.to_json() for roll in rolls]
        count, why = self.undoable(seat)
        return {
            "view": view,
            "prompt": view["prompt"],
            "legal": legal,
            "odds": odds,
            "guides": {} if seat is None else self.state.guides(seat),
            "undo": {"may": count > 0, "why": why},
            "outcome": view["outcome"],
            "ask": self.state.actors(),
        }

    def record(self) -> Record:
        """The game as it was played, less what was taken back; with the secret once it is over."""
        record = Record(self._header)
        record.steps = self.steps[:]
        record.outcome = self.state.outcome
        record.secret = None if self.state.outcome is None else self._secret.hex()
        return record


def asking(
    state: State, before: Mapping[str, Asked], decided: str | None, version: int
) -> dict[str, Asked]:
    """What every seat that must decide is offered, and since when.

    An offer is new for the seat that decided, and where it differs from the one before. Two seats
    that choose at the same time do not make each other's offers stale.
    """
    asked: dict[str, Asked] = {}
    for seat in state.actors():
        offer = tuple(state.legal(seat))
        known = None if seat == decided else before.get(seat)
        if known is None or known.offer != offer:
            known = Asked(offer, version)
        asked[seat] = known
    return asked
