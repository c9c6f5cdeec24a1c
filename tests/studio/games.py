"""Games that are over at once, for tests of what is made of many of them."""

import sandtable
from sandtable.lab.fixtures import Fixture
from sandtable.lab.results import Result, SeatResult
from sandtable.studio.watching import Watched


def result_of(fixture: Fixture) -> Result:
    """A game that the first side wins if its seed is even, the other one if it is odd."""
    table = fixture.table
    game = sandtable.game(table.game)
    seats = tuple(
        [SeatResult(seat, table.seats[seat], bot, 0, 0.0) for seat, bot in fixture.players.items()]
    )
    reason = next(iter(game.endings()))
    return Result(
        *(table.game, fixture.rules, table.scenario, table.options, fixture.seed, seats),
        *(game.sides[fixture.seed % 2], reason, 4 + fixture.seed % 3, "round", {}, ""),
    )


def watched_of(fixture: Fixture) -> Watched:
    """The same, with a loss and an objective."""
    side = sandtable.game(fixture.table.game).sides[fixture.seed % 2]
    return Watched(result_of(fixture), {("tile:5B", side): 1}, {"tile:5B": side})
