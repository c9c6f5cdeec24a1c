"""Connections: limits on those that are opened and not used, and WebSockets that cost little."""

import asyncio
from collections import Counter
from typing import Any, ClassVar, Final, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request

from sandtable.server.addresses import Proxies, network_of
from sandtable.server.deflate import QuickDeflateFactory
from sandtable.tables.settings import Settings

#: The server stops reading from a client while this many of its messages wait.
UNREAD: Final = 8


class Doorkeeper:
    """Counts the connections of each visitor; WebSockets are counted elsewhere."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._proxies = Proxies(settings.trusted_proxies)
        self._open: Counter[str] = Counter()

    def admit(self, address: str) -> bool:
        """Count a connection; False if there are too many. Proxies speak for many visitors."""
        visitor = network_of(address)
        if address not in self._proxies and self._open[visitor] >= self.settings.connections_each:
            return False
        self._open[visitor] += 1
        return True

    def dismiss(self, address: str) -> None:
        visitor = network_of(address)
        self._open[visitor] -= 1
        if self._open[visitor] <= 0:
            del self._open[visitor]

    def __len__(self) -> int:
        return len(self._open)


def protocol_for(settings: Settings) -> type[H11Protocol]:
    """The protocol of a server with these settings."""

    class Protocol(ImpatientProtocol):
        doorkeeper = Doorkeeper(settings)

    return Protocol


class ImpatientProtocol(H11Protocol):
    """HTTP with time limits for the head and the body of a request.

    uvicorn itself limits only the time between two requests, and any byte ends that.
    """

    doorkeeper: ClassVar[Doorkeeper]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._admitted: str | None = None
        self._awaited: type[h11.IDLE] | type[h11.SEND_BODY] | None = None
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        most = self.doorkeeper.settings.connections
        if len(self.connections) > most or not self.doorkeeper.admit(address):
            transport.abort()
            return
        self._admitted = address
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._let_go()
        super().handle_websocket_upgrade(event)

    def _watch(self) -> None:
        """Start a timer when something else is awaited than before."""
        state = self.conn.their_state
        awaited = state if state in (h11.IDLE, h11.SEND_BODY) else None
        if awaited is self._awaited or self._admitted is None:
            return
        self._awaited = awaited
        self._stop_timer()
        if awaited is not None:
            settings = self.doorkeeper.settings
            seconds = settings.head_seconds if awaited is h11.IDLE else settings.body_seconds
            self._timer = self.loop.call_later(seconds, self.transport.abort)

    def _let_go(self) -> None:
        """The connection is no longer one that we wait for."""
        self._stop_timer()
        if self._admitted is not None:
            self.doorkeeper.dismiss(self._admitted)
            self._admitted = None

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


#: The extension of a socket's scope that writes a text at once, unless the client must be waited
#: for. Through the layers of the application a message takes longer than over the network.
WRITE: Final = "sandtable.write"


class QuickSocketProtocol(WebSocketsSansIOProtocol):
    """WebSockets that save time.

    Messages are compressed quickly and written together, reading is interrupted only for those who
    say more than can be answered, and only the silent are pinged.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn.available_extensions = [QuickDeflateFactory()]
        self._flushing = False
        self._heard = False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.handshake_complete:  # it has not been refused
            cast("dict[str, Any]", self.scope["extensions"])[WRITE] = self.write

    def handle_text(self, event: Frame) -> None:
        self._heard = True
        if not event.fin or self.close_sent or self.queue.qsize() >= UNREAD:
            super().handle_text(event)
            return
        try:
            text = bytes(event.data).decode()
        except UnicodeDecodeError:
            text = None
        if text is None:
            super().handle_text(event)  # which says so in the log and closes the connection
        else:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})

    def send_keepalive_ping(self) -> None:
        """Ping the client, unless it has said something since the last time."""
        if self._heard:
            self._heard = False
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    @property
    def _is_open(self) -> bool:
        return self.handshake_complete and not self.close_sent and self.initial_response is None

    def write(self, text: str) -> bool:
        """Send a text, if nobody has to wait for that; False if it was not sent."""
        if self.disconnected or not self._is_open or not self.writable.is_set():
            return False
        try:
            self._add(text)
        except InvalidState:
            return False
        return True

    async def send(self, message: Any) -> None:
        if message["type"] != "websocket.send" or not self._is_open:
            await super().send(message)
            return
        await self.writable.wait()
        if self.disconnected:
            raise ClientDisconnected
        try:
            self._add(message["text"])
        except InvalidState:
            raise ClientDisconnected from None

    def _add(self, text: str) -> None:
        """Write messages that are sent at the same moment together: each write costs as much."""
        self.conn.send_text(text.encode())
        if not self._flushing:
            self._flushing = True
            self.loop.call_soon(self._flush)

    def _flush(self) -> None:
        self._flushing = False
        self.transport.write(b"".join(self.conn.data_to_send()))
