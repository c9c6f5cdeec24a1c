"""Behind Enemy Lines (M44-34.25 to M44-34.31)."""

from typing import Any

import pytest

from sandtable.games.memoir44.state import MemoirState
from tests.games.memoir44.reports import (
    decision,
    destinations,
    figures,
    hex_of,
    ordered,
    pile,
    played,
    rolls,
    turn_of,
)
from tests.memoir import act, legal, rule_against

CARD = "behind-enemy-lines"
#: One Allied unit three hexes from the hex next to an Axis unit.
RAID = {"r6c6": "I", "r2c6": "i", "r0c0": "i"}
RAIDER, VICTIM = "allies-1", "axis-2"
NEXT_TO_IT = "r3c6"


def raid(units: dict[str, str] | None = None, **rest: Any) -> MemoirState:
    return played(CARD, units or RAID, **rest)


def row(number: int, letter: str) -> dict[str, str]:
    """A whole row of the same thing."""
    return {f"r{number}c{column}": letter for column in range(13 - number % 2)}


@pytest.mark.rule("M44-34.25")
def test_one_infantry_unit_is_ordered() -> None:
    state = raid({"r6c0": "I", "r6c6": "S", "r6c12": "R", "r7c0": "A", "r7c1": "G", "r0c0": "i"})
    assert legal(state) == ["order allies-1", "order allies-2", "order allies-3", "done"]
    assert rule_against(state, "order allies-4") == "M44-5.4"
    act(state, "order allies-2")
    assert decision(state) == "moves"
    assert ordered(state) == ["allies-2"]


@pytest.mark.rule("M44-34.26")
def test_it_may_move_up_to_three_hexes() -> None:
    state = raid()
    reached = destinations(legal(state), RAIDER)
    assert {"r6c7", "r6c8", "r6c9", "r3c6", "r5c6", "r4c6"} <= reached
    assert "r6c10" not in reached
    assert rule_against(state, f"move {RAIDER} r6c10") == "M44-10.6"


@pytest.mark.rule("M44-34.27")
@pytest.mark.parametrize(("start", "dice"), [("r3c6", 4), ("r4c6", 3), ("r5c6", 2)])
def test_it_attacks_with_an_extra_die_at_every_distance(start: str, dice: int) -> None:
    state = raid()
    act(state, f"move {RAIDER} {start}")
    events = act(state, f"battle {RAIDER} {VICTIM}", ["STAR"] * dice)
    assert [len(roll) for roll in rolls(events)] == [dice]


@pytest.mark.rule("M44-34.28")
def test_after_the_attack_it_may_move_again_up_to_three_hexes() -> None:
    state = raid()
    act(state, f"move {RAIDER} {NEXT_TO_IT}")
    act(state, f"battle {RAIDER} {VICTIM}", ["STAR"] * 4)
    assert decision(state) == "second-move"
    reached = destinations(legal(state), RAIDER)
    assert "r6c6" in reached
    assert "r7c6" not in reached
    assert rule_against(state, f"move {RAIDER} r7c6") == "M44-34.28"
    act(state, f"move {RAIDER} r6c6")
    assert hex_of(state, RAIDER) == "r6c6"
    assert turn_of(state) == "axis"


@pytest.mark.rule("M44-34.28")
def test_the_second_move_may_be_left_out() -> None:
    state = raid()
    act(state, f"move {RAIDER} {NEXT_TO_IT}")
    act(state, f"battle {RAIDER} {VICTIM}", ["STAR"] * 4)
    act(state, "stay")
    assert hex_of(state, RAIDER) == NEXT_TO_IT
    assert turn_of(state) == "axis"


@pytest.mark.rule("M44-34.28")
@pytest.mark.parametrize("first", ["move allies-1 r3c6", "end-moves"])
def test_the_second_move_needs_no_attack(first: str) -> None:
    # A59 c: both moves and the attack are optional and independent.
    state = raid()
    act(state, first)
    if decision(state) == "battles":
        act(state, "end-battles")
    assert decision(state) == "second-move"
    start = hex_of(state, RAIDER)
    act(state, f"move {RAIDER} r4c6")
    assert hex_of(state, RAIDER) == "r4c6" != start


@pytest.mark.rule("M44-34.28")
def test_the_attack_needs_no_first_move() -> None:
    # A59 c
    state = raid({"r5c6": "I", "r4c6": "i", "r0c0": "i"})
    act(state, "end-moves")
    events = act(state, "battle allies-1 axis-2", ["STAR"] * 4)
    assert [len(roll) for roll in rolls(events)] == [4]
    assert decision(state) == "second-move"


@pytest.mark.rule("M44-34.28")
def test_no_attack_follows_the_second_move() -> None:
    state = raid({"r6c6": "I", "r2c6": "i", "r0c0": "i", "r3c9": "i"})
    act(state, "end-moves")
    assert decision(state) == "second-move"
    act(state, f"move {RAIDER} r3c6")
    assert turn_of(state) == "axis"


@pytest.mark.rule("M44-34.28")
def test_ground_may_be_taken_before_the_second_move() -> None:
    # A59 d
    state = raid(figures={"r2c6": 1})
    act(state, f"move {RAIDER} {NEXT_TO_IT}")
    act(state, f"battle {RAIDER} {VICTIM}", ["GRE", "STAR", "STAR", "STAR"])
    act(state, f"take-ground {RAIDER} r2c6")
    assert decision(state) == "second-move"
    assert "r5c7" in destinations(legal(state), RAIDER)
    assert "r6c6" not in destinations(legal(state), RAIDER)


@pytest.mark.rule("M44-34.28")
def test_ground_that_is_not_taken_leaves_the_second_move() -> None:
    state = raid(figures={"r2c6": 1})
    act(state, f"move {RAIDER} {NEXT_TO_IT}")
    act(state, f"battle {RAIDER} {VICTIM}", ["GRE", "STAR", "STAR", "STAR"])
    act(state, "stay")
    assert decision(state) == "second-move"


@pytest.mark.rule("M44-34.28")
def test_a_raider_that_died_in_an_ambush_does_not_move_again() -> None:
    state = raid(enemy_hand=["ambush"], state={"discard": []}, figures={"r6c6": 1})
    act(state, f"move {RAIDER} {NEXT_TO_IT}")
    act(state, f"battle {RAIDER} {VICTIM}")
    act(state, "ambush", ["GRE", "STAR", "STAR"])
    assert state.outcome is not None


@pytest.mark.rule("M44-34.29")
def test_terrain_of_the_target_takes_its_dice() -> None:
    state = raid(ground={"r2c6": "V"})
    act(state, f"move {RAIDER} {NEXT_TO_IT}")
    events = act(state, f"battle {RAIDER} {VICTIM}", ["STAR"] * 3)
    assert [len(roll) for roll in rolls(events)] == [3]


@pytest.mark.rule("M44-34.29")
@pytest.mark.parametrize("terrain", ["F", "G", "V"])
def test_it_does_not_attack_from_a_hex_that_forbids_battle_on_entry(terrain: str) -> None:
    # A59 b; it may still move again.
    state = raid(ground={NEXT_TO_IT: terrain})
    act(state, f"move {RAIDER} {NEXT_TO_IT}")
    assert decision(state) == "second-move"


@pytest.mark.rule("M44-34.29")
def test_having_passed_through_such_a_hex_does_not_matter() -> None:
    # A59 b
    state = raid(ground=row(5, "F") | row(4, "V"))
    act(state, f"move {RAIDER} {NEXT_TO_IT}")
    events = act(state, f"battle {RAIDER} {VICTIM}", ["STAR"] * 4)
    assert [len(roll) for roll in rolls(events)] == [4]


@pytest.mark.rule("M44-34.29")
def test_it_does_not_attack_out_of_the_ocean() -> None:
    state = raid(ground={NEXT_TO_IT: "o"})
    act(state, f"move {RAIDER} {NEXT_TO_IT}")
    assert decision(state) == "second-move"


@pytest.mark.rule("M44-34.29")
def test_wire_takes_a_die_from_its_attack() -> None:
    state = raid(obstacles={NEXT_TO_IT: "w"})
    act(state, f"move {RAIDER} {NEXT_TO_IT}")
    events = act(state, f"battle {RAIDER} {VICTIM}", ["STAR"] * 3)
    assert [len(roll) for roll in rolls(events)] == [3]


@pytest.mark.rule("M44-34.30")
@pytest.mark.parametrize("terrain", ["F", "G", "V", "b", "o", "S", "H"])
def test_no_terrain_stops_or_slows_either_move(terrain: str) -> None:
    # A59 a, f: stops, hedgerows, beach, ocean and steep hills are ignored.
    state = raid(ground=row(5, terrain) | row(4, terrain))
    assert NEXT_TO_IT in destinations(legal(state), RAIDER)
    assert "r4c6" in destinations(legal(state), RAIDER)
    act(state, f"move {RAIDER} {NEXT_TO_IT}")
    act(state, "end-battles")
    assert "r6c6" in destinations(legal(state), RAIDER)


@pytest.mark.rule("M44-34.30")
def test_it_leaves_a_hedgerow_by_three_hexes() -> None:
    # A59 a
    state = raid(ground={"r6c6": "G"})
    assert NEXT_TO_IT in destinations(legal(state), RAIDER)


@pytest.mark.rule("M44-34.30")
def test_wire_does_not_stop_it_and_stays() -> None:
    # A59 a
    state = raid(obstacles=row(5, "w"))
    act(state, f"move {RAIDER} {NEXT_TO_IT}")
    assert hex_of(state, RAIDER) == NEXT_TO_IT
    assert len(pile(state, "wire")) == 12


@pytest.mark.rule("M44-34.30")
@pytest.mark.parametrize(("terrain", "rule"), [("R", "25.1"), ("P", "25.1"), ("X", "39.39")])
def test_impassable_hexes_stay_closed(terrain: str, rule: str) -> None:
    # A59 a
    state = raid(ground=row(5, terrain))
    assert not [h for h in destinations(legal(state), RAIDER) if h < "r6"]
    assert rule_against(state, f"move {RAIDER} r5c6") == f"M44-{rule}"


@pytest.mark.rule("M44-34.30")
def test_occupied_hexes_stay_closed_in_both_moves() -> None:
    # A59 a
    wall = {f"r5c{column}": "A" for column in range(3)}
    state = raid({"r6c0": "I", "r0c6": "i", **wall})
    assert "r6c3" in destinations(legal(state), "allies-4")
    assert not [h for h in destinations(legal(state), "allies-4") if h < "r6"]
    act(state, "end-moves")
    assert decision(state) == "second-move"
    assert not [h for h in destinations(legal(state), "allies-4") if h < "r6"]


@pytest.mark.rule("M44-34.30")
def test_ground_is_taken_from_wire_and_into_a_hedgerow() -> None:
    # A59 d: without the limits of A45 and A47.
    state = raid(obstacles={NEXT_TO_IT: "w"}, ground={"r2c6": "G"}, figures={"r2c6": 1})
    act(state, f"move {RAIDER} {NEXT_TO_IT}")
    act(state, f"battle {RAIDER} {VICTIM}", ["GRE", "STAR"])
    assert f"take-ground {RAIDER} r2c6" in legal(state)


@pytest.mark.rule("M44-34.30")
def test_wire_may_be_removed_instead_of_the_attack() -> None:
    # A59 e
    state = raid(obstacles={NEXT_TO_IT: "w"})
    act(state, f"move {RAIDER} {NEXT_TO_IT}")
    act(state, f"remove-wire {RAIDER}")
    assert pile(state, "wire") == []
    assert decision(state) == "second-move"


@pytest.mark.rule("M44-34.30")
def test_sandbags_are_left_behind_by_the_second_move() -> None:
    state = raid(obstacles={"r6c6": "s"})
    act(state, "end-moves")
    act(state, f"move {RAIDER} r6c7")
    assert pile(state, "sandbags") == []


@pytest.mark.rule("M44-34.31")
@pytest.mark.parametrize("arm", ["A", "G"])
def test_without_infantry_one_unit_of_any_kind_acts_as_usual(arm: str) -> None:
    # A56: no extra die, no second move.
    state = raid({"r5c6": arm, "r4c6": "i", "r8c0": "A", "r0c0": "i"})
    assert legal(state) == ["order allies-1", "order allies-2", "done"]
    act(state, "order allies-1")
    assert ("r8c6" in destinations(legal(state), "allies-1")) == (arm == "A")
    act(state, "end-moves")
    events = act(state, "battle allies-1 axis-2", ["STAR"] * 3)
    assert [len(roll) for roll in rolls(events)] == [3]
    assert turn_of(state) == "axis"


@pytest.mark.rule("M44-34.31")
def test_the_substitute_is_bound_by_terrain() -> None:
    state = raid({"r6c6": "A", "r2c6": "i", "r0c0": "i"}, ground=row(5, "F"))
    assert NEXT_TO_IT not in destinations(legal(state), RAIDER)
    assert figures(state, RAIDER) == 3


@pytest.mark.rule("M44-34.31")
def test_a_single_infantry_unit_rules_the_substitute_out() -> None:
    state = raid({"r8c12": "I", "r5c6": "A", "r4c6": "i"})
    assert ordered(state) == ["allies-2"]
