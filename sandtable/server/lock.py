"""A lock on the database file, so that a server knows whether it is the only one that uses it."""

import contextlib
import os
from pathlib import Path
from typing import IO

from sqlalchemy.engine import make_url

try:
    import fcntl
except ImportError:  # Windows: the workers' signs of life must do
    fcntl = None  # type: ignore[assignment]


class DatabaseLock:
    """Held as long as the process lives, however it ends."""

    def __init__(self, url: str) -> None:
        self._file: IO[str] | None = None
        #: No other process on this machine uses the database. Unknown if it is not a file.
        self.alone = False
        path = _file_of(url)
        if path is None or fcntl is None:
            return
        with contextlib.suppress(OSError):  # a read-only folder: the database will say so
            self._file = path.open("a")
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            self.alone = True

    def close(self) -> None:
        if self._file is not None:
            self._file.close()


def _file_of(url: str) -> Path | None:
    """The lock file of a SQLite database in a file."""
    address = make_url(url)
    if address.get_backend_name() != "sqlite" or address.database in (None, "", ":memory:"):
        return None
    return Path(os.fspath(address.database or "") + ".lock")
