"""Lines of sight that no wall cuts; between most squares there is none.

They follow from where both ends are, and from nothing that moves: so a terrain keeps them. Other
terrain, units, wrecks and smoke may still block one, see ``rays.look``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes.land import areas

if TYPE_CHECKING:
    from sandtable.games.heroes.land.terrain import Terrain

#: Which of the looker's points a line starts from, at which of the target's it ends (see
#: ``Nearby.points``), and its range in squares. Plain numbers: see ``field.Line``.
OpenLine = tuple[int, int, int]
#: The answers for so many pairs of ends are kept; then they are worked out again.
KEPT: Final = 50_000


class OpenLines:
    """The lines of a terrain that were asked for.

    A looker goes by its squares and whether it is aboard a vehicle on them; so does a target.
    """

    def __init__(self, terrain: Terrain) -> None:
        self._terrain = terrain
        self._field = terrain.field
        self._places = len(terrain.field.places)
        self._between: dict[int, tuple[OpenLine, ...]] = {}
        self._to_structure: dict[int, tuple[OpenLine, ...]] = {}
        self._to_point: dict[int, tuple[OpenLine, ...]] = {}

    def _number(self, places: tuple[int, ...], aboard: bool) -> int:
        """One number for an end of lines."""
        number = (places[0] * self._places + places[-1]) * 2
        return number + 1 if aboard else number

    def between(
        self, own: tuple[int, ...], aboard: bool, others: tuple[int, ...], carried: bool
    ) -> tuple[OpenLine, ...]:
        """From a unit on some squares to one on others."""
        if not own or not others:
            return ()
        first, second = self._number(own, aboard), self._number(others, carried)
        key = first * (2 * self._places * self._places) + second
        lines = self._between.get(key)
        if lines is None:
            if len(self._between) >= KEPT:
                self._between.clear()
            before = self._terrain.before
            if before is not None and self._terrain.is_as_before(own + others):
                lines = before.open.between(own, aboard, others, carried)
            else:
                lines = self._find_between(own, aboard, others, carried)
            self._between[key] = lines
        return lines

    def _find_between(
        self, own: tuple[int, ...], aboard: bool, others: tuple[int, ...], carried: bool
    ) -> tuple[OpenLine, ...]:
        walls, nearby = self._terrain.walls, self._field.nearby
        both = own + others
        aims = nearby.points(others, carried)
        found: list[OpenLine] = []
        for i, start in enumerate(nearby.points(own, aboard)):
            counted = start.places if aboard else own
            for j, end in enumerate(aims):
                if not walls.cut(start.x, start.y, end.x, end.y, both):
                    found.append((i, j, nearby.spaced(counted, end.places)))
        return tuple(found)

    def to_structure(self, own: tuple[int, ...], aboard: bool, place: int) -> tuple[OpenLine, ...]:
        """To what is built on a square, whose own sides do not stand in the way (AMB-68)."""
        if not own:
            return ()
        key = self._number(own, aboard) * self._places + place
        lines = self._to_structure.get(key)
        if lines is None:
            if len(self._to_structure) >= KEPT:
                self._to_structure.clear()
            lines = self._find_to_structure(own, aboard, place)
            self._to_structure[key] = lines
        return lines

    def _find_to_structure(
        self, own: tuple[int, ...], aboard: bool, place: int
    ) -> tuple[OpenLine, ...]:
        walls, nearby = self._terrain.walls, self._field.nearby
        end = nearby.centre(place)
        both = (*own, place)
        found: list[OpenLine] = []
        for i, start in enumerate(nearby.points(own, aboard)):
            if not walls.cut(start.x, start.y, end.x, end.y, both, place):
                range = nearby.spaced(start.places if aboard else own, end.places)
                found.append((i, 0, range))
        return tuple(found)

    def to_point(
        self, own: tuple[int, ...], aboard: bool, hx: int, hy: int
    ) -> tuple[OpenLine, ...]:
        """To an Interspace (h-units); its range is counted in Interspaces."""
        if not own:
            return ()
        key = (self._number(own, aboard) * 10_000 + hx) * 10_000 + hy
        lines = self._to_point.get(key)
        if lines is None:
            if len(self._to_point) >= KEPT:
                self._to_point.clear()
            lines = self._find_to_point(own, aboard, hx, hy)
            self._to_point[key] = lines
        return lines

    def _find_to_point(
        self, own: tuple[int, ...], aboard: bool, hx: int, hy: int
    ) -> tuple[OpenLine, ...]:
        found: list[OpenLine] = []
        for i, start in enumerate(self._field.nearby.points(own, aboard)):
            if not self._terrain.walls.cut(start.x, start.y, 2 * hx, 2 * hy, own):
                counted = start.places if aboard else own
                away = min([areas.interspaces(self._field, place, hx, hy) for place in counted])
                found.append((i, 0, away))
        return tuple(found)
