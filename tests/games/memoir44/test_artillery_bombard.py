"""Artillery Bombard (M44-34.18 to M44-34.20)."""

from typing import Any

import pytest

from sandtable.games.memoir44.state import MemoirState
from tests.games.memoir44.reports import (
    decision,
    destinations,
    figures,
    hex_of,
    ordered,
    played,
    rolls,
    targets,
    turn_of,
)
from tests.memoir import act, legal, rule_against

CARD = "artillery-bombard"
#: One gun with two targets within reach.
GUN = {"r7c6": "G", "r4c6": "i", "r3c6": "a", "r0c0": "i"}
FIRST, SECOND = "axis-3", "axis-2"


def bombard(units: dict[str, str], **rest: Any) -> MemoirState:
    return played(CARD, units, **rest)


@pytest.mark.rule("M44-34.18")
def test_all_own_artillery_and_nobody_else_is_ordered() -> None:
    guns = {f"r8c{column}": "G" for column in (0, 6, 12)}
    state = bombard(guns | {"r7c0": "I", "r7c1": "A", "r0c0": "g"})
    assert ordered(state) == [f"allies-{number}" for number in range(3, 6)]


@pytest.mark.rule("M44-34.19")
def test_a_gun_may_move_up_to_three_hexes() -> None:
    state = bombard(GUN)
    reached = destinations(legal(state), "allies-1")
    assert {"r6c6", "r5c6", "r5c7", "r7c3", "r7c9"} <= reached
    assert not {"r7c2", "r7c10", "r3c7"} & reached
    assert "r4c5" in reached


@pytest.mark.rule("M44-34.19")
@pytest.mark.parametrize("hex", ["r7c5", "r7c8", "r7c9"])
def test_a_gun_that_moved_does_not_shoot(hex: str) -> None:
    state = bombard(GUN)
    act(state, f"move allies-1 {hex}")
    assert turn_of(state) == "axis"


@pytest.mark.rule("M44-34.19")
def test_a_gun_that_moved_is_refused_its_shot_while_another_gun_fights() -> None:
    state = bombard({**GUN, "r7c8": "G"})
    act(state, "move allies-1 r7c5")
    act(state, "end-moves")
    assert rule_against(state, f"battle allies-1 {FIRST}") == "M44-10.5"
    assert f"battle allies-2 {FIRST}" in legal(state)


@pytest.mark.rule("M44-34.19")
def test_a_gun_may_shoot_at_two_different_units() -> None:
    state = bombard(GUN)
    act(state, "end-moves")
    events = act(state, f"battle allies-1 {FIRST}", ["GRE", "STAR"])
    assert targets(events) == [FIRST]
    assert legal(state) == [f"battle allies-1 {SECOND}", f"battle allies-1 {FIRST}", "pass"]
    events = act(state, f"battle allies-1 {SECOND}", ["GRE", "STAR"])
    assert targets(events) == [SECOND]
    assert (figures(state, FIRST), figures(state, SECOND)) == (3, 2)
    assert turn_of(state) == "axis"


@pytest.mark.rule("M44-34.19")
def test_a_gun_may_shoot_twice_at_the_same_unit() -> None:
    state = bombard(GUN)
    act(state, "end-moves")
    act(state, f"battle allies-1 {FIRST}", ["INF", "STAR"])
    act(state, f"battle allies-1 {FIRST}", ["INF", "STAR"])
    assert figures(state, FIRST) == 2


@pytest.mark.rule("M44-34.19")
def test_there_is_no_third_shot_and_none_after_passing() -> None:
    # A57: the two attacks are made one right after the other.
    state = bombard({**GUN, "r7c8": "G"})
    act(state, "end-moves")
    act(state, f"battle allies-1 {FIRST}", ["STAR"] * 2)
    assert rule_against(state, f"battle allies-2 {FIRST}") == "M44-18.1"
    act(state, "pass")
    assert rule_against(state, f"battle allies-1 {FIRST}") == "M44-11.3"
    act(state, f"battle allies-2 {FIRST}", ["STAR"] * 2)
    act(state, f"battle allies-2 {FIRST}", ["STAR"] * 2)
    assert turn_of(state) == "axis"


@pytest.mark.rule("M44-34.19")
def test_each_shot_obeys_the_rule_of_adjacency() -> None:
    # A57, A24
    state = bombard({"r7c6": "G", "r6c6": "i", "r3c6": "a", "r0c0": "i"})
    act(state, "end-moves")
    assert rule_against(state, "battle allies-1 axis-2") == "M44-11.7"
    act(state, "battle allies-1 axis-3", ["STAR"] * 3)
    assert legal(state) == ["battle allies-1 axis-3", "pass"]


@pytest.mark.rule("M44-34.19")
def test_when_the_adjacent_enemy_is_gone_the_second_shot_may_be_fire() -> None:
    state = bombard({"r7c6": "G", "r6c6": "g", "r3c6": "a", "r0c0": "i"})
    act(state, "end-moves")
    act(state, "battle allies-1 axis-3", ["GRE", "GRE", "STAR"])
    assert legal(state) == ["battle allies-1 axis-2", "pass"]


@pytest.mark.rule("M44-34.19")
def test_movement_limits_of_terrain_apply_to_the_three_hexes() -> None:
    wood = {f"r6c{column}": "F" for column in range(13)}
    state = bombard(GUN, ground=wood)
    reached = destinations(legal(state), "allies-1")
    assert "r6c6" in reached
    assert not [hex for hex in reached if hex.startswith("r5")]


@pytest.mark.rule("M44-34.19")
def test_a_gun_in_a_bunker_can_only_shoot() -> None:
    # A57
    state = bombard(GUN, obstacles={"r7c6": "b"}, bunkers_protect="allies")
    assert decision(state) == "battles"
    act(state, f"battle allies-1 {FIRST}", ["STAR"] * 2)
    assert decision(state) == "again"


@pytest.mark.rule("M44-34.19")
def test_a_gun_driven_off_by_an_ambush_loses_its_second_attack() -> None:
    # A57
    units = {"r5c6": "G", "r4c6": "i", "r0c0": "i"}
    state = bombard(units, enemy_hand=["ambush"], state={"discard": []})
    act(state, "end-moves")
    act(state, "battle allies-1 axis-2")
    act(state, "ambush", ["FLAG", "STAR", "STAR"])
    act(state, "retreat allies-1 r6c6")
    assert hex_of(state, "allies-1") == "r6c6"
    assert turn_of(state) == "axis"


@pytest.mark.rule("M44-34.19")
def test_the_card_gives_no_extra_die() -> None:
    state = bombard(GUN)
    act(state, "end-moves")
    events = act(state, f"battle allies-1 {FIRST}", ["STAR"] * 2)
    assert [len(roll) for roll in rolls(events)] == [2]


@pytest.mark.rule("M44-34.20")
@pytest.mark.parametrize("arm", ["I", "A"])
def test_without_artillery_one_unit_of_any_kind_acts_as_usual(arm: str) -> None:
    # A56: no second attack, no third hex for infantry.
    state = bombard({"r5c6": arm, "r4c6": "i", "r0c0": "i", "r8c0": "I"})
    assert legal(state) == ["order allies-1", "order allies-2", "done"]
    act(state, "order allies-1")
    assert ("r8c6" in destinations(legal(state), "allies-1")) == (arm == "A")
    act(state, "end-moves")
    act(state, "battle allies-1 axis-2", ["STAR"] * 3)
    assert turn_of(state) == "axis"


@pytest.mark.rule("M44-34.20")
def test_a_single_gun_rules_the_substitute_out() -> None:
    state = bombard({"r8c12": "G", "r5c6": "I", "r4c6": "i"})
    assert ordered(state) == ["allies-2"]
