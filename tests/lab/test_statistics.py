"""Intervals, and when a series may end."""

from collections.abc import Callable

import pytest

from sandtable.lab.statistics import Rule, Settled, Sprt, is_even, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 0, 0.0, 1.0),
        (50, 100, 0.4038, 0.5962),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (1, 3, 0.0615, 0.7923),
    ],
)
def test_wilson_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def chances(
    rule: Rule, verdict: Callable[[float, int], bool | None], share: float, draws: float, most: int
) -> tuple[dict[bool | None, float], float]:
    """How likely each verdict is, and how many games it takes on average.

    Exact, without any dice: the probability of every score that a series can reach.
    """
    likely: dict[bool | None, float] = {True: 0.0, False: 0.0, None: 0.0}
    steps = ((1.0, share - draws / 2), (0.5, draws), (0.0, 1 - share - draws / 2))
    reached, length = {0.0: 1.0}, 0.0
    for games in range(1, most + 1):
        before, reached = reached, {}
        for points, chance in before.items():
            for gain, weight in steps:
                if weight:
                    reached[points + gain] = reached.get(points + gain, 0.0) + chance * weight
        for points in list(reached):
            if games == most or rule.ends(points, games):
                chance = reached.pop(points)
                likely[verdict(points, games)] += chance
                length += chance * games
    return likely, length


@pytest.mark.parametrize(("share", "reached"), [(0.60, False), (0.70, True)])
@pytest.mark.parametrize("draws", [0.0, 0.3])
def test_a_sequential_test_is_seldom_wrong(share: float, draws: float, reached: bool) -> None:
    """At the ends of the margin, where it is hardest: at most 1 % errors, draws or not."""
    rule = Sprt(0.65)
    likely, _ = chances(rule, rule.verdict, share, draws, 800)
    assert likely[not reached] <= 0.01
    assert likely[reached] > 0.95


@pytest.mark.parametrize(("share", "games"), [(0.9, 43), (0.75, 107)])
def test_a_sequential_test_is_as_long_as_the_guide_says(share: float, games: int) -> None:
    rule = Sprt(0.65)
    assert chances(rule, rule.verdict, share, 0.0, 800)[1] == pytest.approx(games, abs=1)


def test_a_sequential_test_ends_early_when_it_is_obvious() -> None:
    rule = Sprt(0.65)
    assert rule.verdict(30, 30) is True
    assert rule.verdict(29, 29) is None
    assert rule.verdict(0, 16) is False
    assert rule.verdict(0, 15) is None
    assert rule.verdict(65, 100) is None


def test_a_width_ends_a_series_when_its_interval_is_narrow() -> None:
    rule = Settled(width=0.2)
    assert not rule.ends(40, 80)
    assert rule.ends(50, 100)
    assert not Settled().ends(5000, 10_000)
    assert not rule.ends(50, 101)  # looks only now and then


@pytest.mark.parametrize(
    ("points", "games", "even"),
    [(50, 100, True), (30, 60, None), (10, 100, False), (90, 100, False), (60, 100, None)],
)
def test_a_clear_scenario_ends_early(points: int, games: int, even: bool | None) -> None:
    assert is_even(points, games) is even
    assert Settled(clear=True).ends(points, games) is (even is not None)


@pytest.mark.parametrize(("share", "even"), [(0.33, False), (0.37, True), (0.67, False)])
def test_a_look_every_so_often_is_seldom_wrong(share: float, even: bool) -> None:
    """Two points from the edge of the band: less than 1 % false alarms, as the guide says."""
    likely, _ = chances(Settled(clear=True), is_even, share, 0.0, 400)
    assert likely[not even] < 0.01
    assert chances(Settled(clear=True), is_even, 0.35, 0.0, 400)[0][False] < 0.03


@pytest.mark.parametrize(("share", "games"), [(0.5, 124), (0.25, 159)])
def test_a_clear_scenario_takes_as_long_as_the_guide_says(share: float, games: int) -> None:
    length = chances(Settled(clear=True), is_even, share, 0.0, 400)[1]
    assert length == pytest.approx(games, abs=1)
