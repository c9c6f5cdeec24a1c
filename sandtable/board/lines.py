"""What a straight line meets on a lattice, exactly.

The lattice has a line every 2 units (q-units, so a *cell* is a quarter of a square). A cell is
named by its top-left lattice point. An *atom* is one side of a cell: ``(x, y, upright)`` goes from
lattice point (x, y) down if it is upright, else to the right. The ends of a line have integer
coordinates, so all tests are exact. What the line meets at its two ends is not reported.
"""

from typing import TypeAlias

Cell: TypeAlias = tuple[int, int]
Atom: TypeAlias = tuple[int, int, bool]


class Trace:
    """A line from (x0, y0) to (x1, y1), and what it meets, in order."""

    def __init__(self, x0: int, y0: int, x1: int, y1: int) -> None:
        self.dx = x1 - x0
        self.dy = y1 - y0
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

    def _cross(self, x0: int, y0: int) -> None:
        """Through cells. Progress is counted in steps of 1 / (|dx| * |dy|), to stay in integers."""
        east, south = (1 if self.dx > 0 else -1), (1 if self.dy > 0 else -1)
        wide, high = abs(self.dx), abs(self.dy)
        whole = max(wide, 1) * max(high, 1)
        x_lattice, x = first_line(x0, east)
        y_lattice, y = first_line(y0, south)
        while True:
            self.cells.append((x, y))
            next_x = (2 * x_lattice - x0) * east * max(high, 1) if wide else whole
            next_y = (2 * y_lattice - y0) * south * max(wide, 1) if high else whole
            if min(next_x, next_y) >= whole:
                return
            if next_x == next_y:
                self.points.append((x_lattice, y_lattice))
            elif next_x < next_y:
                self.crossed.append((x_lattice, y, True))
            else:
                self.crossed.append((x, y_lattice, False))
            if next_x <= next_y:
                x += east
                x_lattice += east
            if next_y <= next_x:
                y += south
                y_lattice += south

    def on_left(self, vx: int, vy: int) -> bool:
        """Is (vx, vy), seen from a point on the line, on its left?"""
        return self.dx * vy - self.dy * vx < 0

    def on_right(self, vx: int, vy: int) -> bool:
        return self.dx * vy - self.dy * vx > 0


def first_line(start: int, way: int) -> tuple[int, int]:
    """For one coordinate: the first lattice line ahead, and the cell in which the line begins."""
    if way > 0:
        return start // 2 + 1, start // 2
    return (start - 1) // 2, (start - 1) // 2
