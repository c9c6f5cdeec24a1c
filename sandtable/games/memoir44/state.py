"""The state of Memoir '44: plain data, and small queries shared by many rules."""

from typing import Final

from sandtable.games.memoir44 import evaluation, flow, medals, position, view
from sandtable.games.memoir44.cards import Deck
from sandtable.games.memoir44.command import Command
from sandtable.games.memoir44.posts import Posts
from sandtable.games.memoir44.scenario import SIDES, Scenario
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event
from sandtable.kernel.game import Game, OptionValue
from sandtable.kernel.state import State

NOWHERE: Final = -1


class MemoirState(State):
    """Hexes, units and kinds of cards are small integers; sides are 0 (Allies) and 1 (Axis)."""

    def __init__(
        self,
        game: Game,
        pack: Deck,
        scenario: Scenario,
        posts: Posts,
        options: dict[str, OptionValue],
    ) -> None:
        super().__init__(tuple(posts.seats), SIDES)
        self._game = game
        self.pack = pack
        self.scenario = scenario
        self.posts = posts
        self.options = options
        self.at: list[int] = []
        self.figures: list[int] = []
        self.unit_in: list[int] = []
        self.wire: list[bool] = []
        self.sandbags: list[bool] = []
        self.sandbag_supply = 0
        self.side = scenario.first
        #: Turns that each side has begun.
        self.turns: list[int] = [0, 0]
        self.draw: list[int] = []
        self.discard: list[int] = []
        self.hands: list[list[int]] = [[], []]
        #: The commands of this turn, and those of each side's last turn (for Counter-Attack).
        self.commands: list[Command] = []
        self.last: list[list[Command]] = [[], []]
        #: Has the other side used an Ambush this turn? (Its card stays face up until the end.)
        self.ambushes = 0
        #: For each unit: the index of the command that ordered it (-1: none), the seats that lead
        #: it, the hexes it has moved, its status bits, the battles it has fought.
        self.order: list[int] = []
        self.leader_mask: list[int] = []
        self.moved: list[int] = []
        self.status: list[int] = []
        self.fought: list[int] = []
        #: Medals for eliminated units and exits; which permanent objectives are taken.
        self.trophies: list[int] = [0, 0]
        self.taken: list[bool] = []

    @property
    def game(self) -> Game:
        return self._game

    def side_of(self, seat: str) -> str:
        return SIDES[self.posts.side[self.seats.index(seat)]]

    def clone(self) -> "MemoirState":
        new = MemoirState(self._game, self.pack, self.scenario, self.posts, self.options)
        new.at = self.at[:]
        new.figures = self.figures[:]
        new.unit_in = self.unit_in[:]
        new.wire = self.wire[:]
        new.sandbags = self.sandbags[:]
        new.sandbag_supply = self.sandbag_supply
        new.side = self.side
        new.turns = self.turns[:]
        new.draw = self.draw[:]
        new.discard = self.discard[:]
        new.hands = [hand[:] for hand in self.hands]
        new.commands = self.commands[:]
        new.last = [commands[:] for commands in self.last]
        new.ambushes = self.ambushes
        new.order = self.order[:]
        new.leader_mask = self.leader_mask[:]
        new.moved = self.moved[:]
        new.status = self.status[:]
        new.fought = self.fought[:]
        new.trophies = self.trophies[:]
        new.taken = self.taken[:]
        new.copy_flow(self)
        return new

    def begin_turn(self, side: int, events: list[Event]) -> None:
        flow.begin_turn(self, side, events)

    def progress(self) -> dict[str, Json]:
        return {
            "turn": max(self.turns),
            "scores": {side: medals.medals(self, i) for i, side in enumerate(SIDES)},
            "goals": {side: self.scenario.medals[i] for i, side in enumerate(SIDES)},
        }

    def turn_key(self) -> tuple[int, ...]:
        """The turns of both sides so far."""
        return (self.turns[0] + self.turns[1],)

    def evaluate(self, side: str) -> float:
        return evaluation.evaluate(self, SIDES.index(side))

    def to_json(self) -> dict[str, Json]:
        return position.write(self)

    def view(self, seat: str | None) -> dict[str, Json]:
        if seat is not None:
            self._check_seat(seat)
        return view.view(self, seat)

    # Small queries and changes shared by many rules.

    def command_of(self, unit: int) -> Command | None:
        """The command that ordered a unit this turn."""
        number = self.order[unit]
        return self.commands[number] if number >= 0 else None

    def enemy_next_to(self, side: int, hex: int) -> bool:
        """Is an enemy of this side adjacent to the hex?"""
        units = self.scenario.units
        for near in self.scenario.board.neighbours[hex]:
            other = self.unit_in[near]
            if other >= 0 and units[other].side != side:
                return True
        return False

    def place(self, unit: int, hex: int) -> None:
        self.at[unit] = hex
        self.unit_in[hex] = unit

    def leave(self, unit: int) -> None:
        """Take a unit out of its hex; its sandbags are removed (M44-31.2)."""
        hex = self.at[unit]
        self.at[unit] = NOWHERE
        self.unit_in[hex] = -1
        if self.sandbags[hex]:
            self.sandbags[hex] = False
            self.sandbag_supply += 1

    def name(self, hex: int) -> str:
        return self.scenario.board.names[hex]
