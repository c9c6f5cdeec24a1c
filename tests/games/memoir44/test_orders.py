"""Giving orders (M44-8)."""

from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.memoir44.drill import (
    against_battle,
    against_move,
    drill,
    fight,
    go,
    hexes,
    listed,
    ordered,
    strike,
    targets,
    unit,
)
from tests.memoir import act, legal, rule_against, table

ENEMY = {"r0c6": "i"}
CENTER = {"r8c4": "I", "r8c5": "I", "r8c6": "I", "r8c7": "I"}


@pytest.mark.rule("M44-8.1")
def test_the_card_limits_where_units_may_be_ordered() -> None:
    state = table({"r8c0": "I", "r8c12": "I", **CENTER, **ENEMY}, ["attack-center"])
    act(state, "play attack-center")
    assert set(legal(state)) == {*(f"order {unit(state, hex)}" for hex in CENTER), "done"}
    assert rule_against(state, f"order {unit(state, 'r8c0')}") == "M44-8.1"


@pytest.mark.rule("M44-8.1", "M44-8.9")
def test_the_card_limits_how_many_units_may_be_ordered() -> None:
    state = table({**CENTER, "r4c6": "A", **ENEMY}, ["probe-center"])
    act(state, "play probe-center")
    act(state, f"order {unit(state, 'r8c4')}")
    act(state, f"order {unit(state, 'r4c6')}")
    assert ordered(state) == {"r8c4", "r4c6"}
    assert not [text for text in legal(state) if text.startswith("order")]


@pytest.mark.rule("M44-8.1")
def test_an_enemy_unit_may_not_be_ordered() -> None:
    state = table({**CENTER, **ENEMY}, ["attack-center"])
    act(state, "play attack-center")
    assert rule_against(state, "order axis-1") == "M44-8.2"


@pytest.mark.rule("M44-8.2")
def test_a_unit_without_an_order_may_neither_move_nor_attack() -> None:
    state = drill({"r4c4": "I", "r4c5": "i"}, card="probe-right")
    assert against_move(state, "r4c4", "r5c4") == "M44-8.2"
    fight(state)
    assert targets(state, "r4c4") == set()
    assert against_battle(state, "r4c4", "r4c5") == "M44-8.2"


@pytest.mark.rule("M44-8.2")
def test_infantry_without_an_order_may_not_remove_wire() -> None:
    state = drill({"r4c4": "I"}, obstacles={"r4c4": "w"}, card="probe-right")
    fight(state)
    assert rule_against(state, f"remove-wire {unit(state, 'r4c4')}") == "M44-8.2"


@pytest.mark.rule("M44-8.3")
def test_no_unit_receives_two_orders() -> None:
    state = table({**CENTER, **ENEMY}, ["attack-center"])
    act(state, "play attack-center")
    act(state, "order allies-1")
    assert "order allies-1" not in legal(state)
    assert rule_against(state, "order allies-1") == "M44-8.3"


@pytest.mark.rule("M44-8.3")
def test_a_unit_on_a_line_uses_up_the_order_of_one_section_only() -> None:
    units = {"r5c3": "I", "r8c0": "I", "r8c12": "I", **ENEMY}
    state = table(units, ["recon-in-force"])
    act(state, "play recon-in-force")
    assert ordered(state) == {"r5c3", "r8c0", "r8c12"}  # as the one of the centre


@pytest.mark.rule("M44-8.3", "M44-8.6")
def test_a_unit_on_a_line_stands_for_one_of_its_two_sections_at_a_time() -> None:
    state = table({"r5c3": "I", "r8c0": "I", "r8c6": "I", **ENEMY}, ["recon-in-force"])
    act(state, "play recon-in-force")
    act(state, f"order {unit(state, 'r5c3')}")
    assert f"order {unit(state, 'r8c0')}" in legal(state)
    assert f"order {unit(state, 'r8c6')}" in legal(state)
    act(state, f"order {unit(state, 'r8c6')}")
    assert ordered(state) == {"r5c3", "r8c6"}
    assert f"order {unit(state, 'r8c0')}" not in legal(state)


@pytest.mark.rule("M44-8.4")
def test_orders_beyond_the_eligible_units_are_lost() -> None:
    units = {"r8c0": "I", "r8c1": "I", "r8c6": "I", "r0c6": "i"}
    cards = ["attack-left", "recon-left"]
    state = table(units, cards, enemy_hand=["assault-left"])
    act(state, "play attack-left")
    assert ordered(state) == {"r8c0", "r8c1"}
    act(state, "end-moves")
    act(state, "play assault-left")  # the enemy has nobody there
    act(state, "play recon-left")
    act(state, f"order {unit(state, 'r8c0')}")
    assert ordered(state) == {"r8c0"}  # one order, no bonus


@pytest.mark.rule("M44-8.4")
def test_a_lost_order_does_not_go_to_another_section() -> None:
    state = table({"r8c0": "I", "r8c1": "I", "r8c6": "I", **ENEMY}, ["pincer-move"])
    act(state, "play pincer-move")
    assert ordered(state) == {"r8c0", "r8c1"}


@pytest.mark.rule("M44-8.6")
def test_general_advance_orders_four_of_two_flank_and_three_line_units() -> None:
    units = {"r8c0": "I", "r8c1": "I", "r3c3": "I", "r5c3": "I", "r7c3": "I"}
    state = table({**units, **ENEMY}, ["general-advance"])  # A14
    act(state, "play general-advance")
    for hex in ("r3c3", "r5c3", "r7c3", "r8c0"):
        act(state, f"order {unit(state, hex)}")
    assert ordered(state) == {"r3c3", "r5c3", "r7c3", "r8c0"}
    assert not [text for text in legal(state) if text.startswith("order")]


@pytest.mark.rule("M44-8.6")
def test_an_order_that_would_break_a_quota_is_refused() -> None:
    units = {"r8c0": "I", "r8c1": "I", "r8c2": "I", "r8c6": "I", **ENEMY}
    state = table(units, ["general-advance"])
    act(state, "play general-advance")
    act(state, "order allies-1")
    act(state, "order allies-2")
    assert rule_against(state, "order allies-3") == "M44-8.9"
    assert legal(state) == ["order allies-4", "done"]


SPOTS = ("r8c0", "r8c1", "r8c2", "r1c3", "r5c3", "r7c3", "r8c5", "r8c6", "r1c8", "r7c8", "r8c12")
SECTIONS = {"r8c0": "L", "r8c1": "L", "r8c2": "L", "r8c5": "C", "r8c6": "C", "r8c12": "R"}
QUOTAS = {
    "recon-in-force": {"L": 1, "C": 1, "R": 1},
    "general-advance": {"L": 2, "C": 2, "R": 2},
    "pincer-move": {"L": 2, "R": 2},
}


def sections_of(hex: str) -> str:
    return SECTIONS.get(hex, "LC" if hex.endswith("c3") else "CR")


def can_be_assigned(hexes: set[str], quota: dict[str, int]) -> bool:
    """Every way to give each unit one of its sections, one after another."""
    ways = product(*[sections_of(hex) for hex in hexes])
    return any(all(way.count(name) <= quota.get(name, 0) for name in "LCR") for way in ways)


@pytest.mark.rule("M44-8.6")
@settings(max_examples=60, deadline=None)
@given(
    spots=st.sets(st.sampled_from(SPOTS), min_size=1, max_size=8),
    card=st.sampled_from(sorted(QUOTAS)),
    data=st.data(),
)
def test_units_may_be_ordered_exactly_while_each_can_be_assigned_a_section(
    spots: set[str], card: str, data: Any
) -> None:
    state = table({**dict.fromkeys(spots, "I"), **ENEMY}, [card])
    quota = QUOTAS[card]
    suited = {hex for hex in spots if can_be_assigned({hex}, quota)}
    act(state, f"play {card}")
    if can_be_assigned(suited, quota):
        assert ordered(state) == suited
        return
    taken: set[str] = set()
    while [text for text in legal(state) if text.startswith("order")]:
        open_to = {hex for hex in spots if f"order {unit(state, hex)}" in legal(state)}
        more = suited - taken
        assert open_to == {hex for hex in more if can_be_assigned(taken | {hex}, quota)}
        chosen = data.draw(st.sampled_from(sorted(open_to)))
        act(state, f"order {unit(state, chosen)}")
        taken.add(chosen)
    assert taken <= ordered(state)
    left = suited - ordered(state)
    assert not [hex for hex in left if can_be_assigned(ordered(state) | {hex}, quota)]


@pytest.mark.rule("M44-8.7")
def test_a_unit_that_moves_out_of_its_section_still_battles() -> None:
    state = table({"r4c4": "A", "r4c1": "i", "r0c6": "i"}, ["probe-center"])
    act(state, "play probe-center")
    go(state, "r4c4", "r4c2")
    strike(state, "r4c2", "r4c1", ["INF", "STAR", "STAR"])
    assert not state.outcome


@pytest.mark.rule("M44-8.7")
def test_a_unit_that_could_move_into_the_section_is_not_ordered() -> None:
    state = table({"r4c4": "A", "r8c0": "I", "r0c6": "i"}, ["probe-left"])
    act(state, "play probe-left")
    assert ordered(state) == {"r8c0"}


@pytest.mark.rule("M44-8.8")
def test_an_ordered_unit_need_neither_move_nor_attack() -> None:
    state = table({"r4c4": "I", "r4c5": "i"}, ["assault-center"])  # A11, A13
    act(state, "play assault-center")
    assert ordered(state) == {"r4c4"}
    act(state, "end-moves")
    assert targets(state, "r4c4") == {"r4c5"}
    act(state, "end-battles")
    assert hexes(state, "allies") == {"r4c4"}
    assert state.actors() == ("axis",)


@pytest.mark.rule("M44-8.9")
def test_a_card_may_be_played_with_no_orders_at_all() -> None:
    state = table({**CENTER, **ENEMY}, ["attack-center"])  # A11
    act(state, "play attack-center")
    act(state, "done")
    assert state.actors() == ("axis",)
    assert listed(state, "discard") == ["attack-center"]
    assert state.view("allies")["hands"] == {"allies": ["probe-left"]}


@pytest.mark.rule("M44-8.9")
def test_fewer_units_may_be_ordered_than_the_card_allows() -> None:
    state = table({**CENTER, **ENEMY}, ["attack-center"])
    act(state, "play attack-center")
    act(state, "order allies-2")
    act(state, "done")
    assert ordered(state) == {"r8c5"}
    assert {text.split()[1] for text in legal(state) if text.startswith("move")} == {"allies-2"}


@pytest.mark.rule("M44-8.9")
def test_a_card_with_nobody_to_order_goes_straight_to_the_draw() -> None:
    state = table({"r8c12": "I", **ENEMY}, ["assault-left"], enemy_hand=["recon-left"])  # A12
    act(state, "play assault-left")
    assert state.actors() == ("axis",)
    assert listed(state, "discard") == ["assault-left"]
