"""What the players say to each other at a table; not part of the game or its record.

Phrases may be said at once, and are shown in the reader's language. Words of one's own are for
those who have been answered: with a stranger they wait until both have spoken. Spectators neither
say nor hear anything.
"""

from typing import TYPE_CHECKING, Final

from sandtable.tables.limits import Bucket
from sandtable.tables.memory import MemoryTalks
from sandtable.tables.ports import Talks
from sandtable.tables.problems import Declined
from sandtable.tables.room import Listener
from sandtable.tables.rows import LineRow
from sandtable.tables.settings import Settings
from sandtable.tables.texts import dumps

if TYPE_CHECKING:
    from sandtable.tables.live import LiveTable

#: At most this many lines are sent to a newcomer.
TOLD: Final = 200
#: The longest words of one's own, in characters.
LONGEST: Final = 200
#: How many messages are recognised when they come again.
REMEMBERED: Final = 100


class Talk:
    def __init__(self, table: "LiveTable", settings: Settings) -> None:
        self._table = table
        self._settings = settings
        self._buckets: dict[int, Bucket] = {}
        self.talks: Talks = MemoryTalks()
        #: None until somebody asks.
        self._lines: list[LineRow] | None = None
        self._said: list[tuple[int, str]] = []

    async def _all(self) -> list[LineRow]:
        if self._lines is None:
            self._lines = await self.talks.at(self._table.id)
        return self._lines

    async def greet(self, listener: Listener) -> None:
        """Tell a player who has come what has been said."""
        if listener.player in self._players() and (lines := await self._all()):
            self._send(listener, lines[-TOLD:])

    async def say(self, player: int | None, seat: str, id: str, phrase: str, text: str) -> None:
        """Say something to the other players; those who look on say nothing."""
        if player is None or not self._table.holds(player, seat):
            raise Declined("not-yours")
        line = LineRow(self._table.id, 0, player, seat, phrase, text, self._settings.now())
        async with self._table.lock:
            if (player, id) not in self._said:
                await self._say(line, id)

    async def _say(self, line: LineRow, id: str) -> None:
        lines, now = await self._all(), self._settings.monotonic()
        if len(self._players()) < 2:
            raise Declined("nobody-there")
        line.text = clean(line.text)
        if not line.phrase:
            if not line.text:
                raise Declined("said-nothing")
            if all(each.player == line.player for each in lines):
                raise Declined("phrases-first")
        settings = self._settings
        new = Bucket(settings.talk_burst, settings.talk_rate, now)
        bucket = self._buckets.setdefault(line.player, new)
        if not bucket.take(now):
            raise Declined("limit")
        line.number = lines[-1].number + 1 if lines else 1
        await self.talks.add(line)
        lines.append(line)
        self._said = [*self._said[-REMEMBERED:], (line.player, id)]
        for each in list(self._table.room.listeners):
            if each.last_version_sent is not None and each.player in self._players():
                self._send(each, [line])

    def forget(self, player: int) -> None:
        """A player is forgotten, with all that they said."""
        if self._lines is not None:
            self._lines = [line for line in self._lines if line.player != player]

    def _players(self) -> set[int]:
        rows = self._table.rows.seats.values()
        return {row.player for row in rows if row.player is not None}

    def _send(self, listener: Listener, lines: list[LineRow]) -> None:
        listener.send(dumps({"type": "talk", "lines": [line.told() for line in lines]}))


def clean(text: str) -> str:
    """Words in one line, without what cannot be seen."""
    return " ".join("".join(each if each.isprintable() else " " for each in text).split())[:LONGEST]
