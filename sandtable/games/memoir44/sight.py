"""Line of sight (M44-13, M44-23)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sandtable.games.memoir44.state import MemoirState


def sees(state: MemoirState, start: int, end: int) -> bool:
    """Is the line clear? Along an edge, only obstructions on both sides block it (M44-13.8)."""
    line = state.scenario.line(start, end)
    for hex in line.crossed:
        if obstructs(state, hex, start, end):
            return False
    if not line.left and not line.right:
        return True
    left = any(obstructs(state, hex, start, end) for hex in line.left)
    right = any(obstructs(state, hex, start, end) for hex in line.right)
    if state.options["edge_blocks"]:  # A25: off the board counts as an obstruction
        left = left or not line.left
        right = right or not line.right
    return not (left and right)


def obstructs(state: MemoirState, hex: int, start: int, end: int) -> bool:
    """Units, blocking terrain (M44-13.5, 13.12) and hills of other plateaus obstruct."""
    if state.unit_in[hex] >= 0 or state.scenario.bunker[hex]:
        return True
    ground = state.scenario.terrain[hex]
    if ground.hill:
        return hill_obstructs(state, hex, start, end)
    return ground.blocks_sight


def hill_obstructs(state: MemoirState, hex: int, start: int, end: int) -> bool:
    """A hill hex in between is ignored if both units are on that same hill (M44-23.5)."""
    if state.options["same_height"]:  # M44-23.12
        return not (state.scenario.terrain[start].hill and state.scenario.terrain[end].hill)
    plateau = state.scenario.plateau
    return not plateau[start] == plateau[hex] == plateau[end]


def hills_between(state: MemoirState, start: int, end: int) -> bool:
    """Do hills alone block the line? Only these can stop artillery, in some scenarios."""
    line = state.scenario.line(start, end)
    hills = state.scenario.terrain

    def blocks(hex: int) -> bool:
        return hills[hex].hill and hill_obstructs(state, hex, start, end)

    if any(blocks(hex) for hex in line.crossed):
        return True
    return any(blocks(hex) for hex in line.left) and any(blocks(hex) for hex in line.right)
