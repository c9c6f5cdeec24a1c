"""The base class of both Undaunted games: scenarios, set-up, positions, notation."""

import random
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar, Final, cast

from sandtable.games.undaunted import description, rounds
from sandtable.games.undaunted.cards import Roster
from sandtable.games.undaunted.fields import Bids, OwnCard, OwnSquad, PrintedAction
from sandtable.games.undaunted.notation import Notation
from sandtable.games.undaunted.platoon import Platoon
from sandtable.games.undaunted.position import (
    check_suppressed,
    read_common,
    read_seen_side,
    read_side,
)
from sandtable.games.undaunted.redeal import redeal, seen_frame
from sandtable.games.undaunted.scenario import Scenario
from sandtable.games.undaunted.state import UndauntedState
from sandtable.games.undaunted.support import BOLSTER, INSPIRE, Take
from sandtable.games.undaunted.turn import Turn
from sandtable.games.undaunted.verbs import Verb
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance, Scripted
from sandtable.kernel.dealing import shuffle
from sandtable.kernel.decision import read_decision
from sandtable.kernel.documents import check_header, read_outcome
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event
from sandtable.kernel.fields import Field, Flag, Number, Side
from sandtable.kernel.game import Game, OptionValue, ScenarioSource
from sandtable.kernel.kinds import Kind
from sandtable.kernel.reading import Reader
from sandtable.kernel.scenario_library import ScenarioLibrary
from sandtable.kernel.state import State

#: The fields of the frames that both games have.
FIELDS: Final[dict[str, Field]] = {
    "action": PrintedAction({Take.name: (BOLSTER, INSPIRE)}),
    "bids": Bids(),
    "card": OwnCard(),
    "left": Number(1, 9),
    "second": Flag(),
    "side": Side(),
    "squad": OwnSquad(),
}


class UndauntedGame(Game):
    """Everything about an Undaunted game except its roster and its actions."""

    kinds: ClassVar[dict[str, Kind]] = description.KINDS
    parameters: ClassVar[dict[str, str]] = description.PARAMETERS
    passes: ClassVar[tuple[str, ...]] = ("end-turn",)
    fields: ClassVar[dict[str, Field]] = FIELDS

    def __init__(self, roster: Roster, verbs: dict[str, Verb[UndauntedState]]) -> None:
        self.roster = roster
        self.verbs = verbs
        self.notation = Notation(roster, self.names_in_notation(), self.vocabulary)
        self._library = ScenarioLibrary(
            self.id, self.folder / "data" / "scenarios", self.read_scenario
        )

    # Provided by each game.

    def names_in_notation(self) -> dict[str, str]:
        """Arguments that the notation writes with special names."""
        return {}

    def read_scenario(self, document: Mapping[str, Any]) -> Scenario:
        raise NotImplementedError

    def new_state(self, battle: Scenario, options: dict[str, OptionValue]) -> UndauntedState:
        """A state with an empty board."""
        raise NotImplementedError

    def set_up_extras(self, state: UndauntedState) -> None:
        """Set up what a game has besides counters, objectives and cards."""

    def read_side_extras(self, state: UndauntedState, reader: Reader, side: int) -> None:
        """Read what a game adds to a side of a position."""

    def read_extras(self, state: UndauntedState, reader: Reader) -> None:
        """Read what a game adds to a position; all counters have been placed."""

    def turn(self, side: int, second: bool) -> Turn:
        """A side's turn; ``second`` if the other side has already had its turn this round."""
        return Turn(side, second)

    def stage(self, state: UndauntedState) -> int:
        """The part of the round: 0 while both sides bid, 1 and 2 for their turns."""
        lowest = state.frames[0] if state.frames else None
        if isinstance(lowest, Turn):
            return 2 if lowest.second else 1
        return 0

    def describe_extras(self, battle: Scenario) -> dict[str, Json]:
        raise NotImplementedError

    # Shared by both games.

    @property
    def message_folders(self) -> tuple[Path, ...]:
        return (Path(__file__).parent / "messages", self.folder / "messages")

    def scenarios(self) -> list[str]:
        return self._library.ids()

    def find_scenario(self, source: ScenarioSource) -> Scenario:
        """A scenario by id, file or document; official ones are read once."""
        return self._library.find(source)

    def scenario_json(self, scenario: ScenarioSource) -> dict[str, Json]:
        return dict(self.find_scenario(scenario).document)

    def describe(self, scenario: ScenarioSource) -> dict[str, Json]:
        opening = self.set_up(scenario, Scripted(), None)
        found = opening.scenario
        return {
            "game": self.id,
            "scenario": found.id,
            "number": found.number,
            "name": found.name,
            "date": found.date,
            "operation": found.operation,
            "stagger": found.stagger,
            "initiative": self.sides[found.initiative],
            "tiles": description.tiles(found),
            "cards": description.cards(found),
            "units": description.units(found),
            **self.describe_extras(found),
            **self.opening(opening),
        }

    def set_up(
        self,
        scenario: ScenarioSource,
        chance: Chance,
        options: Mapping[str, OptionValue] | None,
    ) -> UndauntedState:
        """Set up the map, the counters and the cards (NOR-6), and begin the first round."""
        battle = self.find_scenario(scenario)
        state = self.new_state(battle, self.check_options(options))
        state.at = [-1] * len(self.roster.units)
        for unit, tile in enumerate(battle.at):
            if tile >= 0:
                state.place(unit, tile)
        state.objective = battle.objective[:]
        for side in range(len(self.sides)):
            state.platoons.append(muster(battle, side, chance))
        self.set_up_extras(state)
        events: list[Event] = []
        rounds.begin_round(state, chance, events)
        state.advance(chance, events)
        return state

    def read_position(self, position: Mapping[str, Any]) -> UndauntedState:
        reader = Reader(position, "")
        check_header(reader, "position", self.id, self.rules)
        state = self._read_table(reader, read_side)
        read_decision(state, reader, self.turn(state.initiative, second=False))
        reader.finish()
        if state.outcome is None:
            lowest = state.frames[0]
            state.settle_position(lowest.side if isinstance(lowest, Turn) else state.initiative)
        return state

    def _read_table(
        self, reader: Reader, read: Callable[[UndauntedState, Reader, int], None]
    ) -> UndauntedState:
        """Everything but the decision; ``read`` reads a side."""
        battle = self.find_scenario(reader.value("scenario"))
        given = reader.value("options") if reader.has("options") else {}
        state = self.new_state(battle, self.check_options(given))
        state.at = [-1] * len(self.roster.units)
        read_common(state, reader)
        sides = reader.table("sides")
        for side, side_id in enumerate(self.sides):
            table = sides.table(side_id)
            read(state, table, side)
            self.read_side_extras(state, table, side)
            table.finish()
        sides.finish()
        self.read_extras(state, reader)
        check_suppressed(state)
        state.outcome = read_outcome(reader, self.sides, self.citations)
        return state

    def determinize(self, view: Mapping[str, Any], rng: random.Random) -> UndauntedState:
        """The view is a position with gaps: they are filled as ``redeal`` does."""
        reader = Reader(view, "")
        check_header(reader, "view", self.id, self.rules)
        state = self._read_table(reader, read_seen_side)
        seat = reader.value("seat")
        side = -1 if seat is None else self.sides.index(seat)
        frames = [seen_frame(dict(frame), state, side) for frame in reader.value("decision")]
        read_decision(state, Reader({"decision": frames}, ""))
        for key in ("actors", "prompt"):
            reader.has(key)
        reader.finish()
        redeal(state, side, rng)
        return state

    def redeal(self, state: State, seat: str | None, rng: random.Random) -> UndauntedState:
        assert isinstance(state, UndauntedState)
        copy = cast(UndauntedState, state.clone())
        redeal(copy, -1 if seat is None else state.seats.index(seat), rng)
        return copy

    def reshuffle(
        self, state: State, rng: random.Random, side: str | None = None
    ) -> UndauntedState:
        """Each side has a deck of its own."""
        assert isinstance(state, UndauntedState)
        copy = cast(UndauntedState, state.clone())
        for owner, platoon in enumerate(copy.platoons):
            if side is None or self.sides[owner] == side:
                platoon.deck.sort()
                shuffle(platoon.deck, rng)
        return copy

    def write(self, action: Action) -> str:
        return self.notation.write(action)

    def read(self, text: str) -> Action:
        return self.notation.read(text)


def muster(battle: Scenario, side: int, chance: Chance) -> Platoon:
    """Deck, supply and markers of a side; cards in neither list are out of the game (NOR-6.12)."""
    cards = battle.roster.cards[side]
    platoon = Platoon(len(cards))
    platoon.deck = battle.decks[side][:]
    chance.shuffle("deck", platoon.deck)
    platoon.supply = battle.supplies[side][:]
    for kind in platoon.deck:
        platoon.cycle[kind] += 1
    platoon.box = [
        card.copies - platoon.cycle[card.index] - platoon.supply[card.index] for card in cards
    ]
    platoon.marked = battle.marked[side]
    platoon.controlled = battle.controlled[side]
    return platoon
