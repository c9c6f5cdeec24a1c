"""Nonsense by HTTP and WebSocket: refused in order, and nobody else notices."""

import asyncio
import json
import random
from collections.abc import Iterator
from typing import Any

import hypothesis
import pytest
import schemathesis
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tests.server.player import WAIT, Player
from tests.server.postgres import Cluster
from tests.server.running import Server
from tests.server.site import Site

pytestmark = pytest.mark.live
#: What docs/protocol.md names, and 1007, by which a library answers a text that is none.
CLOSES = {1003, 1007, 1008, 1009}
EXAMPLES = hypothesis.settings(
    max_examples=25,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=list(hypothesis.HealthCheck),
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all of this; at the end it has nothing to complain of."""
    with Server(tmp_path_factory.mktemp("server")) as server:
        yield server
    # The library that reads texts logs one that is none, and closes the connection.
    faults = server.told().count("Traceback") - server.told().count("Invalid UTF-8 sequence")
    assert faults == 0, server.told()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, postgres: Cluster) -> Iterator[Site]:
    """Several workers, of which the wrong one is asked."""
    with Site(tmp_path_factory.mktemp("site"), postgres.new_database()) as site:
        yield site
    faults = site.told().count("Traceback") - site.told().count("Invalid UTF-8 sequence")
    assert faults == 0, site.told()


@pytest.fixture(params=["one server", "several workers"])
def doors(request: pytest.FixtureRequest) -> tuple[str, str]:
    """Where a host comes in, and where a guest does, at whose worker the table is played."""
    if request.param == "one server":
        return (request.getfixturevalue("server").address,) * 2
    site: Site = request.getfixturevalue("site")
    return site.workers[0].address, site.workers[1].address


def test_no_call_is_answered_by_what_is_not_documented(doors: tuple[str, str]) -> None:
    """No 5xx, no status, content type or body that the OpenAPI description does not have.

    Every call is made with values that fit the description and with values that do not; for tables
    and games that are not there, and for some that are, by a player who holds a seat.
    """
    table, cookie = asyncio.run(a_table(*doors))
    alone = doors[0] == doors[1]
    there = {"table": table, "game": "normandy", "scenario": "la-raye", "number": 1}
    schema = schemathesis.openapi.from_url(f"{doors[0]}/api/openapi.json")
    rejection = schema.config.checks.negative_data_rejection
    rejection.expected_statuses = [*rejection.expected_statuses, "413"]  # it may be too long, too
    operations = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
    assert len(operations) >= 15
    operations.sort(key=lambda operation: operation.method == "delete")  # then the seat is gone
    for operation in operations:
        known = {name: value for name, value in there.items() if f"{{{name}}}" in operation.path}
        if not alone and "table" not in known:
            continue  # only what is about a table is passed on
        for mode in schemathesis.GenerationMode:
            for path in (None, known) if known else (None,):
                if mode.is_positive or can_misfit(operation, path):
                    # What is passed on is checked by the same code, where it arrives.
                    cases = operation.as_strategy(mode, path_parameters=path)
                    call_often(cases, cookie, 6 if alone else 2)


def can_misfit(operation: Any, path: dict[str, object] | None) -> bool:
    """Is there anything in a call that may have values which do not fit?"""
    parts = (operation.body, operation.query, operation.headers, operation.cookies)
    return any(parts) or (path is None and bool(operation.path_parameters))


def call_often(cases: st.SearchStrategy[Any], cookie: str, examples: int) -> None:
    @hypothesis.settings(EXAMPLES, max_examples=examples)
    @hypothesis.given(cases)
    def call(case: schemathesis.Case[Any]) -> None:
        # A game that there is not may well be refused, though its name is a fine text.
        case.call_and_validate(
            headers={"Cookie": cookie}, excluded_checks=[positive_data_acceptance]
        )

    try:
        call()
    except Unsatisfiable:  # nothing that does not fit can be made of a call without parameters
        return


async def a_table(address: str, elsewhere: str) -> tuple[str, str]:
    """A table with a seat that is free, and the cookie of its host."""
    host, watcher = Player(address, "host"), Player(elsewhere, "watcher")
    await host.introduce()
    seats = {"us": {"kind": "me"}, "germany": {"kind": "open"}}
    created = await host.create("normandy", "la-raye", seats, visibility="public")
    async with watcher.sit(created["table"], None):
        assert created["invites"] == {}
    return created["table"], host.cookie


#: Deeper than any reader goes, and shorter than the limit.
DEEP = 8000
MALFORMED: dict[str, str | bytes] = {
    "nothing": "",
    "no JSON": "{",
    "two messages": '{"type": "ping"}{"type": "ping"}',
    "a list": "[]",
    "a number": "5",
    "null": "null",
    "no type": "{}",
    "a type of another kind": '{"type": ["hello"]}',
    "an unknown type": '{"type": "resurrect"}',
    "a type of the server": '{"type": "done", "id": "1", "version": 1}',
    "binary": b"\x00\x01\x02",
    "binary JSON": b'{"type": "ping"}',
    "a deep list": "[" * DEEP + "]" * DEEP,
    "a deep action": '{"type": "act", "id": "1", "version": 1, "action": '
    + "[" * DEEP
    + "]" * DEEP
    + "}",
    "act without anything": '{"type": "act"}',
    "an action that is text": '{"type": "act", "id": "1", "version": 1, "action": "end-turn"}',
    "an action of numbers": '{"type": "act", "id": "1", "version": 1, "action": [1, 2]}',
    "an id that is a number": '{"type": "act", "id": 1, "version": 1, "action": ["end-turn"]}',
    "an endless id": json.dumps({"type": "undo", "id": "x" * 10_000, "version": 1}),
    "a version that is text": '{"type": "undo", "id": "1", "version": "1"}',
    "a version that is a flag": '{"type": "undo", "id": "1", "version": true}',
    "a version of many digits": '{"type": "undo", "id": "1", "version": ' + "9" * 5000 + "}",
    "a version that is no number": '{"type": "undo", "id": "1", "version": NaN}',
    "a seat that is a table": '{"type": "hello", "seat": {}, "since": null}',
    "a seat of nobody": '{"type": "hello", "seat": "ghost", "since": null}',
    "since that is text": '{"type": "hello", "seat": null, "since": "x"}',
    "why of nothing": '{"type": "why", "id": "1", "actions": null}',
    "too long": json.dumps({"type": "ping", "padding": "x" * 20_000}),
    "far too long": json.dumps({"type": "ping", "padding": "x" * 2_000_000}),
}


class Bystanders:
    """A game between two others, on the same server and at the same table, that must go on."""

    def __init__(self, address: str, elsewhere: str | None = None) -> None:
        self.host = Player(address, "host")
        self.guest = Player(elsewhere or address, "guest")
        self.table = ""

    async def begin(self) -> None:
        await self.host.introduce()
        await self.guest.introduce()
        seats = {"us": {"kind": "me"}, "germany": {"kind": "invite"}}
        created = await self.host.create("normandy", "la-raye", seats, {"round_limit": 10})
        self.table = created["table"]
        await self.guest.join(self.table, created["invites"]["germany"])

    async def play(self, seed: int) -> None:
        rng = random.Random(seed)
        async with (
            self.host.sit(self.table, "us") as us,
            self.guest.sit(self.table, "germany") as germany,
        ):
            await asyncio.gather(
                *(line.play(lambda offer: rng.choice(offer["legal"])) for line in (us, germany))
            )


async def outcome_of(connection: ClientConnection, text: str | bytes) -> int | dict[str, Any]:
    """What comes of a text: the code by which the connection was closed, or an answer."""
    try:
        await connection.send(text)
        async with asyncio.timeout(WAIT):
            while True:
                message: dict[str, Any] = json.loads(await connection.recv(decode=True))
                if message["type"] not in ("welcome", "update", "summary"):
                    return message
    except ConnectionClosed as closed:
        if closed.rcvd is None:
            raise AssertionError("the connection broke off") from None
        return closed.rcvd.code


async def send_all_malformed(address: str, elsewhere: str) -> dict[str, int | dict[str, Any]]:
    """Each of them after a hello, by a player who sits at the table, while a game goes on."""
    bystanders = Bystanders(address, elsewhere)
    await bystanders.begin()
    results = {}
    async with bystanders.host.sit(bystanders.table, "us") as beside:
        game = asyncio.create_task(bystanders.play(1))
        for name, text in MALFORMED.items():
            async with bystanders.host.sit(bystanders.table, "us") as line:
                results[name] = await outcome_of(line.connection, text)
            await beside.send({"type": "ping"})
            await beside.until("pong")
        await game
    return results


def closed(result: int | dict[str, Any]) -> bool:
    return isinstance(result, int) and result in CLOSES


def test_a_malformed_message_closes_its_own_connection_only(doors: tuple[str, str]) -> None:
    results = asyncio.run(send_all_malformed(*doors))
    assert {name: result for name, result in results.items() if not closed(result)} == {}
    assert results["too long"] == 1009
    assert results["far too long"] == 1009


def test_a_text_that_is_no_text_closes_its_own_connection(server: Server) -> None:
    async def send() -> int | dict[str, Any]:
        bystanders = Bystanders(server.address)
        await bystanders.begin()
        async with bystanders.host.sit(bystanders.table, "us") as line:
            await line.connection.send(b'{"type": "\xff\xfe"}', text=True)
            return await outcome_of(line.connection, '{"type": "ping"}')

    assert closed(asyncio.run(send()))


def test_nothing_is_told_to_one_who_says_no_hello(server: Server) -> None:
    async def send(text: str) -> int | dict[str, Any]:
        bystanders = Bystanders(server.address)
        await bystanders.begin()
        async with bystanders.host.knock(bystanders.table) as connection:
            return await outcome_of(connection, text)

    for text in ('{"type": "undo", "id": "1", "version": 0}', "{}", "x" * 20_000):
        assert closed(asyncio.run(send(text)))


LEAVES = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20)
VALUES = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)
TYPES = st.sampled_from(["hello", "act", "undo", "why", "propose", "return", "leave", "ping"])
MESSAGES = st.fixed_dictionaries(
    {"type": TYPES},
    optional={
        "id": st.just("1") | VALUES,
        "seat": st.sampled_from([None, "us", "germany"]) | VALUES,
        "since": st.none() | st.integers(-2, 5) | VALUES,
        "version": st.integers(-2, 5) | VALUES,
        "action": st.lists(st.text(max_size=10), max_size=3) | VALUES,
        "actions": st.lists(st.lists(st.text(max_size=10), max_size=3), max_size=3) | VALUES,
        "what": st.just("bot") | VALUES,
    },
)


def test_no_message_makes_the_server_stumble(server: Server) -> None:
    """Whatever is sent is answered, or closes its connection with a code for bad messages."""
    with asyncio.Runner() as runner:
        bystanders = Bystanders(server.address)
        runner.run(bystanders.begin())

        async def send(message: dict[str, Any]) -> int | dict[str, Any]:
            async with bystanders.host.sit(bystanders.table, "us") as line:
                await line.connection.send(json.dumps(message))
                if message["type"] == "hello":  # may be in order, and answered by a welcome
                    message = {"type": "ping"}
                return await outcome_of(line.connection, json.dumps(message))

        @EXAMPLES
        @hypothesis.given(MESSAGES)
        def test(message: dict[str, Any]) -> None:
            result = runner.run(send(message))
            if isinstance(result, int):
                assert result in CLOSES
            else:
                assert result["type"] in ("done", "refused", "why", "pong")

        test()
        runner.run(bystanders.play(2))
