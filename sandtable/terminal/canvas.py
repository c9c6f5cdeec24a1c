"""A grid of characters on which boxes share and join their edges."""

from typing import Final

from rich.text import Text

#: The directions in which a line leaves a cell.
NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
_LINES: Final = {
    EAST | WEST: "─",
    NORTH | SOUTH: "│",
    EAST | SOUTH: "┌",
    WEST | SOUTH: "┐",
    EAST | NORTH: "└",
    WEST | NORTH: "┘",
    NORTH | SOUTH | EAST: "├",
    NORTH | SOUTH | WEST: "┤",
    EAST | WEST | SOUTH: "┬",
    EAST | WEST | NORTH: "┴",
    NORTH | EAST | SOUTH | WEST: "┼",
}


class Canvas:
    """Styled characters; later ones cover earlier ones."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._signs = [[" "] * width for _ in range(height)]
        self._styles = [[""] * width for _ in range(height)]
        self._ways = [[0] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write text from a cell to the right; what does not fit is cut off."""
        for i, sign in enumerate(text):
            if 0 <= x + i < self.width and 0 <= y < self.height:
                self._signs[y][x + i] = sign
                self._styles[y][x + i] = style

    def fill(self, x: int, y: int, width: int, height: int, style: str) -> None:
        for row in range(y, y + height):
            self.put(x, row, " " * width, style)

    def box(self, x: int, y: int, width: int, height: int, style: str) -> None:
        """Outline a box; where its edge meets another box's, the lines are joined."""
        right, bottom = x + width - 1, y + height - 1
        for column in range(x, right + 1):
            ways = (EAST if column < right else 0) | (WEST if column > x else 0)
            self._line(column, y, ways, style)
            self._line(column, bottom, ways, style)
        for row in range(y, bottom + 1):
            ways = (SOUTH if row < bottom else 0) | (NORTH if row > y else 0)
            self._line(x, row, ways, style)
            self._line(right, row, ways, style)

    def _line(self, x: int, y: int, ways: int, style: str) -> None:
        if not (0 <= x < self.width and 0 <= y < self.height):
            return
        self._ways[y][x] |= ways
        self.put(x, y, _LINES.get(self._ways[y][x], " "), style)

    def lines(self) -> list[Text]:
        """The rows as text, without trailing blanks."""
        return [self._row(y) for y in range(self.height)]

    def _row(self, y: int) -> Text:
        signs, styles = self._signs[y], self._styles[y]
        end = self.width
        while end and signs[end - 1] == " " and not styles[end - 1]:
            end -= 1
        row = Text(no_wrap=True)
        start = 0
        for x in range(1, end + 1):
            if x == end or styles[x] != styles[start]:
                row.append("".join(signs[start:x]), styles[start] or None)
                start = x
        return row
