"""What a seat sees and is asked: the ``Offer`` of the protocol."""

from dataclasses import dataclass
from typing import Any

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


def offer(state: State, seat: str | None, undo: Undoable) -> dict[str, Any]:
    """The offer to a seat (None: a spectator)."""
    view = state.view(seat)
    return {
        "view": view,
        "prompt": view["prompt"],
        **choice(state, seat),
        "guides": {} if seat is None else state.guides(seat),
        "undo": undo.told(),
        "fill": seat in state.actors() and is_planned(state),
        "outcome": view["outcome"],
        "ask": state.actors(),
    }


def is_planned(state: State) -> bool:
    """May the rest of the present decisions be left to the game's own policy?"""
    return bool(state.frames) and state.top.planned


def choice(state: State, seat: str | None) -> dict[str, Any]:
    """The legal actions of a seat, and the odds of those that lead to a roll, by their place."""
    if seat is None or seat not in state.actors():
        return {"legal": [], "odds": {}}
    if not has_odds(state.top):
        return {"legal": state.legal(seat), "odds": {}}
    offered = state.offer(seat)
    odds = {
        str(place): [roll.to_json() for roll in rolls]
        for place, (_, rolls) in enumerate(offered)
        if rolls
    }
    return {"legal": [action for action, _ in offered], "odds": odds}


def has_odds(frame: Frame[Any]) -> bool:
    """Does this kind of decision know odds? Most do not, and the longest lists are among those."""
    return type(frame).odds is not Frame.odds
