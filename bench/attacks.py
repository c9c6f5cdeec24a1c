"""`python -m bench.attacks`: what one visitor's attacks do to the others, and to the memory.

Two people at a table move again and again while an attacker, in another process and at another
address, does its worst within the default limits. The latency is that of a move: from sending it
until both have seen it.
"""

import argparse
import asyncio
import contextlib
import datetime
import multiprocessing
import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import quantiles
from typing import Any

from bench.processes import engine, environment, usage
from bench.report import cpu
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
from tests.server.running import COMMAND, Server

PROCESSES = multiprocessing.get_context("spawn")
LOG = Path(__file__).with_name("RESULTS.md")
MOST_LATENCY = 0.100  # seconds, p95
MOST_GROWTH = 200 * 2**20  # bytes
PAUSE = 0.05  # seconds between two moves
FEWEST = 20  # moves

Attack = Callable[[Attacker, str], Awaitable[Any]]


async def nothing(attacker: Attacker, table: str) -> None:
    """What there is to compare with."""
    await asyncio.sleep(0)


async def poisonous_positions(attacker: Attacker, table: str) -> None:
    document = poison()
    await attacker.send_positions(document, 20)
    heroes = plan({"soviet": "me", "german": "me"}, game="heroes", position=document)
    await attacker.open_tables(heroes, 20)


async def large_positions(attacker: Attacker, table: str) -> None:
    await attacker.send_positions(skirmish(), 20)


async def large_tables(attacker: Attacker, table: str) -> None:
    heroes = plan({"soviet": "me", "german": "me"}, game="heroes", position=skirmish())
    for id in await attacker.open_tables(heroes, 13):
        await attacker.say_hello(id, 1)


async def games_of_bots(attacker: Attacker, table: str) -> None:
    bots = plan({"us": "bot", "germany": "bot"}, game="normandy", scenario="la-huberderie")
    await attacker.open_tables(bots, 40)


async def hints(attacker: Attacker, table: str) -> None:
    position = skirmish()
    puzzle = {"position": position, "action": first_action(position)}
    await attacker.send("/api/positions/answer", puzzle, 12)
    book = {"action": ["end-turn"]}
    await attacker.send("/api/puzzles/normandy/1", book, 8)


async def drafts(attacker: Attacker, table: str) -> None:
    await attacker.send("/api/studio/heroes/draft", {"text": large_draft()}, 12)
    await attacker.send("/api/positions/moves", {"position": skirmish()}, 12)


async def replays(attacker: Attacker, table: str) -> None:
    await attacker.get(f"/api/tables/{table}/replay", 20)


async def hellos(attacker: Attacker, table: str) -> None:
    await attacker.say_hellos(table, 50, 18)


async def descriptions(attacker: Attacker, table: str) -> None:
    await attacker.get("/api/games/heroes/scenarios/gun-factory", 90)


async def public_lists(attacker: Attacker, table: str) -> None:
    await attacker.get("/api/tables?open=true", 90)


async def half_open(attacker: Attacker, table: str) -> None:
    with contextlib.ExitStack() as stack:
        await asyncio.to_thread(attacker.half_open, stack, 1100)


async def unknown_tables(attacker: Attacker, table: str) -> None:
    await attacker.ask_for_unknown_tables(40)


async def made_up_addresses(attacker: Attacker, table: str) -> None:
    await attacker.claim_addresses(90)


ATTACKS: tuple[Attack, ...] = (
    nothing,
    poisonous_positions,
    large_positions,
    large_tables,
    games_of_bots,
    hints,
    drafts,
    replays,
    hellos,
    descriptions,
    public_lists,
    half_open,
    unknown_tables,
    made_up_addresses,
)


@dataclass
class Suffered:
    """What others felt of an attack."""

    attack: str
    latencies: list[float]
    growth: int
    answers: str

    @property
    def p95(self) -> float:
        return quantiles(self.latencies, n=20)[18]

    @property
    def good(self) -> bool:
        return self.p95 < MOST_LATENCY and self.growth < MOST_GROWTH

    def row(self) -> str:
        p50 = quantiles(self.latencies, n=2)[0]
        return (
            f"| {self.attack} | {len(self.latencies)} | {p50 * 1e3:.0f} | {self.p95 * 1e3:.0f} "
            f"| {max(self.latencies) * 1e3:.0f} | {self.growth / 2**20:+.0f} | {self.answers} |"
        )


def rage(port: int, number: int, table: str, answers: Connection) -> None:
    """Repeat an attack until told to stop, and tell what was answered."""

    async def attack() -> Counter[int]:
        attacker = Attacker(port, f"127.0.2.{number + 1}")
        answers.send(None)  # it begins
        while not answers.poll():
            await ATTACKS[number](attacker, table)
            await asyncio.sleep(PAUSE)
        await attacker.leave()
        return attacker.answers

    answers.send(asyncio.run(attack()))


async def suffer(server: Server, number: int, seconds: float) -> Suffered:
    """Measure the moves of others during an attack."""
    assert server.process is not None
    before = usage([server.process.pid]).memory
    latencies: list[float] = []
    async with contextlib.AsyncExitStack() as stack:
        victims = Victims(server.address)
        await victims.sit_down(stack)
        await victims.move()
        answers, theirs = PROCESSES.Pipe()
        args = (server.port, number, victims.table, theirs)
        attacker = PROCESSES.Process(target=rage, args=args, daemon=True)
        attacker.start()
        await asyncio.to_thread(answers.recv)
        until = time.perf_counter() + seconds
        while time.perf_counter() < until or len(latencies) < FEWEST:
            start = time.perf_counter()
            await victims.move()
            latencies.append(time.perf_counter() - start)
            await asyncio.sleep(PAUSE)
        growth = usage([server.process.pid]).memory - before
        answers.send(None)
        told: Counter[int] = await asyncio.to_thread(answers.recv)
        attacker.join()
    text = ", ".join(f"{status or 'closed'} {count}" for status, count in sorted(told.items()))
    return Suffered(ATTACKS[number].__name__.replace("_", " "), latencies, growth, text)


def report(found: list[Suffered], seconds: float, compiled: bool) -> str:
    load = os.getloadavg()[0]
    head = (
        f"{cpu()}: one attacker at a time, {seconds:g} s each, default limits, "
        f"{engine(compiled)}, load average {load:.1f}. Targets: p95 of others below "
        f"{MOST_LATENCY * 1e3:.0f} ms, "
        f"growth of the server below {MOST_GROWTH / 2**20:.0f} MiB.\n\n"
        "| attack | moves | p50 ms | p95 ms | most ms | MiB | answers to the attacker |\n"
        "|---|--:|--:|--:|--:|--:|---|\n"
    )
    rows = "".join(f"{each.row()}{'' if each.good else ' MISSED'}\n" for each in found)
    return head + rows


def main() -> None:
    """Run the benchmark."""
    parser = argparse.ArgumentParser(prog="python -m bench.attacks", description=__doc__)
    parser.add_argument("--seconds", type=float, default=10, help="for each attack")
    parser.add_argument("--interpreted", action="store_true", help="not the compiled engine")
    parser.add_argument("--only", default="", help="attacks whose names contain this")
    parser.add_argument("--write", action="store_true", help=f"append the result to {LOG.name}")
    options = parser.parse_args()
    chosen = [number for number, each in enumerate(ATTACKS) if options.only in each.__name__]
    found: list[Suffered] = []
    compiled = not options.interpreted
    chosen_engine = environment(compiled)
    with (
        tempfile.TemporaryDirectory() as folder,
        limited_server(Server(Path(folder), None, COMMAND, **chosen_engine)) as server,
    ):
        for number in chosen:
            found.append(asyncio.run(suffer(server, number, options.seconds)))
            print(found[-1].row(), file=sys.stderr)
    text = report(found, options.seconds, compiled)
    print(text)
    if options.write:
        with LOG.open("a", encoding="utf-8") as log:
            log.write(f"\n## {datetime.date.today().isoformat()}, attacks\n\n{text}")
    if not all(each.good for each in found):
        sys.exit(1)


if __name__ == "__main__":
    main()
