"""A position of Memoir '44: plain data, and small questions that many rules ask."""

from typing import Final

from sandtable.games.memoir44 import evaluation, flow, medals, position, view
from sandtable.games.memoir44.cards import Deck
from sandtable.games.memoir44.citations import CITATIONS, VARIANTS
from sandtable.games.memoir44.command import Command
from sandtable.games.memoir44.posts import Posts
from sandtable.games.memoir44.scenario import SIDES, Battle
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event
from sandtable.kernel.game import Game, OptionValue
from sandtable.kernel.outcome import Outcome
from sandtable.kernel.rule import Refusal
from sandtable.kernel.state import State

NOWHERE: Final = -1


class MemoirState(State):
    """Hexes, units and kinds of cards are small integers; sides are 0 (Allies) and 1 (Axis)."""

    def __init__(
        self,
        game: Game,
        pack: Deck,
        battle: Battle,
        posts: Posts,
        options: dict[str, OptionValue],
    ) -> None:
        super().__init__(tuple(posts.seats))
        self._game = game
        self.pack = pack
        self.battle = battle
        self.posts = posts
        self.options = options
        self.at: list[int] = []
        self.figures: list[int] = []
        self.unit_in: list[int] = []
        self.wire: list[bool] = []
        self.sandbags: list[bool] = []
        self.sandbag_supply = 0
        self.side = battle.first
        #: Turns that each side has begun.
        self.turns: list[int] = [0, 0]
        self.draw: list[int] = []
        self.discard: list[int] = []
        self.hands: list[list[int]] = [[], []]
        #: The commands of this turn, and those of each side's last own turn (for Counter-Attack).
        self.commands: list[Command] = []
        self.last: list[list[Command]] = [[], []]
        #: Has the other side used an Ambush this turn (its card lies open till the end of it)?
        self.ambushes = 0
        #: For each unit: the number of the command that ordered it (-1: none), the seats that lead
        #: it, the hexes it has moved, what it has done, the battles it has fought.
        self.order: list[int] = []
        self.led: list[int] = []
        self.moved: list[int] = []
        self.status: list[int] = []
        self.battles: list[int] = []
        #: Medals for eliminated units and exits; which permanent objectives are taken.
        self.trophies: list[int] = [0, 0]
        self.taken: list[bool] = []

    @property
    def game(self) -> Game:
        return self._game

    def side_of(self, seat: str) -> str:
        return SIDES[self.posts.side[self.seats.index(seat)]]

    def clone(self) -> "MemoirState":
        new = MemoirState(self._game, self.pack, self.battle, self.posts, self.options)
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
        new.led = self.led[:]
        new.moved = self.moved[:]
        new.status = self.status[:]
        new.battles = self.battles[:]
        new.trophies = self.trophies[:]
        new.taken = self.taken[:]
        new.frames = self.frames[:]
        new.outcome = self.outcome
        return new

    def refusal(self, key: str, variant: str = "", **params: Json) -> Refusal:
        """A refusal; some cite another rule for each kind of ground, arm or unit."""
        rule = VARIANTS.get((key, variant), CITATIONS[key])
        return Refusal(rule, f"refusal-{key}", dict(params))

    def over(self) -> Refusal:
        return self.refusal("game-over")

    def not_deciding(self, seat: str) -> Refusal:
        return self.refusal("not-your-decision", seats=", ".join(self.actors()))

    def resign(self, seat: str, events: list[Event]) -> None:
        side = self.posts.side[self.seats.index(seat)]
        events.append(Event("resigned", {"side": SIDES[side]}))
        self.end(1 - side, "resigned", events)

    def advance(self, chance: Chance, events: list[Event]) -> None:
        flow.advance(self, chance, events)

    def begin_turn(self, side: int, events: list[Event]) -> None:
        flow.begin_turn(self, side, events)

    def progress(self) -> dict[str, Json]:
        return {
            "turn": max(self.turns),
            "scores": {side: medals.medals(self, i) for i, side in enumerate(SIDES)},
            "goals": {side: self.battle.medals[i] for i, side in enumerate(SIDES)},
        }

    def evaluate(self, side: str) -> float:
        return evaluation.evaluate(self, SIDES.index(side))

    def to_json(self) -> dict[str, Json]:
        return position.write(self)

    def view(self, seat: str | None) -> dict[str, Json]:
        if seat is not None:
            self._check_seat(seat)
        return view.view(self, seat)

    # Small questions and changes that many rules share.

    def command_of(self, unit: int) -> Command | None:
        """The command that ordered a unit this turn."""
        number = self.order[unit]
        return self.commands[number] if number >= 0 else None

    def enemy_next_to(self, side: int, hex: int) -> bool:
        """Is an enemy of this side adjacent to the hex?"""
        units = self.battle.units
        for near in self.battle.board.neighbours[hex]:
            other = self.unit_in[near]
            if other >= 0 and units[other].side != side:
                return True
        return False

    def place(self, unit: int, hex: int) -> None:
        self.at[unit] = hex
        self.unit_in[hex] = unit

    def leave(self, unit: int) -> None:
        """A unit leaves its hex, and with it its sandbags (M44-31.2)."""
        hex = self.at[unit]
        self.at[unit] = NOWHERE
        self.unit_in[hex] = -1
        if self.sandbags[hex]:
            self.sandbags[hex] = False
            self.sandbag_supply += 1

    def name(self, hex: int) -> str:
        return self.battle.board.names[hex]

    def end(self, winner: int | None, reason: str, events: list[Event]) -> None:
        """The battle is over at once (A91)."""
        side = None if winner is None else SIDES[winner]
        self.outcome = Outcome(side, f"outcome-{reason}", CITATIONS[f"outcome-{reason}"])
        events.append(Event("game-over", {"winner": side, "reason": f"outcome-{reason}"}))
