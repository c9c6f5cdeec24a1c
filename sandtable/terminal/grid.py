"""A plain board of hexes, squares or bricks, drawn from a description (docs/new-game.md)."""

from collections.abc import Mapping
from typing import Any, Final

from rich.text import Text

from sandtable.terminal.canvas import Canvas
from sandtable.terminal.palette import GRID, INK, LABEL, SHEET, TINTS, SideMark
from sandtable.terminal.pieces import Piece, length, outlined, pack

#: Possible widths (even, for half steps) and heights of a place in characters.
WIDTHS: Final = (12, 10, 8)
HEIGHTS: Final = (5, 4, 3)
#: Grids whose odd rows are shifted right by half a place.
STAGGERED: Final = ("hex", "brick")
OPEN: Final = "open"


class PlainGrid:
    """One scenario's board; ``draw`` puts a view on it."""

    def __init__(
        self,
        description: Mapping[str, Any],
        marks: Mapping[str, SideMark],
        signs: Mapping[str, str],
    ) -> None:
        """``signs`` has a letter for each kind of terrain except open ground."""
        board = description["board"]
        self.marks = marks
        self.signs = signs
        self.places: list[Mapping[str, Any]] = list(board["places"])
        self.kinds: Mapping[str, str] = description.get("terrain", {})
        self.staggered = board["grid"] in STAGGERED
        self.columns = max(place["column"] for place in self.places) + 1
        self.rows = max(place["row"] for place in self.places) + 1

    def size(self, wide: int, high: int) -> tuple[int, int]:
        """The size of the whole board, in characters, for places of this size."""
        return self.columns * wide + wide // 2 * self.staggered + 1, self.rows * high + 1

    def fitting(self, width: int, height: int) -> tuple[int, int]:
        """The largest size of places with which the board fits; the smallest one if none does."""
        wide = next((w for w in WIDTHS if self.size(w, 2)[0] <= width), WIDTHS[-1])
        high = next((h for h in HEIGHTS if self.size(2, h)[1] <= height), HEIGHTS[-1])
        return wide, high

    def draw(self, view: Mapping[str, Any], width: int, height: int) -> list[Text]:
        """The board as lines; pieces that do not fit in their place are listed below it."""
        wide, high = self.fitting(width, height)
        canvas = Canvas(*self.size(wide, high))
        crowds: list[Text] = []
        for place in self.places:
            shift = wide // 2 if self.staggered and place["row"] % 2 else 0
            x, y = place["column"] * wide + shift, place["row"] * high
            ground = self.ground(place)
            canvas.fill(x + 1, y + 1, wide - 1, high - 1, f"{INK} on {ground}")
            canvas.box(x, y, wide + 1, high + 1, f"{GRID} on {SHEET}")
            self._write(canvas, x + 1, y + 1, self._heading(place, view, wide - 1), ground)
            rows, crowd = self._pieces(place["id"], view, wide - 1, high - 2)
            for i, row in enumerate(rows):
                self._write(canvas, x + 1, y + 2 + i, row, ground)
            if crowd:
                crowds.append(Text.assemble((f"{label_of(place)}: ", "bold"), *crowd))
        return canvas.lines() + crowds

    def ground(self, place: Mapping[str, Any]) -> str:
        return TINTS[self.kinds.get(place.get("terrain", OPEN), OPEN)]

    def _write(self, canvas: Canvas, x: int, y: int, pieces: list[Piece], ground: str) -> None:
        for text, style in pieces:
            over = style if " on " in style else f"{style or INK} on {ground}"
            canvas.put(x, y, text, over)
            x += len(text)

    def _heading(
        self, place: Mapping[str, Any], view: Mapping[str, Any], width: int
    ) -> list[Piece]:
        """The name of the place, its terrain and its markers."""
        pieces: list[Piece] = [(label_of(place), LABEL)]
        for marker in view.get("markers", ()):
            if marker["at"] == place["id"]:
                mark = self.marks.get(marker.get("side"))
                sign = marker.get("label", "*") + ("" if mark is None else mark.letter)
                style = f"bold {INK}" if mark is None else mark.on_map
                pieces += [(" ", ""), (sign, style)]
        sign = self.signs.get(place.get("terrain", OPEN), "")
        gap = max(width - length(pieces) - len(sign), 1)
        return [*pieces, (" " * gap, ""), (sign, "")] if sign else pieces

    def _pieces(
        self, place: str, view: Mapping[str, Any], width: int, height: int
    ) -> tuple[list[list[Piece]], list[Piece]]:
        """Rows of counters, and those that did not fit."""
        here = [piece for piece in view["pieces"] if piece["at"] == place]
        single = [outlined(self.marks[piece["side"]], [code(piece)]) for piece in here]
        rows = pack(single, width, height)
        if rows is not None:
            return rows, []
        numbers: list[Piece] = []
        for side, mark in self.marks.items():
            count = sum(piece["side"] == side for piece in here)
            numbers += outlined(mark, [f"×{count}"]) if count else []
        return [numbers], [piece for block in single for piece in block]


def label_of(place: Mapping[str, Any]) -> str:
    """The name of a place on the map."""
    return str(place.get("label", place["id"].partition(":")[2]))


def code(piece: Mapping[str, Any]) -> str:
    """The letters of a counter and its figures; a spent one is preceded by a sign."""
    count = piece.get("count")
    letters = piece.get("label", "•")
    return f"{'~' if piece.get('spent') else ''}{letters}{'' if count is None else count}"
