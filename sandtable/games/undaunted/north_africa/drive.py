"""Drive (NAF-24): the soldier in the driver's seat moves the vehicle and all aboard."""

from typing import cast

from sandtable.games.undaunted.cards import CardAction
from sandtable.games.undaunted.movement import Move, destinations, enterable, move_refusal
from sandtable.games.undaunted.north_africa.state import DesertState
from sandtable.games.undaunted.scenario import Stance
from sandtable.games.undaunted.state import UndauntedState
from sandtable.kernel.action import Action
from sandtable.kernel.rule import Refusal


class Drive(Move):
    """Drive X: up to X own-marked tiles that are not rough (NAF-24.2, 24.3)."""

    name = "drive"

    def mover(self, s: UndauntedState, stance: Stance) -> int:
        seat = cast(DesertState, s).seat_of(stance.card.unit)
        assert seat is not None
        return seat.vehicle

    def ways(self, s: UndauntedState, stance: Stance) -> int:
        return enterable(s, stance.side) & ~cast(DesertState, s).battle.rough

    def key(self, s: UndauntedState, stance: Stance, printed: CardAction) -> int:
        """Whether the vehicle may leave the map depends on who is aboard."""
        off = 1 if s.exits_of(self.mover(s, stance)) else 0
        return (self.ways(s, stance) << 1) + off

    def refuse(
        self, s: UndauntedState, stance: Stance, printed: CardAction, rest: Action
    ) -> Refusal:
        if len(rest) != 1 or rest[0] not in s.scenario.tile_at:
            return super().refuse(s, stance, printed, rest)
        tile = s.scenario.tile_at[rest[0]]
        name = s.scenario.tiles[tile].name
        if cast(DesertState, s).battle.rough >> tile & 1:
            return s.refusal("drive-rough", tile=name)
        marked = destinations(s.scenario, stance.tile, printed.size, enterable(s, stance.side))
        if tile in marked:  # markers all the way, so rough ground is in the way
            return s.refusal("drive-way-rough", tile=name)
        return move_refusal(s, self.name, stance.side, stance.tile, printed.size, rest)
