"""What every request must keep to, and the headers of every answer."""

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sandtable.server.limits import Rate
from sandtable.server.problems import answer
from sandtable.server.settings import Settings

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
SAFE: Final = {"GET", "HEAD", "OPTIONS"}
API: Final = "/api/"
#: What is posted here may hold a position.
POSITIONS: Final = ("/api/positions", "/api/tables")
#: A close code of RFC 6455; before the connection is open, it becomes a 403.
TRY_AGAIN_LATER: Final = 1013


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""


def own_origin(headers: Headers) -> bool:
    """Does a page of this very server ask, or something that is no page at all?"""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")


class Guard:
    """Around the whole application: headers, foreign origins, rates, sizes of bodies."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._longest = settings.message_bytes
        self._longest_position = settings.position_bytes
        self._rate = Rate(settings.request_burst, settings.request_rate, settings.now)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and not self._rate.allows(address_of(scope)):
            await receive()
            await send({"type": "websocket.close", "code": TRY_AGAIN_LATER})
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS)
                if scope["scheme"] == "https":
                    headers["Strict-Transport-Security"] = "max-age=31536000"
                if scope["path"].startswith(API):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        headers = Headers(scope=scope)
        if scope["path"].startswith(API) and not self._rate.allows(address_of(scope)):
            await answer(429, "too-many-requests")(scope, receive, send_with_headers)
        elif scope["method"] not in SAFE and not own_origin(headers):
            await answer(403, "foreign-origin")(scope, receive, send_with_headers)
        else:
            await self._limited(scope, receive, send_with_headers)

    async def _limited(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Read the whole body first: it is short, or it is refused."""
        longest = self._longest_position if scope["path"] in POSITIONS else self._longest
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
        told = scope["method"] in SAFE

        async def receive_again() -> Message:
            nonlocal told
            if told:
                return await receive()
            told = True
            return {"type": "http.request", "body": bytes(body), "more_body": False}

        await self._app(scope, receive_again, send)
