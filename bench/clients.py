"""Tables with two clients each, for many live games on a machine that runs the server too.

The clients do as little as they can: all are in one event loop, and a message is inflated as in a
browser, but parsed only when an action is to be chosen from it.
"""

import asyncio
import random
import re
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any, cast

import httpx
from pydantic import BaseModel
from websockets.client import ClientProtocol
from websockets.exceptions import InvalidHandshake
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import OPEN
from websockets.typing import Origin
from websockets.uri import parse_uri

import sandtable

#: The scenario of each game; the tables cycle through them.
SCENARIOS = {
    "normandy": "la-huberderie",
    "north-africa": "barce",
    "memoir44": "arracourt",
    "heroes": "gun-factory",
}
TABLES = tuple((id, SCENARIOS[id], sandtable.game(id).sides) for id in sandtable.games())
#: The beginning of a message; changes are numbered like the versions they lead to.
HEAD = re.compile(rb'\{"type":"(\w+)"(?:,"version":(\d+))?')
WAIT = 60.0  # seconds in which an answer must come
TRIES = 5  # for a request or a connection
PAUSE = 0.5  # seconds between two of them
NOT_CONNECTED = "not connected when it was time to act"


class Offer(BaseModel):
    """The part of an offer that a client needs here."""

    legal: list[list[str]]
    ask: list[str]


class Told(BaseModel):
    """The part of a welcome or an update."""

    version: int
    offer: Offer | None


class Refused(BaseModel):
    reason: str


@dataclass
class Tally:
    """The measurements of all clients, from the moment on when ``measuring`` is set."""

    measuring: bool = False
    latencies: list[float] = field(default_factory=list)
    raw: list[int] = field(default_factory=list)
    wire: list[int] = field(default_factory=list)
    #: Changes that have reached the first client of their table.
    changes: int = 0
    finished: int = 0
    #: What went wrong, by reason. Refusals and lost connections since the beginning.
    troubles: Counter[str] = field(default_factory=Counter)


class Wire(asyncio.Protocol):
    """A WebSocket, compressed as Chromium asks for it."""

    def __init__(
        self,
        address: str,
        path: str,
        cookie: str,
        hear: Callable[[bytes, int], None],
        lose: Callable[[], None],
    ) -> None:
        self._protocol = ClientProtocol(
            parse_uri(address.replace("http", "ws", 1) + path),
            origin=Origin(address),
            extensions=[ClientPerMessageDeflateFactory(client_max_window_bits=True)],
            max_size=None,
        )
        self._cookie = cookie
        self._hear = hear
        self._lose = lose
        self._received = 0
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def open(self) -> None:
        uri = self._protocol.uri
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(WAIT):
            await loop.create_connection(lambda: self, uri.host, uri.port)
            await self.opened

    @property
    def is_open(self) -> bool:
        return self._protocol.state is OPEN

    def send(self, text: str) -> None:
        self._protocol.send_text(text.encode())
        self._flush()

    def close(self) -> None:
        """Without a good-bye: the server notices."""
        self._lose = lambda: None
        if self._transport is not None:
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        request = self._protocol.connect()
        request.headers["Cookie"] = self._cookie
        self._protocol.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        self._received += len(data)
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Response):
                self._shake(event)
            elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                received, self._received = self._received, 0
                self._hear(bytes(event.data), received)
        self._flush()

    def _shake(self, response: Response) -> None:
        if self.opened.done():
            return
        if self._protocol.handshake_exc is not None:
            self.opened.set_exception(self._protocol.handshake_exc)
        else:
            self.opened.set_result(None)

    def _flush(self) -> None:
        assert self._transport is not None
        for data in self._protocol.data_to_send():
            if data:
                self._transport.write(data)
            else:
                self._transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.opened.done():
            self._lose()
        else:
            self.opened.set_exception(exc or ConnectionError("closed"))


class Browsers:
    """The requests of many players to one address; each has a cookie of its own."""

    def __init__(self, address: str, tally: Tally) -> None:
        self.address = address
        self._tally = tally
        self._http = httpx.AsyncClient(
            base_url=address,
            headers={"Origin": address},
            timeout=WAIT,
            verify=False,  # certificates are not needed, and take longer to read than a call takes
            cookies=CookieJar(DefaultCookiePolicy(allowed_domains=())),
        )

    async def call(self, method: str, path: str, cookie: str = "", body: object = None) -> Any:
        """The answer to a request."""
        return (await self._ask(method, path, cookie, body)).json()

    async def introduce(self, name: str) -> str:
        """The cookie of a new player."""
        response = await self._ask("PUT", "/api/me", "", {"name": name})
        return "; ".join(f"{each.name}={each.value}" for each in response.cookies.jar)

    async def _ask(self, method: str, path: str, cookie: str, body: object) -> httpx.Response:
        """Ask until it is answered; what went wrong is counted."""
        headers = {"Cookie": cookie} if cookie else {}
        for attempt in range(TRIES):
            try:
                response = await self._http.request(method, path, headers=headers, json=body)
                if response.is_success:
                    return response
                trouble = f"HTTP {response.status_code}"
            except httpx.TransportError as error:
                trouble = type(error).__name__
            self._tally.troubles[trouble] += 1
            await asyncio.sleep(PAUSE * 2**attempt)
        raise ConnectionError(f"{method} {path}: {trouble}")

    async def close(self) -> None:
        await self._http.aclose()


class Client:
    """One seat of a table. It keeps the last message that it can decide by."""

    def __init__(self, table: "Table", seat: str, cookie: str) -> None:
        self.table = table
        self.seat = seat
        self._cookie = cookie
        self._wire: Wire | None = None
        self._version: int | None = None
        self._last: bytes | None = None
        self._reconnecting: asyncio.Task[None] | None = None

    async def connect(self) -> None:
        """Come to the table, or come back to it; raises OSError if that does not succeed."""
        table = self.table
        path = f"/api/tables/{table.id}/socket"
        for attempt in range(TRIES):
            self._wire = Wire(table.browsers.address, path, self._cookie, self.hear, self.lose)
            try:
                await self._wire.open()
                break
            except (OSError, InvalidHandshake) as error:
                self._wire.close()
                table.tally.troubles[type(error).__name__] += 1
                await asyncio.sleep(PAUSE * 2**attempt)
        else:
            raise ConnectionError(path)
        since = "null" if self._version is None else self._version
        if self._wire.is_open:
            self._wire.send(f'{{"type":"hello","seat":"{self.seat}","since":{since}}}')

    def lose(self) -> None:
        """The connection is lost: come back."""
        self.table.tally.troubles["connection lost"] += 1
        self._reconnecting = asyncio.create_task(self._reconnect())

    async def _reconnect(self) -> None:
        try:
            await self.connect()
        except OSError:
            self.table.tally.troubles["client gave up"] += 1

    def hear(self, text: bytes, received: int) -> None:
        now = time.perf_counter()
        head = HEAD.match(text)
        kind = head[1] if head is not None else b""
        if head is not None and kind in (b"update", b"welcome"):
            self._version = int(head[2])
            self._last = text
            if kind == b"update":
                self.table.note_update(self, self._version, now, len(text), received)
        elif kind == b"refused":
            self.table.note_refusal(Refused.model_validate_json(text).reason)

    @property
    def is_connected(self) -> bool:
        return self._wire is not None and self._wire.is_open

    @property
    def told(self) -> Told | None:
        """What it was told last."""
        return None if self._last is None else Told.model_validate_json(self._last)

    def act(self, id: str, version: int, action: list[str]) -> None:
        words = ",".join(f'"{word}"' for word in action)
        assert self._wire is not None
        self._wire.send(f'{{"type":"act","id":"{id}","version":{version},"action":[{words}]}}')

    def close(self) -> None:
        if self._reconnecting is not None:
            self._reconnecting.cancel()
        if self._wire is not None:
            self._wire.close()


@dataclass
class Sent:
    """An action that is on its way to the opponent."""

    by: Client
    version: int
    at: float
    measured: bool


class Table:
    """A game with two clients, and an action at regular intervals."""

    def __init__(self, number: int, browsers: Browsers, tally: Tally) -> None:
        self.game, self.scenario, self.seats = TABLES[number % len(TABLES)]
        self.number = number
        self.rng = random.Random(number)
        self.browsers = browsers
        self.tally = tally
        self.id = ""
        self.clients: list[Client] = []
        self._sent: Sent | None = None
        self._acts = 0

    async def set_up(self) -> None:
        """Open the table, seat two players; raises OSError if the server does not let them."""
        call = self.browsers.call
        names = [f"player {self.number} {seat}" for seat in self.seats]
        host, guest = [await self.browsers.introduce(name) for name in names]
        mine, other = self.seats
        plan = {
            "game": self.game,
            "scenario": self.scenario,
            "options": {},
            "seats": {mine: {"kind": "me"}, other: {"kind": "invite"}},
            "visibility": "private",
            "clock": {"kind": "none"},
        }
        created = await call("POST", "/api/tables", host, plan)
        self.id = created["table"]
        secret = {"secret": created["invites"][other]}
        await call("POST", f"/api/tables/{self.id}/join", guest, secret)
        self.clients = [Client(self, mine, host), Client(self, other, guest)]
        for client in self.clients:
            await client.connect()

    async def play(self, pause: float, until: float) -> None:
        """Act at intervals of ``pause`` seconds, until a point in time."""
        loop = asyncio.get_running_loop()
        due = loop.time() + self.rng.uniform(0, pause)
        while due < until:
            await asyncio.sleep(due - loop.time())
            due += pause
            if not self.act():
                self.tally.finished += 1
                return

    def act(self) -> bool:
        """Let somebody decide who must; False if the game is over."""
        self._give_up()
        told = self.clients[0].told
        if told is None or told.offer is None:
            self.tally.troubles["game not begun"] += 1
            return True
        if not told.offer.ask:
            return False
        seat = self.rng.choice(told.offer.ask)
        by = self.clients[self.seats.index(seat)]
        told = by.told
        if told is None or told.offer is None or not told.offer.legal:
            self.tally.troubles["nothing to decide yet"] += 1
            return True
        if not by.is_connected:
            self.tally.troubles[NOT_CONNECTED] += 1
            return True
        self._acts += 1
        version, action = told.version, self.rng.choice(told.offer.legal)
        self._sent = Sent(by, version + 1, time.perf_counter(), self.tally.measuring)
        by.act(f"{seat}-{self._acts}", version, action)
        return True

    def _give_up(self) -> None:
        """Do not wait any longer for the last action to appear."""
        if self._sent is not None and self._sent.measured:
            self.tally.troubles["action not seen in time"] += 1
        self._sent = None

    def note_update(self, by: Client, version: int, now: float, raw: int, wire: int) -> None:
        tally, sent = self.tally, self._sent
        if sent is not None and sent.version <= version and by is not sent.by:
            self._sent = None
            if sent.measured:
                tally.latencies.append(now - sent.at)
        if tally.measuring:
            tally.raw.append(raw)
            tally.wire.append(wire)
            tally.changes += by is self.clients[0]

    def note_refusal(self, reason: str) -> None:
        self.tally.troubles[f"refused: {reason}"] += 1
        self._sent = None

    def close(self) -> None:
        self._give_up()
        for client in self.clients:
            client.close()
