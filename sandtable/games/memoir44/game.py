"""Memoir '44 as a Game."""

import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from sandtable.games.memoir44 import description, position
from sandtable.games.memoir44.cards import Deck
from sandtable.games.memoir44.citations import CITATIONS, VARIANTS
from sandtable.games.memoir44.draws import to_hand
from sandtable.games.memoir44.flow import begin_game
from sandtable.games.memoir44.frames import FIELDS
from sandtable.games.memoir44.notation import VERBS, Notation
from sandtable.games.memoir44.pieces import Pieces
from sandtable.games.memoir44.posts import Posts
from sandtable.games.memoir44.redeal import redeal, with_gaps_filled
from sandtable.games.memoir44.scenario import SIDES, Scenario
from sandtable.games.memoir44.state import MemoirState
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance, Scripted
from sandtable.kernel.dealing import shuffle
from sandtable.kernel.documents import check_header, read_toml
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event
from sandtable.kernel.fields import Field
from sandtable.kernel.game import Game, Option, OptionValue, ScenarioSource
from sandtable.kernel.kinds import Kind
from sandtable.kernel.reading import Reader
from sandtable.kernel.scenario_library import ScenarioLibrary
from sandtable.kernel.state import State


class Memoir44(Game):
    id: ClassVar[str] = "memoir44"
    rules: ClassVar[str] = "memoir44-2"
    ledger: ClassVar[str] = "M44"
    order: ClassVar[int] = 3
    sides: ClassVar[tuple[str, ...]] = SIDES
    limit: ClassVar[str] = "turn_limit"
    kinds: ClassVar[dict[str, Kind]] = description.KINDS
    vocabulary: ClassVar[dict[str, bool]] = VERBS
    parameters: ClassVar[dict[str, str]] = description.PARAMETERS
    passes: ClassVar[tuple[str, ...]] = ("decline", "pass")
    citations: ClassVar[dict[str, str]] = CITATIONS
    variants: ClassVar[dict[tuple[str, str], str]] = VARIANTS
    fields: ClassVar[dict[str, Field]] = FIELDS

    def __init__(self) -> None:
        data = self.folder / "data"
        self.pieces = Pieces(data)
        self.pack = Deck(read_toml(data / "cards.toml"))
        self.notation = Notation(self.pack, self.pieces.boards[max(self.pieces.boards)])
        self._library = ScenarioLibrary(self.id, data / "scenarios", self._read)

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
            "allies_seats": Option(1, "M44-35.8", 1, 4),
            "axis_seats": Option(1, "M44-35.8", 1, 4),
            "young_generals": Option(False, "M44-37.1"),
            "no_taking_ground": Option(False, "M44-37.2"),
            "same_height": Option(False, "M44-23.12"),
            "edge_blocks": Option(False, "M44-13.8"),
            "sandbags_on_hills": Option(False, "M44-31.5"),
            "turn_limit": Option(100, "M44-6.11", 1, 9999),
        }

    def scenario(self, source: ScenarioSource) -> Scenario:
        """A scenario by id, file or document; official ones are read once."""
        return self._library.find(source)

    def _read(self, document: Mapping[str, Any]) -> Scenario:
        return Scenario(document, self.pieces)

    def scenario_json(self, scenario: ScenarioSource) -> dict[str, Json]:
        return dict(self.scenario(scenario).document)

    def describe(self, scenario: ScenarioSource) -> dict[str, Json]:
        opening = self.start(scenario, Scripted())
        described = description.describe(opening.scenario, self.pack)
        return {"game": self.id, **described, **self.opening(opening)}

    def _empty(self, scenario: ScenarioSource, options: Mapping[str, Any] | None) -> MemoirState:
        made = self.scenario(scenario)
        checked = self.check_options(options)
        seats = [int(checked["allies_seats"]), int(checked["axis_seats"])]
        return MemoirState(self, self.pack, made, Posts(made, seats), checked)

    def start(
        self,
        scenario: ScenarioSource,
        chance: Chance,
        options: Mapping[str, OptionValue] | None = None,
    ) -> MemoirState:
        """Set up (M44-2), deal, and play up to the first decision."""
        state = self._empty(scenario, options)
        made = state.scenario
        count = len(made.units)
        state.at = [-1] * count
        state.figures = [unit.figures if unit.hex >= 0 else 0 for unit in made.units]
        state.unit_in = [-1] * len(made.terrain)
        for unit in made.units:
            if unit.hex >= 0:
                state.place(unit.index, unit.hex)
        state.wire = made.wire[:]
        state.sandbags = made.sandbags[:]
        state.sandbag_supply = made.sandbag_supply
        state.taken = [False] * len(made.objectives)
        state.order, state.leader_mask = [-1] * count, [0] * count
        state.moved, state.status, state.fought = [0] * count, [0] * count, [0] * count
        state.draw = self.pack.all_cards(made.boxes, not state.options["young_generals"])
        chance.shuffle("deck", state.draw)
        for side, size in enumerate(made.hands):
            to_hand(state, side, state.draw[:size])
            del state.draw[:size]
        events: list[Event] = []
        begin_game(state, events)
        state.advance(chance, events)
        return state

    def from_json(self, position_json: Mapping[str, Any]) -> MemoirState:
        reader = Reader(position_json, "")
        check_header(reader, "position", self.id, self.rules)
        state = self._read_table(reader)
        position.read_cards(state, reader)
        position.read_rest(state, reader)
        reader.finish()
        position.check_copies(state)
        return state

    def _read_table(self, reader: Reader) -> MemoirState:
        """What positions and views write alike."""
        given = reader.value("options") if reader.has("options") else {}
        state = self._empty(reader.value("scenario"), given)
        position.read_table(state, reader)
        return state

    def determinize(self, view: Mapping[str, Any], rng: random.Random) -> MemoirState:
        """The view is a position with gaps: they are filled as ``redeal`` does."""
        reader = Reader(with_gaps_filled(view), "")
        check_header(reader, "view", self.id, self.rules)
        state = self._read_table(reader)
        position.read_seen_cards(state, reader)
        position.read_rest(state, reader)
        seat = reader.value("seat")
        redeal(state, seat, rng)
        return state

    def redeal(self, state: State, seat: str | None, rng: random.Random) -> MemoirState:
        assert isinstance(state, MemoirState)
        copy = state.clone()
        redeal(copy, seat, rng)
        return copy

    def reshuffle(self, state: State, rng: random.Random, side: str | None = None) -> MemoirState:
        """There is one deck, from which both sides draw."""
        assert isinstance(state, MemoirState)
        copy = state.clone()
        if side is None:
            copy.draw.sort()
            shuffle(copy.draw, rng)
        return copy

    def write(self, action: Action) -> str:
        return self.notation.write(action)

    def read(self, text: str) -> Action:
        return self.notation.read(text)
