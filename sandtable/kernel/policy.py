"""A policy: how good each legal action looks to a seat.

A policy is asked about a State that the seat may know: its own determinization, or a position that
a search has reached from one. It uses only what the seat knows there, and leaves the state as it
was. A game has its own policy beside its rules (``Game.policy``); any other game gets ``TryOut``.
"""

import random
from typing import Final, TypeAlias

from sandtable.kernel.action import Action
from sandtable.kernel.chance import Seeded
from sandtable.kernel.native import mypyc_attr
from sandtable.kernel.state import State

#: Actions with their scores.
Scores: TypeAlias = list[tuple[float, Action]]
#: Scores that differ by less count as equal.
EQUAL: Final = 1e-9
#: The score of an action that a policy does not even consider.
UNRATED: Final = -1e6
#: How often an action is tried out, each time with different dice.
TRIALS: Final = 8


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Scores the actions of a decision. A subclass provides ``scores``."""

    def scores(self, state: State, seat: str, legal: list[Action]) -> Scores:
        """The actions worth considering, in any order; a higher score is better.

        There are at least two to choose from. Scores are comparable within one decision only.
        """
        raise NotImplementedError

    def rank(self, state: State, seat: str, legal: list[Action]) -> Scores:
        """Every legal action with its score, best first; equal ones in the order of ``scores``.

        An action with several scores, for several reasons to take it, counts with the highest.
        """
        if len(legal) == 1:
            return [(0.0, legal[0])]
        highest: dict[Action, float] = {}
        for score, action in self.scores(state, seat, legal):
            if score > highest.get(action, UNRATED):
                highest[action] = score
        for action in legal:
            if action not in highest:
                highest[action] = UNRATED
        return sorted([(score, action) for action, score in highest.items()], key=_from_best)

    def choose(self, state: State, seat: str, legal: list[Action], rng: random.Random) -> Action:
        """The action with the highest score; ties are broken at random."""
        if len(legal) == 1:
            return legal[0]
        return best(self.scores(state, seat, legal), rng)


class TryOut(Policy):
    """Tries every action out several times, and judges the results by ``State.evaluate``."""

    def scores(self, state: State, seat: str, legal: list[Action]) -> Scores:
        return try_out(state, seat, legal, random.Random(0))

    def choose(self, state: State, seat: str, legal: list[Action], rng: random.Random) -> Action:
        if len(legal) == 1:
            return legal[0]
        return best(try_out(state, seat, legal, rng), rng)


def try_out(state: State, seat: str, legal: list[Action], rng: random.Random) -> Scores:
    """The average result of each action for the seat's side, all with the same dice."""
    side = state.side_of(seat)
    seeds = [rng.getrandbits(32) for _ in range(TRIALS)]
    scores: Scores = []
    for action in legal:
        worth = 0.0
        for seed in seeds:
            after = state.clone()
            after.apply(seat, action, Seeded(seed))
            worth += after.evaluate(side)
        scores.append((worth / TRIALS, action))
    return scores


def best(scores: Scores, rng: random.Random) -> Action:
    """The action with the highest score; ties are broken at random."""
    top = scores[0][0]
    for score, _ in scores:
        if score > top:
            top = score
    equals = [action for score, action in scores if score > top - EQUAL]
    return equals[0] if len(equals) == 1 else rng.choice(equals)


def _from_best(one: tuple[float, Action]) -> float:
    return -one[0]
