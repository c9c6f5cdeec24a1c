"""The WebSocket of a table."""

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from sandtable.server.addresses import own_origin, visitor_address
from sandtable.server.connections import WRITE
from sandtable.server.requests import TableId, visitor_of
from sandtable.tables.conversation import (
    AGAINST_THE_RULES,
    UNREADABLE,
    Conversation,
    ProtocolViolation,
)
from sandtable.tables.hall import Hall
from sandtable.tables.limits import Rate
from sandtable.tables.problems import Problem, TableElsewhere
from sandtable.tables.settings import Settings
from sandtable.tables.stored import RESTART

if TYPE_CHECKING:
    from sandtable.server.cluster.forwarding import Forwarder

log = logging.getLogger("sandtable.server")
router = APIRouter()

#: Close codes of RFC 6455.
FAULT: Final = 1011
OVERRUN: Final = 1013
#: How long the closing of a dropped connection may take.
LAST_SECONDS: Final = 1.0


class Connection:
    """One client. Nothing waits for it: if it does not read in time, it is dropped."""

    def __init__(self, socket: WebSocket, player: int | None, settings: Settings) -> None:
        extensions = socket.scope.get("extensions", {})
        self.player = player
        self.seat: str | None = None
        self.last_version_sent: int | None = None
        self._socket = socket
        #: Sends a text at once, or returns False; servers that cannot do that do not give it.
        self._write_now: Callable[[str], bool] | None = extensions.get(WRITE)
        self._settings = settings
        #: What is to be sent; a close code is the last.
        self._queue: deque[str | int] = deque()
        self._filled = asyncio.Event()
        #: Characters that have not been sent yet.
        self._waiting = 0
        self._dropped = False
        #: The task that waits for a message, while it does.
        self._reader: asyncio.Task[Any] | None = None
        self._writer = asyncio.create_task(self._write())
        self._writer.add_done_callback(self._stop_reading)

    def send(self, text: str) -> None:
        if self._dropped:
            return
        if not self._waiting and self._write_now is not None and self._write_now(text):
            return
        full = self._waiting + len(text) > self._settings.queue_characters
        if len(self._queue) >= self._settings.queue_length or (full and self._waiting):
            self.drop(OVERRUN)
            return
        self._waiting += len(text)
        self._queue.append(text)
        self._filled.set()

    def drop(self, code: int) -> None:
        """Close, discarding what has not been sent yet. Only the first code counts."""
        if self._dropped:
            return
        self._dropped = True
        self.last_version_sent = None
        self._queue.clear()
        self._queue.append(code)
        self._filled.set()
        asyncio.get_running_loop().call_later(LAST_SECONDS, self._writer.cancel)

    def end(self) -> None:
        """The client has gone."""
        self._writer.cancel()

    async def closed(self) -> None:
        await asyncio.wait({self._writer})

    async def receive(self) -> str:
        """The next message; raises WebSocketDisconnect when there will be none."""
        reader = asyncio.current_task()
        assert reader is not None
        if self._writer.done():
            raise WebSocketDisconnect
        self._reader = reader
        try:
            message = await self._socket.receive()
        except asyncio.CancelledError:
            if not self._writer.done():
                raise
            reader.uncancel()  # it was us
            raise WebSocketDisconnect from None
        finally:
            self._reader = None
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect
        text = message.get("text")
        if text is None:
            raise ProtocolViolation(UNREADABLE)
        return str(text)

    def _stop_reading(self, _writer: asyncio.Task[None]) -> None:
        """Nothing can be sent any more, so nothing more is waited for.

        Only the waiting is broken off: a decision that is being stored is not.
        """
        if self._reader is not None:
            self._reader.cancel()

    async def _write(self) -> None:
        """Send what is in the queue, until it says to close."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # the client has gone
            while True:
                await self._filled.wait()
                while self._queue:
                    item = self._queue.popleft()
                    if isinstance(item, int):
                        await self._socket.close(item)
                        return
                    await self._socket.send_text(item)
                    self._waiting -= len(item)
                self._filled.clear()


@router.websocket("/api/tables/{table}/socket")
async def table_socket(socket: WebSocket, table: TableId) -> None:
    hall: Hall = socket.app.state.hall
    address = visitor_address(socket.scope)
    sockets: dict[str, int] = socket.app.state.sockets
    if not own_origin(socket.scope):
        await socket.close(AGAINST_THE_RULES)
        return
    if sockets.get(address, 0) >= hall.settings.address_sockets:
        await socket.close(OVERRUN)
        return
    sockets[address] = sockets.get(address, 0) + 1
    try:
        await _attend(socket, hall, table)
    finally:
        sockets[address] -= 1
        if not sockets[address]:
            del sockets[address]


async def _pass_on(socket: WebSocket, elsewhere: TableElsewhere) -> None:
    """Let the worker that plays the table serve a connection, if it can be reached."""
    forwarder: Forwarder | None = socket.app.state.forwarder
    try:
        if forwarder is None:
            raise elsewhere
        await forwarder.socket(socket, elsewhere)
    except TableElsewhere:
        await socket.close(RESTART)


async def _attend(socket: WebSocket, hall: Hall, id: str) -> None:
    """Serve a connection from its first message to its end."""
    try:
        table = await hall.table(id)
    except TableElsewhere as elsewhere:
        await _pass_on(socket, elsewhere)
        return
    except Problem:
        await socket.close(AGAINST_THE_RULES)
        return
    visitor, _ = await visitor_of(socket, hall)
    await socket.accept()
    connection = Connection(socket, visitor.id, hall.settings)
    hellos: Rate = socket.app.state.hellos
    decisions: Rate = socket.app.state.decisions
    address = visitor_address(socket.scope)
    conversation = Conversation(
        connection,
        table,
        hall.settings,
        lambda: hellos.allows(address),
        lambda: decisions.allows(address),
    )

    async def converse() -> None:
        while True:
            await conversation.hear(await connection.receive())

    try:
        # A task of its own: each message would wake all layers of the application otherwise.
        await asyncio.create_task(converse())
    except WebSocketDisconnect:
        connection.end()
    except ProtocolViolation as violation:
        connection.drop(violation.code)
    except Exception:
        socket.app.state.counters.faults += 1
        log.exception("A connection to the table %s failed", id)
        connection.drop(FAULT)
    finally:
        await conversation.end()
    await connection.closed()
