"""Who is present at the tables of other workers, for lists of tables.

Each worker tells the others when somebody comes to one of its tables or goes, and again from time
to time. What has not been told again for long was told by a worker that has gone.
"""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from sandtable.tables.live import LiveTable
from sandtable.tables.ports import Wire
from sandtable.tables.quotas import keep

#: The kind of such notices.
ATTENDED: Final = "attended"
#: When a notice is repeated, and when it expires.
AGAIN_SECONDS: Final = 300.0
STALE_SECONDS: Final = 2.5 * AGAIN_SECONDS


@dataclass(frozen=True)
class Attended:
    """The seats at a table whose holders are present, and how many others watch."""

    seats: frozenset[str] = frozenset()
    watching: int = 0
    at: float = 0.0


NOBODY: Final = Attended()


class Elsewhere:
    def __init__(self, wire: Wire, now: Callable[[], float]) -> None:
        self._wire = wire
        self._now = now
        self._known: dict[str, Attended] = {}
        #: What we have told of our own tables.
        self._told: dict[str, Attended] = {}
        self._telling: set[asyncio.Task[None]] = set()

    def at(self, table: str) -> Attended:
        """Who is present at a table of another worker."""
        known = self._known.get(table, NOBODY)
        return known if self._now() - known.at < STALE_SECONDS else NOBODY

    def hear(self, notice: Mapping[str, Any]) -> None:
        seats = frozenset(notice["seats"])
        keep(self._known, notice["table"], Attended(seats, notice["watching"], self._now()))

    def look(self, table: LiveTable) -> None:
        """Tell the others who is present at a table of ours, if it is new or was told long ago."""
        room, now = table.room, self._now()
        seats = frozenset(seat for seat, row in table.rows.seats.items() if room.present(row))
        told, watching = self._told.get(table.id, NOBODY), room.watching()
        if (told.seats, told.watching) != (seats, watching) or now - told.at > AGAIN_SECONDS:
            self._told[table.id] = Attended(seats, watching, now)
            self._tell(table.id, seats, watching)

    def leave(self, table: str) -> None:
        """A table is ours no more."""
        if self._told.pop(table, None) is not None:
            self._tell(table, frozenset(), 0)

    def _tell(self, table: str, seats: frozenset[str], watching: int) -> None:
        notice = {"kind": ATTENDED, "table": table, "seats": sorted(seats), "watching": watching}
        task = asyncio.create_task(self._wire.tell(notice))
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)
