"""Guide (NOR-17)."""

from collections.abc import Mapping
from typing import Any

import pytest

from sandtable.games.undaunted.normandy.state import NormandyState
from tests.games.undaunted.looks import reprinted
from tests.games.undaunted.normandy.drill import SPARE, drill, tile_of
from tests.support import act, keys, legal, rule_against, side, why_not

#: Every counter of a side with its name in the notation.
COUNTERS = {
    "riflemen-a": "uRA",
    "riflemen-b": "uRB",
    "riflemen-c": "uRC",
    "scouts-a": "uSA",
    "scouts-b": "uSB",
    "scouts-c": "uSC",
    "machine-gunners-a": "uMA",
    "machine-gunners-b": "uMB",
    "machine-gunners-c": "uMC",
    "sniper": "uSN",
    "mortar": "uMO",
}


def guide(
    counters: Mapping[str, str], germany: Mapping[str, Any] | None = None, **us: Any
) -> NormandyState:
    """The Platoon Guide in hand; 2B, a neighbour of 17B, is scouted."""
    own = {"counters": counters, "hand": ["platoon-guide", SPARE], "scouted": ["2B"], **us}
    return drill(us=own, germany=germany)


def guided(state: NormandyState) -> set[str]:
    return {text for text in legal(state) if text.startswith("PG guide")}


@pytest.mark.rule("NOR-17.1")
@pytest.mark.parametrize("unit", COUNTERS)
def test_guide_moves_any_counter_of_its_side(unit: str) -> None:
    state = guide(dict.fromkeys(COUNTERS, "17B"))
    act(state, f"PG guide {COUNTERS[unit]} 2B")
    assert side(state, "us")["counters"] == {**dict.fromkeys(COUNTERS, "17B"), unit: "2B"}


@pytest.mark.rule("NOR-17.1", "NOR-A.7")
def test_guide_never_moves_an_enemy_counter() -> None:
    state = guide(
        {"riflemen-a": "17B"}, germany={"counters": {"riflemen-a": "17B"}, "scouted": ["2B"]}
    )
    assert rule_against(state, "PG guide gRA 2B") == "NOR-17.1"
    assert guided(state) == {"PG guide uRA", "PG guide uRA 2B"}


@pytest.mark.rule("NOR-17.1")
def test_guide_1_does_not_reach_a_tile_two_steps_away() -> None:
    state = guide({"riflemen-a": "17B"}, scouted=["2B", "16B"])
    assert guided(state) == {"PG guide uRA", "PG guide uRA 2B"}


@pytest.mark.rule("NOR-17.1", "NOR-15.5", "NOR-A.20")
def test_guide_may_take_a_counter_zero_tiles() -> None:
    state = guide({"riflemen-a": "17B"})
    act(state, "PG guide uRA")
    assert tile_of(state, "riflemen-a") == "17B"


@pytest.mark.rule("NOR-17.2")
@pytest.mark.parametrize("unit", ["riflemen-a", "scouts-a", "sniper"])
def test_a_guided_counter_needs_a_friendly_marker_even_scouts_and_sniper(unit: str) -> None:
    state = guide({unit: "17B"})
    assert guided(state) == {f"PG guide {COUNTERS[unit]}", f"PG guide {COUNTERS[unit]} 2B"}


@pytest.mark.rule("NOR-17.2")
def test_guided_scouts_leave_no_marker_and_bring_no_fog() -> None:
    state = guide({"scouts-a": "12B"}, scouted=["17B"], supply={SPARE: 5})
    act(state, "PG guide uSA 17B")
    assert side(state, "us")["scouted"] == ["17B"]
    assert side(state, "us")["discard"] == []
    assert side(state, "us")["supply"] == {SPARE: 5}


@pytest.mark.rule("NOR-17.2")
def test_an_enemy_marker_does_not_serve_a_guided_counter() -> None:
    state = guide({"riflemen-a": "17B"}, scouted=[], germany={"controlled": ["2B"]})
    assert guided(state) == {"PG guide uRA"}


@pytest.mark.rule("NOR-17.2", "NOR-16.3", "NOR-A.6")
def test_guide_2_does_not_lead_over_an_unmarked_tile() -> None:
    state = reprinted(guide({"scouts-a": "17B"}, scouted=["5B"]), "platoon-guide", "guide 2")
    assert guided(state) == {"PG guide uSA"}
    assert rule_against(state, "PG guide uSA 5B") in ("NOR-16.3", "NOR-17.2")


@pytest.mark.rule("NOR-17.2", "NOR-16.3", "NOR-A.6")
def test_guide_2_leads_over_marked_tiles() -> None:
    state = reprinted(
        guide({"riflemen-a": "17B"}, scouted=["12B", "5B"]), "platoon-guide", "guide 2"
    )
    act(state, "PG guide uRA 5B")
    assert tile_of(state, "riflemen-a") == "5B"


@pytest.mark.rule("NOR-17.3")
def test_a_suppressed_counter_cannot_be_guided() -> None:
    state = guide({"riflemen-a": "17B", "scouts-a": "17B"}, suppressed=["riflemen-a"])
    assert rule_against(state, "PG guide uRA 2B") == "NOR-17.3"
    assert rule_against(state, "PG guide uRA") == "NOR-17.3"
    assert guided(state) == {"PG guide uSA", "PG guide uSA 2B"}


@pytest.mark.rule("NOR-15.8", "NOR-A.34")
@pytest.mark.parametrize(
    ("counters", "suppressed"),
    [({}, []), ({"riflemen-a": "17B"}, ["riflemen-a"])],
    ids=["none on the board", "all suppressed"],
)
def test_guide_is_not_available_without_a_ready_friendly_counter(
    counters: dict[str, str], suppressed: list[str]
) -> None:
    germany = {"counters": {"riflemen-a": "17B"}}
    state = guide(counters, suppressed=suppressed, germany=germany)
    assert guided(state) == set()
    assert rule_against(state, "PG guide uRA 2B") == "NOR-15.8"


@pytest.mark.rule("NOR-17.1", "NOR-17.2", "NOR-17.6")
@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ("PG guide uRA 16B", "NOR-17.1"),
        ("PG guide 2B", "NOR-17.1"),
        ("PG guide uRA 2B 2B", "NOR-17.1"),
        ("PG guide", "NOR-17.1"),
        ("PG guide uRA 12B", "NOR-17.2"),
        ("PG guide uRA 2B uSA 2B", "NOR-17.6"),
    ],
    ids=["too far", "no counter", "two tiles", "nothing named", "unmarked", "two counters"],
)
def test_a_refused_guide_cites_the_rule_of_guide(action: str, rule: str) -> None:
    state = guide({"riflemen-a": "17B", "scouts-a": "17B"}, scouted=["2B", "16B"])
    assert rule_against(state, action) == rule


@pytest.mark.rule("NOR-17.1")
def test_two_tiles_are_refused_because_they_are_two() -> None:
    state = guide({"riflemen-a": "17B"}, scouted=["2B"])
    refusal = why_not(state, "PG guide uRA 2B 2B")
    assert refusal is not None
    assert refusal.key == "refusal-name-one-tile"


@pytest.mark.rule("NOR-17.4", "NOR-26.4")
def test_a_guided_mortar_loses_its_target_marker() -> None:
    state = guide({"mortar": "17B"}, target="11B")
    events = act(state, "PG guide uMO 2B")
    assert side(state, "us")["target"] is None
    assert "target-removed" in keys(events)


@pytest.mark.rule("NOR-17.4", "NOR-A.14")
def test_a_mortar_guided_zero_tiles_keeps_its_target_marker() -> None:
    state = guide({"mortar": "17B"}, target="11B")
    act(state, "PG guide uMO")
    assert side(state, "us")["target"] == "11B"


@pytest.mark.rule("NOR-17.4", "NOR-26.5")
def test_a_guided_mortar_leaves_the_enemy_target_marker() -> None:
    enemy = {"counters": {"mortar": "6A"}, "target": "17B"}
    state = guide({"mortar": "17B"}, target="11B", germany=enemy)
    act(state, "PG guide uMO 2B")
    assert side(state, "germany")["target"] == "17B"


@pytest.mark.rule("NOR-17.5")
def test_a_counter_off_the_board_cannot_be_guided() -> None:
    state = guide({"riflemen-a": "17B"}, hand=["platoon-guide", "rifleman-c", SPARE])
    assert rule_against(state, "PG guide uRC 2B") == "NOR-17.5"
    assert rule_against(state, "PG guide uRC") == "NOR-17.5"


@pytest.mark.rule("NOR-17.6")
def test_guide_2_is_not_split_between_two_counters() -> None:
    state = guide({"riflemen-a": "17B", "riflemen-b": "17B"}, scouted=["2B", "13B"])
    state = reprinted(state, "platoon-guide", "guide 2")
    act(state, "PG guide uRA 2B")
    assert side(state, "us")["counters"] == {"riflemen-a": "2B", "riflemen-b": "17B"}
    assert legal(state) == ["end-turn"]


@pytest.mark.rule("NOR-17.7")
def test_guide_needs_no_card_of_the_guided_unit() -> None:
    state = guide({"machine-gunners-c": "17B"})
    act(state, "PG guide uMC 2B")
    assert tile_of(state, "machine-gunners-c") == "2B"
    assert side(state, "us")["play"] == ["platoon-guide"]


@pytest.mark.rule("NOR-17.7")
def test_guide_turns_no_counter_up() -> None:
    counters = {"riflemen-a": "17B", "riflemen-b": "17B"}
    state = guide(counters, suppressed=["riflemen-b"])
    act(state, "PG guide uRA 2B")
    assert side(state, "us")["suppressed"] == ["riflemen-b"]
