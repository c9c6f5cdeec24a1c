"""A scenario: the drawn map, and where the units start."""

from collections.abc import Mapping
from typing import Any, Final

from sandtable.board.hexes import Place, around, distance
from sandtable.kernel.documents import check_header
from sandtable.kernel.errors import BadInput
from sandtable.kernel.reading import Reader

SIDES: Final = ("red", "blue")
#: The letters of the map.
TERRAIN: Final = {".": "open", "w": "wood", "x": "junction"}
#: The kinds of units: the letter on the counter, and the movement in hexes.
UNITS: Final = {"rifles": ("R", 1), "scouts": ("S", 2)}


class Unit:
    """A unit at the start; ``id`` is ``red-rifles-a``."""

    def __init__(self, id: str, side: int, kind: str, hex: str) -> None:
        self.id = id
        self.arg = f"unit:{id}"
        self.side = side
        self.label, self.steps = UNITS[kind]
        self.hex = hex


class Scenario:
    """Everything that never changes during play."""

    def __init__(self, document: Mapping[str, Any], game: str, rules: str) -> None:
        self.document = dict(document)
        self.official = False
        reader = Reader(document, "")
        check_header(reader, "scenario", game, rules)
        self.id = reader.text("id")
        self.name = reader.text("name")
        self.goal = reader.integer("goal", 1, 99)
        self.figures = reader.integer("figures", 1, 9)
        self.terrain: dict[str, str] = {}
        self.places: dict[str, Place] = {}
        self._draw(reader)
        self.junctions = [hex for hex, kind in self.terrain.items() if kind == "junction"]
        self.units: list[Unit] = []
        for side in SIDES:
            self._muster(reader.table(side), side)
        reader.finish()
        self.neighbours = {
            hex: [other for other, there in self.places.items() if there in around(place)]
            for hex, place in self.places.items()
        }

    def _draw(self, reader: Reader) -> None:
        """Hexes are named by row and column: ``b3`` is the third of the second row."""
        for row, line in enumerate(reader.text("map").split("\n")):
            for column, letter in enumerate(line.split()):
                if letter not in TERRAIN:
                    letters = ", ".join(TERRAIN)
                    raise BadInput("not-a-choice", "map", value=letter, options=letters)
                hex = f"{chr(ord('a') + row)}{column + 1}"
                self.terrain[hex] = TERRAIN[letter]
                self.places[hex] = (row, 2 * column + row % 2)

    def _muster(self, reader: Reader, side: str) -> None:
        for name in reader.data:
            kind = name.partition("-")[0]
            if kind not in UNITS:
                kinds = ", ".join(UNITS)
                raise BadInput("not-a-choice", reader.at(name), value=name, options=kinds)
            hex = reader.choice(name, self.places)
            self.units.append(Unit(f"{side}-{name}", SIDES.index(side), kind, hex))

    def distance(self, a: str, b: str) -> int:
        return distance(self.places[a], self.places[b])
