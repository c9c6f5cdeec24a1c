"""A game at this terminal: who plays, what has happened, what can be undone."""

from collections.abc import Mapping
from typing import Final

from sandtable.bots import Bot
from sandtable.kernel.action import Action
from sandtable.kernel.event import Event
from sandtable.kernel.record import Recorder
from sandtable.kernel.state import State
from sandtable.kernel.undo import CHANCE, HIDDEN, undo_blocker

#: Why a decision cannot be undone.
UNDO_REASONS: Final = {CHANCE: "cli-undo-chance", HIDDEN: "cli-undo-hidden"}


class UndoableStep:
    """A step, and what to restore: the state, the length of the log, how far it was read.

    ``blocker`` says what prevents an undo, if anything does.
    """

    def __init__(
        self, seat: str, before: State, logged: int, read: int, blocker: str | None
    ) -> None:
        self.seat = seat
        self.before = before
        self.logged = logged
        self.read = read
        self.blocker = blocker


class Session:
    """``players`` has a bot for a seat, or None for a person."""

    def __init__(self, recorder: Recorder, players: Mapping[str, Bot | None]) -> None:
        self.recorder = recorder
        self.players = dict(players)
        self.log: list[Event] = []
        self._steps: list[UndoableStep] = []
        self._read: dict[str, int] = dict.fromkeys(players, 0)

    @property
    def state(self) -> State:
        return self.recorder.state

    @property
    def people(self) -> list[str]:
        return [seat for seat, bot in self.players.items() if bot is None]

    def next_seat(self, holder: str) -> str:
        """The seat to decide next: the one at the screen if possible, then people, then bots."""
        actors = self.state.actors()
        if holder in actors:
            return holder
        return next((seat for seat in actors if seat in self.people), actors[0])

    def act(self, seat: str, action: Action) -> list[Event]:
        """Carry out an action; raises Refused, and changes nothing, if it is not legal."""
        before = self.state.clone()
        events = self.recorder.apply(seat, action)
        blocker = undo_blocker(self.recorder.record.steps[-1], events)
        self._steps.append(UndoableStep(seat, before, len(self.log), self._read[seat], blocker))
        self._read[seat] = len(self.log)
        self.log += events
        return events

    def act_for_bot(self, seat: str) -> list[Event]:
        bot = self.players[seat]
        assert bot is not None
        return self.act(seat, bot.choose(self.state.view(seat), self.state.legal(seat)))

    def undo(self, seat: str) -> str:
        """Undo the last decision of this seat; returns a message key if that is not possible."""
        if not self._steps:
            return "cli-undo-nothing"
        last = self._steps[-1]
        if last.seat != seat:
            return "cli-undo-other"
        if last.blocker is not None:
            return UNDO_REASONS[last.blocker]
        self._steps.pop()
        self.recorder.state = last.before
        self.recorder.record.steps.pop()
        del self.log[last.logged :]
        self._read[seat] = last.read
        return ""

    def news(self, seat: str) -> list[Event]:
        """What happened since this seat last decided, including its own decision."""
        return self.log[self._read[seat] :]
