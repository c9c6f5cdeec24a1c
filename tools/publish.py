"""Publish results of the lab: `python -m tools.publish FILE...`, files written with `--out`.

The lab page shows sandtable/lab/results.json, bench/LADDER.md tells the same with who beat whom.
`python -m tools.publish --ladder` replaces only the ladders, by what `tools.ladder` has played,
`--lengths FILE...` only how long the scenarios are.
"""

import datetime
import json
import statistics
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import sandtable
from sandtable.kernel.game import Game
from sandtable.lab import published, ratings
from sandtable.lab.journal import read_results
from sandtable.lab.published import Balance, GameResults, Length, Rung, Spread
from sandtable.lab.report.balance import mirror_games
from sandtable.lab.report.ladder import Ladder, make_ladder
from sandtable.lab.results import Result
from sandtable.lab.statistics import Sprt, wilson
from tools.ladder import meetings
from tools.ladder_book import Book

ROOT = Path(__file__).resolve().parent.parent
LADDER = ROOT / "bench" / "LADDER.md"
#: Those of the checkout, also if the compiled engine reads its copy of them.
RESULTS = ROOT / "sandtable" / "lab" / published.FILE.name
#: The quartiles of fewer games mean little.
LEAST_GAMES = 8
HEAD = """# How strong the bots are, and how even the scenarios

Made by `python -m tools.publish` from games of `sandtable lab` on the compiled engine
([The lab](../docs/lab.md)). Intervals are of 95 %; a draw counts as half a win. In a ladder sides
are swapped, and the weakest bot has 1000 points. `greedy` is the game's policy without noise or
search, a yardstick. The time of a decision is that of one core of the machine in
[RESULTS.md](RESULTS.md).

A level should score at least 65 % against the one below it, the strongest 80 % against `greedy`. A
sequential test decides, with errors of 1 % either way; the score at which it ends is biased towards
the extremes. "open": not decided yet. A pair without a line has not met often enough yet.
"""


def rungs(ladder: Ladder | None, results: Sequence[Result]) -> list[Rung]:
    """The bots of a ladder, strongest first."""
    found: list[Rung] = []
    for rating in ladder.ratings if ladder is not None else []:
        met = [result for result in results if len(result.bots()) > 1]
        seats = [seat for result in met for seat in result.seats if seat.bot == rating.bot]
        decisions = sum(seat.decisions for seat in seats)
        rung = Rung(
            bot=rating.bot,
            elo=round(rating.elo),
            low=round(rating.elo - rating.margin),
            high=round(rating.elo + rating.margin),
            games=sum(rating.bot in result.bots() for result in met),
            seconds=round(sum(seat.seconds for seat in seats) / max(1, decisions), 4),
        )
        found.append(rung)
    return found


def verdicts(results: Sequence[Result]) -> list[str]:
    """Lines about the pairs that a level is judged by: score, verdict, thinking time, scenarios."""
    lines: list[str] = []
    for bot, other, share in meetings():
        met = [result for result in results if result.bots() == {bot, other}]
        if not met:
            continue
        points = sum(result.score_of_bot(bot) for result in met)
        low, high = wilson(points, len(met))
        verdict = {True: "yes", False: "no", None: "open"}[Sprt(share).verdict(points, len(met))]
        seats = [seat for result in met for seat in result.seats if seat.bot == bot]
        mean = sum(seat.seconds for seat in seats) / max(1, sum(seat.decisions for seat in seats))
        longest = max(seat.longest for seat in seats)
        most = f"{longest:.2f}" if longest else "–"
        scenarios = sorted({result.scenario for result in met})
        lines.append(
            f"| {bot}, {other} | {len(met)} | {100 * points / len(met):.1f} % | "
            f"{100 * low:.0f}–{100 * high:.0f} | {100 * share:.0f} %: {verdict} | {mean:.3f} | "
            f"{most} | {', '.join(scenarios)} |"
        )
    return lines


def balances(game: Game, results: Sequence[Result]) -> list[Balance]:
    """The share of the first side in each scenario, by each bot that has played it."""
    found: list[Balance] = []
    for bot, scenarios in sorted(mirror_games(results).items()):
        for scenario in game.scenarios():
            played = scenarios.get(scenario, [])
            if not played:
                continue
            side = game.sides[0]
            points = sum(result.score_of_side(side) for result in played)
            low, high = wilson(points, len(played))
            line = Balance(
                scenario=scenario,
                bot=bot,
                side=side,
                games=len(played),
                share=round(points / len(played), 4),
                low=round(low, 4),
                high=round(high, 4),
            )
            found.append(line)
    return found


def lengths(game: Game, results: Sequence[Result]) -> list[Length]:
    """How long the games of each scenario were, by each bot that has played it."""
    found: list[Length] = []
    for bot, scenarios in sorted(mirror_games(results).items()):
        for scenario in game.scenarios():
            played = scenarios.get(scenario, [])
            if len(played) < LEAST_GAMES:
                continue
            line = Length(
                scenario=scenario,
                bot=bot,
                games=len(played),
                date=datetime.date.fromisoformat(max(result.date[:10] for result in played)),
                unit="round" if played[0].unit == "round" else "turn",
                length=spread([result.length for result in played]),
                decisions={
                    side: spread([_decisions(result, side) for result in played])
                    for side in game.sides
                },
            )
            found.append(line)
    return found


def spread(counts: Sequence[int]) -> Spread:
    low, median, high = statistics.quantiles(counts, n=4, method="inclusive")
    return Spread(low=low, median=median, high=high)


def _decisions(result: Result, side: str) -> int:
    return sum(seat.decisions for seat in result.seats if seat.side == side)


def section(game: Game, results: GameResults, played: Sequence[Result]) -> str:
    """The part of LADDER.md about a game."""
    lines = [f"## {game.id}, {results.date}", ""]
    ladder = make_ladder(game.id, played)
    if ladder is not None:
        bots = [rung.bot for rung in results.ladder]
        heads = " | ".join(bots)
        lines += [
            f"| | Elo | games | s a decision | {heads} |",
            "|---|--:|--:|--:" + "|--:" * len(bots) + "|",
        ]
        for rung in results.ladder:
            cells = [_share(ladder, rung.bot, other) for other in bots]
            elo = f"{rung.elo:.0f} ({rung.low:.0f}–{rung.high:.0f})"
            lines.append(
                f"| {rung.bot} | {elo} | {rung.games} | {rung.seconds:.3f} | {' | '.join(cells)} |"
            )
        lines += ["", "Row against column, with the number of games."]
    if met := verdicts(played):
        lines += [
            "",
            "| pair | games | score | interval | at least | s a decision | longest | scenarios |",
            "|---|--:|--:|---|---|--:|--:|---|",
            *met,
        ]
    for bot in sorted({line.bot for line in results.balance}):
        lines += [
            "",
            f"| by {bot} | games | {game.sides[0]} wins, % | interval |",
            "|---|--:|--:|---|",
        ]
        lines += [
            f"| {line.scenario} | {line.games} | {100 * line.share:.0f} | "
            f"{100 * line.low:.0f}–{100 * line.high:.0f} |"
            for line in results.balance
            if line.bot == bot
        ]
    return "\n".join(lines) + "\n"


def _share(ladder: Ladder, bot: str, other: str) -> str:
    points, games = ratings.score(ladder.scores, bot, other)
    return f"{100 * points / games:.0f} % ({games})" if games else ""


def publish_ladders() -> None:
    """Replace the ladders; balances and lengths stay."""
    document = published.read(RESULTS)
    sections = [HEAD]
    for id, known in document.items():
        game = sandtable.game(id)
        played = list(Book(game).results.values())
        known.ladder = rungs(make_ladder(id, played), played)
        if played:
            known.date = datetime.date.fromisoformat(max(result.date[:10] for result in played))
        sections.append(section(game, known, played))
    write(document)
    LADDER.write_text("\n".join(sections), encoding="utf-8")


def publish_lengths(files: Sequence[str]) -> None:
    """Replace the lengths of the games in these files, and nothing else."""
    results = read_results([Path(file) for file in files])
    document = published.read(RESULTS)
    for id, known in document.items():
        played = [result for result in results if result.game == id]
        if played:
            known.lengths = lengths(sandtable.game(id), played)
    write(document)


def write(document: Mapping[str, GameResults]) -> None:
    """Write the results, one line for each rung, balance and length."""
    plain: dict[str, Any] = published.RESULTS.dump_python(dict(document), mode="json")
    RESULTS.write_text("{\n" + ",\n".join(_game(*item) for item in plain.items()) + "\n}\n")


def _game(id: str, results: Mapping[str, Any]) -> str:
    parts = [f'  "date": {json.dumps(results["date"])}']
    for name in ("ladder", "balance", "lengths"):
        lines = ",\n".join(f"   {json.dumps(line)}" for line in results[name])
        parts.append(f'  "{name}": [\n{lines}\n  ]' if lines else f'  "{name}": []')
    return f' "{id}": {{\n' + ",\n".join(parts) + "\n }"


def main(files: Sequence[str]) -> None:
    if files[:1] == ["--lengths"]:
        publish_lengths(files[1:])
        return
    if files[:1] == ["--ladder"]:
        publish_ladders()
        return
    results = read_results([Path(file) for file in files])
    document: dict[str, GameResults] = {}
    sections = [HEAD]
    for game in (sandtable.game(id) for id in sandtable.games()):
        played = [result for result in results if result.game == game.id]
        if not played:
            continue
        ladder = make_ladder(game.id, played)
        date = max(result.date[:10] for result in played)
        found = GameResults.model_validate(
            {
                "date": date,
                "ladder": rungs(ladder, played),
                "balance": balances(game, played),
                "lengths": lengths(game, played),
            }
        )
        document[game.id] = found
        sections.append(section(game, found, played))
    write(document)
    LADDER.write_text("\n".join(sections), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
