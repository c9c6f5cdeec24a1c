"""Maps drawn in rows of text."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sandtable
from sandtable.board import drawing

Place = tuple[str, int, int]


@st.composite
def maps(draw: st.DrawFn) -> list[Place]:
    """Names of up to three letters, each at its own place, the first row not empty."""
    spots = draw(st.sets(st.tuples(st.integers(0, 9), st.integers(0, 9)), min_size=1))
    top = min(row for row, _ in spots)
    names = st.text("0123456789AB", min_size=1, max_size=drawing.STEP - 1)
    return [(draw(names), row - top, column) for row, column in sorted(spots)]


@given(maps())
def test_what_is_drawn_reads_the_same(names: list[Place]) -> None:
    assert drawing.read(drawing.draw(names), "map") == names


@given(maps(), st.randoms(use_true_random=False))
def test_the_order_of_the_names_makes_no_difference_to_the_drawing(
    names: list[Place], rng: random.Random
) -> None:
    shuffled = names[:]
    rng.shuffle(shuffled)
    assert drawing.draw(shuffled) == drawing.draw(names)


def test_a_drawing_gives_names_with_row_and_column() -> None:
    text = "    17B     4B\n2B      12B\n"
    assert drawing.read(text, "map") == [
        ("17B", 0, 1),
        ("4B", 0, 3),
        ("2B", 1, 0),
        ("12B", 1, 2),
    ]


def test_blank_rows_around_a_drawing_do_not_count() -> None:
    assert drawing.read("\n   \n1A\n\n2A\n\n  \n", "map") == [("1A", 0, 0), ("2A", 2, 0)]


def test_the_same_name_twice_in_a_row_is_found_twice() -> None:
    assert drawing.read("1A  11A 1A", "map") == [("1A", 0, 0), ("11A", 0, 1), ("1A", 0, 2)]


@pytest.mark.parametrize("empty", ["", "\n", "   \n \n"])
def test_an_empty_drawing_has_no_names(empty: str) -> None:
    assert drawing.read(empty, "map") == []


@pytest.mark.parametrize(
    ("text", "row", "tile", "column"),
    [
        (" 1A", 1, "1A", 1),
        ("1A  2A\n1A   2A", 2, "2A", 5),
        ("1A\n\n   3A", 3, "3A", 3),
        ("1A\t2A", 1, "2A", 3),
    ],
)
def test_a_name_off_the_grid_is_refused_with_its_row_and_column(
    text: str, row: int, tile: str, column: int
) -> None:
    with pytest.raises(sandtable.BadInput) as error:
        drawing.read(text, "map")
    assert error.value.key == "map-off-grid"
    assert error.value.where == f"map, row {row}"
    assert error.value.params == {"tile": tile, "column": column, "step": drawing.STEP}
