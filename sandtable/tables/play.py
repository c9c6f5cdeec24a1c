"""A game as the server plays it: a change is drafted, stored, and only then adopted.

Nothing here waits or stores; ``live.py`` does both. Steps are made on a copy of the state, so that
nobody ever sees one that is not in the database yet.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sandtable.kernel.action import Action
from sandtable.kernel.chance import Committed, Traced
from sandtable.kernel.contribution import Contribution
from sandtable.kernel.errors import BadInput
from sandtable.kernel.game import Game
from sandtable.kernel.outcome import Outcome
from sandtable.kernel.record import Record, Recorder
from sandtable.kernel.rule import Refused
from sandtable.kernel.start import Position, Start
from sandtable.kernel.state import State, digest_of
from sandtable.kernel.undo import undo_blocker
from sandtable.tables.offers import offer
from sandtable.tables.rows import RULES, STEP, UNDO, Change, Milestone

#: The fewest changes between two milestones.
MILESTONE_CHANGES: Final = 25


@dataclass(frozen=True)
class Asked:
    """What a seat is offered, and since which version."""

    offer: tuple[Action, ...]
    since: int


@dataclass(frozen=True)
class UndoableStep:
    """A step that can still be taken back. ``forced``: the seat had no choice."""

    change: Change
    before: State
    forced: bool


@dataclass(frozen=True)
class Draft:
    """A step that has been worked out: where it leads, and how many draws have been used then."""

    change: Change
    state: State
    asked: dict[str, Asked]
    used: int
    forced: bool
    #: The document of the position it leads to.
    position: dict[str, Any]
    #: Why it cannot be undone; None if it can.
    undo_blocker: str | None


@dataclass(frozen=True)
class UndoDraft:
    """Steps to be taken back, the latest first, each as a change of its own."""

    changes: list[Change]
    state: State
    asked: dict[str, Asked]


@dataclass(frozen=True)
class Difference:
    """A stored change that the present rules do not repeat.

    ``rule`` forbids it; without one, it asks for other dice or leads to another position.
    """

    number: int
    rule: str


class Play:
    """The position, the changes that led to it, and what can be taken back."""

    def __init__(
        self,
        game: Game,
        start: Start,
        options: dict[str, Any] | None,
        secret: bytes,
        contributions: Sequence[Contribution] = (),
    ) -> None:
        self.game = game
        self._start = start
        self._options = options
        self._secret = secret
        self._contributions = contributions
        self.changes: list[Change] = []
        self._answered: dict[tuple[str, str], int] = {}
        #: The number of the change that led to the last milestone.
        self._last_milestone = 0
        self._begin(start, options, 0)

    def _begin(self, start: Start, options: dict[str, Any] | None, used: int) -> None:
        """Start the game, or start over from a position."""
        chance = self._dice(used)
        recorder = Recorder(self.game, start, chance, options)
        self.state = recorder.state
        self._header = recorder.record.header
        self.used = chance.used
        #: The steps among the changes that stand, since the beginning.
        self.steps: list[Change] = []
        #: How many of them can be replayed; all of them, where it is None.
        self._replayable: int | None = None
        self.asked = asking(self.state, {}, None, self.version)
        self._undoable: list[UndoableStep] = []
        #: Who made the last step that cannot be undone, and why it cannot.
        self._final: tuple[str, str] | None = None

    def set_up(self, contributions: Sequence[Contribution]) -> None:
        """Set the game up, now that its dice are fixed. No one has seen an earlier set-up."""
        self._contributions = contributions
        self._begin(self._start, self._options, 0)

    def _dice(self, used: int) -> Committed:
        return Committed(self._secret, used, self._contributions)

    @property
    def version(self) -> int:
        return len(self.changes)

    def answered(self, seat: str, action_id: str) -> int | None:
        """The version that this very decision led to, if it has been made before."""
        return self._answered.get((seat, action_id))

    def unchanged_since(self, seat: str, version: int) -> bool:
        """Is the seat's present offer the one it had at that version?"""
        asked = self.asked.get(seat)
        return asked is not None and asked.since <= version <= self.version

    # Steps.

    def draft(
        self, seat: str, action: Action, action_id: str | None = None, at: float = 0.0
    ) -> Draft:
        """Work out a step; raises Refused if it is against the rules."""
        forced = len(self.state.legal(seat)) == 1
        state = self.state.clone()
        state.recall(self.state)
        chance = self._dice(self.used)
        traced = Traced(chance)
        events = state.apply(seat, action, traced)
        number = self.version + 1
        position = dict(state.to_json())
        change = Change(
            number=number,
            kind=STEP,
            seat=seat,
            action=list(action),
            chance=traced.take(),
            digest=digest_of(position),
            undone=None,
            action_id=action_id,
            at=at,
            events=events,
        )
        asked = asking(state, self.asked, seat, number)
        blocker = undo_blocker(change.step, events)
        return Draft(change, state, asked, chance.used, forced, position, blocker)

    def milestone(self, draft: Draft) -> Milestone | None:
        """The position after a step, if it is time for a milestone and the step is final."""
        number = draft.change.number
        if draft.undo_blocker is None or number - self._last_milestone < MILESTONE_CHANGES:
            return None
        asked = {seat: offer.since for seat, offer in draft.asked.items()}
        steps = len(self.steps) + 1
        return Milestone("", number, steps, draft.used, asked, draft.position)

    def adopt(self, draft: Draft) -> None:
        """The step has been stored: from now on it is true."""
        change = draft.change
        if self.milestone(draft) is not None:
            self._last_milestone = change.number
        if draft.undo_blocker is not None:
            self._undoable.clear()
            self._final = (change.seat, draft.undo_blocker)
        else:
            self._undoable.append(UndoableStep(change, self.state, draft.forced))
        self.used = draft.used
        self.state, self.asked = draft.state, draft.asked
        self.steps.append(change)
        self._add(change)

    # Undo.

    def undoable(self, seat: str | None) -> tuple[int, str]:
        """How many steps an undo by this seat takes back; if none, why (a message key).

        Steps in which the seat had no choice go with the one before them: a client that plays
        them by itself would otherwise bring them back at once.
        """
        if self.state.outcome is not None:
            return 0, "undo-over"
        for count, step in enumerate(reversed(self._undoable), 1):
            if step.change.seat != seat:
                return 0, "undo-other"
            if not step.forced:
                return count, ""
        if self._final is None or seat is None:
            return 0, "undo-nothing"
        by, why = self._final
        return 0, f"undo-{why}" if by == seat else "undo-other"

    def draft_undo(self, count: int, action_id: str | None = None, at: float = 0.0) -> UndoDraft:
        """Work out an undo of the last ``count`` steps; the last of its changes has the id."""
        taken = self._undoable[: -count - 1 : -1]
        asked = self.asked
        changes: list[Change] = []
        for number, step in enumerate(taken, self.version + 1):
            asked = asking(step.before, asked, step.change.seat, number)
            change = Change(
                number=number,
                kind=UNDO,
                seat=step.change.seat,
                action=[],
                chance=[],
                digest=step.before.digest(),
                undone=step.change.number,
                action_id=action_id if step is taken[-1] else None,
                at=at,
                events=(),
            )
            changes.append(change)
        return UndoDraft(changes, taken[-1].before, asked)

    def adopt_undo(self, draft: UndoDraft) -> None:
        """The undo has been stored."""
        self.state, self.asked = draft.state, draft.asked
        for change in draft.changes:
            self._undoable.pop()
            self.steps.pop()
            self._add(change)

    def _add(self, change: Change) -> None:
        self.changes.append(change)
        if change.action_id is not None:
            self._answered[change.seat, change.action_id] = self.version

    # Coming back.

    def jump(self, stored: Sequence[Change], milestone: Milestone) -> None:
        """Go on from a milestone; ``stored`` are the changes up to it, with their events."""
        for change in stored:
            if change.restarts:
                assert change.transition is not None
                transition = change.transition
                self._begin(Position(transition["position"]), None, transition["used"])
            elif change.kind == STEP:
                self.steps.append(change)
            elif change.kind == UNDO:
                self.steps.pop()
            self._add(change)
        self.state = self.game.from_json(milestone.position)
        self.used = milestone.used
        self.asked = {
            seat: Asked(tuple(self.state.legal(seat)), since)
            for seat, since in milestone.asked.items()
        }
        last = stored[-1]
        blocker = undo_blocker(last.step, last.events or ())
        self._final = None if blocker is None else (last.seat, blocker)
        self._last_milestone = milestone.number

    def resume(self, stored: Sequence[Change], rules: str) -> Difference | None:
        """Replay stored changes, undone ones too; returns the first that differs.

        Every draw must be the same; every position too, unless it was reached by other rules than
        the present ones. What follows a difference is kept without its events, up to a change of
        rules that starts over from a position.
        """
        since = max([change.number for change in stored if change.kind == RULES], default=0)
        difference: Difference | None = None
        for change in stored:
            compared = rules == self.game.rules and change.number >= since
            if difference is not None and not change.restarts:
                self._skip(change)
                continue
            difference = self._repeat(change, compared)
            if difference is not None:
                self._replayable = len(self.steps)
                self._skip(change)
        return difference

    def _repeat(self, stored: Change, compared: bool) -> Difference | None:
        """Make a stored change again; nothing is done if it is no longer the same."""
        repeat = {STEP: self._repeat_step, UNDO: self._repeat_undo, RULES: self._repeat_rules}
        try:
            if stored.number == self.version + 1 and repeat[stored.kind](stored, compared):
                return None
        except Refused as refused:
            return Difference(stored.number, refused.refusal.rule)
        except BadInput:
            pass
        return Difference(stored.number, "")

    def _repeat_step(self, stored: Change, compared: bool) -> bool:
        draft = self.draft(stored.seat, tuple(stored.action), stored.action_id, stored.at)
        made = draft.change
        if made.chance != stored.chance or (compared and made.digest != stored.digest):
            return False
        self.adopt(draft)
        return True

    def _repeat_undo(self, stored: Change, compared: bool) -> bool:
        if not self._undoable or self._undoable[-1].change.number != stored.undone:
            return False
        draft = self.draft_undo(1, stored.action_id, stored.at)
        if compared and draft.changes[-1].digest != stored.digest:
            return False
        self.adopt_undo(draft)
        return True

    def _repeat_rules(self, stored: Change, compared: bool) -> bool:
        if compared and not stored.restarts and self.state.digest() != stored.digest:
            return False
        assert stored.transition is not None
        self.change_rules(stored.transition, stored.at)
        return True

    def _skip(self, stored: Change) -> None:
        """Keep a change that cannot be replayed, and use up its draws: they have been seen."""
        self.used += sum(
            len(drawn) - 1 if isinstance(drawn, list) and drawn else 1 for drawn in stored.chance
        )
        self._undoable.clear()
        if stored.kind == STEP:
            self.steps.append(stored)
        elif self.steps and self.steps[-1].number == stored.undone:
            self.steps.pop()
            self._replayable = min(self._replayable or 0, len(self.steps))
        elif stored.transition is not None:  # its notice is not lost
            number, digest = stored.number, stored.digest
            stored = Change.of_rules(number, digest, stored.transition, stored.at)
        self._add(stored)

    # Other rules.

    def change_rules(self, transition: dict[str, Any], at: float) -> None:
        """Go on by the present rules, from the present position or the one in the transition."""
        position = transition["position"]
        if position is not None:
            self._begin(Position(position), None, transition["used"])
        number = self.version + 1
        self.asked = asking(self.state, {} if position else self.asked, None, number)
        self._add(Change.of_rules(number, self.state.digest(), transition, at))

    def end_as(self, state: State, outcome: Outcome, rules: str) -> None:
        """End as the game did under its own rules, whatever the present ones say."""
        self.state = state.clone()
        self.state.outcome = outcome
        self.state.forget()
        self.asked = {}
        self._header = {**self._header, "rules": rules}

    @property
    def is_whole(self) -> bool:
        """Have the rules been the same throughout, so that every milestone still holds?"""
        return self._replayable is None and not any(each.kind == RULES for each in self.changes)

    @property
    def length(self) -> int:
        """How many steps a replay shows."""
        return len(self.steps) if self._replayable is None else self._replayable

    # What is told.

    def offer(self, seat: str | None) -> dict[str, Any]:
        """The ``Offer`` of the protocol: all that a seat (None: a spectator) sees and is asked."""
        return offer(self.state, seat, self.undoable(seat))

    def record(self) -> Record:
        """The game without what was taken back; with the secret once it is over."""
        record = Record(self._header)
        record.steps = [change.step for change in self.steps]
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


def standing(state: State) -> dict[str, Any]:
    """The columns of a table's row that follow from a position."""
    outcome = state.outcome
    return {
        "waiting": list(state.actors()),
        "finished": outcome is not None,
        "outcome": None if outcome is None else outcome.to_json(),
        "progress": state.progress(),
    }
