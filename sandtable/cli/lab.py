"""The commands of ``sandtable lab`` and their arguments."""

from pathlib import Path
from typing import Annotated

import typer

from sandtable.cli.commands import Commands, Count, Jobs, Options

lab = typer.Typer(cls=Commands, help="cli-help-lab", no_args_is_help=True)

GameName = Annotated[str, typer.Option("--game", metavar="GAME", help="cli-help-game")]
Scenarios = Annotated[
    list[str] | None, typer.Option("--scenario", metavar="SCENARIO", help="cli-help-lab-scenario")
]
RunSeed = Annotated[str, typer.Option("--seed", metavar="N", help="cli-help-lab-seed")]
Cluster = Annotated[str, typer.Option("--ray", metavar="ADDRESS", help="cli-help-lab-ray")]
Out = Annotated[Path | None, typer.Option("--out", metavar="FILE", help="cli-help-lab-out")]
Parquet = Annotated[
    Path | None, typer.Option("--parquet", metavar="FILE", help="cli-help-lab-parquet")
]
BotName = Annotated[str, typer.Option("--bot", metavar="BOT", help="cli-help-lab-bot")]


@lab.command(help="cli-help-lab-match")
def match(
    context: typer.Context,
    first: Annotated[str, typer.Argument(metavar="BOT", help="cli-help-lab-bot")],
    second: Annotated[str, typer.Argument(metavar="BOT", help="cli-help-lab-other")],
    game: GameName,
    scenario: Scenarios = None,
    count: Count = "400",
    stop: Annotated[str, typer.Option(metavar="SHARE", help="cli-help-lab-stop")] = "",
    seed: RunSeed = "1",
    jobs: Jobs = "1",
    ray: Cluster = "",
    out: Out = None,
    parquet: Parquet = None,
    option: Options = None,
) -> None:
    from sandtable.cli import lab_runs

    context.obj.set_game(game)
    run = lab_runs.Run(seed, jobs, ray, out, parquet)
    bots = (first, second)
    lab_runs.match(context.obj, game, bots, scenario or [], option or [], count, stop, run)


@lab.command(help="cli-help-lab-ladder")
def ladder(
    context: typer.Context,
    game: GameName,
    bots: Annotated[str, typer.Option(metavar="BOT,BOT", help="cli-help-lab-bots")] = "",
    scenario: Scenarios = None,
    count: Annotated[
        str, typer.Option("--games", "-n", metavar="N", help="cli-help-lab-count-pair")
    ] = "400",
    neighbours: Annotated[
        bool, typer.Option("--neighbours", help="cli-help-lab-neighbours")
    ] = False,
    stop: Annotated[str, typer.Option(metavar="SHARE", help="cli-help-lab-stop-pair")] = "",
    seed: RunSeed = "1",
    jobs: Jobs = "1",
    ray: Cluster = "",
    out: Out = None,
    parquet: Parquet = None,
    option: Options = None,
) -> None:
    from sandtable.cli import lab_runs

    context.obj.set_game(game)
    run = lab_runs.Run(seed, jobs, ray, out, parquet)
    names = [bot.strip() for bot in bots.split(",")] if bots else []
    plan = lab_runs.LadderPlan(game, names, scenario or [], option or [], count, neighbours, stop)
    lab_runs.ladder(context.obj, plan, run)


@lab.command(help="cli-help-lab-balance")
def balance(
    context: typer.Context,
    game: Annotated[str, typer.Option(metavar="GAME", help="cli-help-lab-game")] = "",
    bot: BotName = "greedy",
    scenario: Scenarios = None,
    count: Annotated[
        str, typer.Option("--games", "-n", metavar="N", help="cli-help-lab-count-most")
    ] = "400",
    width: Annotated[str, typer.Option(metavar="WIDTH", help="cli-help-lab-width")] = "0",
    clear: Annotated[bool, typer.Option("--clear", help="cli-help-lab-clear")] = False,
    seed: RunSeed = "1",
    jobs: Jobs = "1",
    ray: Cluster = "",
    out: Out = None,
    parquet: Parquet = None,
    option: Options = None,
) -> None:
    from sandtable.cli import lab_runs
    from sandtable.cli.game_setup import number_between
    from sandtable.lab.statistics import Settled

    context.obj.set_game(game)
    run = lab_runs.Run(seed, jobs, ray, out, parquet)
    rule = Settled(number_between(width, "--width", 0, 1), clear)
    games = [game] if game else []
    lab_runs.balance(context.obj, games, bot, scenario or [], option or [], count, rule, run)


@lab.command(help="cli-help-lab-report")
def report(
    context: typer.Context,
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="cli-help-lab-files")],
    out: Annotated[Path, typer.Option(metavar="FILE", help="cli-help-lab-page")] = Path("lab.html"),
) -> None:
    from sandtable.cli import lab_runs

    lab_runs.report(context.obj, files, out)


@lab.command(help="cli-help-lab-tune")
def tune(
    context: typer.Context,
    game: GameName,
    scenario: Scenarios = None,
    only: Annotated[str, typer.Option(metavar="NAME,NAME", help="cli-help-lab-only")] = "",
    generations: Annotated[str, typer.Option(metavar="N", help="cli-help-lab-generations")] = "30",
    count: Annotated[
        str, typer.Option("--games", "-n", metavar="N", help="cli-help-lab-count-candidate")
    ] = "48",
    held_out: Annotated[str, typer.Option(metavar="N", help="cli-help-lab-held-out")] = "400",
    spread: Annotated[str, typer.Option(metavar="SHARE", help="cli-help-lab-spread")] = "0.15",
    seed: RunSeed = "1",
    jobs: Jobs = "1",
    ray: Cluster = "",
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="cli-help-lab-tuned")] = None,
    option: Options = None,
) -> None:
    import sandtable
    from sandtable.cli import lab_runs, lab_search
    from sandtable.cli.game_setup import number_between, whole_number
    from sandtable.lab.tuning import Plan

    context.obj.set_game(game)
    run = lab_runs.Run(seed, jobs, ray, out)
    plan = Plan(
        tables=lab_runs.set_tables(sandtable.game(game), scenario or [], option or []),
        only=[name.strip() for name in only.split(",")] if only else [],
        seed=run.number,
        generations=whole_number(generations, "--generations", 1),
        games=whole_number(count, "--games", 1),
        held_out=whole_number(held_out, "--held-out", 1),
        spread=number_between(spread, "--spread", 0.01, 1),
    )
    lab_search.tune(context.obj, plan, run)


@lab.command(help="cli-help-lab-puzzles")
def puzzles(
    context: typer.Context,
    game: GameName,
    bot: BotName,
    out: Annotated[Path, typer.Option(metavar="FILE", help="cli-help-lab-puzzle-file")],
    scenario: Scenarios = None,
    count: Count = "10",
    gain: Annotated[str, typer.Option(metavar="SHARE", help="cli-help-lab-gain")] = "0.2",
    seed: RunSeed = "1",
    jobs: Jobs = "1",
    ray: Cluster = "",
    option: Options = None,
) -> None:
    import sandtable
    from sandtable.cli import lab_runs, lab_search
    from sandtable.cli.game_setup import number_between, whole_number

    context.obj.set_game(game)
    run = lab_runs.Run(seed, jobs, ray, out)
    tables = lab_runs.set_tables(sandtable.game(game), scenario or [], option or [])
    games = whole_number(count, "--games", 1)
    least = number_between(gain, "--gain", 0, 1)
    lab_search.find(context.obj, tables, bot, games, least, run)


@lab.command(help="cli-help-lab-fit")
def fit(
    context: typer.Context,
    game: GameName,
    scenario: Scenarios = None,
    count: Annotated[
        str, typer.Option("--games", "-n", metavar="N", help="cli-help-lab-count-fit")
    ] = "240",
    jobs: Jobs = "1",
    ray: Cluster = "",
) -> None:
    import sandtable
    from sandtable.cli import lab_runs, lab_search
    from sandtable.cli.game_setup import whole_number

    context.obj.set_game(game)
    run = lab_runs.Run(jobs=jobs, ray=ray)
    games = whole_number(count, "--games", 10)
    lab_search.fit(context.obj, sandtable.game(game), scenario or [], games, run)


@lab.command(help="cli-help-lab-calibrate")
def calibrate(
    context: typer.Context,
    game: GameName,
    count: Annotated[
        str, typer.Option("--games", "-n", metavar="N", help="cli-help-lab-count-calibrate")
    ] = "400",
    write: Annotated[bool, typer.Option("--write", help="cli-help-lab-calibrate-write")] = False,
    jobs: Jobs = "1",
    ray: Cluster = "",
) -> None:
    import sandtable
    from sandtable.cli import lab_runs, lab_search
    from sandtable.cli.game_setup import whole_number

    context.obj.set_game(game)
    run = lab_runs.Run(jobs=jobs, ray=ray)
    games = whole_number(count, "--games", 10)
    lab_search.calibrate(context.obj, sandtable.game(game), games, write, run)
