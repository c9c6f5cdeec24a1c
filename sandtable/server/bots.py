"""Bots think in processes of their own, with a time limit."""

import asyncio
import logging
import random
import secrets
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

from sandtable.bots import make_bot
from sandtable.kernel.action import RESIGN, Action
from sandtable.server.workers import JobFailed, OverBudget, Pool
from sandtable.tables.settings import Settings

log = logging.getLogger("sandtable.server")

#: How many recent choices are timed.
LATEST: Final = 64
Sleep = Callable[[float], Awaitable[object]]


def think(name: str, seed: int, view: Mapping[str, Any], legal: list[Action]) -> Action:
    """What a bot chooses; one that wants what it may not have has failed."""
    action = make_bot(name, seed).choose(view, legal)
    if action != RESIGN and action not in legal:
        raise ValueError(f"{action} is not legal")
    return action


class PacedBots(ABC):
    """The bots of ``sandtable.tables``: how long they take tells nothing of what they hold."""

    def __init__(self, settings: Settings, sleep: Sleep = asyncio.sleep) -> None:
        self._levels = settings.levels
        self._sleep = sleep
        #: How long the latest choices took, by level and game.
        self._times: dict[tuple[str, str], deque[float]] = {}

    async def choose(self, level: str, view: Mapping[str, Any], legal: list[Action]) -> Action:
        """The action a bot of this level chooses; it is given the view and the legal actions.

        A forced choice takes as long as a recent other one, since haste would reveal what
        the bot holds.
        """
        times = self._times.setdefault((level, view.get("game", "")), deque(maxlen=LATEST))
        if len(legal) == 1 and times:
            await self._sleep(random.choice(times))
            return legal[0]
        loop = asyncio.get_running_loop()
        start = loop.time()
        chosen = await self.think(self._levels.get(level, level), view, legal)
        times.append(loop.time() - start)
        return chosen

    @abstractmethod
    async def think(self, name: str, view: Mapping[str, Any], legal: list[Action]) -> Action:
        """What the bot of this name chooses."""

    @abstractmethod
    async def close(self) -> None: ...


class BotPool(PacedBots):
    """Bots in processes of this server."""

    def __init__(self, settings: Settings, sleep: Sleep = asyncio.sleep) -> None:
        super().__init__(settings, sleep)
        self._seconds = settings.bot_seconds
        self.pool = Pool("bots", settings.bot_workers, settings.worker_megabytes)

    async def think(self, name: str, view: Mapping[str, Any], legal: list[Action]) -> Action:
        seed = secrets.randbits(32)
        try:
            return await self.pool.run(self._seconds, think, name, seed, view, legal)
        except (OverBudget, JobFailed) as error:
            if not self.pool.closed:
                log.warning("The bot %s failed (%s); it plays at random.", name, error)
            return random.choice(legal)

    async def close(self) -> None:
        self.pool.close()
