"""Records, shown step by step or verified; and single positions."""

from pathlib import Path

from rich.padding import Padding
from rich.text import Text

from sandtable.cli import files
from sandtable.cli.displays import display_for
from sandtable.cli.game_setup import whole_number
from sandtable.cli.screen import show
from sandtable.cli.story import Line, tell
from sandtable.cli.terminal import Terminal
from sandtable.cli.words import CliWords
from sandtable.kernel.errors import BadInput
from sandtable.kernel.event import Event
from sandtable.kernel.record import Record, ReplayFrame
from sandtable.kernel.state import State
from sandtable.kernel.steps import Step
from sandtable.terminal.display import Display
from sandtable.terminal.palette import FIRE, GOOD, SOFT, TITLE


class ReplayViewer:
    """A replayed record, shown with open hands or as one seat sees it."""

    def __init__(self, terminal: Terminal, path: Path, seat: str | None) -> None:
        self.terminal = terminal
        self.game, record = files.read_record(path)
        terminal.set_game(self.game.id)
        self.words: CliWords = terminal.words_for(self.game)
        self.replayed: list[ReplayFrame] = []
        try:
            for frame in record.replay(self.game, str(path)):
                state = frame.state.clone()
                self.replayed.append(
                    ReplayFrame(frame.step, frame.events, state, frame.draws, frame.detour)
                )
        except BadInput as error:
            if not self.replayed or not record.is_older(self.game):
                raise
            self._report_stop(record, error)
        self.display: Display = display_for(self.game, record.scenario, self.words)
        self.seat = seat
        check_seat(self.replayed[0].state, seat)

    def _report_stop(self, record: Record, error: BadInput) -> None:
        """A record with older rules is shown as far as it replays under the current ones."""
        held = len(self.replayed) - 1
        old, new = str(record.header["rules"]), self.game.rules
        text = self.words.text("cli-older-stop", held=held, all=len(record.steps), old=old, new=new)
        self._note(text, FIRE)
        self._note(self.words.error(error), SOFT)

    @property
    def last(self) -> int:
        return len(self.replayed) - 1

    def show(self, at: int) -> None:
        frame = self.replayed[at]
        everything = self.seat is None
        title = self.words.text("cli-step", step=at, steps=self.last)
        if frame.step is not None:
            seat = self.words.name("side", frame.step.seat)
            title += f" · {seat}: {self._notation(frame.step, frame.events)}"
        story = tell(frame.events, self.seat, self.display, self.words, everything)
        draw_state(self.terminal, self.display, frame.state, self.seat, story, title)
        if frame.state.outcome is not None:
            self.terminal.print(Text(self.words.outcome(frame.state.outcome.to_json()), TITLE))

    def _notation(self, step: Step, events: list[Event]) -> str:
        """The notation of a step, unless it was hidden from the viewer's seat."""
        audience = events[0].audience if events else None
        secret = self.seat is not None and audience is not None and self.seat not in audience
        return "…" if secret else self.game.write(step.action)

    def save(self, at: int, file: str) -> None:
        """Write the position after a step to a file."""
        try:
            files.write_position(Path(file), self.replayed[at].state)
        except BadInput as error:
            self._note(self.words.error(error), FIRE)
        else:
            self._note(self.words.text("cli-saved", file=file))

    def _note(self, text: str, style: str = "") -> None:
        self.terminal.print(Padding(Text(text, style), (0, 0, 0, 2)))

    def browse(self) -> None:
        """Enter goes forward, b back, a number to that step, save writes the position, q quits."""
        at = 0
        self.show(at)
        while True:
            try:
                typed = self.terminal.ask(self.words.text("cli-replay-keys"))
            except (EOFError, KeyboardInterrupt):
                self.terminal.print(Text())
                return
            text = typed.lower()
            if text == "q":
                return
            command, _, file = typed.partition(" ")
            if command.lower() == "save" and file.strip():
                self.save(at, file.strip())
                continue
            if text in ("", "b") or (text.isdecimal() and int(text) <= self.last):
                step = 1 if not text else -1
                at = int(text) if text.isdecimal() else min(max(at + step, 0), self.last)
                self.terminal.clear()
                self.show(at)
            else:
                self._note(self.words.text("cli-replay-what", steps=self.last), FIRE)


def check_seat(state: State, seat: str | None) -> None:
    if seat is not None and seat not in state.seats:
        raise BadInput("unknown-seat", "--seat", seat=seat, seats=", ".join(state.seats))


def draw_state(
    terminal: Terminal,
    display: Display,
    state: State,
    seat: str | None,
    story: list[Line],
    title: str,
) -> None:
    """A position with open hands, or as one seat sees it."""
    view = display.open_view(state) if seat is None else state.view(seat)
    show(terminal, display, view, story, title)
    shown: set[str] = set()
    for each in state.seats if seat is None else (seat,):
        side = state.side_of(each)
        hand = [] if side in shown else display.hand(view, each, state.legal(each), terminal.width)
        if hand:  # the players of a side share a hand
            shown.add(side)
            terminal.print(display.mark(side))
            terminal.draw(hand)


def replay(terminal: Terminal, path: Path, seat: str | None, to: str | None) -> None:
    viewer = ReplayViewer(terminal, path, seat)
    if to is None:
        viewer.browse()
        return
    step = whole_number(to, "--to", 0)
    if step > viewer.last:
        raise BadInput("cli-no-such-step", "--to", step=step, steps=viewer.last)
    viewer.show(step)


def verify(terminal: Terminal, path: Path) -> None:
    game, record = files.read_record(path)
    terminal.set_game(game.id)
    state = record.verify(game, str(path))
    words = terminal.words_for(game)
    terminal.print(Text(words.text("cli-verified", steps=len(record.steps)), GOOD))
    if record.is_older(game):
        old = str(record.header["rules"])
        terminal.print(Text(words.text("cli-older-holds", old=old, new=game.rules), SOFT))
    _print_proof(terminal, words, record)
    if state.outcome is not None:
        terminal.print(Text(words.outcome(state.outcome.to_json())))
    else:
        terminal.print(Text(words.text("cli-unfinished")))


def _print_proof(terminal: Terminal, words: CliWords, record: Record) -> None:
    """How many dice were verified: all or none, because a wrong one is an error."""
    proof = _proof(record)
    dice = sum(1 for roll in record.rolls if isinstance(roll, int))
    shuffles = len(record.rolls) - dice
    verified = proof not in ("cli-proof-no-secret", "cli-proof-none")
    count = words.text(
        "cli-proof-count",
        dice=dice if verified else 0,
        rolled=dice,
        shuffles=shuffles if verified else 0,
        made=shuffles,
    )
    terminal.print(Text(count, GOOD if verified else SOFT))
    terminal.print(Text(words.text(proof), SOFT))
    silent = [words.name("side", each.seat) for each in record.contributions if not each.reveal]
    if silent:
        terminal.print(Text(words.text("cli-proof-silent", seats=", ".join(silent)), SOFT))


def _proof(record: Record) -> str:
    """What the dice were verified against."""
    kind = record.header["chance"]["kind"]
    if kind != "committed":
        return "cli-proof-seed" if kind == "seeded" else "cli-proof-none"
    if record.secret is None:
        return "cli-proof-no-secret"
    return "cli-proof-players" if record.contributions else "cli-proof-secret"


def position(terminal: Terminal, path: Path, seat: str | None, svg: Path | None = None) -> None:
    """Show a position, or write its picture to a file."""
    game, document = files.read_position(path)
    terminal.set_game(game.id)
    state = files.set_up(game, document, path)
    check_seat(state, seat)
    words = terminal.words_for(state.game)
    if svg is not None:
        files.write_new(svg, state.svg(seat))
        terminal.print(Text(words.text("cli-saved", file=str(svg))))
        return
    scenario = state.view(None)["scenario"]
    assert isinstance(scenario, str | dict)
    display = display_for(state.game, scenario, words)
    draw_state(terminal, display, state, seat, [], "")
    prompt = state.prompt()
    if prompt is not None:
        terminal.print(Text(words.prompt(prompt.to_json()), TITLE))
    elif state.outcome is not None:
        terminal.print(Text(words.outcome(state.outcome.to_json()), TITLE))
