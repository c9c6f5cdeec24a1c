"""Movement, and what each arm may do (M44-9, M44-10)."""

import pytest

from sandtable.kernel.errors import BadInput
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
    units,
)
from tests.memoir import act, legal, table


@pytest.mark.rule("M44-9.1")
@pytest.mark.parametrize("first", ["r4c4", "r6c6"])
def test_the_owner_chooses_who_moves_first(first: str) -> None:
    state = drill({"r4c4": "I", "r6c6": "I"})
    second = "r6c6" if first == "r4c4" else "r4c4"
    assert moves(state, first)
    go(state, first, "r5c5")
    assert moves(state, second)


@pytest.mark.rule("M44-9.1")
def test_a_move_needs_another_hex() -> None:
    state = drill({"r4c4": "I"})
    assert against_move(state, "r4c4", "r4c4") == "M44-9.1"


@pytest.mark.rule("M44-9.1", "M44-8.2")
def test_an_enemy_unit_may_not_be_moved() -> None:
    state = drill({"r4c4": "I", "r1c4": "i"})
    assert against_move(state, "r1c4", "r1c5") == "M44-8.2"


@pytest.mark.rule("M44-9.2")
def test_a_unit_moves_once_even_with_hexes_left() -> None:
    state = drill({"r4c4": "A"})
    go(state, "r4c4", "r4c5")
    assert moves(state, "r4c5") == set()
    assert against_move(state, "r4c5", "r4c6") == "M44-9.2"


@pytest.mark.rule("M44-9.3")
def test_a_unit_does_not_go_on_after_another_has_moved() -> None:
    state = drill({"r4c4": "A", "r6c8": "I"})
    go(state, "r4c4", "r4c5")
    go(state, "r6c8", "r6c9")
    assert against_move(state, "r4c5", "r4c6") == "M44-9.2"


@pytest.mark.rule("M44-9.4", "M44-9.5")
@pytest.mark.parametrize("other", ["I", "i"])
def test_no_move_ends_on_an_occupied_hex(other: str) -> None:
    state = drill({"r4c4": "A", "r4c6": other})
    assert "r4c6" not in moves(state, "r4c4")
    assert against_move(state, "r4c4", "r4c6") == "M44-9.5"


@pytest.mark.rule("M44-9.4")
def test_a_position_with_two_units_on_a_hex_is_refused() -> None:
    both = {"allies-1": {"hex": "r4c4", "figures": 4}, "axis-1": {"hex": "r4c4", "figures": 4}}
    with pytest.raises(BadInput) as caught:
        table({"r8c0": "I", "r0c0": "i"}, state={"units": both})
    assert caught.value.key == "two-units-on-a-hex"


@pytest.mark.rule("M44-9.5")
@pytest.mark.parametrize("other", ["I", "i"])
def test_no_unit_moves_through_another(other: str) -> None:
    state = drill({"r4c4": "A", "r4c5": other}, ground=corridor({}))
    assert moves(state, "r4c4") == {"r4c3", "r4c2", "r4c1"}
    assert against_move(state, "r4c4", "r4c6") == "M44-9.7"


@pytest.mark.rule("M44-9.5", "M44-9.7")
@pytest.mark.parametrize("other", ["I", "i"])
def test_a_friend_or_an_enemy_straight_ahead_costs_infantry_the_hex_behind(other: str) -> None:
    state = drill({"r4c4": "I", "r4c5": other})
    assert "r4c6" not in moves(state, "r4c4")
    assert against_move(state, "r4c4", "r4c6") == "M44-9.7"


@pytest.mark.rule("M44-9.6")
def test_a_friend_may_move_away_first_and_free_its_hex() -> None:
    state = drill({"r4c4": "I", "r4c5": "I"}, ground=corridor({}))
    assert "r4c5" not in moves(state, "r4c4")
    go(state, "r4c5", "r4c7")
    go(state, "r4c4", "r4c5")
    assert {"r4c5", "r4c7"} <= hexes(state, "allies")


@pytest.mark.rule("M44-9.7")
def test_armor_needs_three_hexes_round_an_occupied_one() -> None:
    state = drill({"r4c4": "A", "r4c5": "I"})
    go(state, "r4c4", "r4c6")
    assert units(state)[unit(state, "r4c6")]["moved"] == 3


@pytest.mark.rule("M44-9.7")
def test_a_detour_that_is_longer_than_the_allowance_is_refused() -> None:
    state = drill({"r4c4": "A", "r4c5": "I"}, ground={"r3c4": "R", "r5c4": "R"})
    assert against_move(state, "r4c4", "r4c6") == "M44-9.7"


@pytest.mark.rule("M44-9.8")
def test_the_figures_of_a_unit_move_together() -> None:
    state = drill({"r4c4": "I"})
    go(state, "r4c4", "r4c5")
    assert figures(state, "r4c5") == 4
    assert "r4c4" not in hexes(state, "allies")


@pytest.mark.rule("M44-9.9")
def test_weakened_units_stay_apart() -> None:
    weak = {"hex": "r4c4", "figures": 1}
    other = {"hex": "r4c5", "figures": 2}
    far = {"hex": "r0c0", "figures": 4}
    position = {"units": {"allies-1": weak, "allies-2": other, "axis-1": far}}
    state = table({"r4c4": "I", "r4c5": "I", "r0c0": "i"}, ["direct-from-hq"], state=position)
    act(state, "play direct-from-hq")
    assert against_move(state, "r4c4", "r4c5") == "M44-9.5"
    assert {text.split()[0] for text in legal(state)} == {"move", "end-moves"}
    go(state, "r4c4", "r5c4")
    assert (figures(state, "r5c4"), figures(state, "r4c5")) == (1, 2)


@pytest.mark.rule("M44-9.10")
@pytest.mark.parametrize(
    ("letter", "reached"),
    [
        (".", {"r4c5", "r4c6", "r4c7"}),
        ("R", set()),  # forbids
        ("b", {"r4c5", "r4c6"}),  # shortens
        ("F", {"r4c5"}),  # ends
    ],
)
def test_ground_may_forbid_shorten_or_end_movement(letter: str, reached: set[str]) -> None:
    state = drill({"r4c4": "A", "r4c3": "I"}, ground=corridor({"r4c5": letter}))
    assert moves(state, "r4c4") == reached


@pytest.mark.rule("M44-9.10")
def test_ground_may_forbid_battle() -> None:
    state = drill({"r4c4": "I", "r4c6": "i"}, ground={"r4c5": "F"})
    go(state, "r4c4", "r4c5")
    fight(state)
    assert targets(state, "r4c5") == set()


@pytest.mark.rule("M44-9.11")
def test_a_retreat_does_not_stop_where_a_move_would() -> None:
    state = drill({"r4c4": "i", "r4c5": "I"}, ground={"r3c3": "F", "r3c4": "R", "r2c4": "R"})
    fight(state)
    strike(state, "r4c5", "r4c4", ["FLAG", "FLAG", "STAR"])
    assert "r2c3" in hexes(state, "axis")


@pytest.mark.rule("M44-9.12")
def test_enemies_beside_the_way_do_not_stop_a_unit() -> None:
    enemies = {f"r{row}c{column}": "i" for row in (3, 5) for column in (3, 4, 5, 6)}  # A20
    state = drill({"r4c4": "A", **enemies})
    go(state, "r4c4", "r4c7")
    assert units(state)[unit(state, "r4c7")]["moved"] == 3


@pytest.mark.rule("M44-10.1")
@pytest.mark.parametrize("start", ["r4c4", "r4c3"])
def test_infantry_moves_0_or_1_hex_and_attacks(start: str) -> None:
    state = drill({start: "I", "r4c5": "i"})
    if start != "r4c4":
        go(state, start, "r4c4")
    fight(state)
    assert dice(state, "r4c4", "r4c5") == 3


@pytest.mark.rule("M44-10.2")
def test_infantry_that_moved_2_hexes_may_not_attack() -> None:
    state = drill({"r4c4": "I", "r4c7": "i"})
    go(state, "r4c4", "r4c6")
    fight(state)
    assert targets(state, "r4c6") == set()
    assert against_battle(state, "r4c6", "r4c7") == "M44-10.2"


@pytest.mark.rule("M44-10.2")
def test_infantry_moves_no_further_than_2_hexes() -> None:
    state = drill({"r4c4": "I"})
    assert len(moves(state, "r4c4")) == 18
    assert against_move(state, "r4c4", "r4c7") == "M44-10.6"


@pytest.mark.rule("M44-10.3")
def test_special_forces_move_2_hexes_and_attack() -> None:
    state = drill({"r4c4": "S", "r4c7": "i"})
    go(state, "r4c4", "r4c6")
    fight(state)
    assert dice(state, "r4c6", "r4c7") == 3


@pytest.mark.rule("M44-10.3")
def test_special_forces_move_no_further_than_2_hexes() -> None:
    state = drill({"r4c4": "S"})
    assert len(moves(state, "r4c4")) == 18


@pytest.mark.rule("M44-10.4")
def test_armor_moves_3_hexes_and_fires_3_hexes() -> None:
    state = drill({"r4c2": "A", "r4c8": "i"})
    go(state, "r4c2", "r4c5")
    fight(state)
    assert dice(state, "r4c5", "r4c8") == 3


@pytest.mark.rule("M44-10.4")
def test_armor_moves_no_further_than_3_hexes() -> None:
    state = drill({"r4c5": "A"})
    assert len(moves(state, "r4c5")) == 36
    assert against_move(state, "r4c5", "r4c9") == "M44-10.6"


@pytest.mark.rule("M44-10.5")
def test_artillery_that_moved_may_not_attack() -> None:
    state = drill({"r4c4": "G", "r4c7": "i"})
    assert len(moves(state, "r4c4")) == 6
    go(state, "r4c4", "r4c5")
    fight(state)
    assert targets(state, "r4c5") == set()


@pytest.mark.rule("M44-10.5")
def test_artillery_that_stays_may_attack() -> None:
    state = drill({"r4c4": "G", "r4c7": "i"})
    fight(state)
    assert targets(state, "r4c4") >= {"r4c7"}


@pytest.mark.rule("M44-10.5")
def test_artillery_moves_no_further_than_1_hex() -> None:
    state = drill({"r4c4": "G"})
    assert against_move(state, "r4c4", "r4c6") == "M44-10.6"


@pytest.mark.rule("M44-10.6")
def test_hexes_entered_count_and_not_the_distance() -> None:
    units = {"r4c4": "I", "r4c5": "I", "r4c7": "i", "r2c5": "i"}  # A15
    state = table(units, ["infantry-assault"])
    act(state, "play infantry-assault center")
    go(state, "r4c4", "r4c6")  # distance 2, but 3 hexes round the friend
    fight(state)
    assert against_battle(state, "r4c6", "r4c7") == "M44-10.2"
    assert targets(state, "r4c6") == set()


@pytest.mark.rule("M44-10.6")
def test_a_unit_cannot_step_out_and_back_onto_its_own_hex() -> None:
    state = drill({"r4c4": "A"})  # A15: that would be movement
    assert "r4c4" not in moves(state, "r4c4")


@pytest.mark.rule("M44-10.6", "M44-9.2")
def test_movement_is_counted_again_in_the_next_turn() -> None:
    state = table(
        {"r4c4": "I", "r4c8": "i"},
        ["attack-center", "probe-center"],
        enemy_hand=["probe-right", "probe-right"],
    )
    act(state, "play attack-center")
    go(state, "r4c4", "r4c6")
    act(state, "play probe-right")
    act(state, "play probe-center")
    assert "r4c7" in moves(state, "r4c6")
    act(state, "end-moves")
    assert targets(state, "r4c6") == {"r4c8"}
    assert medals(state, "allies") == 0
