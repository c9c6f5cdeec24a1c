"""Where units can move to, as found before: it depends only on the hexes around them."""

from typing import Final

from sandtable.board.hexes import HexBoard
from sandtable.games.memoir44.ground import ARMS

#: The longest move whose results are kept.
FARTHEST: Final = 3
#: How many results are cached for a scenario; a full cache is cleared.
KEPT: Final = 5000


class Surroundings:
    """The hexes that matter to a move; ``found`` maps what is in them to the result."""

    def __init__(self, hexes: list[int]) -> None:
        self.hexes = hexes
        self.found: dict[int, dict[int, int]] = {}


class Reaches:
    """The results for a scenario."""

    def __init__(self, board: HexBoard) -> None:
        self.board = board
        self.size = 0
        self.all: list[Surroundings | None] = []
        self.clear()

    def clear(self) -> None:
        self.size = 0
        self.all = [None] * (len(self.board.places) * (FARTHEST + 1) * len(ARMS) * 2)

    def around(self, start: int, limit: int, arm: int, free: bool) -> Surroundings:
        """The surroundings of a hex for an arm, with or without the limits of terrain."""
        index = ((start * (FARTHEST + 1) + limit) * len(ARMS) + arm) * 2 + free
        found = self.all[index]
        if found is None:
            distance = self.board.distance[start]
            found = Surroundings([hex for hex, far in enumerate(distance) if 0 < far <= limit])
            self.all[index] = found
        return found

    def keep(self, around: Surroundings, key: int, reach: dict[int, int]) -> None:
        if self.size >= KEPT:
            self.clear()
        around.found[key] = reach
        self.size += 1
