"""The field as it is now: what has fallen, what is breached, what has been cleared away.

A ``Terrain`` never changes; positions share it. What follows from it (steps, zones of control,
lines of sight) is worked out once and kept with it.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.heroes import rays, steps, zones
from sandtable.games.heroes.counters import INFANTRY, KINDS
from sandtable.games.heroes.field import (
    BREACH,
    DOOR,
    GATE,
    NOTHING,
    WALL,
    WINDOW,
    Edge,
    Field,
)
from sandtable.games.heroes.ground import TerrainKind
from sandtable.games.heroes.rays import Ray
from sandtable.games.heroes.steps import Step
from sandtable.games.heroes.zones import Control

OPENINGS: Final = (DOOR, WINDOW, GATE, BREACH)
#: How far, in half squares, a change is felt by the steps and zones around it.
REACH: Final = 4
#: So many lines of vehicles are kept; then they are worked out again.
KEPT_RAYS: Final = 100_000


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
        self._lay_ground()
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
        self._rays: list[list[Ray | None]] = [[] for _ in range(count)]
        self._long_rays: dict[tuple[int, ...], Ray] = {}
        self._watchers: dict[int, tuple[int, ...]] = {}
        dirty = list(range(count))
        if parent is not None:
            dirty = self._take_over(parent)
        steps.tables(self, dirty)
        zones.tables(self, dirty)

    @staticmethod
    def of(
        field: Field, fallen: frozenset[int], breaches: frozenset[int], removed: frozenset[int]
    ) -> Terrain:
        """The one terrain of a field in which just these things have happened."""
        key = (fallen, breaches, removed)
        terrain = field.terrains.get(key)
        if terrain is None:
            parent = field.terrain if field.terrains else None
            terrain = Terrain(field, fallen, breaches, removed, parent)
            field.terrains[key] = terrain
        return terrain

    def with_fallen(self, part: int) -> Terrain:
        """A part comes down (HH-3)."""
        return Terrain.of(self.field, self.fallen | {part}, self.breaches, self.removed)

    def with_breach(self, edge: int) -> Terrain:
        """A hole in a wall (HOS-13.29), and in that of another building back to back with it."""
        name = self.field.edges[edge].name
        walls = [other.index for other in self.field.edges if other.name == name]
        return Terrain.of(self.field, self.fallen, self.breaches.union(walls), self.removed)

    def without_line(self, line: int) -> Terrain:
        """Wire is cut (HOS-12.3)."""
        return Terrain.of(self.field, self.fallen, self.breaches, self.removed | {line})

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
        return self.ground[place].id

    def ray(self, start: int, end: int) -> Ray:
        """What lies on the line between the centres of two squares, looking from the first."""
        row = self._rays[start]
        if not row:
            row = [None] * len(self._rays)
            self._rays[start] = row
        ray = row[end]
        if ray is None:
            a, b = self.field.centres[start], self.field.centres[end]
            ray = rays.resolve(self, a, (start,), b, (end,), False)
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
        """The same for any points (q-units), from a unit on ``squares`` to one on ``targets``.

        No targets: the line ends on an Interspace. ``structure``: at what is built on the target.
        """
        key = (*origin, *aim, *squares, -2 if structure else -1, *targets)
        ray = self._long_rays.get(key)
        if ray is None:
            if len(self._long_rays) >= KEPT_RAYS:
                self._long_rays.clear()
            ray = rays.resolve(self, origin, squares, aim, targets, structure)
            self._long_rays[key] = ray
        return ray

    def watchers(self, one: int, other: int) -> tuple[int, ...]:
        """The squares from which both of two squares (or partials) are controlled."""
        key = one * len(self.controllers) + other
        found = self._watchers.get(key)
        if found is None:
            both = self.controllers[other]
            found = tuple(place for place in self.controllers[one] if place in both)
            self._watchers[key] = found
        return found

    def _side(self, edge: Edge) -> int:
        """What is on an edge now. HH-3: sides of fallen parts are gone, unless one part stands."""
        if edge.line >= 0:
            return NOTHING if edge.line in self.removed else edge.side
        if all(part in self.fallen for part in edge.parts):
            return NOTHING
        return BREACH if edge.side == WALL and edge.index in self.breaches else edge.side

    def _lay_ground(self) -> None:
        """The symbols of each square: those of the building and of what is printed on its floor.

        A part that falls takes the symbols of what it becomes, and buries the rest.
        """
        field = self.field
        self.ground: list[TerrainKind] = []
        self.blocks: list[bool] = []
        #: The building that alone makes a square block sight: not for those inside (HOS-13.24).
        self.sheltered: list[int] = []
        self.obscures: list[int] = []
        self.water: list[bool] = []
        self.grants_opportunity: list[bool] = []
        self.bonus: list[list[int]] = [[] for _ in KINDS]
        self.impassable: list[list[bool]] = [[] for _ in KINDS]
        self.difficult: list[list[bool]] = [[] for _ in KINDS]
        for place, printed in enumerate(field.printed):
            part = field.part_of[place]
            kinds = [printed]
            if part >= 0 and part in self.fallen:
                becomes = field.parts[part].kind.becomes
                kinds = [field.kinds[becomes if becomes in field.kinds else "open"]]
            elif part >= 0:
                kinds = [field.parts[part].kind, printed]
            standing = part >= 0 and part not in self.fallen
            self.ground.append(kinds[0])
            self.blocks.append(any(kind.blocks for kind in kinds))
            within = standing and not printed.blocks
            self.sheltered.append(field.building_of[place] if within else -1)
            self.obscures.append(max(kind.obscures for kind in kinds))
            self.water.append(any(kind.water for kind in kinds))
            self.grants_opportunity.append(any(kind.opportunity for kind in kinds))
            on_foot = field.offset_grid[place] >= 0
            for k in range(len(KINDS)):
                self.bonus[k].append(max(kind.defence[k] for kind in kinds))
                closed = any(kind.impassable[k] for kind in kinds)
                self.impassable[k].append(closed or (on_foot and k != INFANTRY))
                self.difficult[k].append(any(kind.difficult[k] for kind in kinds))

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
