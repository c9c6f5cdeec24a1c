"""Air Power (M44-34.1 to M44-34.7)."""

from typing import Any

import pytest

import sandtable
from sandtable.games.memoir44.state import MemoirState
from tests.games.memoir44.reports import (
    decision,
    figures,
    hex_of,
    keys,
    medals,
    ordered,
    rolls,
    targets,
    turn_of,
)
from tests.memoir import act, legal, rule_against, table

#: Six Axis units in a chain along row 3, one far away; the Allies stand at their own edge.
CHAIN = {f"r3c{column}": "i" for column in range(3, 9)} | {"r0c12": "i", "r8c0": "I"}
FAR = "axis-1"
ROW = [f"axis-{number}" for number in range(2, 8)]
MISS = {"allies": ["ARM", "ARM"], "axis": ["ARM"]}


def bombing(units: dict[str, str], side: str = "allies", **rest: Any) -> MemoirState:
    state = table(units, hand=["air-power"], side=side, **rest)
    act(state, "play air-power")
    return state


def choose(state: sandtable.State, *names: str) -> None:
    for name in names:
        act(state, f"target {name}")


@pytest.mark.rule("M44-34.1")
def test_a_group_of_four_adjacent_units_is_attacked() -> None:
    state = bombing(CHAIN)
    choose(state, *ROW[:3])
    events = act(state, f"target {ROW[3]}", MISS["allies"] * 4)
    assert targets(events) == ROW[:4]
    assert turn_of(state) == "axis"


@pytest.mark.rule("M44-34.1")
@pytest.mark.parametrize("size", [1, 2, 3])
def test_a_smaller_group_will_do(size: int) -> None:
    # A53: one to four units.
    state = bombing(CHAIN)
    choose(state, *ROW[:size])
    events = act(state, "strike", MISS["allies"] * size)
    assert targets(events) == ROW[:size]


@pytest.mark.rule("M44-34.1")
def test_a_strike_on_nobody_is_refused() -> None:
    state = bombing(CHAIN)
    assert "strike" not in legal(state)
    assert rule_against(state, "strike") == "M44-34.1"


@pytest.mark.rule("M44-34.1")
def test_a_unit_that_cannot_be_joined_to_the_group_is_refused() -> None:
    state = bombing(CHAIN)
    choose(state, ROW[0])
    assert rule_against(state, f"target {FAR}") == "M44-34.1"
    assert rule_against(state, f"target {ROW[4]}") == "M44-34.1"
    assert rule_against(state, f"target {ROW[0]}") == "M44-34.1"
    assert f"target {ROW[3]}" in legal(state)


@pytest.mark.rule("M44-34.1")
def test_an_own_unit_is_no_target() -> None:
    state = bombing(CHAIN)
    assert rule_against(state, "target allies-1") == "M44-34.1"


@pytest.mark.rule("M44-34.1")
def test_units_may_be_named_in_any_order_if_the_group_hangs_together_in_the_end() -> None:
    state = bombing(CHAIN)
    choose(state, ROW[0], ROW[2])
    assert rule_against(state, "strike") == "M44-34.1"
    choose(state, ROW[1])
    events = act(state, "strike", MISS["allies"] * 3)
    assert targets(events) == [ROW[0], ROW[2], ROW[1]]


@pytest.mark.rule("M44-34.1")
def test_a_group_that_still_needs_a_link_does_not_take_a_unit_too_far_on() -> None:
    state = bombing(CHAIN)
    choose(state, ROW[0], ROW[3])
    assert legal(state) == [f"target {ROW[1]}", f"target {ROW[2]}"]


@pytest.mark.rule("M44-34.1")
def test_a_group_may_run_round_a_corner() -> None:
    bent = {"r2c6": "i", "r3c5": "a", "r4c5": "g", "r8c0": "I"}
    state = bombing(bent)
    choose(state, "axis-1", "axis-2", "axis-3")
    assert legal(state) == ["strike"]


@pytest.mark.rule("M44-34.2")
def test_the_chosen_units_are_attacked_one_after_another_with_retreats_between() -> None:
    state = bombing({"r3c5": "i", "r3c6": "i", "r8c0": "I"})
    choose(state, "axis-2", "axis-1")
    events = act(state, "strike", ["FLAG", "ARM"])
    # The retreat of the first target is chosen by its owner before the second one is attacked.
    assert targets(events) == ["axis-2"]
    assert state.actors() == ("axis",)
    events = act(state, "retreat axis-2 r2c6", ["INF", "INF"])
    assert targets(events) == ["axis-1"]
    assert figures(state, "axis-1") == 2


@pytest.mark.rule("M44-34.2")
def test_a_group_torn_apart_by_a_retreat_is_attacked_to_the_end() -> None:
    # A53: each is attacked where it stands then; earlier retreats do not free it.
    state = bombing({"r3c4": "i", "r3c5": "i", "r3c6": "i", "r8c0": "I"})
    choose(state, "axis-2", "axis-1", "axis-3")
    act(state, "strike", ["FLAG", "FLAG"])
    events = act(state, "retreat axis-2 r1c5", ["GRE", "ARM", "GRE", "ARM"])
    assert targets(events) == ["axis-1", "axis-3"]
    assert [figures(state, unit) for unit in ("axis-1", "axis-2", "axis-3")] == [3, 4, 3]


@pytest.mark.rule("M44-34.2")
def test_a_later_target_that_blocks_the_way_back_costs_the_earlier_one_figures() -> None:
    # A53: if a target's retreat is blocked by another, losses apply.
    state = bombing({"r0c0": "i", "r0c1": "i", "r1c0": "i", "r8c0": "I"})
    choose(state, "axis-3", "axis-1", "axis-2")
    act(state, "strike", ["FLAG", "ARM", "ARM", "ARM", "ARM", "ARM"])
    assert hex_of(state, "axis-3") == "r1c0"
    assert figures(state, "axis-3") == 3


@pytest.mark.rule("M44-34.2")
def test_the_strike_stops_at_the_winning_medal() -> None:
    # A91: the battle ends at once.
    state = bombing(
        {"r3c4": "g", "r3c5": "g", "r0c0": "i", "r8c0": "I"}, medals={"allies": 1, "axis": 4}
    )
    choose(state, "axis-2", "axis-3")
    events = act(state, "strike", ["GRE", "STAR"])
    assert targets(events) == ["axis-2"]
    assert state.outcome is not None
    assert state.outcome.winner == "allies"


@pytest.mark.rule("M44-34.3")
@pytest.mark.parametrize(("side", "dice"), [("allies", 2), ("axis", 1)])
def test_the_allies_roll_two_dice_a_target_and_the_axis_one(side: str, dice: int) -> None:
    # A54: by the side that plays the card.
    units = {"r4c5": "I", "r4c6": "I", "r8c0": "I"} | {"r2c5": "i", "r2c6": "i"}
    state = bombing(units, side)
    enemies = ["axis-1", "axis-2"] if side == "allies" else ["allies-1", "allies-2"]
    choose(state, *enemies)
    events = act(state, "strike", MISS[side] * 2)
    assert [len(roll) for roll in rolls(events)] == [dice, dice]


@pytest.mark.rule("M44-34.3")
def test_the_number_of_figures_does_not_matter() -> None:
    state = bombing({"r3c5": "i", "r8c0": "I"}, figures={"r3c5": 1})
    choose(state, "axis-1")
    events = act(state, "strike", MISS["allies"])
    assert [len(roll) for roll in rolls(events)] == [2]


@pytest.mark.rule("M44-34.4")
@pytest.mark.parametrize("terrain", ["F", "G", "V", "H"])
@pytest.mark.parametrize("obstacle", [".", "b", "s", "h"])
def test_no_terrain_and_no_obstacle_takes_a_die(terrain: str, obstacle: str) -> None:
    state = bombing(
        {"r3c5": "i", "r8c0": "I"}, ground={"r3c5": terrain}, obstacles={"r3c5": obstacle}
    )
    choose(state, "axis-1")
    events = act(state, "strike", ["INF", "INF"])
    assert rolls(events) == [["infantry", "infantry"]]
    assert figures(state, "axis-1") == 2


HITS = {"i": ("INF", "GRE", "STAR"), "a": ("ARM", "GRE", "STAR"), "g": ("GRE", "STAR")}


@pytest.mark.rule("M44-34.5")
@pytest.mark.parametrize("face", ["INF", "ARM", "GRE", "STAR"])
@pytest.mark.parametrize("arm", HITS)
def test_own_symbol_grenade_and_star_hit(arm: str, face: str) -> None:
    state = bombing({"r3c5": arm, "r0c0": "i", "r8c0": "I"})
    full = figures(state, "axis-2")
    miss = "ARM" if arm == "i" else "INF"
    choose(state, "axis-2")
    act(state, "strike", [face, miss])
    assert figures(state, "axis-2") == full - (face in HITS[arm])


@pytest.mark.rule("M44-34.5")
def test_a_star_of_the_axis_hits_artillery() -> None:
    state = bombing({"r5c5": "G", "r8c0": "I", "r0c0": "i"}, "axis")
    choose(state, "allies-1")
    act(state, "strike", ["STAR"])
    assert figures(state, "allies-1") == 1


@pytest.mark.rule("M44-34.6")
def test_each_flag_is_a_retreat_of_one_hex() -> None:
    state = bombing({"r4c5": "i", "r8c0": "I"})
    choose(state, "axis-1")
    act(state, "strike", ["FLAG", "FLAG"])
    assert legal(state) == [f"retreat axis-1 {hex}" for hex in ("r2c4", "r2c5", "r2c6")]


@pytest.mark.rule("M44-34.6")
@pytest.mark.parametrize("obstacle", ["b", "s", "h"])
def test_no_obstacle_lets_a_flag_be_ignored(obstacle: str) -> None:
    state = bombing({"r4c5": "i", "r8c0": "I"}, obstacles={"r4c5": obstacle})
    choose(state, "axis-1")
    act(state, "strike", ["FLAG", "STAR"])
    assert legal(state) == ["retreat axis-1 r3c4", "retreat axis-1 r3c5"]
    assert rule_against(state, "hold axis-1") == "M44-16.11"


@pytest.mark.rule("M44-34.6")
def test_artillery_in_a_bunker_loses_a_figure_for_each_flag() -> None:
    # A84: the first flag cannot be ignored here.
    state = bombing({"r4c5": "g", "r0c0": "i", "r8c0": "I"}, obstacles={"r4c5": "b"})
    choose(state, "axis-2")
    act(state, "strike", ["FLAG", "ARM"])
    assert hex_of(state, "axis-2") == "r4c5"
    assert figures(state, "axis-2") == 1


@pytest.mark.rule("M44-34.7")
def test_no_own_unit_is_ordered_and_nobody_takes_the_ground() -> None:
    state = bombing({"r4c6": "a", "r0c0": "i", "r5c6": "I", "r8c0": "I"})
    choose(state, "axis-2")
    assert ordered(state) == []
    events = act(state, "strike", ["ARM", "ARM"])
    assert figures(state, "axis-2") == 1
    assert not {"ordered", "took-ground", "moved", "attacked"} & set(keys(events))
    assert turn_of(state) == "axis"


@pytest.mark.rule("M44-34.7")
def test_an_emptied_hex_next_to_an_own_unit_is_not_taken() -> None:
    state = bombing({"r4c6": "g", "r0c0": "i", "r5c6": "I"})
    choose(state, "axis-2")
    act(state, "strike", ["GRE", "STAR"])
    assert medals(state) == 1
    assert hex_of(state, "allies-1") == "r5c6"
    assert turn_of(state) == "axis"


@pytest.mark.rule("M44-34.7")
def test_range_and_line_of_sight_do_not_matter() -> None:
    wall = {f"r6c{column}": "F" for column in range(13)}
    state = bombing({"r0c12": "i", "r8c0": "I"}, ground=wall)
    assert legal(state) == ["target axis-1"]


@pytest.mark.rule("M44-34.7")
def test_nobody_is_asked_for_an_ambush() -> None:
    # A55 h: no Ambush against Air Power, even next to the enemy.
    state = bombing({"r4c6": "i", "r5c6": "I"}, enemy_hand=["ambush"])
    choose(state, "axis-1")
    events = act(state, "strike", MISS["allies"])
    assert len(rolls(events)) == 1
    assert decision(state) == "choose-card"
