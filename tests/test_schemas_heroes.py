"""The JSON Schemas of Heroes of Stalingrad say what the loader says, as far as a schema can."""

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema_rs import meta

from sandtable.games.heroes.armies import scenario
from sandtable.games.heroes.pack.battle import RIMS, SCORE_TYPES, SIDES, TILE_KINDS
from sandtable.kernel.errors import BadInput
from tests.games.heroes import content
from tests.games.heroes.armies import document
from tests.games.heroes.test_skirmish import drawn
from tests.schemas import faults, validator
from tests.test_schemas import MISSING, changed, label, read_toml

FOLDER = content.DATA.parent / "schema"
SCHEMA: dict[str, Any] = json.loads((FOLDER / "scenario.schema.json").read_text(encoding="utf-8"))
SCENARIO = validator(SCHEMA)

#: A battle with every key that a scenario may have.
OWN: dict[str, Any] = document(
    name="Drill",
    date="1942-10-01",
    mission="storm",
    history={"en": "A drill.", "uk": "Навчання."},
    notes={"pt-BR": "Um exercício."},
    points_limit=100,
    overlays=[
        {"overlay": "bunker-1", "at": [4, 2], "turned": 90, "building": "BK"},
        {"overlay": "wire", "side": [6, 2, 6, 6]},
    ],
    bonus=[[6, 6]],
    objectives=[
        {"id": "O1", "kind": "area", "building": "B1", "parts": ["a"], "control": "soviet"},
        {"id": "O2", "name": "Road", "kind": "square", "squares": [[3, 3], [4, 3]]},
        {"id": "O3", "kind": "item", "squares": [[6, 3]]},
    ],
    points=[
        {"id": "a", "side": "soviet", "type": "control_end", "points": 1, "objective": "O1"},
        {"id": "b", "side": "german", "type": "control_turn", "points": 1, "objective": "O2",
         "from_turn": 3, "main": False},
        {"id": "c", "side": "soviet", "type": "deliver", "points": 1, "objective": "O2",
         "counter": "s-gazaa", "each": True},
        {"id": "d", "side": "soviet", "type": "destroy_unit", "points": 1, "counter": "g-pz3"},
        {"id": "e", "side": "soviet", "type": "break_tile", "points": 1, "tile_kind": "group"},
        {"id": "f", "side": "soviet", "type": "destroy_role", "points": 1, "role": "any"},
        {"id": "g", "side": "soviet", "type": "destroy_kind", "points": 1, "kind": "heavy"},
        {"id": "h", "side": "soviet", "type": "carry_exit", "points": 1, "objective": "O3"},
        {"id": "i", "side": "soviet", "type": "exit", "points": 1, "role": "officer"},
    ],
    zones=[
        {"id": "S", "side": "soviet", "rects": [[0, 0, 2, 6]],
         "minimum": [{"building": "B1", "parts": ["a"], "units": 1}]},
        {"id": "S1", "side": "soviet", "rects": [[0, 0, 2, 6]], "only": ["s-boris"]},
        {"id": "G", "side": "german", "rects": [[11, 0, 13, 6]]},
        {"id": "S2", "side": "soviet", "off_field": "west", "only": ["s-scouts"]},
    ],
    effects=[
        {"id": "mist", "kind": "sight_limit", "when": "always", "turns": [1, 2],
         "params": {"los_max": 7}},
        {"id": "flares", "kind": "flares", "when": "order_start", "side": "german", "uses": 2,
         "cancels": "mist"},
        {"id": "guns", "kind": "opening_barrage", "when": "set-up", "profile": "artillery",
         "abilities": ["ambush"], "counter": "s-boris", "terrain": "rubble", "objective": "O1"},
    ],
    reinforcements=[
        {"side": "soviet", "turn": 2, "rects": [[0, 0, 1, 1]], "if_controlled": "O1",
         "counters": [{"counter": "s-rifle", "copies": 1, "tile": "t-volga"}]},
        {"side": "soviet", "turn": 3, "rects": [[0, 0, 1, 1]], "options": ["t-volga.left"]},
    ],
    exits=[{"side": "soviet", "rim": "east"}],
    soviet=[("t-volga", {"left": "rifle-section"})],
)  # fmt: skip

#: A battle on a field of its own.
DRAWN: dict[str, Any] = {
    **{key: value for key, value in document().items() if key != "boards"},
    "field": {
        "ground": ["......", "..w...", "......"],
        "lines": [{"kind": "wire", "side": [2, 0, 2, 4]}],
        "buildings": [
            {
                "id": "H",
                "origin": [8, 2],
                "plan": ["+-+", "|aD", "+-+"],
                "parts": {"a": "house_1"},
                "fallen": ["a"],
            }
        ],
    },
    "zones": [
        {"id": "S", "side": "soviet", "rects": [[0, 0, 0, 2]]},
        {"id": "G", "side": "german", "rects": [[5, 0, 5, 2]]},
    ],
}


def loads(document: Any) -> bool:
    try:
        scenario.read(document, content.pack())
    except BadInput:
        return False
    return True


def test_the_schema_is_a_schema() -> None:
    meta.validate(SCHEMA)


@pytest.mark.parametrize("path", content.SCENARIOS, ids=lambda path: path.stem)
def test_the_scenarios_of_the_pack_keep_to_the_schema(path: Path) -> None:
    assert faults(SCENARIO, read_toml(path)) == []


@pytest.mark.parametrize("seed", range(12))
def test_random_skirmishes_keep_to_the_schema(seed: int) -> None:
    assert faults(SCENARIO, drawn(seed)) == []


def test_the_schema_knows_every_key() -> None:
    assert loads(OWN)
    assert faults(SCENARIO, OWN) == []
    assert loads(DRAWN)
    assert faults(SCENARIO, DRAWN) == []
    assert {*OWN, *DRAWN} == set(SCHEMA["properties"])


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("id", MISSING),
        ("source", 7),
        ("turns", 0),
        ("hand", 11),
        ("initiative", "draw"),
        ("sets_up_first", "roll"),
        ("tie", "roll"),
        ("points_limit", 0),
        ("colour", "red"),
        ("boards", []),
        ("boards/0/turned", 45),
        ("boards/0/at", [0]),
        ("boards/0/upside_down", True),
        ("overlays/0/at", MISSING),
        ("overlays/1/side", [6, 2, 6]),
        ("overlays/1/at", [1, 1]),
        ("bonus/0", [6]),
        ("forces/german", MISSING),
        ("forces/soviet/0/tile", MISSING),
        ("forces/soviet/0/cost", 3),
        ("forces/soviet/0/options/left", 3),
        ("reinforcements/0/turn", 0),
        ("reinforcements/0/rects", []),
        ("reinforcements/0/counters/0/copies", 0),
        ("zones/0/side", "finland"),
        ("zones/0/rects", [[0, 0, 2]]),
        ("zones/0/minimum/0/units", 0),
        ("objectives/0/parts", MISSING),
        ("objectives/1/kind", "hill"),
        ("objectives/2/squares", [[6, 3], [6, 4]]),
        ("objectives/2/control", "soviet"),
        ("points/0/objective", MISSING),
        ("points/0/points", -1),
        ("points/0/role", "any"),
        ("points/1/from_turn", 0),
        ("points/2/counter", MISSING),
        ("points/3/each", 1),
        ("points/4/tile_kind", "platoon"),
        ("points/5/role", "cook"),
        ("points/6/kind", "boat"),
        ("effects/0/kind", "snow"),
        ("effects/0/when", "never"),
        ("effects/0/turns", [1]),
        ("effects/0/params", {"los_max": "far"}),
        ("effects/1/uses", 0),
        ("exits/0/rim", "up"),
    ],
    ids=label,
)
def test_what_the_loader_refuses_is_against_the_schema(path: str, value: object) -> None:
    wrong = changed(OWN, path, value)
    assert faults(SCENARIO, wrong) != []
    assert not loads(wrong)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("boards", [{"board": "B", "at": [0, 0]}]),
        ("field", MISSING),
        ("field/ground", []),
        ("field/ground", ["." * 43]),
        ("field/weather", "snow"),
        ("field/lines/0/kind", MISSING),
        ("field/lines/0/side", [2, 0, 2]),
        ("field/buildings/0/origin", [8]),
        ("field/buildings/0/plan", MISSING),
        ("field/buildings/0/parts", ["a"]),
    ],
    ids=label,
)
def test_a_drawn_field_that_the_loader_refuses_is_against_the_schema(
    path: str, value: object
) -> None:
    wrong = changed(DRAWN, path, value)
    assert faults(SCENARIO, wrong) != []
    assert not loads(wrong)


@pytest.mark.parametrize(
    ("path", "value", "key", "where"),
    [
        ("field/ground", ["......", "...", "......"], "map-row-width", "field.ground[1]"),
        ("field/ground", ["......", "..?...", "......"], "unknown-letter", "field.ground[1]"),
        ("field/ground", [], "field-size", "field.ground"),
        ("field/lines/0/side", [2, 0, 2, 8], "not-a-side", "field.lines[0].side"),
        ("field/buildings/0/origin", [12, 2], "building-off-the-field",
         "field.buildings[0].origin"),
    ],
    ids=label,
)  # fmt: skip
def test_faults_of_a_drawn_field_are_named_with_their_place(
    path: str, value: object, key: str, where: str
) -> None:
    with pytest.raises(BadInput) as fault:
        scenario.read(changed(DRAWN, path, value), content.pack())
    assert (fault.value.key, fault.value.where) == (key, where)


def test_words_of_the_schema_are_those_of_the_loader() -> None:
    effects = SCHEMA["properties"]["effects"]["items"]["properties"]
    assert effects["kind"]["enum"] == list(scenario.EFFECT_KINDS)
    assert effects["when"]["enum"] == list(scenario.MOMENTS)
    assert SCHEMA["$defs"]["side"]["enum"] == list(SIDES)
    assert SCHEMA["properties"]["exits"]["items"]["properties"]["rim"]["enum"] == list(RIMS)
    types: list[str] = []
    for score in SCHEMA["properties"]["points"]["items"]["oneOf"]:
        kind = score["properties"]["type"]
        types += kind.get("enum", [kind.get("const")])
        if "tile_kind" in score["properties"]:
            assert score["properties"]["tile_kind"]["enum"] == list(TILE_KINDS)
    assert sorted(types) == sorted(SCORE_TYPES)
