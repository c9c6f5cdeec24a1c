"""What is worked out before it is stored: steps, undone steps, and what is offered then."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sandtable.kernel.action import Action
from sandtable.kernel.state import State
from sandtable.tables.rows import Change

if TYPE_CHECKING:
    from sandtable.tables.marks import Marks


@dataclass(frozen=True)
class Asked:
    """What a seat is offered, and since which version."""

    offer: tuple[Action, ...]
    since: int


@dataclass(frozen=True)
class UndoableStep:
    """A step that can still be taken back.

    ``forced``: the seat had no choice. ``sealed``: no other seat has seen what was chosen.
    """

    change: Change
    before: State
    #: The draws that had been used before it.
    used: int
    forced: bool
    sealed: bool
    #: The decisions of all seats before it.
    marks: "Marks"


@dataclass(frozen=True)
class Draft:
    """A step that has been worked out: where it leads, and how many draws have been used then."""

    change: Change
    state: State
    asked: dict[str, Asked]
    used: int
    forced: bool
    #: The document of the position it leads to, and the text that its digest was made of.
    position: dict[str, Any]
    text: str
    #: Why it cannot be undone; None if it can.
    undo_blocker: str | None


@dataclass(frozen=True)
class UndoDraft:
    """Steps to be taken back, the latest first, each as a change of its own.

    Sealed choices that were made after the one that is taken back are then made again.
    """

    changes: list[Change]
    state: State
    asked: dict[str, Asked]
    used: int
    again: list[Draft]

    @property
    def last(self) -> "UndoDraft | Draft":
        """Where it all leads."""
        return self.again[-1] if self.again else self


@dataclass(frozen=True)
class Difference:
    """A stored change that the present rules do not repeat.

    ``rule`` forbids it; without one, it asks for other dice or leads to another position.
    """

    number: int
    rule: str


@dataclass(frozen=True)
class Here:
    """Where a step begins."""

    state: State
    asked: Mapping[str, Asked]
    used: int
    version: int


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
