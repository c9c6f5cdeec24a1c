"""Lists of one worker know who is present at the tables of another."""

import asyncio
import json
from collections.abc import Mapping
from typing import Any

import pytest

from sandtable.kernel.chance import Committed
from sandtable.tables import elsewhere, lobby
from sandtable.tables.conversation import Conversation
from sandtable.tables.hall import Hall
from sandtable.tables.memory import Inline, InlineBots, MemoryStore
from sandtable.tables.settings import Settings
from tests.tables.test_memory import Screen, plan, visit


class Cable:
    """Tells one hall what another one says, and keeps it."""

    def __init__(self) -> None:
        self.to: Hall | None = None
        self.notices: list[Mapping[str, Any]] = []

    async def tell(self, notice: Mapping[str, Any]) -> None:
        self.notices.append(notice)
        if self.to is not None:
            await self.to.hear(notice)


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def worker(store: MemoryStore, cable: Cable, clock: Clock) -> Hall:
    settings = Settings(
        dice=lambda: Committed(bytes(32)),
        reveal_seconds=0.0,
        address="http://worker.test:1",
        monotonic=clock,
    )
    return Hall(settings, store, Inline(), InlineBots(1), cable)


async def settled(hall: Hall) -> None:
    await hall.look_after(list(hall._tables.values()))
    await asyncio.sleep(0)


async def present(hall: Hall) -> tuple[list[bool], int]:
    """Who is present at the only public table, as a list of this worker tells a stranger."""
    stranger = await visit(hall, "Eve")
    (told,) = await lobby.tables(hall, stranger, public=True)
    return [seat["present"] for seat in told["seats"]], told["watching"]


def test_another_worker_knows_who_is_present() -> None:
    async def come_and_go() -> None:
        store, cable, clock = MemoryStore(), Cable(), Clock()
        here, there = worker(store, cable, clock), worker(store, Cable(), clock)
        cable.to = there
        ann = await visit(here, "Ann")
        id = (await lobby.open_table(here, ann, plan(us="me", germany="open"))).table
        table = await here.table(id)
        talks = [Conversation(Screen(who), table, here.settings) for who in (ann.id, None)]
        assert await present(there) == ([False, False], 0)
        await talks[0].hear(json.dumps({"type": "hello", "seat": "us", "since": None}))
        await talks[1].hear(json.dumps({"type": "hello", "seat": None, "since": None}))
        await settled(here)
        assert await present(there) == ([True, False], 1)
        known = len(cable.notices)
        await settled(here)
        assert len(cable.notices) == known, "what is known is not told again"
        await talks[1].end()
        await settled(here)
        assert await present(there) == ([True, False], 0)
        clock.now += elsewhere.AGAIN_SECONDS + 1
        await settled(here)
        clock.now += elsewhere.STALE_SECONDS - 1
        assert await present(there) == ([True, False], 0)
        clock.now += 2
        assert await present(there) == ([False, False], 0), "that worker has gone"
        await talks[0].end()
        table.broken = True
        await settled(here)
        assert cable.notices[-1]["seats"] == []

    asyncio.run(come_and_go())


@pytest.mark.parametrize("address", ["", "http://worker.test:1"])
def test_a_worker_alone_tells_nobody(address: str) -> None:
    async def come() -> None:
        cable = Cable()
        settings = Settings(dice=lambda: Committed(bytes(32)), address=address)
        house = Hall(settings, MemoryStore(), Inline(), InlineBots(1), cable)
        ann = await visit(house, "Ann")
        id = (await lobby.open_table(house, ann, plan(us="me", germany="bot"))).table
        await house.table(id)
        cable.notices.clear()
        await settled(house)
        assert len(cable.notices) == bool(address)

    asyncio.run(come())
