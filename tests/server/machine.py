"""A server on a machine whose disk and clock have faults; ``faults.c`` makes them."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.running import Server

SOURCE = Path(__file__).with_name("faults.c")


class Machine:
    """Faults come and go; a server that is started on it feels them."""

    def __init__(self, folder: Path) -> None:
        compiler = shutil.which("cc")
        if sys.platform != "linux" or compiler is None:
            pytest.skip("faults are made for Linux, with a compiler")
        self._faults = folder / "faults"
        self._faults.mkdir()
        self._library = folder / "faults.so"
        command = (compiler, "-shared", "-fPIC", "-o", str(self._library), str(SOURCE), "-ldl")
        subprocess.run(command, check=True)
        self._data = folder / "data"
        self._data.mkdir()

    def server(self, **settings: str) -> Server:
        server = Server(self._data)
        server.environment |= {"LD_PRELOAD": str(self._library), "FAULTS": str(self._faults)}
        server.environment |= settings
        return server

    @property
    def database(self) -> Path:
        return self._data / "sandtable.db"

    @contextmanager
    def fault(self, name: str) -> Iterator[None]:
        """The disk is ``full`` or ``read-only``."""
        file = self._faults / name
        file.touch()
        try:
            yield
        finally:
            file.unlink()

    def set_clock(self, seconds: int) -> None:
        """In one step: the file is never seen half written."""
        news = self._faults / "news"
        news.write_text(str(seconds))
        news.rename(self._faults / "clock")
