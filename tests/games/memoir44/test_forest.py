"""Forests (M44-21)."""

import pytest

from tests.games.memoir44.drill import (
    against_battle,
    corridor,
    dice,
    drill,
    fight,
    go,
    hexes,
    moves,
    strike,
    targets,
)
from tests.memoir import act, table


@pytest.mark.rule("M44-21.1")
def test_armor_must_stop_in_the_forest_behind_an_open_hex() -> None:
    state = drill({"r4c4": "A"}, ground=corridor({"r4c6": "F"}))
    assert moves(state, "r4c4") == {"r4c1", "r4c2", "r4c3", "r4c5", "r4c6"}


@pytest.mark.rule("M44-21.1")
def test_a_way_round_the_forest_is_not_stopped() -> None:
    state = drill({"r4c4": "A"}, ground={"r4c5": "F"})
    assert {"r4c6"} <= moves(state, "r4c4")


@pytest.mark.rule("M44-21.1")
def test_a_unit_moves_on_from_the_forest_in_a_later_turn() -> None:
    state = drill({"r4c4": "A"}, ground=corridor({"r4c4": "F"}))
    assert "r4c7" in moves(state, "r4c4")


@pytest.mark.rule("M44-21.1")
def test_a_unit_that_leaves_a_forest_stops_in_the_next_one() -> None:
    state = drill({"r4c4": "A"}, ground=corridor({"r4c4": "F", "r4c5": "F"}))
    assert moves(state, "r4c4") == {"r4c1", "r4c2", "r4c3", "r4c5"}


@pytest.mark.rule("M44-21.2")
@pytest.mark.parametrize("letter", ["I", "S", "A"])
def test_no_attack_in_the_turn_of_entry(letter: str) -> None:
    state = drill({"r4c4": letter, "r4c6": "i"}, ground={"r4c5": "F"})
    go(state, "r4c4", "r4c5")
    fight(state)
    assert targets(state, "r4c5") == set()
    assert against_battle(state, "r4c5", "r4c6") == "M44-21.2"


@pytest.mark.rule("M44-21.2")
def test_entry_by_retreat_does_not_forbid_the_next_attack() -> None:
    units = {"r4c4": "i", "r4c5": "I", "r0c6": "i"}  # A74
    ground = {"r3c3": "F", "r3c4": "R"}
    state = table(units, ["attack-center"], ground, enemy_hand=["assault-right"])
    act(state, "play attack-center")
    act(state, "end-moves")
    strike(state, "r4c5", "r4c4", ["FLAG", "STAR", "STAR"])
    act(state, "take-ground allies-1 r4c4")
    assert "r3c3" in hexes(state, "axis")
    act(state, "play assault-right")
    act(state, "end-moves")
    assert dice(state, "r3c3", "r4c4") == 3


@pytest.mark.rule("M44-21.3")
@pytest.mark.parametrize(("letter", "number"), [("I", 2), ("A", 1), ("G", 3)])
def test_a_forest_costs_infantry_1_die_armor_2_and_artillery_none(letter: str, number: int) -> None:
    state = drill({"r4c4": letter, "r4c5": "i"}, ground={"r4c5": "F"})
    fight(state)
    assert dice(state, "r4c4", "r4c5") == number


@pytest.mark.rule("M44-21.4")
@pytest.mark.parametrize("letter", ["I", "A", "G"])
def test_a_unit_that_starts_in_a_forest_attacks_out_of_it_with_all_dice(letter: str) -> None:
    state = drill({"r4c4": letter, "r4c5": "i"}, ground={"r4c4": "F"})
    fight(state)
    assert dice(state, "r4c4", "r4c5") == 3


@pytest.mark.rule("M44-21.5")
def test_a_forest_blocks_the_line_of_sight() -> None:
    state = drill({"r4c4": "A", "r4c6": "i"}, ground={"r4c5": "F"})
    fight(state)
    assert against_battle(state, "r4c4", "r4c6") == "M44-13.1"


@pytest.mark.rule("M44-21.6")
@pytest.mark.parametrize("letter", ["I", "A", "G"])
def test_all_arms_may_enter_a_forest(letter: str) -> None:
    state = drill({"r4c4": letter}, ground={"r4c5": "F"})
    go(state, "r4c4", "r4c5")
    assert "r4c5" in hexes(state, "allies")
