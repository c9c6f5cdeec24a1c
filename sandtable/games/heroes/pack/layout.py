"""Combining the boards and overlays of a scenario into one field (HOS-1.3)."""

from typing import Final

from sandtable.games.heroes.pack.boards import (
    BOARD,
    BREACHED,
    WALLS,
    Line,
    Overlay,
    Piece,
    PrintedBuilding,
    along,
    integers,
    read_field,
    read_side,
)
from sandtable.games.heroes.pack.catalogue import Pack
from sandtable.kernel.errors import BadInput
from sandtable.kernel.reading import Reader

TURNS: Final = (0, 90, 180, 270)
#: The most boards side by side.
MOST: Final = 6
#: Ground under a building, which no overlay may cover, and the river bank.
CLOSED: Final = ("_", "m", ":", "b")


class Layout:
    """Ground, lines, buildings and wrecks of a whole field."""

    def __init__(self, pack: Pack, width: int, height: int) -> None:
        self.pack = pack
        #: In squares.
        self.width = width
        self.height = height
        self.ground: list[str] = ["." * width for _ in range(height)]
        self.lines: list[Line] = []
        self.buildings: list[PrintedBuilding] = []
        #: Wrecks: the kind of terrain, and the squares they cover, front first.
        self.wrecks: list[tuple[str, list[tuple[int, int]]]] = []
        #: Squares covered by an overlay.
        self.covered: set[tuple[int, int]] = set()

    def lay(self, piece: Piece, x: int, y: int) -> None:
        """Place a piece with its north-western square there."""
        for dy, letters in enumerate(piece.ground):
            row = self.ground[y + dy]
            self.ground[y + dy] = row[:x] + letters + row[x + len(letters) :]
        for kind, x1, y1, x2, y2 in piece.lines:
            self.lines.append((kind, x1 + 2 * x, y1 + 2 * y, x2 + 2 * x, y2 + 2 * y))
        for building in piece.buildings:
            self.buildings.append(building.shifted(2 * x, 2 * y))

    def open_for_overlay(self, x: int, y: int) -> bool:
        """May an overlay cover this square: no building, water, bank or other overlay?"""
        if not (0 <= x < self.width and 0 <= y < self.height) or (x, y) in self.covered:
            return False
        letter = self.ground[y][x]
        return letter not in CLOSED and not self.pack.letters[letter].water

    def cover(self, overlay: Overlay, x: int, y: int, turned: int, building: str) -> None:
        """Place an overlay on squares that are open for it."""
        across, down = overlay.turned_size(turned)
        squares = [(x + dx, y + dy) for dy in range(down) for dx in range(across)]
        self.covered.update(squares)
        if overlay.wreck:
            self.wrecks.append((overlay.wreck, squares))
            return
        piece = overlay.piece().turned_by(turned)
        if piece.buildings:
            named = tuple([plan.renamed(building) for plan in piece.buildings])
            piece = Piece(piece.ground, piece.lines, named)
        self.lay(piece, x, y)

    def breach(self, x1: int, y1: int, x2: int, y2: int, where: str) -> None:
        """Breach the walls of a building (HOS-13.29)."""
        for hx, hy in middles(x1, y1, x2, y2):
            for number, building in enumerate(self.buildings):
                mark = building.mark(hx, hy)
                if mark and mark in WALLS:
                    self.buildings[number] = building.breached(hx, hy)
                    break
            else:
                raise BadInput("breach-without-wall", where)


def middles(x1: int, y1: int, x2: int, y2: int) -> list[tuple[int, int]]:
    """The middles of the sides of squares between two corners on one line."""
    dx = (x2 > x1) - (x2 < x1)
    dy = (y2 > y1) - (y2 < y1)
    count = max(abs(x2 - x1), abs(y2 - y1)) // 2
    return [(x1 + dx * (2 * i + 1), y1 + dy * (2 * i + 1)) for i in range(count)]


def read_layout(reader: Reader, pack: Pack) -> Layout:
    """Read the field of a scenario: its boards, or its own drawing; then its overlays."""
    if reader.has("field"):
        drawn = read_field(reader.table("field"), pack.terrain, BOARD * MOST)
        layout = Layout(pack, len(drawn.ground[0]), len(drawn.ground))
        layout.lay(drawn, 0, 0)
    else:
        layout = lay_boards(reader, pack)
    if reader.has("overlays"):
        for table in reader.tables("overlays"):
            _read_overlay(table, layout)
            table.finish()
    _check_names(layout, reader)
    return layout


def lay_boards(reader: Reader, pack: Pack) -> Layout:
    laid: dict[tuple[int, int], Piece] = {}
    for table in reader.tables("boards"):
        board = pack.boards[table.choice("board", pack.boards)]
        column, row = integers(table, "at", 2, 0, MOST - 1)
        if (column, row) in laid:
            raise BadInput("boards-overlap", table.at("at"))
        laid[column, row] = board.turned_by(_turned(table))
        table.finish()
    if not laid:
        raise BadInput("no-boards", reader.at("boards"))
    columns = 1 + max([column for column, _ in laid])
    rows = 1 + max([row for _, row in laid])
    if columns * rows != len(laid):
        raise BadInput("boards-with-gaps", reader.at("boards"))
    layout = Layout(pack, BOARD * columns, BOARD * rows)
    for (column, row), piece in sorted(laid.items(), key=lambda item: item[0]):
        layout.lay(piece, BOARD * column, BOARD * row)
    return layout


def _turned(table: Reader) -> int:
    if not table.has("turned"):
        return 0
    degrees = table.integer("turned", 0, 270)
    if degrees not in TURNS:
        raise BadInput("not-a-quarter-turn", table.at("turned"), found=degrees)
    return degrees


def _read_overlay(table: Reader, layout: Layout) -> None:
    overlay = layout.pack.overlays[table.choice("overlay", layout.pack.overlays)]
    if overlay.line:
        x1, y1, x2, y2 = read_side(table, "side", 2 * layout.width, 2 * layout.height)
        if overlay.line == BREACHED:
            layout.breach(x1, y1, x2, y2, table.at("side"))
        elif x1 % 2 or y1 % 2:
            raise BadInput("side-off-the-grid", table.at("side"))
        else:
            layout.lines.append(along(overlay.line, x1, y1, x2, y2))
        return
    x, y = integers(table, "at", 2, 0, BOARD * MOST)
    turned = _turned(table)
    across, down = overlay.turned_size(turned)
    for dy in range(down):
        for dx in range(across):
            if not layout.open_for_overlay(x + dx, y + dy):
                raise BadInput("overlay-does-not-fit", table.at("at"), square=f"{x + dx}-{y + dy}")
    layout.cover(overlay, x, y, turned, table.text("building") if overlay.building else "")


def _check_names(layout: Layout, reader: Reader) -> None:
    names: set[str] = set()
    for building in layout.buildings:
        if building.id in names:
            raise BadInput("building-named-twice", reader.where, building=building.id)
        names.add(building.id)
