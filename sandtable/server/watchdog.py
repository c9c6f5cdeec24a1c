"""A thread that watches the event loop: if it stands still, the log says where, and it can end.

A signal alone does not end a server whose loop stands still: it is the loop that obeys it.
"""

import asyncio
import logging
import os
import sys
import threading
import traceback
from collections.abc import Callable
from typing import Final

from sandtable.server.metrics import Counters
from sandtable.tables.settings import Settings

log = logging.getLogger("sandtable.server")

#: How often the loop shows that it is alive, and how often the thread looks.
BEAT_SECONDS: Final = 1.0
#: The exit status of a server that did not stop by itself.
FORCED: Final = 1


class Watchdog:
    """``stopping`` says whether the server has been told to stop."""

    def __init__(
        self,
        settings: Settings,
        counters: Counters,
        stopping: Callable[[], bool],
        end: Callable[[int], object] = os._exit,
    ) -> None:
        self._clock = settings.monotonic
        self._stall_seconds = settings.stall_seconds
        self._stop_seconds = settings.stop_seconds
        self._counters = counters
        self._stopping = stopping
        self._end = end
        self._loop_thread = 0
        self._beaten = self._clock()
        #: The last beat before the stall that was reported, until the loop is seen to go on.
        self._stalled_at: float | None = None
        self._told_at: float | None = None
        self._over = threading.Event()

    async def keep_beating(self) -> None:
        """Run in the loop, which is watched from now on."""
        self.beat()
        self._loop_thread = threading.get_ident()
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            self.beat()

    def beat(self) -> None:
        self._beaten = self._clock()

    def start(self) -> None:
        threading.Thread(target=self._watch, name="watchdog", daemon=True).start()

    def close(self) -> None:
        self._over.set()

    def _watch(self) -> None:
        while not self._over.wait(BEAT_SECONDS):
            self.look()

    def look(self) -> None:
        """Report a loop that has come to a stand, once; end a server that does not stop."""
        now, beaten = self._clock(), self._beaten
        still = now - beaten
        if still > self._stall_seconds and beaten != self._stalled_at and self._loop_thread:
            self._stalled_at = beaten
            self._counters.stalls += 1
            log.error("The event loop stands still for %.1f s, here:\n%s", still, self._stack())
        elif still <= self._stall_seconds and self._stalled_at is not None:
            self._stalled_at = None
            log.warning("The event loop goes on.")
        if not self._stopping():
            return
        if self._told_at is None:
            self._told_at = now
        elif now - self._told_at > self._stop_seconds:
            log.error("The server does not stop by itself: it is ended, here:\n%s", self._stack())
            self._end(FORCED)

    def _stack(self) -> str:
        frame = sys._current_frames().get(self._loop_thread)
        return "" if frame is None else "".join(traceback.format_stack(frame))
