"""Rivers and bridges (M44-25)."""

from typing import Any

import pytest

from sandtable.kernel.errors import BadInput
from tests.games.memoir44.drill import (
    against_move,
    corridor,
    dice,
    drill,
    fight,
    figures,
    go,
    hexes,
    listed,
    medals,
    moves,
    strike,
    unit,
)
from tests.memoir import act, battle, game, legal, table

BRIDGE = {"r4c5": "="}
#: All water but the ocean (A76).
WATERS = ["R", "W", "P"]


def river(letter: str = "R") -> dict[str, str]:
    """A river across the board from top to bottom, in column 5 of row 4."""
    return {f"r{row}c{5 - row % 2}": letter for row in range(9)}


@pytest.mark.rule("M44-25.1")
@pytest.mark.parametrize("water", WATERS)
@pytest.mark.parametrize("letter", ["I", "A", "G"])
def test_no_arm_gets_over_a_river_without_a_bridge(letter: str, water: str) -> None:
    state = drill({"r4c4": letter}, ground=river(water))
    assert not moves(state, "r4c4") & set(river())
    assert all(int(hex.split("c")[1]) <= 4 for hex in moves(state, "r4c4"))
    assert against_move(state, "r4c4", "r4c5") == "M44-25.1"


@pytest.mark.rule("M44-25.1")
def test_nothing_behind_the_river_is_reached() -> None:
    state = drill({"r4c4": "A"}, ground=river())
    assert "r4c6" not in moves(state, "r4c4")
    assert against_move(state, "r4c4", "r4c6") == "M44-9.7"  # the way round is too long


@pytest.mark.rule("M44-25.1")
def test_behind_enemy_lines_does_not_cross_a_river_either() -> None:
    state = table({"r4c4": "I", "r0c0": "i"}, ["behind-enemy-lines"], river())  # A59 a
    act(state, "play behind-enemy-lines")
    assert not {"r4c5", "r4c6", "r4c7"} & moves(state, "r4c4")


@pytest.mark.rule("M44-25.2")
@pytest.mark.parametrize("water", WATERS)
def test_a_unit_stands_on_a_river_only_where_a_bridge_is(water: str) -> None:
    units = {"r4c5": "I", "r0c0": "i"}
    with pytest.raises(BadInput) as caught:
        game().scenario(battle(units, {"r4c5": water}))
    assert caught.value.key == "unit-on-impassable"
    state = table(units, ground={"r4c5": water}, obstacles=BRIDGE)
    assert figures(state, "r4c5") == 4


@pytest.mark.rule("M44-25.2")
def test_a_position_with_a_unit_in_a_river_is_refused() -> None:
    placed = {"allies-1": {"hex": "r4c5", "figures": 4}, "axis-1": {"hex": "r0c0", "figures": 4}}
    with pytest.raises(BadInput) as caught:
        table({"r8c0": "I", "r0c0": "i"}, ground={"r4c5": "R"}, state={"units": placed})
    assert caught.value.key == "unit-on-impassable"


@pytest.mark.rule("M44-25.3")
@pytest.mark.parametrize("letter", ["I", "A", "G"])
def test_a_unit_on_a_bridge_fights_with_all_dice(letter: str) -> None:
    state = drill({"r4c5": letter, "r4c6": "i"}, river(), BRIDGE)
    fight(state)
    assert dice(state, "r4c5", "r4c6") == 3


@pytest.mark.rule("M44-25.3")
def test_a_unit_attacks_in_the_turn_it_enters_a_bridge() -> None:
    state = drill({"r4c4": "I", "r4c6": "i"}, river(), BRIDGE)
    go(state, "r4c4", "r4c5")
    fight(state)
    assert dice(state, "r4c5", "r4c6") == 3


@pytest.mark.rule("M44-25.4")
@pytest.mark.parametrize("water", WATERS)
def test_units_attack_across_a_river(water: str) -> None:
    state = drill({"r4c4": "I", "r4c6": "i"}, river(water))
    fight(state)
    assert dice(state, "r4c4", "r4c6") == 2


@pytest.mark.rule("M44-25.5")
@pytest.mark.parametrize("water", WATERS)
def test_a_retreat_into_a_river_costs_a_figure_instead(water: str) -> None:
    state = drill({"r4c4": "i", "r4c5": "I"}, {"r3c3": water, "r3c4": water})
    fight(state)
    strike(state, "r4c5", "r4c4", ["FLAG", "STAR", "STAR"])
    assert figures(state, "r4c4") == 3


@pytest.mark.rule("M44-25.5", "M44-25.6")
def test_a_retreat_over_a_bridge_is_possible() -> None:
    ground = {"r3c3": "R", "r3c4": "R"}  # A40
    state = drill({"r4c4": "i", "r4c5": "I"}, ground, {"r3c3": "="})
    fight(state)
    strike(state, "r4c5", "r4c4", ["FLAG", "STAR", "STAR"])
    assert "r3c3" in hexes(state, "axis")


@pytest.mark.rule("M44-25.6")
def test_a_bridge_stops_nobody() -> None:
    state = drill({"r4c4": "A"}, corridor({"r4c5": "R"}), BRIDGE)
    assert {"r4c5", "r4c6", "r4c7"} <= moves(state, "r4c4")


@pytest.mark.rule("M44-25.6")
@pytest.mark.parametrize("start", ["r4c4", "r4c6", "r3c5", "r5c5", "r3c4", "r5c4"])
def test_a_bridge_may_be_entered_from_every_side(start: str) -> None:
    state = drill({start: "G"}, {"r4c5": "R"}, BRIDGE)  # A77
    assert "r4c5" in moves(state, start)


@pytest.mark.rule("M44-25.6")
@pytest.mark.parametrize("letter", ["I", "A", "G"])
def test_a_bridge_gives_no_protection(letter: str) -> None:
    state = drill({"r4c4": letter, "r4c5": "i"}, river(), BRIDGE)
    fight(state)
    assert dice(state, "r4c4", "r4c5") == 3


@pytest.mark.rule("M44-25.6")
def test_a_bridge_lets_nobody_ignore_a_flag() -> None:
    state = drill({"r4c4": "I", "r4c5": "i"}, {"r4c5": "R"}, BRIDGE)
    fight(state)
    strike(state, "r4c4", "r4c5", ["FLAG", "STAR", "STAR"])
    assert {text.split()[0] for text in legal(state)} == {"retreat"}


@pytest.mark.rule("M44-25.7", "M44-31.7")
def test_sandbags_may_be_placed_on_a_bridge() -> None:
    state = table({"r4c5": "I", "r0c0": "i"}, ["dig-in"], {"r4c5": "R"}, BRIDGE)
    act(state, "play dig-in")
    assert listed(state, "sandbags") == ["r4c5"]


@pytest.mark.rule("M44-25.8")
def test_a_bridge_may_carry_an_objective_medal() -> None:
    objective = {"side": "allies", "hexes": ["r4c5"], "kind": "temporary"}
    state = drill({"r4c4": "I"}, river(), BRIDGE, objectives=[objective])
    assert medals(state, "allies") == 0
    go(state, "r4c4", "r4c5")
    assert medals(state, "allies") == 1


@pytest.mark.rule("M44-25.9")
def test_a_bridge_outlasts_the_unit_that_is_destroyed_on_it() -> None:
    units = {"r4c4": "A", "r4c5": "g"}
    state = drill(units, corridor({"r4c5": "R"}), BRIDGE)
    fight(state)
    strike(state, "r4c4", "r4c5", ["GRE", "GRE", "GRE"])
    act(state, f"take-ground {unit(state, 'r4c4')} r4c5")
    assert "r4c5" in hexes(state, "allies")


@pytest.mark.rule("M44-25.9")
@pytest.mark.parametrize("name", game().scenarios())
def test_bridges_of_the_battles_stand_on_water_and_rivers_without_one_stay_closed(
    name: str,
) -> None:
    hexes: Any = game().describe(name)["hexes"]
    waters = {"river", "wide-river", "pond"}
    span = set(game().scenario(name).document.get("span", []))  # Arnhem: M44-39.41
    for entry in hexes:
        assert not entry["bridge"] or entry["terrain"] in waters or entry["hex"] in span
    for number, entry in enumerate(hexes):
        if entry["terrain"] in waters:
            passable = [game().scenario(name).passable[arm][number] for arm in range(3)]
            assert passable == [entry["bridge"]] * 3
