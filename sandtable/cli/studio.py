"""``sandtable check``, ``import-m44`` and ``export-m44``: scenario files of one's own."""

from pathlib import Path

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

import sandtable
from sandtable.cli import files
from sandtable.cli.game_setup import find_scenario
from sandtable.cli.terminal import Terminal
from sandtable.cli.words import CliWords
from sandtable.kernel.errors import BadInput
from sandtable.studio.faults import Fault, find_faults
from sandtable.studio.formats import Notes, find_format
from sandtable.studio.guides import guide_of
from sandtable.studio.toml_writing import document_text
from sandtable.terminal.palette import SOFT, TITLE


def check(terminal: Terminal, game_id: str, path: Path) -> bool:
    """List the faults of a scenario file; are there none?"""
    game = sandtable.game(game_id)
    words = terminal.words_for(game)
    faults = find_faults(game, files.read_text(path))
    if faults:
        terminal.print(_faults(words, faults))
    else:
        terminal.print(Text(words.text("cli-check-sound")))
    return not faults


def import_scenario(terminal: Terminal, ending: str, path: Path, out: Path | None) -> None:
    """Write the scenario of another program's file; what is left out or still wrong is listed."""
    game, format = find_format(ending)
    terminal.set_game(game.id)
    with files.errors_with_path(path):
        converted = format.read(files.read_text(path))
    text = document_text(converted.document, guide_of(game).inline)
    target = out or path.with_suffix(".toml")
    files.write_new(target, text)
    words = terminal.words_for(game)
    terminal.print(Text(words.text("cli-studio-written", file=str(target))))
    terminal.print(*_notes(words, converted.notes))
    faults = find_faults(game, text)
    if faults:
        terminal.print(Text(words.text("cli-studio-faults"), TITLE), _faults(words, faults))


def export_scenario(terminal: Terminal, ending: str, scenario: str, out: Path | None) -> None:
    """Write a scenario as a file for other programs; what it cannot say is listed."""
    game, format = find_format(ending)
    terminal.set_game(game.id)
    document = game.scenario_json(find_scenario(game, scenario))
    written = format.write(document)
    target = out or Path(f"{document['id']}.{ending}")
    files.write_new(target, written.text)
    words = terminal.words_for(game)
    terminal.print(Text(words.text("cli-studio-written", file=str(target))))
    terminal.print(*_notes(words, written.notes))


def _faults(words: CliWords, faults: list[Fault]) -> RenderableType:
    """A line for each fault: where, what, the rule."""
    grid = Grid.grid(padding=(0, 3, 0, 0))
    for fault in faults:
        line = Text(words.text("cli-check-line", line=fault.line), SOFT)
        sentence = words.error(BadInput(fault.key, fault.where, **fault.params))
        grid.add_row(line, sentence, Text(fault.rule, SOFT))
    return grid


def _notes(words: CliWords, notes: Notes) -> list[RenderableType]:
    lines = [words.text(note.key, **note.params) for note in notes.all()]
    if not lines:
        return []
    return [Text(words.text("cli-studio-left-out"), TITLE), *[Text(f"– {line}") for line in lines]]
