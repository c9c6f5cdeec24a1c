"""Hosts: the procedures below windows, and the actions they belong to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from sandtable.kernel.frame import Frame, Procedure

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

#: Where the limit of one bonus per action (HOS-21.10, 21.28) is counted: in a Firing or Movement
#: Action, else in the source of the attacks (an option or a card).
NOT_COUNTED: Final = 0
IN_ATTACKS: Final = 1
IN_ACTION: Final = 2


class Host(Procedure["HeroesState"]):
    """A procedure that players may respond to, in a window or in its own decision."""

    #: The moments at which it opens windows.
    moments: ClassVar[tuple[str, ...]] = ()
    #: Does it count the bonuses used in it?
    counting: ClassVar[int] = NOT_COUNTED
    #: The unit that acts, and the one that is attacked; -1 for none.
    unit: int = -1
    target: int = -1
    #: A bit for each side that has used its alternative bonus in it.
    bonuses: int = 0

    def is_of(self, side: int) -> bool:
        """Does a player's moment, such as a roll, belong to this side?"""
        return False


class ActivationHost(Host):
    """The activation of a unit; implemented by ``turn.activation.Activation``."""

    #: May the unit act twice?
    double: bool


class MovementHost(Host):
    """A Movement Action; implemented by ``movement_action.movement.Movement``."""

    #: Has it been stopped?
    halted: bool

    def without_assault(self) -> MovementHost:
        """A copy without the assault; it may continue."""
        raise NotImplementedError


class WindowFrame(Frame["HeroesState"]):
    """A frame directly above its host."""


def host(state: HeroesState) -> Host:
    """The current procedure: on top of the stack, or directly below the window on top."""
    frame = state.frames[-1]
    if isinstance(frame, WindowFrame):
        frame = state.frames[-2]
    assert isinstance(frame, Host)
    return frame


def update_host(state: HeroesState, **changes: Any) -> None:
    """Replace the host with a copy that has some fields changed."""
    frame = host(state)
    state.replace_below(frame, frame.replace(**changes))


def action_of(state: HeroesState) -> Host | None:
    """The action that counts bonuses: the topmost Firing or Movement Action, else the lowest
    procedure that makes attacks."""
    found: Host | None = None
    for i in range(len(state.frames) - 1, -1, -1):
        frame = state.frames[i]
        if isinstance(frame, Host):
            if frame.counting == IN_ACTION:
                return frame
            if frame.counting == IN_ATTACKS:
                found = frame
    return found


def depth_of_action(state: HeroesState) -> int:
    """The index of that action on the stack, -1 if there is none."""
    action = action_of(state)
    for i in range(len(state.frames)):
        if state.frames[i] is action:
            return i
    return -1


def is_action(state: HeroesState, depth: int) -> bool:
    """Is there an action that counts bonuses at this index of the stack?"""
    frame = state.frames[depth] if depth < len(state.frames) else None
    return isinstance(frame, Host) and frame.counting != NOT_COUNTED


def begin_action(state: HeroesState) -> None:
    """An action was pushed: forget what was spent in earlier actions at its index."""
    if state.spent_markers:
        depth = len(state.frames)
        state.spent_markers = [spent for spent in state.spent_markers if spent[0] < depth]


def activated_units(state: HeroesState) -> list[int]:
    """The units whose activation is under way."""
    return [frame.unit for frame in state.frames if isinstance(frame, ActivationHost)]


def halt(state: HeroesState, unit: int) -> None:
    """Stop its move at once, and call off an assault that has not been fought (HOS-9.12, 9.13,
    AMB-62)."""
    for frame in state.frames[:]:
        if isinstance(frame, MovementHost) and frame.unit == unit:
            state.replace_below(frame, frame.replace(halted=True))


def call_off_assault(state: HeroesState) -> None:
    """Call off the fight; the attacker may finish its move (HOS-17.15, 17.54)."""
    for i in range(len(state.frames) - 1, -1, -1):
        frame = state.frames[i]
        if isinstance(frame, MovementHost):
            state.replace_below(frame, frame.without_assault())
            return
    raise AssertionError("a fight without a Movement Action")
