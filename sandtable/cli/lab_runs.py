"""``sandtable lab``: matches, ladders and the balance of scenarios."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.text import Text

import sandtable
from sandtable.bots import bot_names, make_bot
from sandtable.cli import lab_tables
from sandtable.cli.game_setup import find_scenario, number_between, read_options, whole_number
from sandtable.cli.terminal import Terminal
from sandtable.kernel.errors import BadInput
from sandtable.kernel.game import Game
from sandtable.lab import ratings
from sandtable.lab.fixtures import Table, mirror, pairing, pairs, set_table
from sandtable.lab.journal import Journal, ParquetFile, read_results
from sandtable.lab.report import make_page
from sandtable.lab.results import Result
from sandtable.lab.runners import Processes, Runner
from sandtable.lab.series import Series, play_all
from sandtable.lab.statistics import MARGIN, Rule, Settled, Sprt
from sandtable.terminal.palette import ACCENT

#: The shares that a sequential test can ask about.
SHARES: Final = (2 * MARGIN, 1 - 2 * MARGIN)


@dataclass(frozen=True)
class Run:
    """How games are played and where their results go, as given on the command line."""

    seed: str = "1"
    jobs: str = "1"
    ray: str = ""
    out: Path | None = None
    parquet: Path | None = None

    @property
    def number(self) -> int:
        return whole_number(self.seed, "--seed", None)

    def runner(self) -> Runner:
        jobs = whole_number(self.jobs, "--jobs", 1)
        if self.ray:
            from sandtable.lab.on_ray import Ray

            return Ray(self.ray, jobs)
        return Runner() if jobs == 1 else Processes(jobs)

    def play(self, terminal: Terminal, series: Sequence[Series]) -> None:
        """Play all series, with a progress bar on stderr; tables can be redirected to a file."""
        journal = Journal(self.out)
        parquet = None if self.parquet is None else ParquetFile(self.parquet)
        with self.runner() as runner, progress_bar(terminal) as progress:
            bar = progress.add_task("", total=sum(each.left for each in series))

            def report(done: int, left: int) -> None:
                progress.update(bar, completed=done, total=done + left)

            play_all(series, runner, journal, report)
        if parquet is not None:
            parquet.write(result for each in series for result in each.results)


def progress_bar(terminal: Terminal) -> Progress:
    """How many games are done and how long the rest will take."""
    columns = (BarColumn(complete_style=ACCENT), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=terminal.errors, transient=True)


def set_tables(game: Game, scenarios: Sequence[str], options: Sequence[str]) -> list[Table]:
    """The scenarios that were named, or all of them."""
    chosen = read_options(game, options)
    names = [find_scenario(game, name) for name in scenarios] or game.scenarios()
    return [set_table(game, name, name, chosen) for name in names]


def match(
    terminal: Terminal,
    game_id: str,
    bots: tuple[str, str],
    scenarios: Sequence[str],
    options: Sequence[str],
    count: str,
    stop: str,
    run: Run,
) -> None:
    """Two bots against each other, with sides swapped."""
    game = sandtable.game(game_id)
    check_bots(bots)
    tables = set_tables(game, scenarios, options)
    rule = sequential(stop)
    series = versus(tables, bots, run.number, whole_number(count, "--games", 1), rule)
    run.play(terminal, [series])
    words = terminal.words_for(game)
    terminal.print(lab_tables.title(words, game.id, bots, run.number))
    terminal.print(lab_tables.meeting(words, bots, series), Text())
    terminal.print(lab_tables.by_scenario(words, bots[0], series.results))
    if isinstance(rule, Sprt):
        terminal.print(Text(), Text(lab_tables.verdict(words, bots[0], rule, series)))


@dataclass(frozen=True)
class LadderPlan:
    """Who plays whom, and how long, as given on the command line."""

    game: str
    bots: Sequence[str]
    scenarios: Sequence[str]
    options: Sequence[str]
    games: str
    neighbours: bool
    stop: str


def ladder(terminal: Terminal, plan: LadderPlan, run: Run) -> None:
    """Every bot against every other one, or against its neighbours, and their ratings."""
    game = sandtable.game(plan.game)
    bots = plan.bots or bot_names()
    check_bots(bots)
    tables = set_tables(game, plan.scenarios, plan.options)
    games = whole_number(plan.games, "--games", 1)
    rule = sequential(plan.stop)
    series = [
        versus(tables, pair, run.number, games, rule) for pair in pairs(bots, plan.neighbours)
    ]
    run.play(terminal, series)
    results = [result for each in series for result in each.results]
    scores = ratings.count(results)
    words = terminal.words_for(game)
    terminal.print(lab_tables.title(words, game.id, bots, run.number))
    rated = ratings.rate(bots, scores)
    terminal.print(lab_tables.ladder(words, rated, scores, results), Text())
    terminal.print(lab_tables.crosstable(words, rated, scores))


def balance(
    terminal: Terminal,
    game_ids: Sequence[str],
    bot: str,
    scenarios: Sequence[str],
    options: Sequence[str],
    count: str,
    rule: Settled,
    run: Run,
) -> None:
    """A bot against itself on every scenario of one game or of all."""
    make_bot(bot, 0)
    games = [sandtable.game(id) for id in game_ids or sandtable.games()]
    if len(games) > 1 and (scenarios or options):
        raise BadInput("cli-lab-which-game", "--scenario" if scenarios else "--option")
    most = whole_number(count, "--games", 1)
    found: dict[str, list[Series]] = {}
    for game in games:
        found[game.id] = [
            Series(
                mirror(table, bot, run.number, most),
                partial(Result.score_of_side, side=game.sides[0]),
                rule,
            )
            for table in set_tables(game, scenarios, options)
        ]
    run.play(terminal, [each for series in found.values() for each in series])
    for game in games:
        words = terminal.words_for(game)
        terminal.print(lab_tables.title(words, game.id, [bot], run.number))
        terminal.print(lab_tables.standings(words, game, found[game.id]), Text())
        terminal.print(lab_tables.endings(words, game, found[game.id]), Text())
    terminal.print(Text(terminal.words.text("lab-verdicts")))


def report(terminal: Terminal, files: Sequence[Path], out: Path) -> None:
    """A page about the games in files; an older one is overwritten."""
    results = read_results(files)
    if not results:
        raise BadInput("cli-lab-nothing", str(files[0]))
    page = make_page(results, terminal.words_for, terminal.words)
    try:
        out.write_text(page, encoding="utf-8")
    except OSError as error:
        raise BadInput("lab-unwritable", str(out), reason=str(error.strerror)) from None
    terminal.print(Text(terminal.words.text("cli-lab-reported", file=str(out))))


def sequential(stop: str) -> Rule:
    """A test that ends a series when a share is reached or out of reach; none if none is asked."""
    return Sprt(number_between(stop, "--stop", *SHARES)) if stop else Rule()


def versus(
    tables: Sequence[Table], bots: tuple[str, str], seed: int, count: int, rule: Rule
) -> Series:
    """The games between two bots, scored for the first one."""
    fixtures = pairing(tables, bots, seed, count)
    return Series(fixtures, partial(Result.score_of_bot, bot=bots[0]), rule)


def check_bots(bots: Sequence[str]) -> None:
    """Refuse bots that do not exist, and one that would play against itself."""
    for bot in bots:
        make_bot(bot, 0)
    twice = [bot for bot, count in Counter(bots).items() if count > 1]
    if twice:
        raise BadInput("cli-lab-bot-twice", bot=twice[0])
    if len(bots) < 2:
        raise BadInput("cli-lab-two-bots")
