"""Line of sight (M44-13)."""

import pytest

from tests.games.memoir44.battlefield import (
    attack,
    dice_against,
    figures,
    move,
    ordered,
    ready,
    refused,
    see,
    targets,
    to_battles,
    unit_on,
)
from tests.memoir import legal, rule_against, table

#: Another fight, so that the battle step stays open when the unit in question has no target.
ELSEWHERE = {"r8c12": "I", "r7c11": "i"}
BLOCKING = ["F", "G", "V", "C"]
OPEN = [".", "b", "o", "R", "P"]
HILLS = ["H", "S", "L", "B"]


@pytest.mark.rule("M44-13.1")
@pytest.mark.parametrize("arm", ["I", "S", "R", "A", "E"])
def test_infantry_and_armor_do_not_fire_through_an_obstruction(arm: str) -> None:
    state = ready({"r4c4": arm, "r4c6": "i", **ELSEWHERE}, ground={"r4c5": "V"})
    assert targets(state, "r4c4") == set()
    assert refused(state, "r4c4", "r4c6") == "M44-13.1"


@pytest.mark.rule("M44-13.2")
def test_artillery_hits_a_unit_behind_a_village_and_two_units() -> None:
    state = ready({"r4c2": "G", "r4c4": "I", "r4c5": "a", "r4c6": "i"}, ground={"r4c3": "V"})
    assert targets(state, "r4c2") == {"r4c5", "r4c6"}
    attack(state, "r4c2", "r4c6", ["GRE", "STAR"])
    assert figures(state, "r4c6") == 3


@pytest.mark.rule("M44-13.2")
def test_artillery_needs_no_line_of_sight_over_hills() -> None:
    state = ready({"r4c2": "G", "r4c4": "i"}, ground={"r4c3": "H"})
    assert dice_against(state, "r4c2", "r4c4") == 3


@pytest.mark.rule("M44-13.3", "M44-13.4")
@pytest.mark.parametrize(
    ("forest", "free"),
    [
        ("r4c5", False),  # on the straight line
        ("r4c6", False),
        ("r3c4", True),  # beside it
        ("r5c5", True),
        ("r4c3", True),  # behind the attacker
        ("r4c8", True),  # behind the target
    ],
)
def test_the_line_is_straight_from_centre_to_centre(forest: str, free: bool) -> None:
    state = ready({"r4c4": "A", "r4c7": "i", **ELSEWHERE}, ground={forest: "F"})
    assert ("r4c7" in targets(state, "r4c4")) is free


@pytest.mark.rule("M44-13.4")
@pytest.mark.parametrize(
    ("forest", "free"), [("r5c4", False), ("r6c5", False), ("r5c5", True), ("r6c4", True)]
)
def test_any_part_of_a_hex_on_the_line_blocks(forest: str, free: bool) -> None:
    # From r4c4 straight down to r7c5 (three rows, X + 3): the line cuts off r5c4 and r6c5.
    state = ready({"r4c4": "A", "r7c5": "i", **ELSEWHERE}, ground={forest: "F"})
    assert ("r7c5" in targets(state, "r4c4")) is free


@pytest.mark.rule("M44-13.5")
@pytest.mark.parametrize("unit", ["I", "A", "G", "i", "a", "g"])
def test_every_other_unit_blocks_friend_or_enemy(unit: str) -> None:
    state = ready({"r4c3": "A", "r4c5": unit, "r4c6": "i", **ELSEWHERE})
    assert "r4c6" not in targets(state, "r4c3")
    assert refused(state, "r4c3", "r4c6") == "M44-13.1"


@pytest.mark.rule("M44-13.5")
def test_a_unit_that_has_moved_off_the_line_blocks_no_longer() -> None:
    state = ordered({"r4c3": "A", "r4c5": "I", "r4c6": "i"})
    move(state, "r4c5", "r5c4")
    assert targets(to_battles(state), "r4c3") == {"r4c6"}


@pytest.mark.rule("M44-13.6")
@pytest.mark.parametrize("ground", [*BLOCKING, *HILLS])
def test_the_targets_own_terrain_never_blocks(ground: str) -> None:
    state = ready({"r4c4": "I", "r4c6": "i"}, ground={"r4c6": ground})
    assert targets(state, "r4c4") == {"r4c6"}


@pytest.mark.rule("M44-13.6")
@pytest.mark.parametrize("ground", [*BLOCKING, *HILLS])
def test_the_attackers_own_terrain_never_blocks(ground: str) -> None:
    # A28: units fire out of forests and villages.
    state = ready({"r4c4": "I", "r4c6": "i"}, ground={"r4c4": ground})
    assert targets(state, "r4c4") == {"r4c6"}


@pytest.mark.rule("M44-13.6")
def test_bunkers_at_both_ends_do_not_block() -> None:
    state = ready({"r4c4": "I", "r4c6": "i"}, obstacles={"r4c4": "b", "r4c6": "b"})
    assert targets(state, "r4c4") == {"r4c6"}


@pytest.mark.rule("M44-13.7")
@pytest.mark.parametrize("side", ["r5c3", "r5c4"])
@pytest.mark.parametrize("ground", [*BLOCKING, "H"])
def test_an_obstruction_on_one_side_of_an_edge_does_not_block(side: str, ground: str) -> None:
    state = ready({"r6c4": "A", "r4c4": "i"}, ground={side: ground})
    assert targets(state, "r6c4") == {"r4c4"}


@pytest.mark.rule("M44-13.8")
def test_two_friends_block_the_edge_between_them_and_one_does_not() -> None:
    one = ready({"r6c4": "A", "r5c3": "I", "r4c5": "i"})
    assert see(one, "r6c4", "r4c4")
    two = ready({"r6c4": "A", "r5c3": "I", "r5c4": "I", "r4c4": "i"})
    assert "r4c4" not in targets(two, "r6c4")
    assert refused(two, "r6c4", "r4c4") == "M44-13.1"


@pytest.mark.rule("M44-13.8")
@pytest.mark.parametrize("ground", [*BLOCKING, "H"])
def test_a_unit_and_a_terrain_on_either_side_block_together(ground: str) -> None:
    state = ready({"r6c4": "A", "r5c3": "I", "r4c4": "i"}, ground={"r5c4": ground})
    assert "r4c4" not in targets(state, "r6c4")


@pytest.mark.rule("M44-13.8")
def test_left_and_right_at_different_edges_of_one_line_block() -> None:
    # A25: this can only arise beyond the range of infantry and armor.
    across = table({}, ground={"r3c3": "F", "r5c4": "F"})
    assert not see(across, "r6c4", "r2c4")
    same_side = table({}, ground={"r3c3": "F", "r5c3": "F"})
    assert see(same_side, "r6c4", "r2c4")


@pytest.mark.rule("M44-13.8")
@pytest.mark.parametrize(
    ("options", "free"), [({}, True), ({"edge_blocks": True}, False)], ids=["book", "option"]
)
def test_the_edge_of_the_board_is_no_obstruction_unless_chosen(
    options: dict[str, bool], free: bool
) -> None:
    # A25: the other reading is an option of the game.
    state = ready({"r6c0": "A", "r4c0": "i", **ELSEWHERE}, ground={"r5c0": "F"}, options=options)
    assert ("r4c0" in targets(state, "r6c0")) is free


@pytest.mark.rule("M44-13.8")
def test_the_option_leaves_an_open_neighbour_at_the_edge_alone() -> None:
    state = ready({"r6c0": "A", "r4c0": "i"}, options={"edge_blocks": True})
    assert targets(state, "r6c0") == {"r4c0"}


@pytest.mark.rule("M44-13.9")
def test_contact_in_a_single_corner_never_blocks() -> None:
    # A25: the line from r4c4 to r5c8 meets r5c5 on its right and r4c7 on its left in a corner each.
    assert see(table({}, ground={"r5c5": "F", "r4c7": "F"}), "r4c4", "r5c8")
    assert not see(table({}, ground={"r4c6": "F"}), "r4c4", "r5c8")


EDGES = [
    ("r6c4", "r5c3", "r5c4"),  # (−2, 0)
    ("r2c4", "r3c3", "r3c4"),  # (2, 0)
    ("r5c5", "r4c5", "r5c4"),  # (±1, ±3)
    ("r5c2", "r4c3", "r5c3"),
    ("r3c5", "r4c5", "r3c4"),
    ("r3c2", "r4c3", "r3c3"),
]


@pytest.mark.rule("M44-13.10")
@pytest.mark.parametrize(("here", "one", "other"), EDGES)
def test_at_distance_two_along_an_edge_one_friend_hides_nothing(
    here: str, one: str, other: str
) -> None:
    assert see(table({one: "I"}), here, "r4c4")
    assert see(table({other: "I"}), here, "r4c4")
    assert not see(table({one: "I", other: "I"}), here, "r4c4")


@pytest.mark.rule("M44-13.10", "M44-13.13")
@pytest.mark.parametrize(("here", "one", "other"), EDGES)
def test_friend_and_forest_block_an_edge_and_friend_and_wire_do_not(
    here: str, one: str, other: str
) -> None:
    forest = ready({here: "A", one: "I", "r4c4": "i"}, ground={other: "F"})
    assert "r4c4" not in targets(forest, here)
    wire = ready({here: "A", one: "I", "r4c4": "i"}, obstacles={other: "w"})
    assert "r4c4" in targets(wire, here)


@pytest.mark.rule("M44-13.11")
@pytest.mark.parametrize("there", ["r4c3", "r4c5", "r3c3", "r3c4", "r5c3", "r5c4"])
def test_adjacent_units_see_each_other_through_anything(there: str) -> None:
    around = {"r4c3": "F", "r4c5": "V", "r3c3": "G", "r3c4": "H", "r5c3": "V", "r5c4": "F"}
    state = ready({"r4c4": "I", there: "i"}, ground={"r4c4": "F", **around})
    assert targets(state, "r4c4") == {there}


@pytest.mark.rule("M44-13.12")
@pytest.mark.parametrize("ground", [*BLOCKING, *HILLS, "X", "Z"])
def test_terrain_that_blocks(ground: str) -> None:
    assert not see(table({}, ground={"r4c5": ground}), "r4c4", "r4c6")


@pytest.mark.rule("M44-13.12")
@pytest.mark.parametrize("entitled", ["allies", "axis"])
def test_a_bunker_blocks_whoever_may_use_it(entitled: str) -> None:
    state = table({}, obstacles={"r4c5": "b"}, bunkers_protect=entitled)
    assert not see(state, "r4c4", "r4c6")


@pytest.mark.rule("M44-13.13")
@pytest.mark.parametrize("ground", [*OPEN, "W"])
def test_terrain_that_does_not_block(ground: str) -> None:
    assert see(table({}, ground={"r4c5": ground}), "r4c4", "r4c6")


@pytest.mark.rule("M44-13.13")
@pytest.mark.parametrize("obstacle", ["h", "s", "w", "m"])
def test_obstacles_that_do_not_block(obstacle: str) -> None:
    state = ready({"r4c4": "I", "r4c6": "i"}, obstacles={"r4c5": obstacle})
    assert targets(state, "r4c4") == {"r4c6"}


@pytest.mark.rule("M44-13.13")
def test_a_bridge_does_not_block() -> None:
    state = ready({"r4c4": "I", "r4c6": "i"}, ground={"r4c5": "R"}, obstacles={"r4c5": "="})
    assert dice_against(state, "r4c4", "r4c6") == 2


@pytest.mark.rule("M44-13.1")
def test_a_refused_shot_leaves_the_decision_open() -> None:
    state = ready({"r4c4": "A", "r4c6": "i", **ELSEWHERE}, ground={"r4c5": "F"})
    before = legal(state)
    shot = f"battle {unit_on(state, 'r4c4')} {unit_on(state, 'r4c6')}"
    assert rule_against(state, shot) == "M44-13.1"
    assert legal(state) == before
