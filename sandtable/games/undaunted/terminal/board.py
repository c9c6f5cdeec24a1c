"""The board of the Undaunted games: staggered tiles with counters and markers on them."""

from collections.abc import Mapping
from typing import Any, Final

from rich.text import Text

from sandtable.terminal.canvas import Canvas
from sandtable.terminal.palette import GRID, INK, SHEET, TINTS, SideMark
from sandtable.terminal.pieces import Piece, length, pack

OBJECTIVE: Final = "★"
ENTRY: Final = "↓"
TARGET: Final = "⊕"
RADIO: Final = "Ψ"
SUPPRESSED: Final = "~"
STRUCTURE: Final = "⌂"
ROUGH: Final = "▒"
EXIT: Final = "→"
#: Precedes the damage of a vehicle.
DAMAGE: Final = "!"

#: Possible widths and heights of a tile in characters; what is halved for half steps is even.
WIDE: Final = 14
NARROW: Final = 10
ROW_HEIGHTS: Final = (6, 5, 4)
COLUMN_HEIGHTS: Final = (6, 4)


class Brick:
    """One scenario's map; ``draw`` puts a view on it."""

    def __init__(
        self,
        description: Mapping[str, Any],
        marks: Mapping[str, SideMark],
        codes: Mapping[str, str],
        tints: Mapping[str, str],
        names: Mapping[str, str],
    ) -> None:
        """``codes`` maps each counter (``us-riflemen-a``) to two letters.

        ``tints`` maps kinds of terrain to colours; all others have that of a town. ``names`` are
        those of the tiles, as people read them.
        """
        self.marks = marks
        self.tints = tints
        self.names = names
        self.codes = codes
        self.tiles: list[dict[str, Any]] = list(description["tiles"])
        self.radio = description.get("radio")
        self.by_rows = description["stagger"] == "rows"
        self.line0 = min(tile["line"] for tile in self.tiles)
        self.half0 = min(tile["half"] for tile in self.tiles)
        self.lines = max(tile["line"] for tile in self.tiles) - self.line0 + 1
        self.halves = max(tile["half"] for tile in self.tiles) - self.half0 + 2
        self.entries: dict[str, list[str]] = {}
        for spawn in description.get("spawns", ()):
            side = self._side_of(spawn["unit"])
            for name in spawn["tiles"]:
                served = self.entries.setdefault(name, [])
                if side not in served:
                    served.append(side)
        self.rough = frozenset(description.get("rough", ()))
        self.exits: Mapping[str, list[str]] = description.get("exits", {})
        self.worth: dict[str, int] = {
            structure["structure"]: structure["points"]
            for structure in description.get("structures", ())
        }
        self.vehicles: dict[str, str] = {
            vehicle["title"]: vehicle["unit"] for vehicle in description.get("vehicles", ())
        }

    def _side_of(self, unit: str) -> str:
        return next(side for side in self.marks if unit.startswith(f"{side}-"))

    def size(self, wide: int, high: int) -> tuple[int, int]:
        """The size of the whole board, in characters, for tiles of this size."""
        if self.by_rows:
            return self.halves * wide // 2 + 1, self.lines * high + 1
        return self.lines * wide + 1, self.halves * high // 2 + 1

    def fitting(self, width: int, height: int) -> tuple[int, int]:
        """The largest size of tiles with which the board fits; the smallest one if none does."""
        wide = WIDE if self.size(WIDE, 2)[0] <= width else NARROW
        heights = ROW_HEIGHTS if self.by_rows else COLUMN_HEIGHTS
        for high in heights:
            if self.size(wide, high)[1] <= height:
                return wide, high
        return wide, heights[-1]

    def draw(self, view: Mapping[str, Any], width: int, height: int) -> list[Text]:
        """The board as lines of text; stacks that do not fit in their tile are listed below it."""
        wide, high = self.fitting(width, height)
        canvas = Canvas(*self.size(wide, high))
        crowds: list[Text] = []
        for tile in self.tiles:
            x, y = self._corner(tile, wide, high)
            drawing = _Tile(self, tile, view)
            canvas.fill(x + 1, y + 1, wide - 1, high - 1, drawing.ground)
            canvas.box(x, y, wide + 1, high + 1, f"{GRID} on {SHEET}")
            crowd = drawing.draw(canvas, x + 1, y + 1, wide - 1, high - 1)
            if crowd:
                crowds.append(Text.assemble((f"{self.names[tile['tile']]}: ", "bold"), *crowd))
        return canvas.lines() + crowds

    def _corner(self, tile: Mapping[str, Any], wide: int, high: int) -> tuple[int, int]:
        line, half = tile["line"] - self.line0, tile["half"] - self.half0
        if self.by_rows:
            return half * wide // 2, line * high
        return line * wide, half * high // 2


class _Tile:
    """What one tile shows: its name, objective and cover; counters; markers."""

    def __init__(self, brick: Brick, tile: Mapping[str, Any], view: Mapping[str, Any]) -> None:
        self.brick = brick
        self.tile = tile
        self.name: str = tile["tile"]
        self.view = view
        self.ground = f"{INK} on {brick.tints.get(tile['terrain'], TINTS['town'])}"

    def draw(self, canvas: Canvas, x: int, y: int, width: int, height: int) -> list[Piece]:
        """Draw the tile; returns the counters that did not fit."""
        self._write(canvas, x, y, self._heading(width))
        rows, crowd = self._counters(width, height - 2)
        top = y + 1 + (height - 2 - len(rows)) // 2
        for i, row in enumerate(rows):
            self._write(canvas, x + (width - length(row)) // 2, top + i, row)
        self._write(canvas, x, y + height - 1, self._markers(width))
        return crowd

    def _write(self, canvas: Canvas, x: int, y: int, pieces: list[Piece]) -> None:
        ground = self.ground.partition(" on ")[2]
        for text, style in pieces:
            over = style if " on " in style else f"{style or INK} on {ground}"
            canvas.put(x, y, text, over)
            x += len(text)

    def _heading(self, width: int) -> list[Piece]:
        name = (self.brick.names[self.name], f"bold {INK}")
        signs: list[Piece] = []
        if self.name == self.brick.radio:
            signs.append((RADIO, f"bold {INK}"))
        points = self.view["objectives"].get(self.name)
        if points:
            signs.append((f"{OBJECTIVE}{points}", f"bold {INK}"))
        structure = self.view.get("structures", {}).get(self.name)
        if structure is not None:
            signs.append((f"{STRUCTURE}{self.brick.worth[structure]}", f"bold {INK}"))
        cover = f"+{self.tile['cover']}" + ("/1" if self.tile["hill"] else "")
        gap = " " if length([name, *signs]) + len(signs) + len(cover) < width else ""
        pieces = [name]
        for sign in signs:
            pieces += [(gap, ""), sign]
        return [*pieces, (" " * (width - length(pieces) - len(cover)), ""), (cover, "")]

    def _units(self) -> dict[str, list[tuple[str, bool]]]:
        """The counters here by side: code, and whether it is suppressed or disabled."""
        found: dict[str, list[tuple[str, bool]]] = {}
        for side, seen in self.view["sides"].items():
            here = [name for name, at in seen["counters"].items() if at == self.name]
            if here:
                found[side] = [
                    (self.brick.codes[f"{side}-{name}"], name in seen["suppressed"])
                    for name in here
                ]
        for title, vehicle in self.view.get("vehicles", {}).items():
            if vehicle["tile"] == self.name:
                block = (self._vehicle(title, vehicle), vehicle["disabled"])
                found.setdefault(vehicle["holder"], []).append(block)
        return found

    def _vehicle(self, title: str, seen: Mapping[str, Any]) -> str:
        """A vehicle's code, the number aboard, and its damage."""
        damage = f"{DAMAGE}{seen['damage']}" if seen["damage"] else ""
        return f"{self.brick.codes[self.brick.vehicles[title]]}:{len(seen['seats'])}{damage}"

    def _counters(self, width: int, height: int) -> tuple[list[list[Piece]], list[Piece]]:
        """Rows of counters: each in an outline, each side in one outline, or just numbers."""
        units = self._units()
        single = [
            _outlined(self.brick.marks[side], [unit])
            for side, here in units.items()
            for unit in here
        ]
        grouped = [_outlined(self.brick.marks[side], here) for side, here in units.items()]
        for blocks in (single, grouped):
            rows = pack(blocks, width, height)
            if rows is not None:
                return rows, []
        numbers: list[Piece] = []
        for side, here in units.items():
            mark = self.brick.marks[side]
            numbers.append((f"{mark.shape.left}×{len(here)}{mark.shape.right}", mark.piece))
        return [numbers], [piece for block in single for piece in block]

    def _markers(self, width: int) -> list[Piece]:
        signs: list[Piece] = []
        for side, mark in self.brick.marks.items():
            seen = self.view["sides"][side]
            if self.name in seen["controlled"]:
                signs.append((mark.shape.filled + mark.letter, mark.on_map))
            elif self.name in seen["scouted"]:
                signs.append((mark.shape.hollow + mark.letter, mark.on_map))
        for side in self.brick.entries.get(self.name, ()):
            mark = self.brick.marks[side]
            signs.append((ENTRY + mark.letter, mark.on_map))
        for side, mark in self.brick.marks.items():
            if self.view["sides"][side].get("target") == self.name:
                signs.append((TARGET + mark.letter, mark.on_map))
        for side, tiles in self.brick.exits.items():
            if self.name in tiles:
                mark = self.brick.marks[side]
                signs.append((EXIT + mark.letter, mark.on_map))
        if self.name in self.brick.rough:
            signs.append((ROUGH, f"bold {INK}"))
        gap = " " if length(signs) + len(signs) - 1 <= width else ""
        pieces: list[Piece] = []
        for sign in signs:
            pieces += [(gap if pieces else "", ""), sign]
        return pieces


def _outlined(mark: SideMark, units: list[tuple[str, bool]]) -> list[Piece]:
    """Counters of one side in its outline; suppressed ones have a sign and inverted colours."""
    pieces: list[Piece] = [(mark.shape.left, mark.piece)]
    for i, (code, suppressed) in enumerate(units):
        if i:
            pieces.append((" ", mark.piece))
        pieces.append((SUPPRESSED + code, mark.turned) if suppressed else (code, mark.piece))
    return [*pieces, (mark.shape.right, mark.piece)]
