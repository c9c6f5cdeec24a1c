"""Resource limits of the operating system, where it has them."""

import os
from contextlib import suppress
from types import ModuleType
from typing import Final

resource: ModuleType | None
try:
    import resource
except ImportError:  # not on Windows
    resource = None

#: Files that the server has open besides its connections.
OTHER_FILES: Final = 200
#: By how much the processes of bots and jobs come after the server.
NICE: Final = 5


def make_room(connections: int) -> None:
    """Raise the limit of open connections to this number, if the system allows it."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + OTHER_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def step_back() -> None:
    """Let the server go first: what this process does can wait."""
    if hasattr(os, "nice"):  # not on Windows
        os.nice(NICE)


def limit_memory(megabytes: int) -> None:
    """Limit the memory of this process."""
    if resource is None:
        return
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    with suppress(ValueError, OSError):  # macOS has the limit but does not accept it
        resource.setrlimit(resource.RLIMIT_AS, (megabytes * 2**20, hard))
