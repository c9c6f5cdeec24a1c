"""Limits on sizes and rates; what a connection may say."""

import asyncio
import json
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from sandtable.server.limits import Bucket, Rate
from sandtable.server.settings import Settings
from sandtable.server.socket import OVERRUN, Connection
from tests.server.support import House, Time, house, plan_of


def test_a_bucket_gives_so_many_and_fills_again() -> None:
    bucket = Bucket(2, 0.5, now=0)
    assert [bucket.take(0) for _ in range(3)] == [True, True, False]
    assert [bucket.take(2) for _ in range(2)] == [True, False]
    assert [bucket.take(100) for _ in range(3)] == [True, True, False]


def test_every_address_has_its_own_bucket() -> None:
    rate = Rate(1, 1, Time())
    assert [rate.allows(address) for address in ("a", "b", "a")] == [True, True, False]


def test_requests_are_limited() -> None:
    with house(request_burst=3) as server:
        person = server.person()
        answers = [person.get("/api/health") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        assert answers[-1].json()["error"]["key"] == "too-many-requests"
        assert answers[-1].headers["retry-after"] == "1"
        server.time.pass_by(1)
        assert person.get("/api/health").status_code == 200


def test_new_tables_and_names_are_limited() -> None:
    with house(entry_burst=2) as server:
        ann = server.person("Ann")
        assert ann.post("/api/tables", plan_of()).status_code == 201
        assert ann.post("/api/tables", plan_of()).status_code == 429
        assert ann.post("/api/tables/x/join", {"seat": "us"}).status_code == 429
        assert ann.get("/api/tables").status_code == 200


def test_a_long_body_is_refused(server: House) -> None:
    response = server.person().put("/api/me", {"name": "x" * 20_000})
    assert (response.status_code, response.json()["error"]["key"]) == (413, "too-long")
    assert server.person().put("/api/me", {"name": "x" * 41}).status_code == 422


def test_sockets_of_one_address_are_limited() -> None:
    with house(address_sockets=2) as server:
        ann = server.person("Ann")
        table = ann.open()["table"]
        with (
            ann.at(table, "us"),
            ann.at(table, "us"),
            pytest.raises(WebSocketDisconnect),
            ann.connect(table),
        ):
            pass
        with ann.at(table, "us"):
            pass


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("{", 1003),
        ("[" * 8000, 1003),
        (b"\x00", 1003),
        ('{"type": "why", "id": "\\ud800", "actions": []}', 1003),
        ("[]", 1008),
        ('{"type": "dance"}', 1008),
        ('{"type": "act", "id": "1", "version": 0, "action": []}', 1008),
        ('{"type": "act", "id": "1", "version": -1, "action": ["x"]}', 1008),
        ('{"type": "act", "id": 1, "version": 0, "action": ["x"]}', 1008),
        ('{"type": "act", "id": "1", "version": true, "action": ["x"]}', 1008),
        ('{"type": "hello", "seat": "germany", "since": "yesterday"}', 1008),
        (json.dumps({"type": "why", "id": "1", "actions": [["x" * 200]]}), 1008),
        (json.dumps({"type": "ping", "filler": "x" * 20_000}), 1009),
    ],
)
def test_what_cannot_be_read_closes_only_its_own_connection(
    server: House, message: str | bytes, code: int
) -> None:
    ann = server.person("Ann")
    table = ann.open()["table"]
    with ann.at(table, "us") as good, ann.at(table, "germany") as bad:
        bad.sync()
        if isinstance(message, bytes):
            bad.socket.send_bytes(message)
        else:
            bad.socket.send_text(message)
        assert bad.socket.receive() == {"type": "websocket.close", "code": code, "reason": ""}
        assert good.act()["type"] == "done"


def test_the_first_word_is_hello(server: House) -> None:
    ann = server.person("Ann")
    table = ann.open()["table"]
    with ann.connect(table) as socket:
        socket.send_json({"type": "ping"})
        assert socket.receive_json() == {"type": "pong"}
        socket.send_json({"type": "undo", "id": "1", "version": 0})
        assert socket.receive()["code"] == 1008


def test_too_many_messages_are_refused_and_then_the_connection_is_closed() -> None:
    with house(message_burst=5) as server:
        ann = server.person("Ann")
        table = ann.open()["table"]
        with ann.at(table, "us") as line:
            answers = [line.ask("why", actions=[])["type"] for _ in range(5)]
            assert answers == ["why"] * 4 + ["refused"]
            server.time.pass_by(1)
            assert line.ask("why", actions=[])["type"] == "why"
            for _ in range(300):
                line.send(type="ping")
            while (message := line.socket.receive())["type"] != "websocket.close":
                pass
            assert message["code"] == 1008


def test_a_table_that_is_not_there_and_a_foreign_page_get_no_connection(server: House) -> None:
    ann = server.person("Ann")
    table = ann.open()["table"]
    with pytest.raises(WebSocketDisconnect), ann.connect("none"):
        pass
    with pytest.raises(WebSocketDisconnect), ann.connect(table, Origin="https://evil.example"):
        pass
    with ann.connect(table, Origin="http://testserver") as socket:
        socket.send_json({"type": "ping"})
        assert socket.receive_json() == {"type": "pong"}


class Sleepy:
    """A client that does not read."""

    def __init__(self) -> None:
        self.waiting = asyncio.Event()

    async def send_text(self, _: str) -> None:
        await self.waiting.wait()

    async def receive(self) -> Any:
        await self.waiting.wait()


def test_a_client_that_does_not_read_is_dropped_and_not_waited_for() -> None:
    async def flood() -> None:
        settings = Settings(queue_length=3)
        connection = Connection(Sleepy(), None, settings)  # type: ignore[arg-type]
        await asyncio.sleep(0)
        for _ in range(10):
            connection.send("news")
        with pytest.raises(WebSocketDisconnect):
            await asyncio.wait_for(connection.receive(), 5)
        await asyncio.wait_for(connection.closed(), 5)

    asyncio.run(flood())
    assert OVERRUN == 1013
