"""Hedgehogs (M44-30)."""

import pytest

from tests.games.memoir44.drill import (
    against_move,
    corridor,
    dice,
    drill,
    fight,
    figures,
    go,
    hexes,
    moves,
    strike,
    unit,
)
from tests.memoir import act, legal

HEDGEHOG = {"r4c5": "h"}


@pytest.mark.rule("M44-30.1")
@pytest.mark.parametrize("letter", ["I", "S", "R"])
def test_infantry_may_enter_a_hedgehog(letter: str) -> None:
    state = drill({"r4c4": letter}, obstacles=HEDGEHOG)
    assert "r4c5" in moves(state, "r4c4")


@pytest.mark.rule("M44-30.1")
@pytest.mark.parametrize("letter", ["A", "E", "G"])
def test_armor_and_artillery_may_not_enter_a_hedgehog(letter: str) -> None:
    state = drill({"r4c4": letter}, obstacles=HEDGEHOG)
    assert "r4c5" not in moves(state, "r4c4")
    assert against_move(state, "r4c4", "r4c5") == "M44-30.1"


@pytest.mark.rule("M44-30.1")
def test_armor_may_not_move_through_a_hedgehog() -> None:
    state = drill({"r4c4": "A"}, corridor({}), HEDGEHOG)
    assert moves(state, "r4c4") == {"r4c1", "r4c2", "r4c3"}


@pytest.mark.rule("M44-30.2")
def test_hedgehogs_do_not_limit_infantry_movement() -> None:
    state = drill({"r4c4": "I"}, corridor({}), HEDGEHOG)
    assert moves(state, "r4c4") == {"r4c2", "r4c3", "r4c5", "r4c6"}


@pytest.mark.rule("M44-30.2")
def test_infantry_attacks_in_the_turn_it_enters_a_hedgehog() -> None:
    state = drill({"r4c4": "I", "r4c6": "i"}, obstacles=HEDGEHOG)
    go(state, "r4c4", "r4c5")
    fight(state)
    assert dice(state, "r4c5", "r4c6") == 3


@pytest.mark.rule("M44-30.3")
@pytest.mark.parametrize("letter", ["I", "A", "G"])
def test_hedgehogs_cost_the_attacker_no_dice(letter: str) -> None:
    state = drill({"r4c4": letter, "r4c5": "i"}, obstacles=HEDGEHOG)
    fight(state)
    assert dice(state, "r4c4", "r4c5") == 3


@pytest.mark.rule("M44-30.3")
def test_infantry_attacks_out_of_a_hedgehog_with_all_dice() -> None:
    state = drill({"r4c5": "I", "r4c6": "i"}, obstacles=HEDGEHOG)
    fight(state)
    assert dice(state, "r4c5", "r4c6") == 3


@pytest.mark.rule("M44-30.4")
def test_infantry_on_a_hedgehog_may_ignore_the_first_flag() -> None:
    state = drill({"r4c4": "I", "r4c5": "i"}, obstacles=HEDGEHOG)
    fight(state)
    strike(state, "r4c4", "r4c5", ["FLAG", "STAR", "STAR"])
    assert state.actors() == ("axis",)
    act(state, f"hold {unit(state, 'r4c5')}")
    assert "r4c5" in hexes(state, "axis")
    assert figures(state, "r4c5") == 4


@pytest.mark.rule("M44-30.4")
def test_the_second_flag_on_a_hedgehog_counts() -> None:
    state = drill({"r4c4": "I", "r4c5": "i"}, obstacles=HEDGEHOG)
    fight(state)
    strike(state, "r4c4", "r4c5", ["FLAG", "FLAG", "STAR"])
    id = unit(state, "r4c5")
    held = {text for text in legal(state) if text.startswith("hold")}
    assert held == {f"hold {id} r3c4", f"hold {id} r3c5"}


@pytest.mark.rule("M44-30.4")
@pytest.mark.parametrize("letter", ["a", "g"])
def test_armor_and_artillery_set_up_on_a_hedgehog_may_not_ignore_a_flag(letter: str) -> None:
    state = drill({"r4c4": "I", "r4c5": letter}, obstacles=HEDGEHOG)
    fight(state)
    strike(state, "r4c4", "r4c5", ["FLAG", "STAR", "STAR"])
    assert {text.split()[0] for text in legal(state)} == {"retreat"}


@pytest.mark.rule("M44-30.5")
def test_a_hedgehog_does_not_block_the_line_of_sight() -> None:
    state = drill({"r4c4": "A", "r4c6": "i"}, obstacles=HEDGEHOG)
    fight(state)
    assert dice(state, "r4c4", "r4c6") == 3


@pytest.mark.rule("M44-30.6")
@pytest.mark.parametrize(("letter", "left"), [("a", 2), ("g", 1)])
def test_armor_and_artillery_do_not_retreat_onto_a_hedgehog(letter: str, left: int) -> None:
    units = {"r4c4": letter, "r4c5": "I"}  # A39
    state = drill(units, {"r3c4": "R"}, {"r3c3": "h"})
    fight(state)
    strike(state, "r4c5", "r4c4", ["FLAG", "STAR", "STAR"])
    assert figures(state, "r4c4") == left


@pytest.mark.rule("M44-30.6")
def test_infantry_retreats_onto_a_hedgehog() -> None:
    state = drill({"r4c4": "i", "r4c5": "I"}, {"r3c4": "R"}, {"r3c3": "h"})
    fight(state)
    strike(state, "r4c5", "r4c4", ["FLAG", "STAR", "STAR"])
    assert "r3c3" in hexes(state, "axis")


@pytest.mark.rule("M44-30.6")
@pytest.mark.parametrize(("letter", "offered"), [("I", True), ("A", False), ("G", False)])
def test_only_infantry_takes_ground_on_a_hedgehog(letter: str, offered: bool) -> None:
    state = drill({"r4c4": letter, "r4c5": "i"}, {"r3c4": "R"}, HEDGEHOG)
    fight(state)
    strike(state, "r4c4", "r4c5", ["FLAG", "FLAG", "STAR"])
    act(state, f"hold {unit(state, 'r4c5')} r3c5")
    assert ("stay" in legal(state)) == offered
