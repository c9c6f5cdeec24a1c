"""Requests for a table that another worker plays are passed on to it.

The proxy sends all requests for a table to the same worker, so this is rare: a worker has died or
come back, and not everybody has noticed yet.
"""

import asyncio
import contextlib
import logging
from collections.abc import Iterator
from typing import Final

import httpx
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.websockets import WebSocket
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake

from sandtable.server.cluster.addresses import host_and_port
from sandtable.server.logs import REQUEST_ID
from sandtable.server.security import BODY
from sandtable.tables.problems import TableElsewhere

log = logging.getLogger("sandtable.server")

#: A request with this header has been passed on, and is not passed on again.
PASSED_ON: Final = "x-sandtable-forwarded"
CONNECT_SECONDS: Final = 2.0
ANSWER_SECONDS: Final = 30.0
#: What concerns only one connection, or is set anew for the next one.
NOT_PASSED_ON: Final = {
    "accept-encoding",
    "connection",
    "content-length",
    "forwarded",
    "host",
    "keep-alive",
    "te",
    "trailer",
    "transfer-encoding",
    "upgrade",
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-request-id",
}
NOT_RETURNED: Final = {"connection", "content-length", "date", "keep-alive", "server"}
#: Close codes of RFC 6455 that are never sent, and the one that tells a client to come back.
NO_CODES: Final = (1005, 1006)
RESTART: Final = 1012


class Forwarder:
    """Asks other workers on behalf of visitors."""

    def __init__(self) -> None:
        timeout = httpx.Timeout(ANSWER_SECONDS, connect=CONNECT_SECONDS)
        # Workers talk plain HTTP: certificates, which take a while to read, are not needed.
        self._client = httpx.AsyncClient(timeout=timeout, trust_env=False, verify=False)

    async def close(self) -> None:
        await self._client.aclose()

    async def request(self, request: Request, elsewhere: TableElsewhere) -> Response:
        """The answer of the worker that plays the table; raises TableElsewhere if there is none."""
        address = target(request, elsewhere)
        headers = dict(passed_on(request)) | {
            "accept-encoding": "identity",
            "host": request.headers.get("host", ""),
        }
        path, query = request.scope["raw_path"], request.scope["query_string"]
        host, port = host_and_port(address)
        asked = path + b"?" + query if query else path
        url = httpx.URL(scheme="http", host=host, port=port, raw_path=asked)
        body = request.scope.get(BODY, b"")
        try:
            answer = await self._client.request(
                request.method, url, content=body, headers=headers, follow_redirects=False
            )
        except httpx.TransportError as error:
            log.info("The worker at %s does not answer: %r", address, error)
            raise elsewhere from None
        response = Response(answer.content, answer.status_code)
        response.raw_headers += [
            (name, value)
            for name, value in answer.headers.raw
            if name.decode("latin-1").lower() not in NOT_RETURNED
        ]
        return response

    async def socket(self, socket: WebSocket, elsewhere: TableElsewhere) -> None:
        """Connect a visitor with the worker that plays the table, until either goes.

        Raises TableElsewhere if that worker cannot be reached.
        """
        host, port = host_and_port(target(socket, elsewhere))
        # Our own checks of the origin and of the name have been passed.
        uri = f"ws://{socket.headers.get('host', host)}{socket.scope['path']}"
        headers = {k: v for k, v in passed_on(socket) if not k.startswith("sec-websocket")}
        try:
            owner = await connect(
                uri,
                host=host,
                port=port,
                additional_headers=headers,
                compression=None,
                open_timeout=CONNECT_SECONDS,
                max_size=None,
                proxy=None,
            )
        except (OSError, TimeoutError, InvalidHandshake) as error:
            log.info("The worker at %s:%s does not answer: %r", host, port, error)
            raise elsewhere from None
        await socket.accept()
        async with owner:
            await converse(socket, owner)


def target(connection: HTTPConnection, elsewhere: TableElsewhere) -> str:
    """The address to ask. A request is passed on only once."""
    if not elsewhere.address or PASSED_ON in connection.headers:
        raise elsewhere
    return elsewhere.address


def passed_on(connection: HTTPConnection) -> Iterator[tuple[str, str]]:
    """The headers of a request, with those by which a proxy says whom it asks for."""
    for name, value in connection.headers.items():
        if name not in NOT_PASSED_ON:
            yield name, value
    yield "x-forwarded-for", connection.client.host if connection.client else ""
    yield "x-forwarded-proto", "https" if connection.url.scheme in ("https", "wss") else "http"
    yield "x-request-id", connection.scope.get(REQUEST_ID, "")
    yield PASSED_ON, "1"


async def converse(visitor: WebSocket, owner: ClientConnection) -> None:
    """Pass messages on in both directions, until one side ends it."""

    async def upwards() -> None:
        while (message := await visitor.receive())["type"] != "websocket.disconnect":
            text = message.get("text")
            await owner.send(message["bytes"] if text is None else text)

    async def downwards() -> None:
        async for message in owner:
            await visitor.send_text(str(message))

    ways = [asyncio.create_task(upwards()), asyncio.create_task(downwards())]
    await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
    for way in ways:
        way.cancel()
    await asyncio.gather(*ways, return_exceptions=True)  # one of them has gone; that is all
    code = owner.close_code
    if code is not None:
        with contextlib.suppress(RuntimeError):  # the visitor has gone, too
            await visitor.close(RESTART if code in NO_CODES else code)
