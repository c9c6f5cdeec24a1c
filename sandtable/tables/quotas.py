"""How much of the server one player, or one address, may use."""

import math
from collections.abc import Callable, Hashable
from typing import TypeVar

from sandtable.tables.fair import FairQueue
from sandtable.tables.limits import Rate
from sandtable.tables.ports import Store
from sandtable.tables.problems import Problem
from sandtable.tables.rows import TableRow
from sandtable.tables.schema import Plan
from sandtable.tables.settings import Settings
from sandtable.tables.visitor import Visitor

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

HOUR = 3600.0
DAY = 86_400.0
MINUTE = 60.0
#: Above this number of players, addresses or tables, the one not heard of for longest is forgotten.
REMEMBERED = 10_000


class Usage:
    """Seconds used in the last hour, or so: they fade evenly."""

    def __init__(self, an_hour: float, now: Callable[[], float]) -> None:
        self._an_hour = an_hour
        self._now = now
        #: What each has used, and when that was so.
        self._used: dict[Hashable, tuple[float, float]] = {}

    def add(self, whose: Hashable, seconds: float) -> None:
        used = self.used(whose) + seconds
        keep(self._used, whose, (used, self._now()))

    def used(self, whose: Hashable) -> float:
        seconds, at = self._used.get(whose, (0.0, 0.0))
        return max(0.0, seconds - (self._now() - at) * self._an_hour / HOUR)

    def wait(self, whose: Hashable) -> int:
        """In how many seconds there will be something left; 0 if there is now."""
        over = self.used(whose) - self._an_hour
        return math.ceil(over * HOUR / self._an_hour) if over >= 0 and self._an_hour else 0


def keep(kept: dict[K, V], key: K, value: V) -> None:
    """Put something last; what has been there for longest is forgotten if there is too much."""
    kept.pop(key, None)
    kept[key] = value
    if len(kept) > REMEMBERED:
        del kept[next(iter(kept))]


class Quotas:
    def __init__(self, settings: Settings, store: Store) -> None:
        self._settings = settings
        self._store = store
        self.thinking = Usage(settings.player_bot_seconds, settings.monotonic)
        self.thinking_here = Usage(settings.address_bot_seconds, settings.monotonic)
        #: The addresses that tables were opened from, as long as this server runs.
        self._opened_from: dict[str, str] = {}
        now = settings.monotonic
        tables, replays = settings.address_tables, settings.replays
        #: Long lists are read one after the other, so that no move waits for more than one of them.
        self.lists = FairQueue(1)
        published = settings.address_published
        self._tables = Rate(tables, tables / DAY, now)
        self._published = Rate(published, published / DAY, now)
        self._replays = Rate(replays, replays / MINUTE, now)

    async def check_plan(self, visitor: Visitor, plan: Plan) -> None:
        """May this visitor open one more table?"""
        bots = any(wish.kind == "bot" for wish in plan.seats.values())
        if visitor.id is not None:
            await self.check_player(visitor.id, bots)
        wait = self.thinking_here.wait(visitor.address) if bots else 0
        if wait:
            raise Problem(429, "bots-are-tired", seconds=wait)
        self._check_address(visitor)

    def _check_address(self, visitor: Visitor) -> None:
        if not self._tables.allows(visitor.address):
            seconds = math.ceil(DAY / self._settings.address_tables)
            raise Problem(429, "too-many-tables-here", seconds=seconds)

    def check_campaign(self, visitor: Visitor, running: int) -> None:
        """May this visitor, with so many campaigns that are not over, begin one more?"""
        most = self._settings.player_campaigns
        if running >= most:
            raise Problem(429, "too-many-campaigns", limit=most, seconds=int(MINUTE))
        self._check_address(visitor)

    def check_room(self, own: int, all_of_them: int) -> None:
        """May there be one more scenario on the public list, of somebody with so many?"""
        most = self._settings.player_published
        if own >= most:
            raise Problem(429, "too-many-published", limit=most, seconds=int(MINUTE))
        if all_of_them >= self._settings.published:
            raise Problem(503, "published-full")

    def check_published(self, visitor: Visitor, own: int, all_of_them: int) -> None:
        """May this visitor, with so many on the public list, publish one more scenario?"""
        self.check_room(own, all_of_them)
        if not self._published.allows(visitor.address):
            seconds = math.ceil(DAY / self._settings.address_published)
            raise Problem(429, "too-many-published-here", seconds=seconds)

    async def check_player(self, player: int, bots: bool) -> None:
        """May this player have one more table? With ``bots``, one at which they think."""
        since = self._settings.now() - DAY  # those that lie about for longer cost nothing
        most = self._settings.player_tables
        if await self._store.tables_open(player, since) >= most:
            raise Problem(429, "too-many-tables", limit=most, seconds=int(MINUTE))
        if not bots:
            return
        most = self._settings.player_bot_games
        if await self._store.tables_open(player, since, with_bots=True) >= most:
            raise Problem(429, "too-many-bot-games", limit=most, seconds=int(MINUTE))
        wait = self.thinking.wait(player)
        if wait:
            raise Problem(429, "bots-are-tired", seconds=wait)

    def note_opened(self, table: str, visitor: Visitor) -> None:
        """The bots of this table will think for that visitor."""
        keep(self._opened_from, table, visitor.address)

    def note_rematch(self, old: str, new: str) -> None:
        """The bots of the new table think for whoever opened the old one."""
        if (address := self._opened_from.get(old)) is not None:
            keep(self._opened_from, new, address)

    def payer(self, table: TableRow) -> Hashable:
        """For whom the bots of a table think: all who come from one address wait for one turn.

        Anybody can be a new player as often as they like.
        """
        return self._opened_from.get(table.id) or table.host

    def add_thinking(self, table: TableRow, seconds: float) -> None:
        """Bots have thought at a table."""
        self.thinking.add(table.host, seconds)
        if (address := self._opened_from.get(table.id)) is not None:
            self.thinking_here.add(address, seconds)

    def check_replay(self, visitor: Visitor) -> None:
        """May this visitor have one more part of a game replayed?"""
        if not self._replays.allows(visitor.address):
            raise Problem(429, "too-many-replays", seconds=1)
