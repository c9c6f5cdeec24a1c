"""Checks on every request, and headers on every response."""

import asyncio
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sandtable.language import languages
from sandtable.server.addresses import Hosts, own_origin, split, visitor_address
from sandtable.server.problems import answer
from sandtable.server.words import ServerWords
from sandtable.tables.conversation import AGAINST_THE_RULES
from sandtable.tables.fair import FairQueue
from sandtable.tables.limits import Rate
from sandtable.tables.settings import Settings

HEADERS: Final = {
    "Content-Security-Policy": "default-src 'self'; script-src 'self'; "
    "style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
#: Only pages and workers heed the others; the files of a page are many and small.
FILE_HEADERS: Final = {
    name: HEADERS[name] for name in ("X-Content-Type-Options", "Cross-Origin-Resource-Policy")
}
#: An answer of the API that is opened as a page shows text and nothing else.
API_HEADERS: Final = FILE_HEADERS | {
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "Referrer-Policy": HEADERS["Referrer-Policy"],
}
FILES: Final = "/assets/"
SAFE: Final = {"GET", "HEAD", "OPTIONS"}
API: Final = "/api/"
#: Where the body of a request is kept, so that it can be passed on to another worker.
BODY: Final = "sandtable.body"
#: Bodies posted to these paths may contain a position or a scenario.
POSITIONS: Final = ("/api/positions", "/api/tables")
STUDIO: Final = "/api/studio/"
CHANGED_POSITIONS: Final = "/api/positions/"
#: A close code of RFC 6455; before the connection is accepted it becomes a 403.
TRY_AGAIN_LATER: Final = 1013
#: What a request counts as that takes more work than most: a long list, or what has to be read or
#: described first.
LIST_COST: Final = 10
DESCRIPTION_COST: Final = 4
COSTLY: Final = ("/api/games/", STUDIO, POSITIONS[0])
#: What a request counts as besides that is for a table that does not exist: people do not guess.
UNKNOWN_COST: Final = 10
TABLE: Final = "/api/tables/"
#: How many requests begin in one round of the event loop: a burst must not hold up those at play.
DOORS: Final = 4
NOT_FOUND: Final = 404
#: The HTTP status for a name that is not ours.
MISDIRECTED: Final = 421


def wrong_name(path: str, host: str) -> Response:
    """The refusal of a name that is not ours: as any other, or as a page for people."""
    if path.startswith(API):
        return answer(MISDIRECTED, "unknown-host", host=host)
    words = [ServerWords(language) for language in languages()]
    text = "\n".join(each.text("error-unknown-host", host=host) for each in words)
    return PlainTextResponse(text, MISDIRECTED)


def headers_for(path: str) -> dict[str, str]:
    """The headers that every response for a path has."""
    if path.startswith(FILES):
        return FILE_HEADERS
    return API_HEADERS if path.startswith(API) else HEADERS


def cost(method: str, path: str) -> int:
    """How many requests a request counts as."""
    if method == "GET" and path in ("/api/tables", "/api/published"):
        return LIST_COST
    return DESCRIPTION_COST if path.startswith(COSTLY) else 1


def may_be_long(path: str) -> bool:
    """May a body that is posted there contain a position or a scenario?"""
    return path in POSITIONS or path.startswith((STUDIO, CHANGED_POSITIONS))


class Guard:
    """Middleware for headers, foreign names and origins, request rates and body sizes."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._hosts = Hosts(split(settings.hosts))
        self._longest = settings.message_bytes
        self._longest_position = settings.position_bytes
        self._rate = Rate(settings.request_burst, settings.request_rate, settings.monotonic)
        self._doors = FairQueue(DOORS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            async with self._doors.turn(visitor_address(scope)):
                await asyncio.sleep(0)  # let the others at the event loop go first
        await self._admit(scope, receive, send)

    async def _admit(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            known = self._hosts.allows(Headers(scope=scope))
            if not known or not self._rate.allows(visitor_address(scope)):
                await receive()
                await send({"type": "websocket.close", "code": TRY_AGAIN_LATER})
                return
        if scope["type"] != "http":
            await self._app(scope, receive, self._charging(scope, send))
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(headers_for(scope["path"]))
                if scope["scheme"] == "https":
                    headers["Strict-Transport-Security"] = "max-age=31536000"
                if scope["path"].startswith(API):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        headers = Headers(scope=scope)
        if not self._hosts.allows(headers):
            refusal = wrong_name(scope["path"], headers.get("host", ""))
            await refusal(scope, receive, send_with_headers)
        elif scope["path"].startswith(API) and not self._allows(scope):
            await answer(429, "too-many-requests")(scope, receive, send_with_headers)
        elif scope["method"] not in SAFE and not own_origin(scope):
            await answer(403, "foreign-origin")(scope, receive, send_with_headers)
        else:
            await self._limited(scope, receive, self._charging(scope, send_with_headers))

    def _allows(self, scope: Scope) -> bool:
        return self._rate.allows(visitor_address(scope), cost(scope["method"], scope["path"]))

    def _charging(self, scope: Scope, send: Send) -> Send:
        """Send, and count what is refused because there is no such table."""
        if not scope.get("path", "").startswith(TABLE):
            return send

        async def send_on(message: Message) -> None:
            closed = (
                message["type"] == "websocket.close" and message.get("code") == AGAINST_THE_RULES
            )
            if closed or message.get("status") == NOT_FOUND:
                self._rate.charge(visitor_address(scope), UNKNOWN_COST)
            await send(message)

        return send_on

    async def _limited(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Read the whole body first, and refuse one that is too long."""
        longest = self._longest_position if may_be_long(scope["path"]) else self._longest
        body = bytearray()
        more = scope["method"] not in SAFE
        while more:
            message = await receive()
            if message["type"] == "http.disconnect":
                return
            body += message.get("body", b"")
            more = message.get("more_body", False)
            if len(body) > longest:
                too_long = answer(413, "too-long", limit=longest)
                await too_long(scope, receive, send)
                return
        scope[BODY] = bytes(body)
        told = scope["method"] in SAFE

        async def receive_again() -> Message:
            nonlocal told
            if told:
                return await receive()
            told = True
            return {"type": "http.request", "body": scope[BODY], "more_body": False}

        await self._app(scope, receive_again, send)
