"""Line of sight (M44-13, M44-23)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sandtable.games.memoir44.state import MemoirState


def sees(s: MemoirState, start: int, end: int) -> bool:
    """Is the line free? An edge blocks only with obstructions on both sides of it (M44-13.8)."""
    line = s.battle.line(start, end)
    for hex in line.crossed:
        if obstructs(s, hex, start, end):
            return False
    if not line.left and not line.right:
        return True
    left = any(obstructs(s, hex, start, end) for hex in line.left)
    right = any(obstructs(s, hex, start, end) for hex in line.right)
    if s.options["edge_blocks"]:  # A25: off the board counts as an obstruction
        left = left or not line.left
        right = right or not line.right
    return not (left and right)


def obstructs(s: MemoirState, hex: int, start: int, end: int) -> bool:
    """Units and blocking terrain do (M44-13.5, 13.12), and hills of another plateau."""
    if s.unit_in[hex] >= 0 or s.battle.bunker[hex]:
        return True
    ground = s.battle.terrain[hex]
    if ground.hill:
        return hill_obstructs(s, hex, start, end)
    return ground.blocks_sight


def hill_obstructs(s: MemoirState, hex: int, start: int, end: int) -> bool:
    """A hill hex between is ignored if both units stand on that very hill (M44-23.5)."""
    if s.options["same_height"]:  # M44-23.12
        return not (s.battle.terrain[start].hill and s.battle.terrain[end].hill)
    plateau = s.battle.plateau
    return not plateau[start] == plateau[hex] == plateau[end]


def hills_between(s: MemoirState, start: int, end: int) -> bool:
    """Do hills alone block the line? Only then are guns stopped, where a scenario says so."""
    line = s.battle.line(start, end)
    hills = s.battle.terrain

    def blocks(hex: int) -> bool:
        return hills[hex].hill and hill_obstructs(s, hex, start, end)

    if any(blocks(hex) for hex in line.crossed):
        return True
    return any(blocks(hex) for hex in line.left) and any(blocks(hex) for hex in line.right)
