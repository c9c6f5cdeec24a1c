"""A PostgreSQL of one's own, in a folder, reached through a socket in it."""

import getpass
import itertools
import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from types import TracebackType

#: Where Debian puts the programs of the server, which are on nobody's PATH.
DEBIAN = Path("/usr/lib/postgresql")
#: PostgreSQL refuses to run as root: the user that Debian's package creates must do.
ACCOUNT = "postgres"


def program(name: str) -> str | None:
    """The path of a program of PostgreSQL, or None where it is not installed."""
    newest = sorted(DEBIAN.glob(f"*/bin/{name}"), key=lambda path: int(path.parts[4]))
    return str(newest[-1]) if newest else shutil.which(name)


#: It writes nothing to disk before it must: nobody needs it tomorrow.
FORGETFUL = "-c fsync=off -c full_page_writes=off -c shared_buffers=32MB"


class Cluster:
    """A running server, in a temporary folder or in one that is kept.

    Unless it is ``durable``, as a kept one always is, it is quicker than it is safe.
    """

    def __init__(self, kept: Path | None = None, durable: bool = False) -> None:
        self._kept = kept is not None
        self._durable = durable or self._kept
        self._folder = kept or Path(tempfile.mkdtemp(prefix="sandtable-pg-"))
        self._user = ACCOUNT if os.geteuid() == 0 else getpass.getuser()
        self._data = str(self._folder / "data")
        self._numbers = itertools.count(1)

    def _run(self, name: str, *args: str) -> None:
        command = program(name)
        assert command is not None
        user = self._user if os.geteuid() == 0 else None
        done = subprocess.run(
            [command, *args],
            user=user,
            cwd=self._folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert done.returncode == 0, done.stdout

    def _control(self, what: str, *args: str) -> None:
        """Start or stop it, and wait; without a log it would keep our own output open."""
        log = str(self._folder / "log")
        self._run("pg_ctl", what, "-D", self._data, "-l", log, "-w", *args)

    def __enter__(self) -> "Cluster":
        if os.geteuid() == 0:
            shutil.chown(self._folder, self._user)
        if not Path(self._data).exists():
            self._run("initdb", "-D", self._data, "-A", "trust", "-U", self._user, "--no-sync")
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._control("stop", "-m", "fast" if self._kept else "immediate")
        if not self._kept:
            shutil.rmtree(self._folder, ignore_errors=True)

    @property
    def pid(self) -> int:
        """The process that starts all others of the server."""
        return int(Path(self._data, "postmaster.pid").read_text().partition("\n")[0])

    def start(self) -> None:
        options = f"-c listen_addresses= -k {self._folder} {'' if self._durable else FORGETFUL}"
        self._control("start", "-o", options)

    def stop(self) -> None:
        """As an operator would, with clients connected."""
        self._control("stop", "-m", "fast")

    def restart(self) -> None:
        self.stop()
        self.start()

    def new_database(self) -> str:
        """The URL of an empty database."""
        name = f"games{next(self._numbers)}"
        self._run("createdb", "-h", str(self._folder), "-U", self._user, name)
        return self._url(name)

    def kept_database(self) -> str:
        """The URL of the one that is there in any case."""
        return self._url("postgres")

    def _url(self, name: str) -> str:
        return f"postgresql://{self._user}@/{name}?host={self._folder}"
