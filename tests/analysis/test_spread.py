"""Intervals are as wide as they should be, and nobody is blamed inside them."""

import random

import pytest

from sandtable.analysis.judgement import judge
from sandtable.analysis.spread import error_of, mean, student


@pytest.mark.parametrize(("samples", "quantile"), [(5, 2.776), (11, 2.228), (31, 2.042)])
def test_the_quantiles_are_those_of_student(samples: int, quantile: float) -> None:
    assert student(samples) == pytest.approx(quantile, rel=0.01)


def test_an_interval_holds_the_truth_nearly_always() -> None:
    rng = random.Random(1)
    for count in (4, 12, 48):
        held = 0
        for _ in range(400):
            samples = [rng.betavariate(4, 6) for _ in range(count)]
            held += abs(mean(samples) - 0.4) <= error_of(samples)
        assert held >= 372


def test_two_samples_that_agree_are_no_certainty() -> None:
    assert error_of([0.3, 0.3]) > 0.1


@pytest.mark.parametrize(
    ("loss", "error", "is_best", "word"),
    [
        (0.0, 0.0, True, "best"),
        (0.009, 0.02, False, "best"),
        (0.009, 0.001, False, "fine"),
        (0.3, 0.3, False, "fine"),
        (0.03, 0.01, False, "inaccuracy"),
        (0.06, 0.01, False, "mistake"),
        (0.11, 0.10, False, "blunder"),
    ],
)
def test_the_words_for_a_loss(loss: float, error: float, is_best: bool, word: str) -> None:
    assert judge(loss, error, is_best) == word
