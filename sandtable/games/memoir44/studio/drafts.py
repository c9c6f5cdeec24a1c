"""Drafts of battles: the rules that faults break, where they are, how they are set aside."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from sandtable.board.hexes import DEPTH
from sandtable.games.memoir44.box import SANDBAGS, TERRAIN_HEXES, TILES
from sandtable.games.memoir44.pieces import BOARD_WIDTHS
from sandtable.games.memoir44.scenario import NOTHING
from sandtable.kernel.errors import BadInput
from sandtable.studio.guides import DraftGuide
from sandtable.studio.toml_spans import Path

LAYERS: Final = ("map", "units", "obstacles")
#: Hexes in a text: r2c3.
HEX: Final = re.compile(r"\br(\d+)c(\d+)\b")
ROW: Final = re.compile(r", row (\d+)$")
#: Ground that is printed on the board, and bridges, which need their water.
PRINTED: Final = ".bo"
WATER: Final = "RWP"
#: The rule behind each fault.
RULES: Final[dict[str, str]] = {
    "map-rows": "M44-4.1",
    "map-row-width": "M44-4.1",
    "unknown-hex": "M44-4.1",
    "unknown-terrain": "M44-1.3",
    "unknown-obstacle": "M44-28.1",
    "unknown-badge": "M44-20.5",
    "bridge-without-river": "M44-25.9",
    "obstacle-on-impassable": "M44-25.1",
    "unit-on-impassable": "M44-25.1",
    "no-unit-there": "M44-39.7",
    "objective-nowhere": "M44-39.9",
    "objective-on-impassable": "M44-39.9",
    "too-many-terrain-hexes": "M44-1.3",
    "too-many-tiles": "M44-1.6",
    "too-many-sandbags": "M44-1.9",
    "too-many-figures": "M44-1.8",
}


def read_layer(drawn: str) -> list[list[str]]:
    """The letters of a drawn layer, row by row."""
    return [row.split() for row in drawn.strip("\n").split("\n")]


def draw_layer(rows: Sequence[Sequence[str]]) -> str:
    """A layer as scenario files draw it: odd rows are shifted right by half a hex."""
    return "".join([" " * (number % 2) + " ".join(row) + "\n" for number, row in enumerate(rows)])


class MemoirGuide(DraftGuide):
    rules: Mapping[str, str] = RULES
    ground = frozenset({"map", "boards"})
    placed = frozenset({"unknown-hex", "bridge-without-river", "no-unit-there"})
    inline = frozenset({"hands", "medals", "extra_draws", "air_drop", "air_strikes"})

    def blank(self) -> dict[str, Any]:
        empty = [[NOTHING] * (BOARD_WIDTHS[1] - row % 2) for row in range(DEPTH)]
        units = [list(row) for row in empty]
        units[0][6], units[8][6] = "i", "I"
        return {
            "id": "new-battle",
            "number": 0,
            "name": "",
            "from": "1944-06-06",
            "to": "1944-06-06",
            "source": "house",
            "boards": 1,
            "face": "countryside",
            "first": "allies",
            "hands": {"allies": 5, "axis": 5},
            "medals": {"allies": 4, "axis": 4},
            "map": draw_layer(empty),
            "units": draw_layer(units),
        }

    def places(self, error: BadInput, document: Mapping[str, Any], path: Path) -> Sequence[str]:
        named = error.params.get("hex")
        if isinstance(named, str):
            return [f"hex:{named}"]
        found = HEX.findall(error.where)
        if not found and path[:1] in (("objectives",), ("sudden_death",)) and len(path) > 1:
            table = document[str(path[0])][path[1]]
            hexes = table.get("hexes", []) if isinstance(table, dict) else []
            found = HEX.findall(" ".join(map(str, hexes))) if isinstance(hexes, list) else []
        return [f"hex:r{row}c{column}" for row, column in found]

    def row(self, error: BadInput, document: Mapping[str, Any], path: Path) -> int:
        if len(path) != 1 or path[0] not in LAYERS:
            return -1
        row = ROW.search(error.where)
        hexes = HEX.findall(error.where)
        if row:
            return int(row[1])
        return int(hexes[0][0]) if hexes else -1

    def mend(self, error: BadInput, document: dict[str, Any], path: Path) -> bool:
        if error.key in ("too-many-terrain-hexes", "too-many-tiles", "too-many-sandbags"):
            _thin_out(error.key, document)
            return True
        if error.key == "too-many-figures":
            document["unboxed"] = True
            return True
        if len(path) != 1 or path[0] not in LAYERS or not isinstance(document[path[0]], str):
            return False
        rows = read_layer(document[path[0]])
        hexes = HEX.findall(error.where)
        if hexes:
            row, column = int(hexes[0][0]), int(hexes[0][1])
            rows[row][column] = NOTHING
        else:
            boards = document.get("boards", 1)
            width = BOARD_WIDTHS[boards if boards in (1, 2) else 1]
            rows = [*rows, *([] for _ in range(DEPTH))][:DEPTH]
            for number, letters in enumerate(rows):
                wanted = width - number % 2
                rows[number] = [*letters, *[NOTHING] * wanted][:wanted]
        document[path[0]] = draw_layer(rows)
        return True


def _thin_out(key: str, document: dict[str, Any]) -> None:
    """Take out what is too much for the box, where nothing depends on it."""
    boxes = int(document["boards"])
    ground = read_layer(document["map"])
    if key == "too-many-terrain-hexes":
        bridges = read_layer(document["obstacles"]) if "obstacles" in document else None

        def loose(row: int, column: int, letter: str) -> bool:
            bridged = bridges is not None and bridges[row][column] == "="
            return letter not in PRINTED and not (letter in WATER and bridged)

        under = sum([loose(*hex) for hex in _letters(ground)])
        over = sum([letter not in PRINTED for _, _, letter in _letters(ground)]) - under
        document["map"] = _without(ground, loose, TERRAIN_HEXES * boxes - over)
        return
    obstacles = read_layer(document["obstacles"])
    letters, most = ("b=", TILES) if key == "too-many-tiles" else ("sm", SANDBAGS)
    kept = sum([letter == "=" for _, _, letter in _letters(obstacles)]) if "=" in letters else 0
    spare = letters.strip("=")
    document["obstacles"] = _without(
        obstacles, lambda row, column, letter: letter in spare, max(0, most * boxes - kept)
    )


def _letters(rows: list[list[str]]) -> list[tuple[int, int, str]]:
    """All hexes of a layer: row, column, letter."""
    return [
        (row, column, letter)
        for row, letters in enumerate(rows)
        for column, letter in enumerate(letters)
    ]


def _without(rows: list[list[str]], counts: Callable[[int, int, str], bool], most: int) -> str:
    found = [(row, column) for row, column, letter in _letters(rows) if counts(row, column, letter)]
    for row, column in found[most:]:
        rows[row][column] = NOTHING
    return draw_layer(rows)
