"""``sandtable balance``: is a scenario fair, and what would make it fairer?"""

import json
from pathlib import Path
from typing import Any

from rich.table import Table as Grid
from rich.text import Text

import sandtable
from sandtable.cli import files
from sandtable.cli.game_setup import find_scenario
from sandtable.cli.lab_runs import Run, progress_bar
from sandtable.cli.terminal import Terminal
from sandtable.cli.words import CliWords
from sandtable.kernel.errors import BadInput
from sandtable.kernel.game import Game
from sandtable.studio.balance import FAVOURS, WITHIN, Measuring, measure
from sandtable.studio.faults import first_fault, open_draft
from sandtable.studio.scenario_text import parse
from sandtable.terminal.palette import SOFT, TITLE

#: The most objectives and places that are listed in the terminal.
MOST_LISTED = 8


def balance(
    terminal: Terminal, game_id: str, source: str, measuring: Measuring, run: Run, out: Path | None
) -> None:
    """Play a scenario until its balance is known; the whole report can be written to a file."""
    if out is not None:
        files.check_new(out)
    game, scenario = _scenario(game_id, source)
    terminal.set_game(game.id)
    words = terminal.words_for(game)
    with run.runner() as runner, progress_bar(terminal) as progress:
        bar = progress.add_task("", total=measuring.most)

        def report(what: str, done: int, most: int) -> None:
            progress.update(bar, description=what, completed=done, total=most)

        found: Any = measure(game, scenario, measuring, runner, report)
    if out is not None:
        files.write_new(out, json.dumps(found, ensure_ascii=False, indent=1) + "\n")
    _print(terminal, words, found)


def _scenario(game_id: str, source: str) -> tuple[Game, Any]:
    """A scenario file, checked, or an official scenario; a file tells its game by its content."""
    path = Path(source)
    if path.suffix != ".toml":
        if not game_id:
            raise BadInput("cli-balance-game", "--game")
        game = sandtable.game(game_id)
        return game, find_scenario(game, source)
    text = files.read_text(path)
    game = sandtable.game(game_id) if game_id else _game_of(text, path)
    return game, open_draft(game, text, source).document


def _game_of(text: str, path: Path) -> Game:
    with files.errors_with_path(path):
        document = parse(text)
    for id in sandtable.games():
        if first_fault(sandtable.game(id), document) is None:
            return sandtable.game(id)
    raise BadInput("cli-balance-game", "--game")


def _print(terminal: Terminal, words: CliWords, found: dict[str, Any]) -> None:
    sides = Grid.grid(padding=(0, 3, 0, 0))
    for side in found["sides"]:
        sides.add_row(words.name("side", side["side"]), _percent(side), str(side["wins"]))
    terminal.print(sides, Text(_verdict(words, found), TITLE))
    length = found["length"]
    terminal.print(
        Text(
            words.text(
                "cli-balance-length",
                games=found["games"],
                draws=found["draws"],
                mean=round(length["mean"]),
                shortest=length["shortest"],
                longest=length["longest"],
            ),
            SOFT,
        )
    )
    held = Grid.grid(padding=(0, 3, 0, 0))
    for each in [each for each in found["objectives"] if each["held"]][:MOST_LISTED]:
        name = each["objective"].partition(":")[2] or each["objective"]
        row = words.text(
            "cli-balance-held",
            objective=name,
            side=words.name("side", each["side"]),
            held=each["held"],
            chance=_percent(each["if_held"]),
            without=_percent(each["without"]),
        )
        held.add_row(row)
    terminal.print(held)
    for each in found["suggestions"]:
        params = {**each["params"]}
        if "side" in params:
            params["side"] = words.name("side", params["side"])
        if "card" in params:
            params["card"] = words.name("card", params["card"])
        change = words.text(each["key"], **params)
        share = f"{words.name('side', each['side'])} {_percent(each)}"
        terminal.print(Text(f"– {change}: {share}"))


def _verdict(words: CliWords, found: dict[str, Any]) -> str:
    kind = found["verdict"]["verdict"]
    if kind == FAVOURS:
        side = words.name("side", found["verdict"]["side"])
        return words.text("cli-balance-favours", side=side)
    return words.text("cli-balance-within" if kind == WITHIN else "cli-balance-open")


def _percent(share: dict[str, Any]) -> str:
    """A share with its interval: 48 % (41–55)."""
    if share["share"] is None:
        return "–"
    low, high = round(100 * share["low"]), round(100 * share["high"])
    return f"{round(100 * share['share'])} % ({low}–{high})"
