"""What a list of tables shows of one."""

from collections.abc import Callable
from typing import Any

from sandtable.server.models import SeatRow
from sandtable.server.store import Place

#: Is the holder of a seat here, and has the seat been abandoned?
Attendance = Callable[[SeatRow], tuple[bool, bool]]


def summary(place: Place, player: int | None, attendance: Attendance) -> dict[str, Any]:
    """A ``Summary`` of the protocol, for one player."""
    table = place.table
    return {
        "table": table.id,
        "game": table.game,
        "scenario": table.scenario,
        "options": table.options,
        "position": table.begins_in_play,
        "visibility": table.visibility,
        "clock": table.clock,
        "host": player is not None and table.host == player,
        "created": table.created,
        "changed": table.changed,
        "version": table.version,
        "started": table.started,
        "finished": table.finished,
        "outcome": table.outcome,
        "waiting": table.waiting,
        "commitment": table.commitment,
        "progress": table.progress,
        "seats": [chair(row, player, attendance) for row in place.seats.values()],
    }


def chair(row: SeatRow, player: int | None, attendance: Attendance) -> dict[str, Any]:
    present, abandoned = attendance(row)
    return {
        "seat": row.seat,
        "side": row.side,
        "kind": row.kind,
        "name": row.name,
        "level": row.level,
        "mine": player is not None and row.player == player,
        "open": row.open and row.kind == "free",
        "present": present,
        "abandoned": abandoned,
        "deadline": row.deadline,
    }
