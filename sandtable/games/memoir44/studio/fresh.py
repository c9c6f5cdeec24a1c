"""Fresh battles: ground and forces that look the same from both edges of the board."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from sandtable.board.hexes import DEPTH
from sandtable.games.memoir44.pieces import BOARD_WIDTHS
from sandtable.games.memoir44.scenario import NOTHING, SIDES
from sandtable.games.memoir44.studio.drafts import draw_layer
from sandtable.kernel.chance import Chance
from sandtable.kernel.game import Game
from sandtable.studio.fresh import FRESH_BATTLE, Generator, Wish

WIDTH: Final = BOARD_WIDTHS[1]
MIDDLE: Final = DEPTH // 2
#: Units of each side by size: infantry, armor, artillery; and the medals to win.
FORCES: Final = {
    "small": ((5, 1, 1), 4),
    "standard": ((7, 2, 1), 5),
    "large": ((9, 3, 2), 6),
}
#: Kinds of ground for clusters; a cluster of woods and one of hills are likelier than others.
CLUSTERS: Final = "FFHHVG"
#: The clusters of each kind of ground that can be wished for.
KINDS: Final = {"woods": "F", "hills": "H", "villages": "V", "hedgerows": "G"}
#: The fewest clusters, and how many more there may be, by how dense the ground is.
DENSITY: Final = {"": (4, 5), "open": (2, 3), "dense": (8, 4)}
#: How many units more a wished arm has.
MORE: Final = 2
#: Rows of the lower side in which its units are set up.
HOME_ROWS: Final = (6, 7, 8)

Hex = tuple[int, int]


def opposite(hex: Hex) -> Hex:
    """The hex that is there when the board is turned round."""
    row, column = hex
    return DEPTH - 1 - row, WIDTH - row % 2 - 1 - column


def hexes_of(rows: Sequence[int]) -> list[Hex]:
    return [(row, column) for row in rows for column in range(WIDTH - row % 2)]


def near(hex: Hex) -> list[Hex]:
    row, column = hex
    shift = row % 2
    steps = [(0, -1), (0, 1), (-1, shift - 1), (-1, shift), (1, shift - 1), (1, shift)]
    found = [(row + down, column + across) for down, across in steps]
    return [(r, c) for r, c in found if 0 <= r < DEPTH and 0 <= c < WIDTH - r % 2]


class _Board:
    """Layers that are filled two hexes at a time."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.ground = [[NOTHING] * (WIDTH - row % 2) for row in range(DEPTH)]
        self.units = [list(row) for row in self.ground]
        self.obstacles = [list(row) for row in self.ground]

    def pick(self, what: str, hexes: Sequence[Hex]) -> Hex:
        return hexes[self.chance.die(what, len(hexes))]

    def lay(self, hex: Hex, letter: str) -> None:
        for row, column in (hex, opposite(hex)):
            self.ground[row][column] = letter

    def is_open(self, hex: Hex) -> bool:
        return self.ground[hex[0]][hex[1]] == NOTHING

    def river(self) -> None:
        """A river across the middle, with two or three bridges."""
        for column in range(WIDTH):
            self.ground[MIDDLE][column] = "R"
        bridges = {self.pick("bridge", [(MIDDLE, column) for column in range(1, 5)])}
        if self.chance.die("middle bridge", 2):
            bridges.add((MIDDLE, WIDTH // 2))
        for hex in bridges:
            for row, column in (hex, opposite(hex)):
                self.obstacles[row][column] = "="

    def cluster(self, letter: str) -> None:
        """One to four hexes of a kind side by side, and the same on the other side."""
        open_hexes = [hex for hex in hexes_of(range(MIDDLE + 1, DEPTH)) if self.is_open(hex)]
        if not open_hexes:
            return
        grown = [self.pick("cluster", open_hexes)]
        for _ in range(self.chance.die("cluster size", 4)):
            around = [hex for old in grown for hex in near(old) if hex not in grown]
            free = [hex for hex in around if hex[0] > MIDDLE and self.is_open(hex)]
            if free:
                grown.append(self.pick("cluster", free))
        for hex in grown:
            self.lay(hex, letter)

    def set_up(self, letter: str, count: int) -> None:
        """Units of both sides in opposite hexes."""
        for _ in range(count):
            row, column = self.pick("unit", self.free_home())
            self.units[row][column] = letter.upper()
            row, column = opposite((row, column))
            self.units[row][column] = letter

    def free_home(self) -> list[Hex]:
        return [(r, c) for r, c in hexes_of(HOME_ROWS) if self.units[r][c] == NOTHING]

    def protect(self, count: int) -> None:
        """Sandbags or wire before both sides."""
        for _ in range(count):
            letter = "sw"[self.chance.die("obstacle", 2)]
            row, column = self.pick("obstacle", hexes_of((5, 6)))
            for r, c in ((row, column), opposite((row, column))):
                if self.ground[r][c] not in "RWP":
                    self.obstacles[r][c] = letter


class MemoirGenerator(Generator):
    dials: ClassVar[dict[str, tuple[str, ...]]] = {
        "ground": (*KINDS, "river"),
        "density": ("open", "dense"),
        "arms": ("more-armor", "more-artillery", "special-forces"),
    }

    def draw(self, game: Game, size: str, chance: Chance, wish: Wish) -> dict[str, Any]:
        (infantry, armor, artillery), medals = FORCES[size]
        board = _Board(chance)
        grounds, arms = wish.get("ground", ()), wish.get("arms", ())
        if chance.die("river", 4) == 0 or "river" in grounds:
            board.river()
        kinds = "".join(KINDS[ground] for ground in grounds if ground in KINDS) or CLUSTERS
        density = wish.get("density", ())
        fewest, more = DENSITY[density[0] if len(density) == 1 else ""]
        for _ in range(fewest + chance.die("clusters", more)):
            board.cluster(kinds[chance.die("kind", len(kinds))])
        armor += MORE * ("more-armor" in arms)
        artillery += MORE * ("more-artillery" in arms)
        for letter, count in (("i", infantry), ("a", armor), ("g", artillery)):
            board.set_up(letter, max(1, count - 1 + chance.die(letter, 3)))
        if chance.die("special forces", 3) == 0 or "special-forces" in arms:
            board.set_up("s", 1)
        board.protect(chance.die("obstacles", 4))
        cards = 4 + chance.die("cards", 3)
        document: dict[str, Any] = {
            "id": FRESH_BATTLE,
            "number": 0,
            "name": "",
            "from": "1944-06-06",
            "to": "1944-06-06",
            "source": "house",
            "boards": 1,
            "face": "countryside",
            "first": SIDES[chance.die("first", 2)],
            "hands": {"allies": cards, "axis": cards},
            "medals": {"allies": medals, "axis": medals},
            "map": draw_layer(board.ground),
            "units": draw_layer(board.units),
        }
        if any(letter != NOTHING for row in board.obstacles for letter in row):
            document["obstacles"] = draw_layer(board.obstacles)
        objectives = self._objectives(board)
        if objectives:
            document["objectives"] = objectives
        return document

    def _objectives(self, board: _Board) -> list[dict[str, Any]]:
        """A medal for each side in a town or on a hill of the other half, if there is one."""
        lower = hexes_of(range(MIDDLE + 1, DEPTH))
        worthy = [(row, column) for row, column in lower if board.ground[row][column] in "VH"]
        found: list[dict[str, Any]] = []
        for _ in range(board.chance.die("objectives", 3)):
            if worthy:
                hex = board.pick("objective", worthy)
                worthy.remove(hex)
                for side, (row, column) in (("axis", hex), ("allies", opposite(hex))):
                    name = f"r{row}c{column}"
                    found.append({"side": side, "hexes": [name], "kind": "temporary"})
        return found
