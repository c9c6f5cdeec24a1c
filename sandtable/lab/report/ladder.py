"""The part of the page about bots: their ratings, and who beats whom."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor
from typing import Final

from sandtable.lab import ratings
from sandtable.lab.ratings import Rating, Scores
from sandtable.lab.report.plots import axis, interval
from sandtable.lab.results import Result
from sandtable.lab.statistics import wilson
from sandtable.language import Words

#: The scale of ratings is cut at multiples of this.
STEP: Final = 500


@dataclass(frozen=True)
class Ladder:
    """The ratings of a game's bots, strongest first, and the scores behind them."""

    #: The name of the game.
    title: str
    ratings: list[Rating]
    scores: Scores


def make_ladder(title: str, results: Sequence[Result]) -> Ladder | None:
    """The ladder of a game, None if no two bots have met."""
    scores = ratings.count(results)
    bots = sorted({bot for pair in scores for bot in pair})
    if not bots:
        return None
    weakest = ratings.rate(bots, scores)[0].bot
    bots.sort(key=lambda bot: bot != weakest)
    return Ladder(title, ratings.rate(bots, scores)[::-1], scores)


def ladder_section(words: Words, ladders: Sequence[Ladder]) -> str:
    """Ratings with their intervals: a row for each bot, a column for each game."""
    low, high = _scale(ladders)
    bots = _order(ladders)
    heads = "".join(f"<th>{escape(each.title)}</th>" for each in ladders)
    rows = "".join(
        f"<tr><th>{escape(bot)}</th>"
        + "".join(_cell(words, each, bot, low, high) for each in ladders)
        + "</tr>"
        for bot in bots
    )
    ticks = range(low, high + 1, STEP)
    scale = axis([((tick - low) / (high - low), str(tick)) for tick in ticks])
    foot = "<tr><td></td>" + f"<td>{scale}</td>" * len(ladders) + "</tr>"
    note = words.text("lab-report-ladder-note", elo=f"{ratings.ANCHOR:.0f}")
    return (
        f'<section class="box"><h2>{escape(words.text("lab-report-ladder"))}'
        f" <small>{escape(note)}</small></h2>"
        f'<table class="ladder"><thead><tr><td></td>{heads}</tr></thead>'
        f"<tbody>{rows}{foot}</tbody></table></section>"
    )


def crosstable(words: Words, ladder: Ladder) -> str:
    """Who beats whom in one game: row against column."""
    bots = [rating.bot for rating in ladder.ratings]
    heads = "".join(f"<th>{escape(bot)}</th>" for bot in bots)
    rows = "".join(
        f"<tr><th>{escape(bot)}</th>"
        + "".join(_share(words, ladder.scores, bot, other) for other in bots)
        + "</tr>"
        for bot in bots
    )
    title = words.text("lab-report-pairs", game=ladder.title)
    return (
        f'<section class="box"><h2>{escape(title)}'
        f" <small>{escape(words.text('lab-report-pairs-note'))}</small></h2>"
        f'<table class="pairs"><thead><tr><td></td>{heads}</tr></thead>'
        f"<tbody>{rows}</tbody></table></section>"
    )


def _scale(ladders: Sequence[Ladder]) -> tuple[int, int]:
    """The range of all ratings and intervals."""
    rated = [rating for each in ladders for rating in each.ratings]
    low = min(rating.elo - rating.margin for rating in rated)
    high = max(rating.elo + rating.margin for rating in rated)
    return floor(low / STEP) * STEP, max(ceil(high / STEP), floor(low / STEP) + 1) * STEP


def _order(ladders: Sequence[Ladder]) -> list[str]:
    """All bots, strongest first by the best rating of each."""
    best: dict[str, float] = {}
    for each in ladders:
        for rating in each.ratings:
            best[rating.bot] = max(rating.elo, best.get(rating.bot, rating.elo))
    return sorted(best, key=lambda bot: -best[bot])


def _cell(words: Words, ladder: Ladder, bot: str, low: int, high: int) -> str:
    found = [rating for rating in ladder.ratings if rating.bot == bot]
    if not found:
        return f'<td class="quiet">{escape(words.text("lab-report-absent"))}</td>'
    elo, margin = found[0].elo, found[0].margin
    reach = [(place - low) / (high - low) for place in (elo - margin, elo, elo + margin)]
    reached = f"±{margin:.0f}" if margin else words.text("lab-report-fixed")
    drawn = interval(reach[0], reach[1], reach[2], f"{bot}: {elo:.0f} {reached}")
    return f"<td>{drawn}<b>{elo:.0f}</b> <small>{escape(reached)}</small></td>"


def _share(words: Words, scores: Scores, bot: str, other: str) -> str:
    points, games = ratings.score(scores, bot, other)
    if not games:
        return '<td class="quiet">·</td>'
    share = points / games
    low, high = wilson(points, games)
    kind = "good" if share >= 0.5 else "bad"
    depth = round(70 * abs(share - 0.5))
    hint = words.text("lab-report-games", games=games)
    return (
        f'<td class="{kind}" style="--depth:{depth}%" title="{escape(hint)}">'
        f"<b>{100 * share:.0f}</b> <small>{100 * low:.0f}–{100 * high:.0f}</small></td>"
    )
