"""Elo ratings from scores."""

from math import log, log10, sqrt

import pytest

from sandtable.lab.ratings import ANCHOR, Scores, count, rate, score
from tests.lab.support import result


def test_two_bots_by_hand() -> None:
    """300 of 400 points: with the draw that is added, odds of 300.5 to 100.5."""
    weak, strong = rate(["weak", "strong"], {("strong", "weak"): (300.0, 400)})
    assert (weak.bot, weak.elo, weak.margin) == ("weak", ANCHOR, 0.0)
    assert strong.elo == pytest.approx(ANCHOR + 400 * log10(300.5 / 100.5))
    information = 401 * (300.5 / 401) * (100.5 / 401)
    assert strong.margin == pytest.approx(1.959964 / sqrt(information) * 400 / log(10))


def test_known_strengths_are_found() -> None:
    elos = {"a": 1000.0, "b": 1150.0, "c": 1420.0, "d": 1390.0}
    scores: Scores = {}
    for one in elos:
        for other in elos:
            if one < other:
                chance = 1 / (1 + 10 ** ((elos[other] - elos[one]) / 400))
                scores[one, other] = (1e6 * chance, 1_000_000)
    found = rate(list(elos), scores)
    assert [rating.bot for rating in found] == ["a", "b", "d", "c"]
    for rating in found:
        assert rating.elo == pytest.approx(elos[rating.bot], abs=0.01)


def test_one_that_always_wins_has_a_finite_rating() -> None:
    scores: Scores = {("a", "b"): (0.0, 400), ("b", "c"): (0.0, 400)}
    a, b, c = rate(["a", "b", "c"], scores)
    assert a.elo < b.elo < c.elo < 4000
    assert b.margin < c.margin


def test_bots_that_never_met_are_not_compared() -> None:
    scores: Scores = {("a", "b"): (5.0, 10), ("x", "y"): (5.0, 10)}
    assert [rating.bot for rating in rate(["a", "b", "x", "y"], scores)] == ["a", "b"]


def test_draws_count_half_and_mirror_games_not_at_all() -> None:
    games = [
        result("a", "b", "us"),
        result("b", "a", "us"),
        result("b", "a", None),
        result("b", "a", "germany"),
        result("a", "a", "us"),
    ]
    scores = count(games)
    assert scores == {("a", "b"): (2.5, 4)}
    assert score(scores, "b", "a") == (1.5, 4)
    assert score(scores, "b", "c") == (0.0, 0)
