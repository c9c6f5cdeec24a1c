"""All tables: those in memory, those that must come there, and what keeps them going."""

import asyncio
import contextlib
import logging
from collections.abc import Iterable
from typing import Any

import sandtable
from sandtable.kernel.errors import BadInput
from sandtable.kernel.game import ScenarioSource
from sandtable.kernel.start import Position, Start
from sandtable.server import clocks
from sandtable.server.bots import BotPool
from sandtable.server.database import Database
from sandtable.server.live import LiveTable
from sandtable.server.models import ChangeRow, SeatRow
from sandtable.server.play import Play
from sandtable.server.problems import Problem
from sandtable.server.settings import Settings
from sandtable.server.store import Place, Store
from sandtable.server.summary import summary

log = logging.getLogger("sandtable.server")


class Hall:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.url)
        self.store = Store(self.database.sessions)
        self.bots = BotPool(settings)
        self._tables: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._since = settings.now()
        self._keepers: list[asyncio.Task[None]] = []

    # Opening and closing.

    async def open(self) -> None:
        """Ready the database, and let bots go on where they were interrupted."""
        await self.database.run(self.database.migrate)
        for id in sandtable.games():
            sandtable.game(id)
        self._keepers = [asyncio.create_task(self._resume()), asyncio.create_task(self._keep())]

    async def _resume(self) -> None:
        """Bring back the tables at which a bot must decide: nobody need come for that."""
        for place in await self.database.run(self.store.running_with_bots):
            if any(place.seats[seat].kind == "bot" for seat in place.table.waiting):
                with contextlib.suppress(Problem):  # it is in the log, and told to who comes
                    await self.table(place.table.id)

    async def close(self) -> None:
        tasks = [*self._keepers, *self._playing.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.bots.close()
        await asyncio.to_thread(self.database.close)

    # Tables.

    async def table(self, id: str) -> LiveTable:
        """The live table with this id, brought into memory if need be."""
        async with self._opening.setdefault(id, asyncio.Lock()):
            table = self._tables.get(id)
            if table is None or table.broken:
                table = await self._load(id)
                table.wake = self.wake
                self._tables[id] = table
                await table.begin_if_full()
                self.wake(table)
        self._opening.pop(id, None)
        table.used = self.settings.now()
        return table

    async def _load(self, id: str) -> LiveTable:
        place = await self.database.run(self.store.place, id)
        if place is None:
            raise Problem(404, "unknown-table")
        changes = await self.database.run(self.store.changes, id)
        try:
            play, description = await asyncio.to_thread(rebuild, place, changes)
        except BadInput as error:
            log.error("The table %s cannot be played on: %s", id, error)
            raise Problem(503, error.key, error.where, **error.params) from None
        return LiveTable(
            place, play, description, self.settings, self._since, self.database, self.store
        )

    async def add(self, place: Place) -> LiveTable:
        """A new table; the game begins at once if every seat is taken."""
        await self.database.run(self.store.add_table, place)
        return await self.table(place.table.id)

    def summary(self, place: Place, player: int | None) -> dict[str, Any]:
        """Of a table that need not be in memory: nobody is at it then."""
        table = self._tables.get(place.table.id)
        if table is not None and not table.broken:
            return table.summary(player)

        def attendance(row: SeatRow) -> tuple[bool, bool]:
            here = row.kind == "bot"
            running = place.table.started and not place.table.finished
            away, now = self.settings.away_seconds, self.settings.now()
            return here, running and clocks.abandoned(row, here, self._since, away, now)

        return summary(place, player, attendance)

    def renamed(self, player: int, name: str) -> None:
        for table in self._tables.values():
            rows = [row for row in table.place.seats.values() if row.player == player]
            for row in rows:
                row.name = name
            if rows:
                table.tell_summary()

    # Bots.

    def wake(self, table: LiveTable) -> None:
        """Let the bots of a table decide, as long as there is something for them to decide."""
        if table.id not in self._playing and bot_to_move(table) is not None:
            task = asyncio.create_task(self._play_bots(table))
            self._playing[table.id] = task
            task.add_done_callback(lambda done: self._bots_done(table, done))

    async def _play_bots(self, table: LiveTable) -> None:
        while (seat := bot_to_move(table)) is not None:
            level = table.place.seats[seat].level or ""
            version, state = table.play.version, table.state
            action = await self.bots.choose(level, state.view(seat), state.legal(seat))
            await table.act_for_bot(seat, version, action)

    def _bots_done(self, table: LiveTable, task: asyncio.Task[None]) -> None:
        """Somebody may have moved since the last look, or the table been read anew."""
        self._playing.pop(table.id, None)
        if task.cancelled():
            return
        failure = task.exception()
        if failure is not None:
            log.error("The bots of the table %s stopped", table.id, exc_info=failure)
        present = self._tables.get(table.id)
        if present is not None and (failure is None or present is not table):
            self.wake(present)

    # Looking after.

    async def _keep(self) -> None:
        """Tell who is here and who is not; forget tables at which nobody is."""
        while True:
            await asyncio.sleep(self.settings.tick_seconds)
            self.look_after(list(self._tables.values()))

    def look_after(self, tables: Iterable[LiveTable]) -> None:
        for table in tables:
            table.watch()
            idle = self.settings.now() - table.used > self.settings.idle_seconds
            busy = table.listeners or table.lock.locked() or table.id in self._playing
            if table.broken or (idle and not busy):
                self._tables.pop(table.id, None)


def rebuild(place: Place, changes: Iterable[ChangeRow]) -> tuple[Play, dict[str, Any]]:
    """The game of a table, played again from its stored changes."""
    row = place.table
    game = sandtable.game(row.game)
    if game.rules != row.rules:
        raise BadInput("table-rules", found=row.rules, known=game.rules)
    secret = bytes.fromhex(row.secret)
    start: Start = row.scenario
    scenario: ScenarioSource = row.scenario
    if row.position is not None:
        start = scenario = row.position  # a scenario that was rolled up
        if row.begins_in_play:
            start, scenario = Position(row.position), row.position["scenario"]
    play = Play(game, start, None if isinstance(start, Position) else row.options, secret)
    play.resume(list(changes))
    return play, dict(game.describe(scenario))


def bot_to_move(table: LiveTable) -> str | None:
    """A seat of a bot that must decide now."""
    if not table.running or table.broken:
        return None
    seats = table.place.seats
    return next((seat for seat in table.state.actors() if seats[seat].kind == "bot"), None)
