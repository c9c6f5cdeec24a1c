"""Is a scenario fair? Games between bots until the answer is narrow enough, and what they show.

Shares have Wilson's 95 % intervals; a draw is half a win. Suggestions are variants of the scenario
that were played, not guesses.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from statistics import median
from typing import Any, Final

from sandtable.bots import make_bot
from sandtable.kernel.errors import BadInput, Json
from sandtable.kernel.game import Game
from sandtable.lab.fixtures import mirror, set_table
from sandtable.lab.results import Result
from sandtable.lab.runners import Runner
from sandtable.lab.series import Series
from sandtable.lab.statistics import Rule, Settled, wilson
from sandtable.studio.watching import Watched, watch_game

#: The band of a fair battle, for verdicts.
FAIR: Final = (0.4, 0.6)
FAVOURS: Final = "favours"
WITHIN: Final = "within"
OPEN: Final = "open"


@dataclass(frozen=True)
class Variant:
    """A scenario with one thing changed, and the side that this should help; "": either."""

    key: str
    params: dict[str, Json]
    helps: str
    document: dict[str, Any]


class Variants:
    """Changes of a scenario that are worth trying: ``VARIANTS`` of a game's module ``studio``."""

    def other_first(self, document: dict[str, Any]) -> dict[str, Any] | None:
        """The scenario with the other side moving first; None if that cannot be said."""
        return None

    def all(self, document: dict[str, Any]) -> list[Variant]:
        """One unit or one point more or less, the smallest changes first."""
        return []


@dataclass(frozen=True)
class Measuring:
    """How games are played: by which bot, how many at most, and when the answer is good enough."""

    bot: str = "regular"
    seed: int = 1
    most: int = 200
    #: The widest interval that is narrow enough; 0: play all games.
    width: float = 0.14
    #: Games for each variant that is tried; 0: none is.
    tries: int = 0
    #: How many variants are tried at most.
    variants: int = 4


#: Told after each game: what is being played ("" for the scenario itself), games done, the most.
Report = Callable[[str, int, int], None]


def share(points: float, games: int) -> dict[str, Json]:
    """A share with its interval."""
    low, high = wilson(points, games)
    found = points / games if games else None
    return {"share": found, "low": low, "high": high, "games": games}


def variants_of(game: Game) -> Variants:
    variants: Variants = getattr(game.part("studio"), "VARIANTS", Variants())
    return variants


def play_series(
    game: Game,
    scenario: Any,
    measuring: Measuring,
    most: int,
    rule: Rule,
    runner: Runner,
    report: Callable[[int, int], None],
) -> list[Watched]:
    """The games that count, in their order, however many workers there are."""
    table = set_table(game, scenario, scenario if isinstance(scenario, str) else "draft")
    fixtures = mirror(table, measuring.bot, measuring.seed, most)
    series = Series(fixtures, partial(Result.score_of_side, side=game.sides[0]), rule)
    found: dict[Any, Watched] = {}
    for _, watched in runner.run(watch_game, iter(series.take, None)):
        found[watched.result.key] = watched
        series.add(watched.result)
        report(len(series.results), most)
    return [found[result.key] for result in series.results]


def measure(
    game: Game, scenario: Any, measuring: Measuring, runner: Runner, report: Report
) -> dict[str, Json]:
    """The balance of a scenario (an id, a file or a document), as a document for the editor.

    A runner that stops early leaves out what it has not come to.
    """
    make_bot(measuring.bot, 0)
    rule = Settled(measuring.width)
    games = play_series(
        game, scenario, measuring, measuring.most, rule, runner, partial(report, "")
    )
    found = summary(game, games)
    document: dict[str, Json] = {
        "sandtable": "balance",
        "game": game.id,
        "rules": game.rules,
        "scenario": games[0].result.scenario,
        "bot": measuring.bot,
        "seed": measuring.seed,
        **found,
        "first_player": None,
        "suggestions": [],
    }
    if measuring.tries and not runner.stopped:
        raw = game.scenario_json(scenario)
        points = sum(each.result.score_of_side(game.sides[0]) for each in games)
        first = try_other_first(game, raw, games, measuring, runner, report)
        document["first_player"] = first
        document["suggestions"] = try_variants(
            game, raw, points / len(games), measuring, runner, report
        )
    return document


def summary(game: Game, games: Sequence[Watched]) -> dict[str, Json]:
    """Win shares, verdict, length, endings, objectives, losses."""
    results = [each.result for each in games]
    count = len(results)
    sides: list[Json] = []
    for side in game.sides:
        points = sum(result.score_of_side(side) for result in results)
        wins = sum(result.winner == side for result in results)
        sides.append({"side": side, "wins": wins, **share(points, count)})
    lengths = [result.length for result in results]
    endings = Counter((result.reason, result.winner) for result in results)
    fallen: Counter[tuple[str, str]] = Counter()
    for each in games:
        fallen.update(each.fallen)
    return {
        "games": count,
        "draws": sum(result.winner is None for result in results),
        "sides": sides,
        "verdict": verdict(game, results),
        "length": {
            "unit": results[0].unit,
            "mean": sum(lengths) / count,
            "median": median(lengths),
            "shortest": min(lengths),
            "longest": max(lengths),
            "counts": [
                {"length": length, "count": number}
                for length, number in sorted(Counter(lengths).items())
            ],
        },
        "endings": [
            {"reason": reason, "rule": game.endings()[reason], "winner": winner, "count": number}
            for (reason, winner), number in endings.most_common()
        ],
        "objectives": objectives(game, games),
        "fallen": [
            {"place": place, "side": side, "count": number}
            for (place, side), number in sorted(fallen.items(), key=lambda item: -item[1])
        ],
    }


def verdict(game: Game, results: Sequence[Result]) -> dict[str, Json]:
    """Shown to favour a side, within the band of fair battles, or not shown to be unfair."""
    for side in game.sides:
        points = sum(result.score_of_side(side) for result in results)
        low, high = wilson(points, len(results))
        if FAIR[0] <= low and high <= FAIR[1]:
            return {"verdict": WITHIN, "side": None}
        if low > 0.5:
            return {"verdict": FAVOURS, "side": side}
    return {"verdict": OPEN, "side": None}


def objectives(game: Game, games: Sequence[Watched]) -> list[Json]:
    """For each objective and side: how often it was held, and the chance with and without it."""
    found: list[Json] = []
    names = sorted({name for each in games for name in each.holders})
    for name in names:
        for side in game.sides:
            held = [each.result for each in games if each.holders.get(name) == side]
            rest = [each.result for each in games if each.holders.get(name) != side]
            found.append(
                {
                    "objective": name,
                    "side": side,
                    "held": len(held),
                    "if_held": share(sum(r.score_of_side(side) for r in held), len(held)),
                    "without": share(sum(r.score_of_side(side) for r in rest), len(rest)),
                }
            )
    return found


def try_other_first(
    game: Game,
    document: dict[str, Any],
    games: Sequence[Watched],
    measuring: Measuring,
    runner: Runner,
    report: Report,
) -> Json:
    """What moving first is worth: the share of the first side as it is, and the other way round."""
    other = variants_of(game).other_first(document)
    if other is None:
        return None
    side = game.sides[0]
    swapped = play_series(
        game, other, measuring, measuring.tries, Rule(), runner, partial(report, "other-first")
    )
    if not swapped:
        return None
    as_it_is = share(sum(each.result.score_of_side(side) for each in games), len(games))
    turned = share(sum(each.result.score_of_side(side) for each in swapped), len(swapped))
    return {"side": side, "as_it_is": as_it_is, "other_first": turned}


def try_variants(
    game: Game,
    document: dict[str, Any],
    measured: float,
    measuring: Measuring,
    runner: Runner,
    report: Report,
) -> list[Json]:
    """Small changes that should help the weaker side, each played; the fairest first."""
    side, other = game.sides
    weaker = other if measured > 0.5 else side
    tried: list[tuple[float, Json]] = []
    helpful = [
        variant
        for variant in variants_of(game).all(document)
        if variant.helps in ("", weaker) and _is_playable(game, variant.document)
    ]
    for variant in helpful[: measuring.variants]:
        games = play_series(
            game,
            variant.document,
            measuring,
            measuring.tries,
            Rule(),
            runner,
            partial(report, variant.key),
        )
        if not games:  # the runner has stopped
            break
        points = sum(each.result.score_of_side(side) for each in games)
        entry: dict[str, Json] = {"key": variant.key, "params": variant.params}
        entry |= {"helps": variant.helps, "side": side, **share(points, len(games))}
        tried.append((abs(points / len(games) - 0.5), entry))
    return [entry for _, entry in sorted(tried, key=lambda pair: pair[0])]


def _is_playable(game: Game, document: dict[str, Any]) -> bool:
    try:
        game.scenario_json(document)
    except BadInput:
        return False
    return True
