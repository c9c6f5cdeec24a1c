"""Hex boards with rows of 13 and 12 (26 and 25 on two boards), and exact lines across them.

A hex is a small integer, numbered row by row from the top. Its place is (row, x) with the doubled
column x = 2 * column + (row mod 2); odd rows are shifted right by half a hex and one hex shorter.
"""

from typing import Final, TypeAlias

Place: TypeAlias = tuple[int, int]

#: Rows of every board.
DEPTH: Final = 9


class HexBoard:
    """The geometry of a board that is ``width`` hexes wide: names, neighbours, distances.

    ``names`` are ids, counted from the upper left corner; ``titles`` are the names people use.
    """

    def __init__(self, width: int) -> None:
        self.width = width
        self.places: list[Place] = [
            (row, 2 * column + row % 2) for row in range(DEPTH) for column in range(width - row % 2)
        ]
        self.names: list[str] = [f"r{row}c{x // 2}" for row, x in self.places]
        self.titles: list[str] = [title(row, x // 2) for row, x in self.places]
        self.hex_at: dict[Place, int] = {place: i for i, place in enumerate(self.places)}
        self.named: dict[str, int] = {name: i for i, name in enumerate(self.names)}
        self.neighbours: list[tuple[int, ...]] = [
            tuple(sorted(self.hex_at[near] for near in around(place) if near in self.hex_at))
            for place in self.places
        ]
        self.distance: list[list[int]] = [
            [distance(a, b) for b in self.places] for a in self.places
        ]


def title(row: int, column: int) -> str:
    """A letter for the column and a number for the row, from the lower left: ``F5``."""
    return f"{chr(ord('A') + column)}{DEPTH - row}"


def around(place: Place) -> list[Place]:
    """The six places adjacent to this one, on the board or not."""
    row, x = place
    return [
        (row, x - 2),
        (row, x + 2),
        (row - 1, x - 1),
        (row - 1, x + 1),
        (row + 1, x - 1),
        (row + 1, x + 1),
    ]


def distance(a: Place, b: Place) -> int:
    """Steps between two places."""
    rows = abs(a[0] - b[0])
    return max(rows, (rows + abs(a[1] - b[1])) // 2)


# Line of sight. Centres lie at (x, 3 * row), corners at (x, 3 * row ± 2) and (x ± 1, 3 * row ± 1):
# all coordinates are integers, so every test is exact.

CORNERS: Final = ((0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1))


class Line:
    """The hexes that a straight line from centre to centre meets, without its two ends.

    ``crossed``: it passes through their interior. ``left`` and ``right``: it runs along an edge of
    theirs, and they are on its left or right. A hex touched only at a corner is none of these.
    """

    def __init__(
        self, crossed: tuple[int, ...], left: tuple[int, ...], right: tuple[int, ...]
    ) -> None:
        self.crossed = crossed
        self.left = left
        self.right = right


def line_between(board: HexBoard, start: int, end: int) -> Line:
    """Everything that a line of sight meets."""
    crossed: list[int] = []
    left: list[int] = []
    right: list[int] = []
    reach = board.distance[start][end]
    for hex in range(len(board.places)):
        if hex in (start, end):
            continue
        if max(board.distance[start][hex], board.distance[end][hex]) >= reach + 1:
            continue
        side = meets(board.places[start], board.places[end], board.places[hex])
        if side == CROSSED:
            crossed.append(hex)
        elif side == LEFT:
            left.append(hex)
        elif side == RIGHT:
            right.append(hex)
    return Line(tuple(crossed), tuple(left), tuple(right))


MISSED: Final = 0
CROSSED: Final = 1
LEFT: Final = 2
RIGHT: Final = 3


def meets(start: Place, end: Place, hex: Place) -> int:
    """How the segment between two centres meets a hex."""
    ax, ay = start[1], 3 * start[0]
    bx, by = end[1], 3 * end[0]
    dx, dy = bx - ax, by - ay
    cx, cy = hex[1], 3 * hex[0]
    on_left = on_right = on_line = 0
    along: list[int] = []
    for vx, vy in CORNERS:
        px, py = cx + vx - ax, cy + vy - ay
        turn = dx * py - dy * px
        if turn < 0:
            on_left += 1
        elif turn > 0:
            on_right += 1
        else:
            on_line += 1
            along.append(dx * px + dy * py)
    length = dx * dx + dy * dy
    if on_left and on_right:
        # A line between two other centres that splits a hex passes through it, unless the hex lies
        # entirely before the start or beyond the end.
        middle = dx * (cx - ax) + dy * (cy - ay)
        return CROSSED if 0 < middle < length else MISSED
    if on_line == 2 and min(along) >= 0 and max(along) <= length:
        return LEFT if on_left else RIGHT
    return MISSED
