"""Drive (NAF-24): the soldier in the driver's seat moves the vehicle and all aboard."""

from typing import cast

from sandtable.games.undaunted.cards import CardAction
from sandtable.games.undaunted.movement import Move, destinations, enterable
from sandtable.games.undaunted.north_africa.state import DesertState
from sandtable.games.undaunted.scenario import Stance
from sandtable.games.undaunted.state import UndauntedState
from sandtable.kernel.action import Action
from sandtable.kernel.rule import Refusal


class Drive(Move):
    """Drive X: up to X tiles with a friendly marker that are not rough (NAF-24.2, 24.3)."""

    name = "drive"

    def mover(self, state: UndauntedState, stance: Stance) -> int:
        seat = cast(DesertState, state).seat_of(stance.card.unit)
        assert seat is not None
        return seat.vehicle

    def enterable_tiles(self, state: UndauntedState, stance: Stance) -> int:
        return enterable(state, stance.side) & ~cast(DesertState, state).battle.rough

    def key(self, state: UndauntedState, stance: Stance, printed: CardAction) -> int:
        """Whether the vehicle may leave the map depends on who is aboard."""
        off = 1 if state.exits_of(self.mover(state, stance)) else 0
        return (super().key(state, stance, printed) << 1) + off

    def refuse_path(
        self, state: UndauntedState, stance: Stance, steps: int, rest: Action
    ) -> Refusal:
        tile = state.scenario.tile_by_arg.get(rest[0], -1) if len(rest) == 1 else -1
        if tile >= 0:
            name = state.scenario.tiles[tile].name
            if cast(DesertState, state).battle.rough >> tile & 1:
                return state.refusal("drive-rough", tile=name)
            marked = enterable(state, stance.side)
            if tile in destinations(state.scenario, stance.tile, steps, marked):
                return state.refusal("drive-way-rough", tile=name)  # the markers would suffice
        return super().refuse_path(state, stance, steps, rest)
