"""The summary of a table, for lists of tables."""

from collections.abc import Callable
from typing import Any, Final

from sandtable.tables import clocks, exchange, proposals
from sandtable.tables.rows import SeatRow, TableWithSeats

#: Is the holder of a seat present, and is the seat abandoned?
Attendance = Callable[[SeatRow], tuple[bool, bool]]


#: The parts that are not the same for everybody.
OWN: Final = ("host", "next", "seats")


def summary(
    rows: TableWithSeats, player: int | None, attendance: Attendance, watching: int = 0
) -> dict[str, Any]:
    """The ``Summary`` of the protocol, for one player."""
    return for_player(common(rows, attendance, watching), rows, player)


def common(rows: TableWithSeats, attendance: Attendance, watching: int) -> dict[str, Any]:
    """The summary for those who have no part in the table."""
    table = rows.table
    budget = clocks.budget(table.clock)
    return {
        "table": table.id,
        "game": table.game,
        "scenario": table.scenario,
        "name": table.name,
        "options": table.options,
        "position": table.begins_in_play,
        "visibility": table.visibility,
        "clock": table.clock,
        "practice": table.practice,
        "host": False,
        "created": table.created,
        "changed": table.changed,
        "version": table.version,
        "started": table.started,
        "finished": table.finished,
        "outcome": table.outcome,
        "waiting": table.waiting,
        "commitment": table.commitment,
        "dice": exchange.told(rows),
        "progress": table.progress,
        "proposal": proposals.told(rows),
        "refused": table.refused,
        "next": table.next if may_follow(rows, None) else None,
        "series": table.series,
        "paused": clocks.paused(rows),
        "watching": watching,
        "seats": [chair(row, attendance, budget) for row in rows.seats.values()],
    }


def for_player(told: dict[str, Any], rows: TableWithSeats, player: int | None) -> dict[str, Any]:
    """A ``common`` summary with what is a player's own."""
    return told if player is None else told | own(told, rows, player)


def own(told: dict[str, Any], rows: TableWithSeats, player: int) -> dict[str, Any]:
    """What a player is told instead of a part of a ``common`` summary."""
    seats = zip(told["seats"], rows.seats.values(), strict=True)
    return {
        "host": rows.table.host == player,
        "next": rows.table.next if may_follow(rows, player) else None,
        "seats": [{**each, "mine": True} if row.player == player else each for each, row in seats],
    }


def may_follow(rows: TableWithSeats, player: int | None) -> bool:
    """May a player know the table of the rematch? The id of a private one is a secret."""
    if rows.table.visibility == "public":
        return True
    return player is not None and any(row.player == player for row in rows.seats.values())


def chair(row: SeatRow, attendance: Attendance, budget: float | None) -> dict[str, Any]:
    present, abandoned = attendance(row)
    return {
        "seat": row.seat,
        "side": row.side,
        "kind": row.kind,
        "name": row.name,
        "level": row.level,
        "mine": False,
        "open": row.open and row.kind == "free",
        "present": present,
        "abandoned": abandoned,
        "deadline": row.deadline,
        "remaining": budget if row.remaining is None else row.remaining,
    }
