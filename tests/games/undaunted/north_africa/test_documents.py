"""Scenario files and positions: what is refused, with the key of the fault and its place."""

import copy
from typing import Any

import pytest

import sandtable
from tests.games.undaunted.north_africa.desert import (
    SPARE,
    book,
    crew,
    desert,
    game,
    random_game,
    vehicle,
)
from tests.support import act, legal, side

MISSING = object()
#: The parts of a position that the tests change, all of them in order.
POSITION: dict[str, Any] = {
    "sandtable": "position",
    "scenario": "barce",
    "sides": {
        "lrdg": {"counters": {"sniper": "5A"}, "hand": ["sniper", SPARE], "scouted": ["5A"]},
        "italy": {"counters": {"gunner-a": "2A"}, "neutralised": ["rifleman-a"]},
    },
    "vehicles": {
        "patrol-truck": {
            "holder": "lrdg",
            "tile": "14B",
            "damage": 1,
            "seats": {"patrol-truck-driver": "sergeant", "patrol-truck-bed": "saboteur"},
        },
        "scout-car": {"holder": "lrdg", "tile": "8A", "seats": {"scout-car-gun": "scout"}},
    },
    "structures": {"2A": "hangar"},
    "decision": [{"frame": "turn", "side": "lrdg", "busy": "sniper"}],
}


def changed(document: dict[str, Any], path: str, value: object) -> dict[str, Any]:
    """A document with one entry replaced, added or left out."""
    found = copy.deepcopy(document)
    table: Any = found
    *parents, last = path.split("/")
    for name in parents:
        table = table[int(name) if isinstance(table, list) else name]
    if value is MISSING:
        del table[last]
    elif isinstance(table, list):
        table[int(last)] = value
    else:
        table[last] = value
    return found


def scenario_fault(path: str, value: object, scenario: str = "sidi-selim") -> tuple[str, str]:
    with pytest.raises(sandtable.BadInput) as bad:
        game().start(changed(book(scenario), path, value), sandtable.Scripted())
    return bad.value.key, bad.value.where


def position_fault(path: str, value: object) -> tuple[str, str]:
    with pytest.raises(sandtable.BadInput) as bad:
        game().from_json(changed(POSITION, path, value))
    return bad.value.key, bad.value.where


# Scenarios.


@pytest.mark.rule("NAF-7.11", "NAF-4.10")
@pytest.mark.parametrize(
    ("path", "value", "key", "where"),
    [
        ("lrdg/vehicles/0/vehicle", "tractor", "not-a-choice", "lrdg.vehicles[0].vehicle"),
        ("lrdg/vehicles/1/vehicle", "patrol-truck", "vehicle-twice", "lrdg.vehicles[1]"),
        ("lrdg/vehicles/0/tile", "1B", "unknown-tile", "lrdg.vehicles[0].tile"),
        ("lrdg/vehicles/0/tile", MISSING, "missing-key", "lrdg.vehicles[0]"),
        ("lrdg/vehicles/0/fuel", 3, "unknown-key", "lrdg.vehicles[0]"),
        ("lrdg/vehicles", {}, "not-a-list", "lrdg.vehicles"),
        ("lrdg/counters/patrol-truck", "8A", "vehicle-among-counters", "lrdg"),
    ],
)
def test_faults_of_vehicles(path: str, value: object, key: str, where: str) -> None:
    assert scenario_fault(path, value) == (key, where)


@pytest.mark.rule("NAF-2.11", "NAF-4.4", "NAF-17.3")
@pytest.mark.parametrize(
    ("path", "value", "key", "where"),
    [
        ("lrdg/vehicles/0/seats/roof", "scout", "unknown-vehicle-seat", "lrdg.vehicles[0].seats"),
        (
            "lrdg/vehicles/0/seats/driver",
            "major",
            "unknown-unit",
            "lrdg.vehicles[0].seats.driver",
        ),
        (  # nobody of the enemy aboard
            "lrdg/vehicles/0/seats/driver",
            "rifleman-a",
            "unknown-unit",
            "lrdg.vehicles[0].seats.driver",
        ),
        (  # a vehicle takes no seat
            "lrdg/vehicles/0/seats/driver",
            "pilot-car",
            "unknown-unit",
            "lrdg.vehicles[0].seats.driver",
        ),
        (  # two seats
            "lrdg/vehicles/0/seats/bed",
            "sergeant",
            "counter-twice",
            "lrdg.vehicles[0].seats.bed",
        ),
        (  # a tile and a seat
            "lrdg/counters/sergeant",
            "8A",
            "counter-twice",
            "lrdg.vehicles[0].seats.driver",
        ),
    ],
)
def test_faults_of_seats(path: str, value: object, key: str, where: str) -> None:
    assert scenario_fault(path, value) == (key, where)


@pytest.mark.rule("NAF-7.4", "NAF-5.9")
@pytest.mark.parametrize(
    ("path", "value", "key", "where"),
    [
        ("structures", MISSING, "missing-key", ""),
        ("structures/1A", "bridge", "not-a-choice", "structures.1A"),
        ("structures/9A", "hangar", "structure-twice", "structures.9A"),
        ("structures/99A", "aircraft", "unknown-tile", "structures.99A"),
        ("structures/2A", 3, "not-a-text", "structures.2A"),
    ],
)
def test_faults_of_structures(path: str, value: object, key: str, where: str) -> None:
    document = book("barce", structures={"2A": "hangar"})
    document["structures"] |= {"1A": "aircraft"}
    broken = changed(document, path, value)
    if path == "structures/99A":
        del broken["structures"]["1A"]
    with pytest.raises(sandtable.BadInput) as bad:
        game().start(broken, sandtable.Scripted())
    assert (bad.value.key, bad.value.where) == (key, where)


@pytest.mark.rule("NAF-48.1", "NAF-50.1", "NAF-50.3", "NAF-51.1")
@pytest.mark.parametrize(
    ("path", "value", "key", "where"),
    [
        ("goals", MISSING, "missing-key", ""),
        ("goals/lrdg", [], "goal-missing", "goals.lrdg"),
        ("goals/lrdg", MISSING, "missing-key", "goals"),
        ("goals/france", [{"points": 1}], "unknown-key", "goals"),
        ("goals/lrdg", [{}], "goal-unclear", "goals.lrdg[0]"),
        ("goals/lrdg", [{"points": 1, "evacuate": 1}], "goal-unclear", "goals.lrdg[0]"),
        ("goals/lrdg", [{"points": 0}], "not-in-range", "goals.lrdg[0].points"),
        ("goals/lrdg", [{"points": 1, "of": []}], "unknown-key", "goals.lrdg[0]"),
        ("goals/lrdg", [{"evacuate": 1}], "missing-key", "goals.lrdg[0]"),
        ("goals/lrdg", [{"evacuate": 2, "of": ["scout"]}], "goal-too-many", "goals.lrdg[0]"),
        (
            "goals/lrdg",
            [{"evacuate": 1, "of": ["sniper"]}],
            "goal-may-not-leave",
            "goals.lrdg[0]",
        ),
        (
            "goals/lrdg",
            [{"neutralise": 1, "of": ["scout"]}],  # a friendly counter
            "unknown-unit",
            "goals.lrdg[0].of",
        ),
        ("lrdg/may_leave", ["major"], "unknown-unit", "lrdg.may_leave"),
        ("lrdg/may_leave", MISSING, "missing-key", "lrdg"),
        ("lrdg/exits", ["99A"], "unknown-tile", "lrdg.exits"),
        ("lrdg/exits", MISSING, "unknown-key", "lrdg"),
    ],
)
def test_faults_of_goals_and_exits(path: str, value: object, key: str, where: str) -> None:
    assert scenario_fault(path, value) == (key, where)


@pytest.mark.parametrize("scenario", game().scenarios())
def test_a_scenario_official_may_be_given_as_a_document(scenario: str) -> None:
    state = game().start(book(scenario), sandtable.Scripted())
    position: Any = state.to_json()
    assert position["scenario"]["id"] == "test"
    assert game().from_json(position).to_json() == position


# Positions.


@pytest.mark.rule("NAF-46.4")
def test_a_position_with_vehicles_written_by_hand_can_be_played() -> None:
    state = game().from_json(POSITION)
    assert crew(state, "patrol-truck") == {"driver": "sergeant", "bed": "saboteur"}
    assert vehicle(state, "scout-car")["holder"] == "lrdg"
    assert side(state, "italy")["neutralised"] == ["rifleman-a"]
    assert state.to_json()["structures"] == {"2A": "hangar"}
    act(state, "SN stalk")
    assert "end-turn" in legal(state)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("decision", MISSING),
        ("vehicles", MISSING),
        ("structures", MISSING),
        ("vehicles/patrol-truck/damage", MISSING),
        ("vehicles/patrol-truck/seats", MISSING),
        ("vehicles/patrol-truck/disabled", True),  # it follows from the damage
        ("sides/lrdg/wrecked", ["aircraft"]),
        ("sides/lrdg/evacuated", ["scout", "gun-truck"]),
        ("sides/lrdg/inspired", ["warrant-officer"]),
        ("sides/lrdg/suppressed", ["sergeant", "sniper"]),
        ("decision/0/busy", None),
    ],
)
def test_what_may_be_left_out_or_added(path: str, value: object) -> None:
    document = changed(POSITION, path, value)
    if path == "sides/lrdg/evacuated":
        document["vehicles"]["scout-car"]["seats"] = {}
    state = game().from_json(document)
    assert game().from_json(state.to_json()).to_json() == state.to_json()


@pytest.mark.rule("NAF-44.2")
def test_structures_left_out_are_those_of_the_scenario_that_are_not_wrecked() -> None:
    whole: Any = game().from_json(changed(POSITION, "structures", MISSING)).to_json()
    document = changed(POSITION, "structures", MISSING)
    document["sides"]["lrdg"]["wrecked"] = ["hangar"]
    rest: Any = game().from_json(document).to_json()
    assert whole["structures"]["2A"] == "hangar"
    assert rest["structures"] == {
        tile: name for tile, name in whole["structures"].items() if name != "hangar"
    }


@pytest.mark.rule("NAF-2.11", "NAF-4.4", "NAF-17.3", "NAF-13.8")
@pytest.mark.parametrize(
    ("path", "value", "key", "where"),
    [
        ("vehicles/tractor", {"holder": "lrdg", "tile": "8A"}, "unknown-unit", "vehicles"),
        ("vehicles/scout-car/holder", "france", "not-a-choice", "vehicles.scout-car.holder"),
        ("vehicles/scout-car/holder", MISSING, "missing-key", "vehicles.scout-car"),
        ("vehicles/scout-car/tile", "99A", "unknown-tile", "vehicles.scout-car.tile"),
        ("vehicles/scout-car/damage", 4, "not-in-range", "vehicles.scout-car.damage"),
        ("vehicles/scout-car/fuel", 1, "unknown-key", "vehicles.scout-car"),
        (
            "vehicles/scout-car/seats",
            {"patrol-truck-gun": "scout"},
            "unknown-vehicle-seat",
            "vehicles.scout-car.seats",
        ),
        (  # a crew of the side that does not hold it
            "vehicles/scout-car/seats/scout-car-gun",
            "scout-a",
            "unknown-unit",
            "vehicles.scout-car.seats.scout-car-gun",
        ),
        (
            "vehicles/scout-car/seats/scout-car-gun",
            "gun-truck",
            "unknown-unit",
            "vehicles.scout-car.seats.scout-car-gun",
        ),
        (
            "vehicles/scout-car/seats/scout-car-gun",
            "sniper",
            "counter-twice",
            "vehicles.scout-car.seats.scout-car-gun",
        ),
        (
            "vehicles/scout-car/seats/scout-car-gun",
            "sergeant",
            "counter-twice",
            "vehicles.scout-car.seats.scout-car-gun",
        ),
        ("sides/lrdg/counters/gun-truck", "8A", "vehicle-among-counters", "sides"),
        ("sides/lrdg/suppressed", ["patrol-truck"], "vehicle-among-counters", "sides"),
        ("sides/lrdg/suppressed", ["gunner"], "suppressed-off-board", "sides.lrdg.suppressed"),
        ("sides/lrdg/evacuated", ["sniper"], "gone-but-there", "sides"),
        ("sides/lrdg/neutralised", ["patrol-truck"], "gone-but-there", "sides"),
        ("sides/italy/evacuated", ["rifleman-a"], "counter-twice", "sides"),
        ("sides/lrdg/evacuated", ["rifleman-a"], "unknown-unit", "sides.lrdg.evacuated"),
        ("sides/lrdg/wrecked", ["bridge"], "unknown-structure", "sides.lrdg.wrecked"),
        ("sides/lrdg/wrecked", ["hangar"], "structure-twice", "structures.2A"),
        ("sides/lrdg/inspired", ["major"], "unknown-card", "sides.lrdg.inspired"),
        ("structures/2A", "bridge", "not-a-choice", "structures.2A"),
        ("structures/99A", "aircraft", "unknown-tile", "structures.99A"),
        ("structures/1A", "hangar", "structure-twice", "structures.1A"),
        ("decision/0/busy", "patrol-truck", "unknown-unit", "decision[0].busy"),
        ("decision/0/busy", "rifleman-a", "unknown-unit", "decision[0].busy"),
        ("weather", "hot", "unknown-key", ""),
    ],
)
def test_faults_of_positions(path: str, value: object, key: str, where: str) -> None:
    assert position_fault(path, value) == (key, where)


TURN = {"frame": "turn", "side": "lrdg"}
MARKING = {"frame": "marking", "side": "lrdg", "action": "navigate", "left": 1, "picked": []}


@pytest.mark.rule("NAF-11.8", "NAF-33.1", "NAF-42.2")
@pytest.mark.parametrize(
    ("frame", "key", "where"),
    [
        ({"frame": "acting", "side": "lrdg", "card": "lieutenant"}, "acting-nobody", ".card"),
        ({"frame": "acting", "side": "lrdg", "card": "gunner"}, "acting-nobody", ".card"),
        ({"frame": "acting", "side": "lrdg", "card": "major"}, "unknown-card", ".card"),
        (MARKING | {"tile": None}, "not-a-text", ".tile"),
        (MARKING | {"tile": "99A"}, "unknown-tile", ".tile"),
        (MARKING | {"tile": "8A", "left": 0}, "not-in-range", ".left"),
        (MARKING | {"tile": "8A", "action": "scout"}, "not-a-choice", ".action"),
        (MARKING | {"tile": "8A", "picked": ["8A", "8A"]}, "marker-twice", ".picked"),
        (
            {"frame": "crew-hit", "vehicle": "gun-truck", "effect": "casualty"},
            "vehicle-not-in-play",
            ".vehicle",
        ),
        (
            {"frame": "crew-hit", "vehicle": "tractor", "effect": "casualty"},
            "not-a-choice",
            ".vehicle",
        ),
        (
            {"frame": "crew-hit", "vehicle": "scout-car", "effect": "laughter"},
            "not-a-choice",
            ".effect",
        ),
    ],
)
def test_faults_of_decisions(frame: dict[str, Any], key: str, where: str) -> None:
    assert position_fault("decision", [TURN, frame]) == (key, f"decision[1]{where}")


@pytest.mark.rule("NAF-43.2")
def test_nobody_aboard_nobody_to_pick() -> None:
    document = changed(POSITION, "vehicles/scout-car/seats", {})
    document["decision"] = [
        TURN,
        {"frame": "crew-hit", "vehicle": "scout-car", "effect": "casualty"},
    ]
    with pytest.raises(sandtable.BadInput) as bad:
        game().from_json(document)
    assert (bad.value.key, bad.value.where) == ("no-crew-to-pick", "decision[1]")


@pytest.mark.rule("NAF-11.8", "NAF-33.1", "NAF-42.2")
@pytest.mark.parametrize("scenario", game().scenarios())
def test_positions_of_play_can_be_written_and_read_at_every_decision(scenario: str) -> None:
    frames: set[str] = set()
    for step, (state, _) in enumerate(random_game(scenario, seed=12, steps=500)):
        position: Any = state.to_json()
        kinds = {frame["frame"] for frame in position["decision"]}
        if step % 25 == 0 or kinds - frames:
            frames |= kinds
            again = game().from_json(position)
            assert again.to_json() == position
            for seat in state.actors():
                assert again.legal(seat) == state.legal(seat)


def test_a_position_in_the_middle_of_each_decision_goes_on_as_it_did() -> None:
    state = desert(
        lrdg={"hand": ["scout", SPARE], "counters": {"scout": "15A"}},
        vehicles={"patrol-truck": {"tile": "15A"}},
    )
    act(state, "SC board patrol-truck-navigator")
    state = game().from_json(state.to_json())
    act(state, "SC navigate patrol-truck-navigator")
    state = game().from_json(state.to_json())
    act(state, "mark 16A")
    state = game().from_json(state.to_json())
    act(state, "mark 17A")
    assert side(state, "lrdg")["scouted"] == ["16A", "17A"]
    assert legal(state) == ["end-turn"]
