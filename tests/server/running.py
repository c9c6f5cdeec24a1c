"""A real `sandtable serve` in a process of its own, to be used, killed and started again."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Final

import httpx

ROOT = Path(__file__).parents[2]
COMMAND = (sys.executable, "-m", "sandtable.cli", "serve")
#: Limits out of the way of those who play as fast as they can, all from one address; and of bots
#: on a busy machine, who would play at random when their time is up. Games begin without an
#: exchange of numbers, in which these players would have to take part.
GENEROUS: Final = {
    "SANDTABLE_MESSAGE_BURST": "100000",
    "SANDTABLE_HELLO_BURST": "100000",
    "SANDTABLE_DECISION_BURST": "1000000",
    "SANDTABLE_REQUEST_BURST": "100000",
    "SANDTABLE_CONNECTIONS_EACH": "2000",
    "SANDTABLE_ENTRY_BURST": "100000",
    "SANDTABLE_ADDRESS_SOCKETS": "1000",
    "SANDTABLE_ADDRESS_TABLES": "100000",
    "SANDTABLE_PLAYER_TABLES": "100000",
    "SANDTABLE_PLAYER_BOT_SECONDS": "100000",
    "SANDTABLE_ADDRESS_BOT_SECONDS": "100000",
    "SANDTABLE_REPLAYS": "100000",
    "SANDTABLE_BOT_SECONDS": "60",
    "SANDTABLE_REVEAL_SECONDS": "0",
    "SANDTABLE_BOTS_ALONE_PAUSE": "0",
}
PATIENCE = 90.0  # seconds a start or an end may take on a busy machine


def free_port() -> int:
    """A port of this machine that nobody listens on."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


def fetch(url: str, timeout: float = PATIENCE) -> httpx.Response:
    """An answer over plain HTTP, without reading certificates: that takes longer than the call."""
    return httpx.get(url, timeout=timeout, verify=False)


class Server:
    """A server with its data in a folder. The port stays the same over all restarts."""

    def __init__(
        self,
        folder: Path,
        port: int | None = None,
        command: tuple[str, ...] = COMMAND,
        **environment: str,
    ) -> None:
        self.folder = folder
        self.command = command
        self.port = free_port() if port is None else port
        self.environment = {**os.environ, **GENEROUS, **environment}
        self.environment.setdefault("PYTHONPATH", str(ROOT))
        self.log = folder / f"server-{self.port}.log"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def launch(self) -> None:
        """Start the process and do not wait for it."""
        assert self.process is None
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*self.command, "--port", str(self.port), "--data", str(self.folder)],
                cwd=ROOT,
                env=self.environment,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,  # so that what it leaves behind can be found and ended
            )

    def start(self) -> "Server":
        """Start the process and wait until it answers."""
        self.launch()
        self.wait()
        return self

    def wait(self) -> None:
        """Until it answers."""
        assert self.process is not None
        deadline = time.monotonic() + PATIENCE
        while not self.answers():
            if self.process.poll() is not None:
                raise AssertionError(f"the server has ended:\n{self.told()}")
            if time.monotonic() > deadline:
                raise AssertionError(f"the server does not answer:\n{self.told()}")
            time.sleep(0.05)

    def answers(self) -> bool:
        try:
            return fetch(f"{self.address}/api/health", 2).status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """`kill -9`: the process has no chance to tidy up."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        self.process = None

    def stop(self) -> None:
        """End it as an operator would, and whatever it started."""
        process, self.process = self.process, None
        if process is None:
            return
        process.terminate()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            raise AssertionError(f"the server does not stop:\n{self.told()}") from None
        finally:
            end_group(process.pid)

    def told(self) -> str:
        """What it wrote on its way."""
        return self.log.read_text(encoding="utf-8", errors="replace") if self.log.exists() else ""

    def __enter__(self) -> "Server":
        try:
            return self.start()
        except AssertionError:
            self.stop()  # nobody else would
            raise

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()


def end_group(group: int) -> None:
    """Kill what is left of a process group; nothing if nothing is."""
    try:
        os.killpg(group, signal.SIGKILL)
    except ProcessLookupError:
        return


def group_members(group: int) -> list[int]:
    """The processes of a group that are still alive."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has just ended
        if int(fields[2]) == group and fields[0] != "Z":
            found.append(int(stat.parent.name))
    return found
