"""The possible outcomes of an action: every result of its dice, with its probability."""

import math
import random
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Final

from sandtable.kernel.chance import Chance, ChanceResult
from sandtable.kernel.event import Event
from sandtable.kernel.state import State

#: How many branches are enumerated, or sampled if there are more.
LIMIT: Final = 10_000


class Branch:
    """One way an action can turn out.

    ``rolls`` are the results of chance in the order they were requested, as in a record.
    """

    def __init__(
        self,
        probability: Fraction,
        state: State,
        events: list[Event],
        rolls: list[ChanceResult],
    ) -> None:
        self.probability = probability
        self.state = state
        self.events = events
        self.rolls = rolls

    def __repr__(self) -> str:
        return f"<Branch {self.probability}: rolls {self.rolls}>"


class Outcomes:
    """The branches of an action. ``exact``: these are all branches, not a sample."""

    def __init__(self, exact: bool, branches: list[Branch]) -> None:
        self.exact = exact
        self.branches = branches

    def __repr__(self) -> str:
        count = len(self.branches)
        kind = "exact" if self.exact else "sampled"
        return f"<Outcomes: {count} {'branch' if count == 1 else 'branches'}, {kind}>"

    def probability(self, holds: Callable[[Branch], bool]) -> Fraction:
        """The probability that a predicate holds for the outcome."""
        found = Fraction(0)
        for branch in self.branches:
            if holds(branch):
                found += branch.probability
        return found


def outcomes(
    state: State, seat: str, action: Sequence[str], limit: int = LIMIT, seed: int = 0
) -> Outcomes:
    """Everything an action can lead to, up to the next decision; the state itself is not changed.

    Dice and small shuffles are enumerated: at most about ``limit`` branches. A shuffle with more
    orders than that, and whatever follows it, is sampled several times in each of its branches. If
    the dice alone make more branches than ``limit``, that many are sampled, all equally probable.
    ``seed`` is the seed of the samples.

    The position is used as it is, with everything hidden in it. To find out what a seat can
    expect, use states that agree with its view (``Game.determinize``).
    """
    state.legal(seat)  # computed once for all branches
    rng = random.Random(seed)
    runs: list[_Run] = [_run(state, seat, action, [], limit, rng)]
    following = runs[-1].following()
    while following:
        if len(runs) == limit:
            whole = [_run(state, seat, action, [], 0, rng) for _ in range(limit)]
            return Outcomes(False, [run.branch(limit) for run in whole])
        runs.append(_run(state, seat, action, following, limit, rng))
        following = runs[-1].following()
    draws = max(1, limit // len(runs))
    exact = True
    branches: list[Branch] = []
    for run in runs:
        if run.chance.random:
            exact = False
            branches.append(run.branch(draws))
            for _ in range(draws - 1):
                other = _run(state, seat, action, run.chance.numbers, limit, rng)
                branches.append(other.branch(draws))
        else:
            branches.append(run.branch(1))
    return Outcomes(exact, branches)


def _run(
    state: State,
    seat: str,
    action: Sequence[str],
    prefix: list[int],
    limit: int,
    rng: random.Random,
) -> "_Run":
    """The action on a copy, with ``prefix`` as the first results of chance."""
    copy = state.clone()
    copy.recall(state)
    chance = _Enumerated(prefix, limit, rng)
    return _Run(copy, copy.apply(seat, action, chance), chance)


class _Enumerated(Chance):
    """Returns the results numbered in ``prefix``, then the first possible result each time.

    From the first request with more than ``limit`` results onwards, everything is random.
    """

    def __init__(self, prefix: list[int], limit: int, rng: random.Random) -> None:
        self.prefix = prefix
        self.limit = limit
        self.rng = rng
        self.random = False
        #: What was enumerated: the number of each result, and how many there were.
        self.numbers: list[int] = []
        self.sizes: list[int] = []
        self.rolls: list[ChanceResult] = []

    def die(self, name: str, faces: int) -> int:
        number = self._next(faces)
        self.rolls.append(number)
        return number

    def order(self, name: str, count: int) -> list[int]:
        number = self._next(math.factorial(count))
        left = list(range(count))
        result: list[int] = []
        for size in range(count, 0, -1):
            number, index = divmod(number, size)
            result.append(left.pop(index))
        self.rolls.append(result)
        return result[:]

    def _next(self, size: int) -> int:
        """The number of the next result, out of ``size``."""
        if self.random or size > self.limit:
            self.random = True
            return self.rng.randrange(size)
        asked = len(self.numbers)
        number = self.prefix[asked] if asked < len(self.prefix) else 0
        self.numbers.append(number)
        self.sizes.append(size)
        return number


class _Run:
    """One way an action turned out."""

    def __init__(self, state: State, events: list[Event], chance: _Enumerated) -> None:
        self.state = state
        self.events = events
        self.chance = chance

    def branch(self, draws: int) -> Branch:
        """This run as one of ``draws`` equally probable samples of the same enumerated results."""
        probability = Fraction(1, math.prod(self.chance.sizes) * draws)
        return Branch(probability, self.state, self.events, self.chance.rolls)

    def following(self) -> list[int]:
        """The prefix of the next run, counted up like an odometer; [] after the last one."""
        numbers, sizes = self.chance.numbers[:], self.chance.sizes[:]
        while numbers and numbers[-1] + 1 == sizes[-1]:
            numbers.pop()
            sizes.pop()
        if numbers:
            numbers[-1] += 1
        return numbers
