"""The JSON Schema of positions of Heroes of Stalingrad says what the loader says."""

import json
from itertools import islice
from typing import Any

import pytest
from jsonschema_rs import meta

import sandtable
from sandtable.board.squares import COMPASS
from sandtable.games.heroes.game import Heroes
from sandtable.games.heroes.pack.battle import BONUS_KINDS, SIDES
from sandtable.games.heroes.position import DAMAGES, FLAGS, TOKENS
from sandtable.games.heroes.state import HeroesState
from sandtable.games.heroes.status import PHASES, STATUSES
from sandtable.kernel.decision import frames_of, read_frame
from sandtable.kernel.fields import parameters
from sandtable.kernel.reading import Reader
from sandtable.testing.trial import play, through_json
from tests.games.heroes.test_skirmish import drawn
from tests.schemas import faults, validator
from tests.test_schemas import MISSING, changed, label

GAME = Heroes()
SCHEMAS: dict[str, Any] = {
    path.name: json.loads(path.read_text(encoding="utf-8"))
    for path in (GAME.folder / "schema").glob("*.json")
}
SCHEMA = SCHEMAS["position.schema.json"]
POSITION = validator(SCHEMA, SCHEMAS)

BY_HAND: dict[str, Any] = {
    "sandtable": "position",
    "scenario": "bread-and-shells",
    "turn": 2,
    "units": {
        "s-scouts": {"at": "0-0", "shows": "hidden", "alias": 1, "known": False, "token": "1"},
        "s-gazaa-1": {"at": "3-3", "rear": "2-3", "heading": "e", "damage": []},
        "s-ba64": {"at": "6-3", "suppression": 1, "shots": 1, "fired": True},
        "g-spaeher": {"at": "9-5", "shows": "inactive"},
        "g-sdkfz251-1": {"at": "9-3", "rear": "10-3", "heading": "w"},
    },
    "wrecks": [None, {"kind": "wreck_light_1", "at": ["5-5"], "points": 1}],
    "given": {"soviet": [3, 0, 1], "german": [2, 1, 1]},
    "unplaced": {"german": ["2", "special", "bluff"]},
    "lost_numbers": {"soviet": [2]},
    "hands": {"soviet": ["sc-rush"], "german": []},
    "items": {"O1": {"at": "4-4", "carrier": None}},
    "control": {"O3": "soviet", "O2": None},
    "uses": {},
    "decision": [{"frame": "turn", "stage": 7}, {"frame": "activation", "unit": "s-ba64",
                  "move": True, "fire": True, "double": False, "inspired": False, "acted": False}],
}  # fmt: skip
WON = {"winner": "soviet", "reason": "outcome-points", "rule": "HOS-30.3"}
#: A value of each kind of field, and one that no such field takes.
VALUES: dict[str, tuple[object, object]] = {
    "unit": ("s-ba64", "ghost"),
    "place": ("3-3", "nowhere"),
    "side": ("german", "finland"),
    "units": (["s-ba64"], ["ghost"]),
    "places": (["3-3", "4-3"], "3-3"),
    "int": (1, True),
    "stage": (1, -1),
    "ints": ([1, 1], [True]),
    "cards": (["sc-rush"], ["ghost"]),
    "flag": (True, 1),
    "text": ("fire", 7),
    "texts": (["fire", "unit:s-ba64"], "fire"),
}
#: Fields that take less than any value of their kind.
PARTICULAR: dict[str, object] = {
    "option": -1,
    "profile": next(iter(GAME.pack.profiles)),
    "structure": "part:B1-a",
}


def loads(document: Any) -> bool:
    try:
        GAME.from_json(document)
    except sandtable.BadInput:
        return False
    return True


def reads(frame: str, fields: dict[str, object]) -> bool:
    """Does the loader take a frame like this, wherever it lies on the stack?"""
    state = GAME.from_json(BY_HAND)
    assert isinstance(state, HeroesState)
    try:
        read_frame(state, Reader({"frame": frame, **fields}, "decision[1]"))
    except sandtable.BadInput:
        return False
    return True


def pending(frame: str, fields: dict[str, object]) -> Any:
    return changed(BY_HAND, "decision", [{"frame": frame, **fields}])


def test_the_schema_is_a_schema() -> None:
    meta.validate(SCHEMA)


@pytest.mark.parametrize("number", [*range(len(GAME.scenarios())), -1, -2, -3])
def test_positions_of_play_keep_to_the_schema(number: int) -> None:
    source = GAME.scenarios()[number] if number >= 0 else drawn(-number)
    seen: set[str] = set()
    steps = [*play(GAME, source, "random", 1, {"together": number % 2 == 0})]
    for i, step in enumerate(steps):
        frames = {frame.name for frame in step.after.frames}
        if i % 60 == 0 or not frames <= seen or step is steps[-1]:
            seen |= frames
            assert faults(POSITION, through_json(step.after.to_json())) == []


def test_a_position_written_by_hand_passes_schema_and_loader() -> None:
    assert faults(POSITION, BY_HAND) == []
    position = through_json(GAME.from_json(BY_HAND).to_json())
    assert faults(POSITION, position) == []
    assert {*position, "spent_markers"} == SCHEMA["properties"].keys()


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("turn", 0),
        ("phase", "supply"),
        ("initiative", "german"),
        ("options", {"together": True}),
        ("options", {"conceal_hands": True}),
        ("smoke", ["3-3"]),
        ("part_points", {"B1-a": 2}),
        ("line_points", {"low_wall-0-6-2-6": 1}),
        ("fallen", ["B1-a"]),
        ("cleared", ["low_wall-0-6-2-6"]),
        ("markers", {"t-volga.right": 1}),
        ("broken", {"t-volga": 1}),
        ("revealed", {"german": 3}),
        ("special_out", {"german": 1}),
        ("in_force", {"german": ["army_cheer"]}),
        ("discard", {"german": ["gc-rush"]}),
        ("draw", {"german": ["gc-rush"]}),
        ("score", {"soviet": 3}),
        ("entered", {"soviet": ["3-3"]}),
        ("bonus", []),
        ("kept_bonus", {"soviet": [0]}),
        ("units/g-spaeher/standing", "field"),
        ("units/g-spaeher", {"standing": "aboard", "carrier": "g-sdkfz251-1"}),
        ("units/g-spaeher", {"standing": "lost"}),
        *[
            ("outcome", WON | {"reason": reason, "rule": rule})
            for reason, rule in GAME.endings().items()
        ],
    ],
    ids=label,
)
def test_positions_written_by_hand_pass_schema_and_loader(path: str, value: object) -> None:
    document = changed(BY_HAND, path, value)
    assert faults(POSITION, document) == []
    position = through_json(GAME.from_json(document).to_json())
    assert faults(POSITION, position) == []


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("sandtable", MISSING),
        ("sandtable", "record"),
        ("game", "normandy"),
        ("rules", "heroes-99"),
        ("scenario", MISSING),
        ("scenario", 1),
        ("scenario", {"id": "own"}),
        ("options", {"weather": True}),
        ("options", {"together": 1}),
        ("turn", -1),
        ("turn", "2"),
        ("phase", "night"),
        ("initiative", "roll"),
        ("wrecks", {"0": None}),
        ("wrecks/1/kind", "rubble"),
        ("wrecks/1/at", []),
        ("wrecks/1/at", ["1-1", "2-1", "3-1"]),
        ("wrecks/1/points", -1),
        ("wrecks/1/colour", "black"),
        ("smoke", "3-3"),
        ("smoke", ["C4"]),
        ("part_points", {"B1-a": -1}),
        ("line_points", 3),
        ("fallen", [1]),
        ("markers", {"t-volga.right": -1}),
        ("broken", ["t-volga"]),
        ("given", {"soviet": [3, 0]}),
        ("given", {"finland": [3, 0, 0]}),
        ("given/soviet", [11, 0, 0]),
        ("revealed", {"soviet": 11}),
        ("special_out", {"soviet": -1}),
        ("in_force", {"soviet": "army_cheer"}),
        ("in_force", {"finland": []}),
        ("unplaced/german", ["none"]),
        ("unplaced/german", ["11"]),
        ("lost_numbers/soviet", [0]),
        ("hands/soviet", ["ghost"]),
        ("hands/finland", []),
        ("draw", ["sc-rush"]),
        ("discard", {"german": "gc-rush"}),
        ("score", {"soviet": -1}),
        ("control/O3", "finland"),
        ("items/O1/at", "nowhere"),
        ("items/O1/owner", "soviet"),
        ("uses", {"mist": {"soviet": 1}}),
        ("entered", {"soviet": ["nowhere"]}),
        ("bonus", [len(BONUS_KINDS)]),
        ("bonus", 1),
        ("kept_bonus", {"soviet": [-1]}),
        ("units", MISSING),
        ("units", []),
        ("units/ghost", {"at": "1-1"}),
        ("units/s-ba64/standing", "flying"),
        ("units/s-ba64/at", "G4"),
        ("units/s-ba64/heading", "north"),
        ("units/s-ba64/shows", "red"),
        ("units/s-ba64/suppression", -1),
        ("units/s-ba64/damage", ["paint"]),
        ("units/s-ba64/shots", 10),
        ("units/s-ba64/fired", 1),
        ("units/s-ba64/token", "none"),
        ("units/s-ba64/alias", "one"),
        ("units/s-ba64/speed", 3),
        ("units/g-spaeher", {"standing": "aboard", "carrier": 7}),
        ("option_tokens", {"t-volga.right": {"resolved": True}}),
        ("option_tokens", {"t-volga.right": {"token": "none"}}),
        ("decision", MISSING),
        ("decision/1/frame", "siesta"),
        ("decision/1/unit", MISSING),
        ("outcome", WON | {"reason": "outcome-rain"}),
        ("outcome", WON | {"rule": "HOS-1.1"}),
        ("outcome", WON | {"winner": "finland"}),
        ("weather", "rain"),
    ],
    ids=label,
)
def test_a_broken_position_fails_schema_and_loader(path: str, value: object) -> None:
    document = changed(BY_HAND, path, value)
    assert faults(POSITION, document) != []
    assert not loads(document)


@pytest.mark.parametrize(
    ("path", "value", "key"),
    [
        ("units/g-spaeher/at", "0-0", "two-units-on-a-square"),
        ("units/s-ba64/at", "9-3", "two-units-on-a-square"),
        ("units/s-ba64/at", "99-3", "unknown-id"),
        ("units/s-nobody", {"at": "1-1"}, "unknown-id"),
        (
            "units/g-spaeher",
            {"standing": "aboard", "carrier": "g-sdkfz251-2"},
            "carrier-not-on-field",
        ),
        ("hands/soviet", ["sc-rush"] * 9, "too-many-copies"),
        ("decision", [], "no-decision"),
        ("bonus", [1], "bonus-wrong"),
        ("fallen", ["Z9-a"], "unknown-id"),
    ],
    ids=label,
)
def test_what_no_schema_can_say_the_loader_refuses(path: str, value: object, key: str) -> None:
    document = changed(BY_HAND, path, value)
    assert faults(POSITION, document) == []
    with pytest.raises(sandtable.BadInput) as error:
        GAME.from_json(document)
    assert error.value.key == key


@pytest.mark.parametrize("frame", frames_of(GAME))
def test_schema_and_loader_know_every_frame_and_its_fields(frame: str) -> None:
    declared = parameters(frames_of(GAME)[frame])
    properties = SCHEMA["$defs"][f"frame-{frame}"]["properties"]
    required = SCHEMA["$defs"][f"frame-{frame}"]["required"]
    assert list(properties) == ["frame", *(field.name for field in declared)]
    kinds = {
        field.name: properties[field.name]["$ref"].removeprefix("#/$defs/field-")
        for field in declared
    }
    fields = {name: PARTICULAR.get(name, VALUES[kind][0]) for name, kind in kinds.items()}
    assert faults(POSITION, pending(frame, fields)) == []
    assert reads(frame, fields)
    for field in declared:
        rest = {key: value for key, value in fields.items() if key != field.name}
        optional = field.name not in required
        assert not optional or field.default is not field.empty
        assert (faults(POSITION, pending(frame, rest)) == []) == optional
        assert reads(frame, rest) == optional
        wrong = rest | {field.name: VALUES[kinds[field.name]][1]}
        assert faults(POSITION, pending(frame, wrong)) != []
        assert not reads(frame, wrong)
    assert faults(POSITION, pending(frame, fields | {"own": 1})) != []
    assert not reads(frame, fields | {"own": 1})


def test_the_schema_knows_the_game() -> None:
    properties, definitions = SCHEMA["properties"], SCHEMA["$defs"]
    assert properties["rules"]["const"] == GAME.rules
    assert properties["game"]["const"] == GAME.id
    assert properties["phase"]["enum"] == list(PHASES)
    assert list(properties["options"]["properties"]) == list(GAME.options())
    assert definitions["side"]["enum"] == list(SIDES)
    assert definitions["card"]["enum"] == [card.id for card in GAME.pack.cards]
    assert definitions["token"]["enum"] == list(TOKENS[1:])
    placed = definitions["placed"]["properties"]
    assert placed["standing"]["enum"] == list(STATUSES)
    assert placed["heading"]["enum"] == list(COMPASS)
    assert placed["damage"]["items"]["enum"] == list(DAMAGES)
    assert set(FLAGS) <= set(placed)
    states = {face.state for counter in GAME.pack.counters.values() for face in counter.faces}
    assert set(placed["shows"]["enum"]) == states
    frames = {name.removeprefix("frame-") for name in definitions if name.startswith("frame-")}
    assert frames == set(frames_of(GAME))


def test_every_scenario_has_units_that_the_schema_can_name() -> None:
    named = validator(SCHEMA["$defs"]["unit"])
    for scenario in GAME.scenarios():
        assert all(named.is_valid(unit.id) for unit in GAME.battle(scenario).units)
        squares = islice(GAME.battle(scenario).field.names, 400)
        assert all(validator(SCHEMA["$defs"]["square"]).is_valid(id) for id in squares)
