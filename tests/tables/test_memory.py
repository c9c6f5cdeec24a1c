"""A table in memory, without HTTP or a database: the same core that the server runs."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from sandtable.kernel.chance import Committed
from sandtable.kernel.record import Record
from sandtable.tables import lobby, replays
from sandtable.tables.conversation import Conversation
from sandtable.tables.hall import Hall
from sandtable.tables.memory import Inline, InlineBots, MemoryStore, NoWire
from sandtable.tables.ports import StoreError
from sandtable.tables.problems import Problem
from sandtable.tables.schema import Join, Name, Plan
from sandtable.tables.settings import Settings
from sandtable.tables.visitor import Visitor, recognise
from tests.support import normandy

PACKAGE = Path(__file__).parents[2] / "sandtable"
#: What the core must work without: web frameworks, servers, databases and processes.
FOREIGN = ("fastapi", "starlette", "uvicorn", "sqlalchemy", "alembic", "websockets", "httpx")


class Screen:
    """A client without a network: it keeps the messages it is sent."""

    def __init__(self, player: int | None) -> None:
        self.player = player
        self.seat: str | None = None
        self.last_version_sent: int | None = None
        self.messages: list[dict[str, Any]] = []
        self.closed: int | None = None

    def send(self, text: str) -> None:
        self.messages.append(json.loads(text))

    def drop(self, code: int) -> None:
        self.closed = code

    def last(self, *types: str) -> dict[str, Any]:
        return next(each for each in reversed(self.messages) if each["type"] in types)


def hall(store: MemoryStore | None = None, **given: Any) -> Hall:
    """Games begin at once, without an exchange of numbers."""
    fixed: dict[str, Any] = {
        "tick_seconds": 3600.0,
        "reveal_seconds": 0.0,
        "bots_alone_pause": 0.0,
    }
    settings = Settings(dice=lambda: Committed(bytes(32)), **(fixed | given))
    return Hall(settings, store or MemoryStore(), Inline(), InlineBots(1), NoWire())


def plan(**seats: str) -> Plan:
    return Plan.model_validate(
        {
            "game": "normandy",
            "scenario": "la-raye",
            "options": {"round_limit": 10},
            "seats": {seat: {"kind": kind} for seat, kind in seats.items()},
            "visibility": "public",
            "clock": {"kind": "none"},
        }
    )


async def visit(hall: Hall, name: str) -> Visitor:
    visitor = await recognise(hall.store, None, hall.settings.now())
    await lobby.rename(hall, visitor, Name(name=name))
    return visitor


async def play_to_the_end(house: Hall, id: str, people: dict[str, Visitor]) -> dict[str, Any]:
    """Everybody takes the first action they are offered; returns the last offer."""
    table = await house.table(id)
    screens = {seat: Screen(visitor.id) for seat, visitor in people.items()}
    talks = {seat: Conversation(screen, table, house.settings) for seat, screen in screens.items()}
    for held, talk in talks.items():
        await talk.hear(json.dumps({"type": "hello", "seat": held, "since": None}))
    for number in range(5000):
        for _ in range(3):
            await asyncio.sleep(0)  # bots move
        last = screens[next(iter(screens))].last("welcome", "update")["offer"]
        if last["outcome"] is not None:
            break
        seat = next((each for each in last["ask"] if each in screens), None)
        if seat is None:
            continue
        told = screens[seat].last("welcome", "update")
        action, version = told["offer"]["legal"][0], told["version"]
        message = {"type": "act", "id": str(number), "version": version, "action": action}
        await talks[seat].hear(json.dumps(message))
        assert screens[seat].last("done", "refused")["type"] == "done"
    for talk in talks.values():
        await talk.end()
    return dict(last)


def test_two_people_play_a_whole_game() -> None:
    async def play() -> None:
        house = hall()
        ann, bob = await visit(house, "Ann"), await visit(house, "Bob")
        opened = await lobby.open_table(house, ann, plan(us="me", germany="invite"))
        assert [each["table"] for each in await lobby.tables(house, bob, public=True)] == [
            opened.table
        ]
        with pytest.raises(Problem):
            await lobby.join(house, bob, opened.table, Join(secret="guess"))
        secret = opened.invites["germany"]
        joined = await lobby.join(house, bob, opened.table, Join(secret=secret))
        assert joined.started
        end = await play_to_the_end(house, opened.table, {"us": ann, "germany": bob})
        assert end["outcome"]["reason"]
        found = await replays.record(house, opened.table)
        Record.from_text(found.text).verify(normandy())

    asyncio.run(play())


def test_somebody_plays_a_bot() -> None:
    async def play() -> None:
        house = hall()
        ann = await visit(house, "Ann")
        opened = await lobby.open_table(house, ann, plan(us="me", germany="bot"))
        assert (await play_to_the_end(house, opened.table, {"us": ann}))["outcome"] is not None

    asyncio.run(play())


@pytest.mark.parametrize("level", ["greedy", "random", "recruit", "regular", None])
def test_a_seat_of_any_level_that_there_ever_was_is_played(level: str | None) -> None:
    async def play() -> None:
        store = MemoryStore()
        house = hall(store)
        ann = await visit(house, "Ann")
        opened = await lobby.open_table(house, ann, plan(us="me", germany="bot"))
        await store.write(opened.table, {}, {"germany": {"level": level}})
        again = hall(store)
        assert (await play_to_the_end(again, opened.table, {"us": ann}))["outcome"] is not None

    asyncio.run(play())


def test_a_bot_that_nobody_has_chosen_is_a_regular() -> None:
    async def play() -> None:
        house = hall()
        ann = await visit(house, "Ann")
        opened = await lobby.open_table(house, ann, plan(us="me", germany="bot"))
        summary = await lobby.table(house, ann, opened.table)
        assert [chair.level for chair in summary.seats] == [None, "regular"]

    asyncio.run(play())


def test_a_new_hall_goes_on_from_the_store() -> None:
    async def play() -> None:
        store = MemoryStore()
        house = hall(store)
        ann = await visit(house, "Ann")
        opened = await lobby.open_table(house, ann, plan(us="me", germany="me"))
        table = await house.table(opened.table)
        action = table.state.legal("us")[0]
        assert await table.act(ann.id, "us", "once", 0, action) == 1
        again = await hall(store).table(opened.table)
        assert again.state == table.state
        assert await again.act(ann.id, "us", "once", 0, action) == 1, "the same decision"

    asyncio.run(play())


def test_a_number_that_is_taken_is_not_written() -> None:
    async def play() -> None:
        store = MemoryStore()
        first = hall(store)
        ann = await visit(first, "Ann")
        opened = await lobby.open_table(first, ann, plan(us="me", germany="me"))
        here, there = await first.table(opened.table), await hall(store).table(opened.table)
        await here.act(ann.id, "us", "here", 0, here.state.legal("us")[0])
        with pytest.raises(StoreError):
            await there.act(ann.id, "us", "there", 0, there.state.legal("us")[-1])
        assert there.broken
        assert [change.action_id for change in await store.changes(opened.table)] == ["here"]

    asyncio.run(play())


def test_the_core_needs_no_framework() -> None:
    """Every module is imported in a process that cannot import any of them."""
    modules = [f"sandtable.tables.{path.stem}" for path in (PACKAGE / "tables").glob("[!_]*.py")]
    barred = "; ".join(f"sys.modules[{name!r}] = None" for name in FOREIGN)
    script = f"import sys; {barred}; import {', '.join(modules)}"
    done = subprocess.run([sys.executable, "-c", script], cwd=PACKAGE.parent, capture_output=True)
    assert done.returncode == 0, done.stderr.decode()
