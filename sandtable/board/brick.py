"""Brick grids: square tiles in parallel lines, each line shifted half a tile against the next.

A cell is (line, half): the number of its line and its offset along the line in half tiles
(doubled coordinates). An inner cell has six neighbours, as on hexes.
"""

from typing import TypeAlias

Cell: TypeAlias = tuple[int, int]


def neighbours(cell: Cell) -> list[Cell]:
    """The six cells that share a stretch of edge with this one."""
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
    """Why these cells are no brick layout, and the cell at fault; None if they are one."""
    seen: set[Cell] = set()
    for cell in cells:
        line, half = cell
        if (line + half) % 2 != (cells[0][0] + cells[0][1]) % 2:
            return "map-parity", cell
        if cell in seen:
            return "map-overlap", cell
        seen.add(cell)
    return None
