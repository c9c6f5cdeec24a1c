"""Which tables are closed or deleted, and when.

=========  =========================================================================
unbegun    never begun: somebody has not come. Deleted.
alone      played by bots only, who stop when nobody watches. Deleted.
unmoved    begun, and nobody has moved for long. Closed: it counts as finished, without a winner.
finished   finished or closed long ago. Deleted.
=========  =========================================================================
"""

from collections.abc import Iterator
from typing import Final

from sandtable.tables.ports import Store
from sandtable.tables.rows import TableWithSeats
from sandtable.tables.settings import Settings

UNBEGUN: Final = "unbegun"
ALONE: Final = "alone"
UNMOVED: Final = "unmoved"
FINISHED: Final = "finished"

DAY: Final = 86_400.0
#: The most tables of a kind in one go.
BATCH: Final = 20


def limits(settings: Settings) -> Iterator[tuple[str, float]]:
    """Each kind of table that does not stay for ever, with the time of its latest change."""
    days = {
        UNBEGUN: settings.unbegun_days,
        ALONE: settings.bots_alone_days,
        UNMOVED: settings.unmoved_days,
        FINISHED: settings.finished_days,
    }
    now = settings.now()
    return ((kind, now - each * DAY) for kind, each in days.items() if each)


def is_alone(rows: TableWithSeats) -> bool:
    """Are all players bots, with no one who could come back?"""
    seats = rows.seats.values()
    return all(row.kind == "bot" and row.player is None and not row.left for row in seats)


def is_of(rows: TableWithSeats, kind: str) -> bool:
    """Is a table of a kind?"""
    table = rows.table
    if kind == UNBEGUN:
        return not table.started
    if kind == ALONE:
        return table.started and is_alone(rows)
    return table.running if kind == UNMOVED else table.finished


async def expire(store: Store, id: str, kind: str) -> bool:
    """Close or delete a table that is not loaded here; False if another worker has it."""
    if not await store.claim(id):
        return False
    if kind != UNMOVED:
        await store.delete_table(id)
        return True
    await store.write(id, {"finished": True, "waiting": []}, {})
    await store.release(id)
    return True
