"""A player that plays its best candidates on, many times, before it chooses one.

Each sample is a world that agrees with what the seat knows, and dice. Every candidate is played on
in the same world with the same dice, with the game's policy for all seats, up to a horizon
(``Value.horizon``) or beyond, where the game's value says how likely the seat's side is to win.
The policy's own choice is only left for one that is clearly better. Where no candidate has any
hope, the bot resigns.
"""

import math
import time
from collections.abc import Mapping
from typing import Any, Final

import sandtable
from sandtable.bots.base import Bot
from sandtable.bots.resigning import ENOUGH, is_lost, may_resign
from sandtable.kernel.action import RESIGN, Action
from sandtable.kernel.game import Game
from sandtable.kernel.playout import play_out
from sandtable.kernel.policy import UNRATED
from sandtable.kernel.state import State
from sandtable.kernel.value import Value

#: Samples before the first candidates are dropped; fewer tell nothing. A large search takes a tenth
#: of its samples.
WARM_UP: Final = 6
TENTH: Final = 10
#: Candidates are left out if there is no time to compare all of them in this many samples.
FEWEST: Final = 8
#: How large a gain must be to leave the policy's choice, and how sure, in standard errors.
CLEAR: Final = 0.005
SURE: Final = 1.0
#: A candidate is dropped if its gain would not be clear, or not as high as the leader's, even if
#: it were higher by this many standard errors.
HOPELESS: Final = 1.0
#: The race is over when the last candidate's gain is clear by this many standard errors.
CERTAIN: Final = 2.0


class Candidate:
    """An action, and how much more often it wins than the policy's choice, sample by sample."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.total = 0.0
        self.gain = 0.0
        self.squares = 0.0
        self.samples = 0

    def add(self, chance: float, first: float) -> None:
        self.samples += 1
        self.total += chance
        self.gain += chance - first
        self.squares += (chance - first) ** 2

    @property
    def chance(self) -> float:
        return self.total / self.samples

    @property
    def mean(self) -> float:
        return self.gain / self.samples

    @property
    def error(self) -> float:
        """The standard error of the mean gain."""
        variance = self.squares / self.samples - self.mean**2
        return float((max(0.0, variance) / max(1, self.samples - 1)) ** 0.5)


class Farther(Value):
    """A value that is asked only when its horizon has been reached several times, one by one."""

    def __init__(self, value: Value, horizons: int) -> None:
        self.value = value
        self.left = horizons
        #: Where the horizon before this one was; none yet.
        self.last: tuple[int, ...] = ()

    def horizon(self, start: tuple[int, ...], now: tuple[int, ...]) -> bool:
        if self.value.horizon(self.last or start, now):
            self.left -= 1
            self.last = now
        return self.left == 0

    def estimate(self, state: State) -> float:
        return self.value.estimate(state)


class Budget:
    """What a decision may cost: samples, and seconds of the processor.

    Time is that of the thread: a busy machine makes a bot slower, not weaker.
    """

    def __init__(self, samples: int, seconds: float) -> None:
        self.samples = samples
        self.seconds = seconds
        self._begun = time.thread_time()
        self._playouts = 0

    def allows_playout(self) -> bool:
        """Is there time for one more playout, if it takes as long as the others did?"""
        spent = time.thread_time() - self._begun
        usual = spent / self._playouts if self._playouts else 0.0
        self._playouts += 1
        return spent + usual <= self.seconds


class SearchBot(Bot):
    """Compares its best candidates, within a limit of samples and of seconds.

    Without a limit of time, the same seed gives the same choices on any machine.
    """

    def __init__(
        self,
        seed: int,
        candidates: int,
        samples: int,
        seconds: float = math.inf,
        horizons: int = 1,
    ) -> None:
        super().__init__(seed)
        self.candidates = candidates
        self.samples = samples
        self.seconds = seconds
        self.horizons = horizons

    def choose(self, view: Mapping[str, Any], legal: list[Action]) -> Action:
        if len(legal) == 1:
            return legal[0]
        game = sandtable.game(view["game"])
        budget = Budget(self.samples, self.seconds)
        seat = view["seat"]
        root = game.determinize(view, self.rng)
        ranked = game.policy().rank(root, seat, legal)[: self.candidates]
        rated = [action for score, action in ranked if score > UNRATED]
        if len(rated) < 2:
            return ranked[0][1]
        if self.seconds < math.inf and budget.allows_playout():
            rated = rated[: self.affordable(game, root, seat, rated[0])]
        return self.race(game, root, seat, [Candidate(action) for action in rated], budget)

    def affordable(self, game: Game, root: State, seat: str, action: Action) -> int:
        """How many candidates there is time to compare, going by a playout that does not count."""
        begun = time.thread_time()
        play_out(root, seat, action, game.policy(), self.value(game), 0)
        each = max(1e-6, time.thread_time() - begun)
        return max(2, int(self.seconds / (each * FEWEST)))

    def value(self, game: Game) -> Value:
        """What judges the end of a playout, and says where that is; for one playout only."""
        return game.value() if self.horizons == 1 else Farther(game.value(), self.horizons)

    def race(
        self, game: Game, root: State, seat: str, field: list[Candidate], budget: Budget
    ) -> Action:
        """The winner among the candidates, or ``RESIGN``; the first one is the policy's choice."""
        first, rest = field[0], field[1:]
        may_end = may_resign(game, root, seat)
        lost = in_doubt = False
        goal = min(max(WARM_UP, budget.samples // TENTH), budget.samples)
        while self.sample(game, root, seat, [first, *rest], budget):
            if first.samples < goal:
                continue
            rest = still_racing(rest)
            lost = may_end and is_lost(one.chance for one in field)
            in_doubt = lost and first.samples < ENOUGH
            decided = not rest or has_winner(rest) or first.samples >= budget.samples
            if decided and not in_doubt:
                break
            goal = 2 * goal if decided else min(2 * goal, budget.samples)
        if lost and not in_doubt:
            return RESIGN
        if first.samples < WARM_UP:
            return first.action
        best = max(rest, key=mean_gain, default=first)
        clear = best.mean > CLEAR and best.mean > SURE * best.error
        return best.action if clear else first.action

    def sample(
        self, game: Game, root: State, seat: str, field: list[Candidate], budget: Budget
    ) -> bool:
        """Play all candidates on in one world, with the same dice.

        If there is no time for all of them, none is counted.
        """
        world = game.redeal(root, seat, self.rng)
        seed = self.rng.getrandbits(31)
        policy = game.policy()
        chances: list[float] = []
        for candidate in field:
            if not budget.allows_playout():
                return False
            value = self.value(game)
            chances.append(play_out(world, seat, candidate.action, policy, value, seed))
        for candidate, chance in zip(field, chances, strict=True):
            candidate.add(chance, chances[0])
        return True


def still_racing(rest: list[Candidate]) -> list[Candidate]:
    """The better half of those that may turn out best, and better than the policy's choice.

    So most samples are spent on what is hard to tell apart.
    """
    hopeful = [one for one in rest if one.mean + HOPELESS * one.error > CLEAR]
    hopeful.sort(key=mean_gain, reverse=True)
    half = hopeful[: (len(hopeful) + 1) // 2]
    return [one for one in half if one.mean + HOPELESS * one.error >= half[0].mean]


def mean_gain(one: Candidate) -> float:
    return one.mean


def has_winner(rest: list[Candidate]) -> bool:
    """Is one candidate left, and certainly better than the policy's choice?"""
    return len(rest) == 1 and rest[0].mean - CERTAIN * rest[0].error > CLEAR
