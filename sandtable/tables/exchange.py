"""The exchange of numbers before a game between people begins; docs/dice.md says what it is for.

Every browser sends the hash of a number. Once all hashes are published, every browser reveals its
number. Nobody is waited for longer than ``reveal_seconds``: without a hash a seat contributes
nothing, and without its number only the hash counts. A table goes through the stages in this order
and never back, so nobody can take a hash back after a number has been revealed.
"""

from typing import Any, Final

from sandtable.tables.rows import SeatRow, TableWithSeats

#: The stages. There is no exchange where only one person plays, or nobody is to be waited for.
NONE: Final = "none"
COMMIT: Final = "commit"
REVEAL: Final = "reveal"
FIXED: Final = "fixed"


def first_stage(seats: list[SeatRow], seconds: float) -> str:
    """The stage of a new table: an exchange takes a second person, and time."""
    people = [row for row in seats if row.kind != "bot"]
    second = len(people) > 1 and any(row.kind == "free" for row in people)
    return COMMIT if second and seconds > 0 else NONE


def next_stage(rows: TableWithSeats, late: bool) -> str | None:
    """The stage that a table goes on to now; None if it has to wait. At ``FIXED`` it begins.

    ``late``: the time of the present stage is over.
    """
    table, seats = rows.table, rows.seats.values()
    if table.started or not rows.full:
        return None
    people = [row for row in seats if row.kind == "person"]
    if table.dice_stage == REVEAL:
        # Whoever has left cannot reveal a number any more.
        awaited = [row for row in people if row.commitment and row.player is not None]
        return FIXED if late or all(row.reveal for row in awaited) else None
    if table.dice_stage == NONE or len({row.player for row in people}) < 2:
        return FIXED
    if all(row.commitment for row in people):
        return REVEAL
    if not late:
        return None
    return REVEAL if any(row.commitment for row in people) else FIXED


def told(rows: TableWithSeats) -> dict[str, Any] | None:
    """The ``Dice`` of the protocol: the hashes, and never a number."""
    table = rows.table
    if table.dice_stage == NONE:
        return None
    commitments = {row.seat: row.commitment for row in rows.seats.values() if row.commitment}
    return {"stage": table.dice_stage, "due": table.dice_due, "commitments": commitments}
