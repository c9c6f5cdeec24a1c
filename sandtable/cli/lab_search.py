"""``sandtable lab``: better weights, fitted values, and puzzles."""

import json
from collections.abc import Sequence

from rich.table import Table as Grid
from rich.text import Text

import sandtable
from sandtable.bots import make_bot
from sandtable.cli.game_setup import find_scenario
from sandtable.cli.lab_runs import Run, progress_bar
from sandtable.cli.lab_tables import grid, interval, percent
from sandtable.cli.terminal import Terminal
from sandtable.cli.words import CliWords
from sandtable.kernel.errors import BadInput
from sandtable.kernel.game import Game
from sandtable.kernel.value import FittedValue
from sandtable.lab.fixtures import Table, mirror
from sandtable.lab.journal import append_line
from sandtable.lab.puzzles import Search, find_puzzles
from sandtable.lab.tuning import Plan, Tuning


def tune(terminal: Terminal, plan: Plan, run: Run) -> None:
    """Print weights that should be better, and how they do in games they were not tuned on."""
    with run.runner() as runner, progress_bar(terminal) as progress:
        tuning = Tuning(plan, runner, run.out)
        bar = progress.add_task("", total=tuning.total)

        def report(games: int) -> None:
            progress.advance(bar, games)

        values = tuning.run(report)
        points = tuning.measure(values, report)
    words = terminal.words_for(tuning.game)
    terminal.print(_changes(words, tuning, values), Text())
    games = plan.held_out
    told = words.text(
        "lab-tuned",
        share=percent(words, points / games),
        interval=interval(words, points, games),
        games=games,
    )
    terminal.print(Text(told))


def _changes(words: CliWords, tuning: Tuning, values: Sequence[float]) -> Grid:
    """Every weight: as it is now, and tuned."""
    space = tuning.space
    table = grid(words.text("lab-weight"), words.text("lab-now"), words.text("lab-new"))
    for label, now, new in zip(space.labels, space.values(space.now), values, strict=True):
        table.add_row(label, f"{now:g}", f"{new:g}")
    return table


def fit(terminal: Terminal, game: Game, names: Sequence[str], games: int, run: Run) -> None:
    """Fit the game's value to games by its policy; print how it judges games it has not seen."""
    try:
        from sandtable.lab import fit as fitting
    except ImportError:
        raise BadInput("lab-needs-extra", extra="lab") from None
    if not isinstance(game.value(), FittedValue):
        raise BadInput("lab-no-features", game=game.id)
    scenarios = [find_scenario(game, name) for name in names] or game.scenarios()
    tasks = [(game.id, name, seed) for seed in range(games) for name in scenarios]
    with run.runner() as runner, progress_bar(terminal) as progress:
        bar = progress.add_task("", total=len(tasks))
        samples: list[fitting.Sample] = []
        for _, sample in runner.run(fitting.play_sample, iter(tasks)):
            progress.advance(bar)
            samples.append(sample)
    samples.sort(key=lambda sample: (sample.scenario, sample.seed))
    document, findings = fitting.fit_game(game, samples)
    words = terminal.words_for(game)
    headings = ("lab-scenario", "lab-positions", "lab-loss", "lab-auc", "lab-own-weights")
    table = grid(*[words.text(heading) for heading in headings])
    for one in findings:
        own = "✓" if one.own else ""
        cells = (f"{one.positions:,}", f"{one.loss:.3f}", f"{one.auc:.3f}", own)
        table.add_row(one.scenario or words.text("lab-all-scenarios"), *cells)
    terminal.print(table, Text())
    path = game.folder / "data" / "value.json"
    fitting.write(path, document)
    terminal.print(Text(words.text("lab-fitted", file=str(path))))


def calibrate(terminal: Terminal, game: Game, games: int, keep: bool, run: Run) -> None:
    """Measure what the chances of the analysis are worth in games the value was not fitted on.

    ``keep``: the scales take the place of those that the game has.
    """
    try:
        from sandtable.lab import calibrate as calibrating
    except ImportError:
        raise BadInput("lab-needs-extra", extra="lab") from None
    names = game.scenarios()
    # Half of the games of each scenario have odd seeds.
    tasks = [
        (game.id, names[number // 2 % len(names)], calibrating.FIRST_SEED + number)
        for number in range(games)
    ]
    with run.runner() as runner, progress_bar(terminal) as progress:
        bar = progress.add_task("", total=len(tasks))
        samples: list[calibrating.Sample] = []
        for _, sample in runner.run(calibrating.play_sample, iter(tasks)):
            progress.advance(bar)
            samples.append(sample)
    samples.sort(key=lambda sample: sample.seed)
    document, found = calibrating.calibrate(game, samples)
    words = terminal.words_for(game)
    headings = ("lab-estimate", "lab-positions", "lab-estimated", "lab-won")
    table = grid(*[words.text(heading) for heading in headings])
    for decile in found.deciles:
        share = f"{10 * decile.number}–{10 * decile.number + 10} %"
        cells = (f"{decile.positions:,}", f"{decile.estimate:.1%}", f"{decile.won:.1%}")
        table.add_row(share, *cells)
    scores = grid(words.text("lab-brier"), *[""])
    for heading, score in (
        ("lab-scaled", found.brier),
        ("lab-unscaled", found.unscaled),
        ("lab-evaluate", found.evaluate),
        ("lab-constant", found.constant),
    ):
        scores.add_row(words.text(heading), f"{score:.4f}")
    scaled = "no" if document["scales"] == {"": [*calibrating.NO_SCALE]} else "yes"
    told = [words.text("lab-calibrated", games=found.games, scaled=scaled)]
    if keep:
        path = game.folder / "data" / "calibration.json"
        calibrating.write(path, document)
        told.append(words.text("lab-calibration-written", file=str(path)))
    else:
        told.append(words.text("lab-calibration-kept"))
    terminal.print(table, Text(), scores, Text(), *[Text(line) for line in told])


def find(
    terminal: Terminal, tables: Sequence[Table], bot: str, games: int, gain: float, run: Run
) -> None:
    """Write puzzles to a file, one line each, as they are found."""
    make_bot(bot, 0)
    assert run.out is not None
    if run.out.exists():
        raise BadInput("cli-file-exists", str(run.out))
    fixtures = [mirror(table, bot, run.number, games) for table in tables]
    # One game of each scenario, then the next.
    searches = [Search(each, gain) for number in zip(*fixtures, strict=True) for each in number]
    found = 0
    with run.runner() as runner, progress_bar(terminal) as progress:
        bar = progress.add_task("", total=games)
        for _, puzzles in runner.run(find_puzzles, iter(searches[:games])):
            progress.advance(bar)
            found += len(puzzles)
            for puzzle in puzzles:
                append_line(run.out, json.dumps(puzzle, ensure_ascii=False) + "\n")
    words = terminal.words_for(sandtable.game(tables[0].game))
    terminal.print(Text(words.text("lab-puzzles", count=found, file=str(run.out))))
