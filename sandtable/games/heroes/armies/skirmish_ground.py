"""The field of a skirmish: boards side by side, and where overlays may be placed on them."""

from typing import Final

from sandtable.games.heroes.armies.skirmish_rules import Size
from sandtable.games.heroes.pack.boards import BOARD, Overlay, PrintedBuilding
from sandtable.games.heroes.pack.catalogue import Pack
from sandtable.games.heroes.pack.counters import INFANTRY
from sandtable.games.heroes.pack.layout import CLOSED, Layout
from sandtable.kernel.errors import Json

#: The minimum distance of an overlay from the western and eastern rims.
CLEAR_COLUMNS: Final = 3
#: The length of a line overlay, in half squares.
LINE_LENGTH: Final = 4
#: The letter of deep water, and the turns that put a board's water in the south or north.
DEEP: Final = "~"
WATER_SOUTH: Final = 0
WATER_NORTH: Final = 180

#: The place of an overlay: a square and its turn; for a line, its first corner in half squares,
#: and 0 along a row or 90 along a column.
Place = tuple[int, int, int]


class SkirmishGround:
    """Boards and overlays, placed one after another."""

    def __init__(self, pack: Pack, size: Size) -> None:
        self.pack = pack
        self.size = size
        self.width = BOARD * size.columns
        self.height = BOARD * size.rows
        self.layout = Layout(pack, self.width, self.height)
        #: As written in the scenario.
        self.boards: list[Json] = []
        self.overlays: list[Json] = []

    # Boards.

    def next_place(self) -> tuple[int, int]:
        """The column and row of the next board, row by row."""
        number = len(self.boards)
        return number % self.size.columns, number // self.size.columns

    def fixed_turn(self, board: str) -> int:
        """The turn of the next board if it has deep water, else -1.

        Deep water must be at a rim, and not behind an army.
        """
        if not any(DEEP in letters for letters in self.pack.boards[board].ground):
            return -1
        _, row = self.next_place()
        return WATER_NORTH if row == 0 else WATER_SOUTH

    def lay_board(self, board: str, turned: int) -> None:
        column, row = self.next_place()
        self.boards.append({"board": board, "at": [column, row], "turned": turned})
        self.layout.lay(self.pack.boards[board].turned_by(turned), BOARD * column, BOARD * row)

    def is_open(self, x: int, y: int, kind: int) -> bool:
        """May units of a kind enter the square, and is it outside buildings?"""
        letter = self.layout.ground[y][x]
        return letter not in CLOSED and not self.pack.letters[letter].impassable[kind]

    def nearest(self, x: int, y: int) -> tuple[int, int]:
        """The nearest square that infantry may enter."""
        squares = [
            (max(abs(x - a), abs(y - b)), abs(x - a) + abs(y - b), a, b)
            for a in range(self.width)
            for b in range(self.height)
            if self.is_open(a, b, INFANTRY)
        ]
        _, _, a, b = min(squares)
        return a, b

    def buildings_on(self, column: int, row: int) -> list[PrintedBuilding]:
        """The buildings of a board, from its middle outwards."""
        x, y = middle(column, row)
        near: list[tuple[int, PrintedBuilding]] = []
        for building in self.layout.buildings:
            hx, hy = building.origin
            centre_x = hx + len(building.plan[0]) // 2
            centre_y = hy + len(building.plan) // 2
            if centre_x // (2 * BOARD) == column and centre_y // (2 * BOARD) == row:
                near.append((abs(centre_x - 2 * x - 1) + abs(centre_y - 2 * y - 1), building))
        near.sort(key=lambda item: item[0])
        return [building for _, building in near]

    # Overlays.

    def places_for(self, overlay: Overlay) -> list[Place]:
        """All places where an overlay may be placed now."""
        if overlay.line:
            return [
                (2 * x, 2 * y, turned)
                for y in range(1, self.height - 1)
                for x in range(CLEAR_COLUMNS, self.width - CLEAR_COLUMNS - 1)
                for turned in (0, 90)
                if self.is_place_for(overlay, (2 * x, 2 * y, turned))
            ]
        return [
            (x, y, turned)
            for turned in _turns(overlay)
            for y in range(self.height)
            for x in range(CLEAR_COLUMNS, self.width - CLEAR_COLUMNS)
            if self.is_place_for(overlay, (x, y, turned))
        ]

    def is_place_for(self, overlay: Overlay, place: Place) -> bool:
        """Is the place free of buildings, water and overlays, and not near a rim?"""
        x, y, turned = place
        if overlay.line:
            return self._is_free_side(x, y, turned)
        across, down = overlay.turned_size(turned)
        off_the_rims = CLEAR_COLUMNS <= x <= self.width - CLEAR_COLUMNS - across
        if not off_the_rims or turned not in _turns(overlay):
            return False
        squares = [(x + dx, y + dy) for dx in range(across) for dy in range(down)]
        return all(self.layout.open_for_overlay(x, y) for x, y in squares)

    def _is_free_side(self, hx: int, hy: int, turned: int) -> bool:
        """Is no other line near, and could the squares on both sides hold an overlay?"""
        x, y = hx // 2, hy // 2
        first = CLEAR_COLUMNS + 1 if turned else CLEAR_COLUMNS
        off_the_rims = first <= x < self.width - CLEAR_COLUMNS - 1 and 1 <= y < self.height - 1
        if not off_the_rims or hx % 2 or hy % 2:
            return False
        for _, x1, y1, x2, y2 in self.layout.lines:
            if x1 - LINE_LENGTH < hx <= x2 and y1 - LINE_LENGTH < hy <= y2:
                return False
        beside = [(x, y - 1), (x, y), (x + 1, y - 1), (x + 1, y)]
        if turned:
            beside = [(x - 1, y), (x, y), (x - 1, y + 1), (x, y + 1)]
        return all(self.layout.open_for_overlay(a, b) for a, b in beside)

    def put_overlay(self, overlay: Overlay, place: Place) -> None:
        x, y, turned = place
        if overlay.line:
            across, down = (0, LINE_LENGTH) if turned else (LINE_LENGTH, 0)
            self.overlays.append({"overlay": overlay.id, "side": [x, y, x + across, y + down]})
            self.layout.lines.append((overlay.line, x, y, x + across, y + down))
            return
        entry: dict[str, Json] = {"overlay": overlay.id, "at": [x, y], "turned": turned}
        building = f"X{len(self.overlays)}" if overlay.building else ""
        if building:
            entry["building"] = building
        self.overlays.append(entry)
        self.layout.cover(overlay, x, y, turned, building)


def _turns(overlay: Overlay) -> tuple[int, ...]:
    """The distinct turns of an overlay."""
    across, down = overlay.size
    return (0, 90, 180, 270) if overlay.building else (0, 90) if across != down else (0,)


def middle(column: int, row: int) -> tuple[int, int]:
    """The middle square of a board."""
    return BOARD * column + BOARD // 2, BOARD * row + BOARD // 2
