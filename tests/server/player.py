"""A player without a browser: the calls and the messages of docs/protocol.md."""

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any, TypeAlias

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

Message: TypeAlias = dict[str, Any]
#: Chooses one of the legal actions of an offer.
Chooser: TypeAlias = Callable[[Message], list[str]]
#: Told of everything that comes: who it came to, by which way, the text.
Tap: TypeAlias = Callable[[str, str, str], None]

WAIT = 60.0  # seconds in which an answer must come, on a busy machine too


def beginning(scenario: str | Message, options: Mapping[str, object]) -> Message:
    """What a plan begins with: a scenario under options, or a position, which has its own."""
    if isinstance(scenario, str):
        return {"scenario": scenario, "options": dict(options)}
    return {"position": scenario}


class Player:
    """A browser: one cookie, and the calls that are made with it."""

    def __init__(self, address: str, name: str, tap: Tap | None = None) -> None:
        self.name = name
        self.tap = tap
        self.http = httpx.AsyncClient(
            base_url=address,
            headers={"Origin": address},
            timeout=WAIT,
            verify=False,  # as in `fetch`
            event_hooks={"response": [self._listen]},
        )
        self.socket = address.replace("http", "ws", 1)

    async def _listen(self, response: httpx.Response) -> None:
        await response.aread()
        if self.tap is not None:
            headers = "".join(f"{key}: {value}\n" for key, value in response.headers.items())
            self.tap(self.name, f"{response.request.method} {response.request.url}", headers)
            self.tap(self.name, response.request.url.raw_path.decode(), response.text)

    async def call(self, method: str, path: str, body: object = None) -> Any:
        """What a call answers; it must succeed."""
        response = await self.http.request(method, path, json=body)
        assert response.is_success, f"{method} {path}: {response.status_code} {response.text}"
        return response.json()

    async def introduce(self) -> None:
        """Get a cookie and give a name."""
        await self.call("GET", "/api/me")
        await self.call("PUT", "/api/me", {"name": self.name})

    async def create(
        self,
        game: str,
        scenario: str | Message,
        seats: Mapping[str, Message],
        options: Mapping[str, object] | None = None,
        visibility: str = "private",
    ) -> Message:
        """A new table: its id, and the secrets of its invitations."""
        plan = {
            "game": game,
            **beginning(scenario, options or {}),
            "seats": dict(seats),
            "visibility": visibility,
            "clock": {"kind": "none"},
        }
        created: Message = await self.call("POST", "/api/tables", plan)
        return created

    async def join(self, table: str, secret: str) -> Message:
        joined: Message = await self.call("POST", f"/api/tables/{table}/join", {"secret": secret})
        return joined

    @property
    def cookie(self) -> str:
        """As a header has it; one that was given at the start, or else what the server has set."""
        if "Cookie" in self.http.headers:
            return str(self.http.headers["Cookie"])
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)

    @asynccontextmanager
    async def knock(
        self, table: str, make: type[ClientConnection] = ClientConnection
    ) -> AsyncIterator[ClientConnection]:
        """A connection to a table over which nothing has been said yet."""
        async with connect(
            f"{self.socket}/api/tables/{table}/socket",
            additional_headers={"Cookie": self.cookie},
            origin=Origin(self.http.headers["Origin"]),
            max_size=None,
            create_connection=make,
            open_timeout=WAIT,
        ) as connection:
            yield connection

    @asynccontextmanager
    async def sit(
        self,
        table: str,
        seat: str | None,
        since: int | None = None,
        make: type[ClientConnection] = ClientConnection,
    ) -> AsyncIterator["Line"]:
        """A connection to a table, through a seat's eyes, with the welcome read."""
        async with self.knock(table, make) as connection:
            line = Line(self, table, connection)
            await line.hello(seat, since)
            yield line

    async def leave(self) -> None:
        await self.http.aclose()


class Line:
    """One connection: what it has been sent so far, and ways to ask."""

    numbers = itertools.count(1)

    def __init__(self, player: Player, table: str, connection: ClientConnection) -> None:
        self.player = player
        self.table = table
        self.connection = connection
        self.seat: str | None = None
        self.version = 0
        self.offer: Message = {}
        self.summary: Message = {}
        self.changes: list[Message] = []
        #: Bytes of the last message.
        self.size = 0

    async def hello(self, seat: str | None, since: int | None = None) -> Message:
        """Look through these eyes from now on."""
        self.seat = seat
        await self.send({"type": "hello", "seat": seat, "since": since})
        self.version = since or 0
        self.changes = []
        return await self.until("welcome")

    async def send(self, message: object) -> None:
        await self.connection.send(json.dumps(message))

    async def read(self) -> Message:
        """The next message; changes must come without a gap."""
        async with asyncio.timeout(WAIT):
            text = await self.connection.recv(decode=True)
        if self.player.tap is not None:
            self.player.tap(self.player.name, f"{self.table}/{self.seat}", text)
        self.size = len(text.encode())
        message: Message = json.loads(text)
        kind = message["type"]
        if kind in ("welcome", "update"):
            self._follow(message)
        if "summary" in message:
            self.summary = message["summary"]
        return message

    def _follow(self, message: Message) -> None:
        numbers = [change["number"] for change in message["changes"]]
        expected = list(range(self.version + 1, message["version"] + 1))
        assert numbers == expected, f"after {self.version} came {numbers}: {message['version']}"
        self.changes += message["changes"]
        self.version = message["version"]
        self.offer = message["offer"]

    async def until(self, kind: str, id: str | None = None) -> Message:
        """Read on up to a message of this kind (with this id)."""
        while True:
            message = await self.read()
            if message["type"] == kind and message.get("id") == id:
                return message

    async def answer(self, id: str) -> Message:
        """The answer to what was sent with this id."""
        while True:
            message = await self.read()
            if message.get("id") == id:
                return message

    async def ask(self, message: Message) -> Message:
        """Send a message with an id of its own, and wait for the answer."""
        id = f"{self.player.name}-{next(self.numbers)}"
        await self.send(message | {"id": id})
        return await self.answer(id)

    async def act(self, action: list[str]) -> Message:
        return await self.ask({"type": "act", "version": self.version, "action": action})

    async def undo(self) -> Message:
        return await self.ask({"type": "undo", "version": self.version})

    @property
    def must_decide(self) -> bool:
        return self.seat in self.offer["ask"] and bool(self.offer["legal"])

    @property
    def over(self) -> bool:
        return self.offer["outcome"] is not None

    async def play(self, choose: Chooser) -> Message:
        """Decide whenever it must, up to the outcome."""
        while not self.over:
            if not self.must_decide:
                await self.read()
                continue
            answer = await self.act(choose(self.offer))
            # Someone else may have been faster where several seats decide at once.
            assert answer["type"] == "done" or answer["reason"] == "stale", answer
        outcome: Message = self.offer["outcome"]
        return outcome
