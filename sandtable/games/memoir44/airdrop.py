"""The air drop of Sainte-Mère-Église (M44-39.21 to 39.24)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.board.hexes import around
from sandtable.games.memoir44.frames import MemoirFrame
from sandtable.games.memoir44.ground import INFANTRY
from sandtable.games.memoir44.medals import count_medals
from sandtable.games.memoir44.posts import COMMANDER
from sandtable.games.memoir44.scenario import SIDES
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.reading import Reader
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.memoir44.state import MemoirState

AIM: Final = "aim"
#: Each figure drifts so many steps, each to one of six neighbours or nowhere (A104).
DRIFT: Final = 4
DIRECTIONS: Final = 7


class AirDrop(MemoirFrame):
    """One aim hex for all figures; each drifts from there."""

    name = "air-drop"

    def actors(self, state: MemoirState) -> tuple[str, ...]:
        seat = state.posts.seat(state.battle.drop_side, COMMANDER)
        return (state.seats[seat],)

    def legal(self, state: MemoirState, seat: str) -> list[Action]:
        return [(AIM, arg) for arg in state.battle.hex_args]

    def refuse(self, state: MemoirState, seat: str, action: Action) -> Refusal:
        return state.refusal("air-drop-aim")

    def resolve(
        self, state: MemoirState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        aim = state.battle.hex_at[action[1]]
        events.append(Event("air-drop", {"hex": state.name(aim)}))
        for unit in state.battle.dropped:
            self.drop(state, unit, aim, chance, events)
        state.begin_turn(state.battle.first, events)
        count_medals(state, events)

    def drop(
        self, s: MemoirState, unit: int, aim: int, chance: Chance, events: list[Event]
    ) -> None:
        """A figure off the board, on a unit or on closed ground is lost; nobody gets a medal."""
        board = s.battle.board
        hex = aim
        for _ in range(DRIFT):
            direction = chance.die("drift", DIRECTIONS)
            if direction < DIRECTIONS - 1:
                hex = board.hex_at.get(around(board.places[hex])[direction], -1)
            if hex < 0:
                break
        id = s.battle.units[unit].id
        if hex < 0 or s.unit_in[hex] >= 0 or not s.battle.passable[INFANTRY][hex]:
            s.figures[unit] = 0
            events.append(Event("drop-lost", {"unit": id}))
            return
        s.figures[unit] = s.battle.units[unit].figures
        s.place(unit, hex)
        events.append(Event("landed", {"unit": id, "hex": s.name(hex)}))

    def prompt(self, state: MemoirState) -> Prompt:
        return Prompt("prompt-air-drop", {"side": SIDES[state.battle.drop_side]})

    def to_json(self, state: MemoirState) -> dict[str, Json]:
        return {"frame": self.name}

    @staticmethod
    def read(s: MemoirState, reader: Reader) -> AirDrop:
        return AirDrop()
