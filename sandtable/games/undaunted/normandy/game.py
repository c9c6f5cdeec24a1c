"""Undaunted: Normandy as a Game."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, cast

from sandtable.games.undaunted.cards import Roster
from sandtable.games.undaunted.combat import Attack, Suppress
from sandtable.games.undaunted.fields import Units
from sandtable.games.undaunted.game import FIELDS, UndauntedGame
from sandtable.games.undaunted.movement import Move, Scout, Stalk
from sandtable.games.undaunted.normandy.citations import CITATIONS, VARIANTS
from sandtable.games.undaunted.normandy.control import Control
from sandtable.games.undaunted.normandy.guide import Guide
from sandtable.games.undaunted.normandy.mortar import Blast, Target
from sandtable.games.undaunted.normandy.scenario import NormandyScenario
from sandtable.games.undaunted.normandy.state import NO_TARGET, NormandyState
from sandtable.games.undaunted.notation import VERBS
from sandtable.games.undaunted.scenario import Scenario, Tile, read_tiles
from sandtable.games.undaunted.state import UndauntedState
from sandtable.games.undaunted.support import Bolster, Command, Conceal, Inspire, Recon
from sandtable.games.undaunted.verbs import Verb
from sandtable.kernel.chance import Chance
from sandtable.kernel.documents import read_toml
from sandtable.kernel.errors import Json
from sandtable.kernel.fields import Field, Number
from sandtable.kernel.game import Option, OptionValue, ScenarioSource
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


class Normandy(UndauntedGame):
    id: ClassVar[str] = "normandy"
    rules: ClassVar[str] = "normandy-1"
    ledger: ClassVar[str] = "NOR"
    order: ClassVar[int] = 1
    citations: ClassVar[dict[str, str]] = CITATIONS
    variants: ClassVar[dict[tuple[str, str], str]] = VARIANTS
    sides: ClassVar[tuple[str, ...]] = ("us", "germany")
    limit: ClassVar[str] = "round_limit"
    vocabulary: ClassVar[dict[str, bool]] = VERBS | dict.fromkeys(
        ("blast", "guide", "target"), True
    )
    fields: ClassVar[dict[str, Field]] = FIELDS | {"dice": Number(1, 9), "units": Units()}

    def __init__(self) -> None:
        data = self.folder / "data"
        roster = Roster(self.sides)
        for side in range(len(self.sides)):  # both sides own the same cards and counters
            roster.add_side(side, read_toml(data / "cards.toml"), read_toml(data / "counters.toml"))
        self.tiles: dict[str, Tile] = read_tiles(read_toml(data / "tiles.toml"))
        super().__init__(roster, _verbs())

    @property
    def folder(self) -> Path:
        return Path(__file__).parent

    def options(self) -> dict[str, Option]:
        return {
            "conceal_strict": Option(False, "NOR-A.3"),
            "open_discards": Option(False, "NOR-A.15"),
            "round_limit": Option(200, "NOR-A.36", 10, 9999),
        }

    def read_scenario(self, document: Mapping[str, Any]) -> NormandyScenario:
        return NormandyScenario(document, self.roster, self.tiles)

    def scenario(self, source: ScenarioSource) -> NormandyScenario:
        return cast(NormandyScenario, self.find_scenario(source))

    def new_state(self, battle: Scenario, options: dict[str, OptionValue]) -> NormandyState:
        return NormandyState(self, cast(NormandyScenario, battle), options)

    def describe_extras(self, battle: Scenario) -> dict[str, Json]:
        found = cast(NormandyScenario, battle)
        return {
            "goals": {
                side_id: {"points": found.goals[side].points, "pin": found.goals[side].pin}
                for side, side_id in enumerate(self.sides)
            },
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
        return cast(NormandyState, self.set_up(scenario, chance, options))

    def from_json(self, position: Mapping[str, Any]) -> NormandyState:
        return cast(NormandyState, self.read_position(position))

    def read_side_extras(self, state: UndauntedState, reader: Reader, side: int) -> None:
        normandy = cast(NormandyState, state)
        if reader.has("target") and reader.value("target") is not None:
            normandy.target[side] = state.scenario.tile(reader.text("target"), reader.at("target"))
        else:
            normandy.target[side] = NO_TARGET
        if reader.has("fielded") and reader.flag("fielded"):
            normandy.fielded[side] = True
