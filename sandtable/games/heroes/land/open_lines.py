"""Lines of sight that are not cut by walls; between most squares there is none.

They depend only on their ends and the terrain, not on anything that moves, so they are cached with
the terrain. Other terrain, units, wrecks and smoke may still block one, see ``rays.look``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes.land import areas
from sandtable.games.heroes.land.nearby import Point
from sandtable.games.heroes.land.rays import Ray
from sandtable.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from sandtable.games.heroes.land.terrain import Terrain

#: More than any coordinate (h-units), and more than all points: the product of two numbers is
#: worked out quickly if both have at most 30 bits.
MOST: Final = 1 << 13
MOST_POINTS: Final = MOST * MOST


@mypyc_attr(acyclic=True)
class OpenLine:
    """A line from a viewpoint of a unit; ``range`` is in squares."""

    def __init__(self, own: tuple[int, ...], start: Point, end: Point, range: int) -> None:
        self.own = own
        self.start = start
        self.end = end
        self.range = range
        #: The squares of the target, none for an Interspace; is the target a structure?
        self.targets: tuple[int, ...] = ()
        self.structure = False
        self._ray: Ray | None = None

    def ray(self, terrain: Terrain) -> Ray:
        """What is on the line; cached."""
        ray = self._ray
        if ray is None:
            if self.structure:
                start, end = (self.start.x, self.start.y), (self.end.x, self.end.y)
                ray = terrain.long_ray(start, self.own, end, self.targets, True)
            else:
                ray = terrain.ray_between(self.own, self.start, self.targets, self.end)
            self._ray = ray
        return ray


class OpenLines:
    """The cached lines of a terrain.

    A viewer is given by its squares and whether it is aboard a vehicle; so is a target.
    """

    def __init__(self, terrain: Terrain) -> None:
        self._terrain = terrain
        self._field = terrain.field
        self._places = len(terrain.field.places)
        self._between: dict[int, tuple[OpenLine, ...]] = {}
        self._to_structure: dict[int, tuple[OpenLine, ...]] = {}
        self._to_point: dict[int, tuple[OpenLine, ...]] = {}

    def _number(self, places: tuple[int, ...], aboard: bool) -> int:
        """A number that encodes an end of lines."""
        number = (places[0] * self._places + places[-1]) * 2
        return number + 1 if aboard else number

    def count(self) -> int:
        return len(self._between) + len(self._to_structure) + len(self._to_point)

    def forget(self) -> None:
        self._between.clear()
        self._to_structure.clear()
        self._to_point.clear()

    def between(
        self, own: tuple[int, ...], aboard: bool, others: tuple[int, ...], carried: bool
    ) -> tuple[OpenLine, ...]:
        """The lines from a unit on some squares to one on others."""
        if not own or not others:
            return ()
        first, second = self._number(own, aboard), self._number(others, carried)
        key = first * (2 * self._places * self._places) + second
        lines = self._between.get(key)
        if lines is None:
            before = self._terrain.before
            x, y = self._field.centres[others[0]]
            if before is not None and self._terrain.is_as_before(own + others, x, y):
                lines = before.open.between(own, aboard, others, carried)
            else:
                lines = self._find_between(own, aboard, others, carried)
            self._field.keep_line()
            self._between[key] = lines
        return lines

    def _find_between(
        self, own: tuple[int, ...], aboard: bool, others: tuple[int, ...], carried: bool
    ) -> tuple[OpenLine, ...]:
        walls, nearby = self._terrain.walls, self._field.nearby
        both = own + others
        aims = nearby.points(others, carried)
        found: list[OpenLine] = []
        for start in nearby.points(own, aboard):
            counted = start.places if aboard else own
            for end in aims:
                if not walls.cut(start.x, start.y, end.x, end.y, both):
                    line = OpenLine(own, start, end, nearby.spaced(counted, end.places))
                    line.targets = others
                    found.append(line)
        return tuple(found)

    def to_structure(self, own: tuple[int, ...], aboard: bool, place: int) -> tuple[OpenLine, ...]:
        """The lines to a structure on a square, whose own sides do not block them (AMB-68)."""
        if not own:
            return ()
        key = self._number(own, aboard) * self._places + place
        lines = self._to_structure.get(key)
        if lines is None:
            before = self._terrain.before
            x, y = self._field.centres[place]
            if before is not None and self._terrain.is_as_before(own, x, y):
                lines = before.open.to_structure(own, aboard, place)
            else:
                lines = self._find_to_structure(own, aboard, place)
            self._field.keep_line()
            self._to_structure[key] = lines
        return lines

    def _find_to_structure(
        self, own: tuple[int, ...], aboard: bool, place: int
    ) -> tuple[OpenLine, ...]:
        walls, nearby = self._terrain.walls, self._field.nearby
        end = nearby.centre(place)
        both = (*own, place)
        found: list[OpenLine] = []
        for start in nearby.points(own, aboard):
            if not walls.cut(start.x, start.y, end.x, end.y, both, place):
                counted = start.places if aboard else own
                line = OpenLine(own, start, end, nearby.spaced(counted, end.places))
                line.targets = end.places
                line.structure = True
                found.append(line)
        return tuple(found)

    def to_point(
        self, own: tuple[int, ...], aboard: bool, hx: int, hy: int
    ) -> tuple[OpenLine, ...]:
        """The lines to an Interspace (h-units); the range is counted in Interspaces."""
        if not own:
            return ()
        key = self._number(own, aboard) * MOST_POINTS + hx * MOST + hy
        lines = self._to_point.get(key)
        if lines is None:
            before = self._terrain.before
            if before is not None and self._terrain.is_as_before(own, 2 * hx, 2 * hy):
                lines = before.open.to_point(own, aboard, hx, hy)
            else:
                lines = self._find_to_point(own, aboard, hx, hy)
            self._field.keep_line()
            self._to_point[key] = lines
        return lines

    def _find_to_point(
        self, own: tuple[int, ...], aboard: bool, hx: int, hy: int
    ) -> tuple[OpenLine, ...]:
        end = Point(2 * hx, 2 * hy, ())
        found: list[OpenLine] = []
        for start in self._field.nearby.points(own, aboard):
            if not self._terrain.walls.cut(start.x, start.y, end.x, end.y, own):
                counted = start.places if aboard else own
                away = min([areas.interspaces(self._field, place, hx, hy) for place in counted])
                found.append(OpenLine(own, start, end, away))
        return tuple(found)
