"""The tables that ``sandtable lab`` and ``sandtable simulate`` print."""

from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import median
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from sandtable.cli.words import CliWords
from sandtable.kernel.game import Game
from sandtable.lab.ratings import Rating, Scores, score
from sandtable.lab.results import Result
from sandtable.lab.series import Series
from sandtable.lab.statistics import Sprt, is_even, wilson
from sandtable.terminal.palette import SOFT, TITLE

#: The headings for the length of a game.
LENGTHS: Final = {"round": "lab-rounds", "turn": "lab-turns"}
#: Even, uneven, too early to say.
SIGNS: Final = {True: "✓", False: "✗", None: "?"}


def title(words: CliWords, played: str, bots: Sequence[str], seed: int) -> Text:
    """What was played, by whom, and with which seed."""
    seeded = words.text("cli-seed", seed=str(seed))
    return Text.assemble((f"{played}  ", TITLE), ", ".join(bots), (f"  {seeded}", SOFT))


def grid(first: str, *others: str) -> Grid:
    """A table without lines; the first column holds names, the others figures."""
    table = Grid(box=None, padding=(0, 2, 0, 0), header_style=SOFT)
    table.add_column(first)
    for heading in others:
        table.add_column(heading, justify="right")
    return table


def percent(words: CliWords, share: float) -> str:
    return words.decimal(100 * share)


def interval(words: CliWords, points: float, games: int) -> str:
    low, high = wilson(points, games)
    return f"{percent(words, low)}–{percent(words, high)}"


def share(words: CliWords, points: float, games: int) -> tuple[str, str]:
    """A share in per cent, and its interval; a dash if no game was played."""
    if not games:
        return "–", "–"
    return percent(words, points / games), interval(words, points, games)


def thinking(words: CliWords, results: Iterable[Result], bot: str) -> str:
    """The CPU time of a decision, in milliseconds."""
    seats = [seat for result in results for seat in result.seats if seat.bot == bot]
    decisions = sum(seat.decisions for seat in seats)
    seconds = sum(seat.seconds for seat in seats)
    return words.decimal(1000 * seconds / decisions) if decisions else "–"


def meeting(words: CliWords, bots: tuple[str, str], series: Series) -> Grid:
    """Wins, draws and the score of both bots."""
    table = grid(
        words.text("lab-bot"),
        words.text("lab-wins"),
        words.text("lab-draws"),
        words.text("lab-score"),
        "95 %",
        words.text("lab-thinking"),
    )
    games = len(series.results)
    draws = sum(result.winner is None for result in series.results)
    for bot, points in zip(bots, (series.points, games - series.points), strict=True):
        wins = round(points - draws / 2)
        cells = (
            str(wins),
            str(draws),
            *share(words, points, games),
            thinking(words, series.results, bot),
        )
        table.add_row(bot, *cells)
    return table


def by_scenario(words: CliWords, bot: str, results: Iterable[Result]) -> Grid:
    """The score of a bot on each scenario."""
    headings = (words.text("lab-games"), bot, "95 %")
    table = grid(words.text("lab-scenario"), *headings)
    scores: dict[str, list[float]] = {}
    for result in results:
        scores.setdefault(result.scenario, []).append(result.score_of_bot(bot))
    for scenario, found in scores.items():
        table.add_row(scenario, str(len(found)), *share(words, sum(found), len(found)))
    return table


def verdict(words: CliWords, bot: str, rule: Sprt, series: Series) -> str:
    """What the sequential test has found."""
    games = len(series.results)
    keys = {True: "lab-stop-yes", False: "lab-stop-no", None: "lab-stop-open"}
    key = keys[rule.verdict(series.points, games)]
    return words.text(key, bot=bot, share=f"{100 * rule.share:g}", games=games)


def ladder(
    words: CliWords, rated: Sequence[Rating], scores: Scores, results: Sequence[Result]
) -> Grid:
    """Ratings, weakest first, and how each bot does against the one below it."""
    table = grid(
        words.text("lab-bot"),
        words.text("lab-elo"),
        "± 95 %",
        words.text("lab-games"),
        words.text("lab-one-above"),
        "95 %",
        words.text("lab-thinking"),
    )
    below = ""
    for rating in rated:
        games = sum(met for pair, (_, met) in scores.items() if rating.bot in pair)
        margin = f"{rating.margin:.0f}" if rating.margin else "–"
        beaten = share(words, *score(scores, rating.bot, below))
        cells = (
            f"{rating.elo:.0f}",
            margin,
            str(games),
            *beaten,
            thinking(words, results, rating.bot),
        )
        table.add_row(rating.bot, *cells)
        below = rating.bot
    return table


def crosstable(words: CliWords, rated: Sequence[Rating], scores: Scores) -> Grid:
    """Who beats whom, in per cent: row against column."""
    bots = [rating.bot for rating in rated]
    table = grid(words.text("lab-against"), *bots)
    for bot in bots:
        cells = [share(words, *score(scores, bot, other))[0] for other in bots]
        table.add_row(bot, *cells)
    return table


def standings(words: CliWords, game: Game, series: Sequence[Series]) -> Grid:
    """Each scenario: wins of both sides and draws in per cent, length, losses, verdict.

    The interval is that of the first side's score.
    """
    first = series[0].results[0]
    table = grid(
        words.text("lab-scenario"),
        words.text("lab-games"),
        *(words.name("side", side) for side in game.sides),
        words.text("lab-draws"),
        "95 %",
        "",
        words.text(LENGTHS[first.unit]),
        *([words.text("lab-lost")] if first.losses else []),
    )
    table.padding = (0, 1, 0, 0)
    for each in series:
        results, games = each.results, len(each.results)
        wins = Counter(result.winner for result in results)
        shares = [percent(words, wins[side] / games) for side in (*game.sides, None)]
        length = median([result.length for result in results])
        lost = [words.decimal(sum(r.losses[s] for r in results) / games) for s in first.losses]
        sign = SIGNS[is_even(each.points, games)]
        low, high = wilson(each.points, games)
        band = f"{100 * low:.0f}–{100 * high:.0f}"
        cells = (str(games), *shares, band, sign, f"{length:g}")
        table.add_row(named(game, results[0]), *cells, *(["/".join(lost)] if lost else []))
    return table


def endings(words: CliWords, game: Game, series: Sequence[Series]) -> Grid:
    """How the games of each scenario ended."""
    table = Grid(box=None, padding=(0, 2, 0, 0), header_style=SOFT)
    table.add_column(words.text("lab-scenario"), no_wrap=True)
    table.add_column(words.text("lab-ending"))
    table.add_column(words.text("lab-games"), justify="right")
    for each in series:
        name = named(game, each.results[0])
        counts = Counter(ending(words, result) for result in each.results)
        for sentence, count in sorted(counts.items(), key=lambda item: (-item[1], item[0])):
            table.add_row(name, sentence, str(count))
            name = ""
    return table


def named(game: Game, result: Result) -> str:
    """The scenario with its number in the book, if it is in it."""
    ids = game.scenarios()
    scenario = result.scenario
    return f"{ids.index(scenario) + 1} {scenario}" if scenario in ids else scenario


def ending(words: CliWords, result: Result) -> str:
    """Who won and why, as a sentence without the rule."""
    outcome = {"winner": result.winner, "reason": result.reason, "rule": ""}
    return words.outcome(outcome).removesuffix(" ()")
