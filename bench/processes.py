"""The processes of a server, and what they cost: one worker, or several on PostgreSQL."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from bench.subjects import COMPILED, ROOT
from tests.server.postgres import Cluster
from tests.server.running import COMMAND, Server, group_members

#: Limits out of the way of a thousand games from one address.
ROOMY = {
    "SANDTABLE_ADDRESS_SOCKETS": "20000",
    "SANDTABLE_CONNECTIONS": "20000",
    "SANDTABLE_CONNECTIONS_EACH": "20000",
    "SANDTABLE_DECISION_RATE": "100000",
    "SANDTABLE_REQUEST_RATE": "100000",
    "SANDTABLE_ENTRY_RATE": "100000",
}
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
#: Where the engine of a process comes from.
ASK = "import sandtable.kernel.state as state; print(state.__file__)"


@dataclass(frozen=True)
class Usage:
    """What processes have used: seconds of processor time, and bytes of memory now."""

    seconds: float
    memory: int


def usage(pids: Sequence[int]) -> Usage:
    """The sum over processes, all their threads included."""
    seconds, memory = 0.0, 0
    for pid in pids:
        try:
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has just ended
        seconds += (int(fields[11]) + int(fields[12])) / TICKS
        memory += int(fields[21]) * PAGE
    return Usage(seconds, memory)


def children(parent: int) -> list[int]:
    """A process and those that it has started."""
    found = [parent]
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == parent:
            found.append(int(stat.parent.name))
    return found


@dataclass(frozen=True)
class Running:
    """Servers to be loaded: their addresses, and what they are made of."""

    addresses: tuple[str, ...]
    #: What is measured, in words.
    setting: str
    servers: tuple[Server, ...] = ()
    postgres: int | None = None

    def workers(self) -> Usage:
        """What the servers have used, together with the processes for their bots and jobs."""
        groups = [server.process.pid for server in self.servers if server.process is not None]
        return usage([pid for group in groups for pid in group_members(group)])

    def database(self) -> Usage:
        return usage([] if self.postgres is None else children(self.postgres))


def environment(compiled: bool) -> dict[str, str]:
    """Which engine a server uses; ends the program if that is not to be had."""
    if not compiled:
        return {"PYTHONPATH": str(ROOT)}
    if subprocess.run([sys.executable, "tools/compile.py", "--refresh"], cwd=ROOT).returncode:
        sys.exit("The compiled engine is missing or out of date: make compile")
    chosen = {"PYTHONPATH": str(COMPILED), "PYTHONSAFEPATH": "1"}
    command = [sys.executable, "-c", ASK]
    engine = subprocess.run(
        command, cwd=ROOT, env=os.environ | chosen, check=True, capture_output=True, text=True
    ).stdout.strip()
    if not engine.endswith((".so", ".pyd")):
        sys.exit(f"The engine is not compiled: {engine}")
    return chosen


@contextmanager
def one_worker(compiled: bool) -> Iterator[Running]:
    """A server as it is by default, on SQLite."""
    chosen = environment(compiled)
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), None, COMMAND, **ROOMY, **chosen) as server,
    ):
        yield Running((server.address,), f"one worker, SQLite, {engine(compiled)}", (server,))


@contextmanager
def several_workers(count: int, compiled: bool) -> Iterator[Running]:
    """A PostgreSQL that writes to disk what it commits, and workers that share it."""
    chosen = ROOMY | environment(compiled) | {"SANDTABLE_MIGRATE": "no"}
    with ExitStack() as stack:
        postgres = stack.enter_context(Cluster(durable=True))
        url = postgres.new_database()
        command = (*COMMAND, "--url", url)
        migrate = [*COMMAND[:-1], "admin", "migrate", "--url", url]
        subprocess.run(migrate, cwd=ROOT, env=os.environ | chosen, check=True)
        servers = []
        for _ in range(count):
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            servers.append(Server(folder, None, command, **chosen))
            stack.enter_context(servers[-1])
        addresses = tuple(server.address for server in servers)
        setting = f"{count} workers, PostgreSQL, {engine(compiled)}"
        yield Running(addresses, setting, tuple(servers), postgres.pid)


def engine(compiled: bool) -> str:
    return "compiled engine" if compiled else "interpreted engine"
