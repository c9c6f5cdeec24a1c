"""A hand-written estimate of a position, for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.memoir44.medals import medals

if TYPE_CHECKING:
    from sandtable.games.memoir44.state import MemoirState

#: What a medal and a figure are worth.
MEDAL: Final = 1.0
FIGURE: Final = 0.15


def evaluate(s: MemoirState, side: int) -> float:
    """-1 lost, 0 even, 1 won."""
    if s.outcome is not None:
        if s.outcome.winner is None:
            return 0.0
        return 1.0 if s.outcome.winner == ("allies", "axis")[side] else -1.0
    total = worth(s, side) - worth(s, 1 - side)
    return total / (1.0 + abs(total))


def worth(s: MemoirState, side: int) -> float:
    """Medals, weighed by how few are missing, and figures on the board."""
    target = s.battle.medals[side]
    value = MEDAL * 4.0 * medals(s, side) / target
    for unit in s.battle.units:
        if unit.side == side and s.at[unit.index] >= 0:
            value += FIGURE * s.figures[unit.index] / unit.figures
            value += FIGURE  # a weak unit still fights in full (M44-11.5)
    return value
