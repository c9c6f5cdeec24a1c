"""A board of hexes: staggered cells with terrain, obstacles, medals and units on them."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from sandtable.cli.canvas import Canvas
from sandtable.cli.palette import BORDER, GRID, INK, LABEL, SHEET, SOFT, SideMark, tint

#: Signs for what lies on a hex, by their names in the catalogue.
OBSTACLES: Final = {
    "bunker": "Ω",
    "bridge": "=",
    "wire": "#",
    "sandbags": "≈",
    "hedgehog": "*",
    "sea-wall": "≡",
}
#: Those that come and go; the others are part of the map.
LAID: Final = ("wire", "sandbags")
#: A medal to be won and one that counts, for the first and the second side.
MEDALS: Final = (("☆", "★"), ("◇", "◆"))
#: Where the battle can be won at once.
SUDDEN_DEATH: Final = "†"
ORDERED: Final = "›"
SECTION_LINE: Final = "┊"
#: Letters of units: of their kind, or of their arm if they are ordinary ones.
UNIT_LETTERS: Final = {
    "infantry": "I",
    "armor": "A",
    "artillery": "G",
    "special-forces": "S",
    "resistance": "R",
    "elite-armor": "E",
}
REGULAR: Final = "regular"

#: Characters of half a hex (a step of the doubled column), and lines of a row.
HALF: Final = 3
PITCH: Final = 3
#: The inside of a hex.
INSIDE: Final = 2 * HALF - 1
#: Doubled columns of one board; two boards are cut here on a narrow terminal.
BOARD: Final = 26


class Part:
    """The hexes from one doubled column to another, on a canvas; ``left`` is its first character.

    A hex that juts out over the seam of two boards takes a few more characters than there are in
    a line of 80: then the outermost borders are left out.
    """

    def __init__(self, low: int, high: int, width: int) -> None:
        self.low = low
        self.high = high
        whole = (high - low + 2) * HALF + 1
        cut = 1 if whole > width else 0
        self.left = low * HALF + cut
        self.width = whole - 2 * cut


class Edge:
    """An edge of the board: whose it is, and what the sections are called there, from the west."""

    def __init__(self, mark: SideMark, names: Sequence[str]) -> None:
        self.mark = mark
        self.names = names


class Hexes:
    """One scenario's map; ``draw`` puts a view on it."""

    def __init__(
        self,
        description: Mapping[str, Any],
        marks: Mapping[str, SideMark],
        letters: Mapping[str, str],
        edges: tuple[Edge, Edge],
    ) -> None:
        """``letters`` has one for each terrain; ``edges`` are the upper and the lower one."""
        self.marks = marks
        self.letters = letters
        self.edges = edges
        self.hexes: list[dict[str, Any]] = list(description["hexes"])
        self.units: dict[str, dict[str, Any]] = {
            unit["unit"]: unit for unit in description["units"]
        }
        self.objectives: list[dict[str, Any]] = list(description["objectives"])
        self.sudden_death: list[dict[str, Any]] = list(description["sudden_death"])
        self.rows = max(hex["row"] for hex in self.hexes) + 1
        self.last = max(hex["x"] for hex in self.hexes)
        #: A hex of two sections lies on the line between them.
        self.lines: list[int] = sorted(
            {hex["x"] for hex in self.hexes if hex["sections"].bit_count() > 1}
        )

    def parts(self, width: int) -> list[Part]:
        """The whole board; or, where it is too wide, one board below the other."""
        whole = Part(0, self.last, width)
        if whole.width <= width or self.last < BOARD:
            return [whole]
        return [Part(0, BOARD - 2, width), Part(BOARD - 1, self.last, width)]

    def width(self, width: int) -> int:
        """How many characters it takes of those there are."""
        return max(part.width for part in self.parts(width))

    def draw(self, view: Mapping[str, Any], width: int) -> list[Text]:
        return [line for part in self.parts(width) for line in self._draw_part(part, view)]

    def _draw_part(self, part: Part, view: Mapping[str, Any]) -> list[Text]:
        canvas = Canvas(part.width, self.rows * PITCH + 1)
        here = [hex for hex in self.hexes if part.low <= hex["x"] <= part.high]
        for hex in here:
            x, y = self._corner(part, hex)
            canvas.fill(x + 1, y + 1, INSIDE, PITCH - 1, _ground(hex))
            canvas.box(x, y, INSIDE + 2, PITCH + 1, f"{GRID} on {SHEET}")
        for hex in here:
            x, y = self._corner(part, hex)
            canvas.put(x + 1, y, hex["name"], f"{LABEL} on {SHEET}")
        self._draw_lines(canvas, part, here)
        for hex in here:
            x, y = self._corner(part, hex)
            self._draw_hex(canvas, x + 1, y + 1, hex, view)
        above, below = (self._caption(part, edge) for edge in self.edges)
        return [above, *canvas.lines(), below]

    def _corner(self, part: Part, hex: Mapping[str, Any]) -> tuple[int, int]:
        return hex["x"] * HALF - part.left, hex["row"] * PITCH

    def _draw_lines(self, canvas: Canvas, part: Part, hexes: Sequence[Mapping[str, Any]]) -> None:
        """The lines between sections: between two hexes, or through the middle of one."""
        for hex in hexes:
            on_line = hex["x"] in self.lines
            if not on_line and hex["x"] - 1 not in self.lines:
                continue
            x, y = self._corner(part, hex)
            at = x + HALF if on_line else x
            style = f"{BORDER} on {_tint(hex) if on_line else SHEET}"
            for row in range(y + 1, y + PITCH):
                canvas.put(at, row, SECTION_LINE, style)

    def _caption(self, part: Part, edge: Edge) -> Text:
        """Whose edge it is; the sections, each named over the middle of what is seen of it."""
        canvas = Canvas(part.width, 1)
        sign = f"{edge.mark.shape.left}{edge.mark.letter}{edge.mark.shape.right}"
        canvas.put(0, 0, sign, edge.mark.piece)
        every = len(self.lines) // 2  # two boards have two small sections in each of the three
        ends = [0, *((line + 1) * HALF for line in self.lines[every - 1 :: every]), 9999]
        for name, start, end in zip(edge.names, ends, ends[1:], strict=False):
            west = max(start - part.left, len(sign))
            east = min(end - part.left, part.width)
            if east - west > len(name):
                canvas.put(west + (east - west - len(name)) // 2, 0, name, SOFT)
        return canvas.lines()[0]

    # One hex.

    def _draw_hex(
        self, canvas: Canvas, x: int, y: int, hex: Mapping[str, Any], view: Mapping[str, Any]
    ) -> None:
        ground = _ground(hex)
        name = hex["hex"]
        unit = next((id for id, seen in view["units"].items() if seen["hex"] == name), None)
        signs = self.signs(hex, view)
        if unit is None:
            canvas.put(x, y, signs[:INSIDE], ground)
            return
        number = unit.rpartition("-")[2]
        canvas.put(x, y, signs[: INSIDE - len(number)], ground)
        canvas.put(x + INSIDE - len(number), y, number, ground)
        if "order" in view["units"][unit]:
            canvas.put(x, y + 1, ORDERED, f"bold {ground}")
        piece = self.piece(unit, view["units"][unit]["figures"])
        canvas.put(x + 1, y + 1, piece, self.marks[self.units[unit]["side"]].piece)

    def signs(self, hex: Mapping[str, Any], view: Mapping[str, Any]) -> str:
        """Terrain, obstacles and medals of a hex, a character each."""
        letter = self.letters.get(hex["terrain"], "")
        signs = "".join(OBSTACLES[obstacle] for obstacle in obstacles(hex, view))
        return letter + signs + self.medals(hex["hex"], view)

    def medals(self, name: str, view: Mapping[str, Any]) -> str:
        signs = ""
        held = {self.units[id]["side"] for id, seen in view["units"].items() if seen["hex"] == name}
        for objective, taken in zip(self.objectives, view["taken"], strict=True):
            if name in objective["hexes"]:
                pair = MEDALS[list(self.marks).index(objective["side"])]
                signs += pair[1 if taken or objective["side"] in held else 0]
        if any(name in sudden["hexes"] for sudden in self.sudden_death):
            signs += SUDDEN_DEATH
        return signs

    def piece(self, id: str, figures: int) -> str:
        """A unit in the outline of its side: its letter and its figures."""
        unit = self.units[id]
        shape = self.marks[unit["side"]].shape
        return f"{shape.left}{unit_letter(unit)}{figures}{shape.right}"


def unit_letter(unit: Mapping[str, Any]) -> str:
    return UNIT_LETTERS[unit["arm"] if unit["kind"] == REGULAR else unit["kind"]]


def obstacles(hex: Mapping[str, Any], view: Mapping[str, Any]) -> list[str]:
    """What is built on a hex, or lies on it now."""
    return [
        name
        for name in OBSTACLES
        if (hex["hex"] in view[name] if name in LAID else hex[name.replace("-", "_")])
    ]


def _tint(hex: Mapping[str, Any]) -> str:
    return tint(hex["terrain"])


def _ground(hex: Mapping[str, Any]) -> str:
    return f"{INK} on {_tint(hex)}"
