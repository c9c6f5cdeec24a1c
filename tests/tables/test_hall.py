"""Loading tables: what fails leaves nothing behind, and nobody loads one twice."""

import asyncio

import pytest

from sandtable.tables import lobby
from sandtable.tables.hall import Hall
from sandtable.tables.live import LiveTable
from sandtable.tables.memory import MemoryStore
from sandtable.tables.ports import StoreError
from sandtable.tables.problems import Problem
from sandtable.tables.rows import TableWithSeats
from tests.tables.test_memory import hall, plan, visit


class SlowStore(MemoryStore):
    """Reads a table only when it is allowed to, and fails as often as it is told to."""

    def __init__(self, failures: int = 0) -> None:
        super().__init__()
        self.allowed = asyncio.Event()
        self.failures = failures
        self.reads = 0

    async def table(self, id: str) -> TableWithSeats | None:
        self.reads += 1
        await self.allowed.wait()
        if self.failures:
            self.failures -= 1
            raise StoreError("the disk is away")
        return await super().table(id)


async def waiters(house: Hall, id: str, count: int) -> list[asyncio.Task[LiveTable]]:
    tasks = [asyncio.create_task(house.table(id)) for _ in range(count)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    return tasks


def test_unknown_tables_leave_nothing_behind() -> None:
    async def ask() -> None:
        house = hall()
        for number in range(100):
            with pytest.raises(Problem):
                await house.table(f"unknown-{number}")
        assert (house._opening, house._tables) == ({}, {})

    asyncio.run(ask())


def test_those_who_come_at_once_get_the_same_table() -> None:
    async def come() -> None:
        store = SlowStore()
        house = hall(store)
        id = await opened(house, store)
        tasks = await waiters(house, id, 5)
        tasks[0].cancel()  # whoever asked first has gone away
        store.allowed.set()
        gone, *tables = await asyncio.gather(*tasks, return_exceptions=True)
        assert isinstance(gone, asyncio.CancelledError)
        assert len(set(tables)) == 1
        assert (store.reads, house._opening) == (1, {})

    asyncio.run(come())


def test_a_failure_is_told_to_all_who_wait_and_the_next_one_tries_again() -> None:
    async def come() -> None:
        store = SlowStore(failures=1)
        house = hall(store)
        id = await opened(house, store)
        tasks = await waiters(house, id, 3)
        store.allowed.set()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        assert [type(result) for result in results] == [StoreError] * 3
        assert house._opening == {}
        assert (await house.table(id)).id == id
        assert store.reads == 2

    asyncio.run(come())


async def opened(house: Hall, store: SlowStore) -> str:
    """A table in the store, and not in memory."""
    failures, store.failures = store.failures, 0
    store.allowed.set()
    ann = await visit(house, "Ann")
    id = (await lobby.open_table(house, ann, plan(us="me", germany="me"))).table
    house._tables.clear()
    store.allowed.clear()
    store.reads, store.failures = 0, failures
    return id
