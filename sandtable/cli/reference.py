"""The rules reference of a game: its chapters, one chapter, one rule."""

import re
from typing import Final

from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from sandtable.cli import files
from sandtable.cli.terminal import Terminal
from sandtable.kernel.errors import BadInput
from sandtable.kernel.game import Game
from sandtable.language.catalogue import rules_reference
from sandtable.terminal.palette import ACCENT, TITLE

_CHAPTER: Final = re.compile(r"^## (\w+)\. (.+)$", re.MULTILINE)
_RULE: Final = re.compile(r"^### (\S+)$", re.MULTILINE)


class Chapter:
    def __init__(self, number: str, title: str, rules: dict[str, str]) -> None:
        self.number = number
        self.title = title
        self.rules = rules


def show(terminal: Terminal, game: Game, asked: str) -> None:
    """Print the table of contents, or the requested chapter (``16``) or rule (``NOR-16.2``)."""
    chapters = read_reference(game, terminal.language)
    if not asked:
        _print_contents(terminal, game, chapters)
        return
    for chapter in chapters:
        if chapter.number == asked.upper():
            terminal.print(Text(f"{chapter.number}. {chapter.title}", TITLE))
            for id, text in chapter.rules.items():
                _print_rule(terminal, id, text)
            return
    id = asked.upper()
    if not id.startswith(f"{game.ledger}-"):
        id = f"{game.ledger}-{id}"
    for chapter in chapters:
        if id in chapter.rules:
            _print_rule(terminal, id, chapter.rules[id])
            return
    number, rule = example(game, terminal.language)
    raise BadInput("cli-unknown-rule", rule=asked, example=rule, chapter=number)


def example(game: Game, language: str) -> tuple[str, str]:
    """The number of a chapter and the id of a rule in it, for help texts."""
    first = read_reference(game, language)[0]
    return first.number, next(iter(first.rules))


def read_reference(game: Game, language: str) -> list[Chapter]:
    text = files.read_text(rules_reference(game, language))
    parts = _CHAPTER.split(text)
    return [
        Chapter(number, title, _rules_of(body))
        for number, title, body in zip(parts[1::3], parts[2::3], parts[3::3], strict=True)
    ]


def _rules_of(body: str) -> dict[str, str]:
    parts = _RULE.split(body)
    return {id: text.strip() for id, text in zip(parts[1::2], parts[2::2], strict=True)}


def _print_contents(terminal: Terminal, game: Game, chapters: list[Chapter]) -> None:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", style=ACCENT)
    for chapter in chapters:
        grid.add_row(chapter.number, chapter.title)
    number, rule = example(game, terminal.language)
    how = terminal.words.text("cli-rules-how", game=game.id, chapter=number, rule=rule)
    terminal.print(grid, Text(how))


def _print_rule(terminal: Terminal, id: str, text: str) -> None:
    terminal.print(Text(id, f"bold {ACCENT}"), Padding(Markdown(text), (0, 0, 0, 2)))
