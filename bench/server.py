"""`python -m bench.server`: many live games at once, and how long a move takes to appear.

Each game has two clients. The latency is measured from sending an action until the opponent has
received the update. Clients and server share the machine. Whatever goes wrong is counted and
reported; an action that nobody has seen before the next one is due misses the target.
"""

import argparse
import asyncio
import contextlib
import datetime
import os
import resource
import signal
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import mean, quantiles

import uvloop

from bench.clients import NOT_CONNECTED, TABLES, Browsers, Table, Tally
from bench.page import open_table
from bench.processes import Running, Usage, one_worker, several_workers
from bench.report import cpu

LOG = Path(__file__).with_name("RESULTS.md")
GAMES = 200
GAMES_IN_A_CLUSTER = 1000
AT_ONCE = 4  # tables that are set up concurrently
MOST_LATENCY = 0.050  # seconds, p95
MOST_LATENCY_IN_A_CLUSTER = 0.150
MOST_CPU = 0.003  # seconds of the servers for a change
MOST_UPDATE = 20_000  # bytes
MOST_PAGE = 400_000
CHESS_GAMES = 10


@dataclass
class Load:
    """The results of a run."""

    running: Running
    games: int
    opened: int
    pause: float
    seconds: float
    tally: Tally
    #: What the servers, the database and the clients have used while it was measured.
    workers: float
    database: float
    clients: float
    memory: float  # bytes per game
    server: int  # bytes of all servers
    load_before: str
    load_after: str
    chess_before: float  # seconds for a step of python-chess
    chess_after: float
    page: int | None = None  # bytes loaded when a table is opened for the first time

    def lines(self) -> Iterator[tuple[str, bool]]:
        """Each figure, and whether it meets its target."""
        tally = self.tally
        if len(tally.latencies) > 1:
            yield self._latency()
            if self.running.servers:
                yield self._cpu()
                yield (
                    f"memory: {self.memory / 1024:,.0f} KiB for each game, "
                    f"{self.server / 2**20:.0f} MiB for the server",
                    True,
                )
            yield (
                f"an update: {mean(tally.raw):,.0f} bytes of JSON (most {max(tally.raw):,}), "
                f"{mean(tally.wire):,.0f} on the wire (most {max(tally.wire):,}), compressed; "
                f"under {MOST_UPDATE:,} on the wire",
                max(tally.wire) < MOST_UPDATE,
            )
        else:
            yield "too few actions were seen to say anything", False
        if self.page is not None:
            yield (
                f"first load of a table: {self.page:,} bytes on the wire; under {MOST_PAGE:,}",
                0 < self.page < MOST_PAGE,
            )
        unseen = tally.troubles["action not seen in time"] + tally.troubles[NOT_CONNECTED]
        told = ", ".join(f"{count} x {what}" for what, count in sorted(tally.troubles.items()))
        yield (
            f"troubles: {told or 'none'}; {tally.finished} games ended; every table is opened and "
            "every action seen",
            self.opened == self.games and not unseen,
        )

    def _latency(self) -> tuple[str, bool]:
        latencies = self.tally.latencies
        cuts = quantiles(latencies, n=100)
        lone = len(self.running.servers) == 1
        most = MOST_LATENCY if lone else MOST_LATENCY_IN_A_CLUSTER
        return (
            f"{len(latencies):,} actions, sent to seen by the opponent: "
            f"p50 {cuts[49] * 1e3:.1f} ms, p95 {cuts[94] * 1e3:.1f} ms, "
            f"p99 {cuts[98] * 1e3:.1f} ms, most {max(latencies) * 1e3:.0f} ms; "
            f"p95 under {most * 1e3:.0f} ms",
            cuts[94] < most,
        )

    def _cpu(self) -> tuple[str, bool]:
        """The workers count, with all that they do besides; the rest is told."""
        each = 1e3 / max(self.tally.changes, 1)
        database = f"{self.database * each:.2f} ms of PostgreSQL, " if self.database else ""
        return (
            f"processor time for each of {self.tally.changes:,} changes: "
            f"{self.workers * each:.2f} ms of the server, {database}"
            f"{self.clients * each:.2f} ms of the clients; "
            f"under {MOST_CPU * 1e3:g} ms of the server",
            0 < self.workers * each < MOST_CPU * 1e3,  # less than none: one has ended
        )

    def report(self) -> str:
        head = (
            f"{cpu()}, {os.cpu_count()} cores, load average {self.load_before} before and "
            f"{self.load_after} after; {self.running.setting}: {self.opened} of {self.games} live "
            f"games, two clients each, an action every {self.pause:g} s in each game, "
            f"{self.seconds:g} s. A step of python-chess takes {self.chess_before * 1e6:.0f} µs "
            f"before and {self.chess_after * 1e6:.0f} µs after.\n\n"
        )
        return head + "".join(
            f"- {'met' if good else 'MISSED'}: {text}\n" for text, good in self.lines()
        )


def load_average() -> str:
    """Over 1, 5 and 15 minutes."""
    return " ".join(f"{each:.2f}" for each in os.getloadavg())


def chess_step() -> float:
    """Processor time of a step of python-chess: how fast the machine is at the moment."""
    from bench.python_chess import play  # only those who measure have it installed

    rng = Random(1)
    started = time.process_time()
    steps = sum(1 for _ in range(CHESS_GAMES) for _ in play(rng))
    return (time.process_time() - started) / steps


async def run(running: Running, games: int, pause: float, seconds: float) -> Load:
    """Set up the tables, let them warm up for one interval, and measure."""
    load_before, chess_before = load_average(), chess_step()
    tally = Tally()
    browsers = [Browsers(address, tally) for address in running.addresses]
    # A table belongs to the worker that it was opened at, and all its clients go there.
    tables = [Table(number, browsers[number % len(browsers)], tally) for number in range(games)]
    empty = running.workers().memory
    opened = await set_up(tables, tally)
    print(f"{len(opened)} tables are set up", file=sys.stderr)
    until = asyncio.get_running_loop().time() + pause + seconds
    playing = asyncio.gather(*(table.play(pause, until) for table in opened))
    await asyncio.sleep(pause)
    before = running.workers(), running.database(), own_usage()
    tally.measuring = True
    await asyncio.sleep(seconds)
    tally.measuring = False
    after = running.workers(), running.database(), own_usage()
    load_after = load_average()
    await playing
    await asyncio.sleep(1)  # for the last actions to be seen
    workers, database, clients = [
        late.seconds - early.seconds for early, late in zip(before, after, strict=True)
    ]
    for table in opened:
        table.close()
    for each in browsers:
        await each.close()
    return Load(
        running,
        games,
        len(opened),
        pause,
        seconds,
        tally,
        workers,
        database,
        clients,
        memory=(after[0].memory - empty) / max(len(opened), 1),
        server=after[0].memory,
        load_before=load_before,
        load_after=load_after,
        chess_before=chess_before,
        chess_after=chess_step(),
    )


async def set_up(tables: list[Table], tally: Tally) -> list[Table]:
    """The tables that could be opened."""
    opened: list[Table] = []
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(table: Table) -> None:
        async with gate:
            try:
                await table.set_up()
            except OSError:
                tally.troubles["table not opened"] += 1
                table.close()
            else:
                opened.append(table)

    await asyncio.gather(*(one(table) for table in tables))
    return opened


def own_usage() -> Usage:
    return Usage(time.process_time(), 0)


def have_files(count: int) -> None:
    """Raise the limit of open files, as far as the system allows."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = count if hard == resource.RLIM_INFINITY else min(count, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, most), hard))


def main() -> None:
    """Run the benchmark."""
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--workers", type=int, default=1, help="with more than one: on PostgreSQL")
    parser.add_argument("--address", help="of servers that run already; their limits apply")
    parser.add_argument(
        "--games", type=int, help=f"{GAMES}, or {GAMES_IN_A_CLUSTER} with several workers"
    )
    parser.add_argument("--pause", type=float, default=10, help="seconds between two actions")
    parser.add_argument("--seconds", type=float, default=60, help="of measuring")
    parser.add_argument("--interpreted", action="store_true", help="not the compiled engine")
    parser.add_argument("--no-page", action="store_true", help="do not open a table in a browser")
    parser.add_argument("--write", action="store_true", help=f"append the result to {LOG.name}")
    options = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # and end what was started
    several = options.workers > 1 or options.address
    games = options.games or (GAMES_IN_A_CLUSTER if several else GAMES)
    have_files(2 * games + 200)
    servers: contextlib.AbstractContextManager[Running]
    if options.address:
        servers = contextlib.nullcontext(Running((options.address.rstrip("/"),), options.address))
    elif several:
        servers = several_workers(options.workers, not options.interpreted)
    else:
        servers = one_worker(not options.interpreted)
    with servers as running:
        load = uvloop.run(run(running, games, options.pause, options.seconds))
        if not options.no_page:
            address = running.addresses[0]
            load.page = max(open_table(address, game, scenario) for game, scenario, _ in TABLES)
    text = load.report()
    print(text)
    if options.write:
        with LOG.open("a", encoding="utf-8") as log:
            log.write(f"\n## {datetime.date.today().isoformat()}, server\n\n{text}")
    if not all(good for _, good in load.lines()):
        sys.exit(1)


if __name__ == "__main__":
    main()
