"""Small tables, and results made up by hand."""

from collections.abc import Mapping
from typing import Any

import sandtable
from sandtable.lab.fixtures import Fixture, Table, set_table
from sandtable.lab.results import Result, SeatResult

GAME = "normandy"


def table(scenario: str = "la-raye") -> Table:
    return set_table(sandtable.game(GAME), scenario, scenario)


def result(us: str, germany: str, winner: str | None, **changes: Any) -> Result:
    """A game between two bots that nobody has played."""
    seats = (SeatResult("us", "us", us, 10, 0.5), SeatResult("germany", "germany", germany, 8, 0.1))
    fields: Mapping[str, Any] = {
        "game": GAME,
        "rules": "normandy-1",
        "scenario": "la-raye",
        "options": {},
        "seed": 1,
        "seats": seats,
        "winner": winner,
        "reason": "outcome-points",
        "length": 7,
        "unit": "round",
        "losses": {"us": 2, "germany": 3},
        "date": "2026-01-02T03:04:05+00:00",
        **changes,
    }
    return Result(**fields)


def outcome_of(fixture: Fixture, winner: str | None) -> Result:
    """A result for a fixture, without playing it."""
    seats = tuple(
        SeatResult(seat, fixture.table.seats[seat], bot, 1, 0.0)
        for seat, bot in fixture.players.items()
    )
    us, germany = fixture.players.values()
    return result(
        us,
        germany,
        winner,
        seats=seats,
        rules=fixture.rules,
        scenario=fixture.table.scenario,
        options=fixture.table.options,
        seed=fixture.seed,
    )


def without_time(result: Result) -> tuple[Any, ...]:
    """All of a result that its seed decides."""
    decisions = tuple((seat.seat, seat.bot, seat.decisions) for seat in result.seats)
    return result.key, result.winner, result.reason, result.length, decisions
