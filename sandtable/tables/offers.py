"""What a seat sees and is asked: the ``Offer`` of the protocol."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sandtable.kernel.action import Action
from sandtable.kernel.frame import Frame
from sandtable.kernel.state import State


@dataclass(frozen=True)
class Undoable:
    """How many steps an undo takes back; if none, why (a message key).

    ``sealed``: no other seat has seen what they chose. ``asks``: the others may be asked to let the
    seat take back its last decision.
    """

    count: int
    why: str
    sealed: bool = False
    asks: bool = False

    def told(self) -> dict[str, Any]:
        return {"may": self.count > 0, "why": self.why, "sealed": self.sealed, "asks": self.asks}


def offer(
    state: State, seat: str | None, undo: Undoable, legal: Sequence[Action]
) -> dict[str, Any]:
    """The offer to a seat (None: a spectator) with these legal actions."""
    view, asked = state.view(seat), state.actors()
    decides = seat in asked
    return {
        "view": view,
        "prompt": view["prompt"],
        "legal": legal,
        "odds": odds(state, seat) if seat is not None and decides else {},
        "guides": {} if seat is None else state.guides(seat),
        "undo": undo.told(),
        "fill": decides and is_planned(state),
        "outcome": view["outcome"],
        "ask": asked,
    }


def is_planned(state: State) -> bool:
    """May the rest of the present decisions be left to the game's own policy?"""
    return bool(state.frames) and state.top.planned


def odds(state: State, seat: str) -> dict[str, Any]:
    """The odds of the legal actions that lead to a roll, by their place in the list."""
    if not has_odds(state.top):
        return {}
    return {
        str(place): [roll.to_json() for roll in rolls]
        for place, (_, rolls) in enumerate(state.offer(seat))
        if rolls
    }


def has_odds(frame: Frame[Any]) -> bool:
    """Does this kind of decision know odds? Most do not, and the longest lists are among those."""
    return type(frame).odds is not Frame.odds
