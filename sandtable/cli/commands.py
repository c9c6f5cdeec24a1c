"""What all commands share: the language, bad input, common arguments."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from typer.core import TyperCommand, TyperGroup

from sandtable.cli.terminal import Terminal
from sandtable.cli.words import CliWords, choose_language, system_language, take_language
from sandtable.kernel.errors import BadInput

BAD_INPUT: Final = 2

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
DataFolder = Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help="cli-help-data")]
DatabaseUrl = Annotated[str, typer.Option("--url", metavar="URL", help="cli-help-url")]
SeatSeen = Annotated[str | None, typer.Option("--seat", metavar="SEAT", help="cli-help-seen-by")]
Count = Annotated[str, typer.Option("--games", "-n", metavar="N", help="cli-help-count")]
Jobs = Annotated[str, typer.Option("--jobs", "-j", metavar="N", help="cli-help-jobs")]


class Commands(TyperGroup):
    """All commands; determines the language first and reports bad input in it."""

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
        terminal = Terminal(system_language(os.environ))
        try:
            terminal = Terminal(choose_language(asked, os.environ))
            translate(self, terminal.words)
            code = super().main(
                rest or ["--help"],
                "sandtable",
                complete_var,
                standalone_mode=False,
                windows_expand_args=windows_expand_args,
                obj=terminal,
                **extra,
            )
        except BadInput as error:
            terminal.print_error(terminal.explain(error))
            code = BAD_INPUT
        except typer.TyperException as error:
            terminal.print_error(usage(error, terminal.words))
            code = BAD_INPUT
        sys.exit(code if isinstance(code, int) else 0)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands:
            raise BadInput(
                "cli-unknown-command", command=args[0], commands=", ".join(self.commands)
            )
        return super().resolve_command(ctx, args)


class Seated(TyperCommand):
    """A command with a player for each seat: ``--us human`` is short for ``--seat us=human``."""

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


def translate(command: Any, words: CliWords) -> None:
    """Replace message keys with texts: help is translated only when it may be read."""
    translate_frame(command, words)
    for thing in (command, *command.params):
        if thing.help:
            thing.help = words.maybe(thing.help, thing.help)
    for subcommand in getattr(command, "commands", {}).values():
        translate(subcommand, words)


def translate_frame(command: Any, words: CliWords) -> None:
    """What Typer itself writes around our help."""
    from typer import rich_utils

    rich_utils.ARGUMENTS_PANEL_TITLE = words.text("cli-frame-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = words.text("cli-frame-options")
    rich_utils.COMMANDS_PANEL_TITLE = words.text("cli-frame-commands")
    rich_utils.REQUIRED_LONG_STRING = f"[{words.text('cli-frame-required')}]"
    rich_utils.DEFAULT_STRING = f"[{words.text('cli-frame-default')}: {{}}]"
    kind = type(command)

    def get_help_option(context: Any) -> Any:
        option = kind.get_help_option(command, context)
        if option is not None:
            option.help = words.text("cli-help-help")
        return option

    def get_usage(context: Any) -> str:
        written: str = kind.get_usage(command, context)
        return written.replace("Usage:", words.text("cli-frame-usage"), 1)

    command.get_help_option = get_help_option
    command.get_usage = get_usage


def usage(error: typer.TyperException, words: CliWords) -> str:
    """A usage error as a sentence."""
    option = getattr(error, "option_name", None)
    if option is not None:
        return words.text("cli-usage-option", option=option)
    param = getattr(error, "param", None)
    if param is not None and not error.message:
        return words.text("cli-usage-missing", name=param.metavar or param.name)
    return words.text("cli-usage-other", message=error.format_message())
