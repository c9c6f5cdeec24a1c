"""The field as printed: squares, buildings, things on edges, Interspaces.

A *place* is a square where units can stand: a whole square of the general grid, or a square of an
offset grid inside a building (HOS-6.73). A general square that is partly under an offset building
is a *partial*; partials are numbered after the places. Everything is computed from *cells*,
quarters of a square, and *atoms*, their sides (``board.lines``), which are common to all grids.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.board.lines import Trace, bearing, extent, first_cell, first_line, is_left
from sandtable.board.squares import DIRECTIONS
from sandtable.games.heroes.land.elements import Building, Edge, LineElement, Part, Plan, Room
from sandtable.games.heroes.land.nearby import Nearby
from sandtable.games.heroes.land.survey import survey
from sandtable.games.heroes.pack.terrain_kinds import TerrainKind
from sandtable.kernel.action import Action
from sandtable.kernel.native import i64

if TYPE_CHECKING:
    from sandtable.games.heroes.land.surroundings import Surroundings
    from sandtable.games.heroes.land.terrain import Terrain

# What a straight line meets is stored as tuples of numbers, not objects: tens of thousands are
# cached, and the garbage collector would visit every object again and again.

#: Where a line passes a corner point: the places touching it on the left and on the right, and the
#: edges on the left and on the right.
Corner = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]]
#: The edges on one atom at a lattice point, and its direction from there (dx, dy).
Arm = tuple[int, int, tuple[int, ...]]
#: What a line meets between its ends, whatever is there now: places whose interior it crosses,
#: edges that it crosses, corners, stretches between two places (left and right), edges that it
#: runs along.
Line = tuple[
    tuple[int, ...],
    tuple[int, ...],
    tuple[Corner, ...],
    tuple[tuple[int, int], ...],
    tuple[int, ...],
]

#: More than any coordinate (q-units).
MOST: Final = 1 << 14
MOST_POINTS: Final = MOST * MOST
#: The most lines that a field and its terrains cache together.
KEPT_LINES: Final = 100_000


def add(numbers: list[int], number: int) -> None:
    """Append a number unless it is already there."""
    if number not in numbers:
        numbers.append(number)


def without(numbers: tuple[int, ...], one: i64, other: i64) -> tuple[int, ...]:
    """All of these numbers except for two."""
    for number in numbers:
        here: i64 = number
        if here in (one, other):
            return tuple([kept for kept in numbers if kept != one and kept != other])
    return numbers


class Field:
    """The printed field, made by ``terrain.lay_out``; never changes."""

    def __init__(
        self,
        width: int,
        height: int,
        ground: list[str],
        lines: list[tuple[str, int, int, int, int]],
        plans: list[Plan],
        kinds: dict[str, TerrainKind],
    ) -> None:

        self.width = width
        self.height = height
        self.kinds = kinds
        #: Top-left corners (h-units), ids, and centres (q-units) of the places.
        self.places: list[tuple[int, int]] = []
        self.names: list[str] = []
        self.named: dict[str, int] = {}
        self.centres: list[tuple[int, int]] = []
        self.place_at: dict[tuple[int, int], int] = {}
        #: The building whose offset grid a place is on; -1 for the general grid.
        self.offset_grid: list[int] = []
        #: The kind of ground printed on a place, with or without a building.
        self.printed: list[TerrainKind] = []
        #: Top-left corners of the partial squares; general squares that are entirely covered.
        self.partials: list[tuple[int, int]] = []
        self.covered: list[tuple[int, int]] = []
        #: For each cell, row by row: its place or -1; its partial or -1.
        self.cell_place: list[int] = []
        self.cell_partial: list[int] = []
        self.buildings: list[Building] = []
        self.parts: list[Part] = []
        self.part_named: dict[str, int] = {}
        self.part_of: list[int] = []
        self.building_of: list[int] = []
        self.rooms: list[Room] = []
        self.room_of: list[int] = []
        #: Terrain elements (HH-4): their places; and for each place its element or -1.
        self.elements: list[tuple[int, ...]] = []
        self.element_of: list[int] = []
        self.edges: list[Edge] = []
        self.edge_named: dict[str, int] = {}
        self.lines: list[LineElement] = []
        #: The edges on each atom, and the edges of buildings beside each place.
        self.on_atom: dict[tuple[int, int, bool], tuple[int, ...]] = {}
        self.sides_of: list[list[int]] = []
        #: The Interspaces that may be chosen (HOS-28.9).
        self.points: list[tuple[int, int]] = []
        self.point_names: list[str] = []
        self.point_named: dict[str, int] = {}
        survey(self, ground, lines, plans)
        #: The squares and Interspaces as words of actions, and precomputed geometry.
        self.words = [f"square:{name}" for name in self.names]
        #: The place of each square in the alphabetical order of these words.
        self.word_order: list[int] = [0] * len(self.words)
        for number, place in enumerate(sorted(range(len(self.words)), key=self.words.__getitem__)):
            self.word_order[place] = number
        self.point_words = [f"point:{name}" for name in self.point_names]
        self.step_words: list[Action] = [("step", word) for word in self.words]
        self.point_at = {point: index for index, point in enumerate(self.points)}
        self.aim_words: list[Action] = [("aim", word) for word in self.point_words]
        #: Cached squares under flames, by origin and aim; cached Interspaces over squares.
        self.flames: dict[tuple[int, int, int], dict[int, None]] = {}
        self.points_over: dict[int, list[tuple[int, int]]] = {}
        #: The neighbours of each square, by direction.
        self.neighbours = [
            tuple([self.neighbour(place, dx, dy) for dx, dy in DIRECTIONS])
            for place in range(len(self.places))
        ]
        #: The edges on each atom, by the number of its lattice point: to the right, and down.
        points = (2 * width + 1) * (2 * height + 1)
        self._edges_right: list[tuple[int, ...]] = [()] * points
        self._edges_down: list[tuple[int, ...]] = [()] * points
        for (x, y, upright), edges in self.on_atom.items():
            kept = self._edges_down if upright else self._edges_right
            kept[y * (2 * width + 1) + x] = edges
        #: The edges at each lattice point, row by row.
        self._arms = [
            self._arms_of(x, y) for y in range(2 * height + 1) for x in range(2 * width + 1)
        ]
        self._beside_edges = self._edges_beside()
        self.nearby = Nearby(self.places)
        self._parts_at: dict[tuple[int, int], int] = {}
        self._rooms_at: dict[tuple[int, int], int] = {}
        self._lines: dict[int, Line] = {}
        #: What touches lines at each lattice point, by their bearing: the corner, and the edges
        #: that continue beyond it.
        self._touched: dict[int, tuple[Corner, tuple[int, ...]]] = {}
        self._kept_lines = 0
        self.terrains: dict[tuple[frozenset[int], frozenset[int], frozenset[int]], Terrain] = {}
        #: The terrain at the start; set by ``terrain.lay_out``.
        self.terrain: Terrain
        #: What lies around each square; set there too.
        self.surroundings: Surroundings

    def place_of_cell(self, x: int, y: int) -> int:
        """The place of a cell; -1 off the field or in the uncovered part of a partial square."""
        if 0 <= x < 2 * self.width and 0 <= y < 2 * self.height:
            return self.cell_place[y * 2 * self.width + x]
        return -1

    def partial_of_cell(self, x: int, y: int) -> int:
        """The partial square whose uncovered part contains a cell, or -1."""
        if 0 <= x < 2 * self.width and 0 <= y < 2 * self.height:
            return self.cell_partial[y * 2 * self.width + x]
        return -1

    def neighbour(self, place: int, dx: int, dy: int) -> int:
        """The next square on the same grid in a direction, or -1 (HOS-6.74)."""
        hx, hy = self.places[place]
        other = self.place_at.get((hx + 2 * dx, hy + 2 * dy), -1)
        if other >= 0 and self.offset_grid[other] == self.offset_grid[place]:
            return other
        return -1

    def edges_on(self, x: int, y: int, upright: bool) -> tuple[int, ...]:
        """The edges on an atom of the field."""
        kept = self._edges_down if upright else self._edges_right
        return kept[y * (2 * self.width + 1) + x]

    def arms(self, x: int, y: int) -> tuple[Arm, ...]:
        """The edges that end at or pass a lattice point."""
        return self._arms[y * (2 * self.width + 1) + x]

    def _arms_of(self, x: int, y: int) -> tuple[Arm, ...]:
        found: list[Arm] = []
        for vx, vy, atom in (
            (0, -1, (x, y - 1, True)),
            (1, 0, (x, y, False)),
            (0, 1, (x, y, True)),
            (-1, 0, (x - 1, y, False)),
        ):
            if atom in self.on_atom:
                found.append((vx, vy, self.on_atom[atom]))
        return tuple(found)

    def has_side(self, place: int, edge: int) -> bool:
        """Is an edge a side of a square, at least in part (HOS-8.47)?"""
        return edge in self._beside_edges[place]

    def _edges_beside(self) -> list[frozenset[int]]:
        """The edges that are a side of each place, at least in part."""
        beside: dict[tuple[int, int], set[int]] = {corner: set() for corner in self.places}
        for edge in self.edges:
            for x, y, upright in edge.atoms:
                for first in (0, 2):
                    for second in (0, 1):
                        left, top = (first, second) if upright else (second, first)
                        if (x - left, y - top) in beside:
                            beside[x - left, y - top].add(edge.index)
        return [frozenset(beside[corner]) for corner in self.places]

    def all_around(self, hx: int, hy: int) -> list[int]:
        """The places of the four cells that meet at a point; -1 for none."""
        return [
            self.place_of_cell(hx - 1, hy - 1),
            self.place_of_cell(hx, hy - 1),
            self.place_of_cell(hx - 1, hy),
            self.place_of_cell(hx, hy),
        ]

    def part_at(self, hx: int, hy: int) -> int:
        """The part that all squares around a point belong to (HOS-11.17), or -1."""
        key = (hx, hy)
        if key not in self._parts_at:
            self._parts_at[key] = self._common(self.part_of, hx, hy)
        return self._parts_at[key]

    def room_at(self, hx: int, hy: int) -> int:
        """The room that all squares around a point belong to, or -1."""
        key = (hx, hy)
        if key not in self._rooms_at:
            self._rooms_at[key] = self._common(self.room_of, hx, hy)
        return self._rooms_at[key]

    def _common(self, of: list[int], hx: int, hy: int) -> int:
        """The element that all four squares around a point belong to, or -1."""
        around = self.all_around(hx, hy)
        if min(around) < 0:
            return -1
        found = {of[place] for place in around}
        return found.pop() if len(found) == 1 else -1

    def line(self, x0: int, y0: int, x1: int, y1: int) -> Line:
        """What the line between two points (q-units) meets; cached."""
        key = (x0 * MOST + y0) * MOST_POINTS + x1 * MOST + y1
        line = self._lines.get(key)
        if line is None:
            line = self.trace(x0, y0, x1, y1)
            self.keep_line()
            self._lines[key] = line
        return line

    def keep_line(self) -> None:
        """Count a line that the field or one of its terrains is about to cache.

        When there are too many, they are dropped and computed again when asked for: first those of
        changed terrains, which seldom come back.
        """
        self._kept_lines += 1
        if self._kept_lines > KEPT_LINES:
            for terrain in list(self.terrains.values()):
                if terrain is not self.terrain:
                    terrain.forget_lines()
            self._kept_lines = len(self._lines) + self.terrain.count_lines()
            if self._kept_lines > KEPT_LINES // 2:
                self._lines.clear()
                self.terrain.forget_lines()
                self._kept_lines = 0

    def trace(self, x0: i64, y0: i64, x1: i64, y1: i64) -> Line:
        """The same for a line that is seldom asked for again."""
        if (x0 == x1 and x0 % 2 == 0) or (y0 == y1 and y0 % 2 == 0):
            return self._trace_along(Trace(x0, y0, x1, y1))
        return self._trace_across(x0, y0, x1, y1)

    def _trace_along(self, trace: Trace) -> Line:
        """What a line along a lattice line meets."""
        squares: dict[int, None] = {}
        runs: dict[tuple[int, int], None] = {}
        run_edges: dict[int, None] = {}
        for atom in trace.runs:
            left, right = self._beside(trace, atom)
            if left == right and left >= 0:
                squares[left] = None
            elif left >= 0 and right >= 0:
                runs[(left, right)] = None
            x, y, upright = atom
            for edge in self.edges_on(x, y, upright):
                run_edges[edge] = None
        edges: list[int] = []
        corners: list[Corner] = []
        turned = bearing(trace.dx, trace.dy)
        for x, y in trace.points:
            corner, passed = self._touch(turned, trace.dx, trace.dy, x, y)
            edges += passed
            left_side, right_side, left_edges, right_edges = corner
            left_side = tuple([place for place in left_side if place not in squares])
            right_side = tuple([place for place in right_side if place not in squares])
            if (left_side or left_edges) and (right_side or right_edges):
                corners.append((left_side, right_side, left_edges, right_edges))
        return tuple(squares), tuple(edges), tuple(corners), tuple(runs), tuple(run_edges)

    def _trace_across(self, x0: i64, y0: i64, x1: i64, y1: i64) -> Line:
        """What any other line meets, from lattice line to lattice line as in ``Trace``.

        It enters a place once. At a corner, a place beside the line is one that the line neither
        leaves nor enters there.
        """
        dx, dy = x1 - x0, y1 - y0
        turned = bearing(dx, dy)
        east: i64 = 1 if dx > 0 else -1
        south: i64 = 1 if dy > 0 else -1
        wide, high = extent(dx), extent(dy)
        whole = wide * high
        x, y = first_cell(x0, east), first_cell(y0, south)
        x_lattice, y_lattice = first_line(x0, east), first_line(y0, south)
        next_x: i64 = (2 * x_lattice - x0) * east * high if dx != 0 else whole
        next_y: i64 = (2 * y_lattice - y0) * south * wide if dy != 0 else whole
        row: i64 = 2 * self.width
        rows: i64 = 2 * self.height
        places: list[int] = []
        edges: list[int] = []
        passed_edges: list[int] = []
        corners: list[Corner] = []
        last: i64 = -1
        before: i64 = -1
        corner_x: i64 = -1  # the corner between the cell before and this one
        corner_y: i64 = -1
        while True:
            place: i64 = -1
            if 0 <= x < row and 0 <= y < rows:
                place = self.cell_place[y * row + x]
            if place >= 0 and place != last:
                places.append(place)
                last = place
            if corner_x >= 0:
                (left, right, left_edges, right_edges), passed = self._touch(
                    turned, dx, dy, corner_x, corner_y
                )
                if passed:
                    passed_edges += passed
                left, right = without(left, before, place), without(right, before, place)
                if (left or left_edges) and (right or right_edges):
                    corners.append((left, right, left_edges, right_edges))
                corner_x = -1
            if next_x >= whole and next_y >= whole:
                break
            before = place
            if next_x == next_y:
                corner_x, corner_y = x_lattice, y_lattice
            elif next_x < next_y:
                crossed = self._edges_down[y * (row + 1) + x_lattice]
                if crossed:
                    edges += crossed
            else:
                crossed = self._edges_right[y_lattice * (row + 1) + x]
                if crossed:
                    edges += crossed
            on_x, on_y = next_x <= next_y, next_y <= next_x
            if on_x:
                x += east
                x_lattice += east
                next_x += 2 * high
            if on_y:
                y += south
                y_lattice += south
                next_y += 2 * wide
        return tuple(places), tuple(edges + passed_edges), tuple(corners), (), ()

    def _beside(self, trace: Trace, atom: tuple[int, int, bool]) -> tuple[int, int]:
        """The places on the left and right of a line that runs along an atom."""
        x, y, upright = atom
        here = self.place_of_cell(x, y)
        if upright:
            other = self.place_of_cell(x - 1, y)
            return (here, other) if trace.dy > 0 else (other, here)
        other = self.place_of_cell(x, y - 1)
        return (other, here) if trace.dx > 0 else (here, other)

    def _touch(
        self, turned: i64, dx: i64, dy: i64, x: i64, y: i64
    ) -> tuple[Corner, tuple[int, ...]]:
        """What touches a line at a point, and the edges that continue beyond it.

        It is the same for all lines with one bearing (``turned``), and cached.
        """
        key = (y * (2 * self.width + 1) + x) * 81 + turned
        touched = self._touched.get(key)
        if touched is None:
            touched = (self._corner(dx, dy, x, y), self._pass_by(dx, dy, x, y))
            self._touched[key] = touched
        return touched

    def _corner(self, dx: i64, dy: i64, x: int, y: int) -> Corner:
        """The places and the ends of edges at a point, on the left and right of a line."""
        left: list[int] = []
        right: list[int] = []
        for vx, vy in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
            # The middle of a cell, seen from the point, in half cells.
            place = self.place_of_cell(x + (vx - 1) // 2, y + (vy - 1) // 2)
            if place >= 0:
                if is_left(dx, dy, vx, vy):
                    add(left, place)
                elif is_left(-dx, -dy, vx, vy):
                    add(right, place)
        left_edges: list[int] = []
        right_edges: list[int] = []
        for vx, vy, arm in self.arms(x, y):
            for edge in arm:
                if self.edges[edge].ends_at(x, y):
                    if is_left(dx, dy, vx, vy):
                        add(left_edges, edge)
                    elif is_left(-dx, -dy, vx, vy):
                        add(right_edges, edge)
        return tuple(left), tuple(right), tuple(left_edges), tuple(right_edges)

    def _pass_by(self, dx: i64, dy: i64, x: int, y: int) -> tuple[int, ...]:
        """The edges that continue beyond a point, on either side of a line."""
        found: list[int] = []
        for vx, vy, arm in self.arms(x, y):
            if is_left(dx, dy, vx, vy) or is_left(-dx, -dy, vx, vy):
                for edge in arm:
                    if not self.edges[edge].ends_at(x, y):
                        add(found, edge)
        return tuple(found)
