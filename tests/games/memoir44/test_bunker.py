"""Bunkers (M44-29)."""

from typing import Any

import pytest

from sandtable.games.memoir44.state import MemoirState
from tests.games.memoir44.drill import (
    against_battle,
    against_move,
    corridor,
    dice,
    drill,
    fight,
    figures,
    go,
    hexes,
    medals,
    moves,
    strike,
    targets,
    unit,
)
from tests.memoir import act, game, legal, table

BUNKER = {"r4c5": "b"}


def gun_in_a_bunker(faces: list[str], letter: str = "g") -> MemoirState:
    """Axis artillery (or armor) set up in an Axis bunker is attacked by a gun."""
    state = drill({"r4c4": "G", "r4c5": letter}, obstacles=BUNKER, bunkers_protect="axis")
    fight(state)
    strike(state, "r4c4", "r4c5", faces)
    return state


@pytest.mark.rule("M44-29.1")
@pytest.mark.parametrize("letter", ["I", "S", "R"])
@pytest.mark.parametrize("entitled", ["allies", "axis"])
def test_infantry_of_either_side_may_enter_a_bunker(letter: str, entitled: str) -> None:
    state = drill({"r4c4": letter}, obstacles=BUNKER, bunkers_protect=entitled)  # A82
    go(state, "r4c4", "r4c5")
    assert "r4c5" in hexes(state, "allies")


@pytest.mark.rule("M44-29.1")
def test_a_bunker_stops_nobody() -> None:
    state = drill({"r4c4": "I"}, corridor({}), BUNKER)  # A83
    assert {"r4c5", "r4c6"} <= moves(state, "r4c4")


@pytest.mark.rule("M44-29.2")
def test_infantry_attacks_in_the_turn_it_enters_a_bunker() -> None:
    state = drill({"r4c4": "I", "r4c6": "i"}, obstacles=BUNKER)
    go(state, "r4c4", "r4c5")
    fight(state)
    assert dice(state, "r4c5", "r4c6") == 3


@pytest.mark.rule("M44-29.3")
@pytest.mark.parametrize("letter", ["A", "E", "G"])
def test_armor_and_artillery_may_not_move_into_a_bunker(letter: str) -> None:
    state = drill({"r4c4": letter}, obstacles=BUNKER, bunkers_protect="allies")
    assert "r4c5" not in moves(state, "r4c4")
    assert against_move(state, "r4c4", "r4c5") == "M44-29.3"


@pytest.mark.rule("M44-29.3")
def test_armor_may_not_move_through_a_bunker() -> None:
    state = drill({"r4c4": "A"}, corridor({}), BUNKER)
    assert moves(state, "r4c4") == {"r4c1", "r4c2", "r4c3"}


@pytest.mark.rule("M44-29.3")
@pytest.mark.parametrize("letter", ["a", "g"])
def test_armor_and_artillery_may_not_retreat_into_a_bunker(letter: str) -> None:
    units = {"r4c4": letter, "r4c5": "I"}  # A39
    state = drill(units, {"r3c4": "R"}, {"r3c3": "b"})
    fight(state)
    strike(state, "r4c5", "r4c4", ["FLAG", "STAR", "STAR"])
    assert "r4c4" in hexes(state, "axis")
    assert figures(state, "r4c4") == (2 if letter == "a" else 1)


@pytest.mark.rule("M44-29.4")
@pytest.mark.parametrize("letter", ["G", "A"])
def test_artillery_and_armor_set_up_in_a_bunker_may_not_move(letter: str) -> None:
    state = drill({"r4c5": letter}, obstacles=BUNKER, bunkers_protect="allies")  # A85
    assert moves(state, "r4c5") == set()
    assert against_move(state, "r4c5", "r4c6") == "M44-29.4"


@pytest.mark.rule("M44-29.4")
def test_artillery_bombard_does_not_move_a_gun_out_of_its_bunker() -> None:
    units = {"r4c5": "G", "r4c9": "i", "r8c0": "G"}  # A57
    state = table(units, ["artillery-bombard"], obstacles=BUNKER)
    act(state, "play artillery-bombard")
    assert moves(state, "r4c5") == set()
    fight(state)
    assert "r4c9" in targets(state, "r4c5")


@pytest.mark.rule("M44-29.4")
def test_armor_set_up_in_a_bunker_takes_no_ground() -> None:
    state = drill({"r4c5": "A", "r4c6": "i"}, {"r3c5": "R"}, BUNKER)  # A85: like artillery
    fight(state)
    strike(state, "r4c5", "r4c6", ["FLAG", "STAR", "STAR"])
    assert "r3c6" in hexes(state, "axis")
    assert "stay" not in legal(state)


@pytest.mark.rule("M44-29.5")
@pytest.mark.parametrize("target", ["r4c3", "r4c7", "r2c4", "r2c6", "r6c4", "r6c6", "r2c5", "r6c5"])
def test_artillery_in_a_bunker_attacks_in_all_directions(target: str) -> None:
    state = drill({"r4c5": "G", target: "i"}, obstacles=BUNKER)
    fight(state)
    assert dice(state, "r4c5", target) == 3


@pytest.mark.rule("M44-29.6")
@pytest.mark.parametrize("letter", ["I", "A", "G"])
def test_a_bunker_does_not_protect_the_side_that_is_not_entitled(letter: str) -> None:
    state = drill({"r4c4": letter, "r4c5": "i"}, obstacles=BUNKER, bunkers_protect="allies")
    fight(state)
    assert dice(state, "r4c4", "r4c5") == 3
    strike(state, "r4c4", "r4c5", ["FLAG", "STAR", "STAR"])
    assert {text.split()[0] for text in legal(state)} == {"retreat"}


@pytest.mark.rule("M44-29.6")
def test_a_bunker_protects_the_side_of_the_unit_set_up_in_it_if_nothing_is_said() -> None:
    units = {"r4c4": "a", "r4c5": "I"}  # A82
    state = drill(units, obstacles=BUNKER, side="axis")
    fight(state)
    assert dice(state, "r4c4", "r4c5") == 1


@pytest.mark.rule("M44-29.6")
def test_an_empty_bunker_is_an_axis_bunker_if_nothing_is_said() -> None:
    state = drill({"r4c4": "I", "r4c6": "a"}, obstacles=BUNKER, side="axis")  # A82
    fight(state)
    assert targets(state, "r4c6") == set()  # it blocks the line of sight all the same
    position = state.to_json()
    units: Any = position["units"]
    units[unit(state, "r4c4")]["hex"] = "r4c5"
    entered = game().from_json(position)
    assert dice(entered, "r4c6", "r4c5") == 3


@pytest.mark.rule("M44-29.7")
@pytest.mark.parametrize("target", ["i", "g"])
@pytest.mark.parametrize(("letter", "number"), [("I", 2), ("A", 1), ("G", 3)])
def test_a_bunker_costs_infantry_1_die_armor_2_and_artillery_none(
    letter: str, number: int, target: str
) -> None:
    state = drill({"r4c4": letter, "r4c5": target}, obstacles=BUNKER, bunkers_protect="axis")
    fight(state)
    assert dice(state, "r4c4", "r4c5") == number


@pytest.mark.rule("M44-29.8")
@pytest.mark.parametrize("letter", ["i", "s", "g", "a"])
def test_any_unit_of_the_entitled_side_may_ignore_the_first_flag(letter: str) -> None:
    state = gun_in_a_bunker(["FLAG", "STAR", "STAR"], letter)
    if letter in "is":  # guns and armor never leave it, so nobody is asked
        act(state, f"hold {unit(state, 'r4c5')}")
    assert "r4c5" in hexes(state, "axis")
    assert figures(state, "r4c5") == {"i": 4, "s": 4, "g": 2, "a": 3}[letter]


@pytest.mark.rule("M44-29.9")
def test_a_gun_in_a_bunker_loses_a_figure_for_the_second_flag() -> None:
    state = gun_in_a_bunker(["FLAG", "FLAG", "STAR"])  # A84
    assert figures(state, "r4c5") == 1


@pytest.mark.rule("M44-29.9")
def test_three_flags_destroy_a_gun_in_a_bunker_even_if_one_is_ignored() -> None:
    state = gun_in_a_bunker(["FLAG", "FLAG", "FLAG"])
    assert "r4c5" not in hexes(state, "axis")
    assert medals(state, "allies") == 1


@pytest.mark.rule("M44-29.9")
def test_flags_that_cannot_be_ignored_cost_a_gun_in_a_bunker_a_figure_each() -> None:
    units = {"r8c4": "I", "r4c5": "g", "r0c0": "i"}  # A84
    state = table(units, ["barrage"], obstacles=BUNKER, bunkers_protect="axis")
    act(state, "play barrage")
    act(state, f"target {unit(state, 'r4c5')}", ["FLAG", "STAR", "STAR", "STAR"])
    assert figures(state, "r4c5") == 1


@pytest.mark.rule("M44-29.10")
@pytest.mark.parametrize("entitled", ["allies", "axis"])
def test_a_bunker_blocks_the_line_of_sight(entitled: str) -> None:
    units = {"r4c4": "A", "r4c6": "i"}  # A82
    state = drill(units, obstacles=BUNKER, bunkers_protect=entitled)
    fight(state)
    assert against_battle(state, "r4c4", "r4c6") == "M44-13.1"


@pytest.mark.rule("M44-29.11")
def test_infantry_in_a_bunker_retreats_from_the_second_flag_on() -> None:
    state = gun_in_a_bunker(["FLAG", "FLAG", "STAR"], "i")
    id = unit(state, "r4c5")
    assert set(legal(state)) == {
        *(f"retreat {id} {hex}" for hex in ("r2c4", "r2c5", "r2c6")),
        *(f"hold {id} {hex}" for hex in ("r3c4", "r3c5")),
    }
    act(state, f"hold {id} r3c4")
    assert "r3c4" in hexes(state, "axis")
    assert figures(state, "r3c4") == 4
