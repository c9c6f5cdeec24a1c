"""The state of an Undaunted game: plain data, and the hooks that each game overrides."""

from typing import TYPE_CHECKING

from sandtable.games.undaunted.cards import Card
from sandtable.games.undaunted.platoon import Platoon
from sandtable.games.undaunted.position import header, write_side
from sandtable.games.undaunted.scenario import Scenario, Stance
from sandtable.games.undaunted.view import view
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event
from sandtable.kernel.game import OptionValue
from sandtable.kernel.rule import Refusal
from sandtable.kernel.state import State

if TYPE_CHECKING:
    from sandtable.games.undaunted.game import UndauntedGame


class UndauntedState(State):
    """The state both games share. Tiles, units and kinds of cards are small integers."""

    def __init__(
        self, game: "UndauntedGame", scenario: Scenario, options: dict[str, OptionValue]
    ) -> None:
        super().__init__(scenario.roster.sides, scenario.roster.sides)
        self._game = game
        #: The printed actions by name.
        self.verbs = game.verbs
        self.scenario = scenario
        self.options = options
        self.round = 0
        #: The side that holds the initiative marker (NOR-4.14).
        self.initiative = scenario.initiative
        self.platoons: list[Platoon] = []
        #: The tile of each unit, -1 off the board; ``on_board`` and ``suppressed`` mask units.
        self.at: list[int] = []
        self.on_board = 0
        self.suppressed = 0
        #: The points of the objective in each tile; 0: no objective.
        self.objective: list[int] = []
        #: Has anything relevant to victory changed since the last check?
        self.changed = False

    @property
    def game(self) -> "UndauntedGame":
        return self._game

    def side_of(self, seat: str) -> str:
        return seat

    def turn_key(self) -> tuple[int, ...]:
        """The round, and in it the initiative (0) or one of the two turns."""
        return (self.round, self._game.stage(self))

    def losses(self) -> dict[str, int]:
        return {seat: self.platoons[side].casualties for side, seat in enumerate(self.seats)}

    def copy_into(self, new: "UndauntedState") -> None:
        """Copy everything that both games share into a fresh state of the same scenario."""
        new.round = self.round
        new.initiative = self.initiative
        new.platoons = [platoon.copy() for platoon in self.platoons]
        new.at = self.at[:]
        new.on_board = self.on_board
        new.suppressed = self.suppressed
        new.objective = self.objective[:]
        new.copy_flow(self)

    # Provided by each game.

    def side_extras(self, side: int) -> dict[str, Json]:
        """What a game adds to the open part of a side in positions and views."""
        return {}

    def table_json(self) -> dict[str, Json]:
        """What is on the table besides tiles and counters; public."""
        return {}

    def begin_turn(self, side: int, second: bool) -> None:
        """Begin this side's turn; ``second`` if the other side has had its turn this round."""
        self.reset(self._game.turn(side, second))

    def stances(self, side: int, card: Card) -> list[Stance]:
        """Where a card can act from: the tile of its unit, or nowhere in particular."""
        tile = self.at[card.unit] if card.unit >= 0 else -1
        if card.unit >= 0 and tile < 0:
            return []
        return [self.scenario.stance(side, card.index, tile, False)]

    def refuse_stance(self, side: int, card: Card, action: Action) -> Refusal | None:
        """Why the card can never take this action; None if that depends on its arguments."""
        raise NotImplementedError

    def before_act(self, stance: Stance, events: list[Event]) -> None:
        """Called before the action of a card that has just been played."""

    def exits_of(self, unit: int) -> int:
        """The tiles from which this counter may leave the map, as a mask."""
        return 0

    def refuse_exit(self, unit: int, arg: str) -> Refusal | None:
        """Why a counter can never leave the map by this exit; None if it can."""
        return self.refusal("name-a-tile", tile=arg)

    def leave_map(self, unit: int, chance: Chance, events: list[Event]) -> None:
        """Move a counter off the map."""
        raise NotImplementedError

    def after_move(self, unit: int, events: list[Event]) -> None:
        """Called when a unit has moved to another tile."""

    def after_removal(self, unit: int, events: list[Event]) -> None:
        """Called when a counter has been removed from the board."""

    def settle(self, side: int, events: list[Event]) -> None:
        """End the game if this side's action has fulfilled a victory condition."""
        raise NotImplementedError

    def settle_position(self, side: int) -> None:
        """Decide a position that already fulfils a victory condition (NOR-37.2).

        Hopeless positions are left to the next action: one written by hand may list few cards.
        """
        raise NotImplementedError

    # Small queries shared by many rules.

    def enemies_on_board(self, side: int) -> int:
        """The opponent's units on the board, as a mask."""
        return self.on_board & self.scenario.roster.unit_mask[1 - side]

    def enemy_in(self, side: int, tile: int) -> bool:
        """Is there an enemy counter in this tile?"""
        for unit in self.scenario.roster.units:
            if unit.side != side and self.at[unit.index] == tile:
                return True
        return False

    def points(self, side: int) -> int:
        """The points of the objectives that a side controls (NOR-37.4)."""
        return self.points_in(self.platoons[side].controlled)

    def worth(self, side: int, tile: int) -> int:
        """The points a side gets for controlling a tile."""
        return self.objective[tile]

    def points_in(self, tiles: int) -> int:
        """The points of the objectives in some tiles."""
        total = 0
        if tiles & self.scenario.objective_mask:
            for tile, bit in self.scenario.objective_bits:
                if tiles & bit:
                    total += self.objective[tile]
        return total

    def can_have(self, points: int, tiles: int) -> bool:
        """Are the objectives in some tiles worth at least so many points?"""
        total = 0
        for tile, bit in self.scenario.objective_bits:
            if total >= points:
                return True
            if tiles & bit:
                total += self.objective[tile]
        return total >= points

    def place(self, unit: int, tile: int) -> None:
        """Put a counter in a tile."""
        self.at[unit] = tile
        self.on_board |= 1 << unit

    # As a document.

    def to_json(self) -> dict[str, Json]:
        return (
            header(self, "position")
            | self.table_json()
            | {
                "sides": {seat: write_side(self, side) for side, seat in enumerate(self.seats)},
                "decision": [frame.to_json(self) for frame in self.frames],
                "outcome": None if self.outcome is None else self.outcome.to_json(),
            }
        )

    def view(self, seat: str | None) -> dict[str, Json]:
        if seat is not None:
            self._check_seat(seat)
        return view(self, seat) | self.table_json()
