"""Undaunted: North Africa as a Game."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, cast

from sandtable.games.undaunted.fields import PrintedAction
from sandtable.games.undaunted.game import FIELDS, UndauntedGame
from sandtable.games.undaunted.movement import Move, Scout, Stalk
from sandtable.games.undaunted.north_africa.citations import CITATIONS, VARIANTS
from sandtable.games.undaunted.north_africa.combat import (
    AntiTank,
    Demolitions,
    DesertAttack,
    DesertSuppress,
    Strafe,
)
from sandtable.games.undaunted.north_africa.control import Control
from sandtable.games.undaunted.north_africa.damage import CASUALTY, SUPPRESSION
from sandtable.games.undaunted.north_africa.description import KINDS, PARAMETERS, describe_extras
from sandtable.games.undaunted.north_africa.drive import Drive
from sandtable.games.undaunted.north_africa.fields import (
    AnyTile,
    OwnSoldier,
    Tiles,
    VehicleInPlay,
)
from sandtable.games.undaunted.north_africa.inspire import DesertInspire
from sandtable.games.undaunted.north_africa.marking import (
    NAVIGATE,
    SURVEY,
    Marking,
    Navigate,
    Survey,
)
from sandtable.games.undaunted.north_africa.position import read_table_extras, read_table_side
from sandtable.games.undaunted.north_africa.repair import Repair
from sandtable.games.undaunted.north_africa.scenario import DesertScenario
from sandtable.games.undaunted.north_africa.state import DesertState
from sandtable.games.undaunted.north_africa.turn import DesertTurn
from sandtable.games.undaunted.north_africa.vehicles import DesertRoster, read_structures
from sandtable.games.undaunted.notation import VERBS
from sandtable.games.undaunted.scenario import Scenario, Tile, read_tiles
from sandtable.games.undaunted.state import UndauntedState
from sandtable.games.undaunted.support import (
    BOLSTER,
    INSPIRE,
    Bolster,
    Command,
    Conceal,
    Recon,
    Take,
)
from sandtable.games.undaunted.verbs import Verb
from sandtable.kernel.chance import Chance
from sandtable.kernel.documents import read_toml
from sandtable.kernel.errors import Json
from sandtable.kernel.fields import Field, Text
from sandtable.kernel.game import Option, OptionValue, ScenarioSource
from sandtable.kernel.kinds import Kind
from sandtable.kernel.reading import Reader


def _verbs() -> dict[str, Verb[UndauntedState]]:
    """The eighteen actions of cards and seats (NAF-23.2)."""
    shared: list[Verb[UndauntedState]] = [
        Drive(),
        Move(),
        Scout(),
        Stalk(),
        Bolster(),
        Command(),
        Conceal(),
        DesertInspire(),
        Recon(),
        DesertAttack(),
        Strafe(),
        AntiTank(),
        DesertSuppress(),
    ]
    own: list[Verb[DesertState]] = [Control(), Navigate(), Repair(), Survey(), Demolitions()]
    return {verb.name: verb for verb in [*shared, *cast(list[Verb[UndauntedState]], own)]}


class NorthAfrica(UndauntedGame):
    id: ClassVar[str] = "north-africa"
    rules: ClassVar[str] = "north-africa-2"
    ledger: ClassVar[str] = "NAF"
    order: ClassVar[int] = 2
    citations: ClassVar[dict[str, str]] = CITATIONS
    variants: ClassVar[dict[tuple[str, str], str]] = VARIANTS
    sides: ClassVar[tuple[str, ...]] = ("lrdg", "italy")
    limit: ClassVar[str] = "round_limit"
    fields: ClassVar[dict[str, Field]] = FIELDS | {
        "action": PrintedAction({Take.name: (BOLSTER, INSPIRE), Marking.name: (NAVIGATE, SURVEY)}),
        "busy": OwnSoldier(),
        "effect": Text((CASUALTY, SUPPRESSION)),
        "picked": Tiles(),
        "tile": AnyTile(),
        "vehicle": VehicleInPlay(),
    }
    kinds: ClassVar[dict[str, Kind]] = KINDS
    vocabulary: ClassVar[dict[str, bool]] = VERBS | dict.fromkeys(
        (
            "anti-tank",
            "board",
            "change-seat",
            "demolitions",
            "drive",
            "leave",
            "mark",
            "navigate",
            "pick",
            "repair",
            "strafe",
            "survey",
            "swap",
        ),
        True,
    )
    parameters: ClassVar[dict[str, str]] = PARAMETERS

    def __init__(self) -> None:
        data = self.folder / "data"
        self.desert = DesertRoster(self.sides)
        for side, side_id in enumerate(self.sides):
            self.desert.add_side(
                side,
                read_toml(data / f"cards-{side_id}.toml"),
                read_toml(data / f"counters-{side_id}.toml"),
            )
        self.desert.add_vehicles(read_toml(data / "vehicles.toml"))
        self.structures = read_structures(read_toml(data / "structures.toml"))
        self.tiles: dict[str, Tile] = read_tiles(read_toml(data / "tiles.toml"))
        super().__init__(self.desert, _verbs())

    @property
    def folder(self) -> Path:
        return Path(__file__).parent

    def options(self) -> dict[str, Option]:
        return {
            "conceal_strict": Option(False, "NAF-30.2"),
            "open_discards": Option(False, "NAF-A.2b"),
            "attacker_picks_crew": Option(False, "NAF-A.14"),
            "round_limit": Option(200, "NAF-A.36", 10, 9999),
        }

    def names_in_notation(self) -> dict[str, str]:
        names = {vehicle.arg: vehicle.title for vehicle in self.desert.vehicles}
        names |= {seat.arg: seat.id for seat in self.desert.seats}
        return names | {structure.arg: structure.id for structure in self.structures}

    def read_scenario(self, document: Mapping[str, Any]) -> DesertScenario:
        return DesertScenario(document, self.desert, self.tiles, self.structures)

    def new_state(self, battle: Scenario, options: dict[str, OptionValue]) -> DesertState:
        state = DesertState(self, cast(DesertScenario, battle), options)
        state.clear_table()
        return state

    def turn(self, side: int, second: bool) -> DesertTurn:
        return DesertTurn(side, second)

    def set_up_extras(self, state: UndauntedState) -> None:
        cast(DesertState, state).lay_out()

    def describe_extras(self, battle: Scenario) -> dict[str, Json]:
        return describe_extras(cast(DesertScenario, battle))

    def start(
        self,
        scenario: ScenarioSource,
        chance: Chance,
        options: Mapping[str, OptionValue] | None = None,
    ) -> DesertState:
        return cast(DesertState, self.set_up(scenario, chance, options))

    def from_json(self, position: Mapping[str, Any]) -> DesertState:
        return cast(DesertState, self.read_position(position))

    def read_side_extras(self, state: UndauntedState, reader: Reader, side: int) -> None:
        read_table_side(cast(DesertState, state), reader, side)

    def read_extras(self, state: UndauntedState, reader: Reader) -> None:
        read_table_extras(cast(DesertState, state), reader)
