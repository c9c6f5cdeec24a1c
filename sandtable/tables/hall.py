"""All tables: loading them, letting their bots play, and unloading idle ones."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

import sandtable
from sandtable.bots import DEFAULT_BOT
from sandtable.kernel.action import Action
from sandtable.kernel.errors import BadInput
from sandtable.tables import clocks, expiry, rematch, results
from sandtable.tables.analyses import Analyses, RunnerAnalysts
from sandtable.tables.elsewhere import ATTENDED, Elsewhere
from sandtable.tables.fair import FairQueue
from sandtable.tables.live import LiveTable
from sandtable.tables.measurements import Measurements
from sandtable.tables.measures import Measures
from sandtable.tables.memory import MemoryMeasurements, MemoryShelf, MemoryTalks, NoMessenger
from sandtable.tables.memory_campaigns import MemoryCampaigns
from sandtable.tables.memory_published import MemoryPublished
from sandtable.tables.ports import (
    AnalysisShelf,
    Analysts,
    Bots,
    Campaigns,
    MeasurementShelf,
    Messenger,
    PublishedList,
    Runner,
    Store,
    StoreError,
    Talks,
    Wire,
)
from sandtable.tables.problems import Declined, Problem, TableElsewhere
from sandtable.tables.quotas import Quotas
from sandtable.tables.rebuilding import bring_over, rebuild_stored
from sandtable.tables.rows import SeatRow, TableWithSeats
from sandtable.tables.settings import Settings
from sandtable.tables.summary import summary

log = logging.getLogger("sandtable.server")

# Notices to other workers.
RENAMED: Final = "renamed"
FORGOTTEN: Final = "forgotten"
#: The bot that follows the game's own policy, without noise or search.
POLICY: Final = "greedy"


class Hall:
    def __init__(
        self, settings: Settings, store: Store, runner: Runner, bots: Bots, wire: Wire
    ) -> None:
        self.settings = settings
        self.wire = wire
        self.store = store
        self.runner = runner
        self.bots = bots
        self.measures = Measures()
        self.messenger: Messenger = NoMessenger()
        self.talks: Talks = MemoryTalks()
        self.shelf: AnalysisShelf = MemoryShelf()
        self.measured: MeasurementShelf = MemoryMeasurements()
        self.campaigns: Campaigns = MemoryCampaigns(store)
        self.published: PublishedList = MemoryPublished()
        self.analysts: Analysts = RunnerAnalysts(runner, self.shelf, self.measured)
        self.analyses = Analyses(self)
        self.measurements = Measurements(self)
        #: Of all analyses and measurements, one takes a turn among the bots at a time.
        self.slices = FairQueue(1)
        self._tables: dict[str, LiveTable] = {}
        self.quotas = Quotas(settings, store)
        self.bot_turns = FairQueue(settings.bot_workers)
        #: Bots alone are in nobody's way: of all their tables, one goes on at a time.
        self._alone = FairQueue(1)
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._steady = clocks.Steady(settings.now, settings.monotonic)
        self._releasing: dict[str, asyncio.Task[None]] = {}
        self._elsewhere = Elsewhere(wire, settings.monotonic)
        self._keepers: list[asyncio.Task[None]] = []
        #: Called with the id of a table that has left memory.
        self.unloaded: Callable[[str], None] = lambda id: None

    # Opening and closing.

    async def open(self) -> None:
        """Show that this worker is alive, and let bots go on where they were interrupted."""
        await self.store.beat()
        for id in sandtable.games():
            sandtable.game(id)
        if not self.settings.address and await self.store.other_workers():
            log.warning("Another server uses the same data; each table is played by one of them.")
        ahead = self.measurements.draw_ahead()
        work = (self._take_over(), self._keep(), self._beat(), self._clear_up(), ahead)
        self._keepers = [asyncio.create_task(each) for each in work]

    async def _resume(self) -> None:
        """Load tables at which a bot must decide, and whose worker has gone.

        They take up half of the memory at most: those who come need tables too.
        """
        for id in await self.store.waiting_for_bots():
            if len(self._tables) >= self.settings.tables // 2:
                return
            with contextlib.suppress(Problem):  # logged, and told to those who come
                await self.table(id)

    async def _take_over(self) -> None:
        """Go on with the games of workers that have gone, at the start and ever after."""
        while True:
            try:
                await self._resume()
            except StoreError as error:
                log.warning("Games that wait for bots could not be found: %s", error)
            await asyncio.sleep(self.settings.alive_seconds)

    async def close(self) -> None:
        await self.analyses.close()
        await self.measurements.close()
        tasks = [*self._keepers, *self._playing.values(), *self._opening.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with contextlib.suppress(StoreError):  # then others take over when it is not heard of
            await self.store.retire()

    # Tables.

    async def table(self, id: str) -> LiveTable:
        """The live table with this id, loaded if need be; those who come meanwhile wait for it."""
        table = self._tables.get(id)
        if table is None or table.broken or id in self._opening:
            if id not in self._opening:
                self._opening[id] = asyncio.create_task(self._open(id))
            # Nobody who goes away takes the table from the others who wait for it.
            table = await asyncio.shield(self._opening[id])
        table.last_used = self.settings.monotonic()
        if expiry.is_alone(table.rows):  # its bots may have stopped
            self.wake(table)
        return table

    async def _open(self, id: str) -> LiveTable:
        try:
            table = await self._load(id)
            table.wake = self.wake
            table.tell_turn = self._tell_turn
            table.talk.talks = self.talks
            table.proposals.judge = self._judge
            table.proposals.open_rematch = self._open_rematch
            table.advise = self._advise
            self._tables[id] = table
            await table.go_on()
            self.wake(table)
            return table
        finally:
            del self._opening[id]

    async def _load(self, id: str) -> LiveTable:
        self.check_room()
        if (leaving := self._releasing.get(id)) is not None:
            await asyncio.wait({leaving})
        opened = await self.store.open_table(id)
        if opened is None:
            raise Problem(404, "unknown-table")
        rows, claimed = opened
        if not claimed:
            raise TableElsewhere(await self.store.owner_address(id))
        now = self.settings.now()
        try:
            rebuilt = await rebuild_stored(self.store, self.runner, rows, now)
        except BadInput as error:
            log.error("The table %s cannot be played on: %s", id, error, extra={"table": id})
            raise Problem(503, error.key, error.where, **error.params) from None
        if rebuilt.values is not None:
            await bring_over(self.store, rows, rebuilt, now)
        return LiveTable(
            rows,
            rebuilt.play,
            rebuilt.description,
            self.settings,
            self._steady,
            self.store,
            self.measures,
        )

    def check_room(self) -> None:
        if len(self._tables) >= self.settings.tables:
            raise Problem(503, "server-busy")

    @property
    def live_tables(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    async def add(self, rows: TableWithSeats) -> None:
        """Store a new table; the game begins at once if every seat is taken.

        Of several workers, it is played by the one that is asked for it first.
        """
        self.check_room()
        await self.store.add_table(rows)
        await self.begin_playing(rows.table.id)

    async def begin_playing(self, id: str) -> None:
        """Load a table that has just been stored, if this worker is the only one."""
        if not self.settings.address:
            await self.table(id)

    async def _open_rematch(self, table: LiveTable, proposal: dict[str, Any]) -> str:
        """Open the table of a rematch, with every seat taken; returns its id."""
        old = table.rows.table
        host = table.rows.seats[proposal["seat"]].player
        assert host is not None
        bots = any(row.kind == "bot" for row in table.rows.seats.values())
        try:
            await self.quotas.check_player(host, bots)
            progress = await self.runner.run(rematch.first_progress, old)
            rows = rematch.lay_out(
                table.rows, proposal["seat"], proposal["swap"], progress, self.settings
            )
            self.quotas.note_rematch(old.id, rows.table.id)
            await self.add(rows)
        except (Problem, BadInput) as problem:
            log.warning("There is no rematch of %s: %s", old.id, problem, extra={"table": old.id})
            raise Declined("failed") from None
        return rows.table.id

    def _tell_turn(self, table: LiveTable, player: int) -> None:
        self.messenger.tell_turn(player, table.rows.table)

    async def _judge(self, table: LiveTable, seat: str) -> bool:
        """Does the bot in a seat agree to a draw?"""
        view, side = table.state.view(seat), table.rows.seats[seat].side
        return await self.runner.run(rematch.agrees_to_draw, view, side, table.play.version)

    def summary(self, rows: TableWithSeats, player: int | None) -> dict[str, Any]:
        """The summary of a table; one that is not in memory may be at another worker."""
        table = self._tables.get(rows.table.id)
        if table is not None and not table.broken:
            return table.room.summary(player)

        elsewhere = self._elsewhere.at(rows.table.id)

        def attendance(row: SeatRow) -> tuple[bool, bool]:
            here = row.kind == "bot" or row.seat in elsewhere.seats
            due = None if row.deadline is None else self._steady.at(row.deadline)
            away = self.settings.away_seconds
            abandoned = clocks.abandoned(row, here, due, away, self._steady)
            return here, rows.table.running and abandoned

        return summary(rows, player, attendance, elsewhere.watching)

    # Players.

    async def rename(self, player: int, name: str) -> None:
        await self.store.rename(player, name)
        self._renamed(player, name)
        await self.wire.tell({"kind": RENAMED, "player": player, "name": name})

    async def forget(self, player: int) -> None:
        """Leave a player's seats, then erase all that is stored of them but the games."""
        for rows in await self.store.tables_with(player):
            if not rows.table.finished:
                await self._leave_seats(rows.table.id, player)
        await self.campaigns.forget(player)
        await self.published.forget(player)
        await self.store.forget(player)
        self._forgotten(player)
        await self.wire.tell({"kind": FORGOTTEN, "player": player})

    async def hear(self, notice: Mapping[str, Any]) -> None:
        """What another worker tells: who is at its tables, who has been renamed or forgotten."""
        if notice["kind"] == ATTENDED:
            self._elsewhere.hear(notice)
            return
        player: int = notice["player"]
        if notice["kind"] == RENAMED:
            self._renamed(player, notice["name"])
        elif notice["kind"] == FORGOTTEN:
            for id in list(self._tables):
                await self._leave_seats(id, player)
            await self.store.forget(player)
            self._forgotten(player)

    async def _leave_seats(self, id: str, player: int) -> None:
        """Leave the seats of a table; those of one that cannot be loaded are taken by the store."""
        with contextlib.suppress(Problem, Declined):
            live = await self.table(id)
            held = [seat for seat, row in live.rows.seats.items() if row.player == player]
            for seat in held:
                await live.leave(player, seat)

    def _renamed(self, player: int, name: str) -> None:
        for table in self._tables.values():
            held = [row for row in table.rows.seats.values() if row.player == player]
            for row in held:
                row.name = name
            if held:
                table.room.tell_summary()

    def _forgotten(self, player: int) -> None:
        for table in self._tables.values():
            table.talk.forget(player)
            seats = table.rows.seats.values()
            held = [row for row in seats if player in (row.player, row.former)]
            for row in held:
                row.forget_holder()
            if held:
                table.room.tell_summary()

    # Bots.

    def wake(self, table: LiveTable) -> None:
        """Let the bots of a table play, as long as one of them must decide."""
        if table.id not in self._playing and self._bot_to_move(table) is not None:
            task = asyncio.create_task(self._play_bots(table))
            self._playing[table.id] = task
            task.add_done_callback(lambda done: self._bots_done(table, done))

    async def _play_bots(self, table: LiveTable) -> None:
        while self._bot_to_move(table) is not None:
            if not expiry.is_alone(table.rows):
                await self._play_bot(table)
                continue
            async with self._alone.turn(self.quotas.payer(table.rows.table)):
                await self._play_bot(table)
                await asyncio.sleep(self.settings.bots_alone_pause)

    async def _play_bot(self, table: LiveTable) -> None:
        """Let one bot decide, if one still must."""
        seat = self._bot_to_move(table)
        if seat is None:
            return
        level = table.rows.seats[seat].level or DEFAULT_BOT
        version, state = table.play.version, table.state
        action = await self._choose(table, level, state.view(seat), state.legal(seat))
        await table.act_for_bot(seat, version, action)

    def _bot_to_move(self, table: LiveTable) -> str | None:
        """A bot that must decide; none if bots alone have played for nobody long enough."""
        unused = self.settings.monotonic() - table.last_used
        if table.room.listeners or unused < self.settings.bots_alone_seconds:
            return bot_to_move(table)
        return None if expiry.is_alone(table.rows) else bot_to_move(table)

    async def _choose(
        self, table: LiveTable, level: str, view: Mapping[str, Any], legal: list[Action]
    ) -> Action:
        """What a bot decides, when it is the turn of whoever opened the table."""
        if len(legal) == 1:  # there is nothing to think about
            return await self.bots.choose(level, view, legal)
        self.measures.bots_waiting += 1
        try:
            async with self.bot_turns.turn(self.quotas.payer(table.rows.table)):
                start = self.settings.monotonic()
                action = await self.bots.choose(level, view, legal)
        finally:
            self.measures.bots_waiting -= 1
        seconds = self.settings.monotonic() - start
        self.measures.thinking.observe(seconds)
        self.quotas.add_thinking(table.rows.table, seconds)
        return action

    async def _advise(
        self, table: LiveTable, view: Mapping[str, Any], legal: list[Action]
    ) -> Action:
        """What the game's own policy would choose."""
        return await self._choose(table, POLICY, view, legal)

    def _bots_done(self, table: LiveTable, task: asyncio.Task[None]) -> None:
        """Someone may have moved in the meantime, or the table may have been loaded again."""
        self._playing.pop(table.id, None)
        if task.cancelled():
            return
        failure = task.exception()
        if failure is not None:
            about = {"table": table.id}
            log.error("The bots of the table %s stopped", table.id, exc_info=failure, extra=about)
        present = self._tables.get(table.id)
        if present is not None and (failure is None or present is not table):
            self.wake(present)

    # Looking after.

    async def _keep(self) -> None:
        """Tell who has come and gone; forget tables that nobody is at."""
        while True:
            await asyncio.sleep(self.settings.tick_seconds)
            await self.look_after(list(self._tables.values()))

    async def _beat(self) -> None:
        """Show again and again that this worker is alive."""
        while True:
            await asyncio.sleep(self.settings.beat_seconds)
            try:
                await self.store.beat()
            except StoreError as error:
                log.warning("The database does not answer: %s", error)

    async def _clear_up(self) -> None:
        """Close and delete tables, a few at a time."""
        while True:
            await asyncio.sleep(self.settings.expiry_seconds)
            try:
                await self.expire()
            except StoreError as error:
                log.warning("Old tables could not be cleared up: %s", error)

    async def expire(self) -> None:
        """Close or delete tables whose time is up, if nobody is at them."""
        for kind, before in expiry.limits(self.settings):
            for id in await self.store.expired(kind, before, expiry.BATCH):
                table = self._tables.get(id)
                if id in self._opening or (table is not None and self._is_busy(table)):
                    continue
                self._unload(id)
                await results.keep(self, id)
                if await expiry.expire(self.store, id, kind):
                    log.info("A table has expired (%s)", kind, extra={"table": id})
        times = dict(expiry.limits(self.settings))
        await self.campaigns.expire(times.get(expiry.UNBEGUN), times.get(expiry.FINISHED))
        if self.settings.published_days:
            unopened = self.settings.published_days * expiry.DAY
            await self.published.expire(self.settings.now() - unopened)

    def _is_busy(self, table: LiveTable) -> bool:
        return bool(table.room.listeners or table.lock.locked() or table.id in self._playing)

    def _unload(self, id: str) -> None:
        self._tables.pop(id, None)
        self._elsewhere.leave(id)
        self.unloaded(id)

    async def _release(self, id: str) -> None:
        """Let another worker have a table that has left memory, unless it is coming back."""
        if id not in self._opening:
            with contextlib.suppress(StoreError):
                await self.store.release(id)

    async def look_after(self, tables: Iterable[LiveTable]) -> None:
        for table in tables:
            table.room.watch()
            if self.settings.address:
                self._elsewhere.look(table)
            try:
                await table.go_on()
            except StoreError as error:  # those who wait are dropped, and load it again
                log.warning("The table %s could not begin: %s", table.id, error)
            idle = self.settings.monotonic() - table.last_used > self.settings.idle_seconds
            if table.broken or (idle and not self._is_busy(table)):
                self._unload(table.id)
                leaving = asyncio.create_task(self._release(table.id))
                self._releasing[table.id] = leaving
                await leaving
                del self._releasing[table.id]


def bot_to_move(table: LiveTable) -> str | None:
    """A seat played by a bot that must decide now."""
    if not table.rows.table.running or table.broken:
        return None
    seats = table.rows.seats
    return next((seat for seat in table.state.actors() if seats[seat].kind == "bot"), None)
