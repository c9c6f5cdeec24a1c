"""Hedgerows (M44-22)."""

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
    targets,
)
from tests.games.memoir44.staging import printed
from tests.memoir import act, table


@pytest.mark.rule("M44-22.1")
@pytest.mark.parametrize("letter", ["A", "I"])
def test_a_unit_two_hexes_away_cannot_enter_a_hedgerow(letter: str) -> None:
    state = drill({"r4c4": letter}, ground={"r4c6": "G"})
    assert "r4c6" not in moves(state, "r4c4")
    assert against_move(state, "r4c4", "r4c6") == "M44-22.1"


@pytest.mark.rule("M44-22.1")
@pytest.mark.parametrize("letter", ["I", "A", "G"])
def test_a_unit_next_to_a_hedgerow_may_enter_it(letter: str) -> None:
    state = drill({"r4c4": letter}, ground={"r4c5": "G"})
    assert "r4c5" in moves(state, "r4c4")


@pytest.mark.rule("M44-22.2")
def test_a_unit_must_stop_in_a_hedgerow() -> None:
    state = drill({"r4c4": "A"}, ground=corridor({"r4c5": "G"}))
    assert moves(state, "r4c4") == {"r4c1", "r4c2", "r4c3", "r4c5"}


@pytest.mark.rule("M44-22.3")
@pytest.mark.parametrize("letter", ["I", "S", "A", "G"])
def test_a_unit_leaves_a_hedgerow_by_one_hex(letter: str) -> None:
    state = drill({"r4c4": letter}, ground={"r4c4": "G"})
    assert moves(state, "r4c4") == {"r3c3", "r3c4", "r4c3", "r4c5", "r5c3", "r5c4"}


@pytest.mark.rule("M44-22.3")
def test_armor_leaving_a_hedgerow_may_not_go_two_hexes() -> None:
    state = drill({"r4c4": "A"}, ground={"r4c4": "G"})
    for hex in ("r4c6", "r2c4", "r6c4", "r4c2", "r4c7"):
        assert against_move(state, "r4c4", hex) == "M44-22.3"


@pytest.mark.rule("M44-22.3")
def test_an_infantry_assault_does_not_hurry_out_of_a_hedgerow() -> None:
    state = table({"r4c4": "I", "r0c6": "i"}, ["infantry-assault"], {"r4c4": "G"})
    act(state, "play infantry-assault center")
    assert len(moves(state, "r4c4")) == 6


@pytest.mark.rule("M44-22.3", "M44-39.31")
def test_a_hedgerow_may_be_left_onto_a_steep_hill() -> None:
    # The one hex may count as two.
    state = drill(
        {"r4c4": "I", "r6c6": "G"}, ground={"r4c4": "G", "r4c5": "S", "r6c6": "G", "r6c7": "S"}
    )
    assert moves(state, "r4c4") == {"r3c3", "r3c4", "r4c3", "r4c5", "r5c3", "r5c4"}
    assert "r6c7" not in moves(state, "r6c6")
    assert against_move(state, "r6c6", "r6c7") == "M44-39.31"


@pytest.mark.rule("M44-22.3", "M44-10.2")
def test_infantry_that_climbed_out_of_a_hedgerow_may_not_attack() -> None:
    state = drill({"r4c4": "I", "r4c6": "i"}, ground={"r4c4": "G", "r4c5": "S"})
    go(state, "r4c4", "r4c5")
    fight(state)
    assert against_battle(state, "r4c5", "r4c6") == "M44-10.2"


@pytest.mark.rule("M44-22.3", "M44-39.31")
def test_the_hedgerow_of_luttich_is_left_onto_the_hill_beside_it() -> None:
    state = printed(
        "operation-luttich",
        {"r5c3": "i", "r8c8": "I"},
        ["assault-center", "direct-from-hq"],
        "axis",
    )
    act(state, "play direct-from-hq")
    assert "r5c4" in moves(state, "r5c3")


@pytest.mark.rule("M44-22.4")
def test_crossing_a_hedgerow_from_afar_takes_four_orders() -> None:
    state = table(
        {"r4c3": "A", "r0c6": "i"},
        ["attack-left", "attack-center", "probe-center", "assault-center"],
        corridor({"r4c5": "G"}),
        enemy_hand=["probe-left"] * 4,
        draw=["recon-in-force"] * 3 + ["pincer-move"] + ["attack-right"] * 3,
    )
    act(state, "play attack-left")
    assert "r4c5" not in moves(state, "r4c3")
    go(state, "r4c3", "r4c4")
    act(state, "play probe-left")
    act(state, "play attack-center")
    go(state, "r4c4", "r4c5")
    act(state, "play probe-left")
    act(state, "play probe-center")
    assert moves(state, "r4c5") == {"r4c4", "r4c6"}
    go(state, "r4c5", "r4c6")
    act(state, "play probe-left")
    act(state, "play assault-center")
    assert {"r4c7", "r4c8", "r4c9"} <= moves(state, "r4c6")


@pytest.mark.rule("M44-22.5")
@pytest.mark.parametrize("letter", ["I", "S", "A"])
def test_no_attack_in_the_turn_of_entry(letter: str) -> None:
    state = drill({"r4c4": letter, "r4c6": "i"}, ground={"r4c5": "G"})
    go(state, "r4c4", "r4c5")
    fight(state)
    assert targets(state, "r4c5") == set()


@pytest.mark.rule("M44-22.6")
@pytest.mark.parametrize("letter", ["I", "A"])
def test_a_unit_that_left_a_hedgerow_may_attack(letter: str) -> None:
    state = drill({"r4c4": letter, "r4c6": "i"}, ground={"r4c4": "G"})
    go(state, "r4c4", "r4c5")
    fight(state)
    assert dice(state, "r4c5", "r4c6") == 3


@pytest.mark.rule("M44-22.6")
def test_artillery_that_left_a_hedgerow_may_not_attack() -> None:
    state = drill({"r4c4": "G", "r4c6": "i"}, ground={"r4c4": "G"})
    go(state, "r4c4", "r4c5")
    fight(state)
    assert targets(state, "r4c5") == set()


@pytest.mark.rule("M44-22.6")
def test_a_unit_that_stays_in_a_hedgerow_attacks_with_all_dice() -> None:
    state = drill({"r4c4": "A", "r4c6": "i"}, ground={"r4c4": "G"})
    fight(state)
    assert dice(state, "r4c4", "r4c6") == 3


@pytest.mark.rule("M44-22.7")
@pytest.mark.parametrize(("letter", "number"), [("I", 2), ("A", 1), ("G", 3)])
def test_a_hedgerow_costs_infantry_1_die_armor_2_and_artillery_none(
    letter: str, number: int
) -> None:
    state = drill({"r4c4": letter, "r4c5": "i"}, ground={"r4c5": "G"})
    fight(state)
    assert dice(state, "r4c4", "r4c5") == number


@pytest.mark.rule("M44-22.8")
def test_a_hedgerow_blocks_the_line_of_sight() -> None:
    state = drill({"r4c4": "A", "r4c6": "i"}, ground={"r4c5": "G"})
    fight(state)
    assert against_battle(state, "r4c4", "r4c6") == "M44-13.1"


@pytest.mark.rule("M44-22.9")
def test_a_unit_may_move_from_one_hedgerow_into_the_next() -> None:
    state = drill({"r4c4": "I"}, ground={"r4c4": "G", "r4c5": "G"})
    go(state, "r4c4", "r4c5")
    assert "r4c5" in hexes(state, "allies")
