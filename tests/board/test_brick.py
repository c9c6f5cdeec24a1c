"""Brick grids: neighbours, distances, layouts that are none."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sandtable
from sandtable.board import brick

REACH = 12


@st.composite
def cells(draw: st.DrawFn) -> brick.Cell:
    """A cell of the grid that the cell (0, 0) belongs to."""
    line = draw(st.integers(-REACH, REACH))
    return line, 2 * draw(st.integers(-REACH, REACH)) + line % 2


def flood(start: brick.Cell, steps: int) -> dict[brick.Cell, int]:
    """The slow, obvious distance: rings of neighbours around a cell."""
    found = {start: 0}
    ring = [start]
    for step in range(1, steps + 1):
        around = {cell for at in ring for cell in brick.neighbours(at)}
        ring = sorted(around - found.keys())
        found |= dict.fromkeys(ring, step)
    return found


AROUND = flood((0, 0), 3 * REACH)


@pytest.mark.rule("NOR-5.7", "NOR-5.9")
@given(cells())
def test_a_cell_has_six_different_neighbours_and_they_have_it(cell: brick.Cell) -> None:
    around = brick.neighbours(cell)
    assert len(set(around)) == 6
    assert cell not in around
    assert all(cell in brick.neighbours(other) for other in around)


@pytest.mark.rule("NOR-5.9")
def test_neighbours_are_two_halves_along_the_line_or_one_half_on_the_next() -> None:
    assert sorted(brick.neighbours((3, 5))) == [(2, 4), (2, 6), (3, 3), (3, 7), (4, 4), (4, 6)]


@pytest.mark.rule("NOR-5.10")
@given(cells())
def test_the_formula_agrees_with_counting_steps(cell: brick.Cell) -> None:
    assert brick.distance((0, 0), cell) == AROUND[cell]


@given(cells(), cells(), cells())
def test_distance_is_a_metric(a: brick.Cell, b: brick.Cell, c: brick.Cell) -> None:
    assert (brick.distance(a, b) == 0) == (a == b)
    assert brick.distance(a, b) == brick.distance(b, a)
    assert brick.distance(a, c) <= brick.distance(a, b) + brick.distance(b, c)


@given(cells(), cells(), cells())
def test_distance_does_not_depend_on_the_place(
    a: brick.Cell, b: brick.Cell, shift: brick.Cell
) -> None:
    def moved(cell: brick.Cell) -> brick.Cell:
        return cell[0] + shift[0], cell[1] + shift[1]

    assert brick.distance(moved(a), moved(b)) == brick.distance(a, b)


@pytest.mark.rule("NOR-5.10")
@pytest.mark.parametrize("scenario", sandtable.game("normandy").scenarios())
def test_on_printed_maps_the_formula_agrees_with_the_shortest_chain(scenario: str) -> None:
    tiles = sandtable.game("normandy").describe(scenario)["tiles"]
    assert isinstance(tiles, list)
    laid: list[brick.Cell] = []
    for tile in tiles:
        assert isinstance(tile, dict)
        line, half = tile["line"], tile["half"]
        assert isinstance(line, int)
        assert isinstance(half, int)
        laid.append((line, half))
    for start in laid:
        chain = {start: 0}
        queue = [start]
        for at in queue:
            new = [cell for cell in brick.neighbours(at) if cell in laid and cell not in chain]
            chain |= dict.fromkeys(new, chain[at] + 1)
            queue += new
        assert chain == {cell: brick.distance(start, cell) for cell in laid}


@pytest.mark.rule("NOR-5.11")
@pytest.mark.parametrize(
    ("layout", "fault"),
    [
        pytest.param([], None, id="nothing"),
        pytest.param([(0, 0), (0, 2), (1, 1), (2, 0)], None, id="a brick wall"),
        pytest.param([(1, 0), (0, 1)], None, id="a wall that begins with an odd half"),
        pytest.param([(0, 0), (0, 3)], ("map-parity", (0, 3)), id="a line of odd and even"),
        pytest.param([(0, 0), (1, 2)], ("map-parity", (1, 2)), id="two lines not shifted"),
        pytest.param([(0, 0), (0, 2), (0, 0)], ("map-overlap", (0, 0)), id="a cell twice"),
    ],
)
def test_a_layout_that_is_no_brick_wall_is_named_with_its_cell(
    layout: list[brick.Cell], fault: tuple[str, brick.Cell] | None
) -> None:
    assert brick.fault(layout) == fault


@given(st.lists(cells(), unique=True))
def test_cells_of_one_grid_are_a_layout(layout: list[brick.Cell]) -> None:
    assert brick.fault(layout) is None
