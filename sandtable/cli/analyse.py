"""``sandtable analyse``: judgements, luck and turning points of a record."""

from pathlib import Path
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from sandtable.analysis import Analysis, Analyst
from sandtable.analysis.document import JUDGEMENTS, Decision, Judgement
from sandtable.cli import files
from sandtable.cli.game_setup import number_between, read_seed
from sandtable.cli.lab_runs import progress_bar
from sandtable.cli.lab_tables import grid
from sandtable.cli.terminal import Terminal
from sandtable.cli.words import CliWords
from sandtable.terminal.palette import FIRE, GOOD, SOFT, TITLE

#: The longest that can be asked for, in seconds of the processor.
LONGEST: Final = 86_400.0
SIGNS: Final[dict[Judgement, str]] = {
    "best": "✓",
    "fine": "·",
    "inaccuracy": "?!",
    "mistake": "?",
    "blunder": "??",
}
BLAMED: Final = ("inaccuracy", "mistake", "blunder")


def analyse(
    terminal: Terminal, path: Path, seconds: str, seat: str | None, seed: str, out: Path | None
) -> None:
    limit = number_between(seconds, "--seconds", 0, LONGEST)
    game, record = files.read_record(path)
    terminal.set_game(game.id)
    if out is not None and out.exists():
        files.write_new(out, "")  # refuses before the work, not after it
    analyst = Analyst(game, record, read_seed(seed), seat)
    with progress_bar(terminal) as progress:
        bar = progress.add_task("", total=len(analyst.course.positions))
        for _ in analyst.run(limit):
            progress.update(bar, completed=analyst.done)
    found = analyst.document()
    if out is not None:
        files.write_new(out, found.model_dump_json(indent=1) + "\n")
    report(terminal, terminal.words_for(game), found)


def report(terminal: Terminal, words: CliWords, found: Analysis) -> None:
    progress = found.progress
    head = words.text(
        "cli-analysis-head",
        decisions=sum([decision.judgement is not None for decision in found.decisions]),
        playouts=progress.total,
        error=percent(words, progress.error),
    )
    terminal.print(Text(head, TITLE))
    terminal.print(sides(words, found))
    blamed = [decision for decision in found.decisions if decision.judgement in BLAMED]
    if blamed:
        terminal.print(Text(), Text(words.text("cli-analysis-blamed"), TITLE))
        terminal.print(mistakes(words, found, blamed))
    if found.turning_points:
        terminal.print(Text(), Text(words.text("cli-analysis-turns"), TITLE))
        terminal.print(turns(words, found))


def sides(words: CliWords, found: Analysis) -> Grid:
    """How many decisions of each side were how good; what they cost, and what luck gave."""
    table = grid("", *[words.name("side", side) for side in found.sides])
    judged = {
        side: [d for d in found.decisions if d.side == side and d.judgement is not None]
        for side in found.sides
    }
    for word in JUDGEMENTS:
        counts = [str(sum([d.judgement == word for d in judged[side]])) for side in found.sides]
        table.add_row(f"{SIGNS[word]:<3}{words.text(f'cli-analysis-{word}')}", *counts)
    lost = []
    for side in found.sides:
        losses = [d.truths.seat.loss.chance for d in judged[side] if d.truths is not None]
        lost.append(percent(words, sum(losses) / len(losses), 1) if losses else "–")
    table.add_row(words.text("cli-analysis-lost"), *lost)
    if found.sums is not None:
        sums = [found.sums.sides[side] for side in found.sides]
        luck = [with_error(words, each.luck, each.luck_error) for each in sums]
        table.add_row(words.text("cli-analysis-luck"), *luck)
        table.add_row(words.text("cli-analysis-play"), *[signed(words, each.play) for each in sums])
    return table


def mistakes(words: CliWords, found: Analysis, blamed: list[Decision]) -> Grid:
    table = grid(words.text("cli-analysis-step"))
    for heading in ("cli-analysis-played", "cli-analysis-loss", "cli-analysis-better"):
        table.add_column(words.text(heading))
    for decision in blamed:
        assert decision.truths is not None
        assert decision.judgement is not None
        truth = decision.truths.seat
        played = Text.assemble(
            (f"{SIGNS[decision.judgement]} ", FIRE),
            f"{words.name('side', decision.side)}: {words.action(tuple(decision.action))}",
        )
        best = truth.best[0]
        better = Text.assemble(
            words.action(tuple(best.action)),
            (f"  {percent(words, best.chance)} % ±{percent(words, best.error)}", SOFT),
        )
        loss = with_error(words, -truth.loss.chance, truth.loss.error)
        table.add_row(str(decision.step), played, loss, better)
    return table


def turns(words: CliWords, found: Analysis) -> Grid:
    table = grid(words.text("cli-analysis-step"))
    table.add_column(words.text("cli-analysis-played"))
    table.add_column(words.text("cli-analysis-swing", side=words.name("side", found.sides[0])))
    decisions = {decision.step: decision for decision in found.decisions}
    for point in found.turning_points:
        decision = decisions[point.step]
        what = f"{words.name('side', point.side)}: {words.action(tuple(decision.action))}"
        if point.kind == "luck":
            what = f"{what} ({words.text('cli-analysis-by-luck')})"
        style = GOOD if point.change > 0 else FIRE
        swing = Text(with_error(words, point.change, point.error), style)
        table.add_row(str(point.step), what, swing)
    return table


def percent(words: CliWords, chance: float, digits: int = 0) -> str:
    return words.decimal(100 * chance, digits)


def signed(words: CliWords, chance: float) -> str:
    sign = "+" if round(100 * chance) > 0 else "−" if round(100 * chance) < 0 else ""
    return f"{sign}{percent(words, abs(chance))}"


def with_error(words: CliWords, chance: float, error: float) -> str:
    return f"{signed(words, chance)} ±{percent(words, error)}"
