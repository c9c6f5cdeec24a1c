"""The flow between decisions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.memoir44.airdrop import AirDrop
from sandtable.games.memoir44.frames import MemoirFrame
from sandtable.games.memoir44.medals import count_medals
from sandtable.games.memoir44.overlord import HandOut
from sandtable.games.memoir44.play import ChooseCard
from sandtable.games.memoir44.scenario import SIDES
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event

if TYPE_CHECKING:
    from sandtable.games.memoir44.state import MemoirState


def advance(s: MemoirState, chance: Chance, events: list[Event]) -> None:
    """Carry out tasks and leave frames that ask nothing, up to the next decision."""
    while s.outcome is None:
        s.forget()
        frame = s.frames[-1]
        assert isinstance(frame, MemoirFrame)
        if not frame.settled(s):
            return
        frame.leave(s, chance, events)


def begin_turn(s: MemoirState, side: int, events: list[Event]) -> None:
    """A side's turn begins: nobody has orders, nobody has moved or fought."""
    count = len(s.battle.units)
    s.side = side
    s.turns[side] += 1
    s.commands = []
    s.order = [-1] * count
    s.led = [0] * count
    s.moved = [0] * count
    s.status = [0] * count
    s.battles = [0] * count
    events.append(Event("turn", {"side": SIDES[side], "turn": s.turns[side]}))
    s.frames = [HandOut(())] if s.battle.overlord else [ChooseCard()]


def begin_game(s: MemoirState, events: list[Event]) -> None:
    """After the deal: an air drop where the scenario has one, then the first turn.

    Units that stand on an objective count from the start (M44-39.13).
    """
    count_medals(s, events)
    if s.battle.dropped:
        s.frames = [AirDrop()]
    else:
        begin_turn(s, s.battle.first, events)
