"""A second witness for the line of sight: slow, obvious, and written without the first.

It follows M44-13.3 to 13.9 to the letter: the segment is cut with every hexagon by exact fractions,
and what remains inside decides. No code of the engine's geometry is used.
"""

import random
from collections.abc import Iterator
from fractions import Fraction
from typing import TypeAlias

import pytest

from sandtable.board.hexes import HexBoard, line_between
from sandtable.games.memoir44.sight import sees
from sandtable.games.memoir44.state import MemoirState
from tests.memoir import table

Point: TypeAlias = tuple[int, int]
#: Row and doubled column (M44-4.10).
Place: TypeAlias = tuple[int, int]

#: A hexagon around its centre, corner after corner, anticlockwise in coordinates that grow down.
HEXAGON = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
HILLS = "HSLB"
BLOCKING = "FGVC"
#: Ground to draw boards from: a mixture, open country, uplands.
GROUND = (
    "." * 15 + "FGVC" + "HHHHHHSLB" + "bo",
    "." * 40 + "FGVCHHSLBbo",
    "." * 5 + "H" * 12 + "SLBF",
)
BUNKERS = 4


def centre(place: Place) -> Point:
    row, x = place
    return x, 3 * row


def cross(a: Point, b: Point, p: Point) -> int:
    """Positive, zero or negative as p lies on one side of the line a-b, on it, or on the other."""
    return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])


def stretch(start: Point, end: Point, hex: Place) -> tuple[Fraction, Fraction] | None:
    """The part of the segment, from 0 to 1, that lies in the closed hexagon; None if no length."""
    cx, cy = centre(hex)
    corners = [(cx + dx, cy + dy) for dx, dy in HEXAGON]
    low, high = Fraction(0), Fraction(1)
    for number, corner in enumerate(corners):
        following = corners[(number + 1) % 6]
        first, last = cross(corner, following, start), cross(corner, following, end)
        if first < 0 and last < 0:
            return None
        if first < 0:
            low = max(low, Fraction(first, first - last))
        elif last < 0:
            high = min(high, Fraction(first, first - last))
    return (low, high) if low < high else None


def meeting(start: Place, end: Place, hex: Place) -> str:
    """ "inside", "left", "right" or "" for a hex that the segment misses or meets in a corner."""
    a, b = centre(start), centre(end)
    part = stretch(a, b, hex)
    if part is None:
        return ""
    cx, cy = centre(hex)
    sides = {
        cross(a, b, (cx + dx, cy + dy)) > 0 for dx, dy in HEXAGON if cross(a, b, (cx + dx, cy + dy))
    }
    if len(sides) == 2:
        return "inside"
    return "right" if True in sides else "left"


def between(start: Place, end: Place) -> Iterator[Place]:
    """Every place that the segment could meet, on the board or off it; the ends left out."""
    rows = sorted((start[0], end[0]))
    columns = sorted((start[1], end[1]))
    for row in range(rows[0], rows[1] + 1):
        for x in range(columns[0] - 1, columns[1] + 2):
            if (row + x) % 2 == 0 and (row, x) not in (start, end):
                yield row, x


class Board:
    """What lies where, by place: letters of the ground, bunkers, units."""

    def __init__(self, ground: dict[Place, str], bunkers: set[Place], units: set[Place]) -> None:
        self.ground = ground
        self.bunkers = bunkers
        self.units = units

    def hill(self, place: Place) -> bool:
        return self.ground.get(place, ".") in HILLS

    def plateau(self, place: Place) -> set[Place]:
        """All hill hexes that hang together with this one."""
        found, open = {place}, [place]
        while open:
            row, x = open.pop()
            for step in ((0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1)):
                near = (row + step[0], x + step[1])
                if near not in found and self.hill(near):
                    found.add(near)
                    open.append(near)
        return found

    def obstructed(self, hex: Place, start: Place, end: Place, same_height: bool) -> bool:
        if hex in self.units or hex in self.bunkers:
            return True
        if not self.hill(hex):
            return self.ground.get(hex, ".") in BLOCKING
        if not (self.hill(start) and self.hill(end)):
            return True
        return not same_height and not {start, end} <= self.plateau(hex)

    def sees(self, start: Place, end: Place, same_height: bool, edge_blocks: bool) -> bool:
        sides = set()
        for hex in between(start, end):
            if hex in self.ground:
                blocks = self.obstructed(hex, start, end, same_height)
            else:
                blocks = edge_blocks  # A25
            how = meeting(start, end, hex) if blocks else ""
            if how == "inside":
                return False
            if how:
                sides.add(how)
        return len(sides) < 2


def place_of(name: str) -> Place:
    row, column = name.removeprefix("r").split("c")
    return int(row), 2 * int(column) + int(row) % 2


NAMES = [f"r{row}c{column}" for row in range(9) for column in range(13 - row % 2)]
PLACES = [place_of(name) for name in NAMES]


def random_table(rng: random.Random) -> tuple[MemoirState, Board]:
    """Random ground, a few bunkers, random options; the units come later."""
    letters = rng.choice(GROUND)
    ground = {name: rng.choice(letters) for name in NAMES}
    bunkers = rng.sample(NAMES, BUNKERS)
    options = {"same_height": rng.random() < 0.2, "edge_blocks": rng.random() < 0.3}
    units = {name: rng.choice("IAGiag") for name in rng.sample(NAMES, rng.randint(2, 30))}
    state = table(units, ground=ground, obstacles=dict.fromkeys(bunkers, "b"), options=options)
    drawn = {place_of(name): letter for name, letter in ground.items()}
    return state, Board(drawn, {place_of(name) for name in bunkers}, set())


def scatter(state: MemoirState, board: Board, rng: random.Random) -> None:
    """Put the units on new hexes."""
    state.unit_in = [-1] * len(NAMES)
    hexes = rng.sample(range(len(NAMES)), len(state.scenario.units))
    for unit, hex in enumerate(hexes):
        state.place(unit, hex)
    board.units = {PLACES[hex] for hex in hexes}


def random_pair(state: MemoirState, rng: random.Random) -> tuple[int, int]:
    """Two hexes, mostly within the range of a gun: there is more to be seen."""
    start, end = rng.sample(range(len(NAMES)), 2)
    if rng.random() < 0.3:
        return start, end
    distance = state.scenario.board.distance[start]
    return start, rng.choice([hex for hex in range(len(NAMES)) if 1 < distance[hex] <= 6])


@pytest.mark.long
@pytest.mark.rule("M44-13.3", "M44-13.4", "M44-13.5", "M44-13.7", "M44-13.8", "M44-13.9")
@pytest.mark.rule("M44-23.5", "M44-23.7", "M44-23.11", "M44-23.12")
def test_the_fast_line_of_sight_agrees_with_the_slow_one_on_ten_thousand_boards() -> None:
    rng = random.Random(44)
    seen = 0
    for _ in range(400):
        state, board = random_table(rng)
        same_height = bool(state.options["same_height"])
        edge_blocks = bool(state.options["edge_blocks"])
        for _ in range(25):
            scatter(state, board, rng)
            start, end = random_pair(state, rng)
            expected = board.sees(PLACES[start], PLACES[end], same_height, edge_blocks)
            assert sees(state, start, end) == expected, (NAMES[start], NAMES[end], state.to_json())
            seen += expected
    assert 2000 < seen < 8000, "the boards are too full or too empty to show anything"


@pytest.mark.rule("M44-13.9")
def test_every_line_over_the_board_meets_the_hexes_that_the_slow_version_names() -> None:
    board = HexBoard(13)
    offsets = {(b[0] - a[0], b[1] - a[1]) for a in PLACES for b in PLACES if a != b}
    for offset in offsets:
        starts = [p for p in PLACES if (p[0] + offset[0], p[1] + offset[1]) in board.hex_at]
        for start in {starts[0], starts[len(starts) // 2], starts[-1]}:
            end = (start[0] + offset[0], start[1] + offset[1])
            line = line_between(board, board.hex_at[start], board.hex_at[end])
            named = {"inside": line.crossed, "left": line.left, "right": line.right}
            found: dict[str, set[int]] = {"inside": set(), "left": set(), "right": set()}
            for hex in between(start, end):
                how = meeting(start, end, hex)
                if how and hex in board.hex_at:
                    found[how].add(board.hex_at[hex])
            assert {how: set(hexes) for how, hexes in named.items()} == found, (start, end)


@pytest.mark.rule("M44-13.3")
@pytest.mark.parametrize(
    ("start", "end", "hex", "how"),
    [
        ((4, 4), (4, 8), (4, 6), "inside"),
        ((6, 8), (4, 8), (5, 7), "left"),
        ((6, 8), (4, 8), (5, 9), "right"),
        ((4, 4), (4, 8), (4, 10), ""),
        ((4, 4), (4, 8), (3, 5), ""),
    ],
)
def test_the_slow_version_itself_on_plain_cases(
    start: Place, end: Place, hex: Place, how: str
) -> None:
    assert meeting(start, end, hex) == how
