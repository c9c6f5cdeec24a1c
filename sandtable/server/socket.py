"""The WebSocket of a table: what a client says, and what it is told."""

import asyncio
import contextlib
import logging
from typing import Any, Final

from fastapi import APIRouter, WebSocket
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect

from sandtable.server.hall import Hall
from sandtable.server.limits import Bucket
from sandtable.server.live import Declined, LiveTable
from sandtable.server.players import find_player
from sandtable.server.problems import Problem
from sandtable.server.room import dumps
from sandtable.server.schema import (
    MESSAGE,
    Act,
    Hello,
    Leave,
    Ping,
    Propose,
    Request,
    Return,
    Undo,
)
from sandtable.server.security import address_of, own_origin
from sandtable.server.settings import Settings

log = logging.getLogger("sandtable.server")
router = APIRouter()

#: Close codes of RFC 6455.
UNREADABLE: Final = 1003
AGAINST_THE_RULES: Final = 1008
TOO_LONG: Final = 1009
FAULT: Final = 1011
OVERRUN: Final = 1013
#: Messages over the rate that are refused before the connection is closed.
PATIENCE: Final = 200
#: How long a client that is dropped may take to hear of it.
LAST_SECONDS: Final = 1.0


class Connection:
    """One client. It is never waited for: what it does not fetch in time, it does not get."""

    def __init__(self, socket: WebSocket, player: int | None, settings: Settings) -> None:
        self.player = player
        self.seat: str | None = None
        self.told: int | None = None
        self._socket = socket
        self._settings = settings
        self._queue: asyncio.Queue[str | int] = asyncio.Queue()
        self._dropped = False
        self._writer = asyncio.create_task(self._write())

    def send(self, text: str) -> None:
        if self._queue.qsize() >= self._settings.queue_length:
            self.drop(OVERRUN)
        elif not self._dropped:
            self._queue.put_nowait(text)

    def answer(self, **message: Any) -> None:
        self.send(dumps(message))

    def drop(self, code: int) -> None:
        """Close, without what has not been sent yet. The first reason is the one that is told."""
        if self._dropped:
            return
        self._dropped = True
        self.told = None
        while not self._queue.empty():
            self._queue.get_nowait()
        self._queue.put_nowait(code)
        asyncio.get_running_loop().call_later(LAST_SECONDS, self._writer.cancel)

    def end(self) -> None:
        """The client has gone."""
        self._writer.cancel()

    async def closed(self) -> None:
        await asyncio.wait({self._writer})

    async def receive(self) -> str:
        """The next message; WebSocketDisconnect when there will be none."""
        coming = asyncio.ensure_future(self._socket.receive())
        await asyncio.wait({coming, self._writer}, return_when=asyncio.FIRST_COMPLETED)
        if not coming.done():
            coming.cancel()
            raise WebSocketDisconnect
        message = coming.result()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect
        text = message.get("text")
        if text is None:
            raise Intruder(UNREADABLE)
        if len(text.encode()) > self._settings.message_bytes:
            raise Intruder(TOO_LONG)
        return str(text)

    async def _write(self) -> None:
        """Send what is in the queue, until it says to close."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # the client has gone
            while isinstance(item := await self._queue.get(), str):
                await self._socket.send_text(item)
            await self._socket.close(item)


class Intruder(Exception):
    """A message for which the connection is closed."""

    def __init__(self, code: int) -> None:
        self.code = code
        super().__init__(code)


@router.websocket("/api/tables/{table}/socket")
async def table_socket(socket: WebSocket, table: str) -> None:
    hall: Hall = socket.app.state.hall
    address = address_of(socket.scope)
    sockets: dict[str, int] = socket.app.state.sockets
    if not own_origin(socket.headers):
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


async def _attend(socket: WebSocket, hall: Hall, id: str) -> None:
    """From the first message of a connection to its end."""
    try:
        table = await hall.table(id)
    except Problem:
        await socket.close(AGAINST_THE_RULES)
        return
    player = await find_player(socket, hall)
    await socket.accept()
    connection = Connection(socket, None if player is None else player.id, hall.settings)
    table.listeners.append(connection)
    try:
        await _listen(connection, table, hall.settings)
    except WebSocketDisconnect:
        connection.end()
    except Intruder as intruder:
        connection.drop(intruder.code)
    except Exception:
        log.exception("A connection to the table %s failed", id)
        connection.drop(FAULT)
    finally:
        table.listeners.remove(connection)
        table.used = hall.settings.now()
        table.watch()
    await table.note_seen(connection.player)
    await connection.closed()


async def _listen(connection: Connection, table: LiveTable, settings: Settings) -> None:
    """Answer one message after the other."""
    bucket = Bucket(settings.message_burst, settings.message_rate, settings.now())
    patience = PATIENCE
    while True:
        message = read(await connection.receive())
        if not bucket.take(settings.now()):
            patience -= 1
            if patience < 0 or isinstance(message, Hello):
                raise Intruder(AGAINST_THE_RULES)
            if not isinstance(message, Ping):
                connection.answer(type="refused", id=message.id, reason="limit")
        elif isinstance(message, Hello):
            await _greet(connection, table, message)
        elif isinstance(message, Ping):
            connection.answer(type="pong")
        elif connection.told is None:
            raise Intruder(AGAINST_THE_RULES)
        else:
            await _serve(connection, table, message)


def read(text: str) -> Hello | Ping | Request:
    try:
        return MESSAGE.validate_json(text, strict=True)
    except ValidationError as error:
        unreadable = error.errors()[0]["type"] == "json_invalid"
        raise Intruder(UNREADABLE if unreadable else AGAINST_THE_RULES) from None


async def _greet(connection: Connection, table: LiveTable, hello: Hello) -> None:
    if hello.seat is not None and not table.holds(connection.player, hello.seat):
        raise Intruder(AGAINST_THE_RULES)
    came = connection.told is None
    table.welcome(connection, hello.seat, hello.since)
    if came:
        table.watch()
        await table.note_seen(connection.player)


async def _serve(connection: Connection, table: LiveTable, message: Request) -> None:
    """Do what is asked and say so, or say why not."""
    player = connection.player
    seat = connection.seat or ""
    version = table.play.version
    try:
        if isinstance(message, Act):
            version = await table.act(player, seat, message.id, message.version, message.action)
        elif isinstance(message, Undo):
            version = await table.undo(player, seat, message.id, message.version)
        elif isinstance(message, Propose):
            await table.propose_bot(player, message.seat)
        elif isinstance(message, Return):
            await table.give_back(player, message.seat)
        elif isinstance(message, Leave):
            await table.leave(player, message.seat)
        else:
            refusal = table.why(player, seat, message.actions)
            told = None if refusal is None else refusal.to_json()
            connection.answer(type="why", id=message.id, refusal=told)
            return
    except Declined as declined:
        extra = {} if declined.refusal is None else {"refusal": declined.refusal.to_json()}
        connection.answer(type="refused", id=message.id, reason=declined.reason, **extra)
    else:
        connection.answer(type="done", id=message.id, version=version)
