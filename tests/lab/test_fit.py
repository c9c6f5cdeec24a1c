"""Fitting a value to games: weights that are known come out again."""

import math
import random
from pathlib import Path

import numpy
import pytest

import sandtable
from sandtable.kernel.documents import read_json
from sandtable.kernel.value import FittedValue, Value
from sandtable.lab.fit import Matrix, Sample, fit, fit_game, is_horizon, play_sample, write


def drawn(weights: list[float], games: int, scenario: str = "la-raye") -> list[Sample]:
    """Games whose results follow from these weights, by chance."""
    rng = random.Random(3)
    samples: list[Sample] = []
    for seed in range(games):
        features = [rng.uniform(-2.0, 2.0) for _ in weights[1:]]
        total = weights[0] + sum(w * f for w, f in zip(weights[1:], features, strict=True))
        won = rng.random() < 1.0 / (1.0 + math.exp(-total))
        samples.append(Sample(scenario, seed, [features], float(won)))
    return samples


def test_weights_are_found_again() -> None:
    data = Matrix(drawn([0.5, 1.0, -2.0], 4000))
    found = fit(data, numpy.zeros(3), numpy.ones(3), 0.1)
    assert found == pytest.approx([0.5, 1.0, -2.0], abs=0.2)
    assert data.loss(found) < data.loss(numpy.zeros(3))
    assert data.auc(found) > 0.8


def test_much_prior_and_few_games_leave_the_weights_alone() -> None:
    prior = numpy.array([0.0, 1.0, 1.0])
    found = fit(Matrix(drawn([0.5, 1.0, -2.0], 10)), prior, numpy.ones(3), 1e6)
    assert found == pytest.approx(prior, abs=1e-3)


def test_weights_are_finite_if_one_side_has_won_every_game() -> None:
    data = Matrix([Sample("la-raye", 0, [[1.0], [2.0]], 1.0), Sample("la-raye", 1, [[3.0]], 1.0)])
    found = fit(data, numpy.zeros(2), numpy.ones(2), 1.0)
    assert numpy.isfinite(found).all()
    assert data.auc(found) == 0.5


def test_a_scenario_gets_weights_of_its_own_only_if_they_are_better() -> None:
    game = sandtable.game("normandy")
    samples = [
        sample
        for number, scenario in enumerate(game.scenarios())
        for sample in drawn([0.0, 2.0 if number else -2.0], 300, scenario)
    ]
    document, findings = fit_game(game, samples)
    first = game.scenarios()[0]
    assert document["scenarios"][first][1] < 0 < document["weights"][1]
    assert [finding.scenario for finding in findings] == ["", *game.scenarios()]
    assert {f.scenario for f in findings if f.own} == set(document["scenarios"])


def test_a_step_that_goes_too_far_is_halved() -> None:
    """From here Newton's first steps would lead farther and farther away."""
    data = Matrix(drawn([0.5, 1.0, -2.0], 4000))
    found = fit(data, numpy.array([0.0, -9.0, 9.0]), numpy.ones(3), 0.001)
    assert found == pytest.approx([0.5, 1.0, -2.0], abs=0.2)


def test_games_of_one_scenario_change_nothing_else() -> None:
    game = sandtable.game("normandy")
    value = game.value()
    assert isinstance(value, FittedValue)
    last = game.scenarios()[-1]
    weights = [0.0, 2.0, *[0.0] * (len(value.pooled) - 2)]
    document, findings = fit_game(game, drawn(weights, 300, last))
    assert document["weights"] == value.pooled
    assert document["scenarios"].keys() == value.own.keys() | {last}
    assert {name for name, row in document["scenarios"].items() if row != value.own.get(name)} == {
        last
    }
    assert [finding.scenario for finding in findings] == ["", last]


class EndOfRound(Value):
    def horizon(self, start: tuple[int, ...], now: tuple[int, ...]) -> bool:
        return now[0] > start[0]


class TwoTurns(Value):
    def horizon(self, start: tuple[int, ...], now: tuple[int, ...]) -> bool:
        return now[0] >= start[0] + 2


def test_positions_are_those_where_a_search_ends() -> None:
    def found(value: Value, turns: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
        seen = [turns[: number + 1] for number in range(len(turns))]
        return [before[-1] for before in seen if is_horizon(value, before)]

    rounds: list[tuple[int, ...]] = [(1, 0), (1, 1), (2, 0), (2, 1), (3, 0)]
    assert found(EndOfRound(), rounds) == [rounds[2], rounds[4]]
    turns: list[tuple[int, ...]] = [(1,), (2,), (3,), (4,)]
    assert found(TwoTurns(), turns) == turns[2:]


def test_a_sample_has_the_features_of_several_positions() -> None:
    sample = play_sample(("memoir44", "pegasus-bridge", 1))
    lengths = {len(features) for features in sample.positions}
    assert len(sample.positions) > 4
    assert len(lengths) == 1
    assert sample.result in (0.0, 1.0)
    assert play_sample(("memoir44", "pegasus-bridge", 1)) == sample


def test_weights_can_be_read_again(tmp_path: Path) -> None:
    path = tmp_path / "value.json"
    for scenarios in ({}, {"la-raye": [1.0, -2.5], "mortain": [0.0, 1e-05]}):
        document = {"weights": [0.5, 0.25], "scenarios": scenarios}
        write(path, document)
        assert read_json(path) == document
