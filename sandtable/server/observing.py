"""Every request has an id, is counted, and leaves a line in the log."""

import logging
import re
import secrets
import time
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sandtable.server.addresses import Proxies
from sandtable.server.logs import REQUEST_ID, answering
from sandtable.server.metrics import Counters
from sandtable.tables.settings import Settings

log = logging.getLogger("sandtable.server.requests")

HEADER: Final = "X-Request-Id"
GIVEN: Final = re.compile(r"[A-Za-z0-9._-]{1,64}")
TOO_MANY: Final = 429
#: The close code of RFC 6455 for "try again later".
TRY_AGAIN_LATER: Final = 1013


class Observer:
    """Middleware around all others: it sees who really asks, before a proxy is believed."""

    def __init__(self, app: ASGIApp, settings: Settings, counters: Counters) -> None:
        self._app = app
        self._proxies = Proxies(settings.trusted_proxies)
        self._counters = counters

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        id = scope[REQUEST_ID] = self._request_id(scope)
        answering.set(scope)
        status = 500  # unless something is answered

        async def send_with_id(message: Message) -> None:
            nonlocal status
            if message["type"] in ("http.response.start", "websocket.accept"):
                status = message.get("status", 101)
                MutableHeaders(scope=message)[HEADER] = id
            elif message["type"] == "websocket.close" and status == 500:
                status = TOO_MANY if message.get("code") == TRY_AGAIN_LATER else 403
            await send(message)

        start = time.monotonic()
        try:
            await self._app(scope, receive, send_with_id)
        finally:
            self._counters.responses[status] += 1
            self._counters.limited += status == TOO_MANY
            self._report(scope, status, time.monotonic() - start)

    def _request_id(self, scope: Scope) -> str:
        """The id that a trusted proxy has given, or a new one."""
        given = Headers(scope=scope).get(HEADER, "")
        client = scope.get("client")
        if client and client[0] in self._proxies and GIVEN.fullmatch(given):
            return given
        return secrets.token_hex(8)

    def _report(self, scope: Scope, status: int, seconds: float) -> None:
        # The route, not the path: anyone can write anything into a path.
        route = getattr(scope.get("route"), "path", None)
        extra = {
            "method": scope.get("method", "SOCKET"),
            "route": route,
            "status": status,
            "seconds": round(seconds, 4),
        }
        log.info("request", extra=extra)
