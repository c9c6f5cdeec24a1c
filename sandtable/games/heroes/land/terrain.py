"""The current state of the field: fallen parts, breaches, removed line elements.

A ``Terrain`` never changes and is shared between positions. What follows from it (steps, zones of
control, lines of sight) is computed once and cached with it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sandtable.games.heroes.land import rays, surroundings, zones
from sandtable.games.heroes.land.elements import (
    BREACH,
    DOOR,
    GATE,
    NOTHING,
    WALL,
    WINDOW,
    Edge,
    Plan,
)
from sandtable.games.heroes.land.field import Field
from sandtable.games.heroes.land.ground import Ground
from sandtable.games.heroes.land.nearby import Point
from sandtable.games.heroes.land.open_lines import OpenLines
from sandtable.games.heroes.land.rays import Ray
from sandtable.games.heroes.land.steps import GridStep
from sandtable.games.heroes.land.surroundings import Known, Surroundings
from sandtable.games.heroes.land.walls import Walls
from sandtable.games.heroes.land.zones import Control
from sandtable.games.heroes.pack.counters import KINDS
from sandtable.games.heroes.pack.terrain_kinds import TerrainKind
from sandtable.kernel.native import i64

OPENINGS: Final = (DOOR, WINDOW, GATE, BREACH)
#: The most terrains of a field that are cached, with everything computed from them: the printed
#: one, and the most recent ones.
KEPT_TERRAINS: Final = 16
#: The most earlier terrains that a terrain leads back to.
KEPT_BEFORE: Final = 4

#: A rectangle: left, top, right, bottom (q-units).
Box = tuple[int, int, int, int]


class Terrain:
    """Made by ``Terrain.of``, changed by ``with_changes``."""

    def __init__(
        self,
        field: Field,
        fallen: frozenset[int],
        breaches: frozenset[int],
        removed: frozenset[int],
        parent: Terrain | None,
    ) -> None:
        self.field = field
        #: Parts that have fallen, walls that are breached, line elements that are gone.
        self.fallen = fallen
        self.breaches = breaches
        self.removed = removed
        #: The current contents of each edge.
        self.sides: list[int] = [self._side(edge) for edge in field.edges]
        self.walls = Walls(self)
        self.ground: tuple[Ground, ...] = self._lay_ground(parent)
        count = len(field.places)
        nodes = count + len(field.partials)
        #: Steps by kind of unit and square: possible ones; all; by direction.
        self.steps: list[list[tuple[GridStep, ...]]] = [[()] * count for _ in KINDS]
        self.links: list[list[tuple[GridStep, ...]]] = [[()] * count for _ in KINDS]
        self.ways: list[list[tuple[int, ...]]] = [[()] * count for _ in KINDS]
        self.window_steps: list[tuple[GridStep, ...]] = [()] * count
        #: The zone of control of infantry on each square; the squares that control each.
        self.controls: list[tuple[Control, ...]] = [()] * count
        self.controllers: list[tuple[int, ...]] = [()] * nodes
        #: Cached lines of sight: from centre to centre, and others.
        self._rays: dict[int, Ray] = {}
        self._long_rays: dict[tuple[int, ...], Ray] = {}
        #: Rows of lines for estimates: from a square to each of the others, once they are known.
        self._rough_rays: list[list[Ray | None] | None] = [None] * count
        self.open = OpenLines(self)
        #: The terrain before the last change, and where it changed: lines elsewhere are the same.
        self.before = parent
        #: How many earlier terrains it leads back to.
        self.changes: int = 0 if parent is None else parent.changes + 1
        self._changes: list[Box] = [] if parent is None else self._changed_since(parent)
        #: Cached squares under blasts.
        self.blasts: dict[tuple[int, int], tuple[int, ...]] = {}
        #: The Interspaces whose blast reaches a square; those that a grenade from it reaches, by
        #: range; those with a structure under them, by the squares of wrecks.
        self.blasts_on: dict[int, tuple[tuple[int, int], ...]] = {}
        self.throws: dict[tuple[int, int], tuple[int, ...]] = {}
        self.breaking: dict[tuple[int, ...], frozenset[tuple[int, int]]] = {}
        #: Cached structures that can be destroyed: building parts, and line elements.
        self.standing: list[list[tuple[str, tuple[int, ...]]]] = []
        if parent is None:
            self._set_tables({place: surroundings.work_out(self, place) for place in range(count)})
        else:
            self._take_over(parent)

    @staticmethod
    def of(
        field: Field,
        fallen: frozenset[int],
        breaches: frozenset[int],
        removed: frozenset[int],
        parent: Terrain | None = None,
    ) -> Terrain:
        """The terrain of a field with exactly these changes; derived from another one."""
        key = (fallen, breaches, removed)
        terrain = field.terrains.get(key)
        if terrain is None:
            if field.terrains and (parent is None or parent.changes >= KEPT_BEFORE):
                parent = field.terrain
            terrain = Terrain(field, fallen, breaches, removed, parent)
            field.terrains[key] = terrain
            if len(field.terrains) > KEPT_TERRAINS:
                field.terrains.pop(list(field.terrains)[1], None)
        elif terrain is not field.terrain:  # the printed one stays the first
            field.terrains[key] = field.terrains.pop(key, terrain)
        return terrain

    def with_changes(
        self, fallen: Iterable[int], breaches: Iterable[int], removed: Iterable[int]
    ) -> Terrain:
        """The terrain after parts have fallen, walls were breached and line elements removed.

        A breach goes through an adjoining wall as well.
        """
        names = {self.field.edges[edge].name for edge in breaches}
        walls = [edge.index for edge in self.field.edges if edge.name in names] if names else []
        return Terrain.of(
            self.field,
            self.fallen.union(fallen),
            self.breaches.union(walls),
            self.removed.union(removed),
            self,
        )

    def with_fallen(self, part: int) -> Terrain:
        """The terrain after a part has fallen (HH-3)."""
        return self.with_changes((part,), (), ())

    def with_breach(self, edge: int) -> Terrain:
        """The terrain with a breach in a wall (HOS-13.29), and in an adjoining wall."""
        return self.with_changes((), (edge,), ())

    def without_line(self, line: int) -> Terrain:
        """The terrain without a line element, such as wire (HOS-12.3)."""
        return self.with_changes((), (), (line,))

    def intact(self, part: int) -> bool:
        return part not in self.fallen

    def stands_in(self, place: int) -> int:
        """The intact building part that a square belongs to, or -1."""
        part = self.field.part_of[place]
        if part < 0 or self.field.parts[part].building < 0 or part in self.fallen:
            return -1
        return part

    def openings_at(self, place: int) -> list[int]:
        """The openings beside a square (HOS-13.27)."""
        return [edge for edge in self.field.sides_of[place] if self.sides[edge] in OPENINGS]

    def edge_now(self, edge: int) -> int:
        """The contents of an edge: NOTHING, WALL, DOOR …"""
        return self.sides[edge]

    def ground_kind(self, place: int) -> str:
        """The kind of terrain of a square; in a building, that of its part."""
        return self.ground[place].kind.id

    def ray(self, start: int, end: int) -> Ray:
        """The line between the centres of two squares, seen from the first."""
        key = start * len(self.field.places) + end
        ray = self._rays.get(key)
        if ray is None:
            a, b = self.field.centres[start], self.field.centres[end]
            if self.before is not None and self._keeps(a[0], a[1], b[0], b[1]):
                ray = self.before.ray(start, end)
            else:
                ray = rays.resolve(self, a, (start,), b, (end,), False)
            self.field.keep_line()
            self._rays[key] = ray
        return ray

    def rough_ray(self, start: int, end: int) -> Ray:
        """The same line for estimates: if a wall cuts it, it is blocked, whatever else it meets."""
        row = self._rough_rays[start]
        if row is None:
            row = [None] * len(self.field.places)
            self._rough_rays[start] = row
        ray = row[end]
        if ray is None:
            (x0, y0), (x1, y1) = self.field.centres[start], self.field.centres[end]
            if self.before is not None and self._keeps(x0, y0, x1, y1):
                ray = self.before.rough_ray(start, end)
            elif self.walls.cut(x0, y0, x1, y1, (start, end)):
                ray = rays.blocked(rays.BY_WALL, -1)
            else:
                ray = self.ray(start, end)
            row[end] = ray
        return ray

    def long_ray(
        self,
        origin: tuple[int, int],
        squares: tuple[int, ...],
        aim: tuple[int, int],
        targets: tuple[int, ...],
        structure: bool = False,
    ) -> Ray:
        """The same between any points (q-units), from a unit on ``squares`` to one on ``targets``.

        Without targets, the line ends on an Interspace. ``structure``: the target is a structure.
        """
        key = (*origin, *aim, *squares, -2 if structure else -1, *targets)
        ray = self._long_rays.get(key)
        if ray is None:
            if self.before is not None and self._keeps(origin[0], origin[1], aim[0], aim[1]):
                ray = self.before.long_ray(origin, squares, aim, targets, structure)
            else:
                ray = rays.resolve(self, origin, squares, aim, targets, structure)
            self.field.keep_line()
            self._long_rays[key] = ray
        return ray

    def forget_lines(self) -> None:
        """Drop the cached lines, and those of earlier terrains except for the printed one."""
        self._rays.clear()
        self._long_rays.clear()
        self._rough_rays = [None] * len(self._rough_rays)
        self.open.forget()
        if self.before is not None and self.before is not self.field.terrain:
            self.before.forget_lines()

    def count_lines(self) -> int:
        """How many lines are cached."""
        return len(self._rays) + len(self._long_rays) + self.open.count()

    def ray_between(
        self, own: tuple[int, ...], start: Point, others: tuple[int, ...], end: Point
    ) -> Ray:
        """The line between viewpoints of two units."""
        if len(own) == 1 and len(others) == 1:
            return self.ray(own[0], others[0])
        return self.long_ray((start.x, start.y), own, (end.x, end.y), others)

    def _keeps(self, x0: int, y0: int, x1: int, y1: int) -> bool:
        """Is a line (q-units) clear of everything that has changed since the parent?"""
        return all(not meets(x0, y0, x1, y1, box) for box in self._changes)

    def is_as_before(self, places: tuple[int, ...], x: int, y: int) -> bool:
        """Is everything that has changed outside the rectangle around some squares and a point?"""
        left = right = x
        top = bottom = y
        for place in places:
            x, y = self.field.centres[place]
            left, right, top, bottom = min(left, x), max(right, x), min(top, y), max(bottom, y)
        for box in self._changes:
            if box[0] <= right and left <= box[2] and box[1] <= bottom and top <= box[3]:
                return False
        return True

    def is_as_before_around(self, x: int, y: int, far: int) -> bool:
        """Is everything that has changed more than ``far`` from a point (q-units)?"""
        for box in self._changes:
            if box[0] <= x + far and x - far <= box[2] and box[1] <= y + far and y - far <= box[3]:
                return False
        return True

    def _changed_since(self, parent: Terrain) -> list[Box]:
        """Where it differs from another terrain."""
        field = self.field
        changed = [field.parts[part].places for part in self.fallen ^ parent.fallen]
        boxes: list[Box] = []
        for places in changed:
            xs = [field.centres[place][0] for place in places]
            ys = [field.centres[place][1] for place in places]
            boxes.append((min(xs) - 2, min(ys) - 2, max(xs) + 2, max(ys) + 2))
        for edge in field.edges:
            if self.sides[edge.index] != parent.sides[edge.index]:
                (x1, y1), (x2, y2) = edge.ends
                box = (2 * x1, 2 * y1, 2 * x2, 2 * y2)
                if not any(lies_in(box, other) for other in boxes):
                    boxes.append(box)
        return boxes

    def _side(self, edge: Edge) -> int:
        """The contents of an edge. Sides of fallen parts are gone, unless one stands (HH-3)."""
        if edge.line >= 0:
            return NOTHING if edge.line in self.removed else edge.side
        if all(part in self.fallen for part in edge.parts):
            return NOTHING
        return BREACH if edge.side == WALL and edge.index in self.breaches else edge.side

    def _lay_ground(self, parent: Terrain | None) -> tuple[Ground, ...]:
        """Compute the ground of each square, which changes only where parts have fallen."""
        if parent is None:
            return tuple([self._ground_of(place) for place in range(len(self.field.places))])
        ground = list(parent.ground)
        for part in self.fallen ^ parent.fallen:
            for place in self.field.parts[part].places:
                ground[place] = self._ground_of(place)
        return tuple(ground)

    def _ground_of(self, place: int) -> Ground:
        """The effects of the building part and of what is printed on its floor.

        A fallen part has only the effects of what it has become.
        """
        field = self.field
        printed = field.printed[place]
        part = field.part_of[place]
        on_foot = field.offset_grid[place] >= 0
        if part < 0:
            return Ground([printed], -1, on_foot)
        if part in self.fallen:
            becomes = field.parts[part].kind.becomes
            kind = field.kinds[becomes if becomes in field.kinds else "open"]
            return Ground([kind], -1, on_foot)
        building = -1 if printed.blocks else field.building_of[place]
        return Ground([field.parts[part].kind, printed], building, on_foot)

    def _take_over(self, parent: Terrain) -> None:
        """Copy the steps and zones that the change cannot affect, and find the others."""
        for kind in range(len(KINDS)):
            self.steps[kind] = parent.steps[kind][:]
            self.links[kind] = parent.links[kind][:]
            self.ways[kind] = parent.ways[kind][:]
        self.window_steps = parent.window_steps[:]
        self.controls = parent.controls[:]
        self.controllers = parent.controllers[:]
        around = self.field.surroundings
        self._set_tables({place: around.of(self, place) for place in around.affected(self, parent)})

    def _set_tables(self, found: dict[int, Known]) -> None:
        """Set the steps and zones of some squares."""
        for place, known in found.items():
            for kind in range(len(KINDS)):
                self.links[kind][place] = known.steps.links[kind]
                self.steps[kind][place] = known.steps.passable[kind]
                self.ways[kind][place] = known.steps.ways[kind]
            self.window_steps[place] = known.steps.through_windows
        zones.take_over(self, {place: known.zone for place, known in found.items()})


def lay_out(
    width: int,
    height: int,
    ground: list[str],
    lines: list[tuple[str, int, int, int, int]],
    plans: list[Plan],
    kinds: dict[str, TerrainKind],
) -> Field:
    """A field with its terrain at the start."""
    field = Field(width, height, ground, lines, plans, kinds)
    field.surroundings = Surroundings(field)
    fallen = frozenset(part.index for part in field.parts if part.fallen)
    field.terrain = Terrain.of(field, fallen, frozenset(), frozenset())
    return field


def lies_in(box: Box, other: Box) -> bool:
    """Is one rectangle part of another?"""
    return box[0] >= other[0] and box[1] >= other[1] and box[2] <= other[2] and box[3] <= other[3]


def meets(x0: i64, y0: i64, x1: i64, y1: i64, box: Box) -> bool:
    """Does the line between two points meet a rectangle, including its sides?"""
    left: i64 = box[0]
    top: i64 = box[1]
    right: i64 = box[2]
    bottom: i64 = box[3]
    if max(x0, x1) < left or min(x0, x1) > right or max(y0, y1) < top or min(y0, y1) > bottom:
        return False
    dx, dy = x1 - x0, y1 - y0
    # The side of the line that each corner is on; all the same if the line misses.
    along_left, along_right = dy * (left - x0), dy * (right - x0)
    along_top, along_bottom = dx * (top - y0), dx * (bottom - y0)
    least = min(along_top, along_bottom) - max(along_left, along_right)
    most = max(along_top, along_bottom) - min(along_left, along_right)
    return least <= 0 <= most
