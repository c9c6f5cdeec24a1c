"""The application: routes, middleware and the hall behind them."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import TYPE_CHECKING, Final

import anyio.to_thread
import uvicorn
from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Route
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

import sandtable
from sandtable.kernel.errors import BadInput
from sandtable.server import (
    health,
    metrics,
    routes_analysis,
    routes_campaigns,
    routes_games,
    routes_me,
    routes_measurements,
    routes_positions,
    routes_published,
    routes_puzzles,
    routes_replay,
    routes_studio,
    routes_tables,
    socket,
)
from sandtable.server.addresses import Networks, Proxies
from sandtable.server.analyses import PoolAnalysts, SqlShelf
from sandtable.server.bots import BotPool, PacedBots
from sandtable.server.campaigns import SqlCampaigns
from sandtable.server.connections import QuickSocketProtocol, protocol_for
from sandtable.server.cookies import Cookie
from sandtable.server.database import Database, prepare
from sandtable.server.glances import Glances
from sandtable.server.health import Readiness
from sandtable.server.lock import DatabaseLock
from sandtable.server.measurements import SqlMeasurements
from sandtable.server.metrics import Counters
from sandtable.server.observing import Observer
from sandtable.server.problems import ANSWERS, add_handlers
from sandtable.server.published import SqlPublished
from sandtable.server.push import Push, is_available, new_key
from sandtable.server.runner import ClosableRunner, Workers
from sandtable.server.security import Guard
from sandtable.server.store import SqlStore
from sandtable.server.talks import SqlTalks
from sandtable.server.web import serve_client
from sandtable.tables.hall import Hall
from sandtable.tables.limits import Rate
from sandtable.tables.memory import NoWire
from sandtable.tables.ports import AnalysisShelf, Analysts, MeasurementShelf, Wire
from sandtable.tables.settings import Settings

if TYPE_CHECKING:
    from sandtable.server.cluster.member import Member

#: A connection that says nothing and answers no ping is closed after three times this time.
PING_SECONDS: Final = 30.0
#: How long to wait for connected clients when the server stops; they reconnect to the next.
GRACE_SECONDS: Final = 2
#: How many requests are worked on at once in threads, which take time from the event loop.
REQUEST_THREADS: Final = 4
#: The highest level, which is the default, takes ten times as long to save a thirtieth.
COMPRESSION: Final = 5

MakeRunner = Callable[[Settings, Counters], ClosableRunner]


def configure(settings: Settings) -> uvicorn.Config:
    """The configuration of uvicorn."""
    app = create_app(settings)
    prepare_routes(app)
    return uvicorn.Config(
        app,
        http=protocol_for(settings),
        ws=QuickSocketProtocol,
        limit_concurrency=settings.connections,
        proxy_headers=False,  # as a middleware of ours
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        ws_max_size=settings.message_bytes,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
    )


def prepare_routes(app: FastAPI) -> None:
    """Let FastAPI prepare its routes now; at a first request, it would hold up everyone."""
    for route in app.router.routes:
        route.matches({"type": "http", "method": "GET", "path": "/", "headers": []})


class Alone:
    """A server that has its database for itself."""

    forwarder = None

    def __init__(self, settings: Settings) -> None:
        self._pool = BotPool(settings)
        self._hint_seconds = settings.hint_seconds
        self.bots: PacedBots = self._pool
        self.wire: Wire = NoWire()

    def analysts(self, shelf: AnalysisShelf, measured: MeasurementShelf) -> Analysts:
        return PoolAnalysts(self._pool.pool, shelf, measured, self._hint_seconds)

    async def open(self, hall: Hall) -> None:
        """There is nobody to listen to."""

    async def close(self) -> None:
        await self.bots.close()


def prepare_cluster(settings: Settings) -> None:
    """Check what a server needs that is one of several, and its queue of bots."""
    try:
        from sandtable.server.cluster import member
    except ImportError as error:
        raise BadInput("needs-extra", extra="postgres", reason=str(error)) from None
    member.check(settings)


def join(settings: Settings, store: SqlStore) -> "Alone | Member":
    """This server as one of several, if it is."""
    if not settings.is_one_of_several:
        return Alone(settings)
    from sandtable.server.cluster.member import Member  # of the extra ``postgres``

    return Member(settings, store.database, store.worker)


def create_app(settings: Settings, make_runner: MakeRunner = Workers) -> FastAPI:
    counters = Counters()

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        anyio.to_thread.current_default_thread_limiter().total_tokens = REQUEST_THREADS
        database = Database(settings.url, settings.lock_seconds)
        await database.run(prepare, database, settings.migrate == "yes")
        store = SqlStore(database, settings.alive_seconds, address=settings.address)
        lock = DatabaseLock(settings.url)
        if lock.alone:  # the last server may have died a moment ago
            await store.forget_workers()
        await store.forget_predecessor()
        member, runner = join(settings, store), make_runner(settings, counters)
        app.state.cookie = Cookie(await store.instance())
        app.state.forwarder = member.forwarder
        hall = Hall(settings, store, runner, member.bots, member.wire)
        hall.talks = SqlTalks(database)
        hall.shelf = SqlShelf(database)
        hall.measured = SqlMeasurements(database)
        hall.campaigns = SqlCampaigns(database)
        hall.published = SqlPublished(database)
        hall.analysts = member.analysts(hall.shelf, hall.measured)
        push: Push | None = None
        if is_available():
            push = Push(settings, store, await store.push_key(new_key()))
            hall.messenger = push
        app.state.push = push
        app.state.glances = Glances(runner)
        hall.unloaded = app.state.glances.drop
        await member.open(hall)
        await hall.open()
        app.state.hall, app.state.database, app.state.runner = hall, database, runner
        app.state.readiness = Readiness(settings, store)
        watching = asyncio.create_task(counters.watch_loop())
        yield
        watching.cancel()
        await asyncio.to_thread(app.state.readiness.close)
        await hall.close()
        if push is not None:
            await push.close()
        await member.close()
        runner.close()
        await asyncio.to_thread(database.close)
        lock.close()

    app = FastAPI(
        title="Sandtable",
        version=sandtable.__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        responses=ANSWERS,
    )
    app.state.entries = Rate(settings.entry_burst, settings.entry_rate, settings.monotonic)
    app.state.hellos = Rate(settings.hello_burst, settings.hello_rate, settings.monotonic)
    app.state.decisions = Rate(settings.decision_burst, settings.decision_rate, settings.monotonic)
    app.state.sockets = {}
    app.state.metrics_for = Networks("SANDTABLE_METRICS", settings.metrics)
    app.state.counters = counters
    add_handlers(app)
    modules = (health, metrics, routes_games, routes_me, routes_tables, routes_replay)
    rest = (routes_analysis, routes_measurements, routes_puzzles, routes_studio)
    for module in (*modules, *rest, routes_positions, routes_published, routes_campaigns, socket):
        app.include_router(module.router)
    app.router.routes.append(Route("/{path:path}", serve_client, methods=["GET"]))
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=COMPRESSION)
    app.add_middleware(Guard, settings=settings)
    app.add_middleware(
        ProxyHeadersMiddleware, trusted_hosts=Proxies(settings.trusted_proxies).listed
    )
    app.add_middleware(Observer, settings=settings, counters=counters)
    return app
