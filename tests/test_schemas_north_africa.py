"""The JSON Schemas of North Africa say what the loader says, as far as a schema can say it."""

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema_rs import meta

import sandtable
from sandtable.testing.trial import through_json
from tests.games.undaunted.north_africa.desert import SIDES, game, random_game
from tests.schemas import faults, validator
from tests.test_schemas import MISSING, changed, label, read_toml

GAME = game()
DATA = GAME.folder / "data"
SCENARIOS = sorted((DATA / "scenarios").glob("*.toml"))
SCHEMAS: dict[str, Any] = {
    path.name: json.loads(path.read_text(encoding="utf-8"))
    for path in (GAME.folder / "schema").glob("*.json")
}
SCENARIO, POSITION = (
    validator(SCHEMAS[f"{kind}.schema.json"], SCHEMAS) for kind in ("scenario", "position")
)
#: Vehicles, exits, and more than one goal.
SIDI_SELIM = next(path for path in SCENARIOS if path.stem.endswith("sidi-selim"))

BY_HAND: dict[str, Any] = {
    "sandtable": "position",
    "scenario": "barce",
    "sides": {
        "lrdg": {
            "counters": {"sniper": "5A"},
            "hand": ["sniper"],
            "deck": ["fog-of-war"],
            "supply": {"sniper": 3},
            "scouted": ["5A"],
        },
        "italy": {"counters": {"gunner-a": "2A"}, "suppressed": ["gunner-a"]},
    },
    "vehicles": {
        "patrol-truck": {
            "holder": "lrdg",
            "tile": "14B",
            "damage": 1,
            "seats": {"patrol-truck-driver": "sergeant"},
        }
    },
    "structures": {"2A": "hangar"},
    "decision": [{"frame": "turn", "side": "lrdg"}],
}
TURN = BY_HAND["decision"][0]
MARKING = {
    "frame": "marking",
    "side": "lrdg",
    "action": "navigate",
    "tile": "14B",
    "left": 2,
    "picked": [],
}
TAKE = {
    "frame": "take",
    "side": "lrdg",
    "action": "bolster",
    "card": "lieutenant",
    "left": 1,
    "squad": "",
}
HIT = {"frame": "crew-hit", "vehicle": "patrol-truck", "effect": "casualty"}


@pytest.mark.parametrize("name", SCHEMAS)
def test_a_schema_is_a_schema(name: str) -> None:
    meta.validate(SCHEMAS[name])


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_the_scenarios_official_keep_to_the_schema(path: Path) -> None:
    assert faults(SCENARIO, read_toml(path)) == []


@pytest.mark.parametrize("scenario", GAME.scenarios())
def test_positions_of_play_keep_to_the_schema(scenario: str) -> None:
    kinds: set[str] = set()
    for step, (state, _) in enumerate(random_game(scenario, seed=21, round_limit=40)):
        position = through_json(state.to_json())
        found = {frame["frame"] for frame in position["decision"]}
        if step % 40 == 0 or found - kinds or state.outcome is not None:
            kinds |= found
            assert faults(POSITION, position) == []


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("scenario", read_toml(SCENARIOS[-1]) | {"id": "own"}),
        ("decision", MISSING),
        ("decision", [{"frame": "initiative"}]),
        ("decision", [{"frame": "initiative", "bids": ["sniper", None]}]),
        ("decision", [TURN | {"busy": "sniper", "second": True}]),
        ("decision", [TURN | {"busy": None}]),
        ("decision", [TURN, {"frame": "acting", "side": "lrdg", "card": "sniper"}]),
        ("decision", [TURN, MARKING]),
        ("decision", [TURN, MARKING | {"action": "survey", "tile": None, "picked": ["5A"]}]),
        ("decision", [TURN, HIT]),
        ("decision", [TURN, TAKE]),
        ("options", {"attacker_picks_crew": True}),
        ("outcome", None),
        ("outcome", {"winner": None, "reason": "outcome-round-limit", "rule": "NAF-8.3"}),
        ("sides/lrdg", {"counters": {}}),
        ("sides/lrdg/evacuated", ["scout", "gun-truck"]),
        ("sides/lrdg/wrecked", ["aircraft"]),
        ("sides/lrdg/inspired", ["warrant-officer"]),
        ("vehicles", {}),
        ("vehicles", MISSING),
        ("vehicles/patrol-truck/disabled", False),
        ("structures", MISSING),
        ("round", 0),
    ],
    ids=label,
)
def test_positions_written_by_hand_pass_schema_and_loader(path: str, value: object) -> None:
    document = changed(BY_HAND, path, value)
    assert faults(POSITION, document) == []
    GAME.from_json(document)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("id", MISSING),
        ("number", 1000),
        ("name", 6),
        ("initiative", "us"),
        ("weather", "hot"),
        ("stagger", "diagonals"),
        ("map", ""),
        ("goals", {"lrdg": [{"points": 3}]}),
        ("goals/lrdg", {"points": 3}),
        ("goals/lrdg", []),
        ("goals/lrdg", [{}]),
        ("goals/lrdg", [{"points": 0}]),
        ("goals/lrdg", [{"points": 100}]),
        ("goals/lrdg", [{"points": 1, "evacuate": 1, "of": ["scout"]}]),
        ("goals/lrdg", [{"evacuate": 1}]),
        ("goals/lrdg", [{"evacuate": 1, "of": ["rifleman-a"]}]),
        ("goals/lrdg", [{"neutralise": 1, "of": ["scout"]}]),
        ("goals/france", [{"points": 3}]),
        ("objectives", {"5C": 1}),
        ("objectives", {"6A": 10}),
        ("structures", MISSING),
        ("structures", {"6A": "bridge"}),
        ("structures", {"A6": "hangar"}),
        ("lrdg", MISSING),
        ("lrdg/scouted", "6A"),
        ("lrdg/exits", ["6A", "6A"]),
        ("lrdg/exits", MISSING),
        ("lrdg/may_leave", MISSING),
        ("lrdg/may_leave", ["major"]),
        ("lrdg/morale", 3),
        ("lrdg/counters", {"rifleman-a": "6A"}),
        ("lrdg/counters", {"gun-truck": "6A"}),
        ("lrdg/deck/scout", 5),
        ("lrdg/deck/rifleman-a", 1),
        ("lrdg/supply", MISSING),
        ("lrdg/vehicles/0/vehicle", "tractor"),
        ("lrdg/vehicles/0/tile", MISSING),
        ("lrdg/vehicles/0/tile", "0A"),
        ("lrdg/vehicles/0/damage", 4),
        ("lrdg/vehicles/0/damage", -1),
        ("lrdg/vehicles/0/seats/roof", "scout"),
        ("lrdg/vehicles/0/seats/driver", "scout-a"),
        ("lrdg/vehicles/0/seats/driver", "pilot-car"),
        ("lrdg/vehicles/0/fuel", 1),
    ],
    ids=label,
)
def test_a_broken_scenario_fails_schema_and_loader(path: str, value: object) -> None:
    document = changed(read_toml(SIDI_SELIM), path, value)
    assert faults(SCENARIO, document) != []
    with pytest.raises(sandtable.BadInput):
        GAME.start(document, sandtable.Scripted())


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("sandtable", "record"),
        ("game", "normandy"),
        ("rules", "north-africa-99"),
        ("scenario", MISSING),
        ("scenario", {"id": "own"}),
        ("options", {"weather": True}),
        ("options", {"round_limit": 9}),
        ("options", {"attacker_picks_crew": 1}),
        ("round", 10000),
        ("initiative", "us"),
        ("weather", "hot"),
        ("sides/lrdg", MISSING),
        ("sides/lrdg/counters", MISSING),
        ("sides/lrdg/counters", {"scout-a": "5A"}),
        ("sides/lrdg/counters", {"patrol-truck": "5A"}),
        ("sides/lrdg/hand", ["scout-a"]),
        ("sides/lrdg/supply", {"sniper": 5}),
        ("sides/lrdg/suppressed", ["patrol-truck"]),
        ("sides/lrdg/evacuated", ["scout-a"]),
        ("sides/lrdg/neutralised", "scout"),
        ("sides/lrdg/wrecked", ["bridge"]),
        ("sides/lrdg/inspired", ["squad-leader-a"]),
        ("sides/lrdg/target", "5A"),
        ("vehicles", []),
        ("vehicles/tractor", {"holder": "lrdg", "tile": "5A"}),
        ("vehicles/patrol-truck/holder", MISSING),
        ("vehicles/patrol-truck/holder", "us"),
        ("vehicles/patrol-truck/tile", "nowhere"),
        ("vehicles/patrol-truck/damage", 4),
        ("vehicles/patrol-truck/seats", {"driver": "sergeant"}),
        ("vehicles/patrol-truck/seats", {"scout-car-driver": "sergeant"}),
        ("vehicles/patrol-truck/seats", {"patrol-truck-driver": "pilot-car"}),
        ("vehicles/patrol-truck/fuel", 1),
        ("structures", ["hangar"]),
        ("structures", {"2A": "bridge"}),
        ("decision", []),
        ("decision", [{"frame": "blasting", "side": "lrdg", "dice": 1, "units": []}]),
        ("decision", [TURN | {"third": True}]),
        ("decision", [TURN | {"busy": "patrol-truck"}]),
        ("decision", [{"frame": "initiative", "bids": ["scout-a", None]}]),
        ("decision", [TURN, {"frame": "acting", "side": "lrdg", "card": "lieutenant"}]),
        ("decision", [TURN, MARKING | {"tile": None}]),
        ("decision", [TURN, MARKING | {"left": 0}]),
        ("decision", [TURN, MARKING | {"action": "scout"}]),
        ("decision", [TURN, HIT | {"vehicle": "tractor"}]),
        ("decision", [TURN, HIT | {"effect": "fright"}]),
        ("decision", [TURN, TAKE | {"squad": "b"}]),
        ("decision", [TURN, TAKE | {"card": "major"}]),
        ("outcome", {"winner": "us", "reason": "outcome-points", "rule": "NAF-49.1"}),
        ("outcome", {"winner": "lrdg", "reason": "luck", "rule": "NAF-49.1"}),
    ],
    ids=label,
)
def test_a_broken_position_fails_schema_and_loader(path: str, value: object) -> None:
    document = changed(BY_HAND, path, value)
    assert faults(POSITION, document) != []
    with pytest.raises(sandtable.BadInput):
        GAME.from_json(document)


# The schemas name cards, counters, vehicles, structures, tiles and options as the data files do.


@pytest.mark.parametrize("owner", SIDES)
def test_the_schemas_know_every_card_and_counter_of_a_side(owner: str) -> None:
    number = SIDES.index(owner)
    copies = {card.id: card.copies for card in GAME.roster.cards[number]}
    units = [unit for unit in GAME.roster.units if unit.side == number]
    soldiers = [unit.name for unit in units if unit.card >= 0]
    for schema in SCHEMAS.values():
        found = schema["$defs"][f"{owner}-cards"]["properties"]
        assert {card: entry["maximum"] for card, entry in found.items()} == copies
        assert list(schema["$defs"][f"{owner}-counters"]["properties"]) == soldiers
        assert schema["$defs"][f"{owner}-soldier"]["enum"] == soldiers
        assert schema["$defs"][f"{owner}-unit"]["enum"] == [unit.name for unit in units]
    assert SCHEMAS["position.schema.json"]["$defs"][f"{owner}-card"]["enum"] == list(copies)


def test_the_schemas_know_every_vehicle_seat_and_structure() -> None:
    table = read_toml(DATA / "vehicles.toml")
    position = SCHEMAS["position.schema.json"]
    assert list(position["properties"]["vehicles"]["properties"]) == list(table)
    for title, entry in table.items():
        names = [seat["seat"] for seat in entry["seats"]]
        found = position["$defs"][title]["properties"]
        assert list(found["seats"]["properties"]) == [f"{title}-{name}" for name in names]
        assert found["damage"]["maximum"] == entry["durability"] - 1
        for owner in SIDES:
            kinds = SCHEMAS["scenario.schema.json"]["$defs"][f"{owner}-vehicle"]["oneOf"]
            (kind,) = [
                kind["properties"]
                for kind in kinds
                if kind["properties"]["vehicle"]["const"] == title
            ]
            assert list(kind["seats"]["properties"]) == names
            assert kind["damage"]["maximum"] == entry["durability"] - 1
    for schema in SCHEMAS.values():
        names = list(read_toml(DATA / "structures.toml"))
        assert schema["$defs"]["structure"]["enum"] == names


def test_the_schemas_know_every_tile() -> None:
    faces = read_toml(DATA / "tiles.toml")
    labels = [f"{number}{side}" for number in range(30) for side in "ABCab"]
    for schema in SCHEMAS.values():
        tile = validator(schema["$defs"]["tile"])
        assert {label for label in labels if tile.is_valid(label)} == faces.keys()


def test_the_position_schema_knows_every_option_and_the_rules_version() -> None:
    properties = SCHEMAS["position.schema.json"]["properties"]
    known = properties["options"]["properties"]
    options = GAME.options()
    assert list(known) == list(options)
    for name, option in options.items():
        if isinstance(option.default, bool):
            assert known[name]["type"] == "boolean"
        else:
            assert (known[name]["minimum"], known[name]["maximum"]) == (option.low, option.high)
    assert properties["rules"]["const"] == GAME.rules
    assert properties["game"]["const"] == GAME.id
    assert SCHEMAS["position.schema.json"]["$defs"]["side"]["enum"] == list(GAME.sides)
