"""Calibration: scales that are found again, and how far estimates are off."""

import json
import random
from pathlib import Path

import numpy
import pytest

import sandtable
from sandtable.analysis.calibration import Scale, scale_of
from sandtable.kernel.value import logistic
from sandtable.lab.calibrate import (
    Data,
    Sample,
    brier,
    calibrate,
    deciles,
    find_scale,
    off,
    play_sample,
    write,
)


def distorted(games: int, shift: float, stretch: float, scenario: str = "") -> list[Sample]:
    """Games whose estimates must be shifted and stretched to be right; one position each."""
    rng = random.Random(1)
    found = []
    for seed in range(games):
        odds = rng.gauss(0, 2)
        chance = logistic(shift + stretch * odds)
        result = float(rng.random() < chance)
        found.append(Sample(scenario, seed, [[logistic(odds)] * 2], [0.5], result))
    return found


def test_a_scale_is_found_again() -> None:
    shift, stretch = find_scale(Data(distorted(4000, 0.5, 0.6)), (0.0, 1.0), 0.0)
    assert shift == pytest.approx(0.5, abs=0.1)
    assert stretch == pytest.approx(0.6, abs=0.1)


def test_scales_are_kept_only_where_they_help() -> None:
    game = sandtable.game("memoir44")
    document, found = calibrate(game, distorted(4000, 0.5, 0.6, "pegasus-bridge"))
    assert document["scales"][""] != [0.0, 1.0]
    assert found.brier < found.unscaled
    document, found = calibrate(game, distorted(4000, 0.0, 1.0, "pegasus-bridge"))
    assert document["scales"] == {"": [0.0, 1.0]}
    assert (document["games"], found.brier) == (4000, found.unscaled), "all were held out"


def test_a_scale_that_is_held_back_stays_where_it_was() -> None:
    assert find_scale(Data(distorted(40, 0.5, 0.6)), (0.0, 1.0), 1e6) == (0.0, 1.0)


def test_playouts_that_have_ended_are_certain_on_any_scale() -> None:
    data = Data([Sample("", 0, [[0.0, 1.0, 0.5]], [0.5], 1.0)])
    assert data.scaled(3.0, 1.0)[0] == pytest.approx((0.0 + 1.0 + logistic(3.0)) / 3)


def test_tenths_and_scores() -> None:
    chance, result = numpy.array([0.05, 0.72, 0.78, 1.0]), numpy.array([0.0, 1.0, 0.0, 1.0])
    found = deciles(chance, result)
    assert [(one.number, one.positions, one.won) for one in found] == [
        (0, 1, 0.0),
        (7, 2, 0.5),
        (9, 1, 1.0),
    ]
    assert brier(numpy.array([1.0, 0.5]), numpy.array([1.0, 1.0])) == 0.125


def test_what_is_off_is_more_than_counting_explains() -> None:
    right = numpy.array([0.3] * 1000)
    result = numpy.array([1.0] * 300 + [0.0] * 700)
    assert off(right, result) == 0.02
    assert off(right + 0.3, result) > 0.4


def test_a_game_is_sampled_and_its_scale_written(tmp_path: Path) -> None:
    sample = play_sample(("north-africa", "murzuk", 3))
    assert sample.result in (0.0, 0.5, 1.0)
    assert len(sample.chances) == len(sample.evaluated)
    path = tmp_path / "calibration.json"
    write(path, {"games": 1, "error": 0.1, "scales": {"": [0.0, 1.0], "murzuk": [0.1, 0.9]}})
    assert json.loads(path.read_text(encoding="utf-8"))["scales"]["murzuk"] == [0.1, 0.9]


@pytest.mark.parametrize("game_id", ["normandy", "north-africa", "memoir44", "heroes"])
def test_every_game_has_a_scale_that_keeps_order(game_id: str) -> None:
    game = sandtable.game(game_id)
    scale = scale_of(game, game.start(game.scenarios()[0], sandtable.Seeded(1)))
    found = [scale.apply(chance / 10) for chance in range(11)]
    assert found == sorted(found)
    assert 0.0 <= found[0] < 0.2
    assert 0.8 < found[-1] <= 1.0
    assert Scale().apply(0.3) == 0.3
