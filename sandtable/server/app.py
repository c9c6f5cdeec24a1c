"""The application: routes, guards and the hall behind them."""

import contextlib
from collections.abc import AsyncIterator
from typing import Final

import uvicorn
from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Route

import sandtable
from sandtable.server import routes_games, routes_replay, routes_tables, socket
from sandtable.server.hall import Hall
from sandtable.server.limits import Rate
from sandtable.server.problems import ANSWERS, add_handlers
from sandtable.server.security import Guard
from sandtable.server.settings import Settings
from sandtable.server.web import serve_client

#: A connection that does not answer is gone after twice this time.
PING_SECONDS: Final = 20.0
#: Clients that are still connected when the server stops come back to the next one.
GRACE_SECONDS: Final = 2


def configure(settings: Settings) -> uvicorn.Config:
    """How uvicorn runs the application."""
    return uvicorn.Config(
        create_app(settings),
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=True,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
    )


def create_app(settings: Settings) -> FastAPI:
    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hall = Hall(settings)
        await hall.open()
        app.state.hall = hall
        yield
        await hall.close()

    app = FastAPI(
        title="Sandtable",
        version=sandtable.__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        responses=ANSWERS,
    )
    app.state.entries = Rate(settings.entry_burst, settings.entry_rate, settings.now)
    app.state.sockets = {}
    add_handlers(app)
    for module in (routes_games, routes_tables, routes_replay, socket):
        app.include_router(module.router)
    app.router.routes.append(Route("/{path:path}", serve_client, methods=["GET"]))
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(Guard, settings=settings)
    return app
