"""A client that comes back after every loss of its connection, and keeps its own books."""

import asyncio
import random
import time
from dataclasses import dataclass, field

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.server.player import Line, Message, Player

#: What a client meets while the server is away.
AWAY = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError, EOFError)
#: What a proxy answers while a worker is away, and other workers until they may have its tables.
UNAVAILABLE = (502, 503, 504)
PAUSE = 0.05  # seconds before it knocks again
UNDO = 0.2  # how often it takes back what it may


async def insist(player: Player, method: str, path: str, body: object = None) -> httpx.Response:
    """A call that is made until the server is there to answer it."""
    while True:
        try:
            answer = await player.http.request(method, path, json=body)
            if answer.status_code not in UNAVAILABLE:
                return answer
        except httpx.TransportError:
            pass
        await asyncio.sleep(PAUSE)


@dataclass
class Stubborn:
    """Plays one seat at random, sends again what was not answered, and notes what was."""

    player: Player
    table: str
    seat: str
    rng: random.Random
    #: Every change as it came, by number.
    changes: dict[int, Message] = field(default_factory=dict)
    #: What was answered with `done`: the number of the change, and what was sent.
    accepted: dict[int, Message] = field(default_factory=dict)
    #: Sent and not answered.
    pending: Message | None = None
    #: Answers to something that was sent a second time.
    resent: int = 0
    over: bool = False
    decisions: int = 0
    at_table: bool = False
    #: The longest time in seconds for which it could not be at its table.
    away: float = 0.0

    async def play(self) -> None:
        """To the outcome, however often the server goes away."""
        here = time.monotonic()
        while not self.over:
            try:
                async with self.player.sit(self.table, self.seat, len(self.changes)) as line:
                    self.away = max(self.away, time.monotonic() - here)
                    self.at_table = True
                    try:
                        self.note(line)
                        if self.pending is not None:
                            await self.settle(line, self.pending)
                            self.resent += 1
                        await self.go_on(line)
                    finally:
                        self.at_table = False
                        here = time.monotonic()
            except AWAY:
                await asyncio.sleep(PAUSE)

    async def go_on(self, line: Line) -> None:
        while not line.over:
            if line.offer["undo"]["may"] and self.rng.random() < UNDO:
                await self.decide(line, {"type": "undo"})
            elif line.must_decide:
                action = self.rng.choice(line.offer["legal"])
                await self.decide(line, {"type": "act", "action": action})
            else:
                await line.read()
                self.note(line)
        self.over = True

    async def decide(self, line: Line, message: Message) -> None:
        self.decisions += 1
        id = f"{self.seat}-{self.decisions}"
        self.pending = message | {"id": id, "version": line.version}
        await self.settle(line, self.pending)

    async def settle(self, line: Line, message: Message) -> None:
        """Send, and note the answer; if none comes the message stays pending."""
        await line.send(message)
        try:
            answer = await line.answer(message["id"])
        finally:
            self.note(line)
        self.pending = None
        if answer["type"] == "done":
            number = answer["version"]
            assert self.accepted.get(number) is None, f"change {number} is answered twice"
            self.accepted[number] = message
            return
        assert answer["type"] == "refused", answer
        assert answer["reason"] in ("stale", "limit"), (message, answer)
        if answer["reason"] == "limit":
            await asyncio.sleep(1)

    def note(self, line: Line) -> None:
        """Keep the changes that came; one that came before must be the same as then."""
        for change in line.changes:
            known = self.changes.setdefault(change["number"], change)
            assert known == change, f"{known} has become {change}"
        line.changes.clear()
