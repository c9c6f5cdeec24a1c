"""The places named by a scenario: squares, parts of buildings, rectangles."""

from typing import Final

from sandtable.games.heroes.land.field import Field
from sandtable.games.heroes.pack.boards import NO_SQUARE, whole_numbers
from sandtable.games.heroes.pack.layout import Layout
from sandtable.kernel.errors import BadInput
from sandtable.kernel.fields import MOST_LISTED
from sandtable.kernel.reading import Reader, check_length

#: The highest row or column of a field.
FAR: Final = 41

#: The squares from (x1, y1) to (x2, y2).
Rect = tuple[int, int, int, int]


class Sites:
    """Finds places on the field while a scenario is read."""

    def __init__(self, field: Field, layout: Layout) -> None:
        self.field = field
        self.layout = layout
        self.place_at = field.place_at

    def square(self, value: object, where: str) -> int:
        """The place of a general square [x, y]."""
        x, y = whole_numbers(value, 2, 0, FAR, where)
        place = self.place_at.get((2 * x, 2 * y), -1)
        if place < 0:
            raise BadInput("no-such-square", where, square=f"{x}-{y}")
        return place

    def squares(self, table: Reader, key: str) -> list[int]:
        values = table.value(key)
        if not isinstance(values, list):
            raise BadInput("not-a-list", table.at(key))
        return [self.square(value, f"{table.at(key)}[{i}]") for i, value in enumerate(values)]

    def area(self, table: Reader) -> list[int]:
        """All squares of the named parts of a building."""
        id = table.text("building")
        letters = table.texts("parts")
        for building in self.layout.buildings:
            if building.id == id:
                break
        else:
            raise BadInput("unknown-building", table.at("building"), building=id)
        for letter in letters:
            if letter not in building.parts:
                raise BadInput("unknown-part", table.at("parts"), part=letter)
        hx, hy = building.origin
        found: list[int] = []
        for row in range(1, len(building.plan), 2):
            for column in range(1, len(building.plan[0]), 2):
                mark = building.plan[row][column]
                if mark != NO_SQUARE and mark in letters:
                    found.append(self.place_at[hx + column - 1, hy + row - 1])
        return found

    def rects(self, table: Reader) -> list[Rect]:
        values = table.value("rects")
        if not isinstance(values, list) or not values:
            raise BadInput("not-a-list", table.at("rects"))
        check_length(values, MOST_LISTED, table.at("rects"))
        rects: list[Rect] = []
        for i, value in enumerate(values):
            where = f"{table.at('rects')}[{i}]"
            x1, y1, x2, y2 = whole_numbers(value, 4, 0, FAR, where)
            if x1 > x2 or y1 > y2 or x2 >= self.layout.width or y2 >= self.layout.height:
                raise BadInput("not-a-rectangle", where)
            rects.append((x1, y1, x2, y2))
        return rects

    def inside(self, rects: list[Rect]) -> tuple[int, ...]:
        """The places that are entirely inside some rectangles of general squares (HH-17)."""
        found: list[int] = []
        for place, (hx, hy) in enumerate(self.field.places):
            under = [
                (x, y)
                for x in range(hx // 2, (hx + 1) // 2 + 1)
                for y in range(hy // 2, (hy + 1) // 2 + 1)
            ]
            if all(_within(x, y, rects) for x, y in under):
                found.append(place)
        return tuple(found)

    def rim(self, rim: int) -> tuple[int, ...]:
        """The squares along a rim of the field (an index into RIMS)."""
        right, bottom = self.layout.width - 1, self.layout.height - 1
        rows: tuple[Rect, ...] = (
            (0, 0, right, 0),
            (right, 0, right, bottom),
            (0, bottom, right, bottom),
            (0, 0, 0, bottom),
        )
        return self.inside([rows[rim]])


def _within(x: int, y: int, rects: list[Rect]) -> bool:
    return any(x1 <= x <= x2 and y1 <= y <= y2 for x1, y1, x2, y2 in rects)
