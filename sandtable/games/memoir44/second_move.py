"""The second move of Behind Enemy Lines (M44-34.28)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.memoir44.medals import count_medals
from sandtable.games.memoir44.movement import (
    EXIT,
    TERRAIN_LIMITS,
    allowance,
    can_exit,
    leave_board,
    reach,
    shift,
)
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.frame import Frame
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.memoir44.state import MemoirState

STAY: Final[Action] = ("stay",)


def second_move(state: MemoirState, unit: int) -> None:
    command = state.command_of(unit)
    if command is not None and not command.fallback and command.text.second_move:
        state.push(SecondMove(unit))


class SecondMove(Frame["MemoirState"]):
    """Behind Enemy Lines: after its battle the unit may move again (M44-34.28)."""

    name = "second-move"

    def __init__(self, unit: int) -> None:
        self.unit = unit

    def actors(self, state: MemoirState) -> tuple[str, ...]:
        return state.posts.names(state.leader_mask[self.unit])

    def legal(self, state: MemoirState, seat: str) -> list[Action]:
        arg = state.scenario.units[self.unit].arg
        limit = allowance(state, self.unit)
        ways = reach(state, self.unit, limit, TERRAIN_LIMITS)
        found: list[Action] = [state.scenario.moves[self.unit][hex] for hex in ways]
        if can_exit(state, self.unit, limit, ways, TERRAIN_LIMITS):
            found.append((EXIT, arg))
        found.append(STAY)
        return found

    def settled(self, state: MemoirState) -> bool:
        return len(self.legal(state, "")) == 1

    def leave(self, state: MemoirState, chance: Chance, events: list[Event]) -> None:
        state.pop()

    def refuse(self, state: MemoirState, seat: str, action: Action) -> Refusal:
        return state.refusal("second-move-answer")

    def resolve(
        self, state: MemoirState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        state.pop()
        if action == STAY:
            return
        if action[0] == EXIT:
            leave_board(state, self.unit, events)
            return
        start = state.at[self.unit]
        hex = state.scenario.hex_by_arg[action[2]]
        shift(state, self.unit, hex, events)
        params: dict[str, Json] = {
            "unit": state.scenario.units[self.unit].id,
            "from": state.name(start),
            "hex": state.name(hex),
        }
        events.append(Event("moved", params))
        count_medals(state, events)

    def prompt(self, state: MemoirState) -> Prompt:
        return Prompt("prompt-second-move", {"unit": state.scenario.units[self.unit].id})
