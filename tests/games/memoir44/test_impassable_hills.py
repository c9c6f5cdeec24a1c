"""Hills that nobody enters, and hills that stop guns (M44-39.39, 39.40)."""

import pytest

from tests.games.memoir44.staging import (
    battles,
    destinations,
    dice_against,
    figures,
    forbidden_by,
    moves,
    offered,
    printed,
    strike,
    targets,
)
from tests.memoir import act, table


@pytest.mark.rule("M44-39.39")
def test_a_unit_before_the_slope_of_st_vith_cannot_retreat() -> None:
    state = printed("st-vith", {"r5c3": "I", "r4c3": "i"}, hand=["assault-right"], side="axis")
    battles(state, "assault-right")
    strike(state, "battle @r4c3 @r5c3", ["FLAG", "STAR", "STAR"])
    assert figures(state, "r5c3") == 3


@pytest.mark.rule("M44-39.39")
@pytest.mark.parametrize("letter", ["I", "A", "G"])
@pytest.mark.parametrize("ground", ["X", "Z"])
def test_nobody_moves_onto_an_impassable_hill(letter: str, ground: str) -> None:
    state = table({"r5c4": letter, "r0c0": "i"}, hand=["assault-center"], ground={"r4c4": ground})
    moves(state, "assault-center")
    assert "r4c4" not in destinations(state, "r5c4")


@pytest.mark.rule("M44-39.39")
def test_behind_enemy_lines_an_impassable_hill_stays_impassable() -> None:
    state = table({"r5c4": "I", "r0c0": "i"}, hand=["behind-enemy-lines"], ground={"r4c4": "X"})
    moves(state, "behind-enemy-lines")
    assert "r4c4" not in destinations(state, "r5c4")
    assert "r3c4" in destinations(state, "r5c4")


@pytest.mark.rule("M44-39.39")
@pytest.mark.parametrize(("ends", "seen"), [("H", True), (".", False)])
def test_an_impassable_hill_is_a_hill_for_sight_and_joins_those_it_touches(
    ends: str, seen: bool
) -> None:
    ground = {"r4c4": ends, "r4c5": "X", "r4c6": ends}
    units = {"r4c4": "I", "r4c6": "i", "r6c8": "I", "r6c9": "i"}
    state = table(units, hand=["assault-center"], ground=ground)
    battles(state, "assault-center")
    assert ("r4c6" in targets(state, "r4c4")) == seen


@pytest.mark.rule("M44-39.40")
@pytest.mark.parametrize(("hex", "fires"), [("r7c3", False), ("r7c4", True), ("r8c5", True)])
def test_hills_stop_the_guns_of_saverne(hex: str, fires: bool) -> None:
    # A112.
    units = {"r2c5": "g", hex: "I", "r0c8": "i", "r0c7": "I"}
    state = printed("saverne-gap", units, hand=["assault-center"], side="axis")
    battles(state, "assault-center")
    assert (hex in targets(state, "r2c5")) == fires
    if fires:
        assert dice_against(state, "r2c5", hex) == 1


@pytest.mark.rule("M44-39.40")
def test_units_and_towns_do_not_stop_the_guns_of_saverne() -> None:
    units = {"r2c5": "g", "r5c5": "I", "r7c5": "I", "r8c0": "I"}
    state = printed("saverne-gap", units, hand=["assault-center"], side="axis")
    battles(state, "assault-center")
    assert {"r5c5", "r7c5"} <= targets(state, "r2c5")


@pytest.mark.rule("M44-39.40")
def test_a_barrage_falls_behind_the_hills_of_saverne() -> None:
    units = {"r2c5": "g", "r7c3": "I", "r8c7": "I"}
    state = printed("saverne-gap", units, hand=["barrage"], side="axis")
    act(state, "play barrage")
    assert offered(state, "target @r7c3")


@pytest.mark.rule("M44-39.40")
def test_elsewhere_guns_fire_over_hills() -> None:
    state = table({"r4c4": "G", "r4c6": "i"}, hand=["assault-center"], ground={"r4c5": "X"})
    battles(state, "assault-center")
    assert targets(state, "r4c4") == {"r4c6"}
    stopped = table(
        {"r4c4": "G", "r4c6": "i", "r5c8": "I", "r5c9": "i"},
        hand=["assault-center"],
        ground={"r4c5": "X"},
        hills_stop_guns=True,
    )
    battles(stopped, "assault-center")
    assert targets(stopped, "r4c4") == set()


@pytest.mark.rule("M44-39.39")
def test_the_refused_way_onto_an_impassable_hill_names_its_rule() -> None:
    state = table({"r5c4": "I", "r0c0": "i"}, hand=["assault-center"], ground={"r4c4": "X"})
    moves(state, "assault-center")
    assert forbidden_by(state, "move @r5c4 r4c4") == "M44-39.39"


@pytest.mark.rule("M44-39.40")
def test_the_refused_shot_over_the_hills_of_saverne_names_its_rule() -> None:
    units = {"r2c5": "g", "r7c3": "I", "r0c8": "i", "r0c7": "I"}
    state = printed("saverne-gap", units, hand=["assault-center"], side="axis")
    battles(state, "assault-center")
    assert forbidden_by(state, "battle @r2c5 @r7c3") == "M44-39.40"
