"""The value of a position: how likely each side is to win it, for searches that stop half-way.

A game has its own value beside its rules (``Game.value``): features of a position, and weights for
them that were fitted to games between bots. Any other game gets ``Estimate``.
"""

import math
from collections.abc import Mapping
from typing import Any, ClassVar, Final

from sandtable.kernel.native import mypyc_attr
from sandtable.kernel.state import State

#: Weights beyond this are as good as certain.
CERTAIN: Final = 30.0
#: The horizon of a game that does not have its own, in changes of ``State.turn_key``.
TURNS: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """Judges positions, and says how far to look ahead. A subclass provides ``estimate``."""

    #: The playouts of each candidate in the first, quick pass of an analysis.
    quick: ClassVar[int] = 6
    #: How far a beginner's judgement is off, as a share of the usual difference between scores.
    slips: ClassVar[float] = 0.4
    #: The first third of a long game, in changes of ``State.turn_key``: too early to give up.
    opening: ClassVar[int] = 3

    def estimate(self, state: State) -> float:
        """The chance of the first side to win a game that goes on, from 0 to 1."""
        raise NotImplementedError

    def horizon(self, start: tuple[int, ...], now: tuple[int, ...]) -> bool:
        """Is ``now`` late enough to judge what was done at ``start``? Both are turn keys."""
        return now[0] >= start[0] + TURNS

    def chance(self, state: State, side: str) -> float:
        """The chance of a side to win, from 0 to 1; a draw counts as half a win."""
        if state.outcome is not None:
            winner = state.outcome.winner
            return 0.5 if winner is None else float(winner == side)
        first = self.estimate(state)
        return first if side == state.sides[0] else 1.0 - first


class Estimate(Value):
    """The hand-written estimate of a game without a fitted value."""

    def estimate(self, state: State) -> float:
        return 0.5 + 0.5 * state.evaluate(state.sides[0])


@mypyc_attr(allow_interpreted_subclasses=True)
class FittedValue(Value):
    """A logistic function of features; each scenario may have weights of its own.

    The first weight is that of a feature which is always 1. A subclass provides ``features`` and
    ``scenario``.
    """

    def __init__(self, document: Mapping[str, Any]) -> None:
        self.pooled = [float(weight) for weight in document["weights"]]
        self.own: dict[str, list[float]] = {
            name: [float(weight) for weight in weights]
            for name, weights in document["scenarios"].items()
        }

    def features(self, state: State) -> list[float]:
        """Numbers that say who is ahead; always as many, in the same order."""
        raise NotImplementedError

    def scenario(self, state: State) -> str:
        """The id of the scenario, "" if it is not one of the game's."""
        raise NotImplementedError

    def estimate(self, state: State) -> float:
        weights = self.own.get(self.scenario(state), self.pooled)
        total = weights[0]
        for number, feature in enumerate(self.features(state), 1):
            total += weights[number] * feature
        return logistic(total)


def logistic(total: float) -> float:
    if total > CERTAIN:
        return 1.0
    if total < -CERTAIN:
        return 0.0
    return 1.0 / (1.0 + math.exp(-total))
