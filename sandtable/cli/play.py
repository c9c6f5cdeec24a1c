"""Playing at the terminal: whose turn it is, the curtain between people, the end."""

from pathlib import Path

from rich.text import Text

from sandtable.cli import files
from sandtable.cli.chronicle import tell
from sandtable.cli.desk import Desk
from sandtable.cli.opening import Opening, read_seed, seat_bots, with_people
from sandtable.cli.palette import SOFT, TITLE
from sandtable.cli.person import Person
from sandtable.cli.screen import show
from sandtable.cli.session import Session
from sandtable.cli.speech import Speech
from sandtable.cli.table import Table, open_view
from sandtable.cli.tables import table_for
from sandtable.kernel.chance import Chance, Committed, Seeded
from sandtable.kernel.record import Recorder


def play(
    desk: Desk, opening: Opening, seats: list[str], seed: str | None, record: Path | None
) -> None:
    players = with_people(seats, opening.seats)
    number = read_seed(seed)
    bots = seat_bots(players, number)
    chance: Chance = Seeded(number)
    if len(bots) < len(players) - 1 and seed is None:  # between people, and nobody chose the dice
        chance = Committed.new()
    if record is not None:
        files.check_new(record)
    words = desk.speech(opening.game)
    table = table_for(opening.game, opening.scenario, words)
    recorder = Recorder(opening.game, opening.start, chance, opening.options)
    session = Session(recorder, {seat: bots.get(seat) for seat in players})
    promise = ""
    if isinstance(chance, Committed):
        promise = words.text("cli-commitment", hash=chance.commitment)
    try:
        _Game(desk, words, table, session, promise).run()
    finally:
        if record is not None:
            files.write_new(record, recorder.record.to_text())
            desk.draw([Text(words.text("cli-recorded", file=str(record)), SOFT)])
    if recorder.state.outcome is not None:
        _tell_luck(desk, words, chance)


def _tell_luck(desk: Desk, words: Speech, chance: Chance) -> None:
    """Now that the game is over, everyone may know where the dice came from."""
    if isinstance(chance, Committed):
        desk.draw([Text(words.text("cli-secret", secret=chance.secret.hex()), SOFT)])
    elif isinstance(chance, Seeded):
        desk.say(Text(words.text("cli-seed", seed=str(chance.seed)), SOFT))


class _Game:
    """``promise`` stands on every curtain: what the dice are held to."""

    def __init__(
        self, desk: Desk, words: Speech, table: Table, session: Session, promise: str
    ) -> None:
        self.desk = desk
        self.words = words
        self.table = table
        self.session = session
        self.promise = promise
        self.holder = ""

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        session = self.session
        try:
            while session.state.outcome is None:
                seat = session.next_seat(self.holder)
                if session.players[seat] is not None:
                    session.act_for_bot(seat)
                    continue
                self._hand_over(seat)
                if not Person(self.desk, self.words, self.table, session, seat).decide():
                    self._leave()
                    return
        except (EOFError, KeyboardInterrupt):
            self._leave()
            return
        self._end()

    def _leave(self) -> None:
        self.desk.say(Text(), Text(self.words.text("cli-left"), SOFT))

    def _hand_over(self, seat: str) -> None:
        """Between two people the screen is wiped, and opens when the next one says so."""
        if len(self.session.people) > 1 and seat != self.holder:
            self.desk.wipe(history=True)
            self.desk.draw([Text(self.promise, SOFT), Text(), self.table.mark(seat), Text()])
            self.desk.ask(self.words.text("cli-curtain", side=self.words.name("side", seat)))
        self.holder = seat

    def _end(self) -> None:
        state = self.session.state
        assert state.outcome is not None
        people = self.session.people
        events = self.session.news(people[0]) if people else self.session.log[-1:]
        story = tell(events, None, self.table, self.words, everything=True)
        self.desk.wipe()
        show(self.desk, self.table, open_view(state), story, self.words.text("cli-news"))
        self.desk.say(Text(), Text(self.words.outcome(state.outcome.to_json()), TITLE))
