"""Towns and villages (M44-24)."""

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

#: A town drawn with a church is a town (M44-39.51).
TOWNS = ["V", "C"]


@pytest.mark.rule("M44-24.1")
@pytest.mark.parametrize("town", TOWNS)
def test_a_unit_must_stop_in_a_town(town: str) -> None:
    state = drill({"r4c4": "A"}, ground=corridor({"r4c5": town}))
    assert moves(state, "r4c4") == {"r4c1", "r4c2", "r4c3", "r4c5"}


@pytest.mark.rule("M44-24.1")
def test_a_unit_moves_on_from_a_town_in_a_later_turn() -> None:
    state = drill({"r4c4": "A"}, ground=corridor({"r4c4": "V"}))
    assert "r4c7" in moves(state, "r4c4")


@pytest.mark.rule("M44-24.1")
@pytest.mark.parametrize("letter", ["I", "A", "G"])
def test_all_arms_may_enter_a_town(letter: str) -> None:
    state = drill({"r4c4": letter}, ground={"r4c5": "V"})
    go(state, "r4c4", "r4c5")
    assert "r4c5" in hexes(state, "allies")


@pytest.mark.rule("M44-24.2")
@pytest.mark.parametrize("letter", ["I", "S", "A"])
def test_no_attack_in_the_turn_of_entry(letter: str) -> None:
    state = drill({"r4c4": letter, "r4c6": "i"}, ground={"r4c5": "V"})
    go(state, "r4c4", "r4c5")
    fight(state)
    assert targets(state, "r4c5") == set()


@pytest.mark.rule("M44-24.2")
def test_entry_by_retreat_does_not_forbid_the_next_attack() -> None:
    units = {"r4c4": "i", "r4c5": "I", "r0c6": "i"}  # A74
    ground = {"r3c3": "V", "r3c4": "R"}
    state = table(units, ["attack-center"], ground, enemy_hand=["assault-right"])
    act(state, "play attack-center")
    act(state, "end-moves")
    strike(state, "r4c5", "r4c4", ["FLAG", "STAR", "STAR"])
    act(state, "take-ground allies-1 r4c4")
    act(state, "play assault-right")
    act(state, "end-moves")
    assert dice(state, "r3c3", "r4c4") == 3


@pytest.mark.rule("M44-24.3")
@pytest.mark.parametrize("town", TOWNS)
@pytest.mark.parametrize(("letter", "number"), [("I", 2), ("A", 1), ("G", 3)])
def test_a_town_costs_infantry_1_die_armor_2_and_artillery_none(
    letter: str, number: int, town: str
) -> None:
    state = drill({"r4c4": letter, "r4c5": "i"}, ground={"r4c5": town})  # A30
    fight(state)
    assert dice(state, "r4c4", "r4c5") == number


@pytest.mark.rule("M44-24.4")
@pytest.mark.parametrize("town", TOWNS)
@pytest.mark.parametrize("target", ["r4c5", "r4c6", "r4c7"])
def test_armor_attacks_out_of_a_town_with_2_dice_less(target: str, town: str) -> None:
    state = drill({"r4c4": "A", target: "i"}, ground={"r4c4": town})
    fight(state)
    assert dice(state, "r4c4", target) == 1


@pytest.mark.rule("M44-24.4")
@pytest.mark.parametrize("cover", ["F", "V", "G", "H"])
def test_armor_in_a_town_cannot_attack_a_unit_in_cover(cover: str) -> None:
    state = drill({"r4c4": "A", "r4c5": "i"}, ground={"r4c4": "V", "r4c5": cover})  # A75
    fight(state)
    assert against_battle(state, "r4c4", "r4c5") == "M44-12.6"


@pytest.mark.rule("M44-24.4")
def test_armor_that_left_the_town_attacks_with_all_dice() -> None:
    state = drill({"r4c4": "A", "r4c6": "i"}, ground={"r4c4": "V"})
    go(state, "r4c4", "r4c5")
    fight(state)
    assert dice(state, "r4c5", "r4c6") == 3


@pytest.mark.rule("M44-24.5")
@pytest.mark.parametrize("letter", ["I", "S", "G"])
def test_infantry_and_artillery_attack_out_of_a_town_with_all_dice(letter: str) -> None:
    state = drill({"r4c4": letter, "r4c5": "i"}, ground={"r4c4": "V"})
    fight(state)
    assert dice(state, "r4c4", "r4c5") == 3


@pytest.mark.rule("M44-24.6")
@pytest.mark.parametrize("town", TOWNS)
def test_a_town_blocks_the_line_of_sight(town: str) -> None:
    state = drill({"r4c4": "A", "r4c6": "i"}, ground={"r4c5": town})
    fight(state)
    assert against_battle(state, "r4c4", "r4c6") == "M44-13.1"
