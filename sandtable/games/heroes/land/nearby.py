"""Precomputed geometry of the squares of a field."""

from __future__ import annotations

from typing import Final

from sandtable.board import squares
from sandtable.kernel.native import mypyc_attr

#: How far apart, in half squares, two squares can be that touch at a side or a corner.
TOUCHING: Final = tuple([(x, y) for x in range(-2, 3) for y in range(-2, 3) if (x, y) != (0, 0)])


@mypyc_attr(acyclic=True)
class Point:
    """A viewpoint of a unit, from which it sees and is seen (q-units)."""

    def __init__(self, x: int, y: int, places: tuple[int, ...]) -> None:
        self.x = x
        self.y = y
        #: The nearest square of the unit; both if they are equally near.
        self.places = places


class Nearby:
    """Squares are given by their top-left corners, in half squares."""

    def __init__(self, places: list[tuple[int, int]]) -> None:
        self._places = places
        #: The centre of each square, and the cached viewpoints of vehicles on two squares.
        self._centres = [
            Point(2 * hx + 2, 2 * hy + 2, (place,)) for place, (hx, hy) in enumerate(places)
        ]
        self._alone = [[centre] for centre in self._centres]
        self._five: dict[int, list[Point]] = {}
        at = {corner: place for place, corner in enumerate(places)}
        #: The neighbours of each square, at a side or a corner.
        self.touching: list[tuple[int, ...]] = [
            tuple(sorted([at[hx + dx, hy + dy] for dx, dy in TOUCHING if (hx + dx, hy + dy) in at]))
            for hx, hy in places
        ]
        self._within: dict[tuple[int, int], tuple[int, ...]] = {}
        self._ranges: list[list[int]] = [[] for _ in places]

    def centre(self, place: int) -> Point:
        return self._centres[place]

    def points(self, places: tuple[int, ...], aboard: bool) -> list[Point]:
        """The viewpoints of a unit; if aboard, only the centres."""
        if len(places) == 1:
            return self._alone[places[0]]
        if len(places) < 2 or aboard:
            return [self._centres[place] for place in places]
        return self.five(places[0], places[1])

    def spaced(self, own: tuple[int, ...], aimed: tuple[int, ...]) -> int:
        """The range: the smallest distance from any of the viewer's squares (HOS-8.52, AMB-48)."""
        least = 1_000
        for one in own:
            ranges = self.ranges(one)
            for other in aimed:
                least = min(least, ranges[other])
        return least

    def ranges(self, place: int) -> list[int]:
        """The range from a square to each of the others."""
        found = self._ranges[place]
        if not found:
            here = self._centres[place]
            found = [squares.distance(here.x, here.y, at.x, at.y) for at in self._centres]
            self._ranges[place] = found
        return found

    def five(self, front: int, rear: int) -> list[Point]:
        """The two centres, and the points that quarter the line between them (HOS-8.49)."""
        key = front * len(self._centres) + rear
        found = self._five.get(key)
        if found is None:
            one, other = self._centres[front], self._centres[rear]
            dx, dy = other.x - one.x, other.y - one.y
            nearest = ((front,), (front,), (front, rear), (rear,), (rear,))
            found = [Point(one.x + dx * i // 4, one.y + dy * i // 4, nearest[i]) for i in range(5)]
            self._five[key] = found
        return found

    def within(self, place: int, reach: int) -> tuple[int, ...]:
        """The squares within ``reach`` of a square, including itself."""
        key = (place, reach)
        if key not in self._within:
            self._within[key] = self._around(place, 2 * reach + 1)
        return self._within[key]

    def _around(self, place: int, far: int) -> tuple[int, ...]:
        hx, hy = self._places[place]
        return tuple(
            [
                other
                for other, (x, y) in enumerate(self._places)
                if abs(x - hx) <= far and abs(y - hy) <= far
            ]
        )
