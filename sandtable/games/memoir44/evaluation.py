"""A hand-written estimate of a position, for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.memoir44.medals import holds, medals
from sandtable.games.memoir44.scenario import SIDES

if TYPE_CHECKING:
    from sandtable.games.memoir44.state import MemoirState

#: The worth of all the medals that a side needs; the last ones count most.
TARGET: Final = 4.0
#: A unit that can still fight, and its figures: a weak unit fights with full strength (M44-11.5),
#: but is soon a medal for the enemy.
UNIT: Final = 0.15
FIGURES: Final = 0.35
#: The towns that would end the battle, by the share that a side holds.
SUDDEN_DEATH: Final = 0.8


def evaluate(state: MemoirState, side: int) -> float:
    """-1 lost, 0 even, 1 won."""
    if state.outcome is not None:
        if state.outcome.winner is None:
            return 0.0
        return 1.0 if state.outcome.winner == SIDES[side] else -1.0
    total = worth(state, side) - worth(state, 1 - side)
    return total / (1.0 + abs(total))


def worth(state: MemoirState, side: int) -> float:
    """Medals, weighted by how few are missing, units on the board, and towns held."""
    share = medals(state, side) / state.scenario.medals[side]
    value = TARGET * share * (1.0 + share) / 2.0
    for unit in state.scenario.units:
        if unit.side == side and state.at[unit.index] >= 0:
            value += unit.worth * (UNIT + FIGURES * state.figures[unit.index] / unit.figures)
    for sudden in state.scenario.sudden_death:
        if sudden.side == side:
            value += SUDDEN_DEATH * holds(state, side, sudden.hexes) / sudden.need
    return value
