"""Maps of fresh battles: tiles in a pattern that looks the same from both ends."""

from collections.abc import Mapping, Sequence
from typing import Final

from sandtable.board import brick, drawing, graph
from sandtable.games.undaunted.scenario import COLUMNS, Tile
from sandtable.kernel.chance import Chance

#: Columns and half rows of the pattern by size; their sum is even, so that it can be turned round.
PATTERNS: Final = {
    "small": ((4, 6), (5, 5), (3, 7)),
    "standard": ((5, 7), (4, 8), (6, 6)),
    "large": ((5, 7), (7, 5), (6, 6)),
}
#: What kind of ground can be wished for.
GROUNDS: Final = ("open", "covered")
#: The cover from which on a face is no open ground.
COVERED: Final = 2


class Layout:
    """A drawn map: its cells (column, half row), the tile in each, and who is whose opposite."""

    def __init__(
        self, size: str, tiles: Mapping[str, Tile], chance: Chance, grounds: Sequence[str] = ()
    ) -> None:
        self.chance = chance
        #: The kind of ground that there is to be most of; "": any.
        self.wanted = grounds[0] if len(grounds) == 1 else ""
        patterns = PATTERNS[size]
        self.width, self.height = patterns[chance.die("pattern", len(patterns))]
        self.cells = [
            (column, row)
            for column in range(self.width)
            for row in range(self.height)
            if (column + row) % 2 == 0
        ]
        self._cut_corners()
        self.name: dict[brick.Cell, str] = {}
        self._lay(tiles)

    def opposite(self, cell: brick.Cell) -> brick.Cell:
        """The cell that is there when the map is turned round."""
        return self.width - 1 - cell[0], self.height - 1 - cell[1]

    def _cut_corners(self) -> None:
        """Leave out some opposite pairs, as long as the map stays in one piece."""
        for _ in range(self.chance.die("corners", 3)):
            cell = self.cells[self.chance.die("corner", len(self.cells))]
            fewer = [other for other in self.cells if other not in (cell, self.opposite(cell))]
            if is_whole(fewer) and len(fewer) >= 8:
                self.cells = fewer

    def _lay(self, tiles: Mapping[str, Tile]) -> None:
        """Random tiles; opposite cells get faces with cover as alike as there are."""
        numbers = sorted({name[:-1] for name in tiles}, key=int)
        order = [numbers[i] for i in self.chance.order("tiles", len(numbers))]
        if self.wanted:  # Tiles are taken from the end.
            order.sort(key=lambda number: any(self._fits(tiles[number + face]) for face in "AB"))
        for cell in self.cells:
            if cell in self.name:
                continue
            other = self.opposite(cell)
            number = order.pop()
            face = number + "AB"[self.chance.die("face", 2)]
            if self.wanted:
                face = max(
                    face, number + "A", number + "B", key=lambda name: self._fits(tiles[name])
                )
            if other == cell:
                self.name[cell] = face
                continue
            second = min(
                (name for name in tiles if name[:-1] in order),
                key=lambda name: (unlike(tiles[face], tiles[name]), order.index(name[:-1])),
            )
            order.remove(second[:-1])
            self.name[cell], self.name[other] = face, second

    def _fits(self, tile: Tile) -> bool:
        return (tile.cover >= COVERED) == (self.wanted == "covered")

    def drawn(self) -> str:
        return drawing.draw([(self.name[cell], cell[1], cell[0]) for cell in self.cells])

    def document(self) -> dict[str, str]:
        return {"stagger": COLUMNS, "map": self.drawn()}

    def ends(self) -> tuple[brick.Cell, brick.Cell]:
        """The two opposite cells that are farthest apart; a random one of them comes first."""
        far = max(self.cells, key=lambda cell: (brick.distance(cell, self.opposite(cell)), cell))
        pair = (far, self.opposite(far))
        return pair if self.chance.die("ends", 2) else pair[::-1]

    def is_nearer(self, end: brick.Cell, other: brick.Cell, cell: brick.Cell) -> bool:
        """Is a cell nearer to one end than to the other?"""
        return brick.distance(cell, end) < brick.distance(cell, other)

    def neighbours(self, cell: brick.Cell) -> list[brick.Cell]:
        return [other for other in brick.neighbours(cell) if other in self.name]

    def between(self, ends: Sequence[brick.Cell]) -> list[brick.Cell]:
        """The cells that are neither an end nor next to one."""
        close = {near for end in ends for near in (end, *self.neighbours(end))}
        return [cell for cell in self.cells if cell not in close]


def unlike(first: Tile, second: Tile) -> int:
    """How much two faces differ for a unit on them."""
    return (
        abs(first.cover - second.cover)
        + 3 * (first.hill != second.hill)
        + (2 * (first.rough != second.rough))
    )


def is_whole(cells: Sequence[brick.Cell]) -> bool:
    place = {cell: number for number, cell in enumerate(cells)}
    near = [
        tuple(place[other] for other in brick.neighbours(cell) if other in place) for cell in cells
    ]
    return all(steps >= 0 for steps in graph.distances(near)[0])
