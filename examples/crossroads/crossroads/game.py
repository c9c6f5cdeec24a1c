"""The Game: scenarios, options, and how states are made."""

import random
from collections import Counter
from collections.abc import Mapping
from itertools import zip_longest
from pathlib import Path
from typing import Any, ClassVar

from crossroads.scenario import SIDES, Scenario
from crossroads.state import CrossroadsState
from crossroads.turn import CARDS, COPIES, FIELDS, Turn, draw, settle, shuffle
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance, Scripted
from sandtable.kernel.decision import read_decision
from sandtable.kernel.documents import check_header, read_outcome
from sandtable.kernel.errors import BadInput, Json
from sandtable.kernel.event import Event
from sandtable.kernel.fields import Field
from sandtable.kernel.game import Game, Option, OptionValue, ScenarioSource
from sandtable.kernel.kinds import CARD, PIECE, PLACE, Kind
from sandtable.kernel.notation import build_action
from sandtable.kernel.reading import Reader
from sandtable.kernel.scenario_library import ScenarioLibrary


class Crossroads(Game):
    id: ClassVar[str] = "crossroads"
    rules: ClassVar[str] = "crossroads-1"
    ledger: ClassVar[str] = "XRD"
    sides: ClassVar[tuple[str, ...]] = SIDES
    limit: ClassVar[str] = "round_limit"
    kinds: ClassVar[dict[str, Kind]] = {
        "unit": Kind(PIECE),
        "hex": Kind(PLACE),
        "card": Kind(CARD),
    }
    parameters: ClassVar[dict[str, str]] = {"hex": "hex", "from": "hex"}
    #: The verbs of actions, and whether each can have arguments.
    vocabulary: ClassVar[dict[str, bool]] = {
        "play": True,
        "move": True,
        "fire": True,
        "done": False,
        "resign": False,
        "agree-draw": False,
    }
    fields: ClassVar[dict[str, Field]] = FIELDS
    #: Which rule each refusal and each ending cites.
    citations: ClassVar[dict[str, str]] = {
        "game-over": "XRD-5.6",
        "not-your-decision": "XRD-1.3",
        "play-a-card": "XRD-2.1",
        "give-an-order": "XRD-3.1",
        "own-unit": "XRD-3.1",
        "order-once": "XRD-3.3",
        "move-taken": "XRD-3.2",
        "move-too-far": "XRD-3.2",
        "fire-at-enemy": "XRD-4.1",
        "fire-too-far": "XRD-4.1",
        "outcome-points": "XRD-5.2",
        "outcome-destroyed": "XRD-5.3",
        "outcome-round-limit": "XRD-5.4",
        "outcome-resigned": "XRD-5.5",
        "outcome-agreed": "XRD-5.5",
    }

    def __init__(self) -> None:
        self._library = ScenarioLibrary(self.id, self.folder / "data/scenarios", self._read)

    def _read(self, document: Mapping[str, Any]) -> Scenario:
        return Scenario(document, self.id, self.rules)

    @property
    def folder(self) -> Path:
        return Path(__file__).parent

    @property
    def message_folders(self) -> tuple[Path, ...]:
        return (self.folder / "messages",)

    def scenarios(self) -> list[str]:
        return self._library.ids()

    def scenario_json(self, scenario: ScenarioSource) -> dict[str, Json]:
        return dict(self._library.find(scenario).document)

    def options(self) -> dict[str, Option]:
        return {"round_limit": Option(20, "XRD-5.4", 1, 99)}

    def describe(self, scenario: ScenarioSource) -> dict[str, Json]:
        found = self._library.find(scenario)
        places: list[Json] = [
            {
                "id": f"hex:{hex}",
                "row": row,
                "column": x // 2,
                "terrain": found.terrain[hex],
                "label": hex.upper(),
            }
            for hex, (row, x) in found.places.items()
        ]
        return {
            "game": self.id,
            "scenario": found.id,
            "name": found.name,
            "board": {"grid": "hex", "places": places},
            "terrain": {"open": "open", "wood": "forest", "junction": "road"},
            "goals": dict.fromkeys(SIDES, found.goal),
            **self.opening(self.start(scenario, Scripted())),
        }

    # States.

    def start(
        self,
        scenario: ScenarioSource,
        chance: Chance,
        options: Mapping[str, OptionValue] | None = None,
    ) -> CrossroadsState:
        """Shuffle, deal two cards to each side, and let red begin (XRD-1)."""
        checked = self.check_options(options)
        state = CrossroadsState(self, self._library.find(scenario), checked)
        shuffle(state, [*CARDS] * COPIES, chance)
        events: list[Event] = []
        for side in range(len(SIDES)):
            draw(state, side, chance, events)
        state.reset(Turn(0))
        return state

    def from_json(self, position: Mapping[str, Any]) -> CrossroadsState:
        """Missing keys are as at the start, except for the cards."""
        reader = Reader(position, "")
        check_header(reader, "position", self.id, self.rules)
        given = reader.value("options") if reader.has("options") else {}
        scenario = self._library.find(reader.value("scenario"))
        state = CrossroadsState(self, scenario, self.check_options(given))
        if reader.has("round"):
            state.round = reader.integer("round", 1, 99)
        if reader.has("units"):
            self._read_units(state, reader.table("units"))
        if reader.has("spent"):
            ids = [unit.id for unit in scenario.units]
            spent = reader.texts("spent")
            for id in spent:
                if id not in ids:
                    listed = ", ".join(ids)
                    raise BadInput("not-a-choice", "spent", value=id, options=listed)
            state.spent = state.unit_numbers(spent)
        if reader.has("points"):
            points = reader.table("points")
            state.points = [points.integer(side, 0, 99) for side in SIDES]
            points.finish()
        hands = reader.table("hands")
        state.hands = [self._read_cards(hands, side) for side in SIDES]
        hands.finish()
        state.deck = self._read_cards(reader, "deck")
        state.discard = self._read_cards(reader, "discard")
        state.outcome = read_outcome(reader, SIDES, self.citations)
        read_decision(state, reader, Turn(0))
        reader.finish()
        if state.outcome is None:
            settle(state, 0, [])
        return state

    def _read_units(self, state: CrossroadsState, reader: Reader) -> None:
        """Read the units; those not named have been removed."""
        for i, unit in enumerate(state.scenario.units):
            state.at[i], state.figures[i] = "", 0
            if reader.has(unit.id):
                table = reader.table(unit.id)
                state.at[i] = table.choice("hex", state.scenario.places)
                state.figures[i] = table.integer("figures", 1, state.scenario.figures)
                table.finish()
        reader.finish()

    def _read_cards(self, reader: Reader, key: str) -> list[str]:
        cards = reader.texts(key)
        for card in cards:
            if card not in CARDS:
                options = ", ".join(CARDS)
                raise BadInput("not-a-choice", reader.at(key), value=card, options=options)
        return cards

    def determinize(self, view: Mapping[str, Any], rng: random.Random) -> CrossroadsState:
        """Deal the cards that are not in the view at random."""
        unseen = Counter([*CARDS] * COPIES)
        unseen.subtract(view["discard"])
        unseen.subtract(view.get("hand", []))
        cards = sorted(unseen.elements())
        rng.shuffle(cards)
        hands: dict[str, list[str]] = {}
        for side in SIDES:
            size = view["hand_sizes"][side]
            own = side == view["seat"]
            hands[side] = list(view["hand"]) if own else [cards.pop() for _ in range(size)]
        shown = ("game", "rules", "scenario", "options", "round", "units", "spent", "points")
        position = {key: view[key] for key in (*shown, "discard", "decision", "outcome")}
        return self.from_json({"sandtable": "position", **position, "hands": hands, "deck": cards})

    # The notation: the words of an action without their kinds.

    def write(self, action: Action) -> str:
        return " ".join(word.partition(":")[2] or word for word in action)

    def read(self, text: str) -> Action:
        words = text.split()
        if not words:
            raise BadInput("notation-empty", example="move red-scouts c3")
        kinds = {"play": ("card",), "move": ("unit", "hex"), "fire": ("unit", "unit")}
        arguments = zip_longest(words[1:], kinds.get(words[0], ()), fillvalue="")
        named = [(word, f"{kind}:{word}" if kind else "") for word, kind in arguments if word]
        return build_action(words[0], named, self.vocabulary)
