"""Undaunted: Normandy as a Game."""

import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, cast

from sandtable.games.undaunted import rounds
from sandtable.games.undaunted.cards import Roster
from sandtable.games.undaunted.combat import Attack, Suppress
from sandtable.games.undaunted.initiative import Initiative
from sandtable.games.undaunted.movement import Move, Scout, Stalk
from sandtable.games.undaunted.normandy.citations import CITATIONS
from sandtable.games.undaunted.normandy.control import Control
from sandtable.games.undaunted.normandy.guide import Guide
from sandtable.games.undaunted.normandy.mortar import Blast, Blasting, Target
from sandtable.games.undaunted.normandy.scenario import NormandyScenario
from sandtable.games.undaunted.normandy.state import NO_TARGET, NormandyState
from sandtable.games.undaunted.notation import Notation
from sandtable.games.undaunted.position import (
    read_common,
    read_frames,
    read_side,
    scenario_tiles,
)
from sandtable.games.undaunted.scenario import Tile, read_tiles
from sandtable.games.undaunted.state import Platoon, UndauntedState
from sandtable.games.undaunted.support import Bolster, Command, Conceal, Inspire, Recon, Take
from sandtable.games.undaunted.turn import Turn
from sandtable.games.undaunted.verbs import Verb
from sandtable.games.undaunted.view import determinize
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.documents import check_header, read_outcome, read_toml, scenario_path
from sandtable.kernel.errors import BadInput, Json
from sandtable.kernel.event import Event
from sandtable.kernel.game import Game, Option, OptionValue, ScenarioSource
from sandtable.kernel.reading import Reader


def _verbs() -> dict[str, Verb[UndauntedState]]:
    """The fourteen actions of the cards (NOR-15.4)."""
    shared: list[Verb[UndauntedState]] = [
        Move(),
        Guide(),
        Scout(),
        Stalk(),
        Bolster(),
        Command(),
        Conceal(),
        Inspire(),
        Recon(),
        Attack(),
        Suppress(),
    ]
    own: list[Verb[NormandyState]] = [Control(), Target(), Blast()]
    return {verb.name: verb for verb in [*shared, *cast(list[Verb[UndauntedState]], own)]}


class Normandy(Game):
    id: ClassVar[str] = "normandy"
    rules: ClassVar[str] = "normandy-1"
    ledger: ClassVar[str] = "NOR"
    sides: ClassVar[tuple[str, ...]] = ("us", "germany")
    limit: ClassVar[str] = "round_limit"

    def __init__(self) -> None:
        data = self.folder / "data"
        self.roster = Roster(self.sides)
        for side in range(len(self.sides)):  # both sides own the same cards and counters
            self.roster.add_side(
                side, read_toml(data / "cards.toml"), read_toml(data / "counters.toml")
            )
        self.tiles: dict[str, Tile] = read_tiles(read_toml(data / "tiles.toml"))
        self.verbs = _verbs()
        self.notation = Notation(self.roster)
        self._files: dict[str, Path] = {
            path.stem.split("-", 1)[1]: path for path in sorted((data / "scenarios").glob("*.toml"))
        }
        self._scenarios: dict[str, NormandyScenario] = {}

    @property
    def folder(self) -> Path:
        return Path(__file__).parent

    @property
    def message_folders(self) -> tuple[Path, ...]:
        return (self.folder.parent / "messages", self.folder / "messages")

    def scenarios(self) -> list[str]:
        return list(self._files)

    def options(self) -> dict[str, Option]:
        return {
            "conceal_strict": Option(False, "NOR-A.3"),
            "open_discards": Option(False, "NOR-A.15"),
            "round_limit": Option(200, "NOR-A.36", 10, 9999),
        }

    def endings(self) -> dict[str, str]:
        return {key: rule for key, rule in CITATIONS.items() if key.startswith("outcome-")}

    def scenario(self, source: ScenarioSource) -> NormandyScenario:
        """A scenario by id, file or document; those of the book are read once."""
        if isinstance(source, str) and source in self._files:
            if source not in self._scenarios:
                document = read_toml(self._files[source]).data
                battle = NormandyScenario(document, self.roster, self.tiles)
                battle.of_the_book = True
                self._scenarios[source] = battle
            return self._scenarios[source]
        if isinstance(source, Mapping):
            return NormandyScenario(source, self.roster, self.tiles)
        path = scenario_path(source, self.id)
        document = read_toml(path).data
        try:
            return NormandyScenario(document, self.roster, self.tiles)
        except BadInput as error:
            raise BadInput(error.key, f"{path}: {error.where}", **error.params) from None

    def scenario_json(self, scenario: ScenarioSource) -> dict[str, Json]:
        return dict(self.scenario(scenario).document)

    def describe(self, scenario: ScenarioSource) -> dict[str, Json]:
        found = self.scenario(scenario)
        return {
            "game": self.id,
            "scenario": found.id,
            "number": found.number,
            "name": found.name,
            "operation": found.operation,
            "stagger": found.stagger,
            "initiative": self.sides[found.initiative],
            "goals": {
                side_id: {"points": found.goals[side].points, "pin": found.goals[side].pin}
                for side, side_id in enumerate(self.sides)
            },
            "tiles": scenario_tiles(found),
            "radio": None if found.radio < 0 else found.tiles[found.radio].name,
            "spawns": [
                {"unit": unit.id, "tiles": [found.tiles[tile].name for tile in tiles]}
                for unit, tiles in zip(self.roster.units, found.spawns, strict=True)
                if tiles
            ],
        }

    def start(
        self,
        scenario: ScenarioSource,
        chance: Chance,
        options: Mapping[str, OptionValue] | None = None,
    ) -> NormandyState:
        """Set up (NOR-6) and begin the first round."""
        battle = self.scenario(scenario)
        s = NormandyState(self, self.verbs, battle, self.check_options(options))
        s.at = [-1] * len(self.roster.units)
        for unit, tile in enumerate(battle.at):
            if tile >= 0:
                s.place(unit, tile)
        s.objective = battle.objective[:]
        for side in range(len(self.sides)):
            s.platoons.append(self._muster(battle, side, chance))
        events: list[Event] = []
        rounds.begin_round(s, chance, events)
        s.advance(chance, events)
        return s

    def _muster(self, battle: NormandyScenario, side: int, chance: Chance) -> Platoon:
        """Deck, supply and markers of a side; cards in neither list leave the game (NOR-6.12)."""
        cards = self.roster.cards[side]
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

    def from_json(self, position: Mapping[str, Any]) -> NormandyState:
        reader = Reader(position, "")
        check_header(reader, "position", self.id, self.rules)
        battle = self.scenario(reader.value("scenario"))
        given = reader.value("options") if reader.has("options") else {}
        s = NormandyState(self, self.verbs, battle, self.check_options(given))
        s.at = [-1] * len(self.roster.units)
        read_common(s, reader)
        sides = reader.table("sides")
        for side, side_id in enumerate(self.sides):
            table = sides.table(side_id)
            read_side(s, table, side)
            self._read_own_side(s, table, side)
            table.finish()
        sides.finish()
        s.outcome = read_outcome(reader, self.sides, CITATIONS)
        s.frames = read_frames(
            s,
            reader,
            {
                Turn.name: lambda table: Turn.read(s, table, self.verbs),
                Initiative.name: lambda table: Initiative.read(s, table),
                Take.name: lambda table: Take.read(s, table),
                Blasting.name: lambda table: Blasting.read(s, table),
            },
        )
        reader.finish()
        return s

    def _read_own_side(self, s: NormandyState, reader: Reader, side: int) -> None:
        if reader.has("target") and reader.value("target") is not None:
            s.target[side] = s.scenario.tile(reader.text("target"), reader.at("target"))
        else:
            s.target[side] = NO_TARGET
        if reader.has("fielded") and reader.flag("fielded"):
            s.fielded[side] = True

    def determinize(self, view: Mapping[str, Any], rng: random.Random) -> NormandyState:
        return self.from_json(determinize(view, rng))

    def write(self, action: Action) -> str:
        return self.notation.write(action)

    def read(self, text: str) -> Action:
        return self.notation.read(text)
