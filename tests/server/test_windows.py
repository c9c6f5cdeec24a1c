"""Reactions over the network: who is asked shows nothing, and a restart in between goes unseen."""

import asyncio
import json
import random
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

import sandtable
from sandtable.kernel.record import Record
from tests.server.player import Line, Message, Player
from tests.server.running import Server

pytestmark = pytest.mark.live
SEATS = ("soviet", "german")
#: What is asked in the middle of somebody else's action.
MIDDLE = ("prompt-window", "prompt-reaction", "prompt-answer")
WINDOWS = 2


class Duel:
    """A game of two, with somebody who looks on."""

    def __init__(self, address: str) -> None:
        self.players = {seat: Player(address, seat) for seat in SEATS}
        self.watcher = Player(address, "watcher")
        self.rng = random.Random(3)
        self.table = ""
        self.lines: dict[str | None, Line] = {}

    async def begin(self) -> None:
        for player in (*self.players.values(), self.watcher):
            await player.introduce()
        host, guest = self.players.values()
        seats: dict[str, Message] = {SEATS[0]: {"kind": "me"}, SEATS[1]: {"kind": "invite"}}
        options = {"conceal_hands": True}
        made = await host.create("heroes", "two-streets", seats, options, "public")
        self.table = made["table"]
        await guest.join(self.table, made["invites"][SEATS[1]])

    async def sit_down(self, stack: AsyncExitStack, since: int | None) -> None:
        """All of them connect, as somebody who knows the game up to there."""
        for seat in (*SEATS, None):
            player = self.watcher if seat is None else self.players[seat]
            line = await stack.enter_async_context(player.sit(self.table, seat, since))
            self.lines[seat] = line

    @property
    def asked(self) -> Line:
        return next(line for line in self.lines.values() if line.must_decide)

    async def act(self) -> None:
        line = self.asked
        answer = await line.act(self.rng.choice(line.offer["legal"]))
        assert answer["type"] == "done", answer
        for other in self.lines.values():
            while other.version < answer["version"]:
                await other.read()

    async def up_to_a_window(self) -> None:
        await self.act()
        while self.asked.offer["prompt"]["key"] not in MIDDLE:
            await self.act()

    async def leave(self) -> None:
        for player in (*self.players.values(), self.watcher):
            await player.leave()


async def interrupted(server: Server) -> None:
    duel = Duel(server.address)
    await duel.begin()
    since: int | None = None
    seen: dict[str | None, Message] = {}
    for _ in range(WINDOWS):
        async with AsyncExitStack() as stack:
            await duel.sit_down(stack, since)
            if seen:
                assert {seat: line.offer for seat, line in duel.lines.items()} == seen
                assert [line.changes for line in duel.lines.values()] == [[], [], []]
            await duel.up_to_a_window()
            since = duel.asked.version
            seen = {seat: line.offer for seat, line in duel.lines.items()}
            server.kill()
        server.start()
    async with AsyncExitStack() as stack:
        await duel.sit_down(stack, since)
        await duel.act()
        await duel.asked.act(["resign"])
    record = await duel.watcher.http.get(f"/api/tables/{duel.table}/record")
    state = Record.from_text(record.text).verify(sandtable.game("heroes"))
    assert state.outcome is not None
    await duel.leave()


def test_a_server_killed_in_a_window_goes_on_as_if_nothing_had_been(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        asyncio.run(interrupted(server))
        assert "Traceback" not in server.told()


async def told_of_a_window(server: Server) -> None:
    """All that the others learn in a window is that it is open."""
    duel = Duel(server.address)
    await duel.begin()
    async with AsyncExitStack() as stack:
        await duel.sit_down(stack, None)
        await duel.up_to_a_window()
        asked = duel.asked
        hand = asked.offer["view"]["own"]["hand"]
        assert hand
        for line in duel.lines.values():
            if line is asked:
                continue
            assert line.offer["legal"] == []
            view = line.offer["view"]
            assert not set(hand) & set(view["own"].get("hand", ()))
            assert "hands" not in view
            open_cards = {card for cards in view["discard"].values() for card in cards}
            hidden = [card for card in hand if card not in open_cards]
            told = json.dumps([line.offer, line.changes])
            assert not any(f'"{card}"' in told for card in hidden)
            assert line.offer["prompt"] == asked.offer["prompt"]
            path = f"/api/tables/{duel.table}"
            for address in (path, f"{path}/replay", f"{path}/record", f"{path}/position"):
                text = (await line.player.http.get(address)).text
                assert not any(f'"{card}"' in text for card in hidden)
    await duel.leave()


def test_nobody_learns_what_could_be_played_in_a_window(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        asyncio.run(told_of_a_window(server))
