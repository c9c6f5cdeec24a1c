"""Walls on the lattice of a field, which most blocked lines cross.

``Walls.cut`` is a quick test; ``rays`` finds everything that a line meets.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.board.lines import extent, first_cell, first_line
from sandtable.games.heroes.land.elements import LINE, NOTHING, WALL, Edge
from sandtable.kernel.native import i64

if TYPE_CHECKING:
    from sandtable.games.heroes.land.terrain import Terrain


class Walls:
    """The walls of a terrain, line elements that block sight, and openings in outer walls.

    The tables have an entry for each lattice point (half squares), row by row: the number of an
    edge, counted from 1, negative for an opening; 0 for nothing.
    """

    def __init__(self, terrain: Terrain) -> None:
        self._field = terrain.field
        self._row: i64 = 2 * terrain.field.width + 1
        points = self._row * (2 * terrain.field.height + 1)
        down, right, middle = [0] * points, [0] * points, [0] * points
        for edge in terrain.field.edges:
            mark = mark_of(terrain, edge)
            if mark == 0:
                continue
            # Of two adjoining walls of different buildings, the higher number counts.
            near, far = edge.atoms
            marks = down if edge.upright else right
            for x, y, _ in (near, far):
                marks[y * self._row + x] = mark
            middle[far[1] * self._row + far[0]] = mark
        #: The edges going down from a point, to the right, and with their middle there.
        self._down = tuple(down)
        self._right = tuple(right)
        self._middle = tuple(middle)

    def cut(
        self, x0: i64, y0: i64, x1: i64, y1: i64, own: tuple[int, ...], spared: int = -1
    ) -> bool:
        """Does an edge block a line (q-units) that crosses it between its ends?

        ``own``: the squares of both ends; openings beside them are open (HOS-13.25). ``spared``:
        the square of a targeted structure, whose own sides do not count (AMB-68). The line is
        followed from lattice line to lattice line, as in ``board.lines.Trace``.
        """
        if (x0 == x1 and x0 % 2 == 0) or (y0 == y1 and y0 % 2 == 0):
            return self._cut_along(x0, y0, x1, y1, own, spared)
        row, down, right, middle = self._row, self._down, self._right, self._middle
        east: i64 = 1 if x1 > x0 else -1
        south: i64 = 1 if y1 > y0 else -1
        wide = extent(x1 - x0)
        high = extent(y1 - y0)
        x, y = first_cell(x0, east), first_cell(y0, south)
        x_lattice, y_lattice = first_line(x0, east), first_line(y0, south)
        # The progress to the next lattice line of either kind, in units of 1 / (wide * high).
        whole = wide * high
        to_x: i64 = (2 * x_lattice - x0) * east * high if x1 != x0 else whole
        to_y: i64 = (2 * y_lattice - y0) * south * wide if y1 != y0 else whole
        while to_x < whole or to_y < whole:
            if to_x == to_y:
                mark = middle[y_lattice * row + x_lattice]
            elif to_x < to_y:
                mark = down[y * row + x_lattice]
            else:
                mark = right[y_lattice * row + x]
            if mark and self._blocks(mark, own, spared):
                return True
            on_x, on_y = to_x <= to_y, to_y <= to_x
            if on_x:
                x += east
                x_lattice += east
                to_x += 2 * high
            if on_y:
                y += south
                y_lattice += south
                to_y += 2 * wide
        return False

    def _cut_along(
        self, x0: int, y0: int, x1: int, y1: int, own: tuple[int, ...], spared: int
    ) -> bool:
        """The same for a line along a lattice line, and so possibly along a wall."""
        if x0 == x1:
            first, step, along = x0 // 2, self._row, self._down
            low, high = min(y0, y1), max(y0, y1)
        else:
            first, step, along = y0 // 2 * self._row, 1, self._right
            low, high = min(x0, x1), max(x0, x1)
        for at in range(low // 2, (high + 1) // 2):
            mark = along[first + at * step]
            if mark > 0 and self._blocks(mark, own, spared):
                return True
            mark = self._middle[first + at * step] if at > low // 2 else 0
            if mark and self._is_upright(mark) != (x0 == x1) and self._blocks(mark, own, spared):
                return True
        return False

    def _is_upright(self, mark: int) -> bool:
        return self._field.edges[abs(mark) - 1].upright

    def _blocks(self, mark: int, own: tuple[int, ...], spared: int) -> bool:
        if mark > 0 and spared < 0:
            return True
        edge = self._field.edges[abs(mark) - 1]
        if spared >= 0 and edge.building >= 0 and self._field.has_side(spared, edge.index):
            return False
        return mark > 0 or (edge.inside not in own and edge.outside not in own)


def mark_of(terrain: Terrain, edge: Edge) -> int:
    """The mark of an edge in the tables."""
    now = terrain.sides[edge.index]
    if now == WALL or (now == LINE and terrain.field.lines[edge.line].kind.blocks):
        return edge.index + 1
    if now not in (NOTHING, LINE) and edge.outer:
        return -edge.index - 1
    return 0
