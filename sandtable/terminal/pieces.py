"""Styled pieces of text, and packing counters into a small space."""

from collections.abc import Iterable
from typing import TypeAlias

from sandtable.terminal.palette import SideMark

#: Part of a line: text and style.
Piece: TypeAlias = tuple[str, str]


def outlined(mark: SideMark, codes: Iterable[str]) -> list[Piece]:
    """Counters of one side in their outline."""
    return [(f"{mark.shape.left}{' '.join(codes)}{mark.shape.right}", mark.piece)]


def pack(blocks: list[list[Piece]], width: int, height: int) -> list[list[Piece]] | None:
    """Blocks in rows, separated by gaps if there is room; None if they do not fit."""
    for gap in (" ", ""):
        rows: list[list[Piece]] = []
        for block in blocks:
            if rows and length(rows[-1]) + len(gap) + length(block) <= width:
                rows[-1] += [(gap, ""), *block]
            else:
                rows.append(list(block))
        if len(rows) <= height and all(length(row) <= width for row in rows):
            return rows
    return None


def length(pieces: Iterable[Piece]) -> int:
    return sum(len(text) for text, _ in pieces)
