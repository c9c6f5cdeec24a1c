"""Timing windows (HOS-31): moments at which players may respond.

``open`` is called by a procedure, the *host*, while it is on top of the stack. If no player has
anything to play, no frame is pushed. Moments at which only the player who decides anyway may play
(the start of an activation, the declaration of a move) need no window: their frames add
``state.plays_at`` to the legal actions and pass such an action to ``state.play_at``.

What can be played at a moment is decided by the cards, which are in a higher layer: they are
reached through these methods of the state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sandtable.games.heroes.pack.battle import SIDES
from sandtable.games.heroes.timing.hosts import Host, WindowFrame, host
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import BadInput
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.frame import Frame
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

PASS: Final[Action] = ("pass",)


def first(state: HeroesState, moment: str) -> int:
    """The side that is asked first: the initiative holder (HOS-31.1), except for reactions."""
    if moment == "fired":
        return 1 - state.side_of_unit(host(state).unit)
    return state.initiative


def open(state: HeroesState, moment: str) -> None:
    """Ask the players who have something to play; the host is on top of the stack."""
    if state.asked_at(0, moment) or state.asked_at(1, moment):
        state.push(Window(moment, first(state, moment), False))


class Window(WindowFrame):
    """The players alternately play or pass, until both have passed in succession."""

    name = "window"

    def __init__(self, moment: str, side: int, passed: bool) -> None:
        self.moment = moment
        #: The side that is asked now; has the opponent passed since the last play?
        self.side = side
        self.passed = passed

    def check(self, state: HeroesState, below: Frame[Any] | None, where: str) -> None:
        if not isinstance(below, Host) or self.moment not in below.moments:
            name = "" if below is None else below.name
            raise BadInput("decision-elsewhere", where, frame=self.name, below=name)

    def settled(self, state: HeroesState) -> bool:
        return not state.asked_at(self.side, self.moment)

    def leave(self, state: HeroesState, chance: Chance, events: list[Event]) -> None:
        self.go_on(state)

    def go_on(self, state: HeroesState) -> None:
        """This side passes."""
        if self.passed:
            state.pop()
        else:
            state.replace(Window(self.moment, 1 - self.side, True))

    def actors(self, state: HeroesState) -> tuple[str, ...]:
        return (SIDES[self.side],)

    def legal(self, state: HeroesState, seat: str) -> list[Action]:
        return [*state.plays_at(self.side, self.moment), PASS]

    def refuse(self, state: HeroesState, seat: str, action: Action) -> Refusal:
        return state.why_no_play(self.side, action)

    def resolve(
        self, state: HeroesState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        if action == PASS:
            self.go_on(state)
            return
        state.replace(Window(self.moment, first(state, self.moment), False))
        state.play_at(self.side, self.moment, action, chance, events)

    def prompt(self, state: HeroesState) -> Prompt:
        return Prompt("prompt-window", {"side": SIDES[self.side], "moment": self.moment})
