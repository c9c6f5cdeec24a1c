"""Where several rules meet: last cards, empty zones, vehicles in one tile, interrupted cards."""

import pytest

from tests.games.undaunted.looks import seen
from tests.games.undaunted.north_africa.desert import (
    SPARE,
    crew,
    desert,
    evacuate,
    fog,
    neutralise,
    of_card,
    tile_of,
    vehicle,
    won,
)
from tests.support import act, keys, legal, rule_against, side


@pytest.mark.rule("NAF-11.8", "NAF-42.2")
def test_after_the_enemys_pick_the_attacker_may_still_board() -> None:
    state = desert(
        lrdg={"hand": ["gunner"], "counters": {"gunner": "15A"}},
        italy={"hand": ["scout-a", "rifleman-a"]},
        vehicles={
            "patrol-truck": {"tile": "15A"},
            "scout-car": {"tile": "16A", "seats": {"driver": "scout-a", "gun": "rifleman-a"}},
        },
    )
    act(state, "GU attack scout-car", [9, 9])
    act(state, "pick iSA")
    assert state.actors() == ("lrdg",)
    act(state, "board patrol-truck-driver")
    assert crew(state, "patrol-truck") == {"driver": "gunner"}
    assert state.actors() == ("italy",)


@pytest.mark.rule("NAF-11.8", "NAF-17.3", "NAF-42.10")
def test_one_who_empties_an_enemy_vehicle_by_a_shot_may_take_it() -> None:
    state = desert(
        lrdg={"hand": ["gunner", SPARE], "counters": {"gunner": "15A"}},
        vehicles={"scout-car": {"tile": "15A", "seats": {"driver": "scout-a"}}},
    )
    assert rule_against(state, "GU board scout-car-gun") == "NAF-17.3"
    act(state, "GU attack scout-car", [9, 9])
    assert "captured" in keys(act(state, "board scout-car-gun"))
    assert vehicle(state, "scout-car")["holder"] == "lrdg"


@pytest.mark.rule("NAF-11.8", "NAF-50.6")
def test_nobody_is_left_to_interact_when_the_vehicle_has_left_the_map() -> None:
    state = desert(
        lrdg={"hand": ["sergeant"]},
        italy={"hand": [SPARE]},
        exits={"lrdg": (["15A"], ["sergeant"])},
        goals=(evacuate(1, "sergeant") + neutralise(1, "cargo-truck"), neutralise(1, "pilot-car")),
        vehicles={"patrol-truck": {"tile": "15A", "seats": {"driver": "sergeant"}}},
    )
    act(state, "SG drive patrol-truck-driver x15A")
    assert won(state) == ("lrdg", "NAF-50.1")


@pytest.mark.rule("NAF-50.4", "NAF-9.5")
def test_an_army_whose_last_cards_have_left_plays_on_without_them() -> None:
    state = desert(
        lrdg={"hand": ["scout"], "counters": {"scout": "15A"}},
        italy={"hand": ["scout-a", SPARE], "counters": {"scout-a": "4A"}},
        exits={"lrdg": (["15A"], ["scout"])},
    )
    act(state, "SC scout x15A")
    assert state.actors() == ("italy",)
    act(state, "end-turn")
    assert state.actors() == ("italy",)  # the LRDG has nothing to pick for initiative
    act(state, "bid FW")
    assert state.to_json()["initiative"] == "italy"


@pytest.mark.rule("NAF-26.2", "NAF-26.3", "NAF-50.8")
def test_a_scout_who_leaves_marks_the_tile_on_the_way() -> None:
    state = desert(
        lrdg={"hand": ["scout", SPARE], "counters": {"scout": "12A"}, "supply": {SPARE: 2}},
        exits={"lrdg": (["15A"], ["scout"])},
    )
    act(state, "SC scout 15A x15A")
    assert side(state, "lrdg")["scouted"] == ["15A"]
    assert fog(state, "discard", "lrdg") == 1
    assert side(state, "lrdg")["evacuated"] == ["scout"]


@pytest.mark.rule("NAF-32.1", "NAF-50.4")
def test_the_card_of_one_who_has_left_cannot_be_inspired() -> None:
    state = desert(
        lrdg={"hand": ["scout", "warrant-officer", SPARE], "counters": {"scout": "15A"}},
        exits={"lrdg": (["15A"], ["scout"])},
    )
    act(state, "SC scout x15A")
    act(state, "WO inspire")
    assert legal(state) == ["end-turn"]


@pytest.mark.rule("NAF-32.1", "NAF-11.10", "NAF-17.5")
def test_a_card_spent_on_boarding_is_inspired_to_drive() -> None:
    state = desert(
        lrdg={
            "hand": ["scout", "warrant-officer", SPARE],
            "counters": {"scout": "15A"},
            "scouted": ["16A"],
        },
        vehicles={"patrol-truck": {"tile": "15A"}},
    )
    act(state, "SC board patrol-truck-driver")
    act(state, "done")
    act(state, "WO inspire")
    act(state, "take SC")
    act(state, "SC drive patrol-truck-driver 16A")
    act(state, "leave")
    assert tile_of(state, "scout") == "16A"


@pytest.mark.rule("NAF-32.3", "NAF-13.2", "NAF-13.3")
def test_one_who_was_turned_up_is_inspired_and_acts() -> None:
    state = desert(
        lrdg={"hand": ["sergeant", "warrant-officer", SPARE], "suppressed": ["sergeant"]},
        vehicles={"patrol-truck": {"tile": "15A", "seats": {"bed": "sergeant"}}},
    )
    act(state, "ready SG")
    act(state, "WO inspire")
    act(state, "take SG")
    act(state, "SG change-seat patrol-truck-driver")
    assert crew(state, "patrol-truck") == {"driver": "sergeant"}


@pytest.mark.rule("NAF-42.1", "NAF-37.4")
def test_of_two_vehicles_in_one_tile_only_the_one_that_is_picked_is_hit() -> None:
    state = desert(
        lrdg={"hand": ["saboteur", SPARE], "counters": {"saboteur": "15A"}},
        italy={"hand": ["scout-a", "driver-t"]},
        vehicles={
            "scout-car": {"tile": "15A", "seats": {"driver": "scout-a"}},
            "medium-tank": {"tile": "15A", "seats": {"driver": "driver-t"}},
        },
    )
    act(state, "SB demolitions medium-tank", [5, 1])
    assert side(state, "italy")["hand"] == ["scout-a"]
    assert vehicle(state, "scout-car")["damage"] == 0
    assert vehicle(state, "medium-tank")["damage"] == 1


@pytest.mark.rule("NAF-21.3", "NAF-22.1", "NAF-17.4")
def test_a_captured_and_disabled_tank_names_the_requirement_first() -> None:
    state = desert(
        lrdg={"hand": ["scout", SPARE], "counters": {"scout": "15A"}},
        vehicles={"medium-tank": {"tile": "15A", "damage": 3}},
    )
    act(state, "SC board medium-tank-driver")
    assert rule_against(state, "SC drive medium-tank-driver") == "NAF-21.1"
    assert of_card(legal(state), "SC drive", "SC control") == []


@pytest.mark.rule("NAF-17.4", "NAF-37.10", "NAF-2.13")
def test_a_vehicle_that_changes_hands_changes_who_may_shoot_at_it() -> None:
    state = desert(
        lrdg={
            "hand": ["scout", "antitank", SPARE],
            "counters": {"scout": "15A", "antitank": "15A"},
        },
        vehicles={"scout-car": {"tile": "15A"}},
    )
    assert "AT anti-tank scout-car" in legal(state)
    act(state, "SC board scout-car-driver")
    act(state, "done")
    assert "AT anti-tank scout-car" not in legal(state)
    assert rule_against(state, "AT anti-tank scout-car") == "NAF-37.10"


@pytest.mark.rule("NAF-11.10", "NAF-11.2")
def test_the_last_card_spent_on_leaving_ends_the_turn() -> None:
    state = desert(
        lrdg={"hand": ["sergeant"]},
        italy={"hand": [SPARE]},
        vehicles={"patrol-truck": {"tile": "15A", "seats": {"driver": "sergeant"}}},
    )
    act(state, "SG leave")
    assert keys(act(state, "done"))[-1] == "turn-ended"
    assert side(state, "lrdg")["discard"] == ["sergeant"]


@pytest.mark.rule("NAF-29.1", "NAF-9.5", "NAF-11.8")
def test_command_from_a_seat_with_nothing_to_draw_still_lets_the_soldier_out() -> None:
    state = desert(
        lrdg={"hand": ["staff-sergeant"]},
        italy={"hand": [SPARE]},
        vehicles={"patrol-truck": {"tile": "15A", "seats": {"bed": "staff-sergeant"}}},
    )
    act(state, "SS command 1")
    assert "leave" in legal(state)
    act(state, "leave")
    assert tile_of(state, "staff-sergeant") == "15A"


@pytest.mark.rule("NAF-40.2", "NAF-46.6")
def test_a_search_for_a_casualty_tells_the_table_where_no_card_is() -> None:
    state = desert(
        lrdg={"hand": ["gunner", SPARE], "counters": {"gunner": "15A"}},
        italy={"hand": [SPARE], "deck": ["scout-a", "scout-a"]},
        vehicles={"scout-car": {"tile": "15A", "seats": {"driver": "scout-a"}}},
    )
    act(state, "GU attack scout-car", [9, 9])
    assert seen(state, "lrdg", "italy")["lacks"] == {"hand": ["scout-a"], "discard": ["scout-a"]}


@pytest.mark.rule("NAF-42.7", "NAF-31.6", "NAF-31.2")
def test_the_crew_of_a_destroyed_vehicle_still_bars_control() -> None:
    state = desert(
        lrdg={"controlled": ["15A"], "hand": ["sergeant", "gunner"]},
        italy={
            "hand": ["antitank-a", "rifleman-a", SPARE],
            "counters": {"antitank-a": "15A", "rifleman-a": "15A"},
            "scouted": ["15A"],
        },
        vehicles={"patrol-truck": {"tile": "15A", "damage": 3, "seats": {"driver": "sergeant"}}},
        turn="italy",
    )
    act(state, "AA anti-tank patrol-truck", [9, 9])
    assert rule_against(state, "RA control") == "NAF-31.2"
