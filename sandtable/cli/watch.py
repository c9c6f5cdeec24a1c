"""Two bots play, and one watches."""

import time

from rich.text import Text

from sandtable.cli.chronicle import PARTS, laid_out, tell
from sandtable.cli.desk import Desk
from sandtable.cli.opening import Opening, only_bots, read_seed, seat_bots, seconds
from sandtable.cli.palette import TITLE
from sandtable.cli.screen import show
from sandtable.cli.session import Session
from sandtable.cli.tables import table_for
from sandtable.kernel.chance import Seeded
from sandtable.kernel.record import Recorder

#: As much of the story as stays on the screen.
LAST = 12


def watch(desk: Desk, opening: Opening, seats: list[str], seed: str | None, delay: str) -> None:
    """On a screen every step is drawn; into a file the story goes, with a board a round or turn."""
    pause = seconds(delay, "--delay")
    number = read_seed(seed)
    players = only_bots(seats, opening.seats)
    words = desk.speech(opening.game)
    table = table_for(opening.game, opening.scenario, words)
    recorder = Recorder(opening.game, opening.start, Seeded(number), opening.options)
    session = Session(recorder, dict(seat_bots(players, number)))
    title = words.text("cli-story")
    if not desk.live:
        show(desk, table, session.state.view(None), [], "")
    while session.state.outcome is None:
        events = session.act_for_bot(session.next_seat(""))
        if desk.live:
            story = tell(session.log, None, table, words)[-LAST:]
            desk.wipe()
            show(desk, table, session.state.view(None), story, title)
            time.sleep(pause)
            continue
        desk.say(laid_out(tell(events, None, table, words)))
        if any(event.key in PARTS for event in events):
            show(desk, table, session.state.view(None), [], "")
    if not desk.live:
        show(desk, table, session.state.view(None), [], "")
    desk.say(Text(), Text(words.outcome(session.state.outcome.to_json()), TITLE))
