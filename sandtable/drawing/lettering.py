"""Boards as plain text: rows of cells, each of a few short lines."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

#: Cells by row and column; a column is half as wide as a cell, so that rows can be staggered.
Cells: TypeAlias = Mapping[tuple[int, int], Sequence[str]]


def print_grid(cells: Cells) -> str:
    """The cells side by side, with staggered rows in between."""
    if not cells:
        return ""
    width = 1 + max(len(line) for lines in cells.values() for line in lines)
    width += width % 2
    height = max(len(lines) for lines in cells.values())
    first = min(column for _, column in cells)
    rows: dict[int, list[list[str]]] = {}
    for (row, column), lines in sorted(cells.items()):
        printed = rows.setdefault(row, [[] for _ in range(height)])
        at = (column - first) * width // 2
        for number in range(height):
            line = lines[number] if number < len(lines) else ""
            so_far = "".join(printed[number])
            printed[number] = [so_far.ljust(at) + line.ljust(width)]
    return "\n".join(_lines(rows[row] for row in sorted(rows)))


def _lines(rows: Iterable[list[list[str]]]) -> list[str]:
    return ["".join(line).rstrip() for row in rows for line in row]
