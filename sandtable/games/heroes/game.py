"""Heroes of Stalingrad as a Game."""

import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from sandtable.games.heroes import description, notation, position_reading
from sandtable.games.heroes.armies import skirmish_desk
from sandtable.games.heroes.armies.skirmish_rules import SkirmishRules
from sandtable.games.heroes.battle import SIDES, Battle
from sandtable.games.heroes.citations import CITATIONS
from sandtable.games.heroes.determinize import determinize
from sandtable.games.heroes.pack import scenario
from sandtable.games.heroes.pack.catalogue import Pack
from sandtable.games.heroes.state import HeroesState
from sandtable.games.heroes.turn import setup
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance, Seeded
from sandtable.kernel.documents import check_header, read_toml
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event
from sandtable.kernel.game import Game, Option, OptionValue, ScenarioSource
from sandtable.kernel.reading import Reader
from sandtable.kernel.shelf import Shelf


class Heroes(Game):
    id: ClassVar[str] = "heroes"
    rules: ClassVar[str] = "heroes-1"
    ledger: ClassVar[str] = "HOS"
    sides: ClassVar[tuple[str, ...]] = SIDES
    skirmishes: ClassVar[bool] = True

    def __init__(self) -> None:
        self.pack = Pack(self.folder / "data")
        self._shelf = Shelf(self.id, self.folder / "data" / "scenarios", self._read)
        self._skirmishes = SkirmishRules(
            read_toml(self.folder / "data" / "skirmish.toml"), self.pack
        )

    @property
    def folder(self) -> Path:
        return Path(__file__).parent

    @property
    def message_folders(self) -> tuple[Path, ...]:
        return (self.folder / "messages",)

    def scenarios(self) -> list[str]:
        return self._shelf.ids()

    def options(self) -> dict[str, Option]:
        return {
            "together": Option(False, "HOS-3.36"),
            "conceal_hands": Option(False, "HOS-31.1"),
        }

    def endings(self) -> dict[str, str]:
        return {key: rule for key, rule in CITATIONS.items() if key.startswith("outcome-")}

    def battle(self, source: ScenarioSource) -> Battle:
        """A scenario by id, file or document; those of the pack are read once."""
        return self._shelf.find(source)

    def _read(self, document: Mapping[str, Any]) -> Battle:
        return scenario.read(document, self.pack)

    def scenario_json(self, scenario: ScenarioSource) -> dict[str, Json]:
        return dict(self.battle(scenario).document)

    def describe(self, scenario: ScenarioSource) -> dict[str, Json]:
        opening = self.start(scenario, Seeded(0))
        described = description.describe(opening.battle)
        return {"game": self.id, **described, **self.opening(opening)}

    def skirmish(self) -> dict[str, Json]:
        return skirmish_desk.tables(self._skirmishes)

    def check_army(self, side: str, points: int, army: Any) -> dict[str, Json]:
        return skirmish_desk.checked(self._skirmishes, side, points, army)

    def roll_skirmish(
        self, points: int, armies: Mapping[str, Any], chance: Chance
    ) -> dict[str, Json]:
        return skirmish_desk.roll(self._skirmishes, points, armies, chance)

    def _empty(self, scenario: ScenarioSource, options: Mapping[str, Any] | None) -> HeroesState:
        return HeroesState(self, self.battle(scenario), self.check_options(options))

    def start(
        self,
        scenario: ScenarioSource,
        chance: Chance,
        options: Mapping[str, OptionValue] | None = None,
    ) -> HeroesState:
        """Shuffle, lay out what lies on the field, and come to the first decision."""
        s = self._empty(scenario, options)
        setup.begin(s, chance)
        events: list[Event] = []
        s.advance(chance, events)
        return s

    def from_json(self, position_json: Mapping[str, Any]) -> HeroesState:
        reader = Reader(position_json, "")
        check_header(reader, "position", self.id, self.rules)
        given = reader.value("options") if reader.has("options") else {}
        s = self._empty(reader.value("scenario"), given)
        position_reading.read(s, reader)
        reader.finish()
        return s

    def determinize(self, view: Mapping[str, Any], rng: random.Random) -> HeroesState:
        return self.from_json(determinize(view, self.battle(view["scenario"]), rng))

    def write(self, action: Action) -> str:
        return notation.write(action)

    def read(self, text: str) -> Action:
        return notation.read(text)
