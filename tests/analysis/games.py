"""Short games to analyse, played once for all tests."""

from functools import cache

import sandtable
from sandtable.analysis import Analyst
from sandtable.bots import make_bot
from sandtable.kernel.record import Record

#: Enough for every kind of estimate, and quick.
DEPTH = 2


@cache
def short_game(game_id: str = "normandy", scenario: str = "la-raye", steps: int = 14) -> Record:
    """A game of greedy bots that ends when somebody resigns."""
    recorder = sandtable.Recorder(sandtable.game(game_id), scenario, sandtable.Seeded(5))
    bot = make_bot("greedy", 1)
    for _ in range(steps):
        state = recorder.state
        seat = state.actors()[0]
        recorder.apply(seat, bot.choose(state.view(seat), state.legal(seat)))
    recorder.apply(recorder.state.actors()[0], ("resign",))
    return recorder.record


def analysed(record: Record, seed: int = 0, seat: str | None = None) -> Analyst:
    analyst = Analyst(sandtable.game(record.game_id), record, seed, seat)
    for _ in analyst.run(depth=DEPTH):
        pass
    return analyst


@cache
def known(game_id: str = "normandy", scenario: str = "la-raye", steps: int = 14) -> Analyst:
    """The analysis of a short game; tests must leave it as it is."""
    return analysed(short_game(game_id, scenario, steps))
