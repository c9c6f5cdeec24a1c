"""Boarding, leaving, changing seat, swapping (NAF-17 to NAF-20)."""

import pytest

from tests.games.undaunted.north_africa.desert import (
    SPARE,
    crew,
    desert,
    of_card,
    tile_of,
    vehicle,
)
from tests.support import act, keys, legal, rule_against, side


@pytest.mark.rule("NAF-17.1", "NAF-2.11")
def test_from_a_tile_onto_a_free_seat_of_a_vehicle_in_the_same_tile() -> None:
    state = desert(
        lrdg={"hand": ["scout", SPARE], "counters": {"scout": "15A"}},
        vehicles={"patrol-truck": {"tile": "15A"}, "gun-truck": {"tile": "16A"}},
    )
    assert len(of_card(legal(state), "SC board")) == 4
    assert rule_against(state, "SC board gun-truck-driver") == "NAF-17.1"
    assert rule_against(state, "SC board") == "NAF-17.1"
    act(state, "SC board patrol-truck-bed")
    assert crew(state, "patrol-truck") == {"bed": "scout"}
    assert tile_of(state, "scout") is None


@pytest.mark.rule("NAF-17.1")
def test_two_vehicles_in_one_tile_offer_the_seats_of_both() -> None:
    state = desert(
        lrdg={"hand": ["scout", SPARE], "counters": {"scout": "15A"}},
        vehicles={
            "patrol-truck": {"tile": "15A", "seats": {"driver": "sergeant", "bed": "sniper"}},
            "gun-truck": {"tile": "15A", "seats": {"gun": "antitank"}},
        },
    )
    assert of_card(legal(state), "SC board") == [
        "SC board patrol-truck-navigator",
        "SC board patrol-truck-gun",
        "SC board gun-truck-driver",
        "SC board gun-truck-loader",
    ]


@pytest.mark.rule("NAF-17.1", "NAF-19.1")
def test_from_one_vehicle_to_another_one_has_to_leave_first() -> None:
    state = desert(
        lrdg={"hand": ["sergeant", "sergeant", SPARE]},
        vehicles={
            "patrol-truck": {"tile": "15A", "seats": {"driver": "sergeant"}},
            "gun-truck": {"tile": "15A"},
        },
    )
    assert rule_against(state, "SG board gun-truck-gun") == "NAF-17.1"
    assert rule_against(state, "SG change-seat gun-truck-gun") == "NAF-19.1"
    act(state, "SG leave")
    act(state, "done")
    act(state, "SG board gun-truck-gun")
    assert crew(state, "gun-truck") == {"gun": "sergeant"}


@pytest.mark.rule("NAF-17.2")
def test_the_seat_must_be_free() -> None:
    state = desert(
        lrdg={"hand": ["scout", SPARE], "counters": {"scout": "15A"}},
        vehicles={"patrol-truck": {"tile": "15A", "seats": {"driver": "sergeant"}}},
    )
    assert rule_against(state, "SC board patrol-truck-driver") == "NAF-17.2"


@pytest.mark.rule("NAF-17.3")
@pytest.mark.parametrize("suppressed", [[], ["driver-t"]])
def test_not_into_a_vehicle_with_enemies_aboard(suppressed: list[str]) -> None:
    state = desert(
        lrdg={"hand": ["scout", SPARE], "counters": {"scout": "15A"}},
        italy={"suppressed": suppressed},
        vehicles={"medium-tank": {"tile": "15A", "seats": {"driver": "driver-t"}}},
    )
    assert of_card(legal(state), "SC board") == []
    assert rule_against(state, "SC board medium-tank-hull") == "NAF-17.3"


@pytest.mark.rule("NAF-17.4", "NAF-4.8")
def test_an_empty_enemy_vehicle_is_captured_with_its_damage() -> None:
    state = desert(
        lrdg={"hand": ["scout", SPARE], "counters": {"scout": "15A"}},
        vehicles={"scout-car": {"tile": "15A", "damage": 3}},
    )
    assert "captured" in keys(act(state, "SC board scout-car-driver"))
    assert vehicle(state, "scout-car") == {
        "holder": "lrdg",
        "tile": "15A",
        "damage": 3,
        "disabled": True,
        "seats": {"scout-car-driver": "scout"},
    }


@pytest.mark.rule("NAF-17.4")
def test_a_friendly_vehicle_is_not_captured() -> None:
    state = desert(
        lrdg={"hand": ["scout", SPARE], "counters": {"scout": "15A"}},
        vehicles={"patrol-truck": {"tile": "15A"}},
    )
    assert "captured" not in keys(act(state, "SC board patrol-truck-bed"))


@pytest.mark.rule("NAF-17.4")
def test_a_captured_vehicle_can_be_taken_back() -> None:
    state = desert(
        italy={"hand": ["scout-a", SPARE], "counters": {"scout-a": "15A"}},
        vehicles={"scout-car": {"tile": "15A", "holder": "lrdg"}},
        turn="italy",
    )
    act(state, "SA board scout-car-driver")
    assert vehicle(state, "scout-car")["holder"] == "italy"


@pytest.mark.rule("NAF-17.5", "NAF-24.5", "NAF-A.24")
def test_board_first_and_use_the_new_seat_with_the_same_card() -> None:
    state = desert(
        lrdg={"hand": ["scout", SPARE], "counters": {"scout": "15A"}, "scouted": ["16A"]},
        italy={"scouted": ["11A"]},
        vehicles={"scout-car": {"tile": "15A"}},
    )
    act(state, "SC board scout-car-driver")
    assert rule_against(state, "SC drive scout-car-driver 11A") == "NAF-24.2"  # Italy's marker
    act(state, "SC drive scout-car-driver 16A")
    assert tile_of(state, "scout-car") == "16A"


@pytest.mark.rule("NAF-17.5")
def test_move_first_and_board_with_the_same_card() -> None:
    state = desert(
        lrdg={"hand": ["sergeant", SPARE], "counters": {"sergeant": "12A"}, "scouted": ["15A"]},
        vehicles={"patrol-truck": {"tile": "15A"}},
    )
    act(state, "SG move 15A")
    act(state, "board patrol-truck-driver")
    assert crew(state, "patrol-truck") == {"driver": "sergeant"}
    assert side(state, "lrdg")["play"] == ["sergeant"]


@pytest.mark.rule("NAF-17.7")
def test_a_disabled_vehicle_may_be_boarded() -> None:
    state = desert(
        lrdg={"hand": ["scout", SPARE], "counters": {"scout": "15A"}},
        vehicles={"patrol-truck": {"tile": "15A", "damage": 3}},
    )
    act(state, "SC board patrol-truck-driver")
    assert crew(state, "patrol-truck") == {"driver": "scout"}


# 18. Leaving.


@pytest.mark.rule("NAF-18.1", "NAF-18.3")
def test_from_the_seat_into_the_vehicles_tile_without_a_marker_there() -> None:
    state = desert(
        lrdg={"hand": ["sergeant", SPARE]},
        italy={"controlled": ["15A"], "counters": {"rifleman-a": "15A"}},
        vehicles={"patrol-truck": {"tile": "15A", "seats": {"driver": "sergeant"}}},
    )
    act(state, "SG leave")
    assert tile_of(state, "sergeant") == "15A"
    assert crew(state, "patrol-truck") == {}


@pytest.mark.rule("NAF-18.1")
def test_on_foot_there_is_nothing_to_leave() -> None:
    state = desert(lrdg={"hand": ["sergeant"], "counters": {"sergeant": "15A"}})
    assert rule_against(state, "SG leave") == "NAF-18.1"
    assert rule_against(state, "SG change-seat patrol-truck-gun") == "NAF-19.1"


@pytest.mark.rule("NAF-18.2")
def test_leave_first_and_move_with_the_same_card() -> None:
    state = desert(
        lrdg={"hand": ["sergeant", SPARE], "scouted": ["16A"]},
        vehicles={"patrol-truck": {"tile": "15A", "seats": {"driver": "sergeant"}}},
    )
    act(state, "SG leave")
    assert rule_against(state, "SG drive patrol-truck-driver") == "NAF-11.5"
    act(state, "SG move 16A")
    assert tile_of(state, "sergeant") == "16A"


@pytest.mark.rule("NAF-18.2")
def test_drive_first_and_get_out() -> None:
    state = desert(
        lrdg={"hand": ["sergeant", SPARE], "scouted": ["16A", "17A"]},
        vehicles={"patrol-truck": {"tile": "15A", "seats": {"driver": "sergeant"}}},
    )
    act(state, "SG drive patrol-truck-driver 17A")
    act(state, "leave")
    assert tile_of(state, "sergeant") == tile_of(state, "patrol-truck") == "17A"


@pytest.mark.rule("NAF-18.4")
def test_an_empty_vehicle_stays_where_it_is_with_its_last_holder() -> None:
    state = desert(
        lrdg={"hand": ["sergeant", SPARE], "scouted": ["16A"]},
        italy={"hand": [SPARE]},
        vehicles={"scout-car": {"tile": "15A", "holder": "lrdg", "seats": {"gun": "sergeant"}}},
    )
    act(state, "SG leave")
    act(state, "SG move 16A")
    act(state, "end-turn")
    assert vehicle(state, "scout-car")["holder"] == "lrdg"
    assert tile_of(state, "scout-car") == "15A"


@pytest.mark.rule("NAF-18.4", "NAF-42.10")
def test_a_vehicle_whose_last_man_was_lost_stays_too() -> None:
    state = desert(
        lrdg={"hand": ["gunner", SPARE], "counters": {"gunner": "15A"}},
        vehicles={"scout-car": {"tile": "15A", "seats": {"driver": "scout-a"}}},
    )
    assert "counter-removed" in keys(act(state, "GU attack scout-car", [9, 9]))
    assert crew(state, "scout-car") == {}
    assert vehicle(state, "scout-car")["holder"] == "italy"
    assert vehicle(state, "scout-car")["damage"] == 1


# 19. Changing seat.


@pytest.mark.rule("NAF-19.1")
def test_to_any_free_seat_of_the_same_vehicle() -> None:
    state = desert(
        lrdg={"hand": ["sergeant", SPARE]},
        vehicles={"patrol-truck": {"tile": "15A", "seats": {"driver": "sergeant", "bed": "scout"}}},
    )
    assert of_card(legal(state), "SG change-seat") == [
        "SG change-seat patrol-truck-navigator",
        "SG change-seat patrol-truck-gun",
    ]
    assert rule_against(state, "SG change-seat patrol-truck-bed") == "NAF-19.1"
    assert rule_against(state, "SG change-seat patrol-truck-driver") == "NAF-19.1"
    assert rule_against(state, "SG change-seat") == "NAF-19.1"
    act(state, "SG change-seat patrol-truck-gun")
    assert crew(state, "patrol-truck") == {"gun": "sergeant", "bed": "scout"}


@pytest.mark.rule("NAF-19.2")
def test_change_seat_and_use_the_new_one_at_once() -> None:
    state = desert(
        lrdg={"hand": ["sergeant", SPARE], "scouted": ["16A"]},
        vehicles={"patrol-truck": {"tile": "15A", "seats": {"gun": "sergeant"}}},
    )
    assert rule_against(state, "SG drive patrol-truck-driver 16A") == "NAF-11.5"
    act(state, "SG change-seat patrol-truck-driver")
    act(state, "SG drive patrol-truck-driver 16A")
    assert tile_of(state, "patrol-truck") == "16A"


@pytest.mark.rule("NAF-19.2", "NAF-11.8")
def test_use_a_seat_and_change_afterwards() -> None:
    state = desert(
        lrdg={"hand": ["sergeant", SPARE], "scouted": ["16A"]},
        vehicles={"patrol-truck": {"tile": "15A", "seats": {"driver": "sergeant"}}},
    )
    act(state, "SG drive patrol-truck-driver 16A")
    act(state, "change-seat patrol-truck-gun")
    assert crew(state, "patrol-truck") == {"gun": "sergeant"}


@pytest.mark.rule("NAF-19.2", "NAF-33.1")
def test_navigate_tile_by_tile_and_change_afterwards() -> None:
    state = desert(
        lrdg={"hand": ["scout", SPARE], "supply": {SPARE: 3}},
        vehicles={"patrol-truck": {"tile": "15A", "seats": {"navigator": "scout"}}},
    )
    act(state, "SC navigate patrol-truck-navigator")
    act(state, "mark 16A")
    act(state, "mark 17A")
    act(state, "change-seat patrol-truck-driver")
    assert crew(state, "patrol-truck") == {"driver": "scout"}


# 20. Swapping.


@pytest.mark.rule("NAF-20.1", "NAF-20.2")
def test_two_soldiers_exchange_seats_and_that_is_all() -> None:
    state = desert(
        lrdg={"hand": ["sergeant", "gunner", SPARE], "scouted": ["16A"]},
        vehicles={
            "patrol-truck": {"tile": "15A", "seats": {"driver": "gunner", "gun": "sergeant"}}
        },
    )
    act(state, "SG swap lGU")
    assert crew(state, "patrol-truck") == {"driver": "sergeant", "gun": "gunner"}
    assert rule_against(state, "SG drive patrol-truck-driver 16A") == "NAF-11.1"
    assert rule_against(state, "leave") == "NAF-11.8"


@pytest.mark.rule("NAF-20.3", "NAF-A.6")
def test_the_cards_soldier_is_one_of_the_two() -> None:
    seats = {"driver": "sergeant", "gun": "gunner", "bed": "sniper"}
    state = desert(
        lrdg={"hand": ["sergeant", "scout", SPARE], "counters": {"scout": "15A"}},
        vehicles={"patrol-truck": {"tile": "15A", "seats": seats}},
    )
    assert of_card(legal(state), "SG swap", "SC swap") == ["SG swap lGU", "SG swap lSN"]
    assert rule_against(state, "SC swap lGU") == "NAF-20.1"


@pytest.mark.rule("NAF-20.3", "NAF-A.6")
def test_the_comrade_may_be_suppressed_and_stays_so() -> None:
    state = desert(
        lrdg={"hand": ["sergeant", "gunner", SPARE], "suppressed": ["gunner"]},
        vehicles={
            "patrol-truck": {"tile": "15A", "seats": {"driver": "gunner", "gun": "sergeant"}}
        },
    )
    assert rule_against(state, "GU swap lSG") == "NAF-13.6"
    act(state, "SG swap lGU")
    assert crew(state, "patrol-truck") == {"driver": "sergeant", "gun": "gunner"}
    assert side(state, "lrdg")["suppressed"] == ["gunner"]


@pytest.mark.rule("NAF-20.4")
def test_a_swap_needs_two_aboard_the_same_vehicle() -> None:
    state = desert(
        lrdg={"hand": ["sergeant", SPARE], "counters": {"scout": "15A"}},
        vehicles={
            "patrol-truck": {"tile": "15A", "seats": {"driver": "sergeant"}},
            "gun-truck": {"tile": "15A", "seats": {"gun": "gunner"}},
        },
    )
    assert of_card(legal(state), "SG swap") == []
    for comrade in ("lGU", "lSC", "lSG"):
        assert rule_against(state, f"SG swap {comrade}") == "NAF-20.4"
