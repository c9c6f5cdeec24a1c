"""Hints take the bots' time: an address has one at a time, pays for it, and leaves a place."""

import asyncio
import json
from collections.abc import Mapping
from typing import Any

import pytest

import sandtable
from sandtable.analysis import hints
from sandtable.analysis.hints import FEWEST, hint
from sandtable.analysis.races import extend
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Seeded
from sandtable.tables import lobby
from sandtable.tables.hall import Hall
from sandtable.tables.problems import Problem
from sandtable.tables.visitor import Visitor
from tests.support import normandy
from tests.tables.test_memory import hall, plan, visit

#: What a hint takes by the clock.
SECONDS = 5.0


class Analyst:
    """Takes as long over each hint as it is told to."""

    def __init__(self) -> None:
        self.begun = 0
        self.now = 0.0
        self.go_on = asyncio.Event()
        self.found: dict[str, Any] | Problem = Problem(503, "too-much-work")

    async def hint(
        self, view: Mapping[str, Any], legal: list[Action], answer: Action | None = None
    ) -> dict[str, Any]:
        self.begun += 1
        self.now += SECONDS
        await self.go_on.wait()
        if isinstance(self.found, Problem):
            raise self.found
        return self.found


def a_hint() -> dict[str, Any]:
    state = normandy().start("la-raye", Seeded(7))
    return hint(state.view("us"), state.legal("us"), seed=3, playouts=FEWEST)


def from_address(house: Hall, address: str) -> Visitor:
    visitor = Visitor(house.store)
    visitor.address = address
    return visitor


def ask(house: Hall, address: str) -> asyncio.Task[hints.Hint]:
    return asyncio.create_task(
        house.analyses.think(from_address(house, address), {}, [("a",), ("b",)])
    )


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_an_attack_with_hints_leaves_the_bots_of_others_their_turns(workers: int) -> None:
    """One address asks for more hints than there are workers, and so do its friends."""

    async def attack() -> None:
        house = hall(bot_workers=workers)
        house.analysts = analyst = Analyst()  # type: ignore[assignment]
        asked = [ask(house, "10.0.0.1") for _ in range(5)]
        await settle()
        refused = [task.exception() for task in asked if task.done()]
        keys = [(each.status, each.key) for each in refused if isinstance(each, Problem)]
        assert keys == [(429, "one-hint-at-a-time")] * 4
        friends = [ask(house, f"10.0.0.{number}") for number in range(2, 9)]
        await settle()
        assert analyst.begun == max(1, workers - 1), "a place is left for those who play"
        if workers > 1:
            ann = await visit(house, "Ann")
            ann.address = "10.0.1.1"
            opened = await lobby.open_table(house, ann, plan(us="bot", germany="me"))
            table = await house.table(opened.table)
            await settle()
            assert table.play.version == 1, "the bot has moved, although nobody has got a hint"
        analyst.found = a_hint()
        analyst.go_on.set()
        done = await asyncio.gather(asked[0], *friends)
        assert len(done) == 8
        again = await ask(house, "10.0.0.1")
        assert again.seat == "us", "whoever has got a hint may ask for the next one"

    asyncio.run(attack())


def test_a_hint_is_paid_for_even_if_it_fails_or_nobody_waits_for_it() -> None:
    async def play() -> None:
        analyst = Analyst()
        house = hall(monotonic=lambda: analyst.now)
        house.analysts = analyst  # type: ignore[assignment]
        analyst.go_on.set()
        used = house.quotas.thinking_here.used
        with pytest.raises(Problem):
            await ask(house, "10.0.0.1")
        assert used("10.0.0.1") == SECONDS
        analyst.go_on.clear()
        left = ask(house, "10.0.0.2")
        await settle()
        left.cancel()
        await settle()
        assert used("10.0.0.2") == SECONDS
        assert house.bot_turns.is_idle

    asyncio.run(play())


def test_an_address_that_has_used_up_its_time_waits() -> None:
    async def play() -> None:
        house = hall()
        house.analysts = analyst = Analyst()  # type: ignore[assignment]
        house.quotas.thinking_here.add("10.0.0.1", 1e6)
        with pytest.raises(Problem) as caught:
            await ask(house, "10.0.0.1")
        assert (caught.value.status, caught.value.key) == (429, "bots-are-tired")
        assert analyst.begun == 0

    asyncio.run(play())


def test_a_hint_ends_with_what_is_known_when_its_seconds_are_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """At least two playouts are made, and all of them if there is time."""
    rounds: list[int] = []

    def count(*args: Any) -> None:
        rounds.append(1)
        extend(*args)

    monkeypatch.setattr(hints, "extend", count)
    state = normandy().start("la-raye", sandtable.Seeded(7))
    view, legal = json.loads(json.dumps(state.view("us"))), state.legal("us")
    hint(view, legal, seed=3, playouts=4, seconds=0.0)
    assert len(rounds) == FEWEST
    hint(view, legal, seed=3, playouts=4)
    assert len(rounds) == FEWEST + 4
