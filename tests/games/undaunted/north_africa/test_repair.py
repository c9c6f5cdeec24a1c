"""Repair (NAF-35)."""

import pytest

from tests.games.undaunted.north_africa.desert import (
    SPARE,
    crew,
    desert,
    of_card,
    vehicle,
)
from tests.support import act, keys, legal, rule_against


@pytest.mark.rule("NAF-35.1")
def test_one_damage_marker_off_a_vehicle_in_the_soldiers_tile() -> None:
    state = desert(
        lrdg={"hand": ["engineer", SPARE], "counters": {"engineer": "15A"}},
        vehicles={
            "patrol-truck": {"tile": "15A", "damage": 2},
            "gun-truck": {"tile": "16A", "damage": 1},
        },
    )
    assert rule_against(state, "EN repair gun-truck") == "NAF-35.1"
    assert rule_against(state, "EN repair") == "NAF-35.1"
    act(state, "EN repair patrol-truck")
    assert vehicle(state, "patrol-truck")["damage"] == 1


@pytest.mark.rule("NAF-35.2")
def test_inside_a_vehicle_only_that_one() -> None:
    state = desert(
        lrdg={"hand": ["engineer", SPARE]},
        vehicles={
            "patrol-truck": {"tile": "15A", "damage": 2, "seats": {"bed": "engineer"}},
            "gun-truck": {"tile": "15A", "damage": 1},
        },
    )
    assert of_card(legal(state), "EN repair") == ["EN repair patrol-truck"]
    assert rule_against(state, "EN repair gun-truck") == "NAF-35.2"


@pytest.mark.rule("NAF-35.3", "NAF-22.2")
def test_below_the_threshold_it_becomes_active() -> None:
    state = desert(
        italy={"hand": ["crew-t"] * 3 + [SPARE], "counters": {"crew-t": "15A"}},
        vehicles={"medium-tank": {"tile": "15A", "damage": 4}},
        turn="italy",
    )
    found = []
    for _ in range(3):
        events = act(state, "CT repair medium-tank")
        tank = vehicle(state, "medium-tank")
        found.append((tank["damage"], tank["disabled"], "active-again" in keys(events)))
    assert found == [(3, True, False), (2, False, True), (1, False, False)]


@pytest.mark.rule("NAF-35.4")
def test_a_destroyed_vehicle_cannot_be_repaired() -> None:
    state = desert(
        lrdg={
            "hand": ["engineer", SPARE],
            "counters": {"engineer": "15A"},
            "neutralised": ["gun-truck"],
        },
    )
    assert rule_against(state, "EN repair gun-truck") == "NAF-35.1"


@pytest.mark.rule("NAF-35.5", "NAF-A.21", "NAF-A.31")
def test_only_a_damaged_friendly_vehicle() -> None:
    state = desert(
        lrdg={"hand": ["engineer", SPARE], "counters": {"engineer": "15A"}},
        vehicles={
            "patrol-truck": {"tile": "15A"},
            "gun-truck": {"tile": "15A", "damage": 1, "holder": "italy"},
            "scout-car": {"tile": "15A", "damage": 1},
        },
    )
    assert rule_against(state, "EN repair patrol-truck") == "NAF-35.5"
    assert rule_against(state, "EN repair gun-truck") == "NAF-35.5"
    assert rule_against(state, "EN repair scout-car") == "NAF-35.5"
    assert of_card(legal(state), "EN repair") == []


@pytest.mark.rule("NAF-35.5", "NAF-A.21", "NAF-17.4", "NAF-35.2")
def test_an_abandoned_enemy_vehicle_is_boarded_and_repaired_with_one_card() -> None:
    state = desert(
        lrdg={"hand": ["engineer", SPARE], "counters": {"engineer": "15A"}},
        vehicles={"scout-car": {"tile": "15A", "damage": 3}},
    )
    act(state, "EN board scout-car-driver")
    act(state, "EN repair scout-car")
    assert vehicle(state, "scout-car") == {
        "holder": "lrdg",
        "tile": "15A",
        "damage": 2,
        "disabled": False,
        "seats": {"scout-car-driver": "engineer"},
    }


@pytest.mark.rule("NAF-35.5")
def test_a_captured_vehicle_is_repaired_by_its_captors() -> None:
    state = desert(
        lrdg={"hand": ["engineer", SPARE], "counters": {"engineer": "15A"}},
        vehicles={"medium-tank": {"tile": "15A", "damage": 1, "holder": "lrdg"}},
    )
    act(state, "EN repair medium-tank")
    assert vehicle(state, "medium-tank")["damage"] == 0


@pytest.mark.rule("NAF-35.6")
@pytest.mark.parametrize("seats", [{}, {"driver": "sergeant", "gun": "gunner"}])
def test_on_foot_crewed_or_empty(seats: dict[str, str]) -> None:
    state = desert(
        lrdg={"hand": ["engineer", SPARE], "counters": {"engineer": "15A"}},
        vehicles={"patrol-truck": {"tile": "15A", "damage": 1, "seats": seats}},
    )
    act(state, "EN repair patrol-truck")
    assert vehicle(state, "patrol-truck")["damage"] == 0
    assert crew(state, "patrol-truck") == seats


@pytest.mark.rule("NAF-35.1", "NAF-11.8")
def test_leave_a_vehicle_and_repair_another() -> None:
    state = desert(
        lrdg={"hand": ["engineer", SPARE]},
        vehicles={
            "patrol-truck": {"tile": "15A", "damage": 1, "seats": {"bed": "engineer"}},
            "gun-truck": {"tile": "15A", "damage": 1},
        },
    )
    act(state, "EN leave")
    act(state, "EN repair gun-truck")
    assert vehicle(state, "gun-truck")["damage"] == 0
