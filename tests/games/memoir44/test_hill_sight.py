"""Hills: what they hide, and what they do to the dice (M44-23)."""

import pytest

from sandtable.games.memoir44.state import MemoirState
from tests.games.memoir44.battlefield import (
    battle_text,
    dice_against,
    move,
    ordered,
    ready,
    refused,
    see,
    targets,
    to_battles,
)
from tests.memoir import act, legal, table

#: Another fight, so that the battle step stays open when the unit in question has no target.
ELSEWHERE = {"r8c12": "I", "r7c11": "i"}
BLOCKING = ["F", "G", "V", "C"]
HILLS = ["H", "S", "L", "B"]


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
