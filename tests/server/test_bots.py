"""Bots: they play in processes of their own, and nobody waits for one that fails."""

import asyncio
import logging

import pytest

import sandtable
from sandtable.kernel.chance import Seeded
from sandtable.server.bots import BotPool
from sandtable.server.settings import Settings
from tests.server.support import House, Line, house


def wait_for_turn(line: Line) -> None:
    while not line.offer["legal"] and line.offer["outcome"] is None:
        line.until("update")


def test_a_game_against_a_bot_comes_to_its_end(server: House) -> None:
    ann = server.person("Ann")
    table = ann.open(
        game="memoir44",
        scenario="pegasus-bridge",
        seats={"allies": "me", "axis": ("bot", "veteran")},
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
        pool.close()


def test_a_single_choice_is_taken_without_a_thought() -> None:
    pool = BotPool(Settings(levels={"veteran": "tests.server.sleeper:Sleeper"}))
    chosen = asyncio.run(pool.choose("veteran", {}, [("pass",)]))
    assert chosen == ("pass",)
    pool.close()


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
