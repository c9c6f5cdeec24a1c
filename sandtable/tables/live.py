"""A table in memory: all that changes its game or its seats.

Every change is made under the table's lock, and stored before anyone is told of it.
"""

import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeAlias

from sandtable.bots import DEFAULT_BOT
from sandtable.kernel.action import AGREE_DRAW, RESIGN, Action
from sandtable.kernel.contribution import Contribution
from sandtable.kernel.errors import BadInput
from sandtable.kernel.rule import Refusal, Refused
from sandtable.tables import clocks, exchange
from sandtable.tables.marks import Mark
from sandtable.tables.measures import Measures
from sandtable.tables.offers import is_planned
from sandtable.tables.play import Play, standing
from sandtable.tables.ports import Store, StoreError
from sandtable.tables.problems import Declined
from sandtable.tables.proposals import PAUSE, REMATCH, TAKE_BACK, Proposals
from sandtable.tables.rows import Checkpoint, SeatRow, TableWithSeats
from sandtable.tables.settings import Settings
from sandtable.tables.stored import StoredTable
from sandtable.tables.talk import Talk

log = logging.getLogger("sandtable.server")

#: What the game's own policy would choose, from a view and the legal actions.
Adviser: TypeAlias = Callable[["LiveTable", Mapping[str, Any], list[Action]], Awaitable[Action]]


async def first_legal(table: "LiveTable", view: Mapping[str, Any], legal: list[Action]) -> Action:
    """An adviser who has no opinion."""
    return legal[0]


class LiveTable(StoredTable):
    """A table, and all that people and bots do at it.

    ``wake`` is called whenever a bot may have something to decide; ``advise`` is asked what the
    game's own policy would choose.
    """

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
        super().__init__(rows, play, description, settings, steady, store, measures)
        self.last_used = settings.monotonic()
        self.talk = Talk(self, settings)
        self.proposals = Proposals(self, settings.proposal_burst, settings.proposal_rate)
        self.wake: Callable[[LiveTable], None] = lambda table: None
        self.tell_turn: Callable[[LiveTable, int], None] = lambda table, player: None
        #: Those who have been told that it is their turn, and have not come since.
        self._told: set[int] = set()
        self.advise: Adviser = first_legal
        self._dice_deadline = clocks.Deadlines(steady)

    def _bots_may_decide(self) -> None:
        self.wake(self)

    def holds(self, player: int | None, seat: str | None) -> bool:
        row = self.rows.seats.get(seat or "")
        return row is not None and player is not None and row.player == player

    # Decisions.

    async def act(
        self, player: int | None, seat: str, action_id: str, version: int, action: Action
    ) -> int:
        """Carry out a person's decision; returns the version it has led to."""
        async with self.lock:
            self._check_person(player, seat)
            done = self.play.answered(seat, action_id)
            if done is not None:
                return done
            self._check_begun()
            fresh = version == self.play.version or self.play.unchanged_since(seat, version)
            if not fresh and action != RESIGN:
                raise Declined("stale")
            self._check_running()
            if action == AGREE_DRAW:  # nobody agrees alone
                raise Declined("not-agreed")
            await self._step(seat, action, action_id)
            return self.play.version

    async def act_for_bot(self, seat: str, version: int, action: Action) -> bool:
        """Carry out a bot's decision; False if it came too late."""
        async with self.lock:
            row = self.rows.seats[seat]
            late = not self.play.unchanged_since(seat, version)
            if self.broken or row.kind != "bot" or not self.rows.table.running or late:
                return False
            await self._step(seat, action, None)
            return True

    async def undo(
        self,
        player: int | None,
        seat: str,
        action_id: str,
        version: int,
        step: int | None = None,
    ) -> int:
        """Take back a seat's last decision, with what was forced after it; or an earlier one.

        ``step``: the number of an earlier choice that is still sealed.
        """
        async with self.lock:
            self._check_person(player, seat)
            done = self.play.answered(seat, action_id)
            if done is not None:
                return done
            self._check_begun()
            if version != self.play.version:
                raise Declined("stale")
            self._check_running()
            undoable = (
                self.play.undoable(seat) if step is None else self.play.undoable_from(seat, step)
            )
            if not undoable.count:
                raise Declined(undoable.why)
            await self._take_back(undoable.count, action_id, None if step is None else True)
            # As a repeat is answered, not with what was made again after it.
            return self.play.answered(seat, action_id) or self.play.version

    async def fill(self, player: int | None, seat: str, version: int) -> tuple[int, Action]:
        """Let the game's policy make the rest of a set-up, except for the last choice.

        That one ends what can still be changed: the policy's choice is returned instead.
        """
        while True:
            self._check_person(player, seat)
            self._check_begun()
            if version != self.play.version:
                raise Declined("stale")
            self._check_running()
            state = self.state
            if seat not in state.actors() or not is_planned(state):
                raise Declined("not-planned")
            action = await self.advise(self, state.view(seat), state.legal(seat))
            async with self.lock:
                if version != self.play.version or self.broken:
                    raise Declined("stale")
                after = self.play.draft(seat, action).state
                if seat not in after.actors() or not is_planned(after):
                    return version, action
                await self._step(seat, action, None)
                version = self.play.version

    def why(self, player: int | None, seat: str | None, actions: list[Action]) -> Refusal | None:
        """The refusal of the first of these actions that is forbidden, or None."""
        if seat is None or not self.holds(player, seat):
            raise Declined("not-yours")
        if not self.rows.table.started:
            raise Declined("not-started")
        for action in actions:
            refusal = self.state.why_not(seat, action)
            if refusal is not None:
                return refusal
        return None

    # Proposals.

    async def propose(self, player: int | None, seat: str, what: str, swap: bool) -> None:
        """Propose a draw, a take-back or a pause, or after the game a rematch."""
        async with self.lock:
            step: int | None = None
            row = self._row_of(player, seat)
            self._check_person(player, seat)
            if what == REMATCH:
                self._check_begun()
                if not self.rows.table.finished:
                    raise Declined("not-over")
                if self.rows.table.next is not None:
                    return
            else:
                self._check_running()
            if what == PAUSE and clocks.paused(self.rows):
                return
            if what == PAUSE and self.rows.table.clock["kind"] == "none":
                raise Declined("no-clock")
            if what == TAKE_BACK:
                step = self._last_decision(seat).number
            assert row.player is not None
            now = self._settings.monotonic()
            await self.proposals.propose(row.player, seat, what, swap, now, step)

    def _last_decision(self, seat: str) -> Mark:
        """The decision that the others may let a seat take back."""
        mark = self.play.last_decision(seat)
        if mark is None:
            free = self.play.undoable(seat).count > 0
            raise Declined("undo-free") if free else Declined("undo-nothing")
        return mark

    async def answer(self, player: int | None, id: str, yes: bool, never: bool) -> None:
        """Agree to what somebody else proposes, or refuse it."""
        async with self.lock:
            self._check_begun()
            await self.proposals.answer(player or 0, id, yes, never)

    async def withdraw(self, player: int | None, id: str) -> None:
        async with self.lock:
            self._check_begun()
            await self.proposals.withdraw(player or 0, id)

    async def step(self, seat: str, action: Action) -> None:
        """Carry out what has been agreed to."""
        await self._step(seat, action, None)

    async def go_back(self, seat: str) -> None:
        """Take back a seat's last decision and all that followed, as the others have agreed."""
        now = self._settings.now()
        draft = self.play.draft_back(seat, self._last_decision(seat), now)
        state = draft.mark.state
        values = {"version": draft.change.number, "changed": now, **standing(state)}
        checkpoint = self._checkpoint(state, self.play.used)
        deadlines = self._deadlines(draft.asked, now, taken_back=True)
        await self._write(values, deadlines, [draft.change], checkpoint)
        self.play.adopt_back(draft)
        self.room.tell_change()
        self._call_absent()
        self.wake(self)

    async def pause(self) -> None:
        """The clocks stand, as everybody has agreed."""
        await self._write({"proposal": None}, clocks.stopped(self.rows, self.room.time_left), [])
        self.room.tell_summary()

    async def end_pause(self, player: int | None, seat: str) -> None:
        """The clocks run again; one of the players says so."""
        async with self.lock:
            self._check_person(player, seat)
            self._check_running()
            if not clocks.paused(self.rows):
                return
            now = self._settings.now()
            await self._write({}, clocks.new_deadlines(self.rows, self.play.asked, (), now), [])
            self.room.tell_summary()

    # Coming and going.

    def _call_absent(self) -> None:
        """Tell those who must decide and are not here, once until they come."""
        for seat in self.play.asked:
            row = self.rows.seats[seat]
            if row.kind != "person" or row.player is None or self.room.present(row):
                continue
            if row.player not in self._told:
                self._told.add(row.player)
                self.tell_turn(self, row.player)

    async def note_seen(self, player: int | None) -> None:
        """A holder has come or gone: remember when. It does not matter if that fails."""
        self._told.discard(player or 0)
        now = self._steady()
        rows = [row for row in self.rows.seats.values() if player and row.player == player]
        for row in rows:
            row.seen = now
        if rows:
            seen = {row.seat: {"seen": now} for row in rows}
            try:
                await self._store.write(self.id, {}, seen)
            except StoreError as error:
                log.warning("The presence at table %s could not be stored: %s", self.id, error)

    async def propose_bot(self, player: int | None, seat: str) -> None:
        """Let a bot take over an abandoned seat."""
        async with self.lock:
            row = self.rows.seats.get(seat)
            if row is None:
                raise Declined("unknown-seat")
            self._check_running()
            if row.kind != "person":
                raise Declined("not-abandoned")
            self._check_consent(player, row)
            news: dict[str, Any] = {"kind": "bot", "level": DEFAULT_BOT, "deadline": None}
            total = clocks.budget(self.rows.table.clock)
            if total is not None and row.deadline is not None:
                news["remaining"] = max(0.0, self.room.time_left(row))
            await self._write_seat(row, news)

    def _check_consent(self, player: int | None, row: SeatRow) -> None:
        """The other side agrees by proposing it; if it is all bots, nobody need be asked."""
        seats = self.rows.seats.values()
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
        if not self.room.attendance(row)[1]:
            raise Declined("not-abandoned")

    async def give_back(self, player: int | None, seat: str) -> None:
        """The holder takes the seat back from the bot."""
        async with self.lock:
            row = self._row_of(player, seat)
            if row.kind != "bot":
                return
            asked = self.play.asked.get(seat)
            now = self._settings.now() if asked is not None and self.rows.table.running else None
            due = clocks.deadline(self.rows.table.clock, now)
            total = clocks.budget(self.rows.table.clock)
            if total is not None and now is not None:
                due = now + clocks.remaining(row, total, now)
            await self._write_seat(row, {"kind": "person", "level": None, "deadline": due})

    async def leave(self, player: int | None, seat: str) -> None:
        """The holder leaves for good.

        The seat is free again, if the game has not begun and no number has been revealed: the hash
        of a seat then stays, or whoever left could try another one.
        """
        async with self.lock:
            row = self._row_of(player, seat)
            news: dict[str, Any] = {"player": None, "left": True, "former": player}
            values: dict[str, Any] = {"proposal": None}
            if not self.rows.table.started and self.rows.table.dice_stage != exchange.REVEAL:
                news = {"player": None, "kind": "free", "name": "", "commitment": ""}
                values = {"dice_due": None}
            await self._write_seat(row, news, values)
            for each in list(self.room.listeners):
                if each.player == player and each.seat == seat:
                    self.room.welcome(each, None, None)  # as a spectator, from now on
            await self._go_on()

    async def sit_down(self, seat: str, player: int, name: str) -> bool:
        """Give a free seat to a player; False if it is taken."""
        async with self.lock:
            row = self.rows.seats[seat]
            if row.kind != "free":
                return False
            now = self._steady()
            news = {"kind": "person", "player": player, "name": name, "left": False, "seen": now}
            await self._write_seat(row, news)
            await self._go_on()
            return True

    async def new_invitation(self, seat: str, invite_hash: str) -> bool:
        """Replace the invitation to a free seat; False if it is taken."""
        async with self.lock:
            row = self.rows.seats[seat]
            if row.kind != "free":
                return False
            await self._write_seat(row, {"invite_hash": invite_hash})
            return True

    # Before the game.

    async def commit(self, player: int | None, seat: str, commitment: str) -> None:
        """Publish the hash of the number that a seat contributes to the dice."""
        async with self.lock:
            self._check_person(player, seat)
            row = self.rows.seats[seat]
            if row.commitment == commitment:
                return
            if row.commitment:
                raise Declined("dice-given")
            if self.broken or self.rows.table.dice_stage != exchange.COMMIT:
                raise Declined("dice-late")
            await self._write_seat(row, {"commitment": commitment})
            await self._go_on()

    async def reveal(self, player: int | None, seat: str, number: str) -> None:
        """Take the number of a seat, once all hashes are published."""
        async with self.lock:
            self._check_person(player, seat)
            row = self.rows.seats[seat]
            if row.reveal == number:
                return
            stage = self.rows.table.dice_stage
            if stage == exchange.COMMIT:
                raise Declined("dice-early")
            if self.broken or stage != exchange.REVEAL:
                raise Declined("dice-late")
            try:
                Contribution(seat, row.commitment, number)
            except BadInput:
                raise Declined("dice-misfit") from None
            await self._write_seat(row, {"reveal": number})
            await self._go_on()

    async def go_on(self) -> None:
        """Begin the game, or go on with the exchange that precedes it, if it is time."""
        if self.rows.table.started or self.broken:
            return
        async with self.lock:
            await self._go_on()

    async def _go_on(self) -> None:
        table = self.rows.table
        if self.rows.full and table.dice_stage == exchange.COMMIT and table.dice_due is None:
            await self._wait_for(exchange.COMMIT)
        while (stage := exchange.next_stage(self.rows, self._late())) is not None:
            if stage == exchange.FIXED:
                await self._begin()
            else:
                await self._wait_for(stage)

    async def _wait_for(self, stage: str) -> None:
        due = self._settings.now() + self._settings.reveal_seconds
        await self._write({"dice_stage": stage, "dice_due": due}, {}, [])
        self.room.tell_summary()

    def _late(self) -> bool:
        """Is the time of the present stage of the exchange over?"""
        due = self._dice_deadline.due("dice", self.rows.table.dice_due)
        return due is not None and self._steady() >= due

    async def _begin(self) -> None:
        """The dice are fixed, and the game begins."""
        now = self._settings.now()
        self.play.set_up(self.rows.contributions)
        values = {"started": True, "changed": now, "dice_due": None, **standing(self.state)}
        if self.rows.table.dice_stage != exchange.NONE:
            values["dice_stage"] = exchange.FIXED
        deadlines = clocks.new_deadlines(self.rows, self.play.asked, (), now)
        await self._write(values, deadlines, [], self._checkpoint(self.state, self.play.used))
        self.room.tell_change()
        self._call_absent()
        self.wake(self)

    # Storing.

    async def _step(self, seat: str, action: Action, action_id: str | None) -> None:
        now = self._settings.now()
        try:
            draft = self.play.draft(seat, action, action_id, now)
        except Refused as refused:
            raise Declined("rule", refused.refusal) from None
        values = {"version": draft.change.number, "changed": now, **standing(draft.state)}
        checkpoint = Checkpoint(self.id, draft.used, draft.position, draft.text)
        milestone = self.play.milestone(draft)
        deadlines = self._deadlines(draft.asked, now)
        await self._write(values, deadlines, [draft.change], checkpoint, milestone)
        self.play.adopt(draft)
        self.room.tell_change()
        self._call_absent()
        self.wake(self)

    async def _take_back(self, count: int, action_id: str, again: bool | None) -> None:
        now = self._settings.now()
        draft = self.play.draft_undo(count, action_id, now, again)
        last = draft.last
        changes = [*draft.changes, *(step.change for step in draft.again)]
        values = {"version": changes[-1].number, "changed": now, **standing(last.state)}
        checkpoint = self._checkpoint(last.state, last.used)
        deadlines = self._deadlines(last.asked, now, taken_back=True)
        await self._write(values, deadlines, changes, checkpoint)
        self.play.adopt_undo(draft)
        self.room.tell_change()
        self.wake(self)
