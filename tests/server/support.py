"""A server inside the test, and people who talk to it. Time goes on only when it is told to."""

import asyncio
import contextlib
import functools
import secrets
import sqlite3
from collections.abc import Callable, Iterator
from typing import Any, ParamSpec, TypeVar
from unittest import mock

import httpx2
from starlette.testclient import TestClient, WebSocketTestSession

from sandtable.kernel.chance import Committed
from sandtable.server.app import MakeRunner, create_app
from sandtable.server.cookies import Cookie
from sandtable.server.database import Database
from sandtable.tables.hall import Hall
from sandtable.tables.settings import Settings
from sandtable.tables.told import FROM_SERVER

P = ParamSpec("P")
R = TypeVar("R")

ADDRESS = "http://testserver"
#: Every table has the same luck: whoever is first in la-raye can move twice.
DICE = bytes([4]) * 32
#: At most this many messages arrive before the expected one.
PATIENCE = 200


class Time:
    """Both clocks of a machine: the one on its wall, and the one that is never set."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0
        self.passed = 0.0

    def __call__(self) -> float:
        return self.now

    def monotonic(self) -> float:
        return self.passed

    def pass_by(self, seconds: float) -> None:
        self.now += seconds
        self.passed += seconds

    def set_by(self, seconds: float) -> None:
        """Somebody sets the clock on the wall."""
        self.now += seconds


class Threads:
    """A runner without processes, which take long to start."""

    def __init__(self, *_: object) -> None:
        self.closed = False

    async def run(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        return await asyncio.to_thread(work, *args, **kwargs)

    async def run_within_budget(self, whose: str, work: Callable[..., R], *args: Any) -> R:
        return await asyncio.to_thread(work, *args)

    def drop_jobs(self) -> None:
        pass

    def close(self) -> None:
        self.closed = True


class House:
    """A running server."""

    def __init__(self, client: TestClient, time: Time) -> None:
        self.client = client
        self.time = time

    @property
    def hall(self) -> Hall:
        hall: Hall = self.client.app.state.hall  # type: ignore[attr-defined]
        return hall

    @property
    def database(self) -> Database:
        database: Database = self.client.app.state.database  # type: ignore[attr-defined]
        return database

    @property
    def cookie(self) -> Cookie:
        cookie: Cookie = self.client.app.state.cookie  # type: ignore[attr-defined]
        return cookie

    def person(self, name: str = "") -> "Person":
        person = Person(self)
        if name:
            assert person.put("/api/me", {"name": name}).status_code == 200
        return person

    def look_after(self) -> None:
        """What the hall does every few seconds."""

        async def look() -> None:
            await self.hall.look_after(list(self.hall._tables.values()))

        assert self.client.portal is not None
        self.client.portal.call(look)


@functools.cache
def new_database() -> sqlite3.Connection:
    """An empty database of this version. To copy it takes a tenth of the time of migrations."""
    database = Database("sqlite://")
    database.migrate()
    connection = sqlite3.connect(":memory:", check_same_thread=False)
    with contextlib.closing(database.engine.raw_connection()) as migrated:
        migrated.driver_connection.backup(connection)  # type: ignore[union-attr]
    database.close()
    return connection


def copy_in_memory(database: Database) -> None:
    """What ``migrate`` does to an empty database in memory."""
    with contextlib.closing(database.engine.raw_connection()) as connection:
        new_database().backup(connection.driver_connection)  # type: ignore[arg-type]
        connection.cursor().execute("UPDATE instance SET id = ?", (secrets.token_hex(4),))
        connection.commit()


@contextlib.contextmanager
def house(
    url: str = "sqlite://",
    time: Time | None = None,
    runner: MakeRunner = Threads,
    **settings: Any,
) -> Iterator[House]:
    """The hall looks after its tables only when it is asked to; limits are out of the way."""
    clock = time or Time()
    given = {
        "hosts": "testserver",
        "tick_seconds": 3600.0,
        "beat_seconds": 3600.0,
        "alive_seconds": 1800.0,
        "reveal_seconds": 0.0,
        "bots_alone_pause": 0.0,
        "entry_burst": 1000,
        "replays": 100_000,
        "request_burst": 100_000,
        "message_burst": 100_000,
        "hello_burst": 100_000,
        "decision_burst": 100_000,
        "dice": lambda: Committed(DICE),
        **settings,
    }
    app = create_app(Settings(url=url, now=clock, monotonic=clock.monotonic, **given), runner)
    with contextlib.ExitStack() as stack:
        with contextlib.ExitStack() as start:
            if url == "sqlite://":
                new_database()
                start.enter_context(mock.patch.object(Database, "migrate", copy_in_memory))
            client = stack.enter_context(TestClient(app, raise_server_exceptions=False))
        yield House(client, clock)


class Person:
    """A browser: it keeps its cookie."""

    def __init__(self, house: House, secret: str = "") -> None:
        self._client = house.client
        self._cookie = house.cookie.name
        self.secret = secret

    @property
    def headers(self) -> dict[str, str]:
        return {"Cookie": f"{self._cookie}={self.secret}"} if self.secret else {}

    def _keep(self, response: httpx2.Response) -> httpx2.Response:
        self.secret = response.cookies.get(self._cookie) or self.secret
        self._client.cookies.clear()
        return response

    def get(self, path: str, **params: Any) -> httpx2.Response:
        return self._keep(self._client.get(path, params=params or None, headers=self.headers))

    def put(self, path: str, body: object) -> httpx2.Response:
        return self._keep(self._client.put(path, json=body, headers=self.headers))

    def post(self, path: str, body: object) -> httpx2.Response:
        return self._keep(self._client.post(path, json=body, headers=self.headers))

    def delete(self, path: str) -> httpx2.Response:
        return self._keep(self._client.delete(path, headers=self.headers))

    def open(self, **plan: Any) -> dict[str, Any]:
        response = self.post("/api/tables", plan_of(**plan))
        assert response.status_code == 201, response.text
        opened: dict[str, Any] = response.json()
        return opened

    def summary(self, table: str) -> dict[str, Any]:
        found: dict[str, Any] = self.get(f"/api/tables/{table}").json()
        return found

    @contextlib.contextmanager
    def at(self, table: str, seat: str | None = None, since: int | None = None) -> Iterator["Line"]:
        """A connection that has said hello."""
        with self.connect(table) as socket:
            line = Line(socket)
            line.hello(seat, since)
            yield line

    def connect(self, table: str, **headers: str) -> WebSocketTestSession:
        session = self._client.websocket_connect(
            f"/api/tables/{table}/socket", headers={**self.headers, **headers}
        )
        assert isinstance(session, WebSocketTestSession)
        return session


class Line:
    """A connection to a table, with what it was last offered."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.version = 0
        self.offer: dict[str, Any] = {}
        self.changes: list[dict[str, Any]] = []
        self.summary: dict[str, Any] = {}
        self.welcome: dict[str, Any] = {}
        self._ids = 0

    def send(self, **message: Any) -> None:
        self.socket.send_json(message)

    def receive(self) -> dict[str, Any]:
        message: dict[str, Any] = self.socket.receive_json()
        FROM_SERVER.validate_python(message)
        if message["type"] in ("welcome", "update"):
            self.version, self.offer = message["version"], message["offer"]
            self.changes += message["changes"]
        if "summary" in message:
            self.summary = message["summary"]
        return message

    def until(self, *types: str) -> dict[str, Any]:
        """The next message of one of these types."""
        for _ in range(PATIENCE):
            message = self.receive()
            if message["type"] in types:
                return message
        raise AssertionError(f"{types} never came")

    def sync(self) -> None:
        """Take in all that has been sent so far."""
        self.send(type="ping")
        self.until("pong")

    def hello(self, seat: str | None, since: int | None = None) -> dict[str, Any]:
        self.changes = []
        self.send(type="hello", seat=seat, since=since)
        self.welcome = self.until("welcome")
        return self.welcome

    def ask(self, type: str, **message: Any) -> dict[str, Any]:
        """Send a request and return its answer."""
        self._ids += 1
        self.send(type=type, **{"id": f"{type}-{self._ids}", **message})
        return self.until("done", "filled", "refused", "why")

    def act(self, action: list[str] | None = None, **message: Any) -> dict[str, Any]:
        chosen = self.offer["legal"][0] if action is None else action
        return self.ask("act", **{"version": self.version, "action": chosen, **message})

    def undo(self, **message: Any) -> dict[str, Any]:
        return self.ask("undo", **{"version": self.version, **message})


def plan_of(
    game: str = "normandy", scenario: str = "la-raye", seats: Any = None, **plan: Any
) -> dict[str, Any]:
    """A plan; seats are written as their kind, or as kind and level."""
    wishes = seats or {"us": "me", "germany": "me"}
    return {
        "game": game,
        "scenario": scenario,
        "seats": {
            seat: {"kind": wish} if isinstance(wish, str) else {"kind": wish[0], "level": wish[1]}
            for seat, wish in wishes.items()
        },
        "visibility": "private",
        "clock": {"kind": "none"},
        **plan,
    }


def bid(us: Line, germany: Line) -> tuple[Line, Line]:
    """Both pick for the initiative; returns whoever has the turn, and the other one."""
    us.act()
    germany.act()
    us.sync()
    germany.sync()
    return (us, germany) if us.offer["ask"] == ["us"] else (germany, us)


def find_move(line: Line) -> list[str]:
    """A decision without dice or cards: a move of one tile."""
    moves: list[list[str]] = [
        action for action in line.offer["legal"] if action[0] == "move" and len(action) == 3
    ]
    return moves[0]
