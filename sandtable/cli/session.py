"""A game at this terminal: who plays, what has happened, what can be taken back."""

from collections.abc import Mapping
from typing import Final

from sandtable.bots import Bot
from sandtable.kernel.action import Action
from sandtable.kernel.event import Event
from sandtable.kernel.record import Recorder
from sandtable.kernel.state import State
from sandtable.kernel.takeback import CHANCE, HIDDEN, closed_by

#: Why a decision stays.
STAYS: Final = {CHANCE: "cli-undo-chance", HIDDEN: "cli-undo-hidden"}


class Taken:
    """A step that was taken, and what was before it: the position, the log, how far it was read.

    ``closed`` names what keeps it from being taken back, if anything does.
    """

    def __init__(self, seat: str, before: State, logged: int, read: int, closed: str) -> None:
        self.seat = seat
        self.before = before
        self.logged = logged
        self.read = read
        self.closed = closed


class Session:
    """``players`` has a bot for a seat, or None for a person."""

    def __init__(self, recorder: Recorder, players: Mapping[str, Bot | None]) -> None:
        self.recorder = recorder
        self.players = dict(players)
        self.log: list[Event] = []
        self._taken: list[Taken] = []
        self._read: dict[str, int] = dict.fromkeys(players, 0)

    @property
    def state(self) -> State:
        return self.recorder.state

    @property
    def people(self) -> list[str]:
        return [seat for seat, bot in self.players.items() if bot is None]

    def next_seat(self, holder: str) -> str:
        """Who decides now; of several, whoever is at the screen, then people, then bots."""
        actors = self.state.actors()
        if holder in actors:
            return holder
        return next((seat for seat in actors if seat in self.people), actors[0])

    def act(self, seat: str, action: Action) -> list[Event]:
        """Carry out an action; raises Refused and changes nothing if it is not allowed."""
        before = self.state.clone()
        events = self.recorder.apply(seat, action)
        closed = closed_by(self.recorder.record.steps[-1], events)
        self._taken.append(Taken(seat, before, len(self.log), self._read[seat], closed))
        self._read[seat] = len(self.log)
        self.log += events
        return events

    def act_for_bot(self, seat: str) -> list[Event]:
        bot = self.players[seat]
        assert bot is not None
        return self.act(seat, bot.choose(self.state.view(seat), self.state.legal(seat)))

    def undo(self, seat: str) -> str:
        """Take back the last decision of this seat; returns why not, as a message key."""
        if not self._taken:
            return "cli-undo-nothing"
        last = self._taken[-1]
        if last.seat != seat:
            return "cli-undo-other"
        if last.closed:
            return STAYS[last.closed]
        self._taken.pop()
        self.recorder.state = last.before
        self.recorder.record.steps.pop()
        del self.log[last.logged :]
        self._read[seat] = last.read
        return ""

    def news(self, seat: str) -> list[Event]:
        """What happened since this seat last decided, its own decision included."""
        return self.log[self._read[seat] :]
