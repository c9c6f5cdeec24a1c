"""A person's decision: the screen, the narrowing lists, and the words that can be typed."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.padding import Padding
from rich.text import Text

from sandtable.cli import files, reference
from sandtable.cli.choosing import Branch, Chooser
from sandtable.cli.chronicle import laid_out, tell
from sandtable.cli.desk import Desk
from sandtable.cli.palette import ACCENT, FIRE, SOFT, TITLE
from sandtable.cli.screen import show
from sandtable.cli.session import Session
from sandtable.cli.speech import Speech
from sandtable.cli.table import Table
from sandtable.kernel.action import RESIGN, Action
from sandtable.kernel.errors import BadInput
from sandtable.kernel.rule import Refused

#: The notation of an action stands at the end of its line, but not too far away.
COLUMN: Final = 96
NO_BREAK: Final = "\u00a0"


class Person:
    """One decision of one seat."""

    def __init__(
        self, desk: Desk, words: Speech, table: Table, session: Session, seat: str
    ) -> None:
        self.desk = desk
        self.words = words
        self.table = table
        self.session = session
        self.seat = seat
        self.game = session.state.game
        self.legal = session.state.legal(seat)
        self.view = session.state.view(seat)
        self.chooser = Chooser(self.legal)
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
        """Ask until something is decided or taken back; False if the person leaves."""
        self._show()
        self._list_choices()
        while True:
            text = self.desk.ask("›")
            if text.lower() in ("quit", "q"):
                return False
            try:
                if self._answer(text):
                    return True
            except BadInput as error:
                self._note(self.words.error(error), FIRE)
            except Refused as refused:
                self._note(self.words.refusal(refused.refusal), FIRE)

    # What is shown.

    def _show(self) -> None:
        story = tell(self.session.news(self.seat), self.seat, self.table, self.words)
        title = self.words.text("cli-news") if story else ""
        self.desk.wipe()
        show(self.desk, self.table, self.view, story, title)
        self.desk.draw(self.table.hand(self.view, self.seat, self.legal, self.desk.width))

    def _ask_again(self) -> None:
        """The next list; on a screen it takes the place of the last one."""
        if self.desk.live:
            self._show()
        self._list_choices()

    def _list_choices(self) -> None:
        prompt = self.session.state.prompt()
        assert prompt is not None
        if self.chooser.narrowed:
            trail = [self._word(self.chooser.first, at) for at in self.chooser.settled()]
            self.desk.say(Text(" › ".join([*trail, "?"]), ACCENT))
        else:
            self.desk.say(Text(self.words.prompt(prompt.to_json()), TITLE))
        for number, branch in enumerate(self.chooser.branches(), 1):
            self._print_choice(number, branch)
        self.desk.say(Text(self.words.text("cli-keys"), SOFT))

    def _print_choice(self, number: int, branch: Branch) -> None:
        """A line: number, label, notation; the odds of its rolls below."""
        line = Text.assemble((f"{number:>3}  ", "bold"), self._label(branch))
        notation = self._notation(branch)
        gap = min(self.desk.width, COLUMN) - line.cell_len - len(notation)
        if gap > 1:
            line.append(" " * gap + notation, SOFT)
        self.desk.say(line)
        if branch.action is not None:
            for odds in self.session.state.odds(self.seat, branch.action):
                roll = self.words.odds(odds).replace(" %", NO_BREAK + "%")
                self.desk.say(Padding(Text(roll, SOFT), (0, 0, 0, 3)))

    def _label(self, branch: Branch) -> str:
        if branch.ends:
            return self.words.text("cli-no-more")
        words = self.chooser.words(branch)
        return " › ".join([self._word(branch.actions[0], at) for at in words])

    def _notation(self, branch: Branch) -> str:
        return "" if branch.action is None else self.game.write(branch.action)

    def _word(self, action: Action, at: int) -> str:
        return self.table.argument(self.view, action, at)

    def _note(self, text: str, style: str = "") -> None:
        self.desk.say(Padding(Text(text, style), (0, 0, 0, 2)))

    # What is typed.

    def _answer(self, text: str) -> bool:
        """Do what was typed; True if the decision is made or gone."""
        if text.lower() in ("", "b"):
            self.chooser.back()
            self._ask_again()
            return False
        if text.isdecimal():
            return self._pick(int(text))
        command, _, rest = text.partition(" ")
        if command.lower() in self.commands:
            return self.commands[command.lower()](rest.strip())
        return self._act(self._read(text))

    def _pick(self, number: int) -> bool:
        branches = self.chooser.branches()
        if not 1 <= number <= len(branches):
            raise BadInput("cli-no-such-number", number=number, count=len(branches))
        branch = branches[number - 1]
        if branch.action is not None:
            return self._act(branch.action)
        self.chooser.narrow(branch)
        self._ask_again()
        return False

    def _read(self, text: str) -> Action:
        """An action in the notation; a legal one also if capitals are not where they should be."""
        for action in self.legal:
            if self.game.write(action).lower() == " ".join(text.lower().split()):
                return action
        return self.game.read(text)

    def _act(self, action: Action) -> bool:
        self.session.act(self.seat, action)
        return True

    def _help(self, rest: str) -> bool:
        example, rule = self.table.example, f"{self.game.ledger}-16.2"
        help = self.words.text("cli-help", example=example, rule=rule)
        self.desk.say(Text(help), self.table.legend())
        return False

    def _why(self, rest: str) -> bool:
        refusal = self.session.state.why_not(self.seat, self._read(rest))
        if refusal is None:
            self._note(self.words.text("cli-allowed"))
        else:
            self._note(self.words.refusal(refusal))
        return False

    def _rules(self, rest: str) -> bool:
        reference.show(self.desk, self.game, rest)
        return False

    def _log(self, rest: str) -> bool:
        self.desk.say(laid_out(tell(self.session.log, self.seat, self.table, self.words)))
        return False

    def _supply(self, rest: str) -> bool:
        self.desk.say(self.table.supply(self.view))
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
        self.desk.draw([Text(f"  {self.words.text('cli-saved', file=rest)}")])
        return False

    def _resign(self, rest: str) -> bool:
        return self._act((RESIGN,))
