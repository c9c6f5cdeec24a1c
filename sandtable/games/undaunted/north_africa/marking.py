"""Navigate (NAF-33) and Survey (NAF-36): placing markers without moving.

The tiles are picked one by one, up to the number the action allows.
"""

from typing import Any, Final

from sandtable.games.undaunted.cards import CardAction
from sandtable.games.undaunted.movement import scout_tile
from sandtable.games.undaunted.north_africa.state import DesertState
from sandtable.games.undaunted.scenario import Stance
from sandtable.games.undaunted.support import DONE
from sandtable.games.undaunted.verbs import PlainVerb
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import BadInput
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.frame import Frame
from sandtable.kernel.rule import Refusal

NAVIGATE: Final = "navigate"
SURVEY: Final = "survey"
MARK: Final = "mark"


class Navigate(PlainVerb[DesertState]):
    """Navigate X: up to X connected tiles, beginning next to the soldier."""

    name = NAVIGATE

    def perform(
        self,
        state: DesertState,
        stance: Stance,
        printed: CardAction,
        rest: Action,
        chance: Chance,
        events: list[Event],
    ) -> None:
        state.push(Marking(self.name, stance.side, stance.tile, printed.size, 0))


class Survey(Navigate):
    """Survey X: up to X tiles anywhere."""

    name = SURVEY


class Marking(Frame[DesertState]):
    """Picking the tiles; ``picked`` masks those picked so far, ``left`` more may follow."""

    name = "marking"

    def __init__(self, action: str, side: int, tile: int, left: int, picked: int) -> None:
        self.action = action
        self.side = side
        self.tile = tile
        self.left = left
        self.picked = picked

    def actors(self, state: DesertState) -> tuple[str, ...]:
        return (state.seats[self.side],)

    def open_tiles(self, state: DesertState) -> int:
        """The tiles that may be picked next (NAF-33.2 to 33.4, 36.1)."""
        if self.action == SURVEY:
            return state.scenario.everywhere & ~self.picked
        # The soldier's tile connects others only if it is picked itself (NAF-A.11).
        begin = self.picked if self.picked else 1 << self.tile
        found = 0
        for tile, neighbours in enumerate(state.scenario.neighbours):
            if begin >> tile & 1:
                for near in neighbours:
                    found |= 1 << near
        return found & ~self.picked

    def legal(self, state: DesertState, seat: str) -> list[Action]:
        tiles = self.open_tiles(state)
        args = state.scenario.tile_args
        return [*((MARK, arg) for i, arg in enumerate(args) if tiles >> i & 1), DONE]

    def refuse(self, state: DesertState, seat: str, action: Action) -> Refusal:
        if len(action) != 2 or action[0] != MARK or action[1] not in state.scenario.tile_by_arg:
            return state.refusal("mark-a-tile", self.action)
        tile = state.scenario.tile_by_arg[action[1]]
        name = state.scenario.tiles[tile].name
        if self.picked >> tile & 1:
            return state.refusal("mark-twice", self.action, tile=name)
        return state.refusal("mark-not-adjacent", tile=name)

    def resolve(
        self, state: DesertState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        state.pop()
        if action == DONE:
            return
        tile = state.scenario.tile_by_arg[action[1]]
        scout_tile(state, self.side, tile, events)
        picked = self.picked | 1 << tile
        left = self.left - 1
        if left and picked != state.scenario.everywhere:
            state.push(Marking(self.action, self.side, self.tile, left, picked))

    def prompt(self, state: DesertState) -> Prompt:
        return Prompt(f"prompt-{self.action}", {"side": state.seats[self.side], "count": self.left})

    def check(self, state: DesertState, below: Frame[Any] | None, where: str) -> None:
        if self.action == NAVIGATE and self.tile < 0:
            raise BadInput("not-a-text", f"{where}.tile", value="None")
