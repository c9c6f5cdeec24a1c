"""What a seat sees and is asked: the ``Offer`` of the protocol."""

from typing import Any

from sandtable.kernel.frame import Frame
from sandtable.kernel.state import State


def offer(state: State, seat: str | None, undo: tuple[int, str]) -> dict[str, Any]:
    """The offer to a seat (None: a spectator). ``undo``: how many steps, or why none."""
    view = state.view(seat)
    count, why = undo
    return {
        "view": view,
        "prompt": view["prompt"],
        **choice(state, seat),
        "guides": {} if seat is None else state.guides(seat),
        "undo": {"may": count > 0, "why": why},
        "outcome": view["outcome"],
        "ask": state.actors(),
    }


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
