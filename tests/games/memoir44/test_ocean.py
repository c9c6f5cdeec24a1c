"""The ocean (M44-26)."""

import pytest

from tests.games.memoir44.drill import (
    against_battle,
    against_move,
    dice,
    drill,
    fight,
    figures,
    go,
    hexes,
    moves,
    strike,
    targets,
    unit,
)
from tests.memoir import act, game, legal, table

#: Two rows of ocean at the Allied edge (A80), two rows of beach before them.
COAST = {
    **{f"r{row}c{column}": "o" for row in (7, 8) for column in range(1, 9)},
    **{f"r{row}c{column}": "b" for row in (5, 6) for column in range(1, 9)},
}


@pytest.mark.rule("M44-26.1")
@pytest.mark.parametrize("letter", ["I", "S", "A", "G"])
def test_a_unit_two_hexes_off_the_beach_reaches_adjacent_hexes_only(letter: str) -> None:
    state = drill({"r8c4": letter}, COAST, face="coast")
    assert moves(state, "r8c4") == {"r8c3", "r8c5", "r7c3", "r7c4"}


@pytest.mark.rule("M44-26.1")
def test_the_second_hex_of_ocean_is_refused() -> None:
    state = drill({"r8c4": "A"}, COAST, face="coast")
    assert against_move(state, "r8c4", "r8c6") == "M44-26.1"


@pytest.mark.rule("M44-26.1")
@pytest.mark.parametrize("letter", ["I", "A"])
def test_a_land_unit_may_wade_one_hex_into_the_ocean(letter: str) -> None:
    state = drill({"r6c4": letter}, COAST, face="coast")  # A78
    assert {"r7c3", "r7c4"} <= moves(state, "r6c4")
    assert not [hex for hex in moves(state, "r6c4") if hex.startswith("r8")]


@pytest.mark.rule("M44-26.1")
def test_a_land_unit_enters_the_ocean_as_its_first_hex_only() -> None:
    state = drill({"r5c4": "A"}, COAST, face="coast")  # A78
    assert "r7c4" not in moves(state, "r5c4")
    assert against_move(state, "r5c4", "r7c4") == "M44-26.1"


@pytest.mark.rule("M44-26.1")
def test_behind_enemy_lines_ignores_the_limit_of_the_ocean() -> None:
    state = table({"r8c4": "I", "r0c0": "i"}, ["behind-enemy-lines"], COAST, face="coast")
    act(state, "play behind-enemy-lines")  # A59 a
    assert {"r8c7", "r5c4"} <= moves(state, "r8c4")


@pytest.mark.rule("M44-26.2")
@pytest.mark.parametrize("letter", ["I", "S", "R", "A", "E", "G"])
def test_any_arm_may_stand_in_the_ocean(letter: str) -> None:
    state = drill({"r7c4": letter}, COAST, face="coast")
    assert "r7c4" in hexes(state, "allies")
    assert moves(state, "r7c4")


@pytest.mark.rule("M44-26.2")
@pytest.mark.parametrize("name", ["sword-beach", "omaha-beach"])
def test_a_coast_has_two_rows_of_ocean_at_the_allied_edge(name: str) -> None:
    battle = game().scenario(name)  # A80
    rows = {battle.board.places[hex][0] for hex, kind in enumerate(battle.terrain) if kind.ocean}
    assert rows == {7, 8}


@pytest.mark.rule("M44-26.3")
def test_a_retreat_into_the_ocean_costs_a_figure_instead() -> None:
    state = drill({"r6c4": "I", "r6c5": "i"}, COAST, side="axis", face="coast")
    fight(state)
    strike(state, "r6c5", "r6c4", ["FLAG", "STAR", "STAR"])
    assert figures(state, "r6c4") == 3


@pytest.mark.rule("M44-26.3")
def test_a_unit_in_the_ocean_does_not_retreat_deeper() -> None:
    state = drill({"r7c4": "I", "r6c4": "i"}, COAST, side="axis", face="coast")  # A79
    fight(state)
    strike(state, "r6c4", "r7c4", ["FLAG", "FLAG", "STAR"])
    assert figures(state, "r7c4") == 2


@pytest.mark.rule("M44-26.3")
def test_a_unit_in_the_ocean_retreats_onto_land_behind_it() -> None:
    units = {"r7c4": "i", "r8c4": "I", "r7c5": "I"}  # A79: an Axis unit has the land in its rear
    state = drill(units, COAST | {"r7c5": "b"}, face="coast")
    fight(state)
    strike(state, "r7c5", "r7c4", ["FLAG", "STAR", "STAR"])
    assert set(legal(state)) == {
        f"retreat {unit(state, 'r7c4')} r6c4",
        f"retreat {unit(state, 'r7c4')} r6c5",
    }


@pytest.mark.rule("M44-26.4")
@pytest.mark.parametrize("letter", ["I", "S", "A", "G"])
def test_a_unit_in_the_ocean_may_not_attack(letter: str) -> None:
    state = drill({"r7c4": letter, "r6c4": "i"}, COAST, face="coast")
    fight(state)
    assert targets(state, "r7c4") == set()
    assert against_battle(state, "r7c4", "r6c4") == "M44-26.4"


@pytest.mark.rule("M44-26.4")
def test_a_unit_that_waded_into_the_ocean_may_not_attack() -> None:
    state = drill({"r6c4": "A", "r6c3": "i"}, COAST, face="coast")
    go(state, "r6c4", "r7c3")
    fight(state)
    assert against_battle(state, "r7c3", "r6c3") == "M44-26.4"


@pytest.mark.rule("M44-26.5")
def test_the_ocean_does_not_block_the_line_of_sight() -> None:
    state = drill({"r4c4": "A", "r4c6": "i"}, {"r4c5": "o"}, face="coast")
    fight(state)
    assert dice(state, "r4c4", "r4c6") == 3


@pytest.mark.rule("M44-26.6")
def test_a_unit_next_to_the_beach_goes_ashore_two_hexes() -> None:
    state = drill({"r7c4": "A"}, COAST, face="coast")
    reached = moves(state, "r7c4")
    assert {"r6c4", "r6c5", "r5c3", "r5c4", "r5c5", "r6c3", "r6c6"} <= reached
    assert not [hex for hex in reached if hex.startswith("r4")]


@pytest.mark.rule("M44-26.6")
def test_armor_lands_two_hexes_and_attacks() -> None:
    state = drill({"r7c4": "A", "r4c4": "i"}, COAST, face="coast")
    go(state, "r7c4", "r5c4")
    fight(state)
    assert dice(state, "r5c4", "r4c4") == 3


@pytest.mark.rule("M44-26.6")
def test_any_passable_land_may_be_entered_from_the_ocean() -> None:
    ground = COAST | {"r6c4": "F", "r6c5": "."}  # A78
    state = drill({"r7c4": "A"}, ground, face="coast")
    assert {"r6c4", "r6c5"} <= moves(state, "r7c4")


@pytest.mark.rule("M44-26.6")
def test_without_a_beach_a_landing_has_the_whole_allowance() -> None:
    ground = {"r7c4": "o"}  # A78: the normal allowance, and no beach binds it
    state = drill({"r7c4": "A"}, ground, face="coast")
    assert "r4c4" in moves(state, "r7c4")


@pytest.mark.rule("M44-26.7")
@pytest.mark.parametrize("letter", ["i", "a", "g"])
def test_a_unit_in_the_ocean_has_no_protection(letter: str) -> None:
    state = drill({"r7c4": "I", "r6c4": letter}, COAST, side="axis", face="coast")
    fight(state)
    assert dice(state, "r6c4", "r7c4") == 3


@pytest.mark.rule("M44-26.7")
def test_a_unit_in_the_ocean_may_not_ignore_a_flag() -> None:
    state = drill({"r7c4": "I", "r6c4": "i"}, COAST, side="axis", face="coast")
    fight(state)
    strike(state, "r6c4", "r7c4", ["FLAG", "STAR", "STAR"])
    assert figures(state, "r7c4") == 3
