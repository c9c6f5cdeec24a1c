"""What both Undaunted games share as Games: scenarios, set-up, positions, notation."""

import random
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from sandtable.games.undaunted import description, rounds
from sandtable.games.undaunted.cards import Roster
from sandtable.games.undaunted.initiative import Initiative
from sandtable.games.undaunted.notation import Notation
from sandtable.games.undaunted.position import (
    check_suppressed,
    read_common,
    read_frames,
    read_side,
)
from sandtable.games.undaunted.scenario import Scenario
from sandtable.games.undaunted.state import Platoon, UndauntedState
from sandtable.games.undaunted.support import Take
from sandtable.games.undaunted.verbs import Verb
from sandtable.games.undaunted.view import determinize
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance, Scripted
from sandtable.kernel.documents import check_header, read_outcome
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event
from sandtable.kernel.frame import Frame
from sandtable.kernel.game import Game, OptionValue, ScenarioSource
from sandtable.kernel.reading import Reader
from sandtable.kernel.shelf import Shelf

FrameReader = Callable[[Reader], Frame[Any]]


class UndauntedGame(Game):
    """A game gives it the roster, the actions, and which rule each refusal and ending cites."""

    def __init__(
        self, roster: Roster, verbs: dict[str, Verb[UndauntedState]], citations: dict[str, str]
    ) -> None:
        self.roster = roster
        self.verbs = verbs
        self.citations = citations
        self.notation = Notation(roster, self.names_in_notation())
        self._shelf = Shelf(self.id, self.folder / "data" / "scenarios", self.read_scenario)

    # What one of the games provides.

    def names_in_notation(self) -> dict[str, str]:
        """The arguments that are written by a name of their own."""
        return {}

    def read_scenario(self, document: Mapping[str, Any]) -> Scenario:
        raise NotImplementedError

    def new_state(self, battle: Scenario, options: dict[str, OptionValue]) -> UndauntedState:
        """A state with an empty board."""
        raise NotImplementedError

    def set_up_own(self, s: UndauntedState) -> None:
        """What one of the games sets up besides counters, objectives and cards."""

    def read_own_side(self, s: UndauntedState, reader: Reader, side: int) -> None:
        """What one of the games adds to a side of a position."""

    def read_own(self, s: UndauntedState, reader: Reader) -> None:
        """What one of the games adds to a position; all counters are placed."""

    def frame_readers(self, s: UndauntedState) -> dict[str, FrameReader]:
        """The decisions of one of the games, beside those of both."""
        raise NotImplementedError

    def describe_own(self, battle: Scenario) -> dict[str, Json]:
        raise NotImplementedError

    # What both share.

    @property
    def message_folders(self) -> tuple[Path, ...]:
        return (Path(__file__).parent / "messages", self.folder / "messages")

    def scenarios(self) -> list[str]:
        return self._shelf.ids()

    def endings(self) -> dict[str, str]:
        return {key: rule for key, rule in self.citations.items() if key.startswith("outcome-")}

    def find_scenario(self, source: ScenarioSource) -> Scenario:
        """A scenario by id, file or document; those of the book are read once."""
        return self._shelf.find(source)

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
            **self.describe_own(found),
            **self.opening(opening),
        }

    def set_up(
        self,
        scenario: ScenarioSource,
        chance: Chance,
        options: Mapping[str, OptionValue] | None,
    ) -> UndauntedState:
        """Lay out the map, the counters and the cards (NOR-6), and begin the first round."""
        battle = self.find_scenario(scenario)
        s = self.new_state(battle, self.check_options(options))
        s.at = [-1] * len(self.roster.units)
        for unit, tile in enumerate(battle.at):
            if tile >= 0:
                s.place(unit, tile)
        s.objective = battle.objective[:]
        for side in range(len(self.sides)):
            s.platoons.append(muster(battle, side, chance))
        self.set_up_own(s)
        events: list[Event] = []
        rounds.begin_round(s, chance, events)
        s.advance(chance, events)
        return s

    def read_position(self, position: Mapping[str, Any]) -> UndauntedState:
        reader = Reader(position, "")
        check_header(reader, "position", self.id, self.rules)
        battle = self.find_scenario(reader.value("scenario"))
        given = reader.value("options") if reader.has("options") else {}
        s = self.new_state(battle, self.check_options(given))
        s.at = [-1] * len(self.roster.units)
        read_common(s, reader)
        sides = reader.table("sides")
        for side, side_id in enumerate(self.sides):
            table = sides.table(side_id)
            read_side(s, table, side)
            self.read_own_side(s, table, side)
            table.finish()
        sides.finish()
        self.read_own(s, reader)
        check_suppressed(s)
        s.outcome = read_outcome(reader, self.sides, self.citations)
        shared: dict[str, FrameReader] = {
            Initiative.name: lambda table: Initiative.read(s, table),
            Take.name: lambda table: Take.read(s, table),
        }
        s.frames = read_frames(s, reader, shared | self.frame_readers(s))
        reader.finish()
        return s

    def determinize(self, view: Mapping[str, Any], rng: random.Random) -> UndauntedState:
        return self.read_position(determinize(view, rng))

    def write(self, action: Action) -> str:
        return self.notation.write(action)

    def read(self, text: str) -> Action:
        return self.notation.read(text)


def muster(battle: Scenario, side: int, chance: Chance) -> Platoon:
    """Deck, supply and markers of a side; cards in neither list leave the game (NOR-6.12)."""
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
