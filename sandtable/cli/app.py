"""The commands and their arguments; each one is implemented in the module it calls."""

import os
from pathlib import Path
from typing import Annotated, Final

import typer

from sandtable.bots.levels import DEFAULT_BOT
from sandtable.cli.app_admin import admin
from sandtable.cli.commands import (
    Commands,
    Count,
    DatabaseUrl,
    DataFolder,
    GameId,
    Jobs,
    Options,
    RecordFile,
    Seated,
    Seats,
    SeatSeen,
    Seed,
    Start,
)
from sandtable.cli.lab import lab

UNCOVERED: Final = 1
NOT_OPENED: Final = 1
FAULTY: Final = 1
COVERAGE: Final = "coverage"

app = typer.Typer(cls=Commands, add_completion=False, help="cli-help-sandtable")


@app.command(help="cli-help-games")
def games(context: typer.Context) -> None:
    from sandtable.cli import library

    library.list_games(context.obj)


@app.command(help="cli-help-scenarios")
def scenarios(
    context: typer.Context,
    game: GameId,
    scenario: Annotated[str, typer.Argument(metavar="[SCENARIO]", help="cli-help-scenario")] = "",
) -> None:
    from sandtable.cli import library

    context.obj.set_game(game)
    if scenario:
        library.show_scenario(context.obj, game, scenario)
    else:
        library.list_scenarios(context.obj, game)


@app.command(cls=Seated, help="cli-help-play")
def play(
    context: typer.Context,
    game: GameId,
    scenario: Start,
    seat: Seats = None,
    seed: Seed = None,
    record: Annotated[Path | None, typer.Option(metavar="FILE", help="cli-help-record")] = None,
    option: Options = None,
) -> None:
    from sandtable.cli import play
    from sandtable.cli.game_setup import GameSetup

    context.obj.set_game(game)
    play.play(context.obj, GameSetup(game, scenario, option or []), seat or [], seed, record)


@app.command(cls=Seated, help="cli-help-watch")
def watch(
    context: typer.Context,
    game: GameId,
    scenario: Start,
    seat: Seats = None,
    seed: Seed = None,
    delay: Annotated[str, typer.Option(metavar="SECONDS", help="cli-help-delay")] = "0.5",
    option: Options = None,
) -> None:
    from sandtable.cli import watch
    from sandtable.cli.game_setup import GameSetup

    context.obj.set_game(game)
    watch.watch(context.obj, GameSetup(game, scenario, option or []), seat or [], seed, delay)


@app.command(cls=Seated, help="cli-help-simulate")
def simulate(
    context: typer.Context,
    game: GameId,
    scenario: Start,
    seat: Seats = None,
    count: Count = "200",
    seed: Seed = None,
    swap: Annotated[bool, typer.Option("--swap", help="cli-help-swap")] = False,
    jobs: Jobs = "1",
    option: Options = None,
) -> None:
    from sandtable.cli import simulate
    from sandtable.cli.game_setup import GameSetup, whole_number

    context.obj.set_game(game)
    simulate.simulate(
        context.obj,
        GameSetup(game, scenario, option or []),
        seat or [],
        whole_number(count, "-n", 1),
        seed,
        swap,
        jobs,
    )


@app.command(help="cli-help-replay")
def replay(
    context: typer.Context,
    file: RecordFile,
    to: Annotated[str | None, typer.Option(metavar="N", help="cli-help-to")] = None,
    seat: SeatSeen = None,
) -> None:
    from sandtable.cli import replay

    replay.replay(context.obj, file, seat, to)


@app.command(help="cli-help-verify")
def verify(context: typer.Context, file: RecordFile) -> None:
    from sandtable.cli import replay

    replay.verify(context.obj, file)


@app.command(help="cli-help-analyse")
def analyse(
    context: typer.Context,
    file: RecordFile,
    seconds: Annotated[
        str, typer.Option(metavar="SECONDS", help="cli-help-analyse-seconds")
    ] = "60",
    seat: Annotated[str | None, typer.Option(metavar="SEAT", help="cli-help-analyse-seat")] = None,
    seed: Annotated[str, typer.Option(metavar="N", help="cli-help-analyse-seed")] = "0",
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="cli-help-analyse-out")] = None,
) -> None:
    from sandtable.cli import analyse

    analyse.analyse(context.obj, file, seconds, seat, seed, out)


@app.command(help="cli-help-position")
def position(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-position-file")],
    seat: SeatSeen = None,
    svg: Annotated[Path | None, typer.Option(metavar="FILE", help="cli-help-position-svg")] = None,
) -> None:
    from sandtable.cli import replay

    replay.position(context.obj, file, seat, svg)


@app.command(help="cli-help-rules")
def rules(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME|coverage", help="cli-help-rules-game")],
    rule: Annotated[str, typer.Argument(metavar="[RULE]", help="cli-help-rule")] = "",
) -> None:
    import sandtable
    from sandtable.cli import coverage, reference

    if game != COVERAGE:
        reference.show(context.obj, sandtable.game(game), rule)
    elif not coverage.coverage(context.obj):
        raise typer.Exit(UNCOVERED)


@app.command(help="cli-help-series")
def series(
    context: typer.Context,
    first: Annotated[Path, typer.Argument(metavar="FIRST", help="cli-help-series-first")],
    second: Annotated[Path, typer.Argument(metavar="SECOND", help="cli-help-series-second")],
    players: Annotated[
        tuple[str, str] | None, typer.Option(metavar="NAME NAME", help="cli-help-series-players")
    ] = None,
) -> None:
    from sandtable.cli import scores

    scores.series(context.obj, (first, second), players)


@app.command(help="cli-help-campaign")
def campaign(
    context: typer.Context,
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="cli-help-campaign-files")],
) -> None:
    from sandtable.cli import scores

    scores.campaign(context.obj, files)


@app.command(help="cli-help-check")
def check(
    context: typer.Context,
    game: GameId,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-draft")],
) -> None:
    from sandtable.cli import studio

    context.obj.set_game(game)
    if not studio.check(context.obj, game, file):
        raise typer.Exit(FAULTY)


@app.command("import-m44", help="cli-help-import")
def import_m44(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-foreign")],
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="cli-help-import-out")] = None,
) -> None:
    from sandtable.cli import studio

    studio.import_scenario(context.obj, "m44", file, out)


@app.command("export-m44", help="cli-help-export")
def export_m44(
    context: typer.Context,
    scenario: Annotated[str, typer.Argument(metavar="SCENARIO", help="cli-help-scenario")],
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="cli-help-export-out")] = None,
) -> None:
    from sandtable.cli import studio

    studio.export_scenario(context.obj, "m44", scenario, out)


@app.command(help="cli-help-balance")
def balance(
    context: typer.Context,
    scenario: Annotated[str, typer.Argument(metavar="FILE", help="cli-help-balance-file")],
    game: Annotated[str, typer.Option(metavar="GAME", help="cli-help-game")] = "",
    bot: Annotated[str, typer.Option(metavar="BOT", help="cli-help-lab-bot")] = DEFAULT_BOT,
    count: Annotated[
        str, typer.Option("--games", "-n", metavar="N", help="cli-help-lab-count-most")
    ] = "200",
    width: Annotated[str, typer.Option(metavar="WIDTH", help="cli-help-lab-width")] = "0.14",
    suggest: Annotated[str, typer.Option(metavar="N", help="cli-help-balance-suggest")] = "0",
    seed: Annotated[str, typer.Option(metavar="N", help="cli-help-lab-seed")] = "1",
    jobs: Jobs = "1",
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="cli-help-balance-out")] = None,
) -> None:
    from sandtable.cli import balance
    from sandtable.cli.game_setup import number_between, whole_number
    from sandtable.cli.lab_runs import Run
    from sandtable.studio.balance import Measuring

    run = Run(seed, jobs)
    measuring = Measuring(
        bot,
        run.number,
        whole_number(count, "--games", 1),
        number_between(width, "--width", 0, 1),
        whole_number(suggest, "--suggest", 0),
    )
    balance.balance(context.obj, game, scenario, measuring, run, out)


@app.command(help="cli-help-fresh")
def fresh(
    context: typer.Context,
    game: GameId,
    seed: Annotated[str, typer.Option(metavar="WORDS", help="cli-help-fresh-seed")] = "",
    size: Annotated[str, typer.Option(metavar="SIZE", help="cli-help-fresh-size")] = "standard",
    measure: Annotated[bool, typer.Option("--measure", help="cli-help-fresh-measure")] = False,
    bot: Annotated[str, typer.Option(metavar="BOT", help="cli-help-lab-bot")] = DEFAULT_BOT,
    jobs: Jobs = "1",
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="cli-help-import-out")] = None,
) -> None:
    from sandtable.cli import fresh
    from sandtable.cli.lab_runs import Run

    context.obj.set_game(game)
    fresh.fresh(context.obj, game, seed, size, bot if measure else "", Run(jobs=jobs), out)


@app.command(help="cli-help-serve")
def serve(
    context: typer.Context,
    port: Annotated[str, typer.Option(metavar="N", help="cli-help-port")] = "",
    host: Annotated[str, typer.Option(metavar="HOST", help="cli-help-host")] = "",
    data: DataFolder = None,
    url: DatabaseUrl = "",
) -> None:
    from sandtable.cli import serve
    from sandtable.cli.game_setup import whole_number

    where = "--port" if port else "SANDTABLE_PORT"
    number = whole_number(port or os.environ.get(where, "8000"), where, 0)
    host = host or os.environ.get("SANDTABLE_HOST", "127.0.0.1")
    serve.serve(context.obj, host, number, data, url)


@app.command(help="cli-help-bots")
def bots(data: DataFolder = None, url: DatabaseUrl = "") -> None:
    from sandtable.cli.serve import serve_bots

    serve_bots(url, data)


@app.command(help="cli-help-migrate")
def migrate(
    context: typer.Context,
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="cli-help-migrate-folder")],
    dry_run: Annotated[bool, typer.Option("--dry-run", help="cli-help-dry-run")] = False,
) -> None:
    from sandtable.cli import migrate

    if not migrate.migrate(context.obj, folder, dry_run):
        raise typer.Exit(NOT_OPENED)


app.add_typer(lab, name="lab")
app.add_typer(admin, name="admin")


def main() -> None:
    app()
