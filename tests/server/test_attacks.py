"""The attacks of one anonymous visitor, in small: others play on, and the memory stays bounded.

The weak points A1 to A8 are those of a review. What is about clocks, cookies, origins, several
servers and the dice (A4, A5, A7, parts of A8) needs no crowd, and has its tests in
``test_limits.py``, ``test_clocks.py``, ``test_identity.py``, ``test_security.py``,
``test_addresses.py``, ``test_workers.py`` and ``test_dice.py``.
"""

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from bench.processes import usage
from sandtable.tables.settings import Settings
from tests.server.attacks import (
    Attacker,
    Victims,
    first_action,
    large_draft,
    limited_server,
    plan,
    poison,
    skirmish,
)
from tests.server.player import Line
from tests.server.running import Server, fetch

pytestmark = pytest.mark.live

Attack = Callable[[Attacker, Victims], Awaitable[Any]]

#: Moves that the others make during an attack.
MOVES = 6
#: The memory of the server may grow by so much: what it loads once, and never more.
MOST_BYTES = 200 * 2**20


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Buckets do not fill again: however long a test takes, so much is allowed and no more."""
    attacked = Server(
        tmp_path_factory.mktemp("attacked"),
        SANDTABLE_METRICS="127.0.0.1",
        SANDTABLE_REQUEST_RATE="0",
        SANDTABLE_HELLO_RATE="0",
        SANDTABLE_REPLAYS="20",
    )
    with limited_server(attacked) as running:
        yield running


def suffer(server: Server, attack: Attack, address: str) -> Counter[int]:
    """Let the others play while an attack lasts, and after it; what the attacker was answered."""
    assert server.process is not None
    before = usage([server.process.pid]).memory

    async def play() -> Counter[int]:
        async with contextlib.AsyncExitStack() as stack:
            victims, attacker = Victims(server.address), Attacker(server.port, address)
            stack.push_async_callback(attacker.leave)
            await victims.sit_down(stack)
            attacking = asyncio.ensure_future(attack(attacker, victims))
            for _ in range(MOVES):
                await victims.move()
            await attacking
            await victims.move()
            return attacker.answers

    answers = asyncio.run(play())
    assert usage([server.process.pid]).memory - before < MOST_BYTES
    assert fetch(f"{server.address}/readyz").status_code == 200, server.told()
    assert "Traceback" not in server.told(), server.told()
    return answers


@contextlib.asynccontextmanager
async def against_a_bot(victims: Victims) -> AsyncIterator[Line]:
    """One of the others begins a game with a bot."""
    ann = victims.players[0]
    seats = {"us": {"kind": "me"}, "germany": {"kind": "bot", "level": "regular"}}
    made = await ann.create("normandy", "la-raye", seats)
    async with ann.sit(made["table"], "us") as line:
        yield line


def metric(server: Server, name: str) -> float:
    lines = fetch(f"{server.address}/metrics").text.splitlines()
    return next(float(each.split()[1]) for each in lines if each.startswith(f"{name} "))


def test_a1_a_poisonous_position_is_refused(server: Server) -> None:
    document = poison()

    async def attack(attacker: Attacker, _: Victims) -> None:
        await attacker.send_positions(document, 2)
        table = plan({"soviet": "me", "german": "me"}, game="heroes", position=document)
        assert await attacker.open_tables(table, 2) == []

    assert suffer(server, attack, "127.0.1.1") == {400: 4}


def test_a1_a_server_that_was_sent_poison_ends_when_told(tmp_path: Path) -> None:
    with limited_server(Server(tmp_path)) as server:
        response = httpx.post(f"{server.address}/api/positions", json=poison(), timeout=60)
        assert response.status_code == 400
    assert server.process is None, "it has ended by itself"


def test_a2_many_large_positions_wait_for_each_other_alone(server: Server) -> None:
    document = skirmish()

    async def attack(attacker: Attacker, _: Victims) -> None:
        await attacker.send_positions(document, 30)

    answers = suffer(server, attack, "127.0.1.2")
    assert set(answers) <= {200, 503}, "there is a limit to how many may wait"
    assert answers[200] > 0


def test_a2_large_tables_take_little_memory(server: Server) -> None:
    position = skirmish()

    async def attack(attacker: Attacker, _: Victims) -> None:
        table = plan({"soviet": "me", "german": "me"}, game="heroes", position=position)
        for id in await attacker.open_tables(table, 6):
            await attacker.say_hello(id, 1)

    answers = suffer(server, attack, "127.0.1.3")
    assert (answers[201], answers[101]) == (6, 6)


def test_a2_games_of_bots_leave_a_turn_to_others(server: Server) -> None:
    """Somebody at another address gets an answer from a bot, and does not wait for all of them."""

    async def attack(attacker: Attacker, victims: Victims) -> None:
        table = plan({"us": "bot", "germany": "bot"}, game="normandy", scenario="la-huberderie")
        assert len(await attacker.open_tables(table, 12)) == 12
        async with against_a_bot(victims) as line:
            while line.version < 1:  # the bot bids
                await line.read()

    suffer(server, attack, "127.0.1.4")


def test_a2_hints_leave_a_turn_to_others(server: Server) -> None:
    """An address has one at a time, so a bot that somebody else plays with answers meanwhile."""
    document, action = skirmish(), first_action(skirmish())

    async def attack(attacker: Attacker, victims: Victims) -> None:
        puzzle = {"position": document, "action": action}
        hints = asyncio.ensure_future(attacker.send("/api/positions/answer", puzzle, 12))
        async with against_a_bot(victims) as line:
            while line.version < 1:  # the bot bids
                await line.read()
        await hints

    answers = suffer(server, attack, "127.0.1.11")
    assert set(answers) <= {200, 429, 503}
    assert answers[200] > 0


def test_a2_drafts_wait_for_each_other_alone(server: Server) -> None:
    async def attack(attacker: Attacker, _: Victims) -> None:
        await attacker.send("/api/studio/heroes/draft", {"text": large_draft()}, 30)

    answers = suffer(server, attack, "127.0.1.12")
    assert set(answers) <= {200, 503}, "there is a limit to how many may wait"
    assert answers[200] > 0


def test_a2_replays_are_counted(server: Server) -> None:
    async def attack(attacker: Attacker, victims: Victims) -> None:
        await attacker.get(f"/api/tables/{victims.table}/replay", 90)

    answers = suffer(server, attack, "127.0.1.5")
    assert set(answers) <= {200, 429, 503}
    assert answers[429] > 0


def test_a2_hellos_are_counted(server: Server) -> None:
    async def attack(attacker: Attacker, victims: Victims) -> None:
        await attacker.say_hellos(victims.table, 50, 6)

    answers = suffer(server, attack, "127.0.1.6")
    assert answers[101] == Settings.hello_burst
    assert answers[0] > 0, "those who say more are dropped"


def test_a2_scenarios_are_described_for_many_at_once(server: Server) -> None:
    async def attack(attacker: Attacker, _: Victims) -> None:
        await attacker.get("/api/games/heroes/scenarios/gun-factory", 90)

    assert suffer(server, attack, "127.0.1.7") == {200: 90}


def test_a3_half_open_connections_lock_nobody_out(server: Server) -> None:
    async def attack(attacker: Attacker, _: Victims) -> None:
        with contextlib.ExitStack() as stack:
            await asyncio.to_thread(attacker.half_open, stack, 300)

    suffer(server, attack, "127.0.1.8")


def test_a6_tables_that_do_not_exist_leave_nothing_behind(server: Server) -> None:
    tables = metric(server, "sandtable_tables")

    async def attack(attacker: Attacker, _: Victims) -> None:
        async def guess() -> int:
            answer = await attacker.ask("GET", "/api/tables/nowhere/description")
            assert answer is not None
            return answer.status_code

        assert await guess() == 404
        await attacker.ask_for_unknown_tables(40)
        assert await guess() == 429, "whoever has guessed so often is not heard any more"

    answers = suffer(server, attack, "127.0.1.9")
    # Guesses are charged when they are answered: how many are let in before that is up to chance.
    assert (answers[404] + answers[429], answers[0]) == (42, 40)
    assert metric(server, "sandtable_tables") == tables + 1, "that of the others"


def test_a8_a_made_up_address_passes_no_limit(server: Server) -> None:
    async def attack(attacker: Attacker, _: Victims) -> None:
        for _round in range(10):
            await attacker.claim_addresses(50)

    burst = Settings.request_burst
    assert suffer(server, attack, "127.0.1.10") == {200: burst, 429: 500 - burst}
