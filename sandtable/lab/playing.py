"""One game, with the time that each bot takes."""

import time
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, Final

import sandtable
from sandtable.bots import Bot
from sandtable.bots.match import play_match, seat_bots
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Seeded
from sandtable.kernel.state import State
from sandtable.lab.fixtures import Fixture
from sandtable.lab.results import Result, SeatResult

#: The units in which the length of a game is counted.
UNITS: Final = ("round", "turn")


class Timed(Bot):
    """A bot whose decisions are counted and timed, unless it has only one choice."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(0)
        self.bot = bot
        self.decisions = 0
        self.seconds = 0.0
        self.longest = 0.0

    def choose(self, view: Mapping[str, Any], legal: list[Action]) -> Action:
        begun = time.process_time()
        choice = self.bot.choose(view, legal)
        if len(legal) > 1:
            spent = time.process_time() - begun
            self.seconds += spent
            self.longest = max(self.longest, spent)
            self.decisions += 1
        return choice

    def result(self, seat: str, side: str, name: str) -> SeatResult:
        seconds, longest = round(self.seconds, 4), round(self.longest, 4)
        return SeatResult(seat, side, name, self.decisions, seconds, longest)


def play(fixture: Fixture) -> Result:
    """Play a game to its end."""
    return play_with(fixture, seat_bots(fixture.players, fixture.seed))


def play_with(fixture: Fixture, bots: Mapping[str, Bot]) -> Result:
    """Play a game with given bots, which the fixture only names."""
    table = fixture.table
    game = sandtable.game(table.game)
    timed = {seat: Timed(bot) for seat, bot in bots.items()}
    state = play_match(game, table.start, timed, Seeded(fixture.seed), table.options)
    assert state.outcome is not None
    length, unit = length_of(state)
    return Result(
        game=game.id,
        rules=game.rules,
        scenario=table.scenario,
        options=table.options,
        seed=fixture.seed,
        seats=tuple(
            timed[seat].result(seat, table.seats[seat], bot)
            for seat, bot in fixture.players.items()
        ),
        winner=state.outcome.winner,
        reason=state.outcome.reason,
        length=length,
        unit=unit,
        losses=state.losses(),
        date=datetime.now(UTC).isoformat(timespec="seconds"),
    )


def length_of(state: State) -> tuple[int, str]:
    """How many rounds or turns were played, and which of the two."""
    progress: Any = state.progress()
    unit = next(key for key in UNITS if key in progress)
    return int(progress[unit]), unit
