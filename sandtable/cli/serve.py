"""``sandtable serve``: play in the browser."""

import contextlib
import logging
import socket
from pathlib import Path
from typing import Final

import uvicorn
from rich.text import Text

from sandtable.cli.desk import Desk
from sandtable.cli.palette import ACCENT
from sandtable.kernel.errors import BadInput
from sandtable.server.app import configure
from sandtable.server.database import Database
from sandtable.server.settings import data_folder, file_url, from_environment

#: Addresses that mean every network there is; people open another one.
EVERYWHERE: Final = {"0.0.0.0": "localhost", "::": "localhost"}


class Server(uvicorn.Server):
    """Says where it is once it answers."""

    def __init__(self, config: uvicorn.Config, desk: Desk, address: str) -> None:
        super().__init__(config)
        self._desk = desk
        self._address = address

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            where = Text(self._address, f"bold {ACCENT}")
            self._desk.say(Text(f"{self._desk.words.text('cli-serving')} ").append_text(where))
            self._desk.console.file.flush()


def serve(desk: Desk, host: str, port: int, data: Path | None, url: str) -> None:
    """Serve until told to stop."""
    settings = from_environment(url or file_url(data or data_folder()))
    with contextlib.closing(Database(settings.url)) as database:
        database.migrate()  # here, where it can be told what is wrong with it
    listener = listen(host, port)
    number = listener.getsockname()[1]
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s")
    address = f"http://{EVERYWHERE.get(host, host)}:{number}/"
    Server(configure(settings), desk, address).run([listener])


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
