"""A table in memory that is stored: whatever changes is written first, and only then true."""

import asyncio
from typing import Any, Final

from sandtable.kernel.state import State
from sandtable.tables import clocks
from sandtable.tables.drafts import Asked
from sandtable.tables.measures import Measures
from sandtable.tables.play import Play
from sandtable.tables.ports import Store
from sandtable.tables.problems import Declined
from sandtable.tables.room import Room
from sandtable.tables.rows import Change, Checkpoint, Milestone, SeatRow, TableWithSeats
from sandtable.tables.settings import Settings

#: Close code of RFC 6455: the client may come back at once.
RESTART: Final = 1012


class StoredTable:
    """The rows of a table, its game, and the room around it."""

    def __init__(
        self,
        rows: TableWithSeats,
        play: Play,
        description: dict[str, Any],
        settings: Settings,
        steady: clocks.Steady,
        store: Store,
        measures: Measures,
    ) -> None:
        self.rows = rows
        self.play = play
        self.description = description
        self.room = Room(rows, play, description, settings, steady)
        self.lock = asyncio.Lock()
        #: Storing has failed: memory and database may differ.
        self.broken = False
        self.measures = measures
        self._settings = settings
        self._steady = steady
        self._store = store

    @property
    def id(self) -> str:
        return self.rows.table.id

    @property
    def state(self) -> State:
        return self.play.state

    def _bots_may_decide(self) -> None:
        """Called whenever a bot may have something to decide."""

    # Storing.

    async def note(self, values: dict[str, Any]) -> None:
        """Store something about the table that does not change its game, and tell it."""
        await self._write(values, {}, [])
        self.room.tell_summary()

    def _deadlines(
        self, asked: dict[str, Asked], now: float, taken_back: bool = False
    ) -> dict[str, dict[str, Any]]:
        before = self.play.asked
        kept = {seat for seat, offer in asked.items() if offer is before.get(seat)}
        given = clocks.handed_over(self.rows.table.clock, before, asked, taken_back)
        left = self.room.time_left
        return clocks.new_deadlines(self.rows, asked, kept, now, given, left)

    def _checkpoint(self, state: State, used: int) -> Checkpoint:
        return Checkpoint(table=self.id, used=used, position=state.to_json())

    async def _write_seat(
        self, row: SeatRow, news: dict[str, Any], values: dict[str, Any] | None = None
    ) -> None:
        await self._write(values or {}, {row.seat: news}, [])
        self.room.tell_summary()
        self._bots_may_decide()

    async def _write(
        self,
        values: dict[str, Any],
        seats: dict[str, dict[str, Any]],
        changes: list[Change],
        checkpoint: Checkpoint | None = None,
        milestone: Milestone | None = None,
    ) -> None:
        """Store, and only then adopt. Whatever goes wrong, the database holds the truth."""
        if changes and self.rows.table.proposal is not None:
            values = {**values, "proposal": None}  # it lapses
        start = self._settings.monotonic()
        try:
            await self._store.write(self.id, values, seats, changes, checkpoint, milestone)
        except BaseException:
            self.broken = True
            for each in list(self.room.listeners):
                each.drop(RESTART)
            raise
        self.measures.writes.observe(self._settings.monotonic() - start)
        self.measures.changes.update(change.kind for change in changes)
        self.rows.update(values, seats)

    # Checks.

    def _row_of(self, player: int | None, seat: str) -> SeatRow:
        row = self.rows.seats.get(seat)
        if row is None or player is None or row.player != player:
            raise Declined("not-yours")
        return row

    def _check_person(self, player: int | None, seat: str) -> None:
        row = self._row_of(player, seat)
        if row.kind != "person":
            raise Declined("bot-plays")

    def _check_begun(self) -> None:
        if self.broken:
            raise Declined("failed")
        if not self.rows.table.started:
            raise Declined("not-started")

    def _check_running(self) -> None:
        self._check_begun()
        if self.state.outcome is not None or self.rows.table.finished:
            raise Declined("over")
