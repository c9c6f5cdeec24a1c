"""Everything about the server that can be set."""

import os
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Final

from sandtable.kernel.chance import Committed
from sandtable.kernel.errors import BadInput

PREFIX: Final = "SANDTABLE_"
DATABASE: Final = "sandtable.db"
#: The bots that people choose from, weakest first, by the names of ``sandtable.bots``.
LEVELS: Final[dict[str, str]] = {"recruit": "random", "veteran": "greedy"}
#: The level of a bot that takes over an abandoned seat.
SUBSTITUTE: Final = "veteran"


@dataclass(frozen=True)
class Settings:
    """``SANDTABLE_<NAME>`` in the environment sets any of the numbers."""

    #: A database as SQLAlchemy names it.
    url: str = "sqlite://"
    levels: Mapping[str, str] = field(default_factory=lambda: dict(LEVELS))
    #: The time in seconds since 1970, and the dice of a new table; tests bring their own.
    now: Callable[[], float] = time.time
    dice: Callable[[], Committed] = Committed.new

    bot_workers: int = 2
    bot_seconds: float = 10.0
    #: Without a clock, so long a holder may be away before the seat counts as abandoned.
    away_seconds: float = 600.0
    #: How often the hall looks after presence and idle tables.
    tick_seconds: float = 5.0
    #: Tables without anyone at them leave memory after this time.
    idle_seconds: float = 300.0

    #: Bytes of a message from a client, and of the body of a request.
    message_bytes: int = 16_384
    #: Bytes of the body of a request that may hold a position.
    position_bytes: int = 65_536
    #: Messages that wait for a slow client before it is dropped.
    queue_length: int = 64
    #: Each pair is how many at once, and how many a second after that.
    message_burst: int = 60
    message_rate: float = 20.0
    request_burst: int = 400
    request_rate: float = 100.0
    #: Creating tables, joining them, giving names.
    entry_burst: int = 60
    entry_rate: float = 1.0
    #: Open sockets from one address.
    address_sockets: int = 200


def from_environment(url: str, environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings of a server with this database."""
    given: dict[str, int | float] = {}
    for each in fields(Settings):
        name = f"{PREFIX}{each.name.upper()}"
        if name in environment and isinstance(each.default, int | float):
            try:
                given[each.name] = type(each.default)(environment[name])
            except ValueError:
                raise BadInput("bad-setting", name, value=environment[name]) from None
    return Settings(url=url, **given)  # type: ignore[arg-type]  # numbers, by the line above


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Where this user's games are kept, as the system has it."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(environment.get("LOCALAPPDATA", home / "AppData" / "Local")) / "sandtable"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "sandtable"
    return Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share") / "sandtable"


def file_url(folder: Path) -> str:
    """The database in a folder, which is made if it is not there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput("unusable-folder", str(folder), reason=str(error.strerror)) from None
    return f"sqlite:///{(folder / DATABASE).resolve()}"
