"""Memoir '44 as a Game."""

import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from sandtable.board.hexes import HexBoard
from sandtable.games.memoir44 import description, position
from sandtable.games.memoir44.cards import Deck
from sandtable.games.memoir44.citations import CITATIONS
from sandtable.games.memoir44.draws import to_hand
from sandtable.games.memoir44.flow import begin_game
from sandtable.games.memoir44.ground import Arm, Terrain
from sandtable.games.memoir44.notation import Notation
from sandtable.games.memoir44.overlord import cards_of_posts
from sandtable.games.memoir44.posts import Posts
from sandtable.games.memoir44.scenario import SIDES, Battle
from sandtable.games.memoir44.state import MemoirState
from sandtable.games.memoir44.view import determinize
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance, Scripted
from sandtable.kernel.documents import check_header, read_toml
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event
from sandtable.kernel.game import Game, Option, OptionValue, ScenarioSource
from sandtable.kernel.reading import Reader
from sandtable.kernel.shelf import Shelf

BOARD_WIDTHS = {1: 13, 2: 26}


class Memoir44(Game):
    id: ClassVar[str] = "memoir44"
    rules: ClassVar[str] = "memoir44-1"
    ledger: ClassVar[str] = "M44"
    sides: ClassVar[tuple[str, ...]] = SIDES
    limit: ClassVar[str] = "turn_limit"

    def __init__(self) -> None:
        data = self.folder / "data"
        terrain = read_toml(data / "terrain.toml")
        self.terrain: dict[str, Terrain] = {}
        for name in terrain.data:
            kind = Terrain(name, terrain.table(name))
            self.terrain[kind.letter] = kind
        arms = read_toml(data / "arms.toml")
        self.arms: list[Arm] = [Arm(name, arms.table(name)) for name in arms.data]
        self.pack = Deck(read_toml(data / "cards.toml"))
        self.boards: dict[int, HexBoard] = {
            boxes: HexBoard(width) for boxes, width in BOARD_WIDTHS.items()
        }
        self.notation = Notation(self.pack, self.boards[max(self.boards)])
        self._shelf = Shelf(self.id, data / "scenarios", self._read)

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
            "allies_seats": Option(1, "M44-35.8", 1, 4),
            "axis_seats": Option(1, "M44-35.8", 1, 4),
            "young_generals": Option(False, "M44-37.1"),
            "no_taking_ground": Option(False, "M44-37.2"),
            "same_height": Option(False, "M44-23.12"),
            "edge_blocks": Option(False, "M44-13.8"),
            "sandbags_on_hills": Option(False, "M44-31.5"),
            "turn_limit": Option(100, "M44-6.11", 1, 9999),
        }

    def endings(self) -> dict[str, str]:
        return {key: rule for key, rule in CITATIONS.items() if key.startswith("outcome-")}

    def battle(self, source: ScenarioSource) -> Battle:
        """A scenario by id, file or document; those of the book are read once."""
        return self._shelf.find(source)

    def _read(self, document: Mapping[str, Any]) -> Battle:
        return Battle(document, self.terrain, self.arms, self.boards)

    def scenario_json(self, scenario: ScenarioSource) -> dict[str, Json]:
        return dict(self.battle(scenario).document)

    def describe(self, scenario: ScenarioSource) -> dict[str, Json]:
        opening = self.start(scenario, Scripted())
        described = description.describe(opening.battle, self.pack)
        return {"game": self.id, **described, **self.opening(opening)}

    def _empty(self, scenario: ScenarioSource, options: Mapping[str, Any] | None) -> MemoirState:
        battle = self.battle(scenario)
        checked = self.check_options(options)
        seats = [int(checked["allies_seats"]), int(checked["axis_seats"])]
        return MemoirState(self, self.pack, battle, Posts(battle, seats), checked)

    def start(
        self,
        scenario: ScenarioSource,
        chance: Chance,
        options: Mapping[str, OptionValue] | None = None,
    ) -> MemoirState:
        """Set up (M44-2), deal, and come to the first decision."""
        s = self._empty(scenario, options)
        battle = s.battle
        count = len(battle.units)
        s.at = [-1] * count
        s.figures = [unit.figures if unit.hex >= 0 else 0 for unit in battle.units]
        s.unit_in = [-1] * len(battle.terrain)
        for unit in battle.units:
            if unit.hex >= 0:
                s.place(unit.index, unit.hex)
        s.wire = battle.wire[:]
        s.sandbags = battle.sandbags[:]
        s.sandbag_supply = battle.sandbag_supply
        s.taken = [False] * len(battle.objectives)
        s.order, s.led = [-1] * count, [0] * count
        s.moved, s.status, s.battles = [0] * count, [0] * count, [0] * count
        s.draw = self.pack.all_cards(battle.boxes, not s.options["young_generals"])
        chance.shuffle("deck", s.draw)
        for side, size in enumerate(battle.hands):
            to_hand(s, side, s.draw[:size])
            del s.draw[:size]
        events: list[Event] = []
        begin_game(s, events)
        s.advance(chance, events)
        return s

    def from_json(self, position_json: Mapping[str, Any]) -> MemoirState:
        reader = Reader(position_json, "")
        check_header(reader, "position", self.id, self.rules)
        given = reader.value("options") if reader.has("options") else {}
        s = self._empty(reader.value("scenario"), given)
        position.read(s, reader)
        reader.finish()
        return s

    def determinize(self, view: Mapping[str, Any], rng: random.Random) -> MemoirState:
        battle = self.battle(view["scenario"])
        cards = self.pack.all_cards(battle.boxes, not view["options"]["young_generals"])
        pack = [self.pack.cards[card].id for card in cards]
        return self.from_json(determinize(view, pack, cards_of_posts(self.pack), rng))

    def write(self, action: Action) -> str:
        return self.notation.write(action)

    def read(self, text: str) -> Action:
        return self.notation.read(text)
