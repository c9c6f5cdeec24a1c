"""Boards and overlays, and how they are turned (HOS-1.3).

Half squares are the unit for everything finer than a square: the corner (hx, hy) is hx half
squares from the western and hy from the northern rim. Turning a piece that is H half squares high
by 90 degrees clockwise takes the point (hx, hy) to (H - hy, hx).
"""

from collections.abc import Mapping
from typing import Final

from sandtable.games.heroes.pack.terrain_kinds import TerrainKind
from sandtable.kernel.errors import BadInput
from sandtable.kernel.reading import Reader, whole_number

#: The width and height of a board, in squares.
BOARD: Final = 7
#: The symbols of a plan: walls, openings, and nothing between two squares of a room.
WALLS: Final = "-|"
BREACH: Final = "B"
SIDE_MARKS: Final = "-|DWGB "
NO_SQUARE: Final = "."
BREACHED: Final = "breach"
_TURNED_MARK: Final = {"-": "|", "|": "-"}

#: A line along the sides of squares: kind of terrain, and its ends in half squares.
Line = tuple[str, int, int, int, int]


class PrintedBuilding:
    """The plan of a building: squares, parts, and what is on their sides (HOS-13)."""

    def __init__(
        self,
        id: str,
        origin: tuple[int, int],
        plan: tuple[str, ...],
        parts: dict[str, str],
        fallen: tuple[str, ...],
    ) -> None:
        self.id = id
        #: The corner of the plan in half squares.
        self.origin = origin
        #: Odd rows and columns are squares, with the letter of their part; sides are in between.
        self.plan = plan
        #: The kind of terrain of each part, and the parts that have already fallen.
        self.parts = parts
        self.fallen = fallen

    def shifted(self, dx: int, dy: int) -> "PrintedBuilding":
        origin = (self.origin[0] + dx, self.origin[1] + dy)
        return PrintedBuilding(self.id, origin, self.plan, self.parts, self.fallen)

    def turned(self, height: int) -> "PrintedBuilding":
        """The building turned with its piece, which is ``height`` half squares high."""
        rows = len(self.plan)
        plan = tuple(
            [
                "".join([_turned_mark(self.plan[rows - 1 - i][column]) for i in range(rows)])
                for column in range(len(self.plan[0]))
            ]
        )
        x, y = self.origin
        return PrintedBuilding(self.id, (height - y - rows + 1, x), plan, self.parts, self.fallen)

    def renamed(self, id: str) -> "PrintedBuilding":
        return PrintedBuilding(id, self.origin, self.plan, self.parts, self.fallen)

    def mark(self, hx: int, hy: int) -> str:
        """The symbol in the plan at a point; "" outside it."""
        column, row = hx - self.origin[0], hy - self.origin[1]
        if 0 <= row < len(self.plan) and 0 <= column < len(self.plan[0]):
            return self.plan[row][column]
        return ""

    def breached(self, hx: int, hy: int) -> "PrintedBuilding":
        """The building with a breach in the wall whose middle is there (HOS-13.29)."""
        row, column = hy - self.origin[1], hx - self.origin[0]
        plan = list(self.plan)
        plan[row] = plan[row][:column] + BREACH + plan[row][column + 1 :]
        return PrintedBuilding(self.id, self.origin, tuple(plan), self.parts, self.fallen)


class Piece:
    """Ground, lines and buildings on a rectangle of squares."""

    def __init__(
        self,
        ground: tuple[str, ...],
        lines: tuple[Line, ...],
        buildings: tuple[PrintedBuilding, ...],
    ) -> None:
        self.ground = ground
        self.lines = lines
        self.buildings = buildings

    def turned(self) -> "Piece":
        """The piece turned by 90 degrees clockwise."""
        rows = len(self.ground)
        height = 2 * rows
        ground = tuple(
            [
                "".join([self.ground[rows - 1 - i][column] for i in range(rows)])
                for column in range(len(self.ground[0]))
            ]
        )
        lines = [
            along(kind, height - y1, x1, height - y2, x2) for kind, x1, y1, x2, y2 in self.lines
        ]
        buildings = [building.turned(height) for building in self.buildings]
        return Piece(ground, tuple(lines), tuple(buildings))

    def turned_by(self, degrees: int) -> "Piece":
        piece = self
        for _ in range(degrees // 90):
            piece = piece.turned()
        return piece


class Board(Piece):
    """A printed board."""

    def __init__(self, id: str, piece: Piece, source: str) -> None:
        super().__init__(piece.ground, piece.lines, piece.buildings)
        self.id = id
        self.source = source


class Overlay:
    """A piece placed on a board: ground, a wreck, or a line along sides."""

    def __init__(self, id: str) -> None:
        self.id = id
        #: Width and height in squares; (0, 0) for a line along sides.
        self.size = (0, 0)
        #: The ground; () for a wreck, which leaves it unchanged.
        self.ground: tuple[str, ...] = ()
        self.building: PrintedBuilding | None = None
        self.wreck = ""
        #: The kind of line, or ``breach``.
        self.line = ""
        self.source = ""

    def piece(self) -> Piece:
        return Piece(self.ground, (), () if self.building is None else (self.building,))

    def turned_size(self, degrees: int) -> tuple[int, int]:
        return self.size if degrees % 180 == 0 else (self.size[1], self.size[0])


def along(kind: str, x1: int, y1: int, x2: int, y2: int) -> Line:
    """A line with its ends in order."""
    return (kind, x1, y1, x2, y2) if (x1, y1) <= (x2, y2) else (kind, x2, y2, x1, y1)


def _turned_mark(mark: str) -> str:
    return _TURNED_MARK.get(mark, mark)


# Reading.


def read_board(id: str, table: Reader, terrain: Mapping[str, TerrainKind]) -> Board:
    piece = read_piece(table, (BOARD, BOARD), terrain)
    board = Board(id, piece, table.text("source"))
    table.finish()
    return board


def read_field(table: Reader, terrain: Mapping[str, TerrainKind], most: int) -> Piece:
    """Read a field drawn by a scenario, of at most ``most`` squares each way."""
    rows = table.texts("ground")
    size = (len(rows[0]) if rows else 0, len(rows))
    if not (1 <= size[0] <= most and 1 <= size[1] <= most):
        raise BadInput("field-size", table.at("ground"), most=most)
    piece = read_piece(table, size, terrain)
    table.finish()
    return piece


def read_piece(table: Reader, size: tuple[int, int], terrain: Mapping[str, TerrainKind]) -> Piece:
    """Read ground, lines and buildings of a piece of this ``size`` (width, height)."""
    ground = _ground(table, size, terrain)
    width, height = 2 * size[0], 2 * size[1]
    lines: list[Line] = []
    if table.has("lines"):
        for line in table.tables("lines"):
            lines += read_line(line, terrain, width, height)
            line.finish()
    buildings = []
    if table.has("buildings"):
        for building in table.tables("buildings"):
            drawn = _building(building, building.text("id"), terrain, max(width, height))
            x, y = drawn.origin
            if x + len(drawn.plan[0]) - 1 > width or y + len(drawn.plan) - 1 > height:
                raise BadInput("building-off-the-field", building.at("origin"), building=drawn.id)
            buildings.append(drawn)
            building.finish()
    return Piece(ground, tuple(lines), tuple(buildings))


def read_overlay(id: str, table: Reader, terrain: Mapping[str, TerrainKind]) -> Overlay:
    overlay = Overlay(id)
    overlay.source = table.text("source")
    if table.has("line"):
        overlay.line = _terrain(table, "line", terrain)
    else:
        across, down = integers(table, "size", 2, 1, BOARD)
        overlay.size = (across, down)
        if table.has("wreck"):
            overlay.wreck = _terrain(table, "wreck", terrain)
        else:
            overlay.ground = _ground(table, overlay.size, terrain)
        if table.has("building"):
            building = table.table("building")
            overlay.building = _building(building, id, terrain, 2 * BOARD)
            building.finish()
    table.finish()
    return overlay


def read_line(
    table: Reader, terrain: Mapping[str, TerrainKind], width: int, height: int
) -> list[Line]:
    """Read a line on a board, along whole sides of general squares."""
    kind = _terrain(table, "kind", terrain)
    x1, y1, x2, y2 = read_side(table, "side", width, height)
    if x1 % 2 or y1 % 2 or x2 % 2 or y2 % 2:
        raise BadInput("side-off-the-grid", table.at("side"))
    return [along(kind, x1, y1, x2, y2)]


def read_side(table: Reader, key: str, width: int, height: int) -> tuple[int, int, int, int]:
    """Read two corners, a whole number of sides apart on one line, in half squares."""
    x1, y1, x2, y2 = integers(table, key, 4, 0, max(width, height))
    straight = (x1 == x2) != (y1 == y2)
    whole = (x2 - x1) % 2 == 0 and (y2 - y1) % 2 == 0
    if not straight or not whole or max(x1, x2) > width or max(y1, y2) > height:
        raise BadInput("not-a-side", table.at(key))
    return x1, y1, x2, y2


def integers(table: Reader, key: str, count: int, low: int, high: int) -> list[int]:
    """Read a list of ``count`` whole numbers."""
    return whole_numbers(table.value(key), count, low, high, table.at(key))


def whole_numbers(value: object, count: int, low: int, high: int, where: str) -> list[int]:
    if not isinstance(value, list) or len(value) != count:
        raise BadInput("not-so-many-numbers", where, expected=count)
    return [whole_number(item, low, high, where) for item in value]


def _terrain(table: Reader, key: str, terrain: Mapping[str, TerrainKind]) -> str:
    kind = table.text(key)
    if kind not in terrain:
        raise BadInput("unknown-terrain", table.at(key), terrain=kind)
    return kind


def _ground(
    table: Reader, size: tuple[int, int], terrain: Mapping[str, TerrainKind]
) -> tuple[str, ...]:
    rows = table.texts("ground")
    letters = {kind.letter for kind in terrain.values()}
    if len(rows) != size[1]:
        raise BadInput("map-rows", table.at("ground"), found=len(rows), expected=size[1])
    for number, row in enumerate(rows):
        where = f"{table.at('ground')}[{number}]"
        if len(row) != size[0]:
            raise BadInput("map-row-width", where, found=len(row), expected=size[0])
        for letter in row:
            if letter not in letters:
                raise BadInput("unknown-letter", where, letter=letter)
    return tuple(rows)


def _building(
    table: Reader, id: str, terrain: Mapping[str, TerrainKind], most: int
) -> PrintedBuilding:
    hx, hy = integers(table, "origin", 2, 0, most)
    plan = table.texts("plan")
    names = table.table("parts")
    parts = {letter: _terrain(names, letter, terrain) for letter in names.data}
    fallen = tuple(table.texts("fallen")) if table.has("fallen") else ()
    for letter in fallen:
        if letter not in parts:
            raise BadInput("unknown-part", table.at("fallen"), part=letter)
    where = table.at("plan")
    if len(plan) % 2 == 0 or not plan or len(plan[0]) % 2 == 0:
        raise BadInput("plan-size", where)
    for number, row in enumerate(plan):
        if len(row) != len(plan[0]):
            raise BadInput("plan-size", f"{where}[{number}]")
        for column, mark in enumerate(row):
            _check_mark(mark, number, column, parts, f"{where}[{number}]")
    _check_rooms(plan, where)
    return PrintedBuilding(id, (hx, hy), tuple(plan), parts, fallen)


def _check_rooms(plan: list[str], where: str) -> None:
    """Check that each room (squares without sides between them) is in one part."""
    for row in range(1, len(plan), 2):
        for column in range(1, len(plan[row]), 2):
            letter = plan[row][column]
            for to_row, to_column in ((row, column + 2), (row + 2, column)):
                if letter == NO_SQUARE or to_row >= len(plan) or to_column >= len(plan[row]):
                    continue
                other = plan[to_row][to_column]
                open_side = plan[(row + to_row) // 2][(column + to_column) // 2] == " "
                if open_side and other not in (NO_SQUARE, letter):
                    raise BadInput(
                        "room-in-two-parts", f"{where}[{to_row}]", part=letter, other=other
                    )


def _check_mark(mark: str, row: int, column: int, parts: dict[str, str], where: str) -> None:
    if row % 2 and column % 2:
        if mark != NO_SQUARE and mark not in parts:
            raise BadInput("unknown-part", where, part=mark)
    elif (row % 2 or column % 2) and mark not in SIDE_MARKS:
        raise BadInput("unknown-side", where, mark=mark)
