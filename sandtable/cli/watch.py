"""Watch a game between bots."""

import time

from rich.text import Text

from sandtable.cli.displays import display_for
from sandtable.cli.game_setup import GameSetup, number_between, only_bots, read_seed, seat_bots
from sandtable.cli.screen import show
from sandtable.cli.session import Session
from sandtable.cli.story import PARTS, lay_out, tell
from sandtable.cli.terminal import Terminal
from sandtable.kernel.chance import Seeded
from sandtable.kernel.record import Recorder
from sandtable.terminal.palette import TITLE

#: How many lines of the story are shown.
LAST = 12
#: The longest pause between two steps, in seconds.
LONGEST = 3600


def watch(
    terminal: Terminal, setup: GameSetup, seats: list[str], seed: str | None, delay: str
) -> None:
    """On a screen, draw every step; in a file, write the story with one board per round or turn."""
    pause = number_between(delay, "--delay", 0, LONGEST)
    number = read_seed(seed)
    players = only_bots(seats, setup.seats)
    words = terminal.words_for(setup.game)
    display = display_for(setup.game, setup.scenario, words)
    recorder = Recorder(setup.game, setup.start, Seeded(number), setup.options)
    session = Session(recorder, dict(seat_bots(players, number)))
    title = words.text("cli-story")
    if not terminal.is_interactive:
        show(terminal, display, session.state.view(None), [], "")
    while session.state.outcome is None:
        events = session.act_for_bot(session.next_seat(""))
        if terminal.is_interactive:
            story = tell(session.log, None, display, words)[-LAST:]
            terminal.clear()
            show(terminal, display, session.state.view(None), story, title)
            time.sleep(pause)
            continue
        terminal.print(lay_out(tell(events, None, display, words)))
        if any(event.key in PARTS for event in events):
            show(terminal, display, session.state.view(None), [], "")
    if not terminal.is_interactive:
        show(terminal, display, session.state.view(None), [], "")
    terminal.print(Text(), Text(words.outcome(session.state.outcome.to_json()), TITLE))
