"""The field as it is now: what has fallen, what is breached, what has been cleared away.

A ``Terrain`` never changes; positions share it. What follows from it (steps, zones of control,
lines of sight) is worked out once and kept with it.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.heroes.land import rays
from sandtable.games.heroes.land.field import (
    BREACH,
    DOOR,
    GATE,
    NOTHING,
    WALL,
    WINDOW,
    Edge,
    Field,
)
from sandtable.games.heroes.land.ground import Ground
from sandtable.games.heroes.land.nearby import Point
from sandtable.games.heroes.land.open_lines import OpenLines
from sandtable.games.heroes.land.rays import Ray
from sandtable.games.heroes.land.walls import Walls
from sandtable.games.heroes.moving import steps, zones
from sandtable.games.heroes.moving.steps import Step
from sandtable.games.heroes.moving.zones import Control
from sandtable.games.heroes.pack.counters import KINDS

OPENINGS: Final = (DOOR, WINDOW, GATE, BREACH)
#: How far, in half squares, a change is felt by the steps and zones around it.
REACH: Final = 4
#: So many lines of vehicles are kept; then they are worked out again.
KEPT_RAYS: Final = 50_000
#: So many terrains of a field are kept, with all that was worked out of them: the printed one, and
#: those that were made or asked for last.
KEPT_TERRAINS: Final = 32

#: A rectangle: left, top, right, bottom (q-units).
Box = tuple[int, int, int, int]


class Terrain:
    """Made by ``Terrain.of``; changed by ``with_fallen``, ``with_breach`` and ``without_line``."""

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
        #: What is on each edge now.
        self.sides: list[int] = [self._side(edge) for edge in field.edges]
        self.walls = Walls(self)
        self.ground: tuple[Ground, ...] = self._lay_ground(parent)
        count = len(field.places)
        nodes = count + len(field.partials)
        #: Steps by kind of unit and square: that may be made; whatever is there; by direction.
        self.steps: list[list[tuple[Step, ...]]] = [[()] * count for _ in KINDS]
        self.links: list[list[tuple[Step, ...]]] = [[()] * count for _ in KINDS]
        self.ways: list[list[tuple[int, ...]]] = [[()] * count for _ in KINDS]
        self.window_steps: list[tuple[Step, ...]] = [()] * count
        #: The zone of control of infantry on a square; from which squares one is controlled.
        self.controls: list[tuple[Control, ...]] = [()] * count
        self.controllers: list[tuple[int, ...]] = [()] * nodes
        #: Lines of sight that were asked for: from centre to centre, and any others.
        self._rays: dict[int, Ray] = {}
        self._long_rays: dict[tuple[int, ...], Ray] = {}
        self.open = OpenLines(self)
        #: What it was before its last change, and where that was: lines elsewhere are the same.
        self.before = parent
        self._changes: list[Box] = [] if parent is None else self._changed_since(parent)
        #: The squares under the blasts that were asked for.
        self.blasts: dict[tuple[int, int], tuple[int, ...]] = {}
        #: The Interspaces whose blast reaches a square; those that a grenade from it reaches, by
        #: its range; those that have a structure under them.
        self.blasts_on: dict[int, tuple[tuple[int, int], ...]] = {}
        self.throws: dict[tuple[int, int], tuple[int, ...]] = {}
        self.breaking: frozenset[tuple[int, int]] | None = None
        dirty = list(range(count))
        if parent is not None:
            dirty = self._take_over(parent)
        steps.tables(self, dirty)
        zones.tables(self, dirty)

    @staticmethod
    def of(
        field: Field,
        fallen: frozenset[int],
        breaches: frozenset[int],
        removed: frozenset[int],
        parent: Terrain | None = None,
    ) -> Terrain:
        """The terrain of a field in which just these things have happened; made from another."""
        key = (fallen, breaches, removed)
        terrain = field.terrains.get(key)
        if terrain is None:
            if parent is None and field.terrains:
                parent = field.terrain
            terrain = Terrain(field, fallen, breaches, removed, parent)
            field.terrains[key] = terrain
            if len(field.terrains) > KEPT_TERRAINS:
                del field.terrains[list(field.terrains)[1]]
        elif terrain is not field.terrain:  # the printed one stays the first
            field.terrains[key] = field.terrains.pop(key)
        return terrain

    def with_fallen(self, part: int) -> Terrain:
        """A part comes down (HH-3)."""
        return Terrain.of(self.field, self.fallen | {part}, self.breaches, self.removed, self)

    def with_breach(self, edge: int) -> Terrain:
        """A hole in a wall (HOS-13.29), and in that of another building back to back with it."""
        name = self.field.edges[edge].name
        walls = [other.index for other in self.field.edges if other.name == name]
        return Terrain.of(self.field, self.fallen, self.breaches.union(walls), self.removed, self)

    def without_line(self, line: int) -> Terrain:
        """Wire is cut (HOS-12.3)."""
        return Terrain.of(self.field, self.fallen, self.breaches, self.removed | {line}, self)

    def intact(self, part: int) -> bool:
        return part not in self.fallen

    def stands_in(self, place: int) -> int:
        """The intact part of a building that a square belongs to, or -1."""
        part = self.field.part_of[place]
        if part < 0 or self.field.parts[part].building < 0 or part in self.fallen:
            return -1
        return part

    def openings_at(self, place: int) -> list[int]:
        """The openings that border a square, on either side of them (HOS-13.27)."""
        return [edge for edge in self.field.sides_of[place] if self.sides[edge] in OPENINGS]

    def edge_now(self, edge: int) -> int:
        """What is on an edge: NOTHING, WALL, DOOR …"""
        return self.sides[edge]

    def ground_kind(self, place: int) -> str:
        """The id of the kind of terrain of a square; of a building, that of its part."""
        return self.ground[place].kind.id

    def ray(self, start: int, end: int) -> Ray:
        """What lies on the line between the centres of two squares, looking from the first."""
        key = start * len(self.field.places) + end
        ray = self._rays.get(key)
        if ray is None:
            a, b = self.field.centres[start], self.field.centres[end]
            if self.before is not None and self._keeps(a[0], a[1], b[0], b[1]):
                ray = self.before.ray(start, end)
            else:
                ray = rays.resolve(self, a, (start,), b, (end,), False)
            self._rays[key] = ray
        return ray

    def long_ray(
        self,
        origin: tuple[int, int],
        squares: tuple[int, ...],
        aim: tuple[int, int],
        targets: tuple[int, ...],
        structure: bool = False,
    ) -> Ray:
        """The same for any points (q-units), from a unit on ``squares`` to one on ``targets``.

        No targets: the line ends on an Interspace. ``structure``: at what is built on the target.
        """
        key = (*origin, *aim, *squares, -2 if structure else -1, *targets)
        ray = self._long_rays.get(key)
        if ray is None:
            if len(self._long_rays) >= KEPT_RAYS:
                self._long_rays.clear()
            if self.before is not None and self._keeps(origin[0], origin[1], aim[0], aim[1]):
                ray = self.before.long_ray(origin, squares, aim, targets, structure)
            else:
                ray = rays.resolve(self, origin, squares, aim, targets, structure)
            self._long_rays[key] = ray
        return ray

    def ray_between(
        self, own: tuple[int, ...], start: Point, others: tuple[int, ...], end: Point
    ) -> Ray:
        """The line between a point of a unit on some squares and one of a unit on others."""
        if len(own) == 1 and len(others) == 1:
            return self.ray(own[0], others[0])
        return self.long_ray((start.x, start.y), own, (end.x, end.y), others)

    def _keeps(self, x0: int, y0: int, x1: int, y1: int) -> bool:
        """Does a line (q-units) pass clear of all that has changed since before?"""
        return all(not meets(x0, y0, x1, y1, box) for box in self._changes)

    def is_as_before(self, places: tuple[int, ...], x: int, y: int) -> bool:
        """Does all that has changed lie outside the rectangle around some squares and a point?"""
        left = right = x
        top = bottom = y
        for place in places:
            x, y = self.field.centres[place]
            left, right, top, bottom = min(left, x), max(right, x), min(top, y), max(bottom, y)
        for box in self._changes:
            if box[0] <= right and left <= box[2] and box[1] <= bottom and top <= box[3]:
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
        """What is on an edge now. HH-3: sides of fallen parts are gone, unless one part stands."""
        if edge.line >= 0:
            return NOTHING if edge.line in self.removed else edge.side
        if all(part in self.fallen for part in edge.parts):
            return NOTHING
        return BREACH if edge.side == WALL and edge.index in self.breaches else edge.side

    def _lay_ground(self, parent: Terrain | None) -> tuple[Ground, ...]:
        """What each square is; only where parts have fallen can it change."""
        if parent is None:
            return tuple([self._ground_of(place) for place in range(len(self.field.places))])
        ground = list(parent.ground)
        for part in self.fallen ^ parent.fallen:
            for place in self.field.parts[part].places:
                ground[place] = self._ground_of(place)
        return tuple(ground)

    def _ground_of(self, place: int) -> Ground:
        """The symbols of the building part and of what is printed on its floor.

        A part that falls takes the symbols of what it becomes, and buries the rest.
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

    def _take_over(self, parent: Terrain) -> list[int]:
        """Keep what the change cannot have touched; the squares near it are left to be done."""
        field = self.field
        near: set[tuple[int, int]] = set()
        for part in self.fallen ^ parent.fallen:
            near.update(field.places[place] for place in field.parts[part].places)
        for edge in field.edges:
            if self.sides[edge.index] != parent.sides[edge.index]:
                near.add((edge.hx, edge.hy))
        for kind in range(len(KINDS)):
            self.steps[kind] = parent.steps[kind][:]
            self.links[kind] = parent.links[kind][:]
            self.ways[kind] = parent.ways[kind][:]
        self.window_steps = parent.window_steps[:]
        self.controls = parent.controls[:]
        self.controllers = parent.controllers[:]
        return [
            place
            for place, (hx, hy) in enumerate(field.places)
            if any(max(abs(hx - x), abs(hy - y)) <= REACH for x, y in near)
        ]


def lies_in(box: Box, other: Box) -> bool:
    """Is one rectangle part of another?"""
    return box[0] >= other[0] and box[1] >= other[1] and box[2] <= other[2] and box[3] <= other[3]


def meets(x0: int, y0: int, x1: int, y1: int, box: Box) -> bool:
    """Does the line between two points meet a rectangle, its sides included?"""
    left, top, right, bottom = box
    if max(x0, x1) < left or min(x0, x1) > right or max(y0, y1) < top or min(y0, y1) > bottom:
        return False
    dx, dy = x1 - x0, y1 - y0
    # On which side of the line each corner lies; they all lie on one if it misses them.
    along_left, along_right = dy * (left - x0), dy * (right - x0)
    along_top, along_bottom = dx * (top - y0), dx * (bottom - y0)
    least = min(along_top, along_bottom) - max(along_left, along_right)
    most = max(along_top, along_bottom) - min(along_left, along_right)
    return least <= 0 <= most
