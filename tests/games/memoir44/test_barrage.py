"""Barrage (M44-34.21 to M44-34.24)."""

from typing import Any

import pytest

from sandtable.games.memoir44.state import MemoirState
from tests.games.memoir44.reports import (
    decision,
    figures,
    hex_of,
    medals,
    ordered,
    rolls,
    targets,
    turn_of,
)
from tests.memoir import act, legal, rule_against, table


def barrage(units: dict[str, str], **rest: Any) -> MemoirState:
    state = table(units, hand=["barrage"], **rest)
    act(state, "play barrage")
    return state


@pytest.mark.rule("M44-34.21")
def test_any_one_enemy_unit_may_be_the_target() -> None:
    # A58: range and line of sight do not matter.
    wall = {f"r6c{column}": "F" for column in range(13)}
    state = barrage({"r0c12": "i", "r1c0": "a", "r5c6": "g", "r8c0": "I"}, ground=wall)
    assert legal(state) == ["target axis-1", "target axis-2", "target axis-3"]
    events = act(state, "target axis-1", ["STAR"] * 4)
    assert targets(events) == ["axis-1"]
    assert turn_of(state) == "axis"


@pytest.mark.rule("M44-34.21")
@pytest.mark.parametrize("target", ["allies-1", "axis-9"])
def test_an_own_unit_or_none_is_no_target(target: str) -> None:
    state = barrage({"r0c12": "i", "r8c0": "I"})
    assert rule_against(state, f"target {target}") == "M44-34.21"


@pytest.mark.rule("M44-34.21")
def test_no_own_unit_gets_an_order_and_no_ambush_can_answer() -> None:
    # A55 h
    state = barrage({"r4c6": "i", "r5c6": "I"}, enemy_hand=["ambush"])
    assert ordered(state) == []
    act(state, "target axis-1", ["STAR"] * 4)
    assert decision(state) == "choose-card"


@pytest.mark.rule("M44-34.22")
def test_a_target_in_a_bunker_on_a_hill_is_hit_by_four_dice() -> None:
    state = barrage(
        {"r3c5": "i", "r0c0": "i", "r8c0": "I"}, ground={"r3c5": "H"}, obstacles={"r3c5": "b"}
    )
    events = act(state, "target axis-2", ["INF", "INF", "INF", "STAR"])
    assert [len(roll) for roll in rolls(events)] == [4]
    assert figures(state, "axis-2") == 1


@pytest.mark.rule("M44-34.22")
@pytest.mark.parametrize("side", ["allies", "axis"])
def test_both_sides_roll_four_dice(side: str) -> None:
    state = table({"r0c6": "i", "r8c6": "I"}, hand=["barrage"], side=side)
    act(state, "play barrage")
    target = "axis-1" if side == "allies" else "allies-1"
    events = act(state, f"target {target}", ["STAR"] * 4)
    assert [len(roll) for roll in rolls(events)] == [4]


HITS = {"i": ("INF", "GRE"), "a": ("ARM", "GRE"), "g": ("GRE",)}


@pytest.mark.rule("M44-34.23")
@pytest.mark.parametrize("face", ["INF", "ARM", "GRE", "STAR"])
@pytest.mark.parametrize("arm", HITS)
def test_own_symbol_and_grenade_hit_and_a_star_misses(arm: str, face: str) -> None:
    state = barrage({"r3c5": arm, "r0c0": "i", "r8c0": "I"})
    full = figures(state, "axis-2")
    act(state, "target axis-2", [face, "STAR", "STAR", "STAR"])
    assert figures(state, "axis-2") == full - (face in HITS[arm])


@pytest.mark.rule("M44-34.23")
def test_a_destroyed_unit_is_a_medal() -> None:
    state = barrage({"r3c5": "i", "r0c0": "i", "r8c0": "I"})
    act(state, "target axis-2", ["INF", "GRE", "INF", "INF"])
    assert figures(state, "axis-2") == 0
    assert medals(state) == 1


@pytest.mark.rule("M44-34.24")
def test_each_flag_is_a_retreat_of_one_hex_after_the_hits() -> None:
    state = barrage({"r4c5": "i", "r8c0": "I"})
    act(state, "target axis-1", ["FLAG", "GRE", "FLAG", "STAR"])
    assert figures(state, "axis-1") == 3
    assert state.actors() == ("axis",)
    assert legal(state) == [f"retreat axis-1 {hex}" for hex in ("r2c4", "r2c5", "r2c6")]


@pytest.mark.rule("M44-34.24")
@pytest.mark.parametrize("obstacle", ["b", "s", "h"])
def test_no_obstacle_lets_a_flag_be_ignored(obstacle: str) -> None:
    state = barrage({"r4c5": "i", "r8c0": "I"}, obstacles={"r4c5": obstacle})
    act(state, "target axis-1", ["FLAG", "STAR", "STAR", "STAR"])
    assert legal(state) == ["retreat axis-1 r3c4", "retreat axis-1 r3c5"]
    assert rule_against(state, "hold axis-1") == "M44-16.11"


@pytest.mark.rule("M44-34.24")
def test_flags_at_the_edge_of_the_board_cost_figures() -> None:
    state = barrage({"r1c5": "i", "r8c0": "I"})
    act(state, "target axis-1", ["FLAG", "FLAG", "FLAG", "STAR"])
    act(state, "retreat axis-1 r0c5")
    assert hex_of(state, "axis-1") == "r0c5"
    assert figures(state, "axis-1") == 2
