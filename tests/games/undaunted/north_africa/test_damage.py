"""Hits on vehicles (NAF-42) and Suppress on them (NAF-43)."""

from typing import Any

import pytest

from sandtable.games.undaunted.north_africa.state import DesertState
from tests.games.undaunted.north_africa.desert import (
    SPARE,
    crew,
    desert,
    in_play,
    neutralise,
    tile_of,
    vehicle,
    won,
)
from tests.support import act, keys, legal, rule_against, side

TANK = {"driver": "driver-t", "turret": "tank-gunner-t", "hull": "crew-t"}


def shelled(
    seats: dict[str, str] | None = None, damage: int = 0, holder: str = "italy", **rest: Any
) -> DesertState:
    """An Antitank soldier before a scout car in the same tile."""
    return desert(
        lrdg={"hand": ["antitank"] * 3 + [SPARE], "counters": {"antitank": "15A"}},
        italy={"hand": ["scout-a"] * 2 + ["rifleman-a"] * 2},
        vehicles={
            "scout-car": {
                "tile": "15A",
                "damage": damage,
                "seats": {"driver": "scout-a"} if seats is None else seats,
                "holder": holder,
            }
        },
        **rest,
    )


@pytest.mark.rule("NAF-42.1", "NAF-42.9", "NAF-42.11")
@pytest.mark.parametrize(
    ("card", "words", "dice"),
    [
        ("gunner", "GU attack scout-car", [9, 9]),
        ("antitank", "AT anti-tank scout-car", [9, 9]),
        ("saboteur", "SB demolitions scout-car", [9, 9]),
    ],
)
def test_first_a_casualty_aboard_then_one_damage_marker(
    card: str, words: str, dice: list[int]
) -> None:
    state = desert(
        lrdg={"hand": [card, SPARE], "counters": {card: "15A"}},
        italy={"hand": ["scout-a"]},
        vehicles={"scout-car": {"tile": "15A", "seats": {"driver": "scout-a"}}},
    )
    assert keys(act(state, words, dice)) == ["played", "rolled", "casualty", "damaged"]
    assert side(state, "italy")["hand"] == []
    assert vehicle(state, "scout-car")["damage"] == 1
    assert crew(state, "scout-car") == {"driver": "scout-a"}


@pytest.mark.rule("NAF-42.1")
def test_strafe_damages_as_well() -> None:
    state = desert(
        lrdg={"hand": ["sergeant"]},
        italy={"hand": ["reconnaissance-aircraft", SPARE]},
        vehicles={"patrol-truck": {"tile": "15A", "seats": {"bed": "sergeant"}}},
        turn="italy",
    )
    assert keys(act(state, "AC strafe patrol-truck", [7, 1]))[-2:] == ["casualty", "damaged"]


@pytest.mark.rule("NAF-42.1")
def test_a_miss_costs_nothing() -> None:
    state = shelled()
    assert keys(act(state, "AT anti-tank scout-car", [3, 3])) == ["played", "rolled"]
    assert vehicle(state, "scout-car")["damage"] == 0


@pytest.mark.rule("NAF-42.2", "NAF-A.14")
def test_the_holder_picks_the_soldier() -> None:
    state = shelled({"driver": "scout-a", "gun": "rifleman-a"})
    act(state, "AT anti-tank scout-car", [9, 9])
    assert state.actors() == ("italy",)
    assert legal(state) == ["pick iSA", "pick iRA"]
    assert rule_against(state, "pick iDT") == "NAF-42.2"
    assert rule_against(state, "pick iSA", "lrdg") == "NAF-8.2"
    assert vehicle(state, "scout-car")["damage"] == 0  # the casualty comes first
    act(state, "pick iRA")
    assert side(state, "italy")["hand"] == ["scout-a"] * 2 + ["rifleman-a"]
    assert vehicle(state, "scout-car")["damage"] == 1
    assert state.actors() == ("lrdg",)


@pytest.mark.rule("NAF-42.2", "NAF-A.14", "NAF-A.29")
def test_by_option_the_attacker_picks() -> None:
    state = shelled(
        {"driver": "scout-a", "gun": "rifleman-a"}, options={"attacker_picks_crew": True}
    )
    act(state, "AT anti-tank scout-car", [9, 9])
    assert state.actors() == ("lrdg",)
    act(state, "pick iSA")
    assert side(state, "italy")["hand"] == ["scout-a"] + ["rifleman-a"] * 2


@pytest.mark.rule("NAF-42.3")
def test_with_nobody_aboard_only_the_damage_marker() -> None:
    state = shelled({})
    assert keys(act(state, "AT anti-tank scout-car", [9, 9])) == ["played", "rolled", "damaged"]


@pytest.mark.rule("NAF-42.4")
def test_a_suppressed_soldier_may_be_the_one() -> None:
    state = desert(
        lrdg={"hand": ["antitank", SPARE], "counters": {"antitank": "15A"}},
        italy={"hand": ["scout-a", "rifleman-a"], "suppressed": ["scout-a"]},
        vehicles={
            "scout-car": {"tile": "15A", "seats": {"driver": "scout-a", "gun": "rifleman-a"}}
        },
    )
    act(state, "AT anti-tank scout-car", [9, 9])
    act(state, "pick iSA")
    assert side(state, "italy")["hand"] == ["rifleman-a"]
    assert side(state, "italy")["suppressed"] == ["scout-a"]


@pytest.mark.rule("NAF-42.5", "NAF-42.6", "NAF-5.6")
def test_threshold_and_durability() -> None:
    state = desert(
        lrdg={"hand": ["antitank"] * 4 + [SPARE], "counters": {"antitank": "15A"}},
        vehicles={"scout-car": {"tile": "15A"}},
    )
    found = []
    for _ in range(3):
        events = act(state, "AT anti-tank scout-car", [9, 9])
        car = vehicle(state, "scout-car")
        found.append((car["damage"], car["disabled"], "disabled" in keys(events)))
    assert found == [(1, False, False), (2, False, False), (3, True, True)]
    assert keys(act(state, "AT anti-tank scout-car", [9, 9]))[-2:] == ["damaged", "destroyed"]
    assert not in_play(state, "scout-car")


@pytest.mark.rule("NAF-42.7", "NAF-42.8", "NAF-51.5")
def test_on_destruction_all_aboard_go_to_the_tile_unhurt() -> None:
    state = desert(
        lrdg={"hand": ["antitank", SPARE], "counters": {"antitank": "15A"}},
        italy={"hand": ["scout-a", "rifleman-a", "gunner-a"], "suppressed": ["gunner-a"]},
        vehicles={
            "scout-car": {
                "tile": "13A",
                "damage": 3,
                "seats": {"driver": "scout-a", "observer": "rifleman-a", "gun": "gunner-a"},
            }
        },
    )
    act(state, "AT anti-tank scout-car", [9, 0])
    act(state, "pick iSA")
    italy = side(state, "italy")
    assert italy["counters"] == {"scout-a": "13A", "rifleman-a": "13A", "gunner-a": "13A"}
    assert italy["hand"] == ["rifleman-a", "gunner-a"]  # one casualty, and nothing more
    assert italy["suppressed"] == ["gunner-a"]
    assert italy["neutralised"] == ["scout-car"]
    assert "AT attack iSA" not in legal(state)  # the card is played
    assert not in_play(state, "scout-car")


@pytest.mark.rule("NAF-42.9", "NAF-39.1")
def test_exactly_one_marker_however_many_successes() -> None:
    state = shelled()
    act(state, "AT anti-tank scout-car", [9, 0])
    assert vehicle(state, "scout-car")["damage"] == 1


@pytest.mark.rule("NAF-42.10", "NAF-40.3")
def test_a_soldier_who_is_lost_leaves_the_seat_the_others_stay() -> None:
    state = desert(
        lrdg={"hand": ["antitank", SPARE], "counters": {"antitank": "15A"}},
        italy={"hand": ["rifleman-a"], "supply": {"scout-a": 3}},
        vehicles={
            "scout-car": {"tile": "15A", "seats": {"driver": "scout-a", "gun": "rifleman-a"}}
        },
    )
    act(state, "AT anti-tank scout-car", [9, 9])
    act(state, "pick iSA")
    assert crew(state, "scout-car") == {"gun": "rifleman-a"}
    assert tile_of(state, "scout-a") is None
    assert side(state, "italy")["supply"] == {}
    assert vehicle(state, "scout-car")["damage"] == 1


@pytest.mark.rule("NAF-42.10", "NAF-42.7")
def test_one_who_is_lost_does_not_fall_out_of_the_destroyed_vehicle() -> None:
    state = shelled({"driver": "gunner-a"}, damage=3)  # a gunner without a card left
    assert keys(act(state, "AT anti-tank scout-car", [9, 9])) == [
        "played",
        "rolled",
        "counter-removed",
        "damaged",
        "destroyed",
    ]
    assert side(state, "italy")["counters"] == {}
    assert side(state, "italy")["neutralised"] == ["gunner-a", "scout-car"]


@pytest.mark.rule("NAF-42.11", "NAF-A.34", "NAF-48.4")
def test_the_game_ends_before_the_damage_marker_is_placed() -> None:
    state = shelled(
        {"driver": "gunner-a"},
        goals=(neutralise(1, "gunner-a"), neutralise(1, "pilot-car")),
    )
    events = act(state, "AT anti-tank scout-car", [9, 9])
    assert keys(events) == ["played", "rolled", "counter-removed", "game-over"]
    assert won(state) == ("lrdg", "NAF-51.1")
    assert vehicle(state, "scout-car")["damage"] == 0


@pytest.mark.rule("NAF-42.11", "NAF-A.34")
def test_the_same_when_the_holder_has_picked() -> None:
    state = shelled(
        {"driver": "gunner-a", "gun": "rifleman-a"},
        damage=3,
        goals=(neutralise(1, "gunner-a"), neutralise(1, "pilot-car")),
    )
    act(state, "AT anti-tank scout-car", [9, 9])
    events = act(state, "pick iGA")
    assert keys(events) == ["counter-removed", "game-over"]
    assert in_play(state, "scout-car")


@pytest.mark.rule("NAF-42.12")
def test_both_values_at_once_destroy_without_disabling() -> None:
    """No printed vehicle has equal values, so one is drawn for the purpose."""
    state = shelled({}, damage=2)
    car = state.battle.desert.vehicles[4]
    printed = car.durability
    try:
        car.durability = car.critical
        events = act(state, "AT anti-tank scout-car", [9, 9])
    finally:
        car.durability = printed
    assert keys(events)[-2:] == ["damaged", "destroyed"]


@pytest.mark.rule("NAF-A.32", "NAF-17.3")
def test_in_a_captured_vehicle_the_cards_of_the_soldier_are_lost() -> None:
    state = desert(
        lrdg={"hand": ["scout", SPARE]},
        italy={
            "hand": ["antitank-a", "scout-a", SPARE],
            "counters": {"antitank-a": "15A"},
        },
        vehicles={"scout-car": {"tile": "15A", "holder": "lrdg", "seats": {"driver": "scout"}}},
        turn="italy",
    )
    act(state, "AA anti-tank scout-car", [9, 9])
    assert side(state, "lrdg")["hand"] == [SPARE]
    assert side(state, "italy")["hand"] == ["scout-a", SPARE]


@pytest.mark.rule("NAF-47.4", "NAF-A.17", "NAF-1.10")
def test_damage_is_plain_state_and_has_no_common_stock() -> None:
    state = desert(
        vehicles={
            "patrol-truck": {"tile": "15A", "damage": 3},
            "gun-truck": {"tile": "15A", "damage": 3},
            "pilot-car": {"tile": "8A", "damage": 2},
            "medium-tank": {"tile": "15A", "damage": 4},
            "scout-car": {"tile": "15A", "damage": 3},
            "cargo-truck": {"tile": "1A", "damage": 3},
        },
        lrdg={"hand": ["antitank", SPARE], "counters": {"antitank": "15A"}},
    )
    act(state, "AT anti-tank scout-car", [9, 9])
    assert not in_play(state, "scout-car")


# 43. Suppress on a vehicle.


def suppressed_car(
    seats: dict[str, str], down: list[str] | None = None, **rest: Any
) -> DesertState:
    return desert(
        lrdg={"hand": ["gunner", "gunner", SPARE], "counters": {"gunner": "15A"}},
        italy={"hand": ["scout-a", "rifleman-a"], "suppressed": down or []},
        vehicles={"scout-car": {"tile": "15A", "seats": seats}},
        **rest,
    )


@pytest.mark.rule("NAF-43.1", "NAF-43.3", "NAF-A.15")
def test_one_aboard_is_turned_and_the_vehicle_is_not() -> None:
    state = suppressed_car({"driver": "scout-a"})
    assert keys(act(state, "GU suppress scout-car", [7, 1, 1, 1])) == [
        "played",
        "rolled",
        "suppressed",
    ]
    assert side(state, "italy")["suppressed"] == ["scout-a"]
    assert side(state, "italy")["hand"] == ["scout-a", "rifleman-a"]
    car = vehicle(state, "scout-car")
    assert (car["damage"], car["disabled"]) == (0, False)


@pytest.mark.rule("NAF-43.2", "NAF-A.14")
def test_the_holder_picks_among_the_ready_ones() -> None:
    seats = {"driver": "scout-a", "observer": "gunner-a", "gun": "rifleman-a"}
    state = suppressed_car(seats, ["gunner-a"])
    act(state, "GU suppress scout-car", [9, 9, 9, 9])
    assert state.actors() == ("italy",)
    assert legal(state) == ["pick iSA", "pick iRA"]
    assert rule_against(state, "pick iGA") == "NAF-43.2"
    act(state, "pick iRA")
    assert sorted(side(state, "italy")["suppressed"]) == ["gunner-a", "rifleman-a"]
    act(state, "GU suppress scout-car", [9, 9, 9, 9])  # one is left: no question asked
    assert side(state, "italy")["suppressed"] == ["scout-a", "rifleman-a", "gunner-a"]


@pytest.mark.rule("NAF-43.2", "NAF-A.14")
def test_by_option_the_attacker_picks_whom_to_suppress() -> None:
    state = suppressed_car(
        {"driver": "scout-a", "gun": "rifleman-a"}, options={"attacker_picks_crew": True}
    )
    act(state, "GU suppress scout-car", [9, 9, 9, 9])
    assert state.actors() == ("lrdg",)


@pytest.mark.rule("NAF-43.2")
def test_with_all_suppressed_it_has_no_effect() -> None:
    state = suppressed_car({"driver": "scout-a"}, ["scout-a"])
    assert keys(act(state, "GU suppress scout-car", [9, 9, 9, 9])) == ["played", "rolled"]


@pytest.mark.rule("NAF-43.4", "NAF-37.8")
def test_with_nobody_aboard_it_has_no_effect() -> None:
    state = suppressed_car({})
    assert keys(act(state, "GU suppress scout-car", [9, 9, 9, 9])) == ["played", "rolled"]
    assert vehicle(state, "scout-car")["disabled"] is False
