"""The table in the middle of a game: plain data."""

from sandtable.games.undaunted.cards import Card
from sandtable.games.undaunted.scenario import Scenario, Stance
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event
from sandtable.kernel.game import OptionValue
from sandtable.kernel.rule import Refusal
from sandtable.kernel.state import State


class Platoon:
    """What one side owns. Every card is in exactly one zone.

    ``deck`` (top first), ``hand`` (sorted), ``play`` and ``discard`` list kinds of cards;
    ``supply`` and ``box`` count them by kind. ``cycle`` counts, by kind, the cards in the deck,
    hand, play area and discard together: open knowledge, since every way into and out of them is.

    The rest is what an attentive opponent remembers (NOR-35.8): ``hand_shown`` and
    ``discard_shown`` count cards that were seen to go to the hand or discard and have not been
    seen to leave; ``hand_lacks`` and ``discard_lacks`` are masks of kinds that a search for a
    casualty has shown to be absent.
    """

    def __init__(self, kinds: int) -> None:
        self.deck: list[int] = []
        self.hand: list[int] = []
        self.play: list[int] = []
        self.discard: list[int] = []
        self.supply: list[int] = [0] * kinds
        self.box: list[int] = [0] * kinds
        self.cycle: list[int] = [0] * kinds
        self.hand_shown: list[int] = [0] * kinds
        self.discard_shown: list[int] = [0] * kinds
        self.hand_lacks = 0
        self.discard_lacks = 0
        self.marked = 0
        self.controlled = 0
        self.casualties = 0

    def copy(self) -> "Platoon":
        new = Platoon(0)
        new.deck = self.deck[:]
        new.hand = self.hand[:]
        new.play = self.play[:]
        new.discard = self.discard[:]
        new.supply = self.supply[:]
        new.box = self.box[:]
        new.cycle = self.cycle[:]
        new.hand_shown = self.hand_shown[:]
        new.discard_shown = self.discard_shown[:]
        new.hand_lacks = self.hand_lacks
        new.discard_lacks = self.discard_lacks
        new.marked = self.marked
        new.controlled = self.controlled
        new.casualties = self.casualties
        return new


class UndauntedState(State):
    """The state both games share. Tiles, units and kinds of cards are small integers."""

    def __init__(self, scenario: Scenario, options: dict[str, OptionValue]) -> None:
        super().__init__(scenario.roster.sides)
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
        #: Has anything changed, since the last look, that can bear on victory?
        self.changed = False

    def side_of(self, seat: str) -> str:
        return seat

    def copy_into(self, new: "UndauntedState") -> None:
        """Copy everything shared into a fresh state of the same scenario."""
        new.round = self.round
        new.initiative = self.initiative
        new.platoons = [platoon.copy() for platoon in self.platoons]
        new.at = self.at[:]
        new.on_board = self.on_board
        new.suppressed = self.suppressed
        new.objective = self.objective[:]
        new.frames = self.frames[:]
        new.outcome = self.outcome

    # What one of the games provides.

    def cite(self, key: str, verb: str = "") -> str:
        """The ledger id of a rule by its name; some verbs have their own id for a common rule."""
        raise NotImplementedError

    def own_board(self, side: int) -> dict[str, Json]:
        """What one of the games adds to a side's open part of a position or view."""
        return {}

    def begin_turn(self, side: int, second: bool) -> None:
        """It is this side's turn; ``second`` if the other has had its own this round."""
        raise NotImplementedError

    def stances(self, side: int, card: Card) -> list[Stance]:
        """Where a card of this side acts from: the tile of its unit, or nowhere in particular."""
        tile = self.at[card.unit] if card.unit >= 0 else -1
        if card.unit >= 0 and tile < 0:
            return []
        return [self.scenario.stance(side, card.index, tile, False)]

    def refuse_stance(self, side: int, card: Card, action: Action) -> Refusal | None:
        """Why the card cannot take this action from anywhere; None if it is up to the action."""
        raise NotImplementedError

    def before_act(self, stance: Stance, events: list[Event]) -> None:
        """What precedes the action of a card that has just been played."""

    def exits_of(self, unit: int) -> int:
        """The tiles from which this counter may leave the map, as a mask."""
        return 0

    def refuse_exit(self, unit: int, arg: str, steps: int) -> Refusal:
        """Why a counter cannot leave the map like this."""
        return self.refusal("name-a-tile", tile=arg)

    def leave_map(self, unit: int, chance: Chance, events: list[Event]) -> None:
        """A counter steps off the map from where it stands."""
        raise NotImplementedError

    def after_move(self, unit: int, events: list[Event]) -> None:
        """What follows when a unit has changed its tile."""

    def after_removal(self, unit: int, events: list[Event]) -> None:
        """What follows when a counter has been taken off the board."""

    def settle(self, side: int, events: list[Event]) -> None:
        """End the game if ``changed`` by this side's action meets a condition."""
        raise NotImplementedError

    # Small questions that many rules ask.

    def refusal(self, key: str, verb: str = "", **params: Json) -> Refusal:
        return Refusal(self.cite(key, verb), f"refusal-{key}", dict(params))

    def enemies_on_board(self, side: int) -> int:
        """The mask of the opponent's units on the board."""
        return self.on_board & self.scenario.roster.unit_mask[1 - side]

    def enemy_in(self, side: int, tile: int) -> bool:
        """Does an enemy counter stand in this tile?"""
        for unit in self.scenario.roster.units:
            if unit.side != side and self.at[unit.index] == tile:
                return True
        return False

    def points(self, side: int) -> int:
        """The points of the objectives in the tiles a side controls (NOR-37.4)."""
        return self.points_in(self.platoons[side].controlled)

    def worth(self, side: int, tile: int) -> int:
        """The points that control of a tile gives a side."""
        return self.objective[tile]

    def points_in(self, tiles: int) -> int:
        """The points of the objectives in some tiles."""
        total = 0
        for tile in self.scenario.objective_tiles:
            if tiles >> tile & 1:
                total += self.objective[tile]
        return total

    def place(self, unit: int, tile: int) -> None:
        """Put a counter in a tile."""
        self.at[unit] = tile
        self.on_board |= 1 << unit
