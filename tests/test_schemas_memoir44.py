"""The JSON Schemas of Memoir '44 say what the loader says, as far as a schema can say it."""

import json
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from jsonschema_rs import meta

import sandtable
from sandtable.games.memoir44.position import STATUS
from sandtable.kernel.game import OptionValue
from sandtable.testing.trial import play, through_json
from tests import memoir
from tests.schemas import faults, validator
from tests.test_schemas import MISSING, changed, label, read_toml

GAME = memoir.game()
PIECES = GAME.pieces
SCENARIOS = sorted((GAME.folder / "data" / "scenarios").glob("*.toml"))
SCHEMAS: dict[str, Any] = {
    path.name: json.loads(path.read_text(encoding="utf-8"))
    for path in (GAME.folder / "schema").glob("*.json")
}
SCENARIO, POSITION = (
    validator(SCHEMAS[f"{kind}.schema.json"], SCHEMAS) for kind in ("scenario", "position")
)

#: A battle with every key that a scenario may have.
OWN: dict[str, Any] = {
    **memoir.battle(
        {"r5c4": "I", "r6c4": "A", "r4c4": "i", "r2c2": "g"}, {"r0c0": "V", "r2c2": "H"}
    ),
    "unboxed": True,
    "history": {"en": "A drill.", "uk": "Навчання."},
    "notes": {"pt-BR": "Um exercício."},
    "top": "axis",
    "turn_limit": 20,
    "span": ["r1c1", "r1c2", "r1c3"],
    "bunkers_protect": "axis",
    "sea_walls_protect": "allies",
    "figures": {"r5c4": 3},
    "worth": {"r4c4": 2},
    "air_drop": {"side": "allies", "figures": 4},
    "extra_draws": {"side": "axis", "turns": 2},
    "empty_deck_wins": "axis",
    "exit": "allies",
    "air_strikes": {"side": "allies", "hexes": ["r2c2"]},
    "recon_as_barrage": True,
    "hills_stop_guns": True,
    "infantry_bound_to_bank": True,
    "objectives": [
        {
            "side": "allies",
            "hexes": ["r0c0", "r0c1"],
            "kind": "permanent",
            "need": 2,
            "worth": 2,
        },
        {"side": "axis", "hexes": ["r8c0"], "kind": "temporary"},
    ],
    "sudden_death": [{"side": "allies", "hexes": ["r0c0", "r0c1"], "need": 2}],
}
COMMAND: dict[str, Any] = {
    "card": "attack-center",
    "text": "attack",
    "printed": "attack",
    "section": 1,
    "area": 2,
    "post": 1,
    "fallback": False,
    "symbols": [],
    "halves": [],
}
ORDERED = {"order": 0, "led": ["allies"], "moved": 1, "battles": 0, "status": ["moved"]}
BY_HAND: dict[str, Any] = {
    "sandtable": "position",
    "scenario": OWN,
    "units": {
        "allies-1": {"hex": "r5c4", "figures": 3, **ORDERED},
        "axis-2": {"hex": "r4c4", "figures": 1},
    },
    "hands": {"allies": ["probe-left"], "axis": ["assault-left"]},
    "commands": [COMMAND],
    "last": {"allies": [], "axis": [COMMAND]},
}
WON = {"winner": "allies", "reason": "outcome-medals", "rule": "M44-6.7"}


def check_play(scenario: str, options: dict[str, OptionValue], every: int, limit: int) -> set[str]:
    """Positions of a game keep to the schema; returns the frames that were seen."""
    seen: set[str] = set()
    for number, step in enumerate(islice(play(GAME, scenario, "random", 1, options), limit)):
        frames = {frame.name for frame in step.after.frames}
        if number % every == 0 or not frames <= seen or step.after.outcome is not None:
            seen |= frames
            assert faults(POSITION, through_json(step.after.to_json())) == []
    return seen


@pytest.mark.parametrize("name", SCHEMAS)
def test_a_schema_is_a_schema(name: str) -> None:
    meta.validate(SCHEMAS[name])


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_the_scenarios_official_keep_to_the_schema(path: Path) -> None:
    assert faults(SCENARIO, read_toml(path)) == []


@pytest.mark.parametrize("scenario", GAME.scenarios())
def test_positions_of_play_keep_to_the_schema(scenario: str) -> None:
    check_play(scenario, {"turn_limit": 12}, 40, 200)


@pytest.mark.parametrize(
    ("scenario", "allies", "axis"),
    [("sainte-mere-eglise", 3, 2), ("omaha-beach-overlord", 4, 3), ("omaha-beach-overlord", 1, 2)],
)
def test_positions_of_teams_keep_to_the_schema(scenario: str, allies: int, axis: int) -> None:
    options: dict[str, OptionValue] = {"allies_seats": allies, "axis_seats": axis}
    assert {"moves", "battles"} <= check_play(scenario, options, 20, 200)


@pytest.mark.parametrize("turn_limit", [2, 100])
def test_final_positions_keep_to_the_schema(turn_limit: int) -> None:
    *_, last = play(GAME, "pegasus-bridge", "random", 1, {"turn_limit": turn_limit})
    assert last.after.outcome is not None
    assert faults(POSITION, through_json(last.after.to_json())) == []


def test_a_scenario_may_have_every_key() -> None:
    assert OWN.keys() == SCHEMAS["scenario.schema.json"]["properties"].keys()
    assert faults(SCENARIO, OWN) == []
    GAME.scenario(OWN)


@pytest.mark.parametrize("key", OWN)
def test_schema_and_loader_need_the_same_keys_of_a_scenario(key: str) -> None:
    document = changed(OWN, key, MISSING)
    if faults(SCENARIO, document):
        with pytest.raises(sandtable.BadInput):
            GAME.scenario(document)
    else:
        GAME.scenario(document)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("scenario", "pegasus-bridge"),
        ("decision", []),
        ("outcome", None),
        ("side", "axis"),
        ("turns", {"allies": 3, "axis": 2}),
        ("trophies", {"allies": 1, "axis": 0}),
        ("taken", [True, False]),
        ("wire", ["r0c0"]),
        ("sandbags", ["r5c4"]),
        ("ambushes", 1),
        ("discard", ["recon-left"]),
        ("commands/0/card", None),
        ("last", MISSING),
        ("options", {"allies_seats": 2, "young_generals": False, "turn_limit": 1}),
        *[
            ("outcome", WON | {"reason": reason, "rule": rule})
            for reason, rule in GAME.endings().items()
        ],
    ],
    ids=label,
)
def test_positions_written_by_hand_pass_schema_and_loader(path: str, value: object) -> None:
    document = changed(BY_HAND, path, value)
    if path == "decision":
        document["outcome"] = WON
    if path == "scenario":
        document["units"] = {"allies-1": {"hex": "r5c4", "figures": 3, **ORDERED}}
    if path == "options":
        document["units"]["allies-1"]["led"] = ["allies-flanks"]
    assert faults(POSITION, document) == []
    GAME.from_json(document)


@pytest.mark.parametrize("card", ["probe-left", "dig-in"])
def test_a_card_handed_out_may_be_hidden(card: str) -> None:
    document = changed(BY_HAND, "commands/0", {"card": card, "post": 0, "hidden": True})
    assert faults(POSITION, document) == []
    GAME.from_json(document)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("id", 7),
        ("number", 1000),
        ("number", True),
        ("from", 1944),
        ("face", "desert"),
        ("boards", 3),
        ("boards", 2),
        ("first", "us"),
        ("hands", {"allies": 4}),
        ("hands/allies", 13),
        ("hands/france", 4),
        ("medals/axis", 0),
        ("medals/axis", 21),
        ("top", "north"),
        ("turn_limit", 0),
        ("unboxed", 1),
        ("map", ""),
        ("map", OWN["map"].replace("V", "?")),
        ("map", OWN["map"] + ". . .\n"),
        ("map", OWN["map"].replace("V", "V V")),
        ("map", OWN["map"].replace("V ", "V")),
        ("units", memoir.layer({"r0c0": "x"})),
        ("units", memoir.layer({}, 2)),
        ("obstacles", memoir.layer({"r0c0": "B"})),
        ("obstacles", ["."]),
        ("span", "r0c0"),
        ("span", ["r9c0"]),
        ("bunkers_protect", None),
        ("sea_walls_protect", "both"),
        ("figures/r5c4", 0),
        ("figures/r5c4", 10),
        ("figures/c4r5", 3),
        ("figures", ["r5c4"]),
        ("worth/r4c4", 0),
        ("worth/r1c25", 1),
        ("air_drop", {"side": "allies"}),
        ("air_drop/figures", 10),
        ("air_drop/hex", "r0c0"),
        ("extra_draws", {"side": "axis"}),
        ("extra_draws/turns", 100),
        ("extra_draws/cards", 1),
        ("empty_deck_wins", True),
        ("exit", "west"),
        ("air_strikes", {"side": "allies"}),
        ("air_strikes/hexes", ["r2c26"]),
        ("air_strikes/hexes", "r2c2"),
        ("air_strikes/dice", 2),
        ("recon_as_barrage", "allies"),
        ("hills_stop_guns", 1),
        ("infantry_bound_to_bank", 1),
        ("objectives", {"side": "allies"}),
        ("objectives/0/side", MISSING),
        ("objectives/0/kind", MISSING),
        ("objectives/0/kind", "forever"),
        ("objectives/0/hexes", MISSING),
        ("objectives/0/hexes", []),
        ("objectives/0/hexes", ["r01c1"]),
        ("objectives/0/need", 0),
        ("objectives/0/worth", 10),
        ("objectives/0/name", "Caen"),
        ("sudden_death/0/need", MISSING),
        ("sudden_death/0/need", 0),
        ("sudden_death/0/hexes", []),
        ("sudden_death/0/worth", 1),
        ("weather", "rain"),
    ],
    ids=label,
)
def test_a_broken_scenario_fails_schema_and_loader(path: str, value: object) -> None:
    document = changed(OWN, path, value)
    assert faults(SCENARIO, document) != []
    with pytest.raises(sandtable.BadInput):
        GAME.scenario(document)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("sandtable", MISSING),
        ("sandtable", "record"),
        ("game", "normandy"),
        ("rules", "memoir44-999"),
        ("scenario", MISSING),
        ("scenario", 1),
        ("scenario", None),
        ("scenario", {"id": "own"}),
        ("options", {"weather": True}),
        ("options", {"allies_seats": 5}),
        ("options", {"axis_seats": 0}),
        ("options", {"young_generals": 1}),
        ("options", {"turn_limit": 0}),
        ("options", [True]),
        ("side", "us"),
        ("turns", {"allies": 1}),
        ("turns", {"allies": -1, "axis": 0}),
        ("turns", {"allies": 1, "axis": 1, "france": 1}),
        ("turns", 1),
        ("trophies", {"allies": "1", "axis": 0}),
        ("taken", True),
        ("taken", [1, 0]),
        ("wire", ["r9c0"]),
        ("wire", "r0c0"),
        ("sandbags", ["r1c25"]),
        ("units", MISSING),
        ("units", ["allies-1"]),
        ("units/us-1", {"hex": "r5c4", "figures": 3}),
        ("units/allies-0", {"hex": "r5c4", "figures": 3}),
        ("units/axis-2/hex", MISSING),
        ("units/axis-2/hex", "4D"),
        ("units/axis-2/figures", MISSING),
        ("units/axis-2/figures", 0),
        ("units/axis-2/figures", 10),
        ("units/axis-2/moved", 1),
        ("units/axis-2/order", 0),
        ("units/axis-2/suppressed", True),
        ("units/allies-1/order", -1),
        ("units/allies-1/order", MISSING),
        ("units/allies-1/led", ["general"]),
        ("units/allies-1/led", MISSING),
        ("units/allies-1/moved", 100),
        ("units/allies-1/battles", 10),
        ("units/allies-1/status", ["tired"]),
        ("units/allies-1/status", 1),
        ("hands", MISSING),
        ("hands/axis", MISSING),
        ("hands/axis", ["attack"]),
        ("hands/axis", "ambush"),
        ("hands/france", []),
        ("draw", ["tank"]),
        ("discard", {"ambush": 1}),
        ("ambushes", 3),
        ("commands", COMMAND),
        *[(f"commands/0/{key}", MISSING) for key in COMMAND],
        ("commands/0/card", "attack"),
        ("commands/0/card", 7),
        ("commands/0/text", "attack-center"),
        ("commands/0/printed", None),
        ("commands/0/section", 3),
        ("commands/0/area", 64),
        ("commands/0/post", 4),
        ("commands/0/fallback", 0),
        ("commands/0/symbols", 1),
        ("commands/0/symbols", ["armor"]),
        ("commands/0/halves", [None]),
        ("commands/0/dice", 1),
        ("commands/0", {"card": "probe-left", "hidden": True}),
        ("commands/0", {"card": None, "post": 0, "hidden": True}),
        ("commands/0", {"card": "probe-left", "post": -1, "hidden": True}),
        ("commands/0", {"card": "probe-left", "post": 0, "hidden": False}),
        ("commands/0", {"card": "probe-left", "post": 0, "hidden": True, "text": "probe"}),
        ("last", {"allies": []}),
        ("last", {"allies": [], "axis": [], "france": []}),
        ("last", []),
        ("decision", []),
        ("decision", {}),
        ("decision", [{"side": "allies"}]),
        ("decision", [{"frame": "turn"}]),
        ("decision", [{"frame": "moves", "side": "allies", "done": ["us"]}]),
        ("decision", [{"frame": "retreat", "unit": "axis-2", "flags": 0, "ignorable": True}]),
        ("decision", [{"frame": "air-power", "sections": 64, "chosen": []}]),
        ("decision", [{"frame": "bombs", "units": []}]),
        ("decision", [{"frame": "keep", "cards": ["probe-left"]}]),
        ("decision", [{"frame": "keep", "cards": ["probe-left"] * 3}]),
        ("decision", [{"frame": "hand-out", "given": [["probe-left", "rear"]]}]),
        ("decision", [{"frame": "hand-out", "given": [["probe", "left"]]}]),
        ("decision", [{"frame": "medics", "number": -1}]),
        ("outcome", "won"),
        ("outcome", {"winner": "allies"}),
        ("outcome", WON | {"winner": "us"}),
        ("outcome", WON | {"reason": "luck"}),
        ("outcome", WON | {"rule": "M44-6.10"}),
        ("outcome", WON | {"by": 2}),
        ("round", 1),
    ],
    ids=label,
)
def test_a_broken_position_fails_schema_and_loader(path: str, value: object) -> None:
    document = changed(BY_HAND, path, value)
    assert faults(POSITION, document) != []
    with pytest.raises(sandtable.BadInput):
        GAME.from_json(document)


def test_the_schemas_know_every_hex() -> None:
    names = {f"r{row}c{column}" for row in range(10) for column in range(30)}
    for kind in ("scenario", "position"):
        hex = validator(SCHEMAS[f"{kind}.schema.json"]["$defs"]["hex"])
        assert {name for name in names if hex.is_valid(name)} == set(GAME.pieces.boards[2].names)


@pytest.mark.parametrize(
    ("key", "known"),
    [
        ("map", set(GAME.pieces.terrain)),
        ("units", {".", *PIECES.kinds, *(letter.upper() for letter in PIECES.kinds)}),
        ("obstacles", {".", *(obstacle.letter for obstacle in PIECES.obstacles.values())}),
    ],
)
@pytest.mark.parametrize("boards", [1, 2])
def test_the_scenario_schema_knows_every_letter(boards: int, key: str, known: set[str]) -> None:
    document = memoir.battle({}, boards=boards)
    printable = {chr(code) for code in range(33, 127)}
    assert known == {
        letter
        for letter in printable
        if SCENARIO.is_valid(document | {key: memoir.layer({"r3c5": letter}, boards)})
    }


def test_the_position_schema_knows_the_game() -> None:
    schema = SCHEMAS["position.schema.json"]
    assert schema["properties"]["rules"]["const"] == GAME.rules
    assert schema["properties"]["game"]["const"] == GAME.id
    assert schema["$defs"]["side"]["enum"] == list(GAME.sides)
    assert schema["$defs"]["card"]["enum"] == [card.id for card in GAME.pack.cards]
    assert schema["$defs"]["text"]["enum"] == [text.name for text in GAME.pack.texts]
    status = schema["$defs"]["placed"]["properties"]["status"]
    assert status["items"]["enum"] == list(STATUS)


def test_the_position_schema_knows_every_option() -> None:
    known = SCHEMAS["position.schema.json"]["properties"]["options"]["properties"]
    options = GAME.options()
    assert list(known) == list(options)
    for name, option in options.items():
        if isinstance(option.default, bool):
            assert known[name]["type"] == "boolean"
        else:
            assert (known[name]["minimum"], known[name]["maximum"]) == (option.low, option.high)
