"""The commands and their arguments; what each one does is in the module it calls."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from typer.core import TyperCommand, TyperGroup

from sandtable.cli.desk import Desk
from sandtable.cli.speech import Speech, choose_language, system_language, take_language
from sandtable.kernel.errors import BadInput

BAD_INPUT: Final = 2
UNCOVERED: Final = 1
COVERAGE: Final = "coverage"


class Commands(TyperGroup):
    """All commands: finds the language first, and tells in it what is wrong with the input."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        asked, rest = take_language(list(sys.argv[1:] if args is None else args))
        desk = Desk(system_language(os.environ))
        try:
            desk = Desk(choose_language(asked, os.environ))
            translate(self, desk.words)
            code = super().main(
                rest or ["--help"],
                "sandtable",
                complete_var,
                standalone_mode=False,
                windows_expand_args=windows_expand_args,
                obj=desk,
                **extra,
            )
        except BadInput as error:
            desk.complain(desk.explain(error))
            code = BAD_INPUT
        except typer.TyperException as error:
            desk.complain(usage(error, desk.words))
            code = BAD_INPUT
        sys.exit(code if isinstance(code, int) else 0)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands:
            raise BadInput(
                "cli-unknown-command", command=args[0], commands=", ".join(self.commands)
            )
        return super().resolve_command(ctx, args)


class Seated(TyperCommand):
    """A command that takes a player for each seat: ``--us human`` is ``--seat us=human``."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        known = {name for param in self.params for name in param.opts} | {"--help"}
        rest: list[str] = []
        words = iter(args)
        for word in words:
            name, sign, value = word.partition("=")
            if word == "--":
                rest += [word, *words]
            elif not name.startswith("--") or name in known:
                rest.append(word)
            else:
                player = value if sign else next(words, "")
                rest += ["--seat", f"{name.removeprefix('--')}={player}"]
        return super().parse_args(ctx, rest)


def translate(command: Any, words: Speech) -> None:
    """Help texts are message keys until somebody may want to read them."""
    for thing in (command, *command.params):
        if thing.help:
            thing.help = words.maybe(thing.help, thing.help)
    for subcommand in getattr(command, "commands", {}).values():
        translate(subcommand, words)


def usage(error: typer.TyperException, words: Speech) -> str:
    """What is wrong with the words of the command line themselves."""
    option = getattr(error, "option_name", None)
    if option is not None:
        return words.text("cli-usage-option", option=option)
    param = getattr(error, "param", None)
    if param is not None and not error.message:
        return words.text("cli-usage-missing", name=param.metavar or param.name)
    return words.text("cli-usage-other", message=error.format_message())


app = typer.Typer(cls=Commands, add_completion=False, help="cli-help-sandtable")

GameId = Annotated[str, typer.Argument(metavar="GAME", help="cli-help-game")]
Start = Annotated[str, typer.Argument(metavar="SCENARIO", help="cli-help-start")]
Seats = Annotated[
    list[str] | None, typer.Option("--seat", metavar="SEAT=PLAYER", help="cli-help-seat")
]
Seed = Annotated[str | None, typer.Option(metavar="N", help="cli-help-seed")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="cli-help-option")
]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-record-file")]
SeatSeen = Annotated[str | None, typer.Option("--seat", metavar="SEAT", help="cli-help-seen-by")]


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

    context.obj.about(game)
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
    from sandtable.cli.opening import Opening

    context.obj.about(game)
    play.play(context.obj, Opening(game, scenario, option or []), seat or [], seed, record)


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
    from sandtable.cli.opening import Opening

    context.obj.about(game)
    watch.watch(context.obj, Opening(game, scenario, option or []), seat or [], seed, delay)


@app.command(cls=Seated, help="cli-help-simulate")
def simulate(
    context: typer.Context,
    game: GameId,
    scenario: Start,
    seat: Seats = None,
    count: Annotated[
        str, typer.Option("--games", "-n", metavar="N", help="cli-help-count")
    ] = "200",
    seed: Seed = None,
    swap: Annotated[bool, typer.Option("--swap", help="cli-help-swap")] = False,
    jobs: Annotated[str, typer.Option("--jobs", "-j", metavar="N", help="cli-help-jobs")] = "1",
    option: Options = None,
) -> None:
    from sandtable.cli import simulate
    from sandtable.cli.opening import Opening, whole_number

    context.obj.about(game)
    simulate.simulate(
        context.obj,
        Opening(game, scenario, option or []),
        seat or [],
        whole_number(count, "-n", 1),
        seed,
        swap,
        whole_number(jobs, "--jobs", 1),
    )


@app.command(cls=Seated, help="cli-help-balance")
def balance(
    context: typer.Context,
    game: GameId,
    seat: Seats = None,
    count: Annotated[
        str, typer.Option("--games", "-n", metavar="N", help="cli-help-count-each")
    ] = "400",
    seed: Seed = None,
    jobs: Annotated[str, typer.Option("--jobs", "-j", metavar="N", help="cli-help-jobs")] = "1",
    option: Options = None,
) -> None:
    from sandtable.cli import balance
    from sandtable.cli.opening import whole_number

    context.obj.about(game)
    balance.balance(
        context.obj,
        game,
        option or [],
        seat or [],
        whole_number(count, "-n", 1),
        seed,
        whole_number(jobs, "--jobs", 1),
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


@app.command(help="cli-help-position")
def position(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-position-file")],
    seat: SeatSeen = None,
) -> None:
    from sandtable.cli import replay

    replay.position(context.obj, file, seat)


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
    from sandtable.cli import series

    series.series(context.obj, (first, second), players)


@app.command(help="cli-help-campaign")
def campaign(
    context: typer.Context,
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="cli-help-campaign-files")],
) -> None:
    from sandtable.cli import campaign

    campaign.campaign(context.obj, files)


@app.command(help="cli-help-serve")
def serve(
    context: typer.Context,
    port: Annotated[str, typer.Option(metavar="N", help="cli-help-port")] = "8000",
    host: Annotated[str, typer.Option(metavar="HOST", help="cli-help-host")] = "127.0.0.1",
    data: Annotated[Path | None, typer.Option(metavar="FOLDER", help="cli-help-data")] = None,
    url: Annotated[str, typer.Option(metavar="URL", help="cli-help-url")] = "",
) -> None:
    from sandtable.cli import serve
    from sandtable.cli.opening import whole_number

    serve.serve(context.obj, host, whole_number(port, "--port", 0), data, url)


def main() -> None:
    app()
