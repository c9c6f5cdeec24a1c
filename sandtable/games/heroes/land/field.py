"""The battlefield as it is printed: squares, buildings, things on edges, Interspaces.

A *place* is a square where units can stand: a whole square of the general grid, or a square of an
offset grid inside a building (HOS-6.73). A general square that is partly under an offset building
is a *partial*; its number follows those of the places. Everything is found from *cells*, quarters
of a square, and *atoms*, their sides (``board.lines``), because all grids are made of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.board.lines import Trace
from sandtable.board.squares import DIRECTIONS
from sandtable.games.heroes.land.ground import TerrainKind
from sandtable.games.heroes.land.nearby import Nearby

if TYPE_CHECKING:
    from sandtable.games.heroes.land.terrain import Terrain

#: What is on an edge.
NOTHING: Final = 0
WALL: Final = 1
DOOR: Final = 2
WINDOW: Final = 3
GATE: Final = 4
BREACH: Final = 5
LINE: Final = 6
SIDE_NAMES: Final = ("nothing", "wall", "door", "window", "gate", "breach", "line")

#: North, east, south, west.
ORTHOGONAL: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))


class Plan:
    """A building, turned and shifted to where it stands.

    ``rows`` are its squares (letters of parts), with sides and corners between them; ``parts``
    gives for each letter the kind of terrain and whether it has already fallen.
    """

    def __init__(
        self, id: str, hx: int, hy: int, rows: tuple[str, ...], parts: dict[str, tuple[str, bool]]
    ) -> None:
        self.id = id
        self.hx = hx
        self.hy = hy
        self.rows = rows
        self.parts = parts


class Part:
    """An element that can be destroyed by itself: a part of a building, a goods wagon."""

    def __init__(
        self, index: int, id: str, building: int, kind: TerrainKind, places: tuple[int, ...],
        fallen: bool,
    ) -> None:  # fmt: skip
        self.index = index
        self.id = id
        #: -1 for what is no building.
        self.building = building
        self.kind = kind
        self.places = places
        #: At the start.
        self.fallen = fallen


class Building:
    """All parts of one building."""

    def __init__(self, index: int, id: str, offset: bool, places: tuple[int, ...]) -> None:
        self.index = index
        self.id = id
        #: Does it stand on a grid of its own?
        self.offset = offset
        self.places = places


class Room:
    """Squares of one building part that no side divides (HOS-13.19)."""

    def __init__(self, index: int, id: str, part: int, places: tuple[int, ...]) -> None:
        self.index = index
        self.id = id
        self.part = part
        self.places = places


class LineElement:
    """Low walls, wire or hedgehogs that hang together (HH-7)."""

    def __init__(self, index: int, id: str, kind: TerrainKind, edges: tuple[int, ...]) -> None:
        self.index = index
        #: Its kind and its first edge: ``wire-14-6-14-8``.
        self.id = id
        self.kind = kind
        self.edges = edges


class Edge:
    """One side of a square with something on it: a side of a building, or a piece of a line."""

    def __init__(self, index: int, hx: int, hy: int, upright: bool, side: int) -> None:
        self.index = index
        #: Its upper or left end.
        self.hx = hx
        self.hy = hy
        self.upright = upright
        #: What is on it at the start.
        self.side = side
        self.building = -1
        self.line = -1
        #: The parts of its building that have it as a side: one, or two.
        self.parts: tuple[int, ...] = ()
        #: The squares that it joins if it is an opening (HOS-13.27), and the partial between them.
        #: Between two squares of one building these are just the two.
        self.inside = -1
        self.outside = -1
        self.through = -1
        #: Is it in an outer wall?
        self.outer = False
        #: Corner points that count first for a grenade thrown out of it (HOS-25.38).
        self.firsts: tuple[tuple[int, int], ...] = ()

    @property
    def ends(self) -> tuple[tuple[int, int], tuple[int, int]]:
        far = (self.hx, self.hy + 2) if self.upright else (self.hx + 2, self.hy)
        return (self.hx, self.hy), far

    @property
    def atoms(self) -> tuple[tuple[int, int, bool], tuple[int, int, bool]]:
        x, y = self.hx, self.hy
        far = (x, y + 1, True) if self.upright else (x + 1, y, False)
        return (x, y, self.upright), far

    @property
    def name(self) -> str:
        (x1, y1), (x2, y2) = self.ends
        return f"{x1}-{y1}-{x2}-{y2}"

    def other(self, place: int) -> int:
        """The square on the other side of an opening that borders ``place``; -1 for neither."""
        if place == self.inside:
            return self.outside
        return self.inside if place == self.outside else -1


# What a straight line meets is told in plain tuples of numbers, not in objects: tens of thousands
# are kept, and the garbage collector would visit every object over and over.

#: Where a line passes a corner point: the places that touch it there on the left and on the right,
#: and the edges on the left and on the right.
Corner = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]]
#: The edges on one atom at a lattice point, and which way that lies from it (dx, dy).
Arm = tuple[int, int, tuple[int, ...]]
#: What it meets between its ends, whatever stands there now: places whose inside it crosses, edges
#: that it crosses, corners, stretches between two places (left and right), edges in which it runs.
Line = tuple[
    tuple[int, ...],
    tuple[int, ...],
    tuple[Corner, ...],
    tuple[tuple[int, int], ...],
    tuple[int, ...],
]


def add(numbers: list[int], number: int) -> None:
    """Once only."""
    if number not in numbers:
        numbers.append(number)


def number(h: int) -> str:
    """h-units in squares: ``4``, ``3.5``."""
    return str(h // 2) if h % 2 == 0 else f"{h // 2}.5"


class Field:
    """The printed field; never changes. ``terrain`` is what can change, as it is at the start."""

    def __init__(
        self,
        width: int,
        height: int,
        ground: list[str],
        lines: list[tuple[str, int, int, int, int]],
        plans: list[Plan],
        kinds: dict[str, TerrainKind],
    ) -> None:
        from sandtable.games.heroes.land.terrain import Terrain
        from sandtable.games.heroes.pack.survey import survey

        self.width = width
        self.height = height
        self.kinds = kinds
        #: Top-left corners (h-units), ids, and centres (q-units) of the places.
        self.places: list[tuple[int, int]] = []
        self.names: list[str] = []
        self.named: dict[str, int] = {}
        self.centres: list[tuple[int, int]] = []
        self.place_at: dict[tuple[int, int], int] = {}
        #: The building on whose own grid a place lies; -1 on the general grid.
        self.offset_grid: list[int] = []
        #: The kind of ground that is printed on a place, building or not.
        self.printed: list[TerrainKind] = []
        #: Top-left corners of the partial squares; general squares wholly covered.
        self.partials: list[tuple[int, int]] = []
        self.covered: list[tuple[int, int]] = []
        #: Of each cell, row by row: its place or -1; its partial's number or -1.
        self.cell_place: list[int] = []
        self.cell_partial: list[int] = []
        self.buildings: list[Building] = []
        self.parts: list[Part] = []
        self.part_named: dict[str, int] = {}
        self.part_of: list[int] = []
        self.building_of: list[int] = []
        self.rooms: list[Room] = []
        self.room_of: list[int] = []
        #: Terrain elements (HH-4): their places; and of each place its element or -1.
        self.elements: list[tuple[int, ...]] = []
        self.element_of: list[int] = []
        self.edges: list[Edge] = []
        self.edge_named: dict[str, int] = {}
        self.lines: list[LineElement] = []
        #: Edges on each atom, and edges of buildings that border a place as openings would.
        self.on_atom: dict[tuple[int, int, bool], tuple[int, ...]] = {}
        self.sides_of: list[list[int]] = []
        #: The Interspaces that may be chosen (HOS-28.9).
        self.points: list[tuple[int, int]] = []
        self.point_names: list[str] = []
        self.point_named: dict[str, int] = {}
        survey(self, ground, lines, plans)
        #: The squares and Interspaces as words of actions, and what follows from where they lie.
        self.words = [f"square:{name}" for name in self.names]
        self.point_words = [f"point:{name}" for name in self.point_names]
        self.point_at = {point: index for index, point in enumerate(self.points)}
        #: The neighbours of each square, by direction.
        self.neighbours = [
            tuple([self.neighbour(place, dx, dy) for dx, dy in DIRECTIONS])
            for place in range(len(self.places))
        ]
        #: The arms of each lattice point, row by row.
        self._arms = [
            self._arms_of(x, y) for y in range(2 * height + 1) for x in range(2 * width + 1)
        ]
        self.nearby = Nearby(self.places)
        self._parts_at: dict[tuple[int, int], int] = {}
        self._rooms_at: dict[tuple[int, int], int] = {}
        self._lines: dict[tuple[int, int, int, int], Line] = {}
        self.terrains: dict[tuple[frozenset[int], frozenset[int], frozenset[int]], Terrain] = {}
        fallen = frozenset(part.index for part in self.parts if part.fallen)
        self.terrain: Terrain = Terrain.of(self, fallen, frozenset(), frozenset())

    def place_of_cell(self, x: int, y: int) -> int:
        """-1 where there is none: outside, or the uncovered part of a partial square."""
        if 0 <= x < 2 * self.width and 0 <= y < 2 * self.height:
            return self.cell_place[y * 2 * self.width + x]
        return -1

    def partial_of_cell(self, x: int, y: int) -> int:
        """The partial square to whose uncovered part a cell belongs."""
        if 0 <= x < 2 * self.width and 0 <= y < 2 * self.height:
            return self.cell_partial[y * 2 * self.width + x]
        return -1

    def neighbour(self, place: int, dx: int, dy: int) -> int:
        """The next square of the same grid in a direction, or -1 (HOS-6.74)."""
        hx, hy = self.places[place]
        other = self.place_at.get((hx + 2 * dx, hy + 2 * dy), -1)
        if other >= 0 and self.offset_grid[other] == self.offset_grid[place]:
            return other
        return -1

    def arms(self, x: int, y: int) -> tuple[Arm, ...]:
        """The edges that lead to or past a lattice point."""
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
        """Is an edge a side of a square, at least for a stretch (HOS-8.47)?"""
        hx, hy = self.places[place]
        for x, y, upright in self.edges[edge].atoms:
            if upright and x in (hx, hx + 2) and hy <= y < hy + 2:
                return True
            if not upright and y in (hy, hy + 2) and hx <= x < hx + 2:
                return True
        return False

    def all_around(self, hx: int, hy: int) -> list[int]:
        """The places of the four cells that meet at a point; -1 where there is none."""
        return [
            self.place_of_cell(hx - 1, hy - 1),
            self.place_of_cell(hx, hy - 1),
            self.place_of_cell(hx - 1, hy),
            self.place_of_cell(hx, hy),
        ]

    def part_at(self, hx: int, hy: int) -> int:
        """The part to which a point belongs: all squares that meet there do (HOS-11.17); or -1."""
        key = (hx, hy)
        if key not in self._parts_at:
            self._parts_at[key] = self._common(self.part_of, hx, hy)
        return self._parts_at[key]

    def room_at(self, hx: int, hy: int) -> int:
        """The room to which a point belongs, or -1."""
        key = (hx, hy)
        if key not in self._rooms_at:
            self._rooms_at[key] = self._common(self.room_of, hx, hy)
        return self._rooms_at[key]

    def _common(self, of: list[int], hx: int, hy: int) -> int:
        """What all four squares around a point belong to, or -1."""
        around = self.all_around(hx, hy)
        if min(around) < 0:
            return -1
        found = {of[place] for place in around}
        return found.pop() if len(found) == 1 else -1

    def line(self, x0: int, y0: int, x1: int, y1: int) -> Line:
        """What the line between two points (q-units) meets; kept."""
        key = (x0, y0, x1, y1)
        line = self._lines.get(key)
        if line is None:
            if len(self._lines) > 200_000:
                self._lines.clear()
            line = self._trace(Trace(x0, y0, x1, y1))
            self._lines[key] = line
        return line

    def _trace(self, trace: Trace) -> Line:
        squares: dict[int, None] = {}
        for x, y in trace.cells:
            place = self.place_of_cell(x, y)
            if place >= 0:
                squares[place] = None
        edges: dict[int, None] = {}
        for atom in trace.crossed:
            for edge in self.on_atom.get(atom, ()):
                edges[edge] = None
        runs: dict[tuple[int, int], None] = {}
        run_edges: dict[int, None] = {}
        for atom in trace.runs:
            left, right = self._beside(trace, atom)
            if left == right and left >= 0:
                squares[left] = None
            elif left >= 0 and right >= 0:
                runs[(left, right)] = None
            for edge in self.on_atom.get(atom, ()):
                run_edges[edge] = None
        corners: list[Corner] = []
        for x, y in trace.points:
            corner = self._corner(trace, x, y, squares, edges)
            if corner is not None:
                corners.append(corner)
        return tuple(squares), tuple(edges), tuple(corners), tuple(runs), tuple(run_edges)

    def _beside(self, trace: Trace, atom: tuple[int, int, bool]) -> tuple[int, int]:
        """The places left and right of a line that runs in an atom."""
        x, y, upright = atom
        here = self.place_of_cell(x, y)
        if upright:
            other = self.place_of_cell(x - 1, y)
            return (here, other) if trace.dy > 0 else (other, here)
        other = self.place_of_cell(x, y - 1)
        return (other, here) if trace.dx > 0 else (here, other)

    def _corner(
        self, trace: Trace, x: int, y: int, squares: dict[int, None], edges: dict[int, None]
    ) -> Corner | None:
        """What touches a line in a point; an edge that goes on beyond it is crossed or run in."""
        left: list[int] = []
        right: list[int] = []
        for vx, vy in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
            # The middle of a cell, seen from the point, in half cells.
            place = self.place_of_cell(x + (vx - 1) // 2, y + (vy - 1) // 2)
            if place >= 0 and place not in squares:
                if trace.on_left(vx, vy):
                    add(left, place)
                elif trace.on_right(vx, vy):
                    add(right, place)
        left_edges: list[int] = []
        right_edges: list[int] = []
        for vx, vy, arm in self.arms(x, y):
            on_left, on_right = trace.on_left(vx, vy), trace.on_right(vx, vy)
            if not on_left and not on_right:
                continue
            for edge in arm:
                if (x, y) not in self.edges[edge].ends:
                    edges[edge] = None
                elif on_left:
                    add(left_edges, edge)
                else:
                    add(right_edges, edge)
        if (left or left_edges) and (right or right_edges):
            return tuple(left), tuple(right), tuple(left_edges), tuple(right_edges)
        return None
