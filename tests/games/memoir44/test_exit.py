"""Leaving the board over the Axis edge (M44-39.17 to 39.19, A113)."""

from typing import Any

import pytest

import sandtable
from tests.games.memoir44.staging import (
    battles,
    destinations,
    do,
    forbidden_by,
    keys,
    medals,
    moves,
    offered,
    on,
    strike,
    units_of,
)
from tests.memoir import act, game, legal, table

AXIS = {"r8c0": "i"}


def ordered(units: dict[str, str], card: str = "assault-center", **rest: Any) -> sandtable.State:
    """The movement step with exits for the Allies."""
    rest.setdefault("exit", "allies")
    return moves(table(units | AXIS, hand=[card], enemy_hand=["barrage"], **rest), card)


@pytest.mark.rule("M44-39.17")
@pytest.mark.parametrize("letter", ["I", "S", "R", "A", "E", "G"])
def test_a_unit_of_any_arm_on_row_0_may_leave_as_its_move(letter: str) -> None:
    state = ordered({"r0c6": letter, "r8c6": "I"})
    events = do(state, "exit @r0c6")
    assert keys(events)[0] == "exited"
    assert on(state, "r0c6") == ""


@pytest.mark.rule("M44-39.17")
@pytest.mark.parametrize(
    ("letter", "far"), [("I", "r1c5"), ("S", "r1c5"), ("A", "r2c5"), ("E", "r2c5")]
)
def test_leaving_counts_as_one_hex_of_the_move(letter: str, far: str) -> None:
    # Infantry r1 → r0 → off is 2 hexes, armor r2 → r1 → r0 → off is 3.
    assert offered(ordered({far: letter, "r8c6": "I"}), f"exit @{far}")


@pytest.mark.rule("M44-39.17")
@pytest.mark.parametrize(
    ("letter", "far"), [("I", "r2c5"), ("S", "r2c5"), ("A", "r3c5"), ("G", "r1c5")]
)
def test_a_unit_that_is_one_hex_short_may_not_leave(letter: str, far: str) -> None:
    state = ordered({far: letter, "r8c6": "I"})
    assert forbidden_by(state, f"exit @{far}") == "M44-39.17"


@pytest.mark.rule("M44-39.17")
def test_a_unit_that_has_no_order_may_not_leave() -> None:
    state = ordered({"r0c0": "I", "r0c6": "I"})
    assert forbidden_by(state, "exit @r0c0") == "M44-8.2"


@pytest.mark.rule("M44-39.17")
def test_the_axis_may_not_leave() -> None:
    units = {"r8c6": "i", "r0c6": "i", "r4c0": "I"}
    state = table(units, hand=["assault-center"], side="axis", exit="allies")
    moves(state, "assault-center")
    assert not any(action.startswith("exit") for action in legal(state))


@pytest.mark.rule("M44-39.17")
@pytest.mark.parametrize("hex", ["r8c6", "r4c12", "r1c6"])
def test_only_the_enemys_edge_is_open(hex: str) -> None:
    card = "assault-right" if hex == "r4c12" else "assault-center"
    state = ordered({hex: "G", "r5c6": "I"}, card)
    assert not offered(state, f"exit @{hex}")


@pytest.mark.rule("M44-39.17")
def test_without_the_rule_nobody_leaves_the_board() -> None:
    state = table({"r0c6": "I"} | AXIS, hand=["assault-center"])
    moves(state, "assault-center")
    assert forbidden_by(state, "exit @r0c6") == "M44-39.17"


@pytest.mark.rule("M44-39.17")
def test_a_unit_walled_in_by_friends_may_still_leave_from_row_0() -> None:
    ring = dict.fromkeys(("r0c5", "r0c7", "r1c5", "r1c6"), "I")
    state = ordered({"r0c6": "I"} | ring)
    assert destinations(state, "r0c6") == set()
    assert offered(state, "exit @r0c6")


@pytest.mark.rule("M44-39.17")
def test_a_unit_that_has_moved_may_not_leave_afterwards() -> None:
    state = ordered({"r1c5": "A", "r8c6": "I"})
    do(state, "move @r1c5 r0c5")
    assert forbidden_by(state, "exit @r0c5") == "M44-9.2"


@pytest.mark.rule("M44-39.18")
@pytest.mark.parametrize("letter", ["V", "F", "G"])
def test_a_unit_that_has_to_stop_on_row_0_cannot_leave_before_its_next_order(letter: str) -> None:
    ground = {f"r0c{column}": letter for column in range(13)}
    entering = ordered({"r1c5": "A", "r8c6": "I"}, ground=ground)
    assert not offered(entering, "exit @r1c5")
    assert "r0c5" in destinations(entering, "r1c5")
    standing = ordered({"r0c5": "I", "r8c6": "I"}, ground=ground)
    assert offered(standing, "exit @r0c5")


@pytest.mark.rule("M44-39.18")
def test_wire_on_row_0_stops_a_unit_that_would_leave() -> None:
    wire = {f"r0c{column}": "w" for column in range(13)}
    state = ordered({"r1c5": "I", "r8c6": "I"}, obstacles=wire)
    assert not offered(state, "exit @r1c5")


@pytest.mark.rule("M44-39.18")
def test_a_unit_may_leave_over_a_hex_that_does_not_stop_it() -> None:
    ground = {f"r0c{column}": "V" for column in range(13) if column != 6}
    state = ordered({"r1c5": "I", "r8c6": "I"}, ground=ground)
    assert offered(state, "exit @r1c5")


@pytest.mark.rule("M44-39.18")
def test_a_unit_that_comes_out_of_a_hedgerow_goes_one_hex_and_not_off_the_board() -> None:
    # M44-22.3: out of a hedgerow exactly one hex; the edge would be the second.
    state = ordered({"r1c5": "A", "r8c6": "I"}, ground={"r1c5": "G"})
    assert "r0c5" in destinations(state, "r1c5")
    assert not offered(state, "exit @r1c5")


@pytest.mark.rule("M44-39.18")
def test_the_second_move_behind_enemy_lines_may_leave_the_board() -> None:
    units = {"r2c5": "I", "r8c6": "I"} | AXIS
    state = table(units, hand=["behind-enemy-lines"], exit="allies", enemy_hand=["barrage"])
    act(state, "play behind-enemy-lines")
    while "order" in legal(state)[0]:
        do(state, "order @r2c5")
    act(state, "end-moves")
    events = do(state, "exit @r2c5")
    assert "exited" in keys(events)
    assert medals(state, "allies") == 1


@pytest.mark.rule("M44-39.18")
def test_behind_enemy_lines_no_town_stops_a_unit_that_would_leave() -> None:
    ground = {f"r0c{column}": "V" for column in range(13)}
    units = {"r2c5": "I", "r8c6": "A"} | AXIS
    state = table(
        units, hand=["behind-enemy-lines"], exit="allies", enemy_hand=["barrage"], ground=ground
    )
    moves(state, "behind-enemy-lines")
    assert offered(state, "exit @r2c5")


@pytest.mark.rule("M44-39.18")
def test_nobody_leaves_by_taking_ground() -> None:
    units = {"r0c6": "I", "r0c5": "i", "r8c0": "i"}
    state = table(units, hand=["assault-center"], enemy_hand=["barrage"], exit="allies")
    battles(state, "assault-center")
    strike(state, "battle @r0c6 @r0c5", ["INF", "INF", "INF"])
    assert not any(action.startswith("exit") for action in legal(state))


@pytest.mark.rule("M44-39.18")
def test_a_retreat_off_the_board_costs_figures_instead() -> None:
    # Allied units retreat to their own edge; with the Allies at the top that is row 0.
    units = {"r0c6": "I", "r1c6": "i", "r4c0": "I"}
    state = table(
        units,
        hand=["assault-center"],
        side="axis",
        exit="axis",
        top="allies",
        enemy_hand=["barrage"],
    )
    battles(state, "assault-center")
    strike(state, "battle @r1c6 @r0c6", ["FLAG", "STAR", "STAR"])
    assert units_of(state)["allies-1"] == {"hex": "r0c6", "figures": 3}


@pytest.mark.rule("M44-39.19")
def test_a_unit_that_has_left_is_a_medal_for_its_own_side_for_good() -> None:
    state = ordered({"r0c6": "I", "r8c6": "I"})
    do(state, "exit @r0c6")
    assert state.to_json()["medals"] == {"allies": 1, "axis": 0}
    assert state.to_json()["trophies"] == {"allies": 1, "axis": 0}
    assert "allies-1" not in units_of(state)


@pytest.mark.rule("M44-39.19")
def test_the_town_a_unit_has_left_is_held_no_longer() -> None:
    goals = [{"side": "allies", "hexes": ["r0c6"], "kind": "temporary"}]
    state = ordered({"r0c6": "I", "r8c6": "I"}, objectives=goals, ground={"r0c6": "V"})
    assert medals(state, "allies") == 1
    do(state, "exit @r0c6")
    assert medals(state, "allies") == 1
    assert state.to_json()["trophies"] == {"allies": 1, "axis": 0}


@pytest.mark.rule("M44-39.19")
def test_the_last_medal_may_be_an_exit() -> None:
    state = ordered({"r0c6": "I", "r8c6": "I"}, state={"trophies": {"allies": 3, "axis": 0}})
    do(state, "exit @r0c6")
    assert state.outcome is not None
    assert state.outcome.winner == "allies"


@pytest.mark.rule("M44-39.17", "M44-36.50")
def test_exits_belong_to_the_overlord_battle_of_omaha() -> None:
    found = [id for id in game().scenarios() if "exit" in game().scenario_json(id)]
    assert found == ["omaha-beach-overlord"]
