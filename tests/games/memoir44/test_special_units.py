"""Special and elite units (M44-20)."""

from typing import Any

import pytest

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
from tests.memoir import act, battle, game, legal, table


def described(units: dict[str, str], **rest: Any) -> dict[str, dict[str, Any]]:
    """What the description of a battle says of its units."""
    found: Any = game().describe(battle(units, **rest))["units"]
    return {entry["unit"]: entry for entry in found}


@pytest.mark.rule("M44-20.2", "M44-20.5", "M44-20.6", "M44-20.11", "M44-20.13")
@pytest.mark.parametrize(
    ("letter", "arm", "kind", "strength"),
    [
        ("I", "infantry", "regular", 4),
        ("S", "infantry", "special-forces", 4),
        ("R", "infantry", "resistance", 3),
        ("A", "armor", "regular", 3),
        ("E", "armor", "elite-armor", 4),
        ("G", "artillery", "regular", 2),
    ],
)
def test_a_map_marks_special_units_and_their_figures(
    letter: str, arm: str, kind: str, strength: int
) -> None:
    entry = described({"r8c4": letter, "r0c4": "i"})["allies-1"]
    assert (entry["arm"], entry["kind"], entry["figures"]) == (arm, kind, strength)
    assert figures(table({"r8c4": letter, "r0c4": "i"}), "r8c4") == strength


@pytest.mark.rule("M44-20.3")
def test_a_number_on_the_map_gives_the_figures_of_a_unit() -> None:
    units = {"r8c4": "I", "r8c5": "I", "r0c4": "i"}
    entries = described(units, figures={"r8c4": 3})
    assert [entries[id]["figures"] for id in ("allies-1", "allies-2")] == [3, 4]
    assert figures(table(units, figures={"r8c4": 3}), "r8c4") == 3


@pytest.mark.rule("M44-20.5")
def test_the_badge_of_a_special_unit_moves_with_it() -> None:
    state = drill({"r4c4": "S", "r6c4": "I"})  # A73: the kind belongs to the unit, not to the hex
    go(state, "r6c4", "r5c5")
    go(state, "r4c4", "r6c4")
    described: Any = game().describe(state.scenario.document)["units"]
    kinds = {entry["unit"]: entry["kind"] for entry in described}
    assert kinds[unit(state, "r6c4")] == "special-forces"
    assert kinds[unit(state, "r5c5")] == "regular"


@pytest.mark.rule("M44-20.4", "M44-20.13")
def test_elite_armor_moves_attacks_and_overruns_like_regular_armor() -> None:
    state = drill({"r4c1": "E", "r4c5": "i", "r4c6": "i"})
    assert "r4c4" in moves(state, "r4c1")
    assert against_move(state, "r4c1", "r4c5") == "M44-9.5"
    go(state, "r4c1", "r4c4")
    fight(state)
    assert dice(state, "r4c4", "r4c5") == 3
    strike(state, "r4c4", "r4c5", ["FLAG", "STAR", "STAR"])
    act(state, f"retreat {unit(state, 'r4c5')} r3c4")
    act(state, f"take-ground {unit(state, 'r4c4')} r4c5")
    assert targets(state, "r4c5") == {"r4c6", "r3c4"}


@pytest.mark.rule("M44-20.4")
def test_special_forces_and_resistance_roll_the_dice_of_infantry() -> None:
    for letter in "SR":
        state = drill({"r4c4": letter, "r4c5": "i"})
        fight(state)
        assert dice(state, "r4c4", "r4c5") == 3


@pytest.mark.rule("M44-20.7")
@pytest.mark.parametrize("letter", ["F", "V", "G"])
def test_resistance_attacks_in_the_turn_it_enters_cover(letter: str) -> None:
    state = drill({"r4c4": "R", "r4c6": "i"}, ground={"r4c5": letter})
    go(state, "r4c4", "r4c5")
    fight(state)
    assert dice(state, "r4c5", "r4c6") == 3


@pytest.mark.rule("M44-20.8")
@pytest.mark.parametrize("letter", ["F", "V", "G"])
def test_resistance_must_stop_in_cover(letter: str) -> None:
    state = drill({"r4c4": "R"}, ground=corridor({"r4c5": letter}))
    assert moves(state, "r4c4") == {"r4c2", "r4c3", "r4c5"}


@pytest.mark.rule("M44-20.8")
def test_resistance_that_entered_cover_takes_no_ground() -> None:
    state = drill({"r4c4": "R", "r4c6": "i"}, ground={"r4c5": "V", "r3c5": "R"})  # A45, A72
    go(state, "r4c4", "r4c5")
    fight(state)
    strike(state, "r4c5", "r4c6", ["FLAG", "STAR", "STAR"])
    assert "r3c6" in hexes(state, "axis")
    assert "stay" not in legal(state)
    assert "r4c5" in hexes(state, "allies")


@pytest.mark.rule("M44-20.8", "M44-20.4")
def test_resistance_may_not_attack_out_of_the_ocean() -> None:
    state = drill({"r7c4": "R", "r6c4": "i"}, ground={"r7c4": "o", "r6c4": "b"})  # A72
    fight(state)
    assert against_battle(state, "r7c4", "r6c4") == "M44-26.4"


@pytest.mark.rule("M44-20.8", "M44-20.4")
def test_resistance_needs_at_least_one_die() -> None:
    state = drill({"r4c4": "R", "r4c7": "i"}, ground={"r4c7": "F"})  # A72
    fight(state)
    assert against_battle(state, "r4c4", "r4c7") == "M44-12.6"


def resistance_hit(
    flags: int, hex: str = "r2c6", ground: dict[str, str] | None = None, **others: str
) -> Any:
    """Résistance on a hex is attacked from its left with these flags."""
    row, column = hex.split("c")
    enemy = f"{row}c{int(column) - 1}"
    state = drill({hex: "R", enemy: "i", **others}, ground, side="axis")
    fight(state)
    strike(state, enemy, hex, ["FLAG"] * flags + ["STAR"] * (3 - flags))
    return state


@pytest.mark.rule("M44-20.9")
def test_resistance_retreats_one_to_three_hexes_for_a_flag() -> None:
    state = resistance_hit(1)  # A71
    assert state.actors() == ("allies",)
    assert {text.split()[2] for text in legal(state)} == {
        *("r3c5", "r3c6"),
        *("r4c5", "r4c6", "r4c7"),
        *("r5c4", "r5c5", "r5c6", "r5c7"),
    }


@pytest.mark.rule("M44-20.9")
def test_resistance_retreats_two_to_six_hexes_for_two_flags() -> None:
    state = resistance_hit(2, ground={"r6c6": "V"})
    ends = {text.split()[2] for text in legal(state)}
    rows = [int(hex[1]) for hex in ends]
    assert [rows.count(row) for row in range(9)] == [0, 0, 0, 0, 3, 4, 5, 6, 7]
    assert "r6c6" in ends  # four hexes into a village
    act(state, f"retreat {unit(state, 'r2c6')} r6c6")
    assert figures(state, "r6c6") == 3


@pytest.mark.rule("M44-20.9")
def test_resistance_loses_figures_only_below_one_hex_a_flag() -> None:
    state = resistance_hit(2, hex="r6c6")  # A71: the board ends after two hexes
    assert {text.split()[2][:2] for text in legal(state)} == {"r8"}
    act(state, f"retreat {unit(state, 'r6c6')} r8c6")
    assert figures(state, "r8c6") == 3


@pytest.mark.rule("M44-20.9")
def test_resistance_pays_for_the_flags_it_cannot_retreat() -> None:
    state = resistance_hit(2, hex="r7c6")
    act(state, f"retreat {unit(state, 'r7c6')} r8c6")
    assert figures(state, "r8c6") == 2


@pytest.mark.rule("M44-20.9")
def test_resistance_retreats_as_far_as_the_way_is_free() -> None:
    state = resistance_hit(1, ground={"r4c5": "R", "r4c6": "R", "r4c7": "R"})
    assert {text.split()[2] for text in legal(state)} == {"r3c5", "r3c6"}


@pytest.mark.rule("M44-20.9")
def test_other_infantry_retreats_exactly_one_hex_for_a_flag() -> None:
    state = drill({"r2c6": "S", "r2c5": "i"}, side="axis")
    fight(state)
    strike(state, "r2c5", "r2c6", ["FLAG", "STAR", "STAR"])
    assert {text.split()[2] for text in legal(state)} == {"r3c5", "r3c6"}


@pytest.mark.rule("M44-20.10")
@pytest.mark.parametrize("letter", [".", "F"])
def test_resistance_that_moved_2_hexes_may_not_attack(letter: str) -> None:
    state = drill({"r4c4": "R", "r4c7": "i"}, ground={"r4c6": letter})
    go(state, "r4c4", "r4c6")
    fight(state)
    assert targets(state, "r4c6") == set()
    assert against_battle(state, "r4c6", "r4c7") == "M44-10.2"


@pytest.mark.rule("M44-20.11")
def test_special_forces_attack_after_two_hexes() -> None:
    state = drill({"r4c4": "S", "r4c8": "i"})
    go(state, "r4c4", "r4c6")
    fight(state)
    assert dice(state, "r4c6", "r4c8") == 2


@pytest.mark.rule("M44-20.12")
def test_special_forces_stop_in_a_forest_and_may_not_attack_there() -> None:
    state = drill({"r4c4": "S", "r4c6": "i"}, ground=corridor({"r4c5": "F"}))
    assert "r4c6" not in moves(state, "r4c4")
    assert "r4c5" in moves(state, "r4c4")
    go(state, "r4c4", "r4c5")
    fight(state)
    assert against_battle(state, "r4c5", "r4c6") == "M44-21.2"


@pytest.mark.rule("M44-20.12")
def test_special_forces_do_not_go_on_behind_a_forest() -> None:
    state = drill({"r4c4": "S"}, ground=corridor({"r4c5": "F"}))
    assert moves(state, "r4c4") == {"r4c2", "r4c3", "r4c5"}


@pytest.mark.rule("M44-20.13")
def test_elite_armor_survives_three_hits() -> None:
    state = drill({"r4c4": "I", "r4c5": "e"})
    fight(state)
    strike(state, "r4c4", "r4c5", ["ARM", "ARM", "GRE"])
    assert figures(state, "r4c5") == 1
    assert medals(state, "allies") == 0
