"""Clocks for the whole game: they run for those who must decide, with a time that tests tell."""

from typing import Any

import pytest

from sandtable.tables import clocks
from sandtable.tables.rows import SeatRow, TableWithSeats

TOTAL = {"kind": "total", "minutes": 10}
FISCHER = {"kind": "increment", "minutes": 10, "seconds": 15}


class Table:
    """Two people, or a person and a bot; ``asked`` must decide."""

    def __init__(self, clock: dict[str, Any], germany: str = "person") -> None:
        self.now = 1000.0
        self.asked: tuple[str, ...] = ()
        rows = [_seat("us", "person"), _seat("germany", germany)]
        self.rows = TableWithSeats(_Clock(clock), rows)  # type: ignore[arg-type]

    def turn(self, *asked: str, after: float = 0.0, back: bool = False, keep: str = "") -> None:
        """Some seconds later, a change asks these seats."""
        self.now += after
        clock = self.rows.table.clock
        given = clocks.handed_over(clock, self.asked, asked, back)
        kept = {keep} if keep else set()
        news = clocks.new_deadlines(self.rows, asked, kept, self.now, given)
        self.rows.update({}, news)
        self.asked = asked

    def left(self, seat: str) -> float:
        total = clocks.budget(self.rows.table.clock)
        assert total is not None
        return clocks.remaining(self.rows.seats[seat], total, self.now)

    def runs(self) -> list[str]:
        return [seat for seat, row in self.rows.seats.items() if row.deadline is not None]


class _Clock:
    def __init__(self, clock: dict[str, Any]) -> None:
        self.clock = clock


def _seat(name: str, kind: str) -> SeatRow:
    return SeatRow("t", name, 0, name, kind, 1, "", None, False, None, False, None, 0.0)


def test_a_total_runs_only_for_those_who_are_asked() -> None:
    table = Table(TOTAL)
    table.turn("us", "germany")
    assert (table.runs(), table.left("us")) == (["us", "germany"], 600)
    table.turn("germany", after=20, keep="germany")
    assert (table.runs(), table.left("us"), table.left("germany")) == (["germany"], 580, 580)
    table.turn("us", after=100)
    assert (table.left("us"), table.left("germany")) == (580, 480)
    table.turn("us", after=30)
    assert table.left("us") == 550, "the next decision of the same seat goes on with the same time"


def test_fischer_adds_when_a_seat_hands_over() -> None:
    table = Table(FISCHER)
    table.turn("us")
    table.turn("us", after=10)
    assert table.left("us") == 590, "not within a turn"
    table.turn("germany", after=10)
    assert (table.left("us"), table.left("germany")) == (595, 600)
    table.turn("us", after=5)
    assert table.left("germany") == 610


def test_undo_wins_no_time() -> None:
    table = Table(FISCHER)
    table.turn("us")
    for _ in range(5):
        table.turn("germany", after=1)
        table.turn("us", after=0, back=True)
    assert table.left("us") == 595
    assert table.left("germany") == 600, "who was asked and did not decide gets nothing"


def test_a_clock_never_runs_for_a_bot() -> None:
    table = Table(TOTAL, germany="bot")
    table.turn("us", "germany")
    table.turn("germany", after=5)
    assert (table.runs(), table.left("germany")) == ([], 600)


def test_what_is_left_is_never_less_than_nothing() -> None:
    table = Table(TOTAL)
    table.turn("us")
    table.turn("us", after=700)
    assert (table.left("us"), table.runs()) == (0, ["us"])


@pytest.mark.parametrize("clock", [{"kind": "none"}, {"kind": "casual", "minutes": 5}])
def test_other_clocks_have_no_total(clock: dict[str, Any]) -> None:
    table = Table(clock)
    table.turn("us")
    assert clocks.budget(clock) is None
    assert table.rows.seats["us"].remaining is None
    due = table.rows.seats["us"].deadline
    assert due == (1300.0 if clock["kind"] == "casual" else None)
