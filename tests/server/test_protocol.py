"""The server's own ways with requests and WebSockets, without a network."""

import asyncio
import zlib
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.types import Message, Receive, Scope, Send
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from sandtable.server.connections import UNREAD, QuickSocketProtocol
from sandtable.server.deflate import FEWEST_BYTES, TAIL, WINDOW_BITS, QuickDeflateFactory
from sandtable.server.security import DOORS, Guard
from sandtable.tables.settings import Settings

BURST = 3 * DOORS


def bare_protocol(**attributes: Any) -> QuickSocketProtocol:
    protocol = object.__new__(QuickSocketProtocol)
    for name, value in attributes.items():
        setattr(protocol, name, value)
    return protocol


def test_messages_of_one_moment_are_written_together() -> None:
    async def send() -> None:
        sent: list[bytes] = []
        written: list[bytes] = []

        def take() -> list[bytes]:
            taken = sent[:]
            sent.clear()
            return taken

        writable = asyncio.Event()
        writable.set()
        protocol = bare_protocol(
            conn=SimpleNamespace(send_text=sent.append, data_to_send=take),
            transport=SimpleNamespace(write=written.append),
            loop=asyncio.get_running_loop(),
            writable=writable,
            handshake_complete=True,
            close_sent=False,
            disconnected=False,
            initial_response=None,
            _flushing=False,
        )
        for text in ("one", "two"):
            await protocol.send({"type": "websocket.send", "text": text})
        assert written == []
        await asyncio.sleep(0)
        assert written == [b"onetwo"]
        await protocol.send({"type": "websocket.send", "text": "three"})
        await asyncio.sleep(0)
        assert written == [b"onetwo", b"three"]

    asyncio.run(send())


def test_only_the_silent_are_pinged(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    for name in ("send_keepalive_ping", "schedule_ping", "handle_text"):
        note = lambda self, *args, name=name: told.append(name)  # noqa: E731
        monkeypatch.setattr(WebSocketsSansIOProtocol, name, note)
    protocol = bare_protocol(_heard=False)
    protocol.handle_text(Frame(Opcode.TEXT, b"", fin=False))
    protocol.send_keepalive_ping()
    protocol.send_keepalive_ping()
    assert told == ["handle_text", "schedule_ping", "send_keepalive_ping"]


def test_reading_is_interrupted_for_those_who_say_too_much() -> None:
    queue: asyncio.Queue[Message] = asyncio.Queue()
    paused: list[bool] = []
    protocol = bare_protocol(
        queue=queue,
        transport=SimpleNamespace(pause_reading=lambda: paused.append(True)),
        read_paused=False,
        close_sent=False,
    )
    for number in range(UNREAD):
        protocol.handle_text(Frame(Opcode.TEXT, str(number).encode()))
    assert not paused
    protocol.handle_text(Frame(Opcode.TEXT, b"too much"))
    assert paused
    assert [queue.get_nowait()["text"] for _ in range(UNREAD + 1)][-2:] == ["7", "too much"]


def test_messages_are_compressed_one_by_one_and_short_ones_are_not() -> None:
    factory = QuickDeflateFactory()
    params, deflate = factory.process_request_params([("client_max_window_bits", None)], [])
    assert ("server_no_context_takeover", None) in params
    text = b"".join(b'["deploy","unit:%d","square:%d"],' % (n % 9, n * n) for n in range(4000))
    for _ in range(2):
        sent = deflate.encode(Frame(Opcode.TEXT, text))
        assert sent.rsv1
        assert len(sent.data) < len(text) / 3
        plain = zlib.decompressobj(-WINDOW_BITS).decompress(bytes(sent.data) + TAIL)
        assert plain == text
    short = Frame(Opcode.TEXT, b"x" * (FEWEST_BYTES - 1))
    assert deflate.encode(short) is short


def test_a_burst_of_requests_begins_a_few_at_a_time() -> None:
    begun: list[str] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        begun.append(scope["path"])

    async def receive() -> Message:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Message) -> None:
        raise AssertionError(message)

    def request(address: str) -> Scope:
        return {
            "type": "http",
            "method": "GET",
            "path": f"/{address}",
            "scheme": "http",
            "client": (address, 1),
            "headers": [(b"host", b"localhost")],
        }

    async def ask() -> None:
        guard = Guard(app, Settings())
        asked = ["192.0.2.1"] * BURST + ["192.0.2.2"]
        tasks = [asyncio.create_task(guard(request(each), receive, send)) for each in asked]
        most, before = 0, 0
        while not all(task.done() for task in tasks):
            await asyncio.sleep(0)
            most, before = max(most, len(begun) - before), len(begun)
        assert most <= DOORS
        assert len(begun) == len(asked)
        assert begun.index("/192.0.2.2") < 2 * DOORS, "others do not wait for the whole burst"

    asyncio.run(ask())
