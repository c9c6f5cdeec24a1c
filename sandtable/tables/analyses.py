"""Analyses of finished games: made on request, a slice at a time, and kept with the table.

A slice takes a turn among the bots that think, in the name of the address that asked, and only one
analysis takes one at a time: those who play feel nothing but a bot that is busy elsewhere. So do
hints: an address has one at a time, and all of them together leave a place to the bots that play.
Whatever becomes of a turn, the address has used up its time.
"""

import asyncio
import contextlib
import json
import logging
import zlib
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import sandtable
from sandtable.analysis.document import Analysis
from sandtable.analysis.hints import Hint, hint
from sandtable.analysis.slices import analyse_slice
from sandtable.analysis.writing import estimate_version
from sandtable.kernel.action import Action
from sandtable.kernel.errors import BadInput
from sandtable.tables.fair import FairQueue
from sandtable.tables.live import LiveTable
from sandtable.tables.measuring import measure_on
from sandtable.tables.ports import AnalysisShelf, MeasurementShelf, Runner, StoreError
from sandtable.tables.problems import Problem
from sandtable.tables.rows import STEP, AnalysisRow, Change
from sandtable.tables.schema_analysis import AnalysisTold
from sandtable.tables.visitor import Visitor

if TYPE_CHECKING:
    from sandtable.tables.hall import Hall

log = logging.getLogger("sandtable.server")

#: The seed of all analyses: a game that is analysed again gives the same result.
SEED: Final = 0
#: The level of compression: the first one is quick, and others save little.
LEVEL: Final = 1
#: Nobody thinks for longer; whoever does has gone away.
LONGEST_THOUGHT: Final = 3600.0


class RunnerAnalysts:
    """Analysts that think with a runner."""

    def __init__(self, runner: Runner, shelf: AnalysisShelf, measured: MeasurementShelf) -> None:
        self._runner = runner
        self._shelf = shelf
        self._measured = measured

    async def refine(
        self, table: str, record: str, seconds: float, thinking: Mapping[str, float]
    ) -> float:
        row = await self._shelf.of(table)
        samples = samples_of(row, record)
        found = await self._runner.run(
            analyse_slice, record, SEED, samples, seconds, dict(thinking)
        )
        await self._shelf.put(row_of(table, record, found))
        spent: float = found["spent"]
        return spent

    async def measure(self, id: str, seconds: float) -> float:
        return await measure_on(self._measured, id, seconds, self._runner.run)

    async def hint(
        self, view: Mapping[str, Any], legal: list[Action], answer: Action | None = None
    ) -> dict[str, Any]:
        return await self._runner.run(hint, view, legal, SEED, answer)


def samples_of(row: AnalysisRow | None, record: str) -> dict[str, Any] | None:
    """The samples of a stored analysis, if it was made by what judges now."""
    if row is None or not row.samples or row.estimate != version_for(record):
        return None
    samples: dict[str, Any] = json.loads(zlib.decompress(row.samples))
    return samples


def row_of(table: str, record: str, found: dict[str, Any]) -> AnalysisRow:
    """A slice as it is stored."""
    samples = packed(json.dumps(found["samples"], separators=(",", ":")))
    document = packed(found["document"]) if found["document"] else b""
    return AnalysisRow(table, version_for(record), found["complete"], samples, document)


def packed(text: str) -> bytes:
    return zlib.compress(text.encode(), LEVEL)


def version_for(record: str) -> str:
    game: str = json.loads(record.partition("\n")[0])["game"]
    return estimate_version(sandtable.game(game))


class Analyses:
    """The analyses that are being made."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._running: dict[str, asyncio.Task[None]] = {}
        #: Those of which only the first look is wanted.
        self._quick: set[str] = set()
        #: The addresses that wait for a hint.
        self._hinted: set[str] = set()
        self._hints = FairQueue(max(1, hall.settings.bot_workers - 1))

    async def told(self, visitor: Visitor, id: str, known: int | None) -> AnalysisTold:
        """How far the analysis has come; without the document if the asker knows it."""
        self._hall.quotas.check_replay(visitor)
        live = await self._finished(id)
        row = await self._stored(live)
        if row is None:
            return AnalysisTold(running=id in self._running, complete=False, total=0, analysis=None)
        document = None
        if row.document:
            document = Analysis.model_validate_json(zlib.decompress(row.document))
        total = 0 if document is None else document.progress.total
        return AnalysisTold(
            running=id in self._running,
            complete=row.complete,
            total=total,
            analysis=None if total == known else document,
        )

    async def ask(self, visitor: Visitor, id: str, quick: bool = False) -> AnalysisTold:
        """Begin with the analysis of a game, or go on with it.

        ``quick``: as far as the first look at the whole game, and only if the visitor's address has
        thinking time left; nobody has asked for it but the page.
        """
        wait = self._hall.quotas.thinking_here.wait(visitor.address)
        if wait and not quick:
            raise Problem(429, "bots-are-tired", seconds=wait)
        live = await self._finished(id)
        row = await self._stored(live)
        if id in self._running:
            if not quick:
                self._quick.discard(id)
        elif not wait and not is_enough(row, quick):
            if quick:
                self._quick.add(id)
            task = asyncio.create_task(self._make(live, visitor.address))
            self._running[id] = task
            task.add_done_callback(lambda _: self._done(id))
        return await self.told(visitor, id, None)

    def _done(self, id: str) -> None:
        del self._running[id]
        self._quick.discard(id)

    async def hint(self, visitor: Visitor, id: str, seat: str) -> Hint:
        """What a seat of a practice game could do, from its view alone."""
        live = await self._hall.table(id)
        if not live.rows.table.practice:
            raise Problem(409, "hints-in-practice")
        if not live.holds(visitor.id, seat):
            raise Problem(403, "not-your-seat", seat=seat)
        if not live.rows.table.running or seat not in live.state.actors():
            raise Problem(409, "nothing-to-decide", seat=seat)
        return await self.think(visitor, live.state.view(seat), live.state.legal(seat))

    async def think(
        self,
        visitor: Visitor,
        view: Mapping[str, Any],
        legal: list[Action],
        answer: Action | None = None,
    ) -> Hint:
        """A hint from a view, when it is the turn of the visitor's address."""
        address = visitor.address
        wait = self._hall.quotas.thinking_here.wait(address)
        if wait:
            raise Problem(429, "bots-are-tired", seconds=wait)
        if address in self._hinted:
            raise Problem(429, "one-hint-at-a-time", seconds=1)
        self._hinted.add(address)
        try:
            async with self._hints.turn(address), self._turn(address):
                found = await self._hall.analysts.hint(view, legal, answer)
        finally:
            self._hinted.discard(address)
        return Hint.model_validate(found)

    @contextlib.asynccontextmanager
    async def _turn(self, address: str) -> AsyncIterator[None]:
        """A turn among the bots, for which the address pays, however it ends."""
        hall = self._hall
        async with hall.bot_turns.turn(address):
            start = hall.settings.monotonic()
            try:
                yield
            finally:
                hall.quotas.thinking_here.add(address, hall.settings.monotonic() - start)

    async def close(self) -> None:
        tasks = [*self._running.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _finished(self, id: str) -> LiveTable:
        """A table whose hands are open; a running game is nobody's to analyse."""
        live = await self._hall.table(id)
        if not live.rows.table.finished:
            raise Problem(409, "not-finished")
        return live

    async def _stored(self, live: LiveTable) -> AnalysisRow | None:
        row = await self._hall.shelf.of(live.id)
        current = estimate_version(live.play.game)
        return row if row is not None and row.estimate == current else None

    async def _make(self, live: LiveTable, address: str) -> None:
        """Slice after slice, until all is known well enough or nobody may wait for more."""
        hall, settings = self._hall, self._hall.settings
        left = settings.analysis_seconds
        try:
            record = live.play.record().to_text()
            thinking = thinking_of(await hall.store.changes(live.id))
            while left > 0:
                async with hall.slices.turn(address), self._turn(address):
                    spent = await hall.analysts.refine(
                        live.id, record, settings.analysis_slice_seconds, thinking
                    )
                left -= max(spent, 0.01)
                row = await hall.shelf.of(live.id)
                if row is None or is_enough(row, live.id in self._quick):
                    return
        except StoreError as error:
            log.warning("The analysis of %s stopped: %s", live.id, error, extra={"table": live.id})
        except (BadInput, Problem) as error:
            log.warning("The analysis of %s stopped: %s", live.id, error, extra={"table": live.id})
            await self._note_failure(live)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("The analysis of %s failed", live.id, extra={"table": live.id})
            await self._note_failure(live)

    async def _note_failure(self, live: LiveTable) -> None:
        """No first look is begun again at a game of which none can be made; see ``is_enough``."""
        with contextlib.suppress(StoreError):
            if await self._stored(live) is None:
                current = estimate_version(live.play.game)
                await self._hall.shelf.put(AnalysisRow(live.id, current, False, b"", b""))


def is_enough(row: AnalysisRow | None, quick: bool) -> bool:
    """Is there nothing left to do?

    For a first look there is not, once there is a document, or where not even samples came of it.
    """
    if row is None:
        return False
    return row.complete or (quick and (bool(row.document) or not row.samples))


def thinking_of(changes: Sequence[Change]) -> dict[str, float]:
    """How long each seat thought, by the times of the changes."""
    found: dict[str, float] = {}
    last: float | None = None
    for change in changes:
        if last is not None and change.kind == STEP:
            thought = min(LONGEST_THOUGHT, max(0.0, change.at - last))
            found[change.seat] = round(found.get(change.seat, 0.0) + thought, 1)
        last = change.at
    return found
