"""What every command works with: the language and the terminal."""

import sys
from collections.abc import Iterable

from rich.console import Console, RenderableType
from rich.text import Text

import sandtable
from sandtable.cli.palette import ACCENT
from sandtable.cli.speech import Speech
from sandtable.kernel.errors import BadInput
from sandtable.kernel.game import Game


class Desk:
    """One run of the command."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.console = _console(stderr=False)
        self.errors = _console(stderr=True)
        self.words = Speech(language)
        self._game_id = ""

    def about(self, game_id: str) -> None:
        """Which game this run is about: its words come first when something is wrong."""
        self._game_id = game_id

    def speech(self, game: Game) -> Speech:
        return Speech(self.language, game)

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def live(self) -> bool:
        """Is there a screen that can be wiped, and somebody in front of it?"""
        return self.console.is_terminal

    def say(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing)

    def draw(self, lines: Iterable[Text]) -> None:
        """Print lines that must not be wrapped, such as those of a board."""
        for line in lines:
            self.console.print(line, no_wrap=True, overflow="ignore", crop=False)

    def complain(self, text: str) -> None:
        self.errors.print(Text(text), soft_wrap=True)

    def explain(self, error: BadInput) -> str:
        """What is wrong with the input, in the words of whichever game knows the fault."""
        for id in sorted(sandtable.games(), key=lambda id: id != self._game_id):
            words = self.speech(sandtable.game(id))
            if words.has(f"error-{error.key}"):
                return words.error(error)
        return self.words.error(error)

    def ask(self, prompt: str) -> str:
        """A line from the player; EOFError where there are no more."""
        self.console.print(Text(prompt, ACCENT), end=" ")
        self.console.file.flush()
        line = input().strip()
        if not sys.stdin.isatty():  # so that a transcript can be read
            self.console.print(Text(line))
        return line

    def wipe(self, history: bool = False) -> None:
        """Clear the screen; with its history, where what has scrolled out of it is secret."""
        if self.live:
            self.console.clear()
            if history:
                self.console.file.write("\x1b[3J")


def _console(stderr: bool) -> Console:
    stream = sys.stderr if stderr else sys.stdout
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:  # a terminal that lacks a sign shows another one
        reconfigure(errors="replace")
    return Console(stderr=stderr, highlight=False, markup=False, emoji=False, legacy_windows=False)
