"""The hex board: staggered cells with terrain, obstacles, medals and units."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from sandtable.terminal.canvas import Canvas
from sandtable.terminal.palette import BORDER, GRID, INK, LABEL, SHEET, SOFT, TINTS, SideMark

#: Signs for what is on a hex, by their names in the catalogue.
OBSTACLES: Final = {
    "bunker": "Ω",
    "bridge": "=",
    "wire": "#",
    "sandbags": "≈",
    "hedgehog": "*",
    "sea-wall": "≡",
}
#: Signs that come and go; the others are part of the map.
LAID: Final = ("wire", "sandbags")
#: A medal to be won and one that is held, for the first and the second side.
MEDALS: Final = (("☆", "★"), ("◇", "◆"))
#: Marks hexes that can win the battle at once.
SUDDEN_DEATH: Final = "†"
ORDERED: Final = "›"
SECTION_LINE: Final = "┊"
TERRAIN_TINTS: Final = {
    "open": TINTS["open"],
    "forest": TINTS["forest"],
    "hedgerow": "#c6cf9b",
    "town": TINTS["town"],
    "church": TINTS["town"],
    "hill": TINTS["hill"],
    "steep-hill": TINTS["hill"],
    "impassable-hill": TINTS["hill"],
    "cliff": "#d3bf92",
    "bluff": "#d3bf92",
    "mountain": TINTS["rock"],
    "river": TINTS["water"],
    "wide-river": TINTS["water"],
    "pond": TINTS["water"],
    "beach": TINTS["sand"],
    "ocean": "#a3c2ce",
}
#: Letters of units: by kind, or by arm for regular units.
UNIT_LETTERS: Final = {
    "infantry": "I",
    "armor": "A",
    "artillery": "G",
    "special-forces": "S",
    "resistance": "R",
    "elite-armor": "E",
}
REGULAR: Final = "regular"

#: The width of half a hex (one doubled column), and the height of a row, in characters.
HALF: Final = 3
PITCH: Final = 3
#: The inner width of a hex.
INSIDE: Final = 2 * HALF - 1
#: The doubled columns of one board; two boards are split here on a narrow terminal.
BOARD: Final = 26


class Part:
    """The hexes from one doubled column to another; ``left`` is the first character on the canvas.

    A hex that juts out over the seam between two boards takes a few more characters than a line of
    80 has: the outermost borders are then left out.
    """

    def __init__(self, low: int, high: int, width: int) -> None:
        self.low = low
        self.high = high
        whole = (high - low + 2) * HALF + 1
        cut = 1 if whole > width else 0
        self.left = low * HALF + cut
        self.width = whole - 2 * cut


class Edge:
    """An edge of the board: its side, and the names of the sections there, from the west."""

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
        """``letters`` has one for each kind of terrain; ``edges`` are the upper and lower one."""
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
        #: A hex in two sections is on the line between them.
        self.lines: list[int] = sorted(
            {hex["x"] for hex in self.hexes if hex["sections"].bit_count() > 1}
        )

    def parts(self, width: int) -> list[Part]:
        """The whole board; or, if it is too wide, one board below the other."""
        whole = Part(0, self.last, width)
        if whole.width <= width or self.last < BOARD:
            return [whole]
        return [Part(0, BOARD - 2, width), Part(BOARD - 1, self.last, width)]

    def width(self, width: int) -> int:
        """How many of ``width`` characters the board takes."""
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
        """Draw the section lines: between two hexes, or through the middle of one."""
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
        """The side of the edge, and the sections, each named above its visible middle."""
        canvas = Canvas(part.width, 1)
        sign = f"{edge.mark.shape.left}{edge.mark.letter}{edge.mark.shape.right}"
        canvas.put(0, 0, sign, edge.mark.piece)
        every = len(self.lines) // 2  # two boards have six sections, in three pairs
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
        """Terrain, obstacles and medals of a hex, one character each."""
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
        """A unit in the outline of its side: letter and figures."""
        unit = self.units[id]
        shape = self.marks[unit["side"]].shape
        return f"{shape.left}{unit_letter(unit)}{figures}{shape.right}"


def unit_letter(unit: Mapping[str, Any]) -> str:
    return UNIT_LETTERS[unit["arm"] if unit["kind"] == REGULAR else unit["kind"]]


def obstacles(hex: Mapping[str, Any], view: Mapping[str, Any]) -> list[str]:
    """Obstacles on a hex, permanent and temporary."""
    return [
        name
        for name in OBSTACLES
        if (hex["hex"] in view[name] if name in LAID else hex[name.replace("-", "_")])
    ]


def _tint(hex: Mapping[str, Any]) -> str:
    return TERRAIN_TINTS[hex["terrain"]]


def _ground(hex: Mapping[str, Any]) -> str:
    return f"{INK} on {_tint(hex)}"
