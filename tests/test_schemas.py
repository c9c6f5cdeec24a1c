"""The JSON Schemas say what the loader says, as far as a schema can say it."""

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest
from jsonschema_rs import meta

import sandtable
from sandtable.testing.trial import Trial, through_json
from tests.schemas import faults, validator

NORMANDY = sandtable.game("normandy")
FOLDER = NORMANDY.folder / "schema"
SCENARIOS = sorted((NORMANDY.folder / "data" / "scenarios").glob("*.toml"))
SCHEMAS: dict[str, Any] = {
    path.name: json.loads(path.read_text(encoding="utf-8")) for path in FOLDER.glob("*.json")
}
SCENARIO, POSITION = (
    validator(SCHEMAS[f"{kind}.schema.json"], SCHEMAS) for kind in ("scenario", "position")
)
MISSING = object()

BY_HAND: dict[str, Any] = {
    "sandtable": "position",
    "scenario": "la-raye",
    "sides": {
        "us": {
            "counters": {"riflemen-a": "17B"},
            "hand": ["rifleman-a"],
            "deck": ["fog-of-war"],
            "supply": {"rifleman-a": 4},
            "scouted": ["17B"],
        },
        "germany": {"counters": {"mortar": "5B"}, "target": "17B", "suppressed": ["mortar"]},
    },
    "decision": [{"frame": "turn", "side": "us"}],
}


def changed(document: Any, path: str, value: object) -> Any:
    """A copy of a document with one entry replaced, added or left out."""
    copy = through_json(document)
    table = copy
    *parents, last = path.split("/")
    for name in parents:
        table = table[int(name) if isinstance(table, list) else name]
    if value is MISSING:
        del table[last]
    elif isinstance(table, list):
        table[int(last)] = value
    else:
        table[last] = value
    return copy


def label(value: object) -> str:
    """A case in the list of tests."""
    if value is MISSING:
        return "missing"
    return value if isinstance(value, str) and value else json.dumps(value)[:60]


def read_toml(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", SCHEMAS)
def test_a_schema_is_a_schema(name: str) -> None:
    meta.validate(SCHEMAS[name])


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_the_scenarios_official_keep_to_the_schema(path: Path) -> None:
    assert faults(SCENARIO, read_toml(path)) == []


@pytest.mark.parametrize("scenario", NORMANDY.scenarios())
def test_positions_of_play_keep_to_the_schema(scenario: str) -> None:
    for _, step in Trial(sandtable.game("normandy"), scenario, {}).steps(30):
        assert faults(POSITION, through_json(step.after.to_json())) == []


def test_final_positions_keep_to_the_schema() -> None:
    for bot in ("random", "greedy"):
        last = Trial(sandtable.game("normandy"), "la-raye", {}).played(bot)[-1].after
        assert last.outcome is not None
        assert faults(POSITION, through_json(last.to_json())) == []


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("scenario", read_toml(SCENARIOS[0]) | {"id": "own"}),
        ("decision", MISSING),
        ("decision", [{"frame": "initiative"}]),
        ("decision", [{"frame": "initiative", "bids": ["rifleman-a", None]}]),
        ("options", {"open_discards": True}),
        ("outcome", None),
        ("outcome", {"winner": None, "reason": "outcome-round-limit", "rule": "NOR-7.5"}),
        ("sides/us", {"counters": {}}),
        ("round", 0),
    ],
    ids=label,
)
def test_positions_written_by_hand_pass_schema_and_loader(path: str, value: object) -> None:
    document = changed(BY_HAND, path, value)
    assert faults(POSITION, document) == []
    NORMANDY.from_json(document)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("id", MISSING),
        ("id", 7),
        ("number", -1),
        ("number", 1000),
        ("number", "1"),
        ("number", True),
        ("name", MISSING),
        ("date", 1944),
        ("operation", MISSING),
        ("source", MISSING),
        ("initiative", "france"),
        ("initiative", MISSING),
        ("weather", "rain"),
        ("radio", "19A"),
        ("radio", 6),
        ("stagger", "diagonals"),
        ("map", ""),
        ("map", ["17B"]),
        ("goals", {"us": {"points": 5}}),
        ("goals/us", {}),
        ("goals/us", {"pin": False}),
        ("goals/us", {"points": 0}),
        ("goals/us", {"points": 100}),
        ("goals/us", {"points": 5, "pin": "yes"}),
        ("goals/us", {"points": 5, "hold": True}),
        ("goals/france", {"points": 5}),
        ("objectives/5B", 0),
        ("objectives/5B", 10),
        ("objectives/5C", 1),
        ("objectives", [1, 2]),
        ("us", MISSING),
        ("us/scouted", "17B"),
        ("us/scouted", ["17B", "17B"]),
        ("us/scouted", ["0A"]),
        ("us/controlled", MISSING),
        ("us/morale", 3),
        ("us/counters/riflemen-d", "17B"),
        ("us/counters/riflemen-a", "17b"),
        ("us/counters/riflemen-a", ["17B"]),
        ("us/deck/rifleman-a", 6),
        ("us/deck/rifleman-a", -1),
        ("us/deck/rifleman-a", True),
        ("us/deck/riflemen-a", 1),
        ("us/supply", MISSING),
        ("us/spawn", {"tile": "17B", "units": ["all"]}),
        ("us/spawn/0/units", ["everyone"]),
        ("us/spawn/0/units", [""]),
        ("us/spawn/0/units", ["t"]),
        ("us/spawn/0/units", "all"),
        ("us/spawn/0/tile", MISSING),
        ("us/spawn/0/tile", "A"),
        ("us/spawn/0/turn", 3),
    ],
    ids=label,
)
def test_a_broken_scenario_fails_schema_and_loader(path: str, value: object) -> None:
    document = changed(read_toml(SCENARIOS[0]), path, value)
    assert faults(SCENARIO, document) != []
    with pytest.raises(sandtable.BadInput):
        NORMANDY.start(document, sandtable.Scripted())


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("sandtable", MISSING),
        ("sandtable", "record"),
        ("game", "memoir44"),
        ("rules", "normandy-99"),
        ("scenario", MISSING),
        ("scenario", 1),
        ("scenario", None),
        ("scenario", {"id": "own"}),
        ("options", {"weather": True}),
        ("options", {"round_limit": 9}),
        ("options", {"open_discards": 1}),
        ("options", [True]),
        ("round", -1),
        ("round", 10000),
        ("round", "1"),
        ("initiative", "france"),
        ("objectives", {"5B": 0}),
        ("objectives", {"5B": 1000}),
        ("objectives", {"B5": 1}),
        ("weather", "rain"),
        ("sides", MISSING),
        ("sides/us", MISSING),
        ("sides/france", {"counters": {}}),
        ("sides/us/counters", MISSING),
        ("sides/us/counters/riflemen-a", None),
        ("sides/us/counters/riflemen", "17B"),
        ("sides/us/hand", ["riflemen-a"]),
        ("sides/us/hand", "rifleman-a"),
        ("sides/us/deck", {"rifleman-a": 1}),
        ("sides/us/supply", ["rifleman-a"]),
        ("sides/us/supply", {"rifleman-a": 6}),
        ("sides/us/box", {"tank": 1}),
        ("sides/us/scouted", ["17B", "17B"]),
        ("sides/us/target", "nowhere"),
        ("sides/us/target", 17),
        ("sides/us/fielded", "yes"),
        ("sides/us/suppressed", ["rifleman-a"]),
        ("sides/us/casualties", -1),
        ("sides/us/morale", 3),
        ("sides/us/shown", {"hand": {}}),
        ("sides/us/shown", {"hand": {"tank": 1}, "discard": {}}),
        ("sides/us/shown", {"hand": {}, "discard": {}, "deck": {}}),
        ("sides/us/lacks", {"hand": [], "discard": {}}),
        ("sides/us/lacks", {"hand": [], "discard": [], "deck": []}),
        ("decision", []),
        ("decision", {}),
        ("decision", [{"frame": "reaction"}]),
        ("decision", [{"side": "us"}]),
        ("decision", [{"frame": "turn"}]),
        ("decision", [{"frame": "turn", "side": "us", "second": 1}]),
        ("decision", [{"frame": "turn", "side": "us", "third": True}]),
        ("decision", [{"frame": "initiative", "bids": [None]}]),
        ("decision", [{"frame": "initiative", "bids": ["tank", None]}]),
        ("decision", [{"frame": "initiative", "bids": [0, None]}]),
        ("decision", [{"frame": "take", "side": "us", "action": "bolster"}]),
        (
            "decision",
            [
                {
                    "frame": "take",
                    "side": "us",
                    "action": "bolster",
                    "card": "platoon-sergeant",
                    "left": 0,
                    "squad": "",
                }
            ],
        ),
        (
            "decision",
            [
                {
                    "frame": "take",
                    "side": "us",
                    "action": "bolster",
                    "card": "platoon-sergeant",
                    "left": 1,
                    "squad": "d",
                }
            ],
        ),
        ("decision", [{"frame": "blasting", "side": "us", "dice": 0, "units": ["us-sniper"]}]),
        ("decision", [{"frame": "blasting", "side": "us", "dice": 1, "units": ["sniper"]}]),
        ("decision", [{"frame": "blasting", "side": "us", "dice": 1, "units": [3]}]),
        ("outcome", "won"),
        ("outcome", {"winner": "us"}),
        ("outcome", {"winner": "france", "reason": "outcome-points", "rule": "NOR-37.4"}),
        ("outcome", {"winner": "us", "reason": "luck", "rule": "NOR-37.4"}),
        ("outcome", {"winner": "us", "reason": "outcome-points", "rule": "NOR-37.4", "by": 2}),
    ],
    ids=label,
)
def test_a_broken_position_fails_schema_and_loader(path: str, value: object) -> None:
    document = changed(BY_HAND, path, value)
    assert faults(POSITION, document) != []
    with pytest.raises(sandtable.BadInput):
        NORMANDY.from_json(document)


# The schemas name cards, counters, tiles and options as the data files do.


def test_the_schemas_know_every_card_with_its_copies() -> None:
    table = read_toml(NORMANDY.folder / "data" / "cards.toml")
    copies = {
        f"{title}-{squad}" if squad else title: entry["copies"]
        for title, entry in table.items()
        for squad in entry.get("squads", [""])
    }
    for schema in SCHEMAS.values():
        properties = schema["$defs"]["cards"]["properties"]
        assert {card: entry["maximum"] for card, entry in properties.items()} == copies
    assert SCHEMAS["position.schema.json"]["$defs"]["card"]["enum"] == list(copies)


def test_the_schemas_know_every_counter() -> None:
    table = read_toml(NORMANDY.folder / "data" / "counters.toml")
    names = [
        f"{title}-{squad}" if squad else title
        for title, entry in table.items()
        for squad in entry.get("squads", [""])
    ]
    for schema in SCHEMAS.values():
        assert list(schema["$defs"]["counters"]["properties"]) == names
    assert SCHEMAS["position.schema.json"]["$defs"]["unit"]["enum"] == names
    blasting = [{"frame": "blasting", "side": "us", "dice": 1, "units": []}]
    for side in NORMANDY.sides:
        blasting[0]["units"] = [f"{side}-{name}" for name in names]
        assert faults(POSITION, changed(BY_HAND, "decision", blasting)) == []


def test_the_schemas_know_every_tile() -> None:
    faces = read_toml(NORMANDY.folder / "data" / "tiles.toml")
    labels = [f"{number}{side}" for number in range(30) for side in "ABCab"]
    for schema in SCHEMAS.values():
        tile = validator(schema["$defs"]["tile"])
        assert {label for label in labels if tile.is_valid(label)} == faces.keys()


def test_the_position_schema_knows_every_option_and_the_rules_version() -> None:
    properties = SCHEMAS["position.schema.json"]["properties"]
    known = properties["options"]["properties"]
    options = NORMANDY.options()
    assert list(known) == list(options)
    for name, option in options.items():
        if isinstance(option.default, bool):
            assert known[name]["type"] == "boolean"
        else:
            assert (known[name]["minimum"], known[name]["maximum"]) == (option.low, option.high)
    assert properties["rules"]["const"] == NORMANDY.rules
    assert properties["game"]["const"] == NORMANDY.id
    assert SCHEMAS["position.schema.json"]["$defs"]["side"]["enum"] == list(NORMANDY.sides)
