"""A game between bots that is watched: where units fell, who held what at the end."""

from collections import Counter
from dataclasses import dataclass

import sandtable
from sandtable.bots.match import seat_bots
from sandtable.kernel.chance import Seeded
from sandtable.kernel.event import Event
from sandtable.kernel.game import Game
from sandtable.kernel.start import begin
from sandtable.kernel.state import State
from sandtable.lab.fixtures import Fixture
from sandtable.lab.playing import length_of
from sandtable.lab.results import Result, SeatResult


class Watch:
    """What can be seen of a game's states: ``WATCH`` of its module ``studio``.

    Places and units are named as actions name them. This one sees nothing.
    """

    def places(self, state: State) -> dict[str, str]:
        """The place of every unit on the map, by the unit's id."""
        return {}

    def fell(self, event: Event) -> str:
        """The id of the unit that an event reports as lost, wholly or in part; "": none."""
        return ""

    def side_of(self, state: State, unit: str) -> str:
        """The side of a unit."""
        return ""

    def holders(self, state: State) -> dict[str, str]:
        """The side that holds each objective at the end; "": nobody."""
        return {}


@dataclass(frozen=True)
class Watched:
    """A result, the losses by place and side, and who held each objective."""

    result: Result
    fallen: dict[tuple[str, str], int]
    holders: dict[str, str]


def watch_of(game: Game) -> Watch:
    watch: Watch = getattr(game.part("studio"), "WATCH", Watch())
    return watch


def watch_game(fixture: Fixture) -> Watched:
    """Play a game to its end and look on."""
    table = fixture.table
    game = sandtable.game(table.game)
    watch = watch_of(game)
    bots = seat_bots(fixture.players, fixture.seed)
    chance = Seeded(fixture.seed)
    state = begin(game, table.start, chance, table.options)
    fallen: Counter[tuple[str, str]] = Counter()
    while actors := state.actors():
        seat = actors[0]
        before = watch.places(state)
        action = bots[seat].choose(state.view(seat), state.legal(seat))
        for event in state.apply(seat, action, chance):
            unit = watch.fell(event)
            if unit in before:
                fallen[before[unit], watch.side_of(state, unit)] += 1
    assert state.outcome is not None
    length, unit_of_length = length_of(state)
    seats = tuple(
        SeatResult(seat, table.seats[seat], bot, 0, 0.0) for seat, bot in fixture.players.items()
    )
    outcome = state.outcome
    result = Result(
        *(game.id, game.rules, table.scenario, table.options, fixture.seed, seats),
        *(outcome.winner, outcome.reason, length, unit_of_length, state.losses(), ""),
    )
    return Watched(result, dict(fallen), watch.holders(state))
