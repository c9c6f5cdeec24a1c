"""Playing at the terminal: whose turn it is, handing over between people, the end."""

from pathlib import Path

from rich.text import Text

from sandtable.cli import files
from sandtable.cli.displays import display_for
from sandtable.cli.game_setup import GameSetup, people_and_bots, read_seed, seat_bots
from sandtable.cli.person import Person
from sandtable.cli.screen import show
from sandtable.cli.session import Session
from sandtable.cli.story import tell
from sandtable.cli.terminal import Terminal
from sandtable.cli.words import CliWords
from sandtable.kernel.chance import Chance, Committed, Seeded
from sandtable.kernel.record import Recorder
from sandtable.terminal.display import Display
from sandtable.terminal.palette import SOFT, TITLE


def play(
    terminal: Terminal, setup: GameSetup, seats: list[str], seed: str | None, record: Path | None
) -> None:
    players = people_and_bots(seats, setup.seats)
    number = read_seed(seed)
    bots = seat_bots(players, number)
    chance: Chance = Seeded(number)
    if len(bots) < len(players) - 1 and seed is None:  # between people, and no seed was given
        chance = Committed.new()
    if record is not None:
        files.check_new(record)
    words = terminal.words_for(setup.game)
    display = display_for(setup.game, setup.scenario, words)
    recorder = Recorder(setup.game, setup.start, chance, setup.options)
    session = Session(recorder, {seat: bots.get(seat) for seat in players})
    commitment = ""
    if isinstance(chance, Committed):
        commitment = words.text("cli-commitment", hash=chance.commitment)
    try:
        _Game(terminal, words, display, session, commitment).run()
    finally:
        if record is not None:
            files.write_new(record, recorder.record.to_text())
            terminal.draw([Text(words.text("cli-recorded", file=str(record)), SOFT)])
    if recorder.state.outcome is not None:
        _reveal_chance(terminal, words, chance)


def _reveal_chance(terminal: Terminal, words: CliWords, chance: Chance) -> None:
    """After the game, reveal where the dice came from."""
    if isinstance(chance, Committed):
        terminal.draw([Text(words.text("cli-secret", secret=chance.secret.hex()), SOFT)])
    elif isinstance(chance, Seeded):
        terminal.print(Text(words.text("cli-seed", seed=str(chance.seed)), SOFT))


class _Game:
    """``commitment`` is shown at every handover: the hash of the secret behind the dice."""

    def __init__(
        self,
        terminal: Terminal,
        words: CliWords,
        display: Display,
        session: Session,
        commitment: str,
    ) -> None:
        self.terminal = terminal
        self.words = words
        self.display = display
        self.session = session
        self.commitment = commitment
        self.holder = ""

    def run(self) -> None:
        """Play until the game is over or a person quits."""
        session = self.session
        try:
            while session.state.outcome is None:
                seat = session.next_seat(self.holder)
                if session.players[seat] is not None:
                    session.act_for_bot(seat)
                    continue
                self._hand_over(seat)
                if not Person(self.terminal, self.words, self.display, session, seat).decide():
                    self._leave()
                    return
        except (EOFError, KeyboardInterrupt):
            self._leave()
            return
        self._end()

    def _leave(self) -> None:
        self.terminal.print(Text(), Text(self.words.text("cli-left"), SOFT))

    def _hand_over(self, seat: str) -> None:
        """Clear the screen between two people; continue when the next one is ready."""
        if len(self.session.people) > 1 and seat != self.holder:
            self.terminal.clear(history=True)
            self.terminal.draw(
                [Text(self.commitment, SOFT), Text(), self.display.mark(seat), Text()]
            )
            self.terminal.ask(self.words.text("cli-curtain", side=self.words.name("side", seat)))
        self.holder = seat

    def _end(self) -> None:
        state = self.session.state
        assert state.outcome is not None
        people = self.session.people
        events = self.session.news(people[0]) if people else self.session.log[-1:]
        story = tell(events, None, self.display, self.words, everything=True)
        self.terminal.clear()
        show(
            self.terminal,
            self.display,
            self.display.open_view(state),
            story,
            self.words.text("cli-news"),
        )
        self.terminal.print(Text(), Text(self.words.outcome(state.outcome.to_json()), TITLE))
