"""Elo ratings: the Bradley-Terry model, fitted by maximum likelihood.

The first bot is the anchor, with a fixed rating. A draw is half a win, and every pair that has met
is given one more draw: a bot that has won all its games still gets a finite rating.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final, TypeAlias

from sandtable.lab.results import Result
from sandtable.lab.statistics import Z95

#: The points of the first bot of a pair, and the games of the pair.
Scores: TypeAlias = dict[tuple[str, str], tuple[float, int]]
ANCHOR: Final = 1000.0
#: Elo points of one unit of the logistic scale: 400 points are odds of ten to one.
SCALE: Final = 400 / log(10)
STEPS: Final = 100
PRECISION: Final = 1e-10


@dataclass(frozen=True)
class Rating:
    """A rating, and how far its 95 % interval reaches to both sides; 0 for the anchor."""

    bot: str
    elo: float
    margin: float


def count(results: Iterable[Result]) -> Scores:
    """The score of every pair of bots, in alphabetical order, over all games between them."""
    scores: Scores = {}
    for result in results:
        bots = sorted(result.bots())
        if len(bots) == 2:
            pair = bots[0], bots[1]
            points, games = scores.get(pair, (0.0, 0))
            scores[pair] = points + result.score_of_bot(pair[0]), games + 1
    return scores


def score(scores: Scores, bot: str, other: str) -> tuple[float, int]:
    """The points of a bot against another one, and their games."""
    if (bot, other) in scores:
        return scores[bot, other]
    points, games = scores.get((other, bot), (0.0, 0))
    return games - points, games


def rate(bots: Sequence[str], scores: Scores) -> list[Rating]:
    """The ratings of the bots that can be compared with the first one, weakest first."""
    rated = _connected(bots, scores)
    pairs = {pair: met for pair, met in scores.items() if pair[0] in rated and pair[1] in rated}
    places = {bot: place for place, bot in enumerate(rated)}
    strengths = [0.0] * len(rated)
    for _ in range(STEPS):
        slope, curvature = _derivatives(strengths, places, pairs)
        step = _solve(curvature, slope)
        # Newton's method, with short steps, because the first ones may overshoot.
        step = [max(-1.0, min(1.0, part)) for part in step]
        strengths = [0.0, *(old + new for old, new in zip(strengths[1:], step, strict=True))]
        if all(abs(part) < PRECISION for part in step):
            break
    curvature = _derivatives(strengths, places, pairs)[1]
    ratings = [Rating(rated[0], ANCHOR, 0.0)]
    for place, bot in enumerate(rated[1:]):
        unit = [float(other == place) for other in range(len(rated) - 1)]
        spread = sqrt(_solve(curvature, unit)[place])
        elo = ANCHOR + SCALE * strengths[place + 1]
        ratings.append(Rating(bot, elo, Z95 * SCALE * spread))
    return sorted(ratings, key=lambda rating: rating.elo)


def _connected(bots: Sequence[str], scores: Scores) -> list[str]:
    """The first bot, and all that have met it, directly or through others."""
    found = set(bots[:1])
    for _ in bots:
        for one, other in scores:
            if one in found or other in found:
                found |= {one, other}
    return [bot for bot in bots if bot in found]


def _derivatives(
    strengths: Sequence[float], places: Mapping[str, int], pairs: Scores
) -> tuple[list[float], list[list[float]]]:
    """Slope and (negative) curvature of the log-likelihood, without the anchor."""
    size = len(strengths)
    slope = [0.0] * size
    curvature = [[0.0] * size for _ in range(size)]
    for (one, other), (points, games) in pairs.items():
        i, j = places[one], places[other]
        chance = 1 / (1 + exp(strengths[j] - strengths[i]))
        gain = points + 0.5 - (games + 1) * chance
        weight = (games + 1) * chance * (1 - chance)
        slope[i] += gain
        slope[j] -= gain
        for a, b, sign in ((i, i, 1), (j, j, 1), (i, j, -1), (j, i, -1)):
            curvature[a][b] += sign * weight
    return slope[1:], [row[1:] for row in curvature[1:]]


def _solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of linear equations with a positive definite matrix, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for i in range(size):
        for row in rows[i + 1 :]:
            factor = row[i] / rows[i][i]
            for k in range(i, size + 1):
                row[k] -= factor * rows[i][k]
    solution = [0.0] * size
    for i in reversed(range(size)):
        known = sum(rows[i][k] * solution[k] for k in range(i + 1, size))
        solution[i] = (rows[i][size] - known) / rows[i][i]
    return solution
