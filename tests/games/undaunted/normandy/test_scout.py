"""Scout (NOR-18)."""

from collections.abc import Mapping
from typing import Any

import pytest

from sandtable.games.undaunted.normandy.state import NormandyState
from tests.games.undaunted.normandy.drill import SPARE, drill, fog, tile_of
from tests.support import act, keys, legal, rule_against, side


def scouts(germany: Mapping[str, Any] | None = None, **us: Any) -> NormandyState:
    """Scouts A in 17B, which is scouted; a Scout A card in hand; eight Fog in the supply."""
    own = {
        "counters": {"scouts-a": "17B"},
        "hand": ["scout-a", SPARE],
        "scouted": ["17B"],
        "supply": {SPARE: 8},
        **us,
    }
    return drill(us=own, germany=germany)


@pytest.mark.rule("NOR-18.1", "NOR-4.4")
def test_scout_moves_the_counter_into_a_tile_without_a_marker() -> None:
    state = scouts()
    act(state, "SA scout 12B")
    assert tile_of(state, "scouts-a") == "12B"


@pytest.mark.rule("NOR-18.1", "NOR-15.1", "NOR-15.5")
def test_scout_2_offers_every_way_of_up_to_two_steps() -> None:
    ways = {text.removeprefix("SA scout") for text in legal(scouts()) if "scout" in text}
    steps = {len(way.split()) for way in ways}
    assert steps == {0, 1, 2}
    assert {way for way in ways if way.startswith(" 7A ")} == {" 7A 17B", " 7A 12B", " 7A 4B"}
    assert {way for way in ways if len(way.split()) == 1} == {" 2B", " 7A", " 12B", " 13B"}
    # the neighbours of 17B have 3, 3, 6 and 6 neighbours
    assert len(ways) == 1 + 4 + 18


@pytest.mark.rule("NOR-18.1")
def test_scout_2_does_not_go_three_tiles() -> None:
    assert rule_against(scouts(), "SA scout 12B 5B 11B") == "NOR-18.1"


@pytest.mark.rule("NOR-18.1", "NOR-5.7")
def test_scouts_go_from_neighbour_to_neighbour() -> None:
    state = scouts()
    assert rule_against(state, "SA scout 5B") == "NOR-5.7"
    assert rule_against(state, "SA scout 12B 3B") == "NOR-5.7"
    assert rule_against(state, "SA scout 17B") == "NOR-5.7"


@pytest.mark.rule("NOR-18.2")
def test_a_tile_without_a_friendly_marker_gets_one_scouted_face_up() -> None:
    state = scouts()
    events = act(state, "SA scout 12B")
    assert set(side(state, "us")["scouted"]) == {"17B", "12B"}
    assert side(state, "us")["controlled"] == []
    assert "scouted" in keys(events)


@pytest.mark.rule("NOR-18.3", "NOR-18.4")
def test_every_tile_on_the_way_gets_a_marker_and_brings_a_fog() -> None:
    state = scouts()
    act(state, "SA scout 12B 5B")
    assert tile_of(state, "scouts-a") == "5B"
    assert set(side(state, "us")["scouted"]) == {"17B", "12B", "5B"}
    assert side(state, "us")["discard"] == [SPARE, SPARE]


@pytest.mark.rule("NOR-18.3", "NOR-18.6")
def test_a_marked_tile_on_the_way_to_an_unmarked_one_brings_nothing() -> None:
    state = scouts(scouted=["17B", "12B"])
    act(state, "SA scout 12B 5B")
    assert set(side(state, "us")["scouted"]) == {"17B", "12B", "5B"}
    assert side(state, "us")["discard"] == [SPARE]


@pytest.mark.rule("NOR-18.4")
def test_the_fog_goes_from_the_scouting_sides_supply_to_its_discard() -> None:
    state = scouts(germany={"supply": {SPARE: 8}})
    act(state, "SA scout 12B")
    assert (fog(state, "supply"), fog(state, "discard")) == (7, 1)
    assert fog(state, "hand") == 1
    assert fog(state, "supply", "germany") == 8
    assert fog(state, "discard", "germany") == 0


@pytest.mark.rule("NOR-18.5")
@pytest.mark.parametrize("left", [0, 1])
def test_markers_are_placed_even_if_the_fog_runs_out(left: int) -> None:
    state = scouts(supply={SPARE: left, "rifleman-a": 2})
    act(state, "SA scout 12B 5B")
    assert set(side(state, "us")["scouted"]) == {"17B", "12B", "5B"}
    assert side(state, "us")["discard"] == [SPARE] * left
    assert side(state, "us")["supply"] == {"rifleman-a": 2}


@pytest.mark.rule("NOR-18.6", "NOR-4.6")
@pytest.mark.parametrize("face", ["scouted", "controlled"])
def test_a_tile_with_a_friendly_marker_gives_no_marker_and_no_fog(face: str) -> None:
    marker: dict[str, Any] = {"scouted": [], face: ["12B"]}
    state = scouts(**marker)
    act(state, "SA scout 12B")
    assert side(state, "us")[face] == ["12B"]
    assert side(state, "us")["discard"] == []


@pytest.mark.rule("NOR-18.6")
def test_a_second_visit_brings_no_second_marker() -> None:
    state = scouts(hand=["scout-a", "scout-a", SPARE])
    act(state, "SA scout 12B 17B")
    act(state, "SA scout 12B")
    assert set(side(state, "us")["scouted"]) == {"17B", "12B"}
    assert side(state, "us")["discard"] == [SPARE]


@pytest.mark.rule("NOR-18.7", "NOR-4.5")
@pytest.mark.parametrize("face", ["scouted", "controlled"])
def test_an_enemy_marker_is_untouched_and_both_lie_there(face: str) -> None:
    state = scouts(germany={face: ["7A"]})
    points = side(state, "germany")["points"]
    act(state, "SA scout 7A")
    assert set(side(state, "us")["scouted"]) == {"17B", "7A"}
    assert side(state, "germany")[face] == ["7A"]
    assert side(state, "germany")["points"] == points


@pytest.mark.rule("NOR-18.7")
def test_an_enemy_marker_is_not_a_friendly_one() -> None:
    state = scouts(germany={"scouted": ["12B"]})
    act(state, "SA scout 12B")
    assert fog(state, "discard") == 1


@pytest.mark.rule("NOR-18.8", "NOR-15.5", "NOR-A.20")
def test_scout_of_zero_tiles_in_an_unmarked_tile_gives_nothing() -> None:
    state = scouts(scouted=[])
    act(state, "SA scout")
    assert side(state, "us")["scouted"] == []
    assert side(state, "us")["discard"] == []


@pytest.mark.rule("NOR-18.8")
def test_the_unmarked_tile_that_scouts_leave_gets_no_marker() -> None:
    state = scouts(scouted=[])
    act(state, "SA scout 12B")
    assert side(state, "us")["scouted"] == ["12B"]


@pytest.mark.rule("NOR-18.8")
def test_scouts_that_come_back_enter_the_tile_they_started_from() -> None:
    state = scouts(scouted=[])
    act(state, "SA scout 12B 17B")
    assert tile_of(state, "scouts-a") == "17B"
    assert set(side(state, "us")["scouted"]) == {"12B", "17B"}
    assert fog(state, "discard") == 2


@pytest.mark.rule("NOR-18.8")
def test_scouts_that_come_in_get_no_marker_in_their_spawn_tile() -> None:
    state = scouts(hand=["scout-c", SPARE], scouted=[])
    act(state, "SC@17B scout 12B")
    assert tile_of(state, "scouts-c") == "12B"
    assert side(state, "us")["scouted"] == ["12B"]
    assert fog(state, "discard") == 1


@pytest.mark.rule("NOR-18.9", "NOR-A.20")
def test_marker_and_fog_are_no_choice() -> None:
    state = scouts()
    act(state, "SA scout 12B")
    assert [frame["frame"] for frame in _decision(state)] == ["turn"]
    assert fog(state, "discard") == 1


@pytest.mark.rule("NOR-18.4", "NOR-18.9")
def test_scout_as_the_last_card_of_the_hand_still_brings_its_fog() -> None:
    state = scouts(hand=["scout-a"], germany={"hand": [SPARE]})
    act(state, "SA scout 12B")
    assert state.actors() == ("germany",)
    assert side(state, "us")["discard"] == [SPARE, "scout-a"]


def _decision(state: NormandyState) -> list[dict[str, Any]]:
    decision: Any = state.to_json()["decision"]
    found: list[dict[str, Any]] = decision
    return found
