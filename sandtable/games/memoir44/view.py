"""What a seat may see (M44-2.13, 35.10, 36.17), by allow-list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.memoir44.draws import sees_hand
from sandtable.games.memoir44.position import card_ids, header, write_command
from sandtable.games.memoir44.scenario import SIDES
from sandtable.kernel.errors import Json

if TYPE_CHECKING:
    from sandtable.games.memoir44.command import Command
    from sandtable.games.memoir44.state import MemoirState


def view(state: MemoirState, seat: str | None) -> dict[str, Json]:
    """The table as one seat (None: a spectator) sees it."""
    hands: dict[str, Json] = {}
    for i, side in enumerate(SIDES):
        if seat is not None and sees_hand(state, seat, i):
            hands[side] = card_ids(state, state.hands[i])
    prompt = state.prompt()
    return header(state, "view") | {
        "seat": seat,
        "hands": hands,
        "hand_sizes": {side: len(state.hands[i]) for i, side in enumerate(SIDES)},
        "draw_size": len(state.draw),
        "commands": [view_command(state, command, seat) for command in state.commands],
        "last": {
            side: [write_command(state, command) for command in state.last[i]]
            for i, side in enumerate(SIDES)
        },
        "decision": [frame.view(state, seat) for frame in state.frames],
        "actors": [*state.actors()],
        "prompt": None if prompt is None else prompt.to_json(),
        "outcome": None if state.outcome is None else state.outcome.to_json(),
    }


def view_command(state: MemoirState, command: Command, seat: str | None) -> dict[str, Json]:
    if sees_command(state, command, seat):
        return write_command(state, command)
    return {"hidden": True, "post": command.post}


def sees_command(state: MemoirState, command: Command, seat: str | None) -> bool:
    """A card that was handed out is seen only by its general and the commander until revealed."""
    if not command.hidden:
        return True
    if seat is None:
        return False
    general = state.posts.seat(state.side, command.post)
    return state.seats.index(seat) == general or sees_hand(state, seat, state.side)
