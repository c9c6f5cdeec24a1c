"""What one anonymous visitor can do to a server, from an address of its own.

``test_attacks.py`` does each of these in small, ``bench.attacks`` at its full size.
"""

import asyncio
import contextlib
import json
import socket
from collections import Counter
from collections.abc import Coroutine
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import sandtable
from sandtable.kernel.chance import Seeded
from sandtable.studio.guides import guide_of
from sandtable.studio.toml_writing import document_text
from tests.server.player import WAIT, Line, Message, Player
from tests.server.running import GENEROUS, Server

HALF_A_HEAD = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
#: As many boards as fit into a square, and far more units than a skirmish has.
BOARDS = [{"board": "G", "at": [n % 6, n // 6], "turned": 0} for n in range(36)]
UNITS = {"soviet": [{"tile": "t-volga"}] * 266, "german": [{"tile": "t-pzg"}] * 266}


def limited_server(server: Server) -> Server:
    """The same server with the limits that it has by default, or as they are given here."""
    for name, value in GENEROUS.items():
        if server.environment[name] == value and name != "SANDTABLE_REVEAL_SECONDS":
            del server.environment[name]
    return server


def skirmish(**changes: Any) -> Message:
    """The first position of the largest skirmish, with some of its scenario changed."""
    game, chance = sandtable.game("heroes"), Seeded(3)
    state = game.start(game.roll_skirmish(200, {}, chance), chance)
    position: Message = json.loads(json.dumps(state.to_json()))
    position["scenario"] |= changes
    return position


def poison() -> Message:
    """A document like the one that once froze a server for good."""
    nothing = dict.fromkeys(("overlays", "objectives", "points", "bonus", "exits"), ())
    return skirmish(boards=BOARDS, forces=UNITS, **nothing)


def first_action(position: Message) -> list[str]:
    """What a seat may do in a position."""
    state = sandtable.game(position["game"]).from_json(position)
    return list(state.legal(state.actors()[0])[0])


def large_draft() -> str:
    """The file of the largest skirmish, as the editor sends it with every stroke."""
    return document_text(skirmish()["scenario"], guide_of(sandtable.game("heroes")).inline)


def plan(seats: Message, **beginning: Any) -> Message:
    return {
        "seats": {seat: {"kind": kind} for seat, kind in seats.items()},
        "visibility": "public",
        "clock": {"kind": "none"},
        **beginning,
    }


class Attacker:
    """Somebody without a cookie at another address of this machine."""

    def __init__(self, port: int, address: str) -> None:
        self.port = port
        self.address = address
        #: What was answered; 0 is a connection that was closed.
        self.answers: Counter[int] = Counter()
        limits = httpx.Limits(max_connections=None, max_keepalive_connections=None)
        self.http = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}",
            transport=httpx.AsyncHTTPTransport(False, local_address=address, limits=limits),
            timeout=WAIT,
        )

    async def ask(
        self, method: str, path: str, body: object = None, headers: Message | None = None
    ) -> httpx.Response | None:
        try:
            response = await self.http.request(method, path, json=body, headers=headers)
        except httpx.TransportError:
            self.answers[0] += 1
            return None
        self.http.cookies.clear()
        self.answers[response.status_code] += 1
        return response

    async def all_at_once(self, *asked: Coroutine[Any, Any, object]) -> Counter[int]:
        await asyncio.gather(*asked)
        return self.answers

    async def send(self, path: str, body: Message, count: int) -> Counter[int]:
        return await self.all_at_once(*(self.ask("POST", path, body) for _ in range(count)))

    async def send_positions(self, document: Message, count: int) -> Counter[int]:
        return await self.send("/api/positions", document, count)

    async def open_tables(self, plan: Message, count: int) -> list[str]:
        """The ids of the tables that it could open."""
        asked = [self.ask("POST", "/api/tables", plan) for _ in range(count)]
        opened = [each for each in await asyncio.gather(*asked) if each is not None]
        return [each.json()["table"] for each in opened if each.status_code == 201]

    async def get(self, path: str, count: int) -> Counter[int]:
        return await self.all_at_once(*(self.ask("GET", path) for _ in range(count)))

    async def claim_addresses(self, count: int) -> Counter[int]:
        """Pretend to be a proxy that asks for somebody else each time."""
        asked = (
            self.ask("GET", "/api/health", headers={"X-Forwarded-For": f"198.51.100.{number}"})
            for number in range(count)
        )
        return await self.all_at_once(*asked)

    async def ask_for_unknown_tables(self, count: int) -> Counter[int]:
        asked = []
        for number in range(count):
            asked.append(self.ask("GET", f"/api/tables/nowhere-{number}/description"))
            asked.append(self.say_hello(f"nothing-{number}", 1))
        return await self.all_at_once(*asked)

    async def say_hello(self, table: str, count: int) -> None:
        """Over one connection, and reading what comes back; a welcome is a 101."""
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        hello = json.dumps({"type": "hello", "seat": None, "since": None})
        try:
            async with connect(
                address, local_addr=(self.address, 0), open_timeout=WAIT, max_size=None
            ) as line:
                for _ in range(count):
                    await line.send(hello)
                    while json.loads(await line.recv())["type"] != "welcome":
                        pass
                    self.answers[101] += 1
        except (ConnectionClosed, InvalidHandshake, OSError):
            self.answers[0] += 1

    async def say_hellos(self, table: str, sockets: int, each: int) -> Counter[int]:
        return await self.all_at_once(*(self.say_hello(table, each) for _ in range(sockets)))

    def half_open(self, stack: contextlib.ExitStack, count: int) -> None:
        """Connections over which no head of a request ever comes to its end."""
        for _ in range(count):
            line = socket.create_connection(
                ("127.0.0.1", self.port), WAIT, source_address=(self.address, 0)
            )
            stack.enter_context(line)
            with contextlib.suppress(ConnectionError):  # it has been closed already
                line.sendall(HALF_A_HEAD)

    async def leave(self) -> None:
        await self.http.aclose()


class Victims:
    """Two people at a table, who want to play on undisturbed."""

    def __init__(self, address: str) -> None:
        self.players = [Player(address, name) for name in ("Ann", "Bob")]
        self.lines: list[Line] = []
        self.table = ""

    async def sit_down(self, stack: contextlib.AsyncExitStack) -> None:
        ann, bob = self.players
        for player in self.players:
            await player.introduce()
            stack.push_async_callback(player.leave)
        made = await ann.create(
            "normandy", "la-huberderie", {"us": {"kind": "me"}, "germany": {"kind": "invite"}}
        )
        self.table = made["table"]
        await bob.join(self.table, made["invites"]["germany"])
        for player, seat in ((ann, "us"), (bob, "germany")):
            self.lines.append(await stack.enter_async_context(player.sit(self.table, seat)))

    async def move(self) -> None:
        """Whoever must decides, and the other one sees it."""
        line = next(each for each in self.lines if each.must_decide)
        answer = await line.act(line.offer["legal"][0])
        assert answer["type"] == "done", answer
        for each in self.lines:
            while each.version < answer["version"]:
                await each.read()
