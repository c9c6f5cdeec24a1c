"""``sandtable serve``: play in the browser."""

import asyncio
import contextlib
import ipaddress
import socket
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from types import FrameType
from typing import Final

import uvicorn
from fastapi import FastAPI
from rich.text import Text

from sandtable.bots.collecting import collect_seldom
from sandtable.cli.terminal import Terminal
from sandtable.cli.words import CliWords
from sandtable.kernel.errors import BadInput
from sandtable.server.app import configure, prepare_cluster
from sandtable.server.database import Database, check_disk, prepare
from sandtable.server.folder import database_url
from sandtable.server.logs import configure_logs
from sandtable.server.process_limits import make_room
from sandtable.server.watchdog import Watchdog
from sandtable.tables.settings import Settings, from_environment
from sandtable.terminal.palette import ACCENT, SOFT

#: An address beyond every network (RFC 5737), and any port: nothing is sent there.
BEYOND: Final = ("192.0.2.1", 9)
#: For how many seconds a thread at work keeps the event loop waiting.
SWITCH_SECONDS: Final = 0.001
#: How often the date is told anew that every answer has.
TICK_SECONDS: Final = 1.0
#: The name of somebody's server on the Internet.
EXAMPLE: Final = "example.org"


class Server(uvicorn.Server):
    """Prints a notice once it accepts connections, and has its event loop watched."""

    def __init__(self, settings: Settings, terminal: Terminal, notice: Sequence[Text]) -> None:
        config = configure(settings)
        super().__init__(config)
        self._terminal = terminal
        self._notice = notice
        assert isinstance(config.app, FastAPI)
        self._app = config.app
        self._watchdog = Watchdog(settings, self._app.state.counters, lambda: self.should_exit)
        #: Once connections are accepted: nobody is held up by what is loaded before.
        self._beating: asyncio.Task[None] | None = None
        #: Wakes the main loop when the server is told to end.
        self._told_to_end = asyncio.Event()
        self._loop: asyncio.AbstractEventLoop | None = None

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        self._watchdog.start()
        try:
            await super().serve(sockets)
        finally:
            if self._beating is not None:
                self._beating.cancel()
            self._watchdog.close()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            collect_seldom()
            sys.setswitchinterval(SWITCH_SECONDS)
            self._terminal.draw(self._notice)
            self._terminal.console.file.flush()
            self._beating = asyncio.create_task(self._watchdog.keep_beating())

    async def main_loop(self) -> None:
        """Tick as often as there is something to do, and not ten times a second as uvicorn does."""
        self._loop = asyncio.get_running_loop()
        while not await self.on_tick(0):
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._told_to_end.wait(), TICK_SECONDS)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._told_to_end.set)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        # What visitors wait for is refused, rather than cut off in the middle some seconds later.
        self._app.state.runner.drop_jobs()
        await super().shutdown(sockets)


def serve(terminal: Terminal, host: str, port: int, data: Path | None, url: str) -> None:
    """Serve until interrupted."""
    settings = from_environment(database_url(url, data))
    if host:  # whoever listens on a name may be asked by it
        settings = replace(settings, hosts=f"{settings.hosts},{host}")
    check_disk(settings.url)
    with contextlib.closing(Database(settings.url)) as database:
        prepare(database, settings.migrate == "yes")  # here, where an error can be reported
    if settings.is_one_of_several:
        prepare_cluster(settings)
    make_room(settings.connections)
    listener = listen(host, port)
    bound, number = listener.getsockname()[:2]
    configure_logs(settings.log, settings.log_level)
    network = network_address()
    if network is not None and ipaddress.ip_address(bound).is_unspecified and not settings.reach:
        settings = replace(settings, reach=f"http://{network}:{number}")
    lines = notice(terminal.words, host, bound, number, network)
    Server(settings, terminal, lines).run([listener])


def serve_bots(url: str, data: Path | None) -> None:
    """Let bots think for the servers on a database, until interrupted."""
    settings = replace(from_environment(database_url(url, data)), bots="queue")
    prepare_cluster(settings)
    configure_logs(settings.log, settings.log_level)
    from sandtable.server.cluster.bot_worker import run

    run(settings)


def notice(words: CliWords, host: str, bound: str, port: int, network: str | None) -> list[Text]:
    """Lines that say where to open the client, and how to let others in.

    ``host`` is the host asked for, ``bound`` its address, and ``network`` this machine's address
    on its network.
    """
    ip = ipaddress.ip_address(bound)
    name = "localhost" if ip.is_unspecified else f"[{host}]" if ":" in host else host
    here = Text(f"http://{name}:{port}/", f"bold {ACCENT}")
    lines = [Text(f"{words.text('cli-serving')} ").append_text(here)]
    if network is not None and (ip.is_loopback or ip.is_unspecified):
        key = "cli-serving-alone" if ip.is_loopback else "cli-serving-network"
        lines.append(Text(words.text(key, address=f"http://{network}:{port}/"), SOFT))
    proxy = f"caddy reverse-proxy --from {EXAMPLE} --to {name}:{port}"
    settings = f"SANDTABLE_HOSTS={EXAMPLE} SANDTABLE_TRUSTED_PROXIES=127.0.0.1,::1"
    lines.append(Text(words.text("cli-serving-elsewhere", proxy=proxy, settings=settings), SOFT))
    return lines


def network_address() -> str | None:
    """This machine's address on its network; None if it is on none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(BEYOND)  # only chooses the interface
        except OSError:
            return None
        address: str = probe.getsockname()[0]
        return address


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (OSError, OverflowError) as error:
        listener.close()
        raise BadInput("cli-cannot-listen", f"{host}:{port}", reason=str(error)) from None
    return listener
