"""Brick grids: square tiles in parallel lines, each line shifted by half a tile.

A cell is (line, half): the number of its line and its offset along the line in half tiles
(doubled coordinates). An inner cell has six neighbours, like a hex.
"""

from typing import TypeAlias

Cell: TypeAlias = tuple[int, int]


def neighbours(cell: Cell) -> list[Cell]:
    """The six cells that share part of an edge with this one."""
    line, half = cell
    return [
        (line, half - 2),
        (line, half + 2),
        (line - 1, half - 1),
        (line - 1, half + 1),
        (line + 1, half - 1),
        (line + 1, half + 1),
    ]


def distance(a: Cell, b: Cell) -> int:
    """Steps between two cells on a grid without holes."""
    lines = abs(a[0] - b[0])
    halves = abs(a[1] - b[1])
    return lines + max(0, (halves - lines) // 2)


def fault(cells: list[Cell]) -> tuple[str, Cell] | None:
    """Why these cells are not a brick layout, and the offending cell; None if they are one."""
    seen: set[Cell] = set()
    for cell in cells:
        line, half = cell
        if (line + half) % 2 != (cells[0][0] + cells[0][1]) % 2:
            return "map-parity", cell
        if cell in seen:
            return "map-overlap", cell
        seen.add(cell)
    return None
