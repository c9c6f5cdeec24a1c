"""Fitting a game's value (``kernel/value.py``) to games between bots that play by its policy.

Now and then a player slips: a search judges positions that the policy alone would never reach.
"""

import json
import random
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy

import sandtable
from sandtable.kernel.chance import Seeded
from sandtable.kernel.game import Game
from sandtable.kernel.policy import UNRATED
from sandtable.kernel.value import FittedValue, Value

#: How often a player slips, and takes any of the ``SLIPS`` actions that look best.
SLIP: Final = 0.15
SLIPS: Final = 6
#: How much weights are held back: the pooled ones towards zero, those of a scenario towards them.
POOLED: Final = 2.0
OWN: Final = 20.0
#: The share of the games that weights are tested on.
HELD_OUT: Final = 5
#: When to stop looking for the best weights; how short a step becomes before that.
STEPS: Final = 50
CONVERGED: Final = 1e-6
SHORTEST: Final = 1e-4


@dataclass
class Sample:
    """One game: the features of positions where a search might end, and the first side's result."""

    scenario: str
    seed: int
    positions: list[list[float]]
    result: float


def play_sample(task: tuple[str, str, int]) -> Sample:
    """Play a game (its id, the scenario, a seed) by the policy, with slips."""
    game_id, scenario, seed = task
    game = sandtable.game(game_id)
    value, policy = game.value(), game.policy()
    assert isinstance(value, FittedValue)
    chance, rng = Seeded(seed), random.Random(seed)
    state = game.start(scenario, chance)
    positions: list[list[float]] = []
    turns: list[tuple[int, ...]] = []
    while actors := state.actors():
        if not turns or state.turn_key() != turns[-1]:
            turns.append(state.turn_key())
            if is_horizon(value, turns):
                positions.append(value.features(state))
        seat = actors[0]
        legal = state.legal(seat)
        if len(legal) > 1 and rng.random() < SLIP:
            ranked = policy.rank(state, seat, legal)
            rated = [action for score, action in ranked if score > UNRATED]
            chosen = rng.choice(rated[:SLIPS] or legal)
        else:
            chosen = policy.choose(state, seat, legal, rng)
        state.apply(seat, chosen, chance)
    winner = None if state.outcome is None else state.outcome.winner
    result = 0.5 if winner is None else float(winner == state.sides[0])
    return Sample(scenario, seed, positions, result)


def is_horizon(value: Value, turns: list[tuple[int, ...]]) -> bool:
    """Would a search that began in one of the turns before end at the last one?"""
    now = turns[-1]
    return any(
        value.horizon(start, now) and not value.horizon(start, turns[-2]) for start in turns[:-1]
    )


class Matrix:
    """The positions of some games, each game with the same weight in all."""

    def __init__(self, samples: list[Sample]) -> None:
        samples = [sample for sample in samples if sample.positions]
        rows = [[1.0, *features] for sample in samples for features in sample.positions]
        self.x = numpy.array(rows)
        self.y = numpy.array([s.result for s in samples for _ in s.positions])
        self.weight = numpy.array([1.0 / len(s.positions) for s in samples for _ in s.positions])

    def loss(self, weights: Any) -> float:
        """The mean log loss."""
        total = self.x @ weights
        losses = numpy.logaddexp(0.0, total) - self.y * total
        return float((self.weight * losses).sum() / self.size)

    @property
    def size(self) -> float:
        """The number of games."""
        return float(self.weight.sum())

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

    By Newton's method: the loss of a logistic function has a single minimum. A step that goes too
    far is halved.
    """
    held = strength * scale**2

    def cost(weights: Any) -> float:
        return data.size * data.loss(weights) + float(held @ (weights - prior) ** 2) / 2

    weights, now = prior, cost(prior)
    for _ in range(STEPS):
        chance = 1.0 / (1.0 + numpy.exp(-numpy.clip(data.x @ weights, -30.0, 30.0)))
        slope = data.x.T @ (data.weight * (chance - data.y)) + held * (weights - prior)
        bend = (data.x.T * (data.weight * chance * (1.0 - chance))) @ data.x + numpy.diag(held)
        step = numpy.linalg.solve(bend, slope)
        length = 1.0
        while cost(weights - length * step) > now and length > SHORTEST:
            length /= 2
        weights = weights - length * step
        now = cost(weights)
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
    it has had up to now. If there are games of some scenarios only, nothing else changes.
    """
    names = sorted({sample.scenario for sample in samples}, key=game.scenarios().index)
    train = [sample for sample in samples if sample.seed % HELD_OUT]
    test = [sample for sample in samples if not sample.seed % HELD_OUT]
    data = Matrix(train)
    scale = data.x.std(axis=0) + 1e-3
    scale[0] = 0.1
    value = game.value()
    assert isinstance(value, FittedValue)
    pooled, scenarios = numpy.array(value.pooled), dict(value.own)
    if names == game.scenarios():
        pooled = fit(data, numpy.zeros(data.x.shape[1]), scale, POOLED)
    findings = [finding("", Matrix(test), pooled, False)]
    for name in names:
        own = fit(Matrix([s for s in train if s.scenario == name]), pooled, scale, OWN)
        held_out = Matrix([s for s in test if s.scenario == name])
        best = min((pooled, own, *weights_of(game, name, len(pooled))), key=held_out.loss)
        findings.append(finding(name, held_out, best, best is not pooled))
        scenarios.pop(name, None)
        if best is not pooled:
            scenarios[name] = rounded(best)
    ordered = {name: scenarios[name] for name in game.scenarios() if name in scenarios}
    return {"weights": rounded(pooled), "scenarios": ordered}, findings


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
