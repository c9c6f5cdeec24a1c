"""The board (M44-4): hexes, neighbours, distances, edges."""

from typing import Any

import pytest

from sandtable.board.hexes import HexBoard
from sandtable.kernel.errors import BadInput
from tests.games.memoir44.drill import (
    against_move,
    drill,
    fight,
    figures,
    hexes,
    moves,
    strike,
)
from tests.memoir import battle, game, legal, table

BOARD = HexBoard(13)


def places() -> list[dict[str, Any]]:
    described: Any = game().describe(battle({"r8c0": "I", "r0c0": "i"}))["hexes"]
    return list(described)


def steps_from(start: int) -> dict[int, int]:
    """How many steps every hex is away: by walking, not by arithmetic."""
    found = {start: 0}
    queue = [start]
    for hex in queue:
        for near in BOARD.neighbours[hex]:
            if near not in found:
                found[near] = found[hex] + 1
                queue.append(near)
    return found


@pytest.mark.rule("M44-4.1")
def test_the_battlefield_is_13_hexes_wide_and_9_deep() -> None:
    rows = [place["row"] for place in places()]
    assert sorted(set(rows)) == list(range(9))
    assert max(rows.count(row) for row in range(9)) == 13


@pytest.mark.rule("M44-4.9")
def test_rows_of_13_and_12_hexes_alternate_113_in_all() -> None:
    rows = [place["row"] for place in places()]  # A6
    assert [rows.count(row) for row in range(9)] == [13, 12, 13, 12, 13, 12, 13, 12, 13]
    assert len(rows) == 113


@pytest.mark.rule("M44-4.9")
@pytest.mark.parametrize("hex", ["r1c12", "r7c12", "r0c13", "r9c0"])
def test_no_unit_can_stand_on_a_hex_that_the_board_does_not_have(hex: str) -> None:
    with pytest.raises(BadInput) as caught:
        table({"r8c0": "I", "r0c0": "i"}, state={"units": {"allies-1": {"hex": hex, "figures": 4}}})
    assert caught.value.key == "unknown-hex"


@pytest.mark.rule("M44-4.9")
def test_the_axis_edge_is_row_0_and_the_allied_edge_row_8() -> None:
    state = drill({"r8c4": "I", "r7c4": "i"}, side="axis")  # A9
    fight(state)
    strike(state, "r7c4", "r8c4", ["FLAG", "STAR", "STAR"])
    assert figures(state, "r8c4") == 3  # behind row 8 there is nothing for the Allies


@pytest.mark.rule("M44-4.10")
def test_a_corner_hex_has_two_neighbours() -> None:
    state = drill({"r8c0": "G"})
    assert moves(state, "r8c0") == {"r8c1", "r7c0"}


@pytest.mark.rule("M44-4.10")
@pytest.mark.parametrize(
    ("hex", "near"),
    [
        ("r4c4", {"r4c3", "r4c5", "r3c3", "r3c4", "r5c3", "r5c4"}),
        ("r5c4", {"r5c3", "r5c5", "r4c4", "r4c5", "r6c4", "r6c5"}),
        ("r0c12", {"r0c11", "r1c11"}),
        ("r4c0", {"r4c1", "r3c0", "r5c0"}),
        ("r3c11", {"r3c10", "r2c11", "r2c12", "r4c11", "r4c12"}),
    ],
)
def test_neighbours_are_two_in_the_row_and_two_in_each_next_row(hex: str, near: set[str]) -> None:
    state = drill({hex: "G"})
    enemy = {"r2c12"} & near
    assert moves(state, hex) == near - enemy


@pytest.mark.rule("M44-4.10")
def test_the_doubled_column_is_twice_the_column_and_one_more_in_odd_rows() -> None:
    for place in places():
        row, column = (int(part) for part in place["hex"][1:].split("c"))
        assert (place["row"], place["x"]) == (row, 2 * column + row % 2)


@pytest.mark.rule("M44-4.10")
def test_the_distance_is_the_number_of_steps_between_any_two_hexes() -> None:
    for start in range(len(BOARD.places)):
        walked = steps_from(start)
        assert BOARD.distance[start] == [walked[hex] for hex in range(len(BOARD.places))]


@pytest.mark.rule("M44-4.7")
@pytest.mark.parametrize(
    ("top", "ways"),
    [
        ("axis", {"retreat axis-2 r3c4", "retreat axis-2 r3c5"}),
        ("allies", {"retreat axis-2 r5c4", "retreat axis-2 r5c5"}),  # A9: a scenario may turn it
    ],
)
def test_a_unit_retreats_to_its_own_side_of_the_board(top: str, ways: set[str]) -> None:
    state = drill({"r4c4": "I", "r4c5": "i"}, top=top)
    fight(state)
    strike(state, "r4c4", "r4c5", ["FLAG", "STAR", "STAR"])
    assert state.actors() == ("axis",)
    assert set(legal(state)) == ways


@pytest.mark.rule("M44-9.13")
@pytest.mark.parametrize(
    ("start", "end"), [("r8c6", "r9c6"), ("r4c0", "r4c99"), ("r7c11", "r7c12")]
)
def test_no_move_leads_off_the_board(start: str, end: str) -> None:
    state = drill({start: "A"})
    board = {place["hex"] for place in places()}
    assert against_move(state, start, end) == "M44-9.1"
    assert moves(state, start) <= board


@pytest.mark.rule("M44-9.13")
def test_no_unit_leaves_over_the_enemy_edge_without_an_exit_rule() -> None:
    state = drill({"r0c6": "A"})  # A16
    assert not [text for text in legal(state) if text.startswith("exit")]
    assert against_move(state, "r0c6", "r9c6") == "M44-9.1"
    refusal = state.why_not("allies", ("exit", "unit:allies-1"))
    assert refusal is not None
    assert refusal.rule == "M44-39.17"


@pytest.mark.rule("M44-9.13")
def test_no_retreat_leads_off_the_board() -> None:
    state = drill({"r0c4": "i", "r0c5": "I"})
    fight(state)
    strike(state, "r0c5", "r0c4", ["FLAG", "FLAG", "STAR"])
    assert "r0c4" in hexes(state, "axis")
    assert figures(state, "r0c4") == 2
