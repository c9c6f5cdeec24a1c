"""The plain board in the terminal, for each kind of grid."""

from types import SimpleNamespace
from typing import Any

import pytest

import sandtable
from sandtable.language import Words
from sandtable.terminal.grid import PlainGrid
from sandtable.terminal.palette import side_marks
from sandtable.terminal.plain import PlainDisplay

MARKS = side_marks({"red": "Red", "blue": "Blue"}, {})
PLACES: list[dict[str, Any]] = [
    {"id": f"place:{'ABC'[column]}{row + 1}", "row": row, "column": column}
    for row in range(2)
    for column in range(3)
]


def drawn(grid: str, **view: Any) -> list[str]:
    board = {"grid": grid, "places": PLACES}
    lines = PlainGrid({"board": board}, MARKS, {}).draw(view, 80, 24)
    return [line.plain for line in lines]


def column_of(name: str, lines: list[str]) -> int:
    (found,) = [line.index(name) for line in lines if name in line]
    return found


@pytest.mark.parametrize(("grid", "shift"), [("square", 0), ("hex", 6), ("brick", 6)])
def test_odd_rows_of_hexes_and_bricks_are_shifted_by_half_a_place(grid: str, shift: int) -> None:
    lines = drawn(grid, pieces=[])
    assert column_of("B1", lines) - column_of("A1", lines) == 12
    assert column_of("A2", lines) - column_of("A1", lines) == shift


@pytest.mark.parametrize("grid", ["square", "hex", "brick"])
def test_pieces_and_markers_are_in_their_places(grid: str) -> None:
    pieces = [
        {"id": "unit:red-scouts", "side": "red", "at": "place:B2", "label": "S"},
        {"id": "unit:blue-guns", "side": "blue", "at": "place:C1", "label": "G"},
    ]
    lines = drawn(grid, pieces=pieces, markers=[{"at": "place:A1", "side": "red"}])
    assert column_of("(S", lines) == pytest.approx(column_of("B2", lines), abs=2)
    assert column_of("[G", lines) == pytest.approx(column_of("C1", lines), abs=2)
    assert "*R" in "".join(lines)


def test_a_game_without_kinds_of_terrain() -> None:
    board = {"grid": "square", "places": PLACES}
    description = {"scenario": "la-raye", "name": "La Raye", "seats": [], "board": board}
    game: Any = SimpleNamespace(sides=("us", "germany"), kinds={}, describe=lambda _: description)
    display = PlainDisplay(game, "la-raye", Words("en", sandtable.game("normandy")))
    lines = [line.plain for line in display.board({"pieces": []}, 80, 24)]
    assert column_of("C2", lines) > column_of("A2", lines)
