"""Clocks: how long a seat may take, and when it counts as abandoned.

Nothing happens when a clock runs out but that the others may let a bot take over.
"""

from collections.abc import Mapping
from typing import Any, Final

from sandtable.server.models import SeatRow

MINUTE: Final = 60
DAY: Final = 86_400


def allowance(clock: Mapping[str, Any]) -> float | None:
    """The seconds for one decision; None without a clock."""
    if clock["kind"] == "casual":
        return float(clock["minutes"]) * MINUTE
    if clock["kind"] == "days":
        return float(clock["days"]) * DAY
    return None


def deadline(clock: Mapping[str, Any], asked_at: float | None) -> float | None:
    """Until when a seat that was asked at that time should decide."""
    allowed = allowance(clock)
    return None if allowed is None or asked_at is None else asked_at + allowed


def abandoned(row: SeatRow, present: bool, since: float, away: float, now: float) -> bool:
    """Has the holder left, let the clock run out, or (without one) been away for too long?

    Nobody could be here before ``since``, when the server was started.
    """
    if row.kind != "person":
        return False
    if row.left:
        return True
    if row.deadline is not None:
        return now > row.deadline
    return not present and now - max(row.seen, since) > away
