"""The flow between decisions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.memoir44.airdrop import AirDrop
from sandtable.games.memoir44.medals import count_medals
from sandtable.games.memoir44.overlord import HandOut
from sandtable.games.memoir44.play import ChooseCard
from sandtable.games.memoir44.scenario import SIDES
from sandtable.kernel.event import Event

if TYPE_CHECKING:
    from sandtable.games.memoir44.state import MemoirState


def begin_turn(state: MemoirState, side: int, events: list[Event]) -> None:
    """Begin a side's turn: no unit has orders, has moved or fought."""
    count = len(state.scenario.units)
    state.side = side
    state.turns[side] += 1
    state.commands = []
    state.order = [-1] * count
    state.leader_mask = [0] * count
    state.moved = [0] * count
    state.status = [0] * count
    state.fought = [0] * count
    events.append(Event("turn", {"side": SIDES[side], "turn": state.turns[side]}))
    state.reset(HandOut(()) if state.scenario.overlord else ChooseCard())


def begin_game(state: MemoirState, events: list[Event]) -> None:
    """After the deal: an air drop if the scenario has one, then the first turn.

    Units on an objective count from the start (M44-39.13).
    """
    count_medals(state, events)
    if state.scenario.dropped:
        state.reset(AirDrop())
    else:
        begin_turn(state, state.scenario.first, events)
