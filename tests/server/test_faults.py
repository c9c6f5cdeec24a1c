"""Disks that are full or read-only, a locked database, a clock that is set, in a running server.

Whoever plays is told, nothing that was confirmed is lost, the server says that it is not ready, and
goes on by itself. Connections that never say what they want are in ``test_half_open.py``.
"""

import asyncio
import contextlib
import errno
import os
import sqlite3
import subprocess
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.attacks import Victims
from tests.server.machine import Machine
from tests.server.player import Message, Player
from tests.server.running import PATIENCE, Server, fetch

pytestmark = pytest.mark.live

HOUR = 3600
MOVES = 3


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


@contextlib.contextmanager
def locked(machine: Machine) -> Iterator[None]:
    """Somebody else writes to the database, and does not come to an end."""
    other = sqlite3.connect(machine.database, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


ERRORS = {"full": errno.ENOSPC, "read-only": errno.EROFS}
FAULTS: dict[str, Callable[[Machine], AbstractContextManager[None]]] = {
    "full": lambda machine: machine.fault("full"),
    "read-only": lambda machine: machine.fault("read-only"),
    "locked": locked,
}


def readiness(server: Server) -> tuple[int, str]:
    answer = fetch(f"{server.address}/readyz")
    return answer.status_code, answer.json().get("reason", "")


def wait_until_it_is(server: Server, status: int, reason: str) -> None:
    """An answer is good for a second; on a busy machine the database may be slow for a while."""
    deadline = time.monotonic() + PATIENCE
    while (found := readiness(server)) != (status, reason):
        assert time.monotonic() < deadline, found
        time.sleep(0.2)


@contextlib.asynccontextmanager
async def at_a_table(server: Server) -> AsyncIterator[Victims]:
    async with contextlib.AsyncExitStack() as stack:
        players = Victims(server.address)
        await players.sit_down(stack)
        for _ in range(MOVES):
            await players.move()
        yield players


async def is_told(players: Victims) -> None:
    """A move that cannot be stored: the connection is closed, and nobody has seen it."""
    line = next(each for each in players.lines if each.must_decide)
    with pytest.raises(ConnectionClosed) as closed:
        await line.act(line.offer["legal"][0])
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012, "it may come back at once"


async def goes_on(ann: Player, table: str, version: int) -> int:
    """All that was confirmed is there, and the game can be played on; the new version."""
    async with ann.sit(table, "us") as line:
        assert line.version == version
        assert [change["number"] for change in line.changes] == list(range(1, version + 1))
        if not line.must_decide:
            return version
        answer = await line.act(line.offer["legal"][0])
        assert answer["type"] == "done"
        return int(answer["version"])


@pytest.mark.parametrize("name", sorted(FAULTS))
def test_nothing_is_lost_while_the_database_does_not_work(machine: Machine, name: str) -> None:
    async def play(server: Server) -> tuple[Player, str, int]:
        async with at_a_table(server) as players:
            ann, version = players.players[0], players.lines[0].version
            with FAULTS[name](machine):
                await asyncio.to_thread(wait_until_it_is, server, 503, name)
                await is_told(players)
                refused = await ann.http.put("/api/me", json={"name": "Bea"})
                assert refused.status_code == 503
                assert refused.json()["error"]["key"] == "no-database"
                assert (await ann.http.get("/livez")).status_code == 200
            await asyncio.to_thread(wait_until_it_is, server, 200, "")
            version = await goes_on(ann, players.table, version)
        return ann, players.table, version

    async def come_back(server: Server, cookie: str, table: str, version: int) -> None:
        ann = Player(server.address, "Ann")
        ann.http.headers["Cookie"] = cookie
        assert (await ann.call("GET", "/api/me"))["name"] == "Ann", "nothing was half done"
        await goes_on(ann, table, version)
        await ann.leave()

    with machine.server(SANDTABLE_LOCK_SECONDS="1") as server:
        ann, table, version = asyncio.run(play(server))
        assert f"Not ready: the database is {name}" in server.told()
        assert "The database works again." in server.told()
        server.kill()
        server.start()
        asyncio.run(come_back(server, ann.cookie, table, version))
    check = [*server.command[:-1], "admin", "check", "--data", str(server.folder)]
    subprocess.run(check, env=server.environment, check=True, stdout=subprocess.DEVNULL)


@pytest.mark.parametrize("migrate", ["yes", "no"])
@pytest.mark.parametrize("name", ["full", "read-only"])
def test_a_server_that_cannot_write_says_so_and_does_not_start(
    machine: Machine, name: str, migrate: str
) -> None:
    with machine.server():
        pass
    server = machine.server(SANDTABLE_MIGRATE=migrate, LANG="C")
    with machine.fault(name):
        server.launch()
        assert server.process is not None
        assert server.process.wait(PATIENCE) != 0
    told = server.told()
    assert "Traceback" not in told, told
    assert os.strerror(ERRORS[name]) in told, "what SQLite says is less clear"
    server.process = None


@pytest.mark.parametrize("seconds", [HOUR, -HOUR])
def test_setting_the_clock_disturbs_nobody(machine: Machine, seconds: int) -> None:
    async def play(server: Server) -> None:
        async with at_a_table(server) as players:
            machine.set_clock(seconds)
            for _ in range(MOVES):
                await players.move()
            assert readiness(server) == (200, "")
            ann = players.players[0]
            found = await ann.call("GET", f"/api/tables/{players.table}")
            assert [seat["abandoned"] for seat in found["seats"]] == [False, False]
            assert abs(found["changed"] - (time.time() + seconds)) < HOUR / 2, "it was set"
            both: dict[str, Message] = {seat: {"kind": "me"} for seat in ("us", "germany")}
            await ann.create("normandy", "la-raye", both)
            machine.set_clock(0)
            await players.move()
        assert "Traceback" not in server.told(), server.told()

    # As few requests as possible: none may be held against anybody.
    few = {"SANDTABLE_REQUEST_BURST": "60", "SANDTABLE_ENTRY_BURST": "10"}
    with machine.server(**few) as server:
        asyncio.run(play(server))
