"""Hex boards: names, neighbours, distances, and the hexes that a line meets."""

import pytest

from sandtable.board.hexes import (
    CROSSED,
    LEFT,
    MISSED,
    RIGHT,
    HexBoard,
    around,
    distance,
    line_between,
    meets,
)

BOARD = HexBoard(13)
DOUBLE = HexBoard(26)


def met(start: str, end: str) -> tuple[set[str], set[str], set[str]]:
    """The names of the hexes crossed, and touched on the left and on the right."""
    line = line_between(BOARD, BOARD.named[start], BOARD.named[end])
    crossed, left, right = (
        {BOARD.names[hex] for hex in hexes} for hexes in (line.crossed, line.left, line.right)
    )
    return crossed, left, right


@pytest.mark.rule("M44-4.9")
def test_a_board_has_rows_of_13_and_12_and_113_hexes() -> None:
    assert len(BOARD.places) == 113
    rows = [sum(1 for row, _ in BOARD.places if row == number) for number in range(9)]
    assert rows == [13, 12, 13, 12, 13, 12, 13, 12, 13]
    assert "r1c11" in BOARD.named
    assert "r1c12" not in BOARD.named


@pytest.mark.rule("M44-4.9")
def test_two_boards_have_rows_of_26_and_25() -> None:
    assert len(DOUBLE.places) == 5 * 26 + 4 * 25
    assert "r0c25" in DOUBLE.named
    assert "r1c25" not in DOUBLE.named


@pytest.mark.rule("M44-4.9")
def test_names_run_row_by_row_from_the_top_and_are_unique() -> None:
    assert BOARD.names[:2] == ["r0c0", "r0c1"]
    assert BOARD.names[-1] == "r8c12"
    assert [BOARD.named[name] for name in BOARD.names] == list(range(113))


def test_titles_count_from_the_lower_left_corner_and_are_unique() -> None:
    assert BOARD.titles[:2] == ["A9", "B9"]
    assert BOARD.titles[-1] == "M1"
    assert BOARD.titles[BOARD.named["r4c5"]] == "F5"
    assert HexBoard(26).titles[25] == "Z9"
    assert len(set(BOARD.titles)) == 113
    assert [BOARD.hex_at[place] for place in BOARD.places] == list(range(113))


@pytest.mark.rule("M44-4.10")
@pytest.mark.parametrize(
    ("hex", "near"),
    [
        ("r8c0", {"r8c1", "r7c0"}),
        ("r0c12", {"r0c11", "r1c11"}),
        ("r1c0", {"r0c0", "r0c1", "r1c1", "r2c0", "r2c1"}),
        ("r4c4", {"r4c3", "r4c5", "r3c3", "r3c4", "r5c3", "r5c4"}),
        ("r5c4", {"r5c3", "r5c5", "r4c4", "r4c5", "r6c4", "r6c5"}),
    ],
)
def test_neighbours(hex: str, near: set[str]) -> None:
    assert {BOARD.names[other] for other in BOARD.neighbours[BOARD.named[hex]]} == near


@pytest.mark.rule("M44-4.10")
def test_neighbours_are_mutual_and_exactly_those_at_distance_one() -> None:
    for hex, near in enumerate(BOARD.neighbours):
        assert set(near) == {other for other in range(113) if BOARD.distance[hex][other] == 1}
        assert all(hex in BOARD.neighbours[other] for other in near)


@pytest.mark.rule("M44-4.10")
@pytest.mark.parametrize("board", [BOARD, DOUBLE], ids=["one", "two"])
def test_distance_is_the_number_of_steps_of_a_walk(board: HexBoard) -> None:
    for start in range(0, len(board.places), 7):
        steps = {start: 0}
        queue = [start]
        for hex in queue:
            for near in board.neighbours[hex]:
                if near not in steps:
                    steps[near] = steps[hex] + 1
                    queue.append(near)
        assert board.distance[start] == [steps[hex] for hex in range(len(board.places))]


@pytest.mark.rule("M44-4.10")
def test_places_off_the_board_have_neighbours_and_distances_too() -> None:
    assert around((0, 0)) == [(0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1)]
    assert distance((0, 0), (-3, -1)) == 3


@pytest.mark.rule("M44-13.3")
def test_a_line_along_a_row_crosses_every_hex_between() -> None:
    assert met("r4c2", "r4c6") == ({"r4c3", "r4c4", "r4c5"}, set(), set())


@pytest.mark.rule("M44-13.3")
def test_the_ends_of_a_line_are_left_out() -> None:
    assert met("r4c2", "r4c3") == (set(), set(), set())


@pytest.mark.rule("M44-13.7", "M44-13.10")
def test_a_line_up_the_board_runs_between_two_hexes() -> None:
    assert met("r6c4", "r4c4") == (set(), {"r5c3"}, {"r5c4"})


@pytest.mark.rule("M44-13.7")
def test_left_and_right_change_places_when_the_line_is_turned_round() -> None:
    assert met("r4c4", "r6c4") == (set(), {"r5c4"}, {"r5c3"})


@pytest.mark.rule("M44-13.7")
def test_a_long_line_touches_edges_and_crosses_hexes_by_turns() -> None:
    assert met("r6c4", "r2c4") == ({"r4c4"}, {"r5c3", "r3c3"}, {"r5c4", "r3c4"})


@pytest.mark.rule("M44-13.7")
def test_at_the_side_of_the_board_one_side_of_the_line_is_empty() -> None:
    assert met("r6c0", "r4c0") == (set(), set(), {"r5c0"})


@pytest.mark.rule("M44-13.9")
def test_a_hex_met_in_a_single_corner_is_neither_crossed_nor_touched() -> None:
    start = (0, 0)
    places = [(row, x) for row in range(9) for x in range(-24, 25) if (row + x) % 2 == 0]
    corners_only = 0
    for end in places:
        for hex in places:
            if hex in (start, end) or end == start:
                continue
            turns = [
                end[1] * (3 * hex[0] + dy) - 3 * end[0] * (hex[1] + dx)
                for dx, dy in ((0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1))
            ]
            if turns.count(0) == 1 and (min(turns) == 0 or max(turns) == 0):
                corners_only += 1
                assert meets(start, end, hex) == MISSED
    assert corners_only


@pytest.mark.rule("M44-13.9")
@pytest.mark.parametrize(
    ("hex", "how"),
    [((1, 1), RIGHT), ((1, -1), LEFT), ((2, 0), MISSED), ((-1, 1), MISSED), ((0, 2), MISSED)],
)
def test_how_the_line_two_rows_up_meets_the_hexes_around(hex: tuple[int, int], how: int) -> None:
    assert meets((2, 0), (0, 0), hex) == how


@pytest.mark.rule("M44-13.9")
def test_hexes_before_the_start_and_behind_the_end_are_missed() -> None:
    assert meets((4, 4), (4, 8), (4, 6)) == CROSSED
    assert meets((4, 4), (4, 8), (4, 2)) == MISSED
    assert meets((4, 4), (4, 8), (4, 10)) == MISSED


@pytest.mark.rule("M44-13.9")
def test_a_line_meets_the_same_hexes_both_ways() -> None:
    for start in range(0, 113, 5):
        for end in range(113):
            there, back = line_between(BOARD, start, end), line_between(BOARD, end, start)
            assert set(there.crossed) == set(back.crossed)
            assert set(there.left) == set(back.right)
            assert set(there.right) == set(back.left)


@pytest.mark.rule("M44-13.10")
def test_within_three_hexes_lines_run_along_edges_at_two_offsets_only() -> None:
    along = set()
    start = BOARD.named["r4c6"]
    row, x = BOARD.places[start]
    for end, (other_row, other_x) in enumerate(BOARD.places):
        if not 1 <= BOARD.distance[start][end] <= 3:
            continue
        line = line_between(BOARD, start, end)
        if line.left or line.right:
            assert (len(line.crossed), len(line.left), len(line.right)) == (0, 1, 1)
            along.add((other_row - row, other_x - x))
    assert along == {(-2, 0), (2, 0), (-1, -3), (-1, 3), (1, -3), (1, 3)}


@pytest.mark.rule("M44-13.11")
def test_between_neighbours_there_is_nothing() -> None:
    for hex, near in enumerate(BOARD.neighbours):
        for other in near:
            line = line_between(BOARD, hex, other)
            assert (line.crossed, line.left, line.right) == ((), (), ())
