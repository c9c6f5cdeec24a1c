"""`python -m bench.server`: many live games at once, and how long a move takes to be seen.

Each game has two clients. The time is taken from the moment an action is sent to the moment the
opponent has the update in hand. Clients and server share the machine.
"""

import argparse
import asyncio
import contextlib
import datetime
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean, quantiles

from playwright.sync_api import sync_playwright
from websockets.asyncio.client import ClientConnection

import sandtable
from bench.report import cpu
from tests.browser.conftest import FLAGS, find_chromium
from tests.browser.visitor import Visitor, first_load
from tests.server.player import Line, Player
from tests.server.running import Server

LOG = Path(__file__).with_name("RESULTS.md")
#: What is played, of each game; the tables take turns.
SCENARIOS = {
    "normandy": "la-huberderie",
    "north-africa": "barce",
    "memoir44": "arracourt",
    "heroes": "gun-factory",
}
TABLES = tuple((id, SCENARIOS[id], sandtable.game(id).sides) for id in sandtable.games())
AT_ONCE = 8  # tables that are set up at the same time
MOST_LATENCY = 0.150  # seconds, p95
MOST_UPDATE = 20_000  # bytes
MOST_PAGE = 400_000


class Counted(ClientConnection):
    """A connection that counts the bytes that come over the wire."""

    wire = 0

    def data_received(self, data: bytes) -> None:
        self.wire += len(data)
        super().data_received(data)


@dataclass
class Tally:
    """What all clients have measured."""

    latencies: list[float] = field(default_factory=list)
    raw: list[int] = field(default_factory=list)
    wire: list[int] = field(default_factory=list)
    finished: int = 0


class Client:
    """One seat of a game: reads all the time, acts when it is told to."""

    def __init__(self, line: Line, tally: Tally, sent: dict[int, float]) -> None:
        self.line = line
        self.tally = tally
        #: When the action that makes a change was sent; shared with the opponent.
        self.sent = sent
        self.measuring = False
        assert isinstance(line.connection, Counted)
        self.connection = line.connection

    async def read_on(self) -> None:
        while True:
            before = self.connection.wire
            message = await self.line.read()
            now = time.perf_counter()
            if message["type"] == "refused":
                raise AssertionError(f"refused: {message}")
            if message["type"] != "update" or not self.measuring:
                continue
            self.tally.raw.append(self.line.size)
            self.tally.wire.append(self.connection.wire - before)
            change = message["changes"][-1]
            if change["seat"] != self.line.seat and change["number"] in self.sent:
                self.tally.latencies.append(now - self.sent.pop(change["number"]))

    async def act(self, rng: random.Random) -> None:
        line = self.line
        version = line.version
        self.sent[version + 1] = time.perf_counter()
        await line.send(
            {
                "type": "act",
                "id": f"{line.seat}-{version}",
                "version": version,
                "action": rng.choice(line.offer["legal"]),
            }
        )


class Table:
    """A game with two clients, one action every so many seconds."""

    def __init__(self, number: int, address: str, tally: Tally) -> None:
        self.game, self.scenario, self.seats = TABLES[number % len(TABLES)]
        self.rng = random.Random(number)
        self.players = [Player(address, f"player {number} {seat}") for seat in self.seats]
        self.tally = tally
        self.clients: list[Client] = []

    async def set_up(self, stack: AsyncExitStack) -> None:
        host, guest = self.players
        for player in self.players:
            await player.introduce()
            stack.push_async_callback(player.leave)
        seats = {self.seats[0]: {"kind": "me"}, self.seats[1]: {"kind": "invite"}}
        created = await host.create(self.game, self.scenario, seats)
        await guest.join(created["table"], created["invites"][self.seats[1]])
        sent: dict[int, float] = {}
        for player, seat in zip(self.players, self.seats, strict=True):
            line = await stack.enter_async_context(player.sit(created["table"], seat, make=Counted))
            self.clients.append(Client(line, self.tally, sent))

    async def play(self, pause: float, until: float) -> None:
        """An action now and then, at an own beat, until the clock says so."""
        await asyncio.sleep(self.rng.uniform(0, pause))
        while time.perf_counter() < until:
            deciding = [client for client in self.clients if client.line.must_decide]
            if not deciding:
                self.tally.finished += 1
                return
            await self.rng.choice(deciding).act(self.rng)
            await asyncio.sleep(pause)


def resident(pid: int) -> int:
    """The memory that a process holds now, in bytes."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    raise AssertionError(f"no process {pid}")


@dataclass
class Load:
    """What a run has shown."""

    games: int
    pause: float
    seconds: float
    tally: Tally
    memory: float  # bytes for each game
    server: int  # bytes of the whole server
    page: int = 0  # bytes of a table when it is opened for the first time

    def lines(self) -> Iterator[tuple[str, bool]]:
        """Each figure, and whether it is as good as it must be."""
        cuts = quantiles(self.tally.latencies, n=100)
        yield (
            f"{len(self.tally.latencies):,} actions, sent to seen by the opponent: "
            f"p50 {cuts[49] * 1e3:.1f} ms, p95 {cuts[94] * 1e3:.1f} ms, "
            f"p99 {cuts[98] * 1e3:.1f} ms, most {max(self.tally.latencies) * 1e3:.0f} ms; "
            f"p95 under {MOST_LATENCY * 1e3:.0f} ms",
            cuts[94] < MOST_LATENCY,
        )
        yield (
            f"an update: {mean(self.tally.raw):,.0f} bytes of JSON (most {max(self.tally.raw):,}), "
            f"{mean(self.tally.wire):,.0f} on the wire (most {max(self.tally.wire):,}); "
            f"under {MOST_UPDATE:,} on the wire",
            max(self.tally.wire) < MOST_UPDATE,
        )
        yield (
            f"memory: {self.memory / 1024:,.0f} KiB for each game, "
            f"{self.server / 2**20:.0f} MiB for the server",
            True,
        )
        yield (
            f"first load of a table: {self.page:,} bytes on the wire; under {MOST_PAGE:,}",
            0 < self.page < MOST_PAGE,
        )

    def report(self) -> str:
        head = (
            f"{cpu()}: {self.games} live games, two clients each, an action every "
            f"{self.pause:g} s in each game, {self.seconds:g} s.\n\n"
        )
        return head + "".join(
            f"- {'met' if good else 'MISSED'}: {text}\n" for text, good in self.lines()
        )


async def run(server: Server, games: int, pause: float, seconds: float) -> Load:
    """Set the tables up, let them warm up for one beat, and measure."""
    assert server.process is not None
    tally = Tally()
    tables = [Table(number, server.address, tally) for number in range(games)]
    empty = resident(server.process.pid)
    async with AsyncExitStack() as stack:
        gate = asyncio.Semaphore(AT_ONCE)

        async def set_up(table: Table) -> None:
            async with gate:
                await table.set_up(stack)

        await asyncio.gather(*(set_up(table) for table in tables))
        print(f"{games} tables are set up", file=sys.stderr)
        clients = [client for table in tables for client in table.clients]
        readers = [asyncio.create_task(client.read_on()) for client in clients]
        until = time.perf_counter() + pause + seconds
        play = asyncio.gather(*(table.play(pause, until) for table in tables), *readers)
        await asyncio.sleep(pause)
        for client in clients:
            client.measuring = True
        done, _ = await asyncio.wait([play], timeout=seconds)
        if done:
            await play
        full = resident(server.process.pid)
        play.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await play
    return Load(games, pause, seconds, tally, (full - empty) / games, full)


def open_table(server: Server, game: str, scenario: str) -> int:
    """The bytes that a browser fetches to show the first table of its life."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=find_chromium(), args=list(FLAGS))
        visitor = Visitor(chromium, server.address, service_workers="block")
        mine, other = sandtable.game(game).sides
        seats = {mine: {"kind": "me"}, other: {"kind": "bot", "level": "recruit"}}
        size = first_load(visitor, f"/table/{visitor.create(game, scenario, seats)['table']}")
        chromium.close()
    return size


def main() -> None:
    """Run the benchmark."""
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--pause", type=float, default=10, help="seconds between two actions")
    parser.add_argument("--seconds", type=float, default=60, help="of measuring")
    parser.add_argument("--write", action="store_true", help=f"append the result to {LOG.name}")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        load = asyncio.run(run(server, options.games, options.pause, options.seconds))
        load.page = max(open_table(server, game, scenario) for game, scenario, _ in TABLES)
    text = load.report()
    print(text)
    if options.write:
        with LOG.open("a", encoding="utf-8") as log:
            log.write(f"\n## {datetime.date.today().isoformat()}, server\n\n{text}")
    if not all(good for _, good in load.lines()):
        sys.exit(1)


if __name__ == "__main__":
    main()
