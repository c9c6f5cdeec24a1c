"""Line of sight (M44-13) and hills (M44-23)."""

import pytest

from sandtable.games.memoir44.sight import sees
from sandtable.games.memoir44.state import MemoirState
from tests.games.memoir44.battlefield import (
    attack,
    battle_text,
    dice_against,
    figures,
    move,
    ordered,
    ready,
    refused,
    targets,
    to_battles,
    unit_on,
)
from tests.memoir import act, legal, rule_against, table

#: Another fight, so that the battle step stays open when the unit in question has no target.
ELSEWHERE = {"r8c12": "I", "r7c11": "i"}
BLOCKING = ["F", "G", "V", "C"]
OPEN = [".", "b", "o", "R", "P"]
HILLS = ["H", "S", "L", "B"]


def see(state: MemoirState, here: str, there: str) -> bool:
    """Do the hexes see each other? A line is the same both ways."""
    named = state.battle.board.named
    there_and_back = {
        sees(state, named[here], named[there]),
        sees(state, named[there], named[here]),
    }
    assert len(there_and_back) == 1
    return there_and_back.pop()


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


# Hills.


@pytest.mark.rule("M44-23.1")
def test_armor_drives_three_hexes_over_hills_and_still_attacks() -> None:
    state = ordered({"r4c2": "A", "r4c8": "i"}, ground={"r4c3": "H", "r4c4": "H", "r4c5": "H"})
    move(state, "r4c2", "r4c5")
    assert dice_against(to_battles(state), "r4c5", "r4c8") == 3


@pytest.mark.rule("M44-23.2")
@pytest.mark.parametrize(("arm", "dice"), [("I", 2), ("A", 2), ("G", 3)])
@pytest.mark.parametrize("hill", HILLS)
def test_attacks_up_a_hill_lose_a_die(arm: str, dice: int, hill: str) -> None:
    state = ready({"r5c4": arm, "r4c4": "i"}, ground={"r4c4": hill})
    assert dice_against(state, "r5c4", "r4c4") == dice


@pytest.mark.rule("M44-23.3", "M44-23.9")
@pytest.mark.parametrize("arm", ["I", "A", "G"])
@pytest.mark.parametrize("own", HILLS)
@pytest.mark.parametrize("hill", HILLS)
def test_attacks_from_hill_to_hill_lose_nothing_for_there_is_one_height(
    arm: str, own: str, hill: str
) -> None:
    state = ready({"r5c4": arm, "r4c4": "i"}, ground={"r5c4": own, "r4c4": hill})
    assert dice_against(state, "r5c4", "r4c4") == 3


@pytest.mark.rule("M44-23.4", "M44-23.7")
def test_units_on_low_ground_do_not_see_over_a_hill() -> None:
    state = ready({"r4c4": "A", "r4c6": "i", **ELSEWHERE}, ground={"r4c5": "H"})
    assert targets(state, "r4c4") == set()
    assert refused(state, "r4c4", "r4c6") == "M44-13.1"


@pytest.mark.rule("M44-23.4", "M44-23.7")
@pytest.mark.parametrize("options", [{}, {"same_height": True}], ids=["book", "option"])
def test_a_hill_hides_a_low_target_behind_it_from_a_unit_on_another_hill(
    options: dict[str, bool],
) -> None:
    # A29
    state = table({}, ground={"r4c3": "H", "r4c5": "H"}, options=options)
    assert not see(state, "r4c3", "r4c6")


#: The publisher's examples of hills in the line of sight: ground, units (all of them block), and
#: pairs that see each other or do not.
EXAMPLE_GROUND = (
    ". H . . H . . . . . . H .",
    "H H . H H . H H . . H H",
    ". . . . . . . . . . . H .",
    ". . . . . . . . . . . .",
    ". . . . . . . . H . H H .",
    ". . . . . . . . . . . .",
    ". H . . H . . . . H . H H",
    ". . . H V . V . . . H V",
    ". H . . H . H . H . . H .",
)
EXAMPLE_UNITS = [
    *("r0c4", "r0c7", "r0c11", "r1c0", "r2c11", "r3c0", "r3c3"),
    *("r3c6", "r4c8", "r4c11", "r6c1", "r6c4", "r6c7", "r6c9"),
    *("r6c12", "r7c8", "r8c1", "r8c4", "r8c6", "r8c8", "r8c11"),
]
EXAMPLES = [
    pytest.param("r1c0", "r3c0", True, id="A"),
    pytest.param("r0c4", "r3c3", False, id="B"),
    pytest.param("r0c7", "r3c6", False, id="C"),
    pytest.param("r0c11", "r2c11", True, id="D"),
    pytest.param("r6c1", "r8c1", True, id="E"),
    pytest.param("r6c4", "r8c4", True, id="F"),
    pytest.param("r6c7", "r8c6", False, id="G"),
    pytest.param("r6c9", "r8c8", False, id="H"),
    pytest.param("r6c12", "r8c11", False, id="I"),
    pytest.param("r4c8", "r4c11", False, id="J"),
]


def example(attacker: str, target: str) -> MemoirState:
    """The examples with one enemy: the attacker is Allied armor, all others are its friends."""
    units = dict.fromkeys(EXAMPLE_UNITS, "I") | {attacker: "A", target: "i"}
    state = table(units, hand=["armor-assault"], map="\n".join(EXAMPLE_GROUND))
    act(state, "play armor-assault")
    assert "end-moves" in legal(state)
    return state


@pytest.mark.rule("M44-23.5", "M44-23.6", "M44-23.7")
@pytest.mark.parametrize(("here", "there", "free"), EXAMPLES)
def test_the_ten_official_examples(here: str, there: str, free: bool) -> None:
    # A26: they fit only the reading of one connected hill.
    assert see(example(here, there), here, there) is free


@pytest.mark.rule("M44-23.5", "M44-23.6", "M44-23.7")
@pytest.mark.parametrize(("here", "there", "free"), EXAMPLES)
def test_the_ten_official_examples_as_battles_both_ways(here: str, there: str, free: bool) -> None:
    for attacker, target in ((here, there), (there, here)):
        state = example(attacker, target)
        assault = battle_text(state, attacker, target)
        act(state, "end-moves")
        if free:
            assert assault in legal(state)
        else:  # nobody has a target, and the turn is over
            assert state.actors() == ("axis",)


@pytest.mark.rule("M44-23.5")
@pytest.mark.parametrize("between", HILLS)
def test_hill_hexes_of_every_kind_that_touch_form_one_hill(between: str) -> None:
    ground = {"r4c3": "H", "r4c4": between, "r4c5": "S"}
    state = ready({"r4c3": "A", "r4c5": "i"}, ground=ground)
    assert dice_against(state, "r4c3", "r4c5") == 3


@pytest.mark.rule("M44-23.5")
def test_a_hill_may_be_connected_by_a_way_round() -> None:
    # r4c3 and r4c4 touch; r4c6 hangs on r4c4 over r3c4 and r3c5, round the open r4c5.
    ground = dict.fromkeys(("r4c3", "r4c4", "r3c4", "r3c5", "r4c6"), "H")
    assert see(table({}, ground=ground), "r4c3", "r4c6")
    del ground["r3c4"]
    assert not see(table({}, ground=ground), "r4c3", "r4c6")


@pytest.mark.rule("M44-23.6")
def test_a_low_unit_sees_the_first_hill_hex_and_is_seen_from_it() -> None:
    ground = {"r4c5": "H", "r4c6": "H"}
    up = ready({"r4c3": "A", "r4c5": "i"}, ground=ground)
    assert targets(up, "r4c3") == {"r4c5"}
    down = ready({"r4c5": "A", "r4c3": "i"}, ground=ground)
    assert targets(down, "r4c5") == {"r4c3"}


@pytest.mark.rule("M44-23.7")
def test_a_low_unit_does_not_see_the_second_hill_hex_and_is_not_seen_from_it() -> None:
    ground = {"r4c5": "H", "r4c6": "H"}
    up = ready({"r4c4": "A", "r4c6": "i", **ELSEWHERE}, ground=ground)
    assert refused(up, "r4c4", "r4c6") == "M44-13.1"
    down = ready({"r4c6": "A", "r4c4": "i", **ELSEWHERE}, ground=ground)
    assert refused(down, "r4c6", "r4c4") == "M44-13.1"


@pytest.mark.rule("M44-23.7")
def test_a_hill_between_two_separate_hills_blocks() -> None:
    # A26: r4c4 touches only r4c5.
    ground = dict.fromkeys(("r4c2", "r4c4", "r4c5"), "H")
    state = ready({"r4c2": "A", "r4c5": "i", **ELSEWHERE}, ground=ground)
    assert refused(state, "r4c2", "r4c5") == "M44-13.1"


@pytest.mark.rule("M44-23.8")
@pytest.mark.parametrize(("arm", "dice"), [("I", (3, 2, 1)), ("A", (3, 3, 3)), ("G", (3, 3, 2))])
def test_attacks_down_a_hill_have_their_plain_dice(arm: str, dice: tuple[int, ...]) -> None:
    for distance, number in enumerate(dice, 1):
        there = f"r4c{4 + distance}"
        state = ready({"r4c4": arm, there: "i"}, ground={"r4c4": "H"})
        assert dice_against(state, "r4c4", there) == number


@pytest.mark.rule("M44-23.10")
def test_separate_hills_see_each_other_over_open_ground_at_the_same_height() -> None:
    state = ready({"r4c2": "A", "r4c5": "i"}, ground={"r4c2": "H", "r4c5": "H"})
    assert dice_against(state, "r4c2", "r4c5") == 3


@pytest.mark.rule("M44-23.11")
@pytest.mark.parametrize("ground", BLOCKING)
def test_terrain_in_the_middle_of_a_plateau_blocks(ground: str) -> None:
    # r3c3 and r3c4 join the two ends round the hex between.
    plateau = dict.fromkeys(("r4c3", "r4c5", "r3c3", "r3c4", "r5c3", "r5c4"), "H")
    assert see(table({}, ground=plateau | {"r4c4": "H"}), "r4c3", "r4c5")
    assert not see(table({}, ground=plateau | {"r4c4": ground}), "r4c3", "r4c5")


@pytest.mark.rule("M44-23.11")
def test_units_and_bunkers_on_a_plateau_block() -> None:
    # A27
    plateau = dict.fromkeys(("r4c3", "r4c4", "r4c5"), "H")
    assert not see(table({"r4c4": "I"}, ground=plateau), "r4c3", "r4c5")
    assert not see(table({}, ground=plateau, obstacles={"r4c4": "b"}), "r4c3", "r4c5")


@pytest.mark.rule("M44-23.11")
@pytest.mark.parametrize("options", [{}, {"same_height": True}], ids=["book", "option"])
def test_height_never_helps_to_look_over_units_or_terrain_in_the_valley(
    options: dict[str, bool],
) -> None:
    # A27
    hills = {"r4c3": "H", "r4c5": "H"}
    assert not see(table({"r4c4": "I"}, ground=hills, options=options), "r4c3", "r4c5")
    assert not see(table({}, ground=hills | {"r4c4": "F"}, options=options), "r4c3", "r4c5")


@pytest.mark.rule("M44-23.12")
def test_the_option_same_height_lets_separate_hills_look_over_hills() -> None:
    ground = dict.fromkeys(("r4c2", "r4c4", "r4c5"), "H")
    options = {"same_height": True}
    state = ready({"r4c2": "A", "r4c5": "i"}, ground=ground, options=options)
    assert dice_against(state, "r4c2", "r4c5") == 3


@pytest.mark.rule("M44-23.12")
@pytest.mark.parametrize("low", ["r4c2", "r4c5"])
def test_the_option_same_height_does_nothing_for_a_unit_on_low_ground(low: str) -> None:
    ground = dict.fromkeys({"r4c2", "r4c4", "r4c5"} - {low}, "H")
    assert not see(table({}, ground=ground, options={"same_height": True}), "r4c2", "r4c5")


@pytest.mark.rule("M44-13.1")
def test_a_refused_shot_leaves_the_decision_open() -> None:
    state = ready({"r4c4": "A", "r4c6": "i", **ELSEWHERE}, ground={"r4c5": "F"})
    before = legal(state)
    shot = f"battle {unit_on(state, 'r4c4')} {unit_on(state, 'r4c6')}"
    assert rule_against(state, shot) == "M44-13.1"
    assert legal(state) == before
