"""Fitting a game's value (``kernel/value.py``) to games between bots that play by its policy."""

import json
import random
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy

import sandtable
from sandtable.kernel.chance import Seeded
from sandtable.kernel.game import Game
from sandtable.kernel.value import FittedValue

#: How much weights are held back: the pooled ones towards zero, those of a scenario towards them.
POOLED: Final = 2.0
OWN: Final = 20.0
#: The share of the games that weights are tested on.
HELD_OUT: Final = 5
#: When to stop looking for the best weights.
STEPS: Final = 50
CONVERGED: Final = 1e-6


@dataclass
class Sample:
    """One game: the features at the beginning of each turn, and the first side's result."""

    scenario: str
    seed: int
    positions: list[list[float]]
    result: float


def play_sample(task: tuple[str, str, int]) -> Sample:
    """Play a game (its id, the scenario, a seed) by the policy."""
    game_id, scenario, seed = task
    game = sandtable.game(game_id)
    value, policy = game.value(), game.policy()
    assert isinstance(value, FittedValue)
    chance, rng = Seeded(seed), random.Random(seed)
    state = game.start(scenario, chance)
    positions: list[list[float]] = []
    turn: tuple[int, ...] = ()
    while actors := state.actors():
        if state.turn_key() != turn:
            turn = state.turn_key()
            positions.append(value.features(state))
        seat = actors[0]
        state.apply(seat, policy.choose(state, seat, state.legal(seat), rng), chance)
    winner = None if state.outcome is None else state.outcome.winner
    result = 0.5 if winner is None else float(winner == state.sides[0])
    return Sample(scenario, seed, positions, result)


class Matrix:
    """The positions of some games, each game with the same weight in all."""

    def __init__(self, samples: list[Sample]) -> None:
        rows = [[1.0, *features] for sample in samples for features in sample.positions]
        self.x = numpy.array(rows)
        self.y = numpy.array([s.result for s in samples for _ in s.positions])
        self.weight = numpy.array([1.0 / len(s.positions) for s in samples for _ in s.positions])

    def loss(self, weights: Any) -> float:
        """The mean log loss."""
        total = self.x @ weights
        losses = numpy.logaddexp(0.0, total) - self.y * total
        return float((self.weight * losses).sum() / self.weight.sum())

    def auc(self, weights: Any) -> float:
        """How often a position of a game that was won is judged better than one that was lost."""
        total = self.x @ weights
        won, lost = total[self.y == 1.0], total[self.y == 0.0]
        if not len(won) or not len(lost):
            return 0.5
        ranks = numpy.argsort(numpy.argsort(numpy.concatenate([won, lost]))) + 1.0
        above = ranks[: len(won)].sum() - len(won) * (len(won) + 1) / 2
        return float(above / (len(won) * len(lost)))


def fit(data: Matrix, prior: Any, scale: Any, strength: float) -> Any:
    """The weights with the least loss, held back towards ``prior`` in units of ``scale``.

    By Newton's method: the loss of a logistic function has a single minimum.
    """
    held = strength * scale**2
    weights = prior
    for _ in range(STEPS):
        chance = 1.0 / (1.0 + numpy.exp(-numpy.clip(data.x @ weights, -30.0, 30.0)))
        slope = data.x.T @ (data.weight * (chance - data.y)) + held * (weights - prior)
        bend = (data.x.T * (data.weight * chance * (1.0 - chance))) @ data.x + numpy.diag(held)
        step = numpy.linalg.solve(bend, slope)
        weights = weights - step
        if numpy.abs(step * scale).max() < CONVERGED:
            break
    return weights


@dataclass(frozen=True)
class Finding:
    """How well weights judge games they were not fitted to; ``scenario`` is "" for all of them."""

    scenario: str
    positions: int
    loss: float
    auc: float
    #: Is it weights of the scenario's own that do best?
    own: bool


def fit_game(game: Game, samples: list[Sample]) -> tuple[dict[str, Any], list[Finding]]:
    """The document of a game's value, and how it does in the games that were held out.

    A scenario has the weights that judge them best: those of all scenarios, its own, or those that
    it has had up to now.
    """
    train = [sample for sample in samples if sample.seed % HELD_OUT]
    test = [sample for sample in samples if not sample.seed % HELD_OUT]
    data = Matrix(train)
    scale = data.x.std(axis=0) + 1e-3
    scale[0] = 0.1
    pooled = fit(data, numpy.zeros(data.x.shape[1]), scale, POOLED)
    findings = [finding("", Matrix(test), pooled, False)]
    scenarios: dict[str, list[float]] = {}
    for name in sorted({sample.scenario for sample in samples}, key=game.scenarios().index):
        own = fit(Matrix([s for s in train if s.scenario == name]), pooled, scale, OWN)
        held_out = Matrix([s for s in test if s.scenario == name])
        best = min((pooled, own, *weights_of(game, name, len(pooled))), key=held_out.loss)
        findings.append(finding(name, held_out, best, best is not pooled))
        if best is not pooled:
            scenarios[name] = rounded(best)
    return {"weights": rounded(pooled), "scenarios": scenarios}, findings


def weights_of(game: Game, scenario: str, count: int) -> list[Any]:
    """The weights that a scenario has now, if there are as many of them."""
    value = game.value()
    assert isinstance(value, FittedValue)
    now = value.own.get(scenario, value.pooled)
    return [numpy.array(now)] if len(now) == count else []


def finding(scenario: str, data: Matrix, weights: Any, own: bool) -> Finding:
    return Finding(scenario, len(data.y), data.loss(weights), data.auc(weights), own)


def rounded(weights: Any) -> list[float]:
    return [float(f"{weight:.4g}") for weight in weights]


def write(path: Path, document: dict[str, Any]) -> None:
    """Write weights, a line for each scenario."""
    rows = [f"{json.dumps(name)}: {json.dumps(row)}" for name, row in document["scenarios"].items()]
    scenarios = "{\n  " + ",\n  ".join(rows) + "\n }" if rows else "{}"
    text = f'{{\n "weights": {json.dumps(document["weights"])},\n "scenarios": {scenarios}\n}}\n'
    path.write_text(text, encoding="utf-8")
