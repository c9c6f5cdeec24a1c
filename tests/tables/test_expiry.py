"""Tables whose time is up are closed or deleted; those that somebody needs are not."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from sandtable.kernel.chance import Committed
from sandtable.tables import expiry, lobby
from sandtable.tables.conversation import Conversation
from sandtable.tables.hall import Hall
from sandtable.tables.memory import Inline, InlineBots, MemoryStore, NoWire
from sandtable.tables.problems import Declined, Problem
from sandtable.tables.schema import Plan
from sandtable.tables.settings import Settings
from tests.server.support import Time, plan_of
from tests.tables.test_memory import Screen, visit

DAY = expiry.DAY
PUBLIC = {"unmoved_days": 180.0, "finished_days": 365.0}
BOT = ("bot", "recruit")


class House:
    """A hall with a clock in our hand."""

    def __init__(self, **settings: Any) -> None:
        self.time = Time()
        self.store = MemoryStore()
        given = Settings(
            now=self.time,
            monotonic=self.time.monotonic,
            dice=lambda: Committed(bytes(32)),
            **settings,
        )
        self.hall = Hall(given, self.store, Inline(), InlineBots(1), NoWire())

    async def open(self, **seats: Any) -> str:
        ann = await visit(self.hall, "Ann")
        plan = Plan.model_validate(plan_of(seats=seats))
        return (await lobby.open_table(self.hall, ann, plan)).table

    async def after(self, days: float) -> None:
        """Nobody has come for so long; idle tables have left memory."""
        self.time.pass_by(days * DAY)
        await self.hall.look_after(list(self.hall._tables.values()))
        await self.hall.expire()

    async def has(self, table: str) -> bool:
        return await self.store.table(table) is not None


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


@pytest.mark.parametrize(("days", "kept"), [(13, True), (15, False)])
def test_tables_that_never_began_are_deleted(days: int, kept: bool) -> None:
    async def test() -> None:
        house = House()
        table = await house.open(us="me", germany="invite")
        await house.after(days)
        assert await house.has(table) is kept

    run(test())


def test_nothing_else_is_deleted_by_default() -> None:
    async def test() -> None:
        house = House()
        table = await house.open(us="me", germany="me")
        await house.after(10_000)
        assert await house.has(table)
        assert (await house.hall.table(table)).rows.table.running

    run(test())


def test_nought_days_are_for_ever() -> None:
    async def test() -> None:
        house = House(unbegun_days=0.0, bots_alone_days=0.0)
        table = await house.open(us="me", germany="invite")
        await house.after(10_000)
        assert await house.has(table)

    run(test())


def test_games_without_a_move_are_closed_and_deleted_at_last() -> None:
    async def test() -> None:
        house = House(**PUBLIC)
        table = await house.open(us="me", germany="me")
        await house.after(179)
        assert (await house.hall.table(table)).rows.table.running
        await house.after(2)
        live = await house.hall.table(table)
        row = live.rows.table
        assert (row.finished, row.outcome, row.waiting) == (True, None, [])
        with pytest.raises(Declined) as caught:
            await live.act(1, "us", "1", 0, live.state.legal("us")[0])
        assert caught.value.reason == "over"
        await house.after(365 - 181)
        assert await house.has(table)
        await house.after(1)
        assert not await house.has(table)
        with pytest.raises(Problem):
            await house.hall.table(table)

    run(test())


def test_a_table_that_somebody_is_at_stays() -> None:
    async def test() -> None:
        house = House()
        table = await house.open(us="me", germany="invite")
        conversation = Conversation(Screen(1), await house.hall.table(table), house.hall.settings)
        await house.after(100)
        assert await house.has(table)
        await conversation.end()
        await house.after(0)
        assert not await house.has(table)

    run(test())


async def settle(house: House) -> None:
    """Let the bots think as long as they want."""
    for task in list(house.hall._playing.values()):
        await task


def test_bots_alone_stop_when_nobody_watches_and_go_on_when_somebody_comes() -> None:
    async def test() -> None:
        house = House()
        moves = 0
        choose = house.hall.bots.choose

        async def slow(*question: Any) -> Any:
            nonlocal moves
            moves += 1
            house.time.pass_by(100)
            return await choose(*question)

        house.hall.bots.choose = slow  # type: ignore[method-assign, assignment]
        table = await house.open(us=BOT, germany=BOT)
        await settle(house)
        before = moves
        house.hall.wake(house.hall._tables[table])
        assert not house.hall._playing  # nobody has come
        live = await house.hall.table(table)
        await settle(house)
        assert moves == before + 6  # for ten minutes
        assert live.rows.table.running

    run(test())


def test_a_bot_goes_on_against_somebody_who_is_away() -> None:
    async def test() -> None:
        house = House()
        table = await house.open(us="me", germany=BOT)
        live = house.hall._tables[table]
        house.time.pass_by(DAY)
        house.hall.wake(live)
        await settle(house)
        assert live.play.version == 1

    run(test())


def test_bots_alone_are_deleted_after_a_day() -> None:
    async def test() -> None:
        house = House(bots_alone_seconds=0.0)
        alone, together = (
            await house.open(us=BOT, germany=BOT),
            await house.open(us="me", germany=BOT),
        )
        await settle(house)
        await house.after(0.9)
        assert await house.has(alone)
        await house.after(0.2)
        assert not await house.has(alone)
        assert await house.has(together)

    run(test())


def test_a_seat_that_a_bot_plays_for_somebody_is_theirs() -> None:
    async def test() -> None:
        house = House()
        table = await house.open(us="me", germany=BOT)
        rows = await house.store.table(table)
        assert rows is not None
        rows.seats["us"].kind = "bot"
        assert not expiry.is_alone(rows)
        rows.seats["us"].forget_holder()
        assert not expiry.is_alone(rows)

    run(test())


def test_only_a_few_are_taken_at_a_time() -> None:
    async def test() -> None:
        house = House()
        tables = [await house.open(us="me", germany="invite") for _ in range(expiry.BATCH + 5)]
        await house.after(15)
        assert sum([await house.has(table) for table in tables]) == 5
        await house.hall.expire()
        assert sum([await house.has(table) for table in tables]) == 0

    run(test())
