"""What lists show of tables: each is worked out once, and kept until the table changes."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

import sandtable
from sandtable import drawing
from sandtable.tables.glances import find_deed, tell
from sandtable.tables.live import LiveTable
from sandtable.tables.ports import Runner

#: The most glances that are kept; the one that was not asked for longest goes first.
MOST: Final = 256
PICTURE: Final = "picture"

#: A table, the seat (None: a spectator) that sees it, and what: a picture, or words in a language.
Seen = tuple[str, str | None, str]
#: Has the game begun, and how many changes have there been? When it begins it is set up again.
Edition = tuple[bool, int]


class Glances:
    def __init__(self, runner: Runner, most: int = MOST) -> None:
        self._runner = runner
        self._most = most
        #: What was worked out, as text; it may still be in the making.
        self._kept: OrderedDict[Seen, tuple[Edition, asyncio.Task[str]]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def kept(
        self, live: LiveTable, seat: str | None, what: str = PICTURE
    ) -> asyncio.Task[str] | None:
        """What somebody has asked for before, of a table as it is now."""
        key = live.id, seat, what
        found = self._kept.get(key)
        if found is None or found[0] != edition(live):
            return None
        self._kept.move_to_end(key)
        return found[1]

    def draw(self, live: LiveTable, seat: str | None) -> asyncio.Task[str]:
        """Draw a table as a seat sees it, from that seat's view alone."""
        return self._make(live, seat, PICTURE, drawing.picture, live.state.clone(), seat)

    def tell(self, live: LiveTable, seat: str | None, language: str) -> asyncio.Task[str]:
        """What happened last in words, as a seat saw it."""
        event, state = find_deed(live.play, seat), live.state.clone()
        about = language, live.play.game, live.description, state, seat, event
        return self._make(live, seat, language, tell, *about)

    def _make(
        self, live: LiveTable, seat: str | None, what: str, work: Callable[..., str], *args: Any
    ) -> asyncio.Task[str]:
        key = live.id, seat, what
        task = asyncio.create_task(self._runner.run(work, *args))
        self._kept[key] = (edition(live), task)
        self._kept.move_to_end(key)
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)
        task.add_done_callback(lambda done: self._drop_failed(key, done))
        return task

    def _drop_failed(self, key: Seen, task: asyncio.Task[str]) -> None:
        """Whoever comes next tries again."""
        failed = task.cancelled() or task.exception() is not None
        if failed and key in self._kept and self._kept[key][1] is task:
            del self._kept[key]

    def drop(self, table: str) -> None:
        """The table has left memory."""
        for key in [key for key in self._kept if key[0] == table]:
            del self._kept[key]


def edition(live: LiveTable) -> Edition:
    return live.rows.table.started, live.play.version


def tag(live: LiveTable, seat: str | None) -> str:
    """The ETag of a picture: it changes with the table, the seat, and what draws it."""
    started, version = edition(live)
    return f'"{sandtable.__version__}-{version if started else "set-up"}-{seat or ""}"'


def is_known(sent: str, tag: str) -> bool:
    """Does a browser have the picture with this tag? ``sent`` is its header ``If-None-Match``."""
    return tag in (each.strip().removeprefix("W/") for each in sent.split(","))
