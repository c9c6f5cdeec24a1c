"""The air drop of Sainte-Mère-Église (M44-39.21 to 39.24)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.board.hexes import around
from sandtable.games.memoir44.ground import INFANTRY
from sandtable.games.memoir44.medals import count_medals
from sandtable.games.memoir44.posts import COMMANDER
from sandtable.games.memoir44.scenario import SIDES
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.frame import Frame
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.memoir44.state import MemoirState

AIM: Final = "aim"
#: How many steps each figure drifts, each in one of six directions or none (A104).
DRIFT: Final = 4
DIRECTIONS: Final = 7


class AirDrop(Frame["MemoirState"]):
    """Choosing one hex to aim at for all figures; each drifts from there."""

    name = "air-drop"
    lowest = True

    def actors(self, state: MemoirState) -> tuple[str, ...]:
        seat = state.posts.seat(state.scenario.drop_side, COMMANDER)
        return (state.seats[seat],)

    def legal(self, state: MemoirState, seat: str) -> list[Action]:
        return [(AIM, arg) for arg in state.scenario.hex_args]

    def refuse(self, state: MemoirState, seat: str, action: Action) -> Refusal:
        return state.refusal("air-drop-aim")

    def resolve(
        self, state: MemoirState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        aim = state.scenario.hex_by_arg[action[1]]
        events.append(Event("air-drop", {"hex": state.name(aim)}))
        for unit in state.scenario.dropped:
            self.drop(state, unit, aim, chance, events)
        state.begin_turn(state.scenario.first, events)
        count_medals(state, events)

    def drop(
        self, state: MemoirState, unit: int, aim: int, chance: Chance, events: list[Event]
    ) -> None:
        """Drop the figures; one off the board, on a unit or on closed ground is lost (no medal)."""
        board = state.scenario.board
        hex = aim
        for _ in range(DRIFT):
            direction = chance.die("drift", DIRECTIONS)
            if direction < DIRECTIONS - 1:
                hex = board.hex_at.get(around(board.places[hex])[direction], -1)
            if hex < 0:
                break
        id = state.scenario.units[unit].id
        if hex < 0 or state.unit_in[hex] >= 0 or not state.scenario.passable[INFANTRY][hex]:
            state.figures[unit] = 0
            events.append(Event("drop-lost", {"unit": id}))
            return
        state.figures[unit] = state.scenario.units[unit].figures
        state.place(unit, hex)
        events.append(Event("landed", {"unit": id, "hex": state.name(hex)}))

    def prompt(self, state: MemoirState) -> Prompt:
        return Prompt("prompt-air-drop", {"side": SIDES[state.scenario.drop_side]})
