"""The procedure that is under way beneath a window, and the action it belongs to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

#: The name of the frame that a window is; ``windows`` imports this module.
WINDOW = "window"


def place_of_host(s: HeroesState) -> int:
    """Where the host lies on the stack: on top, or right below the window that is."""
    top = len(s.frames) - 1
    return top - 1 if s.frames[top].name == WINDOW else top


def host(s: HeroesState) -> Any:
    return s.frames[place_of_host(s)]


def alter(s: HeroesState, **changes: Any) -> None:
    """Replace the host by a copy in which some values are different."""
    i = place_of_host(s)
    frame: Any = s.frames[i]
    s.frames[i] = frame.but(**changes)


def place_of(s: HeroesState, name: str) -> int:
    """Where the topmost frame of that name lies on the stack, -1 if there is none."""
    for i in range(len(s.frames) - 1, -1, -1):
        if s.frames[i].name == name:
            return i
    return -1


def place_of_action(s: HeroesState) -> int:
    """The action under way, -1 if there is none: limits of bonuses are counted there.

    It is the topmost Firing or Movement Action (HOS-21.28), else what makes the attacks: an option
    or a card.
    """
    other = -1
    for i in range(len(s.frames) - 1, -1, -1):
        name = s.frames[i].name
        if name in ("firing", "movement"):
            return i
        if hasattr(s.frames[i], "bonuses"):
            other = i
    return other
