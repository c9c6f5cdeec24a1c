"""Beaches (M44-27)."""

import pytest

from tests.games.memoir44.drill import (
    against_battle,
    against_move,
    corridor,
    dice,
    drill,
    fight,
    go,
    hexes,
    moves,
    strike,
    targets,
    unit,
)
from tests.memoir import act, table


@pytest.mark.rule("M44-27.1")
def test_armor_that_moves_onto_a_beach_moves_two_hexes() -> None:
    state = drill({"r4c4": "A"}, corridor({"r4c5": "b"}))
    assert moves(state, "r4c4") == {"r4c1", "r4c2", "r4c3", "r4c5", "r4c6"}


@pytest.mark.rule("M44-27.1")
def test_the_limit_holds_on_the_beach_and_behind_it() -> None:
    ground = corridor({"r4c5": "b", "r4c6": "b", "r4c7": "b"})
    state = drill({"r4c4": "A"}, ground)
    assert {"r4c5", "r4c6"} <= moves(state, "r4c4")
    assert "r4c7" not in moves(state, "r4c4")


@pytest.mark.rule("M44-27.2")
def test_a_third_step_onto_a_beach_is_refused() -> None:
    state = drill({"r4c4": "A"}, corridor({"r4c7": "b"}))
    assert "r4c6" in moves(state, "r4c4")
    assert "r4c7" not in moves(state, "r4c4")
    assert against_move(state, "r4c4", "r4c7") == "M44-27.2"


@pytest.mark.rule("M44-27.3")
def test_armor_that_leaves_a_beach_moves_three_hexes() -> None:
    state = drill({"r4c4": "A"}, corridor({"r4c4": "b"}))  # A81
    assert "r4c7" in moves(state, "r4c4")


@pytest.mark.rule("M44-27.3")
def test_armor_that_enters_another_beach_hex_moves_two_in_all() -> None:
    state = drill({"r4c4": "A"}, corridor({"r4c4": "b", "r4c5": "b"}))  # A81
    assert moves(state, "r4c4") == {"r4c1", "r4c2", "r4c3", "r4c5", "r4c6"}


@pytest.mark.rule("M44-27.3")
def test_a_way_that_keeps_off_the_beach_is_not_limited() -> None:
    state = drill({"r4c4": "A"}, {"r4c5": "b", "r4c6": "b"})
    assert "r4c7" not in moves(state, "r4c4")
    assert "r3c6" in moves(state, "r4c4")  # by r3c4 and r3c5


@pytest.mark.rule("M44-27.3")
def test_behind_enemy_lines_ignores_the_limit_of_the_beach() -> None:
    ground = corridor({"r4c5": "b", "r4c6": "b", "r4c7": "b"})  # A59 a
    state = table({"r4c4": "I", "r0c0": "i"}, ["behind-enemy-lines"], ground)
    act(state, "play behind-enemy-lines")
    assert "r4c7" in moves(state, "r4c4")


@pytest.mark.rule("M44-27.4")
@pytest.mark.parametrize(("start", "end"), [("r4c4", "r4c5"), ("r4c5", "r4c4")])
@pytest.mark.parametrize("letter", ["I", "A", "G"])
def test_beaches_do_not_limit_battle(letter: str, start: str, end: str) -> None:
    state = drill({start: letter, end: "i"}, {"r4c4": "b"})
    fight(state)
    assert dice(state, start, end) == 3


@pytest.mark.rule("M44-27.4")
def test_armor_attacks_in_the_turn_it_enters_a_beach() -> None:
    state = drill({"r4c4": "A", "r4c7": "i"}, {"r4c5": "b", "r4c6": "b"})
    go(state, "r4c4", "r4c6")
    fight(state)
    assert dice(state, "r4c6", "r4c7") == 3


@pytest.mark.rule("M44-27.5")
@pytest.mark.parametrize("beach", [("r4c7",), ("r4c6",), ("r4c5", "r4c6", "r4c7")])
def test_ground_is_taken_onto_and_from_a_beach_after_the_whole_march(
    beach: tuple[str, ...],
) -> None:
    state = drill({"r4c4": "A", "r4c7": "i"}, dict.fromkeys(beach, "b"))
    go(state, "r4c4", "r4c6")
    fight(state)
    strike(state, "r4c6", "r4c7", ["FLAG", "STAR", "STAR"])
    act(state, f"retreat {unit(state, 'r4c7')} r3c7")
    act(state, f"take-ground {unit(state, 'r4c6')} r4c7")
    assert "r4c7" in hexes(state, "allies")
    assert targets(state, "r4c7") == {"r3c7"}  # and overruns


@pytest.mark.rule("M44-27.6")
def test_a_beach_does_not_block_the_line_of_sight() -> None:
    state = drill({"r4c4": "A", "r4c6": "i"}, {"r4c5": "b"})
    fight(state)
    assert dice(state, "r4c4", "r4c6") == 3


@pytest.mark.rule("M44-27.7")
@pytest.mark.parametrize(("end", "number"), [("r4c5", 2), ("r4c6", 0)])
def test_infantry_on_a_beach_attacks_after_one_hex_and_not_after_two(end: str, number: int) -> None:
    state = drill({"r4c4": "I", "r4c7": "i"}, {"r4c5": "b", "r4c6": "b"})
    go(state, "r4c4", end)
    fight(state)
    if number:
        assert dice(state, end, "r4c7") == number
    else:
        assert against_battle(state, end, "r4c7") == "M44-10.2"


@pytest.mark.rule("M44-27.7")
def test_special_forces_attack_after_two_hexes_of_beach() -> None:
    state = drill({"r4c4": "S", "r4c7": "i"}, {"r4c5": "b", "r4c6": "b"})
    go(state, "r4c4", "r4c6")
    fight(state)
    assert dice(state, "r4c6", "r4c7") == 3
