"""What follows from where the squares of a field lie: worked out once."""

from __future__ import annotations

from sandtable.board import squares
from sandtable.kernel.native import mypyc_attr


@mypyc_attr(acyclic=True)
class Point:
    """A point that a unit looks from or is looked at in (q-units)."""

    def __init__(self, x: int, y: int, places: tuple[int, ...]) -> None:
        self.x = x
        self.y = y
        #: The square of the unit that is nearest; both if they are equally near.
        self.places = places


class Nearby:
    """Squares go by their top-left corners, in half squares."""

    def __init__(self, places: list[tuple[int, int]]) -> None:
        self._places = places
        #: The centre of each square, and the points of vehicles that stood on two of them.
        self._centres = [
            Point(2 * hx + 2, 2 * hy + 2, (place,)) for place, (hx, hy) in enumerate(places)
        ]
        self._alone = [[centre] for centre in self._centres]
        self._five: dict[tuple[int, int], list[Point]] = {}
        #: Of each square the others that meet it, at a side or at a corner.
        self.touching: list[tuple[int, ...]] = [
            tuple([other for other in self._around(place, 2) if other != place])
            for place in range(len(places))
        ]
        self._within: dict[tuple[int, int], tuple[int, ...]] = {}

    def centre(self, place: int) -> Point:
        return self._centres[place]

    def points(self, places: tuple[int, ...], aboard: bool) -> list[Point]:
        """The points that a unit looks from and is looked at in; aboard, the centres alone."""
        if len(places) == 1:
            return self._alone[places[0]]
        if len(places) < 2 or aboard:
            return [self._centres[place] for place in places]
        return self.five(places[0], places[1])

    def spaced(self, own: tuple[int, ...], aimed: tuple[int, ...]) -> int:
        """Range: the smallest distance of any of the looker's squares (HOS-8.52, AMB-48)."""
        least = 1_000
        for one in own:
            here = self._centres[one]
            for other in aimed:
                there = self._centres[other]
                least = min(least, squares.distance(here.x, here.y, there.x, there.y))
        return least

    def five(self, front: int, rear: int) -> list[Point]:
        """The two centres, and the points that quarter the stretch between them (HOS-8.49)."""
        key = (front, rear)
        if key not in self._five:
            one, other = self._centres[front], self._centres[rear]
            dx, dy = other.x - one.x, other.y - one.y
            nearest = ((front,), (front,), (front, rear), (rear,), (rear,))
            self._five[key] = [
                Point(one.x + dx * i // 4, one.y + dy * i // 4, nearest[i]) for i in range(5)
            ]
        return self._five[key]

    def within(self, place: int, reach: int) -> tuple[int, ...]:
        """The squares within so many of one, itself included."""
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
