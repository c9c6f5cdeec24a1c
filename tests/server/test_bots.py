"""Bots: they play in processes of their own, and nobody waits for one that fails."""

import asyncio
import logging

import pytest

import sandtable
from sandtable.bots import YARDSTICKS, bot_names
from sandtable.bots.levels import LEVELS
from sandtable.kernel.chance import Seeded
from sandtable.server.bots import BotPool, think
from sandtable.tables.settings import Settings
from tests.server.support import House, Line, house


def wait_for_turn(line: Line) -> None:
    while not line.offer["legal"] and line.offer["outcome"] is None:
        line.until("update")


def test_a_game_against_a_bot_comes_to_its_end(server: House) -> None:
    ann = server.person("Ann")
    table = ann.open(
        game="memoir44",
        scenario="pegasus-bridge",
        seats={"allies": "me", "axis": ("bot", "regular")},
    )["table"]
    with ann.at(table, "allies") as line:
        for _ in range(1000):
            wait_for_turn(line)
            if line.offer["outcome"] is not None:
                break
            line.act()
        assert line.offer["outcome"] is not None
        assert {change["seat"] for change in line.changes} == {"allies", "axis"}
        numbers = [change["number"] for change in line.changes]
        assert numbers == list(range(1, len(numbers) + 1))


def test_bots_play_among_themselves_and_anyone_may_watch(server: House) -> None:
    ann = server.person("Ann")
    table = ann.open(
        game="memoir44",
        scenario="pegasus-bridge",
        seats={"allies": ("bot", "recruit"), "axis": ("bot", "recruit")},
        options={"turn_limit": 3},
    )["table"]
    with server.person().at(table) as watcher:
        while watcher.offer["outcome"] is None:
            watcher.until("update")
        watcher.sync()
        assert watcher.summary["finished"] is True


@pytest.mark.parametrize("bot", ["Sleeper", "Crasher", "Cheat"])
def test_a_bot_that_fails_plays_at_random_and_the_log_tells_it(
    bot: str, caplog: pytest.LogCaptureFixture
) -> None:
    levels = {"veteran": f"tests.server.sleeper:{bot}", "recruit": "random"}
    pool = BotPool(Settings(levels=levels, bot_seconds=0.5, bot_workers=1))
    state = sandtable.game("normandy").start("la-raye", Seeded(1))
    view, legal = state.view("us"), state.legal("us")

    async def ask() -> None:
        with caplog.at_level(logging.WARNING):
            assert await pool.choose("veteran", view, legal) in legal
        assert f"sleeper:{bot}" in caplog.text
        assert await pool.choose("recruit", view, legal) in legal, "a new worker has come"

    try:
        asyncio.run(ask())
    finally:
        asyncio.run(pool.close())


def test_a_single_choice_takes_as_long_as_another() -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    pool = BotPool(Settings(), sleep)
    state = sandtable.game("normandy").start("la-raye", Seeded(1))
    view, legal = state.view("us"), state.legal("us")

    async def ask() -> None:
        assert await pool.choose("recruit", view, legal[:1]) == legal[0]
        assert slept == [], "the first is given to the bot"
        await pool.choose("recruit", view, legal)
        assert slept == []
        times = set(pool._times["recruit", "normandy"])
        for _ in range(10):
            assert await pool.choose("recruit", view, legal[:1]) == legal[0]
        assert len(slept) == 10
        assert set(slept) <= times
        assert len(times) == 2, "a pause is not taken for a thought"

    try:
        asyncio.run(ask())
    finally:
        asyncio.run(pool.close())


def test_of_the_tables_of_bots_alone_one_goes_on_at_a_time() -> None:
    """However many there are, they take no more of the server than one."""
    with house(bots_alone_pause=3600.0) as server:
        seats = {"allies": ("bot", "recruit"), "axis": ("bot", "recruit")}
        plan = {"game": "memoir44", "scenario": "pegasus-bridge", "seats": seats}
        first, *others = (server.person().open(**plan)["table"] for _ in range(4))
        with server.person().at(first) as watcher:
            while watcher.version < 1:
                watcher.until("update")
            assert [server.hall._tables[id].play.version for id in others] == [0, 0, 0]
        ann = server.person("Ann")
        mine = ann.open(seats={"us": "me", "germany": ("bot", "recruit")})["table"]
        with ann.at(mine, "us") as line:
            while line.version < 1:  # a bot that plays with somebody does not wait
                line.receive()


SLOW = {"veteran": "tests.server.sleeper:Sleeper", "recruit": "random"}


def test_others_go_on_while_a_bot_thinks() -> None:
    with house(levels=SLOW, bot_seconds=60.0) as server:
        ann = server.person("Ann")
        slow = ann.open(seats={"us": "me", "germany": ("bot", "veteran")})["table"]
        with ann.at(slow, "us") as line:
            line.act()
            assert ann.get("/api/health").status_code == 200
            assert ann.summary(slow)["waiting"] == ["germany"]


def test_a_table_goes_on_when_the_time_of_its_bot_is_up() -> None:
    with house(levels=SLOW, bot_seconds=0.5) as server:
        ann = server.person("Ann")
        slow = ann.open(seats={"us": "me", "germany": ("bot", "veteran")})["table"]
        with ann.at(slow, "us") as line:
            line.act()
            wait_for_turn(line)  # chance decides for the bot
            assert "germany" in {change["seat"] for change in line.changes}


def test_a_bot_that_gives_up_has_lost() -> None:
    with house(levels={"veteran": "tests.server.sleeper:Quitter"}) as server:
        ann = server.person("Ann")
        table = ann.open(seats={"us": "me", "germany": ("bot", "veteran")})["table"]
        with ann.at(table, "us") as line:
            while line.offer["outcome"] is None:
                line.until("update")
            assert line.offer["outcome"]["reason"] == "outcome-resigned"
            assert line.offer["outcome"]["winner"] == "us"
            assert line.changes[-1]["seat"] == "germany"


def test_a_level_has_its_own_bot() -> None:
    state = sandtable.game("normandy").start("la-raye", Seeded(1))
    view, legal = state.view("us"), state.legal("us")
    for name in [*bot_names(), *YARDSTICKS]:
        assert think(name, 1, view, legal) in legal


def test_the_time_of_a_decision_has_room_for_every_level() -> None:
    """A level may take three times what it spends on average."""
    assert Settings().bot_seconds >= 3 * max(level.seconds for level in LEVELS)
