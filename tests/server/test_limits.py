"""Limits on sizes and rates; what a connection may say."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from sandtable.server.connections import WRITE
from sandtable.server.security import DESCRIPTION_COST, LIST_COST, UNKNOWN_COST
from sandtable.server.socket import OVERRUN, Connection
from sandtable.tables import lobby
from sandtable.tables.conversation import HELLO_COST
from sandtable.tables.limits import Bucket, Rate
from sandtable.tables.ports import PageEnd
from sandtable.tables.rows import TableWithSeats
from sandtable.tables.settings import Settings
from sandtable.tables.visitor import Visitor
from tests.server.support import House, Time, house, plan_of


def test_a_bucket_gives_so_many_and_fills_again() -> None:
    bucket = Bucket(2, 0.5, now=0)
    assert [bucket.take(0) for _ in range(3)] == [True, True, False]
    assert [bucket.take(2) for _ in range(2)] == [True, False]
    assert [bucket.take(100) for _ in range(3)] == [True, True, False]


def test_every_address_has_its_own_bucket() -> None:
    rate = Rate(1, 1, Time().monotonic)
    assert [rate.allows(address) for address in ("a", "b", "a")] == [True, True, False]


def test_only_so_many_addresses_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandtable.tables.limits.REMEMBERED", 3)
    rate = Rate(1, 0, Time().monotonic)
    assert all(rate.allows(address) for address in "abc")
    assert not rate.allows("a"), "heard of last"
    assert rate.allows("d")
    assert len(rate._buckets) == 3
    assert [rate.allows(address) for address in "ca"] == [False, False]
    assert rate.allows("b"), "forgotten: it was not heard of for longest"


def test_a_clock_that_steps_back_takes_nothing_from_a_bucket() -> None:
    bucket = Bucket(2, 1, now=3600)
    assert [bucket.take(0) for _ in range(3)] == [True, True, False]
    assert [bucket.take(1) for _ in range(2)] == [True, False]


@pytest.mark.parametrize("seconds", [-3600, 3600])
def test_setting_the_clock_locks_nobody_out_and_gives_nobody_more(seconds: float) -> None:
    with house(request_burst=2, request_rate=1.0, message_burst=2, message_rate=1.0) as server:
        person = server.person()
        assert [person.get("/api/health").status_code for _ in range(3)] == [200, 200, 429]
        server.time.set_by(seconds)
        assert person.get("/api/health").status_code == 429
        server.time.pass_by(1)
        assert person.get("/api/health").status_code == 200


def test_requests_are_limited() -> None:
    with house(request_burst=3) as server:
        person = server.person()
        answers = [person.get("/api/health") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        assert answers[-1].json()["error"]["key"] == "too-many-requests"
        assert answers[-1].headers["retry-after"] == "1"
        server.time.pass_by(1)
        assert person.get("/api/health").status_code == 200


def test_requests_that_take_more_work_cost_more() -> None:
    with house(request_burst=LIST_COST + DESCRIPTION_COST + 1, request_rate=0.0) as server:
        person = server.person()
        paths = ("/api/tables", "/api/games/normandy/scenarios/la-raye", "/api/games", "/api/games")
        assert [person.get(path).status_code for path in paths] == [200, 200, 200, 429]


@pytest.mark.parametrize(
    "path", ["/api/positions", "/api/positions/moves", "/api/studio/memoir44/draft"]
)
def test_what_has_to_be_read_first_costs_as_much_as_a_description(path: str) -> None:
    with house(request_burst=2 * DESCRIPTION_COST, request_rate=0.0) as server:
        person = server.person()
        answers = [person.post(path, {}).status_code for _ in range(3)]
        assert 429 not in answers[:2]
        assert answers[2] == 429


def test_asking_for_tables_that_do_not_exist_costs_more() -> None:
    with house(request_burst=2 * (UNKNOWN_COST + 1), request_rate=0.0) as server:
        person = server.person()
        assert person.get("/api/tables/nowhere").status_code == 404
        with pytest.raises(WebSocketDisconnect), person.connect("nowhere"):
            pass
        assert person.get("/api/health").status_code == 429, "two guesses have used up everything"


def test_a_table_that_exists_costs_as_much_as_anything_else() -> None:
    with house(request_burst=UNKNOWN_COST, request_rate=0.0) as server:
        ann = server.person()
        table = ann.open(seats={"us": "me", "germany": "me"})["table"]
        answers = [ann.get(f"/api/tables/{table}").status_code for _ in range(UNKNOWN_COST)]
        assert answers == [200] * (UNKNOWN_COST - 1) + [429], "and to open it"


def test_lists_are_read_one_after_the_other(server: House, monkeypatch: pytest.MonkeyPatch) -> None:
    reading: list[PageEnd | None] = []
    at_once: list[int] = []

    async def read(before: PageEnd | None) -> list[TableWithSeats]:
        reading.append(before)
        at_once.append(len(reading))
        await asyncio.sleep(0)
        reading.pop()
        return []

    monkeypatch.setattr(server.hall.store, "public_tables", read)

    async def ask() -> None:
        visitor = Visitor(server.hall.store)
        await asyncio.gather(*(lobby.tables(server.hall, visitor, True) for _ in range(3)))

    assert server.client.portal is not None
    server.client.portal.call(ask)
    assert at_once == [1, 1, 1], "while one is read, the others wait"


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
    with house(message_burst=HELLO_COST + 4) as server:
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


def test_an_address_makes_only_so_many_decisions_at_all_its_tables() -> None:
    with house(decision_burst=3, decision_rate=1.0) as server:
        ann, bob = server.person("Ann"), server.person("Bob")
        first, second = ann.open()["table"], bob.open()["table"]
        with ann.at(first, "us") as one, bob.at(second, "us") as other:
            assert [one.act()["type"], other.act()["type"]] == ["done", "done"]
            assert other.undo()["type"] == "done"
            refused = one.undo()
            assert (refused["type"], refused["reason"]) == ("refused", "limit")
            assert one.ask("why", actions=[])["type"] == "why"
            server.time.pass_by(1)
            assert one.undo()["type"] == "done"


def test_a_hello_costs_more_than_other_messages() -> None:
    with house(message_burst=3 * HELLO_COST, message_rate=HELLO_COST) as server:
        ann = server.person("Ann")
        table = ann.open()["table"]
        with ann.at(table, "us") as line:
            line.hello("germany")
            line.hello("us")
            server.time.pass_by(1)
            line.hello("us")
            line.send(type="hello", seat="us", since=None)
            while (message := line.socket.receive())["type"] != "websocket.close":
                pass
            assert message["code"] == 1008


def test_asking_about_many_actions_costs_more_than_about_few() -> None:
    with house(message_burst=HELLO_COST + 9, message_rate=1.0) as server:
        ann = server.person("Ann")
        table = ann.open()["table"]
        with ann.at(table, "us") as line:
            many = [line.offer["legal"][0]] * 64
            assert line.ask("why", actions=many)["type"] == "why"
            assert line.ask("why", actions=many)["type"] == "refused"
            assert line.ask("why", actions=many[:1])["type"] == "why"


def test_hellos_are_counted_over_all_connections_of_an_address() -> None:
    with house(hello_burst=3, hello_rate=1.0) as server:
        ann = server.person("Ann")
        table = ann.open()["table"]
        with ann.at(table, "us"), ann.at(table, "us"), ann.at(table, "us"):
            with ann.connect(table) as fourth:
                fourth.send_json({"type": "hello", "seat": "us", "since": None})
                assert fourth.receive()["code"] == 1013, "it may come back later"
            server.time.pass_by(1)
            with ann.at(table, "us") as line:
                assert line.welcome["seat"] == "us"


def test_a_welcome_is_made_once_for_a_seat_until_the_game_changes(
    server: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = server.person("Ann")
    table = ann.open()["table"]
    made: list[object] = []
    with ann.at(table, "us") as line:
        room = server.hall._tables[table].room
        describe = room._changes_text

        def count(seat: str | None, since: int) -> str:
            made.append((seat, since))
            return describe(seat, since)

        monkeypatch.setattr(room, "_changes_text", count)
        first = line.welcome
        for _ in range(5):
            assert line.hello("us") == first
        assert made == []
        line.hello("germany")
        line.hello("germany")
        assert made == [("germany", 0)]
        line.hello("us")
        line.act()
        made.clear()
        for since in (None, 1, None, 1):
            line.hello("us", since)
        assert [change["number"] for change in line.hello("us")["changes"]] == [1]
        assert made == [("us", 0), ("us", 1)]


def test_a_table_that_is_not_there_and_a_foreign_page_get_no_connection(server: House) -> None:
    ann = server.person("Ann")
    table = ann.open()["table"]
    for id in ("none", "x" * 33, "%2e%2e"):
        with pytest.raises(WebSocketDisconnect), ann.connect(id):
            pass
    with pytest.raises(WebSocketDisconnect), ann.connect(table, Origin="https://evil.example"):
        pass
    with ann.connect(table, Origin="http://testserver") as socket:
        socket.send_json({"type": "ping"})
        assert socket.receive_json() == {"type": "pong"}


class Sleepy:
    """A client that does not read. ``write`` sends what can be sent at once."""

    def __init__(self, write: Callable[[str], bool] | None = None) -> None:
        self.waiting = asyncio.Event()
        self.sent: list[str] = []
        self.scope = {"extensions": {} if write is None else {WRITE: write}}

    async def send_text(self, text: str) -> None:
        await self.waiting.wait()
        self.sent.append(text)

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


def test_a_client_that_does_not_read_cannot_fill_the_memory() -> None:
    async def flood() -> None:
        settings = Settings(queue_length=1000, queue_characters=100)
        connection = Connection(Sleepy(), None, settings)  # type: ignore[arg-type]
        connection.send("x" * 1000)  # a single one is always sent
        await asyncio.sleep(0)
        connection.send("news")
        with pytest.raises(WebSocketDisconnect):
            await asyncio.wait_for(connection.receive(), 5)
        await asyncio.wait_for(connection.closed(), 5)

    asyncio.run(flood())


def test_what_cannot_be_written_at_once_comes_in_its_order() -> None:
    async def serve() -> list[str]:
        room = 2
        written: list[str] = []

        def write(text: str) -> bool:
            if len(written) < room:
                written.append(text)
            return text in written

        client = Sleepy(write)
        connection = Connection(client, None, Settings())  # type: ignore[arg-type]
        for text in ("one", "two", "three"):
            connection.send(text)
        await asyncio.sleep(0)  # the third waits for the client
        room = 10
        connection.send("four")
        assert (written, client.sent) == (["one", "two"], [])
        client.waiting.set()
        while len(client.sent) < 2:
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        connection.send("five")
        connection.drop(OVERRUN)
        connection.send("six")
        assert written == ["one", "two", "five"]
        connection.end()
        return client.sent

    assert asyncio.run(serve()) == ["three", "four"]


def test_the_end_of_a_connection_breaks_off_only_its_waiting() -> None:
    async def serve() -> None:
        connection = Connection(Sleepy(), None, Settings())  # type: ignore[arg-type]
        storing = asyncio.Event()
        stored: list[bool] = []

        async def decide() -> None:
            await storing.wait()
            stored.append(True)
            await connection.receive()

        async def wait() -> None:
            await connection.receive()

        deciding, waiting = asyncio.create_task(decide()), asyncio.create_task(wait())
        await asyncio.sleep(0)
        connection.end()
        with pytest.raises(WebSocketDisconnect):
            await waiting
        assert not deciding.done()
        storing.set()
        with pytest.raises(WebSocketDisconnect):
            await deciding
        assert stored == [True]

    asyncio.run(serve())
