"""Stalk (NOR-19)."""

from collections.abc import Mapping
from typing import Any

import pytest

from sandtable.games.undaunted.normandy.state import NormandyState
from tests.games.undaunted.looks import reprinted
from tests.games.undaunted.normandy.drill import SPARE, drill, tile_of
from tests.support import act, legal, rule_against, side


def sniper(germany: Mapping[str, Any] | None = None, **us: Any) -> NormandyState:
    """The Sniper in 17B, a Sniper card in hand, no marker anywhere."""
    own = {"counters": {"sniper": "17B"}, "hand": ["sniper", SPARE], "supply": {SPARE: 8}, **us}
    return drill(us=own, germany=germany)


def stalks(state: NormandyState, card: str = "SN") -> list[str]:
    return [text for text in legal(state) if text.startswith(f"{card} stalk")]


@pytest.mark.rule("NOR-19.1")
def test_stalk_moves_the_sniper() -> None:
    state = sniper(scouted=["2B"])
    act(state, "SN stalk 2B")
    assert tile_of(state, "sniper") == "2B"


@pytest.mark.rule("NOR-19.1", "NOR-15.1")
def test_stalk_1_does_not_reach_two_tiles() -> None:
    state = sniper(scouted=["2B", "16B"])
    assert "SN stalk 16B" not in legal(state)


@pytest.mark.rule("NOR-19.1")
def test_a_refused_stalk_cites_the_rule_of_stalk() -> None:
    state = sniper(scouted=["2B", "16B"])
    assert rule_against(state, "SN stalk 16B") == "NOR-19.1"


@pytest.mark.rule("NOR-19.1", "NOR-15.5", "NOR-A.20")
def test_stalk_may_stay_where_it_is() -> None:
    state = sniper()
    act(state, "SN stalk")
    assert tile_of(state, "sniper") == "17B"


@pytest.mark.rule("NOR-19.2", "NOR-4.4")
def test_every_neighbour_may_be_entered_without_a_marker() -> None:
    assert stalks(sniper()) == [
        "SN stalk",
        *(f"SN stalk {tile}" for tile in ("7A", "2B", "12B", "13B")),
    ]


@pytest.mark.rule("NOR-19.2")
def test_stalk_leads_into_a_tile_the_enemy_stands_in_and_controls() -> None:
    state = sniper(germany={"counters": {"riflemen-a": "12B"}, "controlled": ["12B"]})
    act(state, "SN stalk 12B")
    assert tile_of(state, "sniper") == "12B"
    assert side(state, "germany")["controlled"] == ["12B"]


@pytest.mark.rule("NOR-19.2")
def test_the_sniper_may_enter_and_stalk_on_from_its_spawn_tile() -> None:
    state = sniper(counters={})
    act(state, "SN@17B stalk 13B")
    assert tile_of(state, "sniper") == "13B"


@pytest.mark.rule("NOR-19.3")
def test_stalk_places_no_marker_and_adds_no_fog() -> None:
    state = sniper()
    act(state, "SN stalk 12B")
    assert side(state, "us")["scouted"] == []
    assert side(state, "us")["discard"] == []
    assert side(state, "us")["supply"] == {SPARE: 8}


@pytest.mark.rule("NOR-19.2", "NOR-19.3", "NOR-15.1")
def test_stalk_2_crosses_unmarked_tiles_and_leaves_no_trace() -> None:
    state = reprinted(sniper(), "sniper", "stalk 2")
    assert "SN stalk 6A" not in legal(state)
    act(state, "SN stalk 5B")
    assert tile_of(state, "sniper") == "5B"
    assert side(state, "us")["scouted"] == []
    assert side(state, "us")["discard"] == []
