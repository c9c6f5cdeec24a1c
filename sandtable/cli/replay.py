"""Records: step by step, verified, or scored as a campaign; and single positions."""

from pathlib import Path

from rich.padding import Padding
from rich.text import Text

from sandtable.cli import files
from sandtable.cli.chronicle import Line, tell
from sandtable.cli.desk import Desk
from sandtable.cli.opening import whole_number
from sandtable.cli.palette import FIRE, GOOD, SOFT, TITLE
from sandtable.cli.screen import show
from sandtable.cli.speech import Speech
from sandtable.cli.table import Table, open_view
from sandtable.cli.tables import table_for
from sandtable.kernel.errors import BadInput
from sandtable.kernel.event import Event
from sandtable.kernel.record import Record, Step
from sandtable.kernel.state import State


class Frame:
    """A moment of the record that is kept: the step, what came of it, the position."""

    def __init__(self, step: Step | None, events: list[Event], state: State) -> None:
        self.step = step
        self.events = events
        self.state = state


class Film:
    """A record played out; shown with open hands, or as one seat sees it."""

    def __init__(self, desk: Desk, path: Path, seat: str | None) -> None:
        self.desk = desk
        self.game, record = files.read_record(path)
        desk.about(self.game.id)
        self.words: Speech = desk.speech(self.game)
        self.frames = [
            Frame(moment.step, moment.events, moment.state.clone())
            for moment in record.replay(self.game, str(path))
        ]
        self.table: Table = table_for(self.game, record.scenario, self.words)
        self.seat = seat
        check_seat(self.frames[0].state, seat)

    @property
    def last(self) -> int:
        return len(self.frames) - 1

    def show(self, at: int) -> None:
        frame = self.frames[at]
        everything = self.seat is None
        title = self.words.text("cli-step", step=at, steps=self.last)
        if frame.step is not None:
            seat = self.words.name("side", frame.step.seat)
            title += f" · {seat}: {self._notation(frame.step, frame.events)}"
        story = tell(frame.events, self.seat, self.table, self.words, everything)
        draw_state(self.desk, self.table, frame.state, self.seat, story, title)
        if frame.state.outcome is not None:
            self.desk.say(Text(self.words.outcome(frame.state.outcome.to_json()), TITLE))

    def _notation(self, step: Step, events: list[Event]) -> str:
        """A step, unless it was taken in secret from the seat that looks."""
        audience = events[0].audience if events else None
        secret = self.seat is not None and audience is not None and self.seat not in audience
        return "…" if secret else self.game.write(step.action)

    def save(self, at: int, file: str) -> None:
        """Write the position of a step, to be played on from."""
        try:
            files.write_position(Path(file), self.frames[at].state)
        except BadInput as error:
            self._note(self.words.error(error), FIRE)
        else:
            self._note(self.words.text("cli-saved", file=file))

    def _note(self, text: str, style: str = "") -> None:
        self.desk.say(Padding(Text(text, style), (0, 0, 0, 2)))

    def browse(self) -> None:
        """Enter goes on, b back, a number to that step, save writes the position, q leaves."""
        at = 0
        self.show(at)
        while True:
            try:
                typed = self.desk.ask(self.words.text("cli-replay-keys"))
            except (EOFError, KeyboardInterrupt):
                self.desk.say(Text())
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
                self.desk.wipe()
                self.show(at)
            else:
                self._note(self.words.text("cli-replay-what", steps=self.last), FIRE)


def check_seat(state: State, seat: str | None) -> None:
    if seat is not None and seat not in state.seats:
        raise BadInput("unknown-seat", "--seat", seat=seat, seats=", ".join(state.seats))


def draw_state(
    desk: Desk, table: Table, state: State, seat: str | None, story: list[Line], title: str
) -> None:
    """A position with open hands, or as one seat sees it."""
    view = open_view(state) if seat is None else state.view(seat)
    show(desk, table, view, story, title)
    shown: set[str] = set()
    for each in state.seats if seat is None else (seat,):
        side = state.side_of(each)
        hand = [] if side in shown else table.hand(view, each, state.legal(each), desk.width)
        if hand:  # the players of a side have one between them
            shown.add(side)
            desk.say(table.mark(side))
            desk.draw(hand)


def replay(desk: Desk, path: Path, seat: str | None, to: str | None) -> None:
    film = Film(desk, path, seat)
    if to is None:
        film.browse()
        return
    step = whole_number(to, "--to", 0)
    if step > film.last:
        raise BadInput("cli-no-such-step", "--to", step=step, steps=film.last)
    film.show(step)


def verify(desk: Desk, path: Path) -> None:
    game, record = files.read_record(path)
    desk.about(game.id)
    state = record.verify(game, str(path))
    words = desk.speech(game)
    desk.say(Text(words.text("cli-verified", steps=len(record.steps)), GOOD))
    desk.say(Text(words.text(_proof(record)), SOFT))
    if state.outcome is not None:
        desk.say(Text(words.outcome(state.outcome.to_json())))
    else:
        desk.say(Text(words.text("cli-unfinished")))


def _proof(record: Record) -> str:
    """How far the dice have been checked."""
    kind = record.header["chance"]["kind"]
    if kind == "committed":
        return "cli-proof-secret" if record.secret is not None else "cli-proof-no-secret"
    return "cli-proof-seed" if kind == "seeded" else "cli-proof-none"


def position(desk: Desk, path: Path, seat: str | None) -> None:
    game, document = files.read_position(path)
    desk.about(game.id)
    state = files.set_up(game, document, path)
    check_seat(state, seat)
    words = desk.speech(state.game)
    scenario = state.view(None)["scenario"]
    assert isinstance(scenario, str | dict)
    table = table_for(state.game, scenario, words)
    draw_state(desk, table, state, seat, [], "")
    prompt = state.prompt()
    if prompt is not None:
        desk.say(Text(words.prompt(prompt.to_json()), TITLE))
    elif state.outcome is not None:
        desk.say(Text(words.outcome(state.outcome.to_json()), TITLE))
