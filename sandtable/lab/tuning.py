"""Better weights for a game's policy, found by CMA-ES in games against the present ones.

All candidates of a generation play the same games, every generation others; what comes out is
measured in games that none of them has played.
"""

import json
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import sandtable
from sandtable.bots import Bot
from sandtable.kernel.action import Action
from sandtable.kernel.errors import BadInput
from sandtable.kernel.policy import Policy
from sandtable.kernel.state import digest_of
from sandtable.lab.fixtures import Fixture, Table, pairing
from sandtable.lab.journal import append_line, drop_torn_line, read_lines
from sandtable.lab.playing import play_with
from sandtable.lab.runners import Runner
from sandtable.lab.weights import WeightSpace

#: The names of both players in fixtures: with the weights that are tried, and with those of now.
TRIED: Final = "tried"
NOW: Final = "now"


@dataclass(frozen=True)
class Plan:
    """What is tuned, and how long."""

    tables: Sequence[Table]
    only: Sequence[str]
    seed: int
    generations: int
    #: Games of each candidate, and games that are kept for the end.
    games: int
    held_out: int
    #: How far candidates are from the present weights at first: 0.1 is about a tenth.
    spread: float

    def fixtures(self, generation: int) -> list[Fixture]:
        """The games of a generation."""
        begin = self.held_out + generation * self.games
        return self._pairing(begin + self.games)[begin:]

    def final(self) -> list[Fixture]:
        """The games for the end. They come first, so that more generations do not change them."""
        return self._pairing(self.held_out)

    def _pairing(self, count: int) -> list[Fixture]:
        return pairing(self.tables, (TRIED, NOW), self.seed, count)


@dataclass(frozen=True)
class Trial:
    """A game of a candidate, whose weights are ``values``."""

    candidate: int
    fixture: Fixture
    only: tuple[str, ...]
    values: tuple[float, ...]


class PolicyBot(Bot):
    """Takes what a policy likes best."""

    def __init__(self, seed: int, policy: Policy) -> None:
        super().__init__(seed)
        self.policy = policy
        self._deals = random.Random(0)

    def choose(self, view: Mapping[str, Any], legal: list[Action]) -> Action:
        if len(legal) == 1:
            return legal[0]
        state = sandtable.game(view["game"]).determinize(view, self._deals)
        return self.policy.choose(state, view["seat"], legal, self.rng)


@lru_cache(maxsize=4)
def tried_policy(game_id: str, only: tuple[str, ...], values: tuple[float, ...]) -> Policy:
    """The policy with other weights; a few are kept, because they remember what they have seen."""
    space = WeightSpace(sandtable.game(game_id), only)
    policy: Policy = type(space.policy)(space.weights(values))
    return policy


def play_trial(trial: Trial) -> float:
    """The score of the weights that are tried."""
    fixture = trial.fixture
    policies = {
        TRIED: tried_policy(fixture.table.game, trial.only, trial.values),
        NOW: sandtable.game(fixture.table.game).policy(),
    }
    bots = {
        seat: PolicyBot(fixture.seed + number, policies[name])
        for number, (seat, name) in enumerate(fixture.players.items())
    }
    return play_with(fixture, bots).score_of_bot(TRIED)


class Tuning:
    """A run of the optimiser, which continues from a file if there is one."""

    def __init__(self, plan: Plan, runner: Runner, path: Path | None) -> None:
        try:
            import numpy
            from cmaes import CMA
        except ImportError:
            raise BadInput("lab-needs-extra", "tune", extra="lab") from None
        self.plan = plan
        self.runner = runner
        self.path = path
        self.game = sandtable.game(plan.tables[0].game)
        self.space = WeightSpace(self.game, plan.only)
        size = len(self.space.places)
        self.optimiser: Any = CMA(mean=numpy.zeros(size), sigma=plan.spread, seed=plan.seed % 2**32)
        self.digest = digest_of(
            {
                "game": [self.game.id, self.game.rules],
                "scenarios": [[table.scenario, dict(table.options)] for table in plan.tables],
                "weights": dict(
                    zip(self.space.labels, self.space.values(self.space.now), strict=True)
                ),
                "numbers": [plan.seed, plan.games, plan.held_out, plan.spread],
            }
        )

    @property
    def total(self) -> int:
        """The number of games of the whole run."""
        each = self.optimiser.population_size * self.plan.games
        return int(self.plan.generations * each + self.plan.held_out)

    def run(self, report: Callable[[int], None]) -> list[float]:
        """The tuned weights; ``report`` is told how many games have been done."""
        known = self._known()
        for generation in range(self.plan.generations):
            points = [self.optimiser.ask() for _ in range(self.optimiser.population_size)]
            scores = known.get(generation)
            if scores is None:
                scores = self._play(
                    generation, [self.space.moved(point) for point in points], report
                )
                self._keep(generation, scores)
            else:
                report(len(points) * self.plan.games)
            # It looks for the smallest value.
            self.optimiser.tell(
                [(point, -score) for point, score in zip(points, scores, strict=True)]
            )
        return self.space.moved([float(step) for step in self.optimiser.mean])

    def measure(self, values: Sequence[float], report: Callable[[int], None]) -> float:
        """The points of weights in the games that were held out."""
        fixtures = self.plan.final()
        return sum(self._scores(fixtures, [values], report)[0])

    def _play(
        self, generation: int, candidates: list[list[float]], report: Callable[[int], None]
    ) -> list[float]:
        scores = self._scores(self.plan.fixtures(generation), candidates, report)
        return [sum(each) / len(each) for each in scores]

    def _scores(
        self,
        fixtures: Sequence[Fixture],
        candidates: Sequence[Sequence[float]],
        report: Callable[[int], None],
    ) -> list[list[float]]:
        """The scores of each candidate, in the order in which its games end."""
        scores: list[list[float]] = [[] for _ in candidates]
        for trial, score in self.runner.run(play_trial, self._trials(fixtures, candidates)):
            scores[trial.candidate].append(score)
            report(1)
        return scores

    def _trials(
        self, fixtures: Sequence[Fixture], candidates: Sequence[Sequence[float]]
    ) -> Iterator[Trial]:
        for number, values in enumerate(candidates):
            for fixture in fixtures:
                yield Trial(number, fixture, tuple(self.plan.only), tuple(values))

    def _known(self) -> dict[int, list[float]]:
        """The scores of the generations that the file has; lines of other runs are passed over."""
        if self.path is None or not self.path.exists():
            return {}
        drop_torn_line(self.path)
        known: dict[int, list[float]] = {}
        for line, where in read_lines(self.path):
            try:
                document = json.loads(line)
                if document["tuning"] == self.digest:
                    known[int(document["generation"])] = [float(x) for x in document["scores"]]
            except (KeyError, TypeError, ValueError):
                raise BadInput("lab-not-a-result", where) from None
        return known

    def _keep(self, generation: int, scores: list[float]) -> None:
        if self.path is not None:
            document = {"tuning": self.digest, "generation": generation, "scores": scores}
            append_line(self.path, json.dumps(document) + "\n")
