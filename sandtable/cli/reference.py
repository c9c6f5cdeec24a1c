"""The rules reference of a game: its chapters, one chapter, one rule."""

import re
from typing import Final

from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from sandtable.cli import files
from sandtable.cli.desk import Desk
from sandtable.cli.palette import ACCENT, TITLE
from sandtable.kernel.errors import BadInput
from sandtable.kernel.game import Game

_CHAPTER: Final = re.compile(r"^## (\w+)\. (.+)$", re.MULTILINE)
_RULE: Final = re.compile(r"^### (\S+)$", re.MULTILINE)


class Chapter:
    def __init__(self, number: str, title: str, rules: dict[str, str]) -> None:
        self.number = number
        self.title = title
        self.rules = rules


def show(desk: Desk, game: Game, asked: str) -> None:
    """Print the list of chapters, or the chapter (``16``) or rule (``NOR-16.2``) asked for."""
    chapters = read_reference(game, desk.language)
    if not asked:
        _print_contents(desk, game, chapters)
        return
    for chapter in chapters:
        if chapter.number == asked.upper():
            desk.say(Text(f"{chapter.number}. {chapter.title}", TITLE))
            for id, text in chapter.rules.items():
                _print_rule(desk, id, text)
            return
    id = asked.upper()
    if not id.startswith(f"{game.ledger}-"):
        id = f"{game.ledger}-{id}"
    for chapter in chapters:
        if id in chapter.rules:
            _print_rule(desk, id, chapter.rules[id])
            return
    raise BadInput("cli-unknown-rule", rule=asked, example=f"{game.ledger}-16.2")


def read_reference(game: Game, language: str) -> list[Chapter]:
    text = files.read_text(game.folder / "rules" / f"{language}.md")
    parts = _CHAPTER.split(text)
    return [
        Chapter(number, title, _rules_of(body))
        for number, title, body in zip(parts[1::3], parts[2::3], parts[3::3], strict=True)
    ]


def _rules_of(body: str) -> dict[str, str]:
    parts = _RULE.split(body)
    return {id: text.strip() for id, text in zip(parts[1::2], parts[2::2], strict=True)}


def _print_contents(desk: Desk, game: Game, chapters: list[Chapter]) -> None:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", style=ACCENT)
    for chapter in chapters:
        grid.add_row(chapter.number, chapter.title)
    desk.say(grid, Text(desk.words.text("cli-rules-how", game=game.id)))


def _print_rule(desk: Desk, id: str, text: str) -> None:
    desk.say(Text(id, f"bold {ACCENT}"), Padding(Markdown(text), (0, 0, 0, 2)))
