"""Nobody waits for more than one thing of each other, however much they ask for."""

import asyncio
from collections.abc import Iterable

import pytest

from sandtable.tables.fair import FairQueue


class Desk:
    """Serves what is asked for when it is told to, and notes the order."""

    def __init__(self, places: int = 1) -> None:
        self.queue = FairQueue(places)
        self.begun: list[str] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self._done: dict[str, asyncio.Event] = {}

    async def ask(self, *names: str) -> None:
        """``a1`` is the first thing of player a."""
        for name in names:
            self._done[name] = asyncio.Event()
            self.tasks[name] = asyncio.create_task(self._serve(name))
        await self.settle()

    async def _serve(self, name: str) -> None:
        async with self.queue.turn(name[0]):
            self.begun.append(name)
            await self._done[name].wait()

    async def finish(self, *names: str) -> None:
        for name in names:
            self._done[name].set()
            await self.settle()

    async def cancel(self, *names: str) -> None:
        for name in names:
            self.tasks[name].cancel()
        await self.settle()

    async def settle(self) -> None:
        for _ in range(10):
            await asyncio.sleep(0)

    async def finish_all(self) -> list[str]:
        while running := [name for name in self.begun if not self._done[name].is_set()]:
            await self.finish(*running)
        return self.begun


def served(first: Iterable[str], then: Iterable[str] = (), places: int = 1) -> list[str]:
    async def work() -> list[str]:
        desk = Desk(places)
        await desk.ask(*first)
        await desk.ask(*then)
        return await desk.finish_all()

    return asyncio.run(work())


def test_one_player_alone_is_served_in_order() -> None:
    assert served(["a1", "a2", "a3"]) == ["a1", "a2", "a3"]


def test_players_are_served_in_turn() -> None:
    asked = ["a1", "a2", "a3", "b1", "b2", "c1"]
    assert served(asked) == ["a1", "b1", "c1", "a2", "b2", "a3"]


@pytest.mark.parametrize("places", [1, 2, 3])
@pytest.mark.parametrize("crowd", [1, 2, 5])
def test_a_newcomer_waits_for_one_thing_of_each_other(places: int, crowd: int) -> None:
    """Others have asked for ten things each, and some of them are being served."""
    many = [f"{player}{number}" for player in "abcde"[:crowd] for number in range(10)]
    order = served(many, ["z1"], places)
    before = [name[0] for name in order[places : order.index("z1")]]
    assert len(before) == len(set(before))


def test_who_is_being_served_goes_behind_those_who_wait() -> None:
    async def work() -> None:
        desk = Desk()
        await desk.ask("a1", "a2", "b1")
        await desk.finish("a1")
        assert desk.begun == ["a1", "b1"]

    asyncio.run(work())


def test_so_many_are_served_at_once_and_no_more() -> None:
    async def work() -> None:
        desk = Desk(places=2)
        await desk.ask("a1", "b1", "c1")
        assert (desk.begun, len(desk.queue)) == (["a1", "b1"], 1)
        await desk.finish("b1")
        assert (desk.begun, len(desk.queue)) == (["a1", "b1", "c1"], 0)

    asyncio.run(work())


def test_who_goes_away_leaves_the_place_to_others() -> None:
    async def work() -> None:
        desk = Desk()
        await desk.ask("a1", "b1", "c1")
        await desk.cancel("b1")  # waited
        await desk.cancel("a1")  # was served
        assert desk.begun == ["a1", "c1"]
        await desk.finish("c1")
        assert (desk.queue._free, desk.queue._waiting) == (1, {})

    asyncio.run(work())


def test_who_goes_away_when_called_leaves_the_place_to_others() -> None:
    async def work() -> None:
        desk = Desk()
        await desk.ask("a1", "b1")
        desk._done["a1"].set()
        while len(desk.queue):  # until b1 is called, and has not heard it yet
            await asyncio.sleep(0)
        assert desk.begun == ["a1"]
        await desk.cancel("b1")
        assert desk.begun == ["a1"]
        assert (desk.queue._free, desk.queue._waiting) == (1, {})

    asyncio.run(work())
