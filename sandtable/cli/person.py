"""A person's decision: the screen, the menus, and the commands that can be typed."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.padding import Padding
from rich.text import Text

from sandtable.cli import files, reference
from sandtable.cli.menu import Choice, Menu
from sandtable.cli.screen import show
from sandtable.cli.session import Session
from sandtable.cli.story import lay_out, tell
from sandtable.cli.terminal import Terminal
from sandtable.cli.words import CliWords
from sandtable.kernel.action import RESIGN, Action
from sandtable.kernel.errors import BadInput
from sandtable.kernel.rule import Refused
from sandtable.terminal.display import Display
from sandtable.terminal.palette import ACCENT, FIRE, SOFT, TITLE

#: The column of the notation: at the end of the line, but not too far away.
COLUMN: Final = 96
NO_BREAK: Final = "\u00a0"


class Person:
    """One decision of one seat."""

    def __init__(
        self, terminal: Terminal, words: CliWords, display: Display, session: Session, seat: str
    ) -> None:
        self.terminal = terminal
        self.words = words
        self.display = display
        self.session = session
        self.seat = seat
        self.game = session.state.game
        self.legal = session.state.legal(seat)
        self.view = session.state.view(seat)
        self.menu = Menu(self.legal)
        self.commands: dict[str, Callable[[str], bool]] = {
            "?": self._help,
            "help": self._help,
            "why": self._why,
            "rules": self._rules,
            "log": self._log,
            "supply": self._supply,
            "undo": self._undo,
            "save": self._save,
            "resign": self._resign,
        }

    def decide(self) -> bool:
        """Ask until something is decided or undone; False if the person quits."""
        self._show()
        self._list_choices()
        while True:
            text = self.terminal.ask("›")
            if text.lower() in ("quit", "q"):
                return False
            try:
                if self._answer(text):
                    return True
            except BadInput as error:
                self._note(self.words.error(error), FIRE)
            except Refused as refused:
                self._note(self.words.refusal(refused.refusal), FIRE)

    # Output.

    def _show(self) -> None:
        story = tell(self.session.news(self.seat), self.seat, self.display, self.words)
        title = self.words.text("cli-news") if story else ""
        self.terminal.clear()
        show(self.terminal, self.display, self.view, story, title)
        self.terminal.draw(self.display.hand(self.view, self.seat, self.legal, self.terminal.width))

    def _ask_again(self) -> None:
        """Show the next menu; on a screen it replaces the last one."""
        if self.terminal.is_interactive:
            self._show()
        self._list_choices()

    def _list_choices(self) -> None:
        prompt = self.session.state.prompt()
        assert prompt is not None
        if self.menu.narrowed:
            trail = [self._word(self.menu.first, at) for at in self.menu.settled()]
            self.terminal.print(Text(" › ".join([*trail, "?"]), ACCENT))
        else:
            self.terminal.print(Text(self.words.prompt(prompt.to_json()), TITLE))
        for number, choice in enumerate(self.menu.choices(), 1):
            self._print_choice(number, choice)
        self.terminal.print(Text(self.words.text("cli-keys"), SOFT))

    def _print_choice(self, number: int, choice: Choice) -> None:
        """Print a choice: number, label, notation; below, the odds of its rolls."""
        line = Text.assemble((f"{number:>3}  ", "bold"), self._label(choice))
        notation = self._notation(choice)
        gap = min(self.terminal.width, COLUMN) - line.cell_len - len(notation)
        if gap > 1:
            line.append(" " * gap + notation, SOFT)
        self.terminal.print(line)
        if choice.action is not None:
            for odds in self.session.state.odds(self.seat, choice.action):
                roll = self.words.odds(odds).replace(" %", NO_BREAK + "%")
                self.terminal.print(Padding(Text(roll, SOFT), (0, 0, 0, 3)))

    def _label(self, choice: Choice) -> str:
        if choice.ends:
            return self.words.text("cli-no-more")
        words = self.menu.words(choice)
        return " › ".join([self._word(choice.actions[0], at) for at in words])

    def _notation(self, choice: Choice) -> str:
        return "" if choice.action is None else self.game.write(choice.action)

    def _word(self, action: Action, at: int) -> str:
        return self.display.argument(self.view, action, at)

    def _note(self, text: str, style: str = "") -> None:
        self.terminal.print(Padding(Text(text, style), (0, 0, 0, 2)))

    # Input.

    def _answer(self, text: str) -> bool:
        """Do what was typed; True if the decision is made or undone."""
        if text.lower() in ("", "b"):
            self.menu.back()
            self._ask_again()
            return False
        if text.isdecimal():
            return self._pick(int(text))
        command, _, rest = text.partition(" ")
        if command.lower() in self.commands:
            return self.commands[command.lower()](rest.strip())
        return self._act(self._read(text))

    def _pick(self, number: int) -> bool:
        choices = self.menu.choices()
        if not 1 <= number <= len(choices):
            raise BadInput("cli-no-such-number", number=number, count=len(choices))
        choice = choices[number - 1]
        if choice.action is not None:
            return self._act(choice.action)
        self.menu.narrow(choice)
        self._ask_again()
        return False

    def _read(self, text: str) -> Action:
        """The legal action that was typed; raises Refused or BadInput if there is none."""
        return self.session.state.read(self.seat, text)

    def _act(self, action: Action) -> bool:
        self.session.act(self.seat, action)
        return True

    def _help(self, rest: str) -> bool:
        example = self.display.example or self.game.write(self.legal[0])
        chapter, rule = reference.example(self.game, self.terminal.language)
        help = self.words.text("cli-help", example=example, chapter=chapter, rule=rule)
        self.terminal.print(Text(help), self.display.legend())
        return False

    def _why(self, rest: str) -> bool:
        try:
            self._read(rest)
        except Refused as refused:
            self._note(self.words.refusal(refused.refusal))
        else:
            self._note(self.words.text("cli-allowed"))
        return False

    def _rules(self, rest: str) -> bool:
        reference.show(self.terminal, self.game, rest)
        return False

    def _log(self, rest: str) -> bool:
        self.terminal.print(lay_out(tell(self.session.log, self.seat, self.display, self.words)))
        return False

    def _supply(self, rest: str) -> bool:
        self.terminal.print(self.display.supply(self.view))
        return False

    def _undo(self, rest: str) -> bool:
        obstacle = self.session.undo(self.seat)
        if obstacle:
            self._note(self.words.text(obstacle), FIRE)
        return not obstacle

    def _save(self, rest: str) -> bool:
        if not rest:
            raise BadInput("cli-save-where")
        files.write_position(Path(rest), self.session.state)
        self.terminal.draw([Text(f"  {self.words.text('cli-saved', file=rest)}")])
        return False

    def _resign(self, rest: str) -> bool:
        return self._act(RESIGN)
