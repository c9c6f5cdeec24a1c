"""What the server counts about itself, and how it is told in the text format of Prometheus."""

import asyncio
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields
from itertools import accumulate
from typing import Any, Final

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response
from starlette.exceptions import HTTPException

from sandtable.server.addresses import Networks
from sandtable.tables.hall import Hall
from sandtable.tables.measures import BOUNDS, Histogram

router = APIRouter(include_in_schema=False)

TEXT_FORMAT: Final = "text/plain; version=0.0.4; charset=utf-8"
#: How often the delay of the event loop is measured.
LAG_EVERY: Final = 0.5
#: A request with one of these has come through a proxy.
FORWARDED: Final = ("x-forwarded-for", "forwarded")


@dataclass
class Counters:
    """Everything since the start."""

    #: Requests and connections that failed by an error of ours; the log has a traceback of each.
    faults: int = 0
    #: Jobs of visitors that were stopped, and those that were not begun: too many waited.
    over_budget: int = 0
    turned_away: int = 0
    #: How often the event loop stood still.
    stalls: int = 0
    #: Requests and connections that were over a limit.
    limited: int = 0
    #: Answers to requests, by status.
    responses: Counter[int] = field(default_factory=Counter)
    #: By how much the event loop is late.
    loop_lag: Histogram = field(default_factory=Histogram)

    async def watch_loop(self) -> None:
        """Measure repeatedly how late the event loop is."""
        loop = asyncio.get_running_loop()
        while True:
            start = loop.time()
            await asyncio.sleep(LAG_EVERY)
            self.loop_lag.observe(max(0.0, loop.time() - start - LAG_EVERY))


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """For addresses that may see them; the address of the connection counts, even for a proxy."""
    allowed: Networks = request.app.state.metrics_for
    asked_by = request.client.host if request.client is not None else ""
    if asked_by not in allowed or any(name in request.headers for name in FORWARDED):
        raise HTTPException(404)
    hall: Hall = request.app.state.hall
    text = "\n".join(lines(hall, request.app.state.counters, request.app.state.sockets))
    return PlainTextResponse(f"{text}\n", media_type=TEXT_FORMAT)


def lines(hall: Hall, counters: Counters, sockets: Mapping[str, int]) -> Iterator[str]:
    measures = hall.measures
    yield from metric("tables", "gauge", {"": hall.live_tables})
    yield from metric("connections", "gauge", {"": sum(sockets.values())})
    yield from metric("bots_waiting", "gauge", {"": measures.bots_waiting})
    for each in fields(counters):
        value = getattr(counters, each.name)
        if isinstance(value, int):
            yield from metric(f"{each.name}_total", "counter", {"": value})
    yield from metric("responses_total", "counter", labelled("status", counters.responses))
    yield from metric("changes_total", "counter", labelled("kind", measures.changes))
    yield from metric("refusals_total", "counter", labelled("reason", measures.refusals))
    for name, found in {
        "decision_seconds": measures.decisions,
        "store_write_seconds": measures.writes,
        "bot_thinking_seconds": measures.thinking,
        "loop_lag_seconds": counters.loop_lag,
    }.items():
        yield f"# TYPE sandtable_{name} histogram"
        for bound, count in zip((*BOUNDS, "+Inf"), accumulate(found.counts), strict=True):
            yield f'sandtable_{name}_bucket{{le="{bound}"}} {count}'
        yield f"sandtable_{name}_sum {found.seconds}"
        yield f"sandtable_{name}_count {found.count}"


def metric(name: str, kind: str, values: Mapping[str, int]) -> Iterator[str]:
    yield f"# TYPE sandtable_{name} {kind}"
    for labels, value in values.items():
        yield f"sandtable_{name}{labels} {value}"


def labelled(label: str, counts: Mapping[Any, int]) -> dict[str, int]:
    """Keys and statuses need no quoting."""
    return {f'{{{label}="{each}"}}': count for each, count in sorted(counts.items())}
