"""The elements of a field: buildings with parts and rooms, and what is on edges."""

from __future__ import annotations

from typing import Final

from sandtable.games.heroes.pack.terrain_kinds import TerrainKind

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
    """The plan of a building, turned and moved to its place.

    ``rows`` are its squares (letters of parts), with sides and corners between them; ``parts`` has
    the kind of terrain for each letter, and whether it has already fallen.
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
    """An element that can be destroyed: a part of a building, a goods wagon."""

    def __init__(
        self, index: int, id: str, building: int, kind: TerrainKind, places: tuple[int, ...],
        fallen: bool,
    ) -> None:  # fmt: skip
        self.index = index
        self.id = id
        #: -1 if it is not part of a building.
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
        #: Is it on its own, offset grid?
        self.offset = offset
        self.places = places


class Room:
    """Squares of one building part without sides between them (HOS-13.19)."""

    def __init__(self, index: int, id: str, part: int, places: tuple[int, ...]) -> None:
        self.index = index
        self.id = id
        self.part = part
        self.places = places


class LineElement:
    """Connected low walls, wire or hedgehogs (HH-7)."""

    def __init__(self, index: int, id: str, kind: TerrainKind, edges: tuple[int, ...]) -> None:
        self.index = index
        #: Its kind and its first edge: ``wire-14-6-14-8``.
        self.id = id
        self.kind = kind
        self.edges = edges


class Edge:
    """A side of a square with something on it: a side of a building, or a piece of a line."""

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
        #: The parts of its building that it borders: one or two.
        self.parts: tuple[int, ...] = ()
        #: The squares that it connects as an opening (HOS-13.27), and the partial between them.
        #: Inside a building, these are simply its two squares.
        self.inside = -1
        self.outside = -1
        self.through = -1
        #: Is it in an outer wall?
        self.outer = False
        #: Corner points at distance 1 for a grenade thrown out of it (HOS-25.38).
        self.firsts: tuple[tuple[int, int], ...] = ()

    @property
    def ends(self) -> tuple[tuple[int, int], tuple[int, int]]:
        far = (self.hx, self.hy + 2) if self.upright else (self.hx + 2, self.hy)
        return (self.hx, self.hy), far

    def ends_at(self, x: int, y: int) -> bool:
        """Is the lattice point one of its ends?"""
        if self.upright:
            return x == self.hx and (y == self.hy or y == self.hy + 2)
        return y == self.hy and (x == self.hx or x == self.hx + 2)

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
        """The square on the other side of an opening beside ``place``; -1 if not beside it."""
        if place == self.inside:
            return self.outside
        return self.inside if place == self.outside else -1


def number(h: int) -> str:
    """A length in h-units, written in squares: ``4``, ``3.5``."""
    return str(h // 2) if h % 2 == 0 else f"{h // 2}.5"
