"""Conceal (NOR-22)."""

from collections.abc import Mapping
from typing import Any

import pytest

from sandtable.games.undaunted.normandy.state import NormandyState
from tests.games.undaunted.normandy.drill import SPARE, drill, fog, tile_of
from tests.support import act, keys, legal, rule_against, side


def conceal(germany: Mapping[str, Any], options: Any = None, **us: Any) -> NormandyState:
    """US Scouts A in 17B, a Scout A card in hand."""
    own = {"counters": {"scouts-a": "17B"}, "hand": ["scout-a", SPARE], **us}
    return drill(us=own, germany=germany, options=options or {})


@pytest.mark.rule("NOR-22.1")
def test_conceal_moves_a_fog_from_the_enemy_supply_to_the_enemy_discard() -> None:
    state = conceal({"supply": {SPARE: 3, "rifleman-a": 2}, "hand": ["rifleman-a"]})
    act(state, "SA conceal")
    assert side(state, "germany")["supply"] == {SPARE: 2, "rifleman-a": 2}
    assert side(state, "germany")["discard"] == [SPARE]
    assert side(state, "germany")["hand"] == ["rifleman-a"]


@pytest.mark.rule("NOR-22.1")
def test_the_german_player_conceals_against_the_us() -> None:
    own = {"counters": {"scouts-a": "5B"}, "hand": ["scout-a", SPARE]}
    state = drill(us={"supply": {SPARE: 1}}, germany=own, turn="germany")
    act(state, "SA conceal")
    assert (fog(state, "supply", "us"), fog(state, "discard", "us")) == (0, 1)


@pytest.mark.rule("NOR-22.2", "NOR-A.3", "NOR-15.8", "NOR-A.34")
def test_conceal_without_fog_in_the_enemy_supply_is_legal_and_void() -> None:
    state = conceal({"supply": {"rifleman-a": 2}, "discard": [SPARE], "hand": [SPARE]})
    before = side(state, "germany")
    events = act(state, "SA conceal")
    assert side(state, "germany") == before
    assert side(state, "us")["play"] == ["scout-a"]
    assert "no-fog-left" in keys(events)


@pytest.mark.rule("NOR-22.2", "NOR-A.3")
def test_strict_conceal_without_fog_in_the_enemy_supply_is_refused() -> None:
    state = conceal({"supply": {"rifleman-a": 2}}, options={"conceal_strict": True})
    assert "SA conceal" not in legal(state)
    assert rule_against(state, "SA conceal") == "NOR-22.2"


@pytest.mark.rule("NOR-A.3")
def test_strict_conceal_takes_the_last_fog_like_any_other() -> None:
    state = conceal({"supply": {SPARE: 1}}, options={"conceal_strict": True})
    act(state, "SA conceal")
    assert fog(state, "discard", "germany") == 1


@pytest.mark.rule("NOR-A.3")
def test_a_void_conceal_still_brings_the_counter_in() -> None:
    state = conceal({}, hand=["scout-c", SPARE])
    act(state, "SC@17B conceal")
    assert tile_of(state, "scouts-c") == "17B"


@pytest.mark.rule("NOR-22.3")
def test_each_conceal_moves_exactly_one_fog() -> None:
    state = conceal({"supply": {SPARE: 5}}, hand=["scout-a", "scout-a", SPARE])
    act(state, "SA conceal")
    assert (fog(state, "supply", "germany"), fog(state, "discard", "germany")) == (4, 1)
    act(state, "SA conceal")
    assert (fog(state, "supply", "germany"), fog(state, "discard", "germany")) == (3, 2)


@pytest.mark.rule("NOR-22.4")
def test_the_concealing_sides_fog_is_untouched() -> None:
    state = conceal({"supply": {SPARE: 1}}, supply={SPARE: 4})
    act(state, "SA conceal")
    assert (fog(state, "supply"), fog(state, "discard"), fog(state, "hand")) == (4, 0, 1)


@pytest.mark.rule("NOR-22.4")
def test_fog_in_the_concealing_sides_supply_or_in_a_box_does_not_stand_in_for_the_enemy() -> None:
    state = conceal({}, supply={SPARE: 4})
    assert fog(state, "box", "germany") == 10
    act(state, "SA conceal")
    assert fog(state, "discard", "germany") == 0
    assert fog(state, "box", "germany") == 10
    assert (fog(state, "supply"), fog(state, "box")) == (4, 5)


@pytest.mark.rule("NOR-22.5")
@pytest.mark.parametrize("enemy", [{}, {"scouts-a": "17B"}, {"scouts-a": "11B"}])
def test_conceal_asks_for_no_range_and_no_enemy(enemy: dict[str, str]) -> None:
    state = conceal({"counters": enemy, "supply": {SPARE: 1}}, counters={"scouts-a": "6A"})
    act(state, "SA conceal")
    assert fog(state, "discard", "germany") == 1


@pytest.mark.rule("NOR-22.5")
def test_conceal_has_no_argument() -> None:
    state = conceal({"counters": {"scouts-a": "5B"}, "supply": {SPARE: 1}})
    assert rule_against(state, "SA conceal gSA") == "NOR-10.7"
