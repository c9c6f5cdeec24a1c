"""A game as the server plays it: a change is drafted, stored, and only then adopted.

Nothing here waits or stores; ``live.py`` does both. Nobody sees a step that is not stored yet.
"""

from collections.abc import Sequence
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
from sandtable.kernel.state import State, digest_of_text
from sandtable.kernel.steps import Step
from sandtable.kernel.undo import is_sealed, undo_blocker
from sandtable.tables.drafts import (
    Asked,
    Difference,
    Draft,
    Here,
    UndoableStep,
    UndoDraft,
    asking,
)
from sandtable.tables.marks import BackDraft, Mark, Marks, draft_back, marks_before, write_steps
from sandtable.tables.offers import Undoable, offer
from sandtable.tables.rows import BACK, RULES, STEP, UNDO, Change, Milestone
from sandtable.tables.texts import position_text

#: The fewest changes between two milestones.
MILESTONE_CHANGES: Final = 25
#: How many steps can be taken back at most; each keeps the position before it in memory.
MOST_UNDOABLE: Final = 300


class Play:
    """The position, the changes that led to it, and what can be taken back."""

    def __init__(
        self,
        game: Game,
        start: Start,
        options: dict[str, Any] | None,
        secret: bytes,
        contributions: Sequence[Contribution] = (),
        practice: bool = False,
        drawn: int = 0,
    ) -> None:
        self.game = game
        #: May everything be taken back, dice included, with what the bots have answered?
        self.practice = practice
        self._start = start
        self._options = options
        self._secret = secret
        self._contributions = contributions
        self._drawn = drawn
        self.changes: list[Change] = []
        self._answered: dict[tuple[str, str], int] = {}
        #: The number of the change that led to the last milestone.
        self._last_milestone = 0
        self._begin(start, options, drawn)

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
        self._marks: Marks = {}

    def set_up(self, contributions: Sequence[Contribution]) -> None:
        """Set the game up, now that its dice are fixed. No one has seen an earlier set-up."""
        self._contributions = contributions
        self._begin(self._start, self._options, self._drawn)

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
        here = Here(self.state, self.asked, self.used, self.version)
        return self._draft(here, seat, action, action_id, at)

    def _draft(
        self, here: Here, seat: str, action: Action, action_id: str | None, at: float
    ) -> Draft:
        forced = seat in here.asked and len(here.asked[seat].offer) == 1
        state = here.state.clone()
        state.recall(here.state)
        chance = self._dice(here.used)
        traced = Traced(chance)
        events = state.apply(seat, action, traced)
        number = here.version + 1
        position = dict(state.to_json())
        text = position_text(position)
        change = Change(
            number=number,
            kind=STEP,
            seat=seat,
            action=list(action),
            chance=traced.take(),
            digest=digest_of_text(text),
            undone=None,
            action_id=action_id,
            at=at,
            events=events,
        )
        asked = asking(state, here.asked, seat, number)
        blocker = None if self.practice else undo_blocker(change.step, events)
        return Draft(change, state, asked, chance.used, forced, position, text, blocker)

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
        marks = self._marks
        if not draft.forced and not self.practice:
            mark = Mark(change.number, len(self.steps), self.state)
            self._marks = {**marks, change.seat: mark}
        if draft.undo_blocker is not None:
            self._undoable.clear()
            self._final = (change.seat, draft.undo_blocker)
        else:
            sealed = is_sealed(change.events or ())
            step = UndoableStep(change, self.state, self.used, draft.forced, sealed, marks)
            self._undoable.append(step)
            del self._undoable[:-MOST_UNDOABLE]
        self.used, self.state, self.asked = draft.used, draft.state, draft.asked
        self.steps.append(change)
        self._add(change)

    # Undo.

    def undoable(self, seat: str | None) -> Undoable:
        """What an undo by this seat takes back.

        Steps in which the seat had no choice go with the one before them: a client that plays
        them by itself would otherwise bring them back at once. What other seats have sealed since
        does not stand in the way of what this one has sealed.
        """
        if self.state.outcome is not None:
            return Undoable(0, "undo-over")
        passed, sealed = False, True
        for count, step in enumerate(reversed(self._undoable), 1):
            own = step.change.seat == seat
            sealed = sealed and step.sealed
            passed = passed or not own
            if passed and not sealed and not self.practice:
                return Undoable(0, "undo-other")
            if own and not step.forced:
                if passed and not self.practice and not self._can_take_back(count, seat):
                    return Undoable(0, "undo-other")
                return Undoable(count, "", sealed)
        if self._final is None or seat is None:
            return Undoable(0, "undo-nothing")
        by, why = self._final
        return Undoable(0, f"undo-{why}" if by == seat else "undo-other")

    def undoable_from(self, seat: str, number: int) -> Undoable:
        """What it takes for this seat to take back one of its earlier steps."""
        for count, step in enumerate(reversed(self._undoable), 1):
            if step.change.seat == seat and step.change.number == number:
                sealed = all(each.sealed for each in self._undoable[-count:])
                if not sealed or not self._can_take_back(count, seat):
                    return Undoable(0, "undo-other")
                return Undoable(count, "", True)
        return Undoable(0, "undo-nothing")

    def _can_take_back(self, count: int, seat: str | None) -> bool:
        """Would the choices of the other seats still stand?

        Every offer asks, so the steps are only tried: ``draft_undo`` makes changes of them.
        """
        taken = self._undoable[-count:]
        state, used = taken[0].before, taken[0].used
        for step in taken[1:]:
            change = step.change
            tried, chance = state.clone(), self._dice(used)
            traced = Traced(chance)
            try:
                events = [] if step.forced else tried.apply(change.seat, change.action, traced)
            except Refused:
                events = []
            made = Step(change.seat, tuple(change.action), traced.take(), "")
            if is_sealed(events) and undo_blocker(made, events) is None:
                state, used = tried, chance.used
            elif change.seat != seat:
                return False
        return True

    def draft_undo(
        self,
        count: int,
        action_id: str | None = None,
        at: float = 0.0,
        again: bool | None = None,
    ) -> UndoDraft:
        """Work out an undo of the last ``count`` steps; the last of its changes has the id.

        ``again``: if all of them are sealed, those after the first are made again, as far as they
        still fit. By default in all games but practice.
        """
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
        state, used = taken[-1].before, taken[-1].used
        made: list[Draft] = []
        wanted = not self.practice if again is None else again
        if wanted and all(step.sealed for step in taken):
            later = [step.change for step in reversed(taken[:-1]) if not step.forced]
            here = Here(state, asked, used, changes[-1].number)
            made = self._make_again(here, later, at)
        return UndoDraft(changes, state, asked, used, made)

    def _make_again(self, here: Here, later: Sequence[Change], at: float) -> list[Draft]:
        """The drafts of earlier steps that still fit."""
        again: list[Draft] = []
        for change in later:
            try:
                draft = self._draft(here, change.seat, tuple(change.action), None, at)
            except Refused:
                continue
            if draft.undo_blocker is None and is_sealed(draft.change.events or ()):
                again.append(draft)
                here = Here(draft.state, draft.asked, draft.used, draft.change.number)
        return again

    def adopt_undo(self, draft: UndoDraft) -> None:
        """The undo has been stored."""
        self.state, self.asked, self.used = draft.state, draft.asked, draft.used
        for change in draft.changes:
            self._marks = self._undoable.pop().marks
            self.steps.pop()
            self._add(change)
        for step in draft.again:
            self.adopt(step)

    # Taking back what the others must agree to.

    def last_decision(self, seat: str) -> Mark | None:
        """Where the seat's last decision was made, if only the others can let it be taken back."""
        free = self.practice or self.state.outcome is not None or self.undoable(seat).count
        return None if free else self._marks.get(seat)

    def draft_back(self, seat: str, mark: Mark, at: float = 0.0) -> BackDraft:
        """Work out a take-back of all steps since a decision of this seat."""
        return draft_back(seat, mark, self.version + 1, at)

    def adopt_back(self, draft: BackDraft) -> None:
        """The take-back has been stored. The draws that were used stay used: they were seen."""
        mark = draft.mark
        self.state, self.asked = mark.state, draft.asked
        del self.steps[mark.steps :]
        self._undoable = [each for each in self._undoable if each.change.number < mark.number]
        self._final = None
        self._marks = marks_before(self._marks, mark)
        self._last_milestone = draft.change.number
        self._add(draft.change)

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
            elif change.kind in (UNDO, BACK):
                self._drop_since(change)
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
        repeat = {
            STEP: self._repeat_step,
            UNDO: self._repeat_undo,
            BACK: self._repeat_back,
            RULES: self._repeat_rules,
        }
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
        draft = self.draft_undo(1, stored.action_id, stored.at)  # with nothing to make again
        if compared and draft.changes[-1].digest != stored.digest:
            return False
        self.adopt_undo(draft)
        return True

    def _repeat_back(self, stored: Change, compared: bool) -> bool:
        mark = self._marks.get(stored.seat)
        if mark is None or mark.number != stored.undone:
            return False
        draft = self.draft_back(stored.seat, mark, stored.at)
        if compared and draft.change.digest != stored.digest:
            return False
        self.adopt_back(draft)
        return True

    def _drop_since(self, back: Change) -> None:
        """The step that a change takes back stands no more, nor do those after it."""
        while self.steps and self.steps[-1].number >= (back.undone or 0):
            self.steps.pop()

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
        self._marks = {}
        if stored.kind == STEP:
            self.steps.append(stored)
        elif stored.kind == BACK:
            self._drop_since(stored)
            self._replayable = min(self._replayable or 0, len(self.steps))
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
        undo, asked = self.undoable(seat), self.asked.get(seat or "")
        if seat is not None and not undo.count and self.last_decision(seat) is not None:
            undo = Undoable(undo.count, undo.why, undo.sealed, asks=True)
        return offer(self.state, seat, undo, [] if asked is None else asked.offer)

    def record(self) -> Record:
        """The game without what was taken back; with the secret once it is over."""
        record = Record({**self._header, "practice": True} if self.practice else self._header)
        if any(change.kind == BACK for change in self.changes):
            write_steps(record, self.changes)
        else:
            record.steps = [change.step for change in self.steps]
        record.outcome = self.state.outcome
        record.secret = None if self.state.outcome is None else self._secret.hex()
        return record


def standing(state: State) -> dict[str, Any]:
    """The columns of a table's row that follow from a position."""
    outcome = state.outcome
    return {
        "waiting": list(state.actors()),
        "finished": outcome is not None,
        "outcome": None if outcome is None else outcome.to_json(),
        "progress": state.progress(),
    }
