"""The terminal: what every command prints to and reads from, in the player's language."""

import sys
from collections.abc import Iterable

from rich.console import Console, RenderableType
from rich.text import Text

import sandtable
from sandtable.cli.words import CliWords
from sandtable.kernel.errors import BadInput
from sandtable.kernel.game import Game
from sandtable.terminal.palette import ACCENT


class Terminal:
    """Output, input and language of one run of the command."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.console = _console(stderr=False)
        self.errors = _console(stderr=True)
        self.words = CliWords(language)
        self._game_id = ""

    def set_game(self, game_id: str) -> None:
        """Set the game of this run: its messages are preferred for errors."""
        self._game_id = game_id

    def words_for(self, game: Game) -> CliWords:
        return CliWords(self.language, game)

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def is_interactive(self) -> bool:
        """Is the output a screen that can be cleared, rather than a file?"""
        return self.console.is_terminal

    def print(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing)

    def draw(self, lines: Iterable[Text]) -> None:
        """Print lines that must not be wrapped, such as those of a board."""
        for line in lines:
            self.console.print(line, no_wrap=True, overflow="ignore", crop=False)

    def print_error(self, text: str) -> None:
        self.errors.print(Text(text), soft_wrap=True)

    def explain(self, error: BadInput) -> str:
        """An error as a sentence, in the words of whichever game has a message for it."""
        for id in sorted(sandtable.games(), key=lambda id: id != self._game_id):
            words = self.words_for(sandtable.game(id))
            if words.has(f"error-{error.key}"):
                return words.error(error)
        return self.words.error(error)

    def ask(self, prompt: str) -> str:
        """A line from the player; raises EOFError at the end of the input."""
        self.console.print(Text(prompt, ACCENT), end=" ")
        self.console.file.flush()
        line = input().strip()
        if not sys.stdin.isatty():  # makes transcripts readable
            self.console.print(Text(line))
        return line

    def clear(self, history: bool = False) -> None:
        """Clear the screen, and its scrollback if that shows something secret."""
        if self.is_interactive:
            self.console.clear()
            if history:
                self.console.file.write("\x1b[3J")


def _console(stderr: bool) -> Console:
    stream = sys.stderr if stderr else sys.stdout
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:  # print a replacement for characters that the terminal lacks
        reconfigure(errors="replace")
    return Console(stderr=stderr, highlight=False, markup=False, emoji=False, legacy_windows=False)
