"""Heroes of Stalingrad as a Game."""

import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from sandtable.games.heroes import description, notation, position_reading, skirmish_setup
from sandtable.games.heroes.armies import scenario
from sandtable.games.heroes.armies.skirmish_rules import SkirmishRules
from sandtable.games.heroes.citations import CITATIONS
from sandtable.games.heroes.determinize import ANY, with_gaps_filled
from sandtable.games.heroes.fields import FIELDS
from sandtable.games.heroes.pack.battle import SIDES, Battle
from sandtable.games.heroes.pack.catalogue import Pack
from sandtable.games.heroes.redeal import redeal, reshuffle
from sandtable.games.heroes.state import HeroesState
from sandtable.games.heroes.turn import setup
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance, Seeded
from sandtable.kernel.documents import check_header, read_toml
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event
from sandtable.kernel.fields import Field
from sandtable.kernel.game import Game, Option, OptionValue, ScenarioSource
from sandtable.kernel.kinds import Kind
from sandtable.kernel.reading import Reader
from sandtable.kernel.scenario_library import ScenarioLibrary
from sandtable.kernel.state import State


class Heroes(Game):
    id: ClassVar[str] = "heroes"
    rules: ClassVar[str] = "heroes-2"
    ledger: ClassVar[str] = "HOS"
    order: ClassVar[int] = 4
    citations: ClassVar[dict[str, str]] = CITATIONS
    fields: ClassVar[dict[str, Field]] = FIELDS
    sides: ClassVar[tuple[str, ...]] = SIDES
    skirmishes: ClassVar[bool] = True
    kinds: ClassVar[dict[str, Kind]] = description.ARGUMENTS
    parameters: ClassVar[dict[str, str]] = description.PARAMETERS
    hideable: ClassVar[tuple[str, ...]] = ("card", "cards", "bonus")
    vocabulary: ClassVar[dict[str, bool]] = notation.VERBS
    passes: ClassVar[tuple[str, ...]] = ("decline", "pass")

    def __init__(self) -> None:
        self.pack = Pack(self.folder / "data")
        self._library = ScenarioLibrary(self.id, self.folder / "data" / "scenarios", self._read)
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
        return self._library.ids()

    def options(self) -> dict[str, Option]:
        return {
            "together": Option(False, "HOS-3.36"),
            "conceal_hands": Option(False, "HOS-31.1", online=True),
        }

    def battle(self, source: ScenarioSource) -> Battle:
        """A scenario by id, file or document; official ones are read once."""
        return self._library.find(source)

    def _read(self, document: Mapping[str, Any]) -> Battle:
        return scenario.read(document, self.pack)

    def scenario_json(self, scenario: ScenarioSource) -> dict[str, Json]:
        return dict(self.battle(scenario).document)

    def describe(self, scenario: ScenarioSource) -> dict[str, Json]:
        opening = self.start(scenario, Seeded(0))
        described = description.describe(opening.battle)
        return {"game": self.id, **described, **self.opening(opening)}

    def skirmish(self) -> dict[str, Json]:
        return skirmish_setup.tables(self._skirmishes)

    def check_army(self, side: str, points: int, army: Any) -> dict[str, Json]:
        return skirmish_setup.checked(self._skirmishes, side, points, army)

    def roll_skirmish(
        self, points: int, armies: Mapping[str, Any], chance: Chance
    ) -> dict[str, Json]:
        return skirmish_setup.roll(self._skirmishes, points, armies, chance)

    def check_skirmish(self, scenario: Mapping[str, Any]) -> None:
        skirmish_setup.check_document(self._skirmishes, scenario)

    def _empty(self, scenario: ScenarioSource, options: Mapping[str, Any] | None) -> HeroesState:
        return HeroesState(self, self.battle(scenario), self.check_options(options))

    def start(
        self,
        scenario: ScenarioSource,
        chance: Chance,
        options: Mapping[str, OptionValue] | None = None,
    ) -> HeroesState:
        """Shuffle, set up the field, and play up to the first decision."""
        state = self._empty(scenario, options)
        setup.begin(state, chance)
        events: list[Event] = []
        state.advance(chance, events)
        return state

    def from_json(self, position_json: Mapping[str, Any]) -> HeroesState:
        reader = Reader(position_json, "")
        check_header(reader, "position", self.id, self.rules)
        state = self._read_table(reader)
        position_reading.read_decision(state, reader)
        position_reading.check(state, reader)
        reader.finish()
        return state

    def _read_table(self, reader: Reader) -> HeroesState:
        """Everything but the decision."""
        given = reader.value("options") if reader.has("options") else {}
        state = self._empty(reader.value("scenario"), given)
        position_reading.read_table(state, reader)
        return state

    def determinize(self, view: Mapping[str, Any], rng: random.Random) -> HeroesState:
        """The view is a position with gaps: they are filled as ``redeal`` does."""
        reader = Reader(with_gaps_filled(view, self.battle(view["scenario"])), "")
        check_header(reader, "view", self.id, self.rules)
        state = self._read_table(reader)
        position_reading.check_cards(state)
        for i, side in enumerate(SIDES):
            state.draw[i] = [ANY] * view["draw_sizes"][side]
            if side != view["seat"]:
                state.hands[i] = [ANY] * view["hand_sizes"][side]
                state.kept_bonus[i] = [ANY] * view["bonus_kept"][side]
        position_reading.read_decision(state, reader)
        reader.finish()
        redeal(state, view["seat"], rng)
        return state

    def redeal(self, state: State, seat: str | None, rng: random.Random) -> HeroesState:
        assert isinstance(state, HeroesState)
        copy = state.clone()
        redeal(copy, seat, rng)
        return copy

    def reshuffle(self, state: State, rng: random.Random, side: str | None = None) -> HeroesState:
        """Each side has a deck of its own; the bonus tokens on the field are for either."""
        assert isinstance(state, HeroesState)
        copy = state.clone()
        reshuffle(copy, rng, -1 if side is None else SIDES.index(side))
        return copy

    def write(self, action: Action) -> str:
        return notation.write(action)

    def read(self, text: str) -> Action:
        return notation.read(text)
