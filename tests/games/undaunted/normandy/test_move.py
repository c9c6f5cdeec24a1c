"""Move (NOR-16)."""

from collections.abc import Mapping
from typing import Any

import pytest

from sandtable.games.undaunted.normandy.state import NormandyState
from tests.games.undaunted.looks import reprinted
from tests.games.undaunted.normandy.drill import SPARE, TILES, drill, tile_of
from tests.support import act, keys, legal, rule_against, side


def riflemen(at: str = "17B", germany: Mapping[str, Any] | None = None, **us: Any) -> NormandyState:
    """Riflemen A in a tile, a Rifleman A card in hand."""
    own = {"counters": {"riflemen-a": at}, "hand": ["rifleman-a", SPARE], **us}
    return drill(us=own, germany=germany)


def mortar(germany: Mapping[str, Any] | None = None, **us: Any) -> NormandyState:
    """The US mortar in 17B, laid on 11B."""
    own = {
        "counters": {"mortar": "17B"},
        "hand": ["mortar", SPARE],
        "scouted": ["2B", "17B"],
        "target": "11B",
        **us,
    }
    return drill(us=own, germany=germany)


def moves(state: NormandyState, card: str = "RA") -> set[str]:
    """Where the card's Move may lead."""
    start = f"{card} move "
    return {text.removeprefix(start) for text in legal(state) if text.startswith(start)}


@pytest.mark.rule("NOR-16.1")
def test_move_takes_the_counter_to_the_tile_named() -> None:
    state = riflemen(scouted=["2B"])
    events = act(state, "RA move 2B")
    assert tile_of(state, "riflemen-a") == "2B"
    assert "moved" in keys(events)


@pytest.mark.rule("NOR-16.1", "NOR-15.7")
def test_move_takes_no_counter_of_another_unit_along() -> None:
    counters = {"riflemen-a": "17B", "riflemen-b": "17B", "scouts-a": "17B"}
    state = riflemen(counters=counters, scouted=["2B"])
    act(state, "RA move 2B")
    assert side(state, "us")["counters"] == {**counters, "riflemen-a": "2B"}


@pytest.mark.rule("NOR-16.1")
def test_move_1_does_not_reach_a_marked_tile_two_steps_away() -> None:
    state = riflemen(scouted=["2B", "16B"])
    assert rule_against(state, "RA move 16B") == "NOR-16.1"


@pytest.mark.rule("NOR-16.1")
def test_move_needs_a_tile_of_the_map() -> None:
    assert rule_against(riflemen(scouted=list(TILES)), "RA move 9B") == "NOR-16.1"


@pytest.mark.rule("NOR-16.1")
@pytest.mark.parametrize(
    ("start", "neighbours"),
    [
        ("13B", {"2B", "16B", "17B", "3B", "12B", "8A"}),
        ("17B", {"2B", "7A", "12B", "13B"}),
        ("11B", {"5B", "8A"}),
        ("6A", {"16B", "3B"}),
    ],
    ids=["middle", "side", "corner", "other corner"],
)
def test_move_1_leads_to_the_marked_neighbours_up_to_the_edge(
    start: str, neighbours: set[str]
) -> None:
    assert moves(riflemen(start, scouted=list(TILES))) == neighbours


@pytest.mark.rule("NOR-16.1")
def test_a_counter_that_enters_moves_from_its_spawn_tile() -> None:
    state = riflemen(hand=["rifleman-c", SPARE], counters={}, scouted=["2B", "6A"])
    assert moves(state, "RC@17B") == {"2B"}
    act(state, "RC@17B move 2B")
    assert tile_of(state, "riflemen-c") == "2B"


@pytest.mark.rule("NOR-16.1", "NOR-15.5", "NOR-A.20")
def test_a_move_of_zero_tiles_is_legal_and_leaves_the_counter() -> None:
    state = riflemen()
    assert legal(state) == ["RA move", "hunker RA", "end-turn"]
    act(state, "RA move")
    assert tile_of(state, "riflemen-a") == "17B"
    assert side(state, "us")["play"] == ["rifleman-a"]


@pytest.mark.rule("NOR-16.4")
def test_a_move_of_zero_tiles_names_no_tile() -> None:
    assert rule_against(riflemen(scouted=["17B"]), "RA move 17B") == "NOR-16.4"


@pytest.mark.rule("NOR-16.2", "NOR-4.2", "NOR-4.3")
@pytest.mark.parametrize("face", ["scouted", "controlled"])
def test_either_face_of_a_friendly_marker_lets_units_in(face: str) -> None:
    marker: dict[str, Any] = {face: ["12B"]}
    state = riflemen(**marker)
    assert moves(state) == {"12B"}


@pytest.mark.rule("NOR-16.2")
@pytest.mark.parametrize(
    "germany", [{}, {"scouted": ["2B"]}, {"controlled": ["2B"]}], ids=["none", "scouted", "held"]
)
def test_a_neighbour_without_a_friendly_marker_cannot_be_entered(germany: dict[str, Any]) -> None:
    state = riflemen(scouted=["17B"], germany=germany)
    assert rule_against(state, "RA move 2B") == "NOR-16.2"
    assert moves(state) == set()


@pytest.mark.rule("NOR-16.3", "NOR-A.6", "NOR-15.1")
def test_move_2_leads_over_a_marked_tile() -> None:
    state = reprinted(riflemen(scouted=["12B", "5B"]), "rifleman-a", "move 2")
    assert moves(state) == {"12B", "5B"}
    act(state, "RA move 5B")
    assert tile_of(state, "riflemen-a") == "5B"


@pytest.mark.rule("NOR-16.3", "NOR-A.6")
def test_move_2_does_not_lead_over_an_unmarked_tile() -> None:
    state = reprinted(riflemen(scouted=["5B"]), "rifleman-a", "move 2")
    assert rule_against(state, "RA move 5B") == "NOR-16.3"
    assert moves(state) == set()


@pytest.mark.rule("NOR-16.2", "NOR-16.3")
def test_move_2_needs_a_marker_in_the_last_tile_too() -> None:
    state = reprinted(riflemen(scouted=["12B"]), "rifleman-a", "move 2")
    assert rule_against(state, "RA move 5B") == "NOR-16.2"


@pytest.mark.rule("NOR-16.3", "NOR-A.6")
def test_one_marked_way_among_several_is_enough() -> None:
    state = reprinted(riflemen(scouted=["13B", "16B"]), "rifleman-a", "move 2")
    assert "RA move 16B" in legal(state)


@pytest.mark.rule("NOR-16.3", "NOR-A.6")
def test_a_longer_marked_way_round_counts_all_its_steps() -> None:
    round_about = ["2B", "16B", "3B", "8A"]
    four = reprinted(riflemen(scouted=round_about), "rifleman-a", "move 4")
    assert moves(four) == set(round_about)
    three = reprinted(riflemen(scouted=round_about), "rifleman-a", "move 3")
    assert rule_against(three, "RA move 8A") == "NOR-16.3"


@pytest.mark.rule("NOR-16.1", "NOR-15.1")
def test_move_2_still_ends_at_two_tiles() -> None:
    state = reprinted(riflemen(scouted=list(TILES)), "rifleman-a", "move 2")
    assert rule_against(state, "RA move 6A") == "NOR-16.1"
    assert "6A" not in moves(state)


@pytest.mark.rule("NOR-16.4", "NOR-26.4")
def test_a_mortar_that_moves_loses_its_target_marker() -> None:
    state = mortar()
    events = act(state, "MO move 2B")
    assert side(state, "us")["target"] is None
    assert "target-removed" in keys(events)


@pytest.mark.rule("NOR-16.4", "NOR-A.14")
def test_a_mortar_move_of_zero_tiles_keeps_the_target_marker() -> None:
    state = mortar()
    act(state, "MO move")
    assert side(state, "us")["target"] == "11B"


@pytest.mark.rule("NOR-16.4")
def test_a_moving_mortar_without_a_target_marker_removes_none() -> None:
    assert "target-removed" not in keys(act(mortar(target=None), "MO move 2B"))


@pytest.mark.rule("NOR-16.4")
def test_another_unit_that_moves_leaves_the_target_marker() -> None:
    state = mortar(counters={"mortar": "17B", "riflemen-a": "17B"}, hand=["rifleman-a", SPARE])
    act(state, "RA move 2B")
    assert side(state, "us")["target"] == "11B"


@pytest.mark.rule("NOR-16.4", "NOR-26.5")
def test_a_mortar_that_moves_leaves_the_enemy_target_marker() -> None:
    state = mortar(germany={"counters": {"mortar": "6A"}, "target": "17B"})
    act(state, "MO move 2B")
    assert side(state, "germany")["target"] == "17B"


@pytest.mark.rule("NOR-16.5")
def test_enemy_counters_and_markers_do_not_hinder_entry() -> None:
    germany = {"counters": {"riflemen-a": "2B", "scouts-a": "2B"}, "controlled": ["2B"]}
    state = riflemen(scouted=["2B"], germany=germany)
    act(state, "RA move 2B")
    assert tile_of(state, "riflemen-a") == "2B"
    assert side(state, "germany")["controlled"] == ["2B"]


@pytest.mark.rule("NOR-16.6")
def test_a_counter_may_leave_a_tile_without_a_friendly_marker() -> None:
    state = riflemen("12B", scouted=["17B"])
    act(state, "RA move 17B")
    assert tile_of(state, "riflemen-a") == "17B"
    assert side(state, "us")["scouted"] == ["17B"]


@pytest.mark.rule("NOR-16.6")
def test_a_counter_cannot_go_back_into_the_unmarked_tile_it_left() -> None:
    state = riflemen("12B", scouted=["17B"], hand=["rifleman-a", "rifleman-a", SPARE])
    act(state, "RA move 17B")
    assert rule_against(state, "RA move 12B") == "NOR-16.2"
