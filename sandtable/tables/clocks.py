"""Clocks: how long a seat may take, and when it counts as abandoned.

A clock gives time to each decision, or to all decisions of a game together, with or without some
more each time a seat hands over. It runs for people only, while they must decide, and whether they
and the server are there or not. When it runs out, nothing happens by itself: the others may let a
bot take over. If all players agree, the clocks stand until somebody goes on, or decides.
"""

from collections.abc import Callable, Collection, Mapping
from types import MappingProxyType
from typing import Any, Final

from sandtable.tables.rows import SeatRow, TableWithSeats

MINUTE: Final = 60
DAY: Final = 86_400


class Steady:
    """Time since 1970: read when the server started, and measured by a monotonic clock since then.

    Setting the clock of the machine neither makes anybody seem away nor brings them back.
    """

    def __init__(self, now: Callable[[], float], monotonic: Callable[[], float]) -> None:
        self._now = now
        self._monotonic = monotonic
        #: When the server started: nobody could be here before.
        self.since = now()
        self._start = monotonic()

    def __call__(self) -> float:
        return self.since + self._monotonic() - self._start

    def at(self, wall: float) -> float:
        """The steady time when the present clock will show, or has shown, this time."""
        return self() + wall - self._now()


class Deadlines:
    """Deadlines in steady time: the clock may be set while they run."""

    def __init__(self, steady: Steady) -> None:
        self._steady = steady
        #: By name: the deadline, and its steady time.
        self._known: dict[str, tuple[float, float]] = {}

    def due(self, name: str, deadline: float | None) -> float | None:
        """The steady time of a deadline, as it was when it was first asked for."""
        if deadline is None:
            return None
        if name not in self._known or self._known[name][0] != deadline:
            self._known[name] = (deadline, self._steady.at(deadline))
        return self._known[name][1]


def allowance(clock: Mapping[str, Any]) -> float | None:
    """The seconds for one decision; None without a clock."""
    if clock["kind"] == "casual":
        return float(clock["minutes"]) * MINUTE
    if clock["kind"] == "days":
        return float(clock["days"]) * DAY
    return None


def deadline(clock: Mapping[str, Any], asked_at: float | None) -> float | None:
    """The time by which a seat should decide that was asked at ``asked_at``; None: no limit."""
    allowed = allowance(clock)
    return None if allowed is None or asked_at is None else asked_at + allowed


def budget(clock: Mapping[str, Any]) -> float | None:
    """The seconds for the whole game; None where each decision has its own time, or none."""
    return float(clock["minutes"]) * MINUTE if clock["kind"] in ("total", "increment") else None


def increment(clock: Mapping[str, Any]) -> float:
    """The seconds that a seat gets each time it hands over."""
    return float(clock["seconds"]) if clock["kind"] == "increment" else 0.0


def handed_over(
    clock: Mapping[str, Any], before: Collection[str], after: Collection[str], taken_back: bool
) -> dict[str, float]:
    """The seconds that a change gives to the seats that had to decide before it.

    A take-back gives nothing, and takes from those who must decide again what they had got: an undo
    made over and over must not win time.
    """
    seconds = increment(clock)
    if not seconds:
        return {}
    if taken_back:
        return {seat: -seconds for seat in after if seat not in before}
    return {seat: seconds for seat in before if seat not in after}


def new_deadlines(
    rows: TableWithSeats,
    asked: Collection[str],
    kept: Collection[str],
    now: float,
    given: Mapping[str, float] = MappingProxyType({}),
    left: Callable[[SeatRow], float] | None = None,
) -> dict[str, dict[str, float | None]]:
    """The deadlines that change, by seat: a new offer starts the clock again.

    ``asked`` are the seats that must decide, ``kept`` those of them whose offer is an old one. Of a
    clock for the whole game, the seats in ``given`` get more or less; ``left`` tells what is left
    on one that runs.
    """
    total = budget(rows.table.clock)
    news: dict[str, dict[str, float | None]] = {}
    for seat, row in rows.seats.items():
        found: dict[str, float | None] = {"deadline": row.deadline, "remaining": row.remaining}
        runs = row.kind == "person" and seat in asked
        if runs and seat in kept and row.deadline is not None:
            continue
        if total is None:
            due = deadline(rows.table.clock, now) if runs else None
            then = {**found, "deadline": due}
        else:
            rest = max(0.0, remaining(row, total, now, left) + given.get(seat, 0.0))
            then = {"deadline": now + rest if runs else None, "remaining": rest}
        changed = {name: value for name, value in then.items() if value != found[name]}
        if changed:
            news[seat] = changed
    return news


def remaining(
    row: SeatRow, total: float, now: float, left: Callable[[SeatRow], float] | None = None
) -> float:
    """What is left on the clock of a seat for the whole game, whether it runs or stands."""
    if row.deadline is None:
        return total if row.remaining is None else row.remaining
    return row.deadline - now if left is None else left(row)


def paused(rows: TableWithSeats) -> bool:
    """Do the clocks of those who must decide stand?"""
    if rows.table.clock["kind"] == "none" or not rows.table.running:
        return False
    asked = [row for row in rows.seats.values() if row.seat in rows.table.waiting]
    people = [row for row in asked if row.kind == "person"]
    return bool(people) and all(row.deadline is None for row in people)


def stopped(
    rows: TableWithSeats, left: Callable[[SeatRow], float]
) -> dict[str, dict[str, float | None]]:
    """The clocks that run, as they stand in a pause; ``left`` tells what is left on them."""
    total = budget(rows.table.clock)
    news: dict[str, dict[str, float | None]] = {}
    for seat, row in rows.seats.items():
        if row.deadline is not None:
            news[seat] = {"deadline": None}
            if total is not None:
                news[seat]["remaining"] = max(0.0, left(row))
    return news


def abandoned(row: SeatRow, present: bool, due: float | None, away: float, steady: Steady) -> bool:
    """Has the holder left, let the clock run out or, without a clock, been away too long?

    ``due`` is the deadline of the seat in steady time.
    """
    if row.kind != "person":
        return False
    if row.left:
        return True
    if present and due is None:
        return False
    now = steady()
    if due is not None:
        return now > due
    seen = row.seen if row.seen <= now else 0.0  # noted by a clock that was fast
    return now - max(seen, steady.since) > away
