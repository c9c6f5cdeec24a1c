"""Many games between bots of one scenario or position: wins, endings, length."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from sandtable.cli.game_setup import GameSetup, only_bots, read_seed
from sandtable.cli.lab_runs import Run
from sandtable.cli.lab_tables import ending, grid, share, title
from sandtable.cli.terminal import Terminal
from sandtable.cli.words import CliWords
from sandtable.lab.fixtures import Fixture, Table, fixture, set_table
from sandtable.lab.results import Result
from sandtable.lab.series import Series
from sandtable.lab.statistics import Rule

#: The units in which the length of a game is counted.
LENGTHS: Final = {"round": "cli-sim-rounds", "turn": "cli-sim-turns"}


def simulate(
    terminal: Terminal,
    setup: GameSetup,
    seats: list[str],
    count: int,
    seed: str | None,
    swap: bool,
    jobs: str,
) -> None:
    players = only_bots(seats, setup.seats)
    number = read_seed(seed)
    game = setup.game
    table = set_table(game, setup.start, setup.name, setup.options)
    fixtures = schedule(table, players, number, count, swap)
    series = Series(fixtures, partial(Result.score_of_side, side=game.sides[0]), Rule())
    Run(jobs=jobs).play(terminal, [series])
    results = series.results
    words = terminal.words_for(game)
    named = [f"{words.name('side', seat)}: {name}" for seat, name in players.items()]
    terminal.print(title(words, setup.name, named, number))
    terminal.print(_wins(words, game.sides, results))
    if len(set(players.values())) > 1:
        terminal.print(_wins_of_bots(words, results))
    terminal.print(_reasons(words, results))
    length = sum(result.length for result in results) / len(results)
    terminal.print(Text(words.text(LENGTHS[results[0].unit], length=words.decimal(length))))


def schedule(
    table: Table, players: Mapping[str, str], seed: int, count: int, swap: bool
) -> list[Fixture]:
    """The games, each with its own seed; with ``swap``, every other one has the sides swapped."""
    swapped = dict(zip(players, reversed(list(players.values())), strict=True))
    return [
        fixture(table, swapped if swap and number % 2 else players, seed, number)
        for number in range(count)
    ]


def _wins(words: CliWords, sides: Iterable[str], results: Sequence[Result]) -> Grid:
    wins = Counter(result.winner for result in results)
    table = _table(words.text("cli-sim-side"), words.text("lab-wins"))
    for side in sides:
        table.add_row(words.name("side", side), *_counted(words, wins[side], len(results)))
    if wins[None]:
        table.add_row(words.text("lab-draws"), *_counted(words, wins[None], len(results)))
    return table


def _wins_of_bots(words: CliWords, results: Sequence[Result]) -> Grid:
    """The wins of each bot, on both sides together."""
    games: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    for result in results:
        games.update(result.bots())
        wins.update({seat.bot for seat in result.seats if seat.side == result.winner})
    table = _table(words.text("lab-bot"), words.text("lab-wins"))
    for bot in sorted(games):
        table.add_row(bot, *_counted(words, wins[bot], games[bot]))
    return table


def _reasons(words: CliWords, results: Sequence[Result]) -> Grid:
    reasons = Counter(ending(words, result) for result in results)
    table = _table(words.text("lab-ending"), words.text("lab-games"))
    for sentence, count in reasons.most_common():
        table.add_row(sentence, *_counted(words, count, len(results)))
    return table


def _table(heading: str, counted: str) -> Grid:
    return grid(heading, counted, "%", "95 %")


def _counted(words: CliWords, wins: int, games: int) -> tuple[str, str, str]:
    return str(wins), *share(words, wins, games)
