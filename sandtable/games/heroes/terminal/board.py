"""The field: ground, walls with openings, wrecks, markers and units.

Lengths in the description are half squares, since buildings may be offset from the grid. A half
square is a few characters wide and one or two lines high.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from sandtable.terminal.canvas import Canvas
from sandtable.terminal.palette import GRID, INK, SHEET, SOFT, TINTS, SideMark

View = Mapping[str, Any]

#: The size of half a square in characters: enough for a letter, or for all of a unit's markers.
SMALL: Final = (2, 1)
LARGE: Final = (3, 2)
#: The width of a board; a field that is too wide is split between boards.
BOARD: Final = 7
#: The width of the row letters.
MARGIN: Final = 2

#: Everything but open ground has the tint of a town.
OPEN: Final = "open"
#: Signs for the ground, by kind of terrain.
GROUND: Final = {
    "street": ".",
    "floor": "",
    "open": "",
    "covered": "",
    "rubble": "∴",
    "crater": "o",
    "thicket": "♣",
    "trench": "⊔",
    "firing_position": "⊓",
    "ruin": "▒",
    "fallen_hall": "▒",
    "bank": "/",
    "water": "≈",
    "shallows": "~",
    "pier": "=",
    "railway": "╫",
    "wagon": "▣",
    "machinery": "⚙",
}
#: What is in a wall.
OPENINGS: Final = {"door": "∩", "window": "▫", "gate": "≡", "breach": "×"}
#: Lines between squares.
LINES: Final = {"low_wall": "▪", "wire": "x", "hedgehog": "*"}
WALL: Final = ("━", "┃")
SMOKE: Final = "░"
WRECK: Final = "¤"
BONUS: Final = "+"
ITEM: Final = "★"
OBJECTIVE: Final = "☆"
SUPPRESSED: Final = "!"
TOKEN: Final = "#"
ACTIVATED: Final = "•"
ARROWS: Final = {
    "n": "↑", "ne": "↗", "e": "→", "se": "↘", "s": "↓", "sw": "↙", "w": "←", "nw": "↖",
}  # fmt: skip
REAR: Final = "="
UNKNOWN: Final = "?"


class Squares:
    """One scenario's field; ``draw`` puts a view on it."""

    def __init__(self, description: Mapping[str, Any], marks: Mapping[str, SideMark]) -> None:
        self.marks = marks
        self.field: Mapping[str, Any] = description["field"]
        self.squares: dict[str, Mapping[str, Any]] = {
            square["square"]: square for square in self.field["squares"]
        }
        self.terrain = {kind["terrain"]: kind for kind in description["terrain"]}
        self.parts = {part["part"]: part for part in self.field["parts"]}
        self.lines = {line["line"]: line for line in self.field["lines"]}
        self.objectives: Sequence[Mapping[str, Any]] = description["objectives"]
        self.bonus: Sequence[str] = description["bonus"]
        counters = {counter["counter"]: counter for counter in description["counters"]}
        self.counters = {unit["unit"]: counters[unit["counter"]] for unit in description["units"]}

    # Its size.

    def parts_of(self, width: int, half: tuple[int, int]) -> list[tuple[int, int]]:
        """The ranges of columns to draw: the whole field, or parts below one another."""
        columns = self.field["width"] // 2
        room = (width - MARGIN - 1) // (2 * half[0])
        if columns <= room:
            return [(0, columns)]
        step = max(room // BOARD, 1) * BOARD
        return [(left, min(left + step, columns)) for left in range(0, columns, step)]

    def fitting(self, width: int, height: int) -> tuple[int, int]:
        """Large squares if the whole field fits."""
        wide = self.field["width"] * LARGE[0] + MARGIN + 1
        high = self.field["height"] * LARGE[1] + 2
        return LARGE if wide <= width and high <= height else SMALL

    def width(self, width: int) -> int:
        """How many of ``width`` characters the field takes, whatever its height."""
        half = self.fitting(width, 9999)
        widest = max(right - left for left, right in self.parts_of(width, half))
        return widest * 2 * half[0] + MARGIN + 1

    # Drawing.

    def draw(self, view: View, width: int, height: int) -> list[Text]:
        half = self.fitting(width, height)
        lines: list[Text] = []
        for left, right in self.parts_of(width, half):
            lines += Drawing(self, view, half, left, right).lines()
        return lines

    # The current contents of squares.

    def ground(self, view: View, square: str) -> str:
        """The terrain of a square: in a building, its part or what that has become."""
        printed = self.squares[square]
        if printed["part"] is None:
            return str(printed["ground"])
        kind = self.parts[printed["part"]]["kind"]
        fallen = printed["part"] in view["fallen"]
        return str(self.terrain[kind]["becomes"] or printed["ground"]) if fallen else str(kind)

    def ground_sign(self, view: View, square: str) -> str:
        """The sign of the terrain; inside a building, of what is on its floor."""
        kind = self.ground(view, square)
        return GROUND.get(kind, GROUND.get(self.squares[square]["ground"], ""))

    def on_edge(self, view: View, edge: Mapping[str, Any]) -> str:
        """What is on a side of a square: ``wall`` or an opening, the kind of a line, or ""."""
        if edge["line"] is not None:
            return "" if edge["line"] in view["cleared"] else str(self.lines[edge["line"]]["kind"])
        if edge["side"] in view["breaches"]:
            return "breach"
        if edge["parts"] and all(part in view["fallen"] for part in edge["parts"]):
            return ""
        return "" if edge["on_it"] == "nothing" else str(edge["on_it"])

    def signs(self, view: View, square: str) -> str:
        """The markers on a square: control or goal, item, bonus token, wreck, smoke."""
        signs = ""
        for objective in self.objectives:
            id = objective["objective"]
            item = view["items"].get(id)
            if item is not None:
                signs += ITEM if item["at"] == square else ""
            elif square in objective["squares"][:1]:
                holder = view["control"].get(id)
                signs += OBJECTIVE if holder is None else self.marks[holder].shape.filled
        for place, lies in zip(self.bonus, view["bonus"], strict=True):
            signs += BONUS if lies and place == square else ""
        signs += WRECK if any(wreck and square in wreck["at"] for wreck in view["wrecks"]) else ""
        return signs + (SMOKE if square in view["smoke"] else "")

    def units_on(self, view: View) -> dict[str, list[tuple[str, Mapping[str, Any], bool]]]:
        """The units on each square; a vehicle's rear is marked."""
        found: dict[str, list[tuple[str, Mapping[str, Any], bool]]] = {}
        for id, unit in (*view["units"].items(), *view["hidden"].items()):
            for end in ("at", "rear"):
                if end in unit:
                    found.setdefault(unit[end], []).append((id, unit, end == "rear"))
        return found

    def side(self, id: str, unit: Mapping[str, Any]) -> str:
        return str(unit["side"] if "side" in unit else self.counters[id]["side"])

    def code(self, id: str) -> str:
        """The initial of a counter and the number of its copy; hidden units are unknown."""
        if id not in self.counters:
            return UNKNOWN
        counter = self.counters[id]["counter"]
        return str(counter.partition("-")[2][0].upper() + id[len(counter) + 1 :])

    def arrow(self, id: str, unit: Mapping[str, Any]) -> str:
        """Its facing, if that matters."""
        if id not in self.counters:
            return ""
        counter = self.counters[id]
        arcs = {weapon["arc"] for face in counter["faces"] for weapon in face["weapons"]}
        matters = counter["kind"] == "heavy" or counter["size"] == 2 or arcs - {"all"}
        return ARROWS[unit["heading"]] if matters else ""

    def piece(self, id: str, unit: Mapping[str, Any]) -> str:
        """A unit in the outline of its side, with its facing."""
        shape = self.marks[self.side(id, unit)].shape
        return f"{shape.left}{self.code(id)}{shape.right}{self.arrow(id, unit)}"


class Drawing:
    """Draws a part of the field, from one column to another."""

    def __init__(
        self, squares: Squares, view: View, half: tuple[int, int], left: int, right: int
    ) -> None:
        self.squares = squares
        self.view = view
        self.wide, self.high = half
        self.left, self.right = left, right
        self.inside = 2 * self.wide - 1
        field = squares.field
        width = MARGIN + 2 * (right - left) * self.wide + 1
        self.canvas = Canvas(width, 1 + field["height"] * self.high + 1)

    def lines(self) -> list[Text]:
        self._name_rows_and_columns()
        ordered = sorted(self.squares.squares.values(), key=lambda square: bool(square["offset"]))
        for square in ordered:
            self._ground(square)
        for edge in self.squares.field["edges"]:
            self._edge(edge)
        units = self.squares.units_on(self.view)
        for square in ordered:
            if self._shown(square):
                self._content(square, units.get(square["square"], []))
        return self.canvas.lines()

    def _corner(self, x: int, y: int) -> tuple[int, int]:
        return MARGIN + (x - 2 * self.left) * self.wide, 1 + y * self.high

    def _shown(self, square: Mapping[str, Any]) -> bool:
        return bool(2 * self.left <= square["x"] < 2 * self.right)

    def _name_rows_and_columns(self) -> None:
        for column in range(self.left, self.right):
            x, _ = self._corner(2 * column, 0)
            self.canvas.put(x + 1, 0, str(column + 1).center(self.inside), SOFT)
        for row in range(self.squares.field["height"] // 2):
            _, y = self._corner(0, 2 * row)
            self.canvas.put(0, y + self.high, chr(ord("A") + row), SOFT)

    def _style(self, square: Mapping[str, Any]) -> str:
        ground = self.squares.ground(self.view, square["square"])
        return f"{INK} on {TINTS['open' if ground == OPEN else 'town']}"

    def _ground(self, square: Mapping[str, Any]) -> None:
        if not self._shown(square):
            return
        x, y = self._corner(square["x"], square["y"])
        self.canvas.fill(x + 1, y + 1, self.inside, 2 * self.high - 1, self._style(square))
        self.canvas.box(x, y, self.inside + 2, 2 * self.high + 1, f"{GRID} on {SHEET}")

    def _edge(self, edge: Mapping[str, Any]) -> None:
        on_it = self.squares.on_edge(self.view, edge)
        x, y = self._corner(edge["x"], edge["y"])
        if not on_it or x < MARGIN:
            return
        sign = LINES.get(on_it, OPENINGS.get(on_it, ""))
        style = f"bold {INK} on {SHEET}"
        if edge["upright"]:
            for row in range(1, 2 * self.high):
                self.canvas.put(x, y + row, LINES.get(on_it, WALL[1]), style)
            if sign:
                self.canvas.put(x, y + self.high, sign, style)
        else:
            self.canvas.put(x + 1, y, LINES.get(on_it, WALL[0]) * self.inside, style)
            if sign:
                self.canvas.put(x + self.wide, y, sign, style)

    # One square.

    def _content(
        self, square: Mapping[str, Any], units: list[tuple[str, Mapping[str, Any], bool]]
    ) -> None:
        x, y = self._corner(square["x"], square["y"])
        ground = self.squares.ground_sign(self.view, square["square"])
        signs = ground + self.squares.signs(self.view, square["square"])
        self.canvas.put(x + 1, y + 1, signs[: self.inside], self._style(square))
        for id, unit, rear in units[-1:]:
            if self.high == 1:
                self._small(x + 1, y + 1, id, unit, rear)
            else:
                self._large(x + 1, y + 2, id, unit, rear, self._style(square))

    def _small(self, x: int, y: int, id: str, unit: Mapping[str, Any], rear: bool) -> None:
        mark = self.squares.marks[self.squares.side(id, unit)]
        code = self.squares.code(id)
        last = self.squares.arrow(id, unit) or code[1:] or mark.shape.right
        if unit.get("suppression"):
            last = SUPPRESSED
        text = mark.shape.left + (REAR + mark.shape.right if rear else code[0] + last[:1])
        self.canvas.put(x, y, text, mark.piece)

    def _large(
        self, x: int, y: int, id: str, unit: Mapping[str, Any], rear: bool, style: str
    ) -> None:
        """The unit, and below it its suppression, its token or its activation."""
        mark = self.squares.marks[self.squares.side(id, unit)]
        if rear:
            self.canvas.put(x, y, f"{mark.shape.left}{REAR * 2}{mark.shape.right}", mark.piece)
            return
        self.canvas.put(x, y, self.squares.piece(id, unit)[: self.inside], mark.piece)
        markers = SUPPRESSED + str(unit["suppression"]) if unit.get("suppression") else ""
        markers += token_sign(unit)
        self.canvas.put(x, y + 1, markers[: self.inside], f"bold {style}")


def token_sign(unit: Mapping[str, Any]) -> str:
    """Its order token, if any, or a mark for a unit that has acted."""
    token = str(unit.get("token", ""))
    shown = UNKNOWN if token == "unknown" else token if token.isdigit() else token[:1]
    done = ACTIVATED if unit.get("resolved") or unit.get("activated") else ""
    return (TOKEN + shown if token else "") + done
