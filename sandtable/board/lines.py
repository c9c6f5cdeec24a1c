"""What a straight line meets on a lattice, exactly.

The lattice has a line every 2 units (q-units, so a *cell* is a quarter of a square). A cell is
named by its top-left lattice point. An *atom* is one side of a cell: ``(x, y, upright)`` goes from
lattice point (x, y) down if it is upright, else to the right. The ends of a line have integer
coordinates, so all tests are exact. What the line meets at its two ends is not reported.
"""

from typing import TypeAlias

from sandtable.kernel.native import i64

Cell: TypeAlias = tuple[int, int]
Atom: TypeAlias = tuple[int, int, bool]


class Trace:
    """A line from (x0, y0) to (x1, y1), and what it meets, in order."""

    def __init__(self, x0: int, y0: int, x1: int, y1: int) -> None:
        self.dx: i64 = x1 - x0
        self.dy: i64 = y1 - y0
        #: Cells whose interior it crosses.
        self.cells: list[Cell] = []
        #: Atoms that it crosses between their ends.
        self.crossed: list[Atom] = []
        #: Lattice points that it passes through.
        self.points: list[Cell] = []
        #: Atoms that it runs along, at least in part.
        self.runs: list[Atom] = []
        if self.dx == 0 and x0 % 2 == 0:
            self._run(x0 // 2, y0, y1, True)
        elif self.dy == 0 and y0 % 2 == 0:
            self._run(y0 // 2, x0, x1, False)
        else:
            self._cross(x0, y0)

    def _run(self, lattice_line: int, start: int, end: int, upright: bool) -> None:
        """Along a lattice line."""
        low, high = min(start, end), max(start, end)
        for at in range(low // 2, (high + 1) // 2):
            self.runs.append((lattice_line, at, True) if upright else (at, lattice_line, False))
        for at in range(low // 2 + 1, (high + 1) // 2):
            self.points.append((lattice_line, at) if upright else (at, lattice_line))
        if end < start:
            self.runs.reverse()
            self.points.reverse()

    def _cross(self, x0: i64, y0: i64) -> None:
        """Through cells. Progress is counted in steps of 1 / (|dx| * |dy|), to stay in integers."""
        east: i64 = 1 if self.dx > 0 else -1
        south: i64 = 1 if self.dy > 0 else -1
        wide = extent(self.dx)
        high = extent(self.dy)
        whole = wide * high
        x, y = first_cell(x0, east), first_cell(y0, south)
        x_lattice, y_lattice = first_line(x0, east), first_line(y0, south)
        # The progress to the next lattice line of either kind.
        next_x: i64 = (2 * x_lattice - x0) * east * high if self.dx else whole
        next_y: i64 = (2 * y_lattice - y0) * south * wide if self.dy else whole
        while True:
            self.cells.append((x, y))
            if next_x >= whole and next_y >= whole:
                return
            if next_x == next_y:
                self.points.append((x_lattice, y_lattice))
            elif next_x < next_y:
                self.crossed.append((x_lattice, y, True))
            else:
                self.crossed.append((x, y_lattice, False))
            on_x, on_y = next_x <= next_y, next_y <= next_x
            if on_x:
                x += east
                x_lattice += east
                next_x += 2 * high
            if on_y:
                y += south
                y_lattice += south
                next_y += 2 * wide

    def on_left(self, vx: i64, vy: i64) -> bool:
        """Is (vx, vy), seen from a point on the line, on its left?"""
        return is_left(self.dx, self.dy, vx, vy)

    def on_right(self, vx: i64, vy: i64) -> bool:
        return is_left(-self.dx, -self.dy, vx, vy)


def is_left(dx: i64, dy: i64, vx: i64, vy: i64) -> bool:
    """Is (vx, vy), seen from a point on a line that leads to (dx, dy), on its left?"""
    return dx * vy - dy * vx < 0


def bearing(dx: i64, dy: i64) -> int:
    """A number from 0 to 80 that says on which side of a line each of the eight directions is."""
    return 27 * sign(dx) + 9 * sign(dy) + 3 * sign(dx - dy) + sign(dx + dy)


def sign(number: i64) -> int:
    """0 for negative numbers, 1 for zero, 2 for positive ones."""
    return 0 if number < 0 else 2 if number > 0 else 1


def extent(difference: i64) -> i64:
    """The extent of a line in one coordinate, at least 1."""
    if difference == 0:
        return 1
    return -difference if difference < 0 else difference


def first_cell(start: i64, way: i64) -> i64:
    """For one coordinate: the cell in which the line begins."""
    return start // 2 if way > 0 else (start - 1) // 2


def first_line(start: i64, way: i64) -> i64:
    """For one coordinate: the first lattice line ahead."""
    return start // 2 + 1 if way > 0 else (start - 1) // 2
