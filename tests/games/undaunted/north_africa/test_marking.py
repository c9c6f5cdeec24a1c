"""Navigate (NAF-33), Survey (NAF-36), and that markers never run out (NAF-47)."""

from typing import Any

import pytest

from tests.games.undaunted.looks import reprinted
from tests.games.undaunted.north_africa.desert import (
    SPARE,
    TILES,
    desert,
    fog,
    legal_marks,
    tile_of,
)
from tests.support import act, keys, legal, rule_against, side


def navigator(title: str = "patrol-truck", tile: str = "15A", **lrdg: Any) -> Any:
    """A Scout in the navigator's seat, with Fog in the LRDG's supply."""
    return desert(
        lrdg={"hand": ["scout", SPARE], "supply": {SPARE: 5}, **lrdg},
        vehicles={title: {"tile": tile, "seats": {"navigator": "scout"}}},
    )


def aircraft(**italy: Any) -> Any:
    return desert(
        italy={"hand": ["reconnaissance-aircraft", SPARE], "supply": {SPARE: 5}, **italy},
        turn="italy",
    )


# 33. Navigate.


@pytest.mark.rule("NAF-33.1", "NAF-33.6", "NAF-33.7", "NAF-33.8")
def test_up_to_so_many_tiles_get_a_marker_for_one_fog_each() -> None:
    state = navigator()
    before = (tile_of(state, "patrol-truck"), side(state, "lrdg")["counters"])
    act(state, "SC navigate patrol-truck-navigator")
    act(state, "mark 16A")
    act(state, "mark 17A")
    assert side(state, "lrdg")["scouted"] == ["16A", "17A"]
    assert (fog(state, "supply", "lrdg"), fog(state, "discard", "lrdg")) == (3, 2)
    assert (tile_of(state, "patrol-truck"), side(state, "lrdg")["counters"]) == before
    assert rule_against(state, "mark 19A") == "NAF-11.3"  # two were all


@pytest.mark.rule("NAF-33.1")
def test_one_may_stop_early() -> None:
    state = navigator("pilot-car")
    act(state, "SC navigate pilot-car-navigator")
    act(state, "mark 16A")
    act(state, "done")
    assert side(state, "lrdg")["scouted"] == ["16A"]
    assert fog(state, "discard", "lrdg") == 1


@pytest.mark.rule("NAF-33.1")
def test_a_tile_can_be_picked_once() -> None:
    state = navigator("pilot-car")
    act(state, "SC navigate pilot-car-navigator")
    act(state, "mark 16A")
    assert rule_against(state, "mark 16A") == "NAF-33.1"
    assert rule_against(state, "mark lSG") == "NAF-33.1"


@pytest.mark.rule("NAF-33.2", "NAF-33.3", "NAF-16.2")
def test_the_first_tile_borders_the_vehicles_tile() -> None:
    state = navigator()
    act(state, "SC navigate patrol-truck-navigator")
    assert legal_marks(state) == {"12A", "16A", "5B", "11A"}
    assert rule_against(state, "mark 17A") == "NAF-33.2"
    assert rule_against(state, "mark 15A") == "NAF-33.2"  # a tile does not border itself


@pytest.mark.rule("NAF-33.2", "NAF-33.4", "NAF-A.11")
def test_each_further_tile_borders_one_that_was_picked() -> None:
    state = navigator("pilot-car")
    act(state, "SC navigate pilot-car-navigator")
    act(state, "mark 12A")
    assert legal_marks(state) == {"15A", "5B"}
    assert rule_against(state, "mark 16A") == "NAF-33.2"  # it borders the soldier, not 12A
    act(state, "mark 5B")
    assert legal_marks(state) == {"15A", "11A", "8A", "22A"}


@pytest.mark.rule("NAF-33.4", "NAF-A.11")
def test_the_soldiers_tile_joins_two_others_only_if_it_is_picked_itself() -> None:
    state = navigator("pilot-car")
    act(state, "SC navigate pilot-car-navigator")
    act(state, "mark 12A")
    act(state, "mark 15A")
    assert "16A" in legal_marks(state)
    act(state, "mark 16A")
    assert side(state, "lrdg")["scouted"] == ["12A", "15A", "16A"]
    assert fog(state, "discard", "lrdg") == 3


@pytest.mark.rule("NAF-33.5")
def test_tiles_with_a_friendly_marker_are_links_and_get_nothing() -> None:
    state = navigator(controlled=["16A"])
    act(state, "SC navigate patrol-truck-navigator")
    assert "scouted" not in keys(act(state, "mark 16A"))
    act(state, "mark 17A")
    assert side(state, "lrdg")["scouted"] == ["17A"]
    assert side(state, "lrdg")["controlled"] == ["16A"]
    assert fog(state, "discard", "lrdg") == 1


@pytest.mark.rule("NAF-33.7", "NAF-47.2")
def test_if_fog_is_short_the_markers_are_placed_all_the_same() -> None:
    state = navigator("pilot-car", supply={SPARE: 1})
    act(state, "SC navigate pilot-car-navigator")
    for tile in ("16A", "17A", "19A"):
        act(state, f"mark {tile}")
    assert side(state, "lrdg")["scouted"] == ["16A", "17A", "19A"]
    assert fog(state, "discard", "lrdg") == 1


@pytest.mark.rule("NAF-33.9")
def test_rough_tiles_and_tiles_with_enemies_may_be_picked() -> None:
    state = desert(
        lrdg={"hand": ["scout", SPARE]},
        italy={"counters": {"rifleman-a": "11A"}, "controlled": ["11A"]},
        vehicles={"patrol-truck": {"tile": "15A", "seats": {"navigator": "scout"}}},
    )
    act(state, "SC navigate patrol-truck-navigator")
    act(state, "mark 5B")
    act(state, "mark 11A")
    assert side(state, "lrdg")["scouted"] == ["5B", "11A"]
    assert side(state, "italy")["controlled"] == ["11A"]


@pytest.mark.rule("NAF-33.2")
def test_navigate_printed_on_a_card_counts_from_the_soldier_on_foot() -> None:
    state = reprinted(
        desert(lrdg={"hand": ["gunner", SPARE], "counters": {"gunner": "6A"}}),
        "gunner",
        "navigate 2",
    )
    act(state, "GU navigate")
    assert legal_marks(state) == {"18A", "4A", "1A"}


# 36. Survey.


@pytest.mark.rule("NAF-36.1", "NAF-36.2", "NAF-36.3")
def test_survey_marks_tiles_anywhere() -> None:
    state = aircraft()
    act(state, "AC survey")
    assert legal_marks(state) == set(TILES)
    act(state, "mark 12A")
    assert rule_against(state, "mark 12A") == "NAF-36.1"
    assert rule_against(state, "mark lSG") == "NAF-36.1"
    act(state, "mark 9A")
    assert side(state, "italy")["scouted"] == ["12A", "9A"]
    assert (fog(state, "supply", "italy"), fog(state, "discard", "italy")) == (3, 2)


@pytest.mark.rule("NAF-36.2", "NAF-47.2")
@pytest.mark.parametrize("there", [0, 1])
def test_survey_brings_fog_as_far_as_the_supply_goes(there: int) -> None:
    state = aircraft(supply={SPARE: there})
    act(state, "AC survey")
    act(state, "mark 12A")
    act(state, "mark 4A")
    assert side(state, "italy")["scouted"] == ["12A", "4A"]
    assert fog(state, "discard", "italy") == there


@pytest.mark.rule("NAF-36.3")
def test_survey_over_enemies_rough_ground_and_friendly_markers() -> None:
    state = desert(
        lrdg={"counters": {"scout": "10A"}, "controlled": ["10A"]},
        italy={
            "hand": ["reconnaissance-aircraft", SPARE],
            "scouted": ["4A"],
            "supply": {SPARE: 5},
        },
        turn="italy",
    )
    act(state, "AC survey")
    act(state, "mark 10A")
    act(state, "mark 4A")
    assert sorted(side(state, "italy")["scouted"]) == ["10A", "4A"]
    assert fog(state, "discard", "italy") == 1
    assert side(state, "lrdg")["controlled"] == ["10A"]


# 47. Limits.


@pytest.mark.rule("NAF-47.1", "NAF-A.17", "NAF-1.4")
def test_more_than_sixteen_markers_may_be_placed() -> None:
    state = aircraft(scouted=[tile for tile in TILES if tile not in ("12A", "9A")])
    assert len(side(state, "italy")["scouted"]) == 16
    act(state, "AC survey")
    act(state, "mark 12A")
    act(state, "mark 9A")
    assert len(side(state, "italy")["scouted"]) == 18
    assert legal(state) == ["end-turn"]


@pytest.mark.rule("NAF-36.1")
def test_survey_ends_when_there_is_no_tile_left_to_pick() -> None:
    state = reprinted(aircraft(supply={}), "reconnaissance-aircraft", "survey 30")
    act(state, "AC survey")
    for tile in TILES:
        act(state, f"mark {tile}")
    assert sorted(side(state, "italy")["scouted"]) == sorted(TILES)
    assert legal(state) == ["end-turn"]
