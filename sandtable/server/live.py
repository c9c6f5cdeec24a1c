"""A table in memory: everything that changes the game or its seats.

All changes are made under the table's lock, and stored before anyone is told of them.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from sandtable.kernel.action import RESIGN, Action
from sandtable.kernel.rule import Refusal, Refused
from sandtable.kernel.state import State
from sandtable.server import clocks
from sandtable.server.database import Database
from sandtable.server.models import SeatRow
from sandtable.server.play import STEP, UNDO, Asked, Play
from sandtable.server.room import Room
from sandtable.server.settings import SUBSTITUTE, Settings
from sandtable.server.store import Place, Store

log = logging.getLogger("sandtable.server")

#: Close code of RFC 6455: the client may come back at once.
RESTART: Final = 1012


class Declined(Exception):
    """A request that is refused: the reason of the protocol, and the rule if one forbids it."""

    def __init__(self, reason: str, refusal: Refusal | None = None) -> None:
        self.reason = reason
        self.refusal = refusal
        super().__init__(reason)


class LiveTable(Room):
    """``wake`` is called whenever a bot may have something to decide."""

    def __init__(
        self,
        place: Place,
        play: Play,
        description: dict[str, Any],
        settings: Settings,
        since: float,
        database: Database,
        store: Store,
    ) -> None:
        super().__init__(place, play, description, settings, since)
        self.lock = asyncio.Lock()
        self.used = settings.now()
        #: Storing has failed: the database is ahead of memory, or behind it.
        self.broken = False
        self.wake: Callable[[LiveTable], None] = lambda table: None
        self._database = database
        self._store = store

    # Decisions.

    async def act(
        self, player: int | None, seat: str, action_id: str, version: int, action: Action
    ) -> int:
        """A decision of a person; returns the version it has led to."""
        async with self.lock:
            self._check_person(player, seat)
            done = self.play.answered(seat, action_id)
            if done is not None:
                return done
            self._check_begun()
            fresh = version == self.play.version or self.play.unchanged_since(seat, version)
            if not fresh and action != (RESIGN,):
                raise Declined("stale")
            self._check_running()
            await self._step(seat, action, action_id)
            return self.play.version

    async def act_for_bot(self, seat: str, version: int, action: Action) -> bool:
        """A decision of a bot; False if it came too late."""
        async with self.lock:
            row = self.place.seats[seat]
            late = not self.play.unchanged_since(seat, version)
            if self.broken or row.kind != "bot" or not self.running or late:
                return False
            await self._step(seat, action, None)
            return True

    async def undo(self, player: int | None, seat: str, action_id: str, version: int) -> int:
        """Take back the last decision of a seat, with what was forced after it."""
        async with self.lock:
            self._check_person(player, seat)
            done = self.play.answered(seat, action_id)
            if done is not None:
                return done
            self._check_begun()
            if version != self.play.version:
                raise Declined("stale")
            self._check_running()
            count, why = self.play.undoable(seat)
            if not count:
                raise Declined(why)
            await self._take_back(seat, count, action_id)
            return self.play.version

    def why(self, player: int | None, seat: str | None, actions: list[Action]) -> Refusal | None:
        """Which rule forbids the first of these that is forbidden."""
        if seat is None or not self.holds(player, seat):
            raise Declined("not-yours")
        if not self.place.table.started:
            raise Declined("not-started")
        for action in actions:
            refusal = self.state.why_not(seat, action)
            if refusal is not None:
                return refusal
        return None

    # Coming and going.

    async def note_seen(self, player: int | None) -> None:
        """A holder has come or gone: remember when, for those who wait. Nothing hangs on it."""
        now = self.settings.now()
        rows = [row for row in self.place.seats.values() if player and row.player == player]
        for row in rows:
            row.seen = now
        if rows:
            seen = {row.seat: {"seen": now} for row in rows}
            try:
                await self._database.run(self._store.write, self.id, {}, seen)
            except SQLAlchemyError as error:
                log.warning("Who is at the table %s could not be stored: %s", self.id, error)

    async def propose_bot(self, player: int | None, seat: str) -> None:
        """Let a bot take over a seat that was abandoned."""
        async with self.lock:
            row = self.place.seats.get(seat)
            if row is None:
                raise Declined("unknown-seat")
            self._check_running()
            if row.kind != "person":
                raise Declined("not-abandoned")
            self._check_consent(player, row)
            await self._write_seat(row, {"kind": "bot", "level": SUBSTITUTE, "deadline": None})

    def _check_consent(self, player: int | None, row: SeatRow) -> None:
        """The other side agrees by proposing it. Where it is bots, nobody need be asked."""
        seats = self.place.seats.values()
        mine = [each for each in seats if player is not None and each.player == player]
        if not mine:
            raise Declined("not-yours")
        others = [each for each in seats if each.side != row.side and each.kind == "person"]
        if row in mine:
            if any(each.player != player for each in others):
                raise Declined("not-yours")
            return
        if others and all(each.side == row.side for each in mine):
            raise Declined("not-yours")
        if not self.attendance(row)[1]:
            raise Declined("not-abandoned")

    async def give_back(self, player: int | None, seat: str) -> None:
        """The holder takes the seat back from the bot."""
        async with self.lock:
            row = self._own(player, seat)
            if row.kind != "bot":
                return
            asked = self.play.asked.get(seat)
            now = self.settings.now() if asked is not None and self.running else None
            due = clocks.deadline(self.place.table.clock, now)
            await self._write_seat(row, {"kind": "person", "level": None, "deadline": due})

    async def leave(self, player: int | None, seat: str) -> None:
        """The holder goes for good. Before the game has begun the seat is free again."""
        async with self.lock:
            row = self._own(player, seat)
            news: dict[str, Any] = {"player": None, "left": True}
            if not self.place.table.started:
                news = {"player": None, "kind": "free", "name": ""}
            await self._write_seat(row, news)
            for each in list(self.listeners):
                if each.player == player and each.seat == seat:
                    self.welcome(each, None, None)  # as a spectator, from now on

    def _own(self, player: int | None, seat: str) -> SeatRow:
        row = self.place.seats.get(seat)
        if row is None or player is None or row.player != player:
            raise Declined("not-yours")
        return row

    async def sit_down(self, seat: str, player: int, name: str) -> bool:
        """Give a free seat to a player; False if it is taken."""
        async with self.lock:
            row = self.place.seats[seat]
            if row.kind != "free":
                return False
            now = self.settings.now()
            news = {"kind": "person", "player": player, "name": name, "left": False, "seen": now}
            await self._write_seat(row, news)
            await self._begin_if_full()
            return True

    async def begin_if_full(self) -> None:
        async with self.lock:
            await self._begin_if_full()

    async def new_invitation(self, seat: str, invite_hash: str) -> bool:
        """Replace the invitation to a free seat."""
        async with self.lock:
            row = self.place.seats[seat]
            if row.kind != "free":
                return False
            await self._write_seat(row, {"invite_hash": invite_hash})
            return True

    # Storing.

    async def _begin_if_full(self) -> None:
        """The game begins when the last seat is taken; there is nothing to see before."""
        free = any(row.kind == "free" for row in self.place.seats.values())
        if free or self.place.table.started:
            return
        now = self.settings.now()
        values = {"started": True, **self._standing(self.state, self.play.version, now)}
        await self._write(values, self._deadlines(self.play.asked, now, fresh=True), [])
        self.tell_change()
        self.wake(self)

    async def _step(self, seat: str, action: Action, action_id: str | None) -> None:
        try:
            draft = self.play.draft(seat, action)
        except Refused as refused:
            raise Declined("rule", refused.refusal) from None
        now = self.settings.now()
        number = self.play.version + 1
        change = {
            "number": number,
            "kind": STEP,
            "seat": seat,
            "action": list(action),
            "chance": draft.step.chance,
            "digest": draft.step.digest,
            "undone": None,
            "action_id": action_id,
            "at": now,
        }
        values = self._standing(draft.state, number, now)
        await self._write(values, self._deadlines(draft.asked, now), [change])
        self.play.adopt(draft, action_id, now)
        self.tell_change()
        self.wake(self)

    async def _take_back(self, seat: str, count: int, action_id: str) -> None:
        retreat = self.play.retreat(count)
        now = self.settings.now()
        number = self.play.version + count
        changes: list[dict[str, Any]] = [
            {
                "number": self.play.version + i,
                "kind": UNDO,
                "seat": seat,
                "action": [],
                "chance": [],
                "digest": taken.before.digest(),
                "undone": taken.number,
                "action_id": action_id if i == count else None,
                "at": now,
            }
            for i, taken in enumerate(retreat.taken, 1)
        ]
        values = self._standing(retreat.state, number, now)
        await self._write(values, self._deadlines(retreat.asked, now), changes)
        self.play.take_back(retreat, action_id, now)
        self.tell_change()
        self.wake(self)

    def _standing(self, state: State, version: int, now: float) -> dict[str, Any]:
        """What the table's row says of the game."""
        over = state.outcome is not None
        return {
            "version": version,
            "changed": now,
            "waiting": list(state.actors()),
            "finished": over,
            "outcome": state.outcome.to_json() if state.outcome is not None else None,
            "progress": state.progress(),
        }

    def _deadlines(
        self, asked: dict[str, Asked], now: float, fresh: bool = False
    ) -> dict[str, dict[str, Any]]:
        """The deadlines that change: a new offer gives new time."""
        news: dict[str, dict[str, Any]] = {}
        for seat, row in self.place.seats.items():
            offer = asked.get(seat)
            if row.kind != "person" or offer is None:
                due = None
            elif not fresh and offer is self.play.asked.get(seat):
                due = row.deadline
            else:
                due = clocks.deadline(self.place.table.clock, now)
            if due != row.deadline:
                news[seat] = {"deadline": due}
        return news

    async def _write_seat(self, row: SeatRow, news: dict[str, Any]) -> None:
        await self._write({}, {row.seat: news}, [])
        self.tell_summary()
        self.wake(self)

    async def _write(
        self,
        values: dict[str, Any],
        seats: dict[str, dict[str, Any]],
        changes: list[dict[str, Any]],
    ) -> None:
        """Store, and only then take over. Whatever goes wrong, the database is what is true."""
        try:
            await self._database.run(self._store.write, self.id, values, seats, changes)
        except BaseException:
            self.broken = True
            for each in list(self.listeners):
                each.drop(RESTART)
            raise
        _set(self.place.table, values)
        for seat, news in seats.items():
            _set(self.place.seats[seat], news)

    # Checks.

    def _check_person(self, player: int | None, seat: str) -> None:
        row = self._own(player, seat)
        if row.kind != "person":
            raise Declined("bot-plays")

    def _check_begun(self) -> None:
        if self.broken:
            raise Declined("failed")
        if not self.place.table.started:
            raise Declined("not-started")

    def _check_running(self) -> None:
        self._check_begun()
        if self.state.outcome is not None:
            raise Declined("over")


def _set(row: object, values: dict[str, Any]) -> None:
    for name, value in values.items():
        setattr(row, name, value)
