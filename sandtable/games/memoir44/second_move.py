"""The second move of Behind Enemy Lines (M44-34.28)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.memoir44.frames import MemoirFrame
from sandtable.games.memoir44.medals import count_medals
from sandtable.games.memoir44.movement import EXIT, allowance, can_exit, leave_board, reach, shift
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.reading import Reader
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.memoir44.state import MemoirState

STAY: Final[Action] = ("stay",)


def second_move(s: MemoirState, unit: int) -> None:
    command = s.command_of(unit)
    if command is not None and not command.fallback and command.text.second_move:
        s.frames.append(SecondMove(unit))


class SecondMove(MemoirFrame):
    """Behind Enemy Lines: after its battle the unit may move again (M44-34.28)."""

    name = "second-move"

    def __init__(self, unit: int) -> None:
        self.unit = unit

    def actors(self, state: MemoirState) -> tuple[str, ...]:
        return state.posts.names(state.led[self.unit])

    def legal(self, state: MemoirState, seat: str) -> list[Action]:
        arg = state.battle.units[self.unit].arg
        limit = allowance(state, self.unit)
        found: list[Action] = [
            ("move", arg, state.battle.hex_args[hex])
            for hex in sorted(reach(state, self.unit, limit, ignores_terrain=True))
        ]
        if can_exit(state, self.unit, limit, reach(state, self.unit, limit, True), True):
            found.append((EXIT, arg))
        found.append(STAY)
        return found

    def settled(self, s: MemoirState) -> bool:
        return len(self.legal(s, "")) == 1

    def leave(self, s: MemoirState, chance: Chance, events: list[Event]) -> None:
        s.frames.pop()

    def refuse(self, state: MemoirState, seat: str, action: Action) -> Refusal:
        return state.refusal("second-move-answer")

    def resolve(
        self, state: MemoirState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        state.frames.pop()
        if action == STAY:
            return
        if action[0] == EXIT:
            leave_board(state, self.unit, events)
            return
        start = state.at[self.unit]
        hex = state.battle.hex_at[action[2]]
        shift(state, self.unit, hex, events)
        params: dict[str, Json] = {
            "unit": state.battle.units[self.unit].id,
            "from": state.name(start),
            "hex": state.name(hex),
        }
        events.append(Event("moved", params))
        count_medals(state, events)

    def prompt(self, state: MemoirState) -> Prompt:
        return Prompt("prompt-second-move", {"unit": state.battle.units[self.unit].id})

    def to_json(self, state: MemoirState) -> dict[str, Json]:
        return {"frame": self.name, "unit": state.battle.units[self.unit].id}

    @staticmethod
    def read(s: MemoirState, reader: Reader) -> SecondMove:
        return SecondMove(s.battle.read_unit(reader, "unit"))
