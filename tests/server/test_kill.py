"""`kill -9` at any moment: nothing that was accepted is lost, and nothing is done twice."""

import asyncio
import os
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import pytest

import sandtable
from sandtable.kernel.record import Record
from tests.server.player import Message, Player
from tests.server.postgres import Cluster
from tests.server.running import Server, end_group, group_members
from tests.server.site import Site
from tests.server.stubborn import Stubborn, insist

pytestmark = pytest.mark.live
#: For each title. `KILLS=13` makes fifty in all, and `SITE_KILLS=50` as many for a site.
KILLS = int(os.environ.get("KILLS", "2"))
#: Enough kills that some of them certainly hit a decision under way.
MANY = 13
SITE_KILLS = int(os.environ.get("SITE_KILLS", "2"))
MOST_AWAY = 10.0  # seconds until a table whose worker was killed is played on
SEED = 44
ME: Message = {"kind": "me"}
INVITE: Message = {"kind": "invite"}
RECRUIT: Message = {"kind": "bot", "level": "recruit"}
REGULAR: Message = {"kind": "bot", "level": "regular"}


@dataclass(frozen=True)
class Setting:
    """What is played at a table, and by whom."""

    game: str
    scenario: str
    options: dict[str, int]
    seats: dict[str, Message]


SETTINGS = (
    Setting("normandy", "la-raye", {"round_limit": 40}, {"us": ME, "germany": INVITE}),
    Setting("normandy", "la-raye", {"round_limit": 40}, {"us": RECRUIT, "germany": ME}),
    Setting("normandy", "la-huberderie", {"round_limit": 15}, {"us": ME, "germany": INVITE}),
    Setting("north-africa", "murzuk", {"round_limit": 40}, {"lrdg": ME, "italy": INVITE}),
    Setting("north-africa", "sidi-selim", {"round_limit": 15}, {"lrdg": RECRUIT, "italy": ME}),
    Setting("memoir44", "pegasus-bridge", {"turn_limit": 25}, {"allies": ME, "axis": INVITE}),
    Setting("memoir44", "arracourt", {"turn_limit": 25}, {"allies": REGULAR, "axis": ME}),
    Setting(
        "memoir44",
        "pegasus-bridge",
        {"turn_limit": 15, "allies_seats": 2},
        {"allies-commander": ME, "allies-flanks": INVITE, "axis": ME},
    ),
    Setting("heroes", "two-streets", {"conceal_hands": True}, {"soviet": ME, "german": INVITE}),
    Setting("heroes", "patient-eyes", {"together": True}, {"soviet": RECRUIT, "german": ME}),
)
GAMES = sorted({setting.game for setting in SETTINGS})


@dataclass
class Evening:
    """Games that are played on until it is said to be late."""

    address: str
    late: bool = False
    finished: list[str] = field(default_factory=list)
    clients: list[Stubborn] = field(default_factory=list)

    @property
    def changes(self) -> int:
        return sum(len(client.changes) for client in self.clients)

    @property
    def in_flight(self) -> int:
        return sum(client.pending is not None for client in self.clients)

    @property
    def is_whole(self) -> bool:
        """Is everybody at their table who plays at one?"""
        return all(client.at_table or client.over for client in self.clients)

    @property
    def resent(self) -> int:
        return sum(client.resent for client in self.clients)

    async def spend(self, setting: Setting, rng: random.Random) -> None:
        """One game after the other."""
        while not self.late:
            await self.play(setting, rng)

    async def play(self, setting: Setting, rng: random.Random) -> None:
        host, guest = (Player(self.address, name) for name in ("host", "guest"))
        for player in (host, guest):
            await insist(player, "GET", "/api/me")
            await insist(player, "PUT", "/api/me", {"name": player.name})
        plan = {
            "game": setting.game,
            "scenario": setting.scenario,
            "options": setting.options,
            "seats": setting.seats,
            "visibility": "private",
            "clock": {"kind": "none"},
        }
        answer = await insist(host, "POST", "/api/tables", plan)
        assert answer.status_code == 201, answer.text
        created = answer.json()
        table = created["table"]
        for secret in created["invites"].values():
            # The answer may have been lost: joining again with the same secret is harmless.
            joined = await insist(guest, "POST", f"/api/tables/{table}/join", {"secret": secret})
            assert joined.status_code == 200, joined.text
        owners = {"me": host, "invite": guest}
        clients = [
            Stubborn(owners[seat["kind"]], table, name, random.Random(rng.random()))
            for name, seat in setting.seats.items()
            if seat["kind"] in owners
        ]
        self.clients += clients
        await asyncio.gather(*(client.play() for client in clients))
        await check_books(host, table, clients)
        self.finished.append(table)
        for player in (host, guest):
            await player.leave()


async def check_books(host: Player, table: str, clients: list[Stubborn]) -> None:
    """What the clients noted is what happened, and the record holds it."""
    numbers = sorted(clients[0].changes)
    assert numbers == list(range(1, len(numbers) + 1))
    for client in clients:
        assert sorted(client.changes) == numbers
        # Nothing lost: every answered decision is a change of this seat.
        # Nothing repeated: every change of this seat is an answered decision, once.
        assert decisions(client) == {
            number: message["type"] for number, message in client.accepted.items()
        }
    text = (await insist(host, "GET", f"/api/tables/{table}/record")).text
    record = Record.from_text(text)
    record.verify(sandtable.game(record.game_id))
    for client in clients:
        recorded = [list(step.action) for step in record.steps if step.seat == client.seat]
        assert recorded == standing(client)


def decisions(client: Stubborn) -> dict[int, str]:
    """The changes that this seat made, by kind; of an undo of several steps the last one.

    The others of them may be those of another seat.
    """
    kinds = {"step": "act", "undo": "undo"}
    again = made_again(client)
    own = {
        number: kinds[change["kind"]]
        for number, change in client.changes.items()
        if change["seat"] == client.seat and number not in again
    }
    within = {
        number
        for number, kind in own.items()
        if kind == "undo" == client.changes.get(number + 1, {}).get("kind")
        and number not in client.accepted
    }
    return {number: kind for number, kind in own.items() if number not in within}


def made_again(client: Stubborn) -> dict[int, int]:
    """Steps of this seat that nobody asked for, each with the step before an undo that it repeats.

    Two sides choose at once, unseen: if one takes its choice back, the other's is made again.
    """
    again: dict[int, int] = {}
    taken: list[Message] = []
    before = ""
    for number, change in sorted(client.changes.items()):
        if change["kind"] == "undo":
            taken = [] if before != "undo" else taken
            taken.append(client.changes[change["undone"]])
        else:
            alike = [old for old in taken if told_alike(old, change)]
            if not alike:
                taken = []
            elif change["seat"] == client.seat and number not in client.accepted:
                again[number] = alike[0]["number"]
        before = change["kind"]
    return again


def told_alike(one: Message, other: Message) -> bool:
    return all(one[key] == other[key] for key in ("kind", "seat", "events"))


def standing(client: Stubborn) -> list[list[str]]:
    """The actions of a seat that were not taken back, in their order."""
    undone = {change["undone"] for change in client.changes.values() if change["kind"] == "undo"}
    made = {
        number: message["action"]
        for number, message in client.accepted.items()
        if message["type"] == "act"
    }
    for number, old in made_again(client).items():
        made[number] = made[old]
    return [action for number, action in sorted(made.items()) if number not in undone]


async def until_it_answers(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.address, verify=False) as client:
        while True:
            assert server.process is not None
            assert server.process.poll() is None, server.told()
            try:
                await client.get("/api/health")
                return
            except httpx.TransportError:
                await asyncio.sleep(0.02)


async def be_killed(
    servers: Sequence[Server], evening: Evening, rng: random.Random, kills: int = KILLS
) -> list[int]:
    """Kill one server after the other while games run; the decisions in flight each time.

    Of several, the next one is killed when everybody is back at their table: how long that takes
    is told by how long they were away.
    """
    in_flight = []
    for number in range(kills):
        server = servers[number % len(servers)]
        for each in servers:
            await until_it_answers(each)
        while len(servers) > 1 and not evening.is_whole:
            await asyncio.sleep(0.01)
        known = evening.changes
        while evening.changes == known:  # a running game: something has happened since the start
            await asyncio.sleep(0.01)
        await asyncio.sleep(rng.uniform(0, 0.3))
        in_flight.append(evening.in_flight)
        assert server.process is not None
        group = server.process.pid
        server.kill()
        server.launch()
        await nothing_is_left(group)
    evening.late = True
    return in_flight


async def nothing_is_left(group: int) -> None:
    """The bots' processes notice that they are alone, and end."""
    deadline = time.monotonic() + 60
    while left := group_members(group):
        if time.monotonic() > deadline:
            end_group(group)
            raise AssertionError(f"{len(left)} processes live on without the server")
        await asyncio.sleep(0.02)


async def spend_an_evening(
    address: str, servers: Sequence[Server], settings: Sequence[Setting], kills: int = KILLS
) -> tuple[Evening, list[int]]:
    evening = Evening(address)
    async with asyncio.TaskGroup() as tasks:
        for setting in settings:
            tasks.create_task(evening.spend(setting, random.Random(f"{SEED} {setting}")))
        killing = tasks.create_task(be_killed(servers, evening, random.Random(SEED), kills))
    return evening, killing.result()


@pytest.mark.parametrize("game", GAMES)
def test_kills_lose_nothing_and_repeat_nothing(tmp_path: Path, game: str) -> None:
    settings = [setting for setting in SETTINGS if setting.game == game]
    # One bot at a time: after each kill its process has to be started anew.
    with Server(tmp_path, SANDTABLE_BOT_WORKERS="1") as server:
        evening, in_flight = asyncio.run(spend_an_evening(server.address, [server], settings))
    assert len(in_flight) == KILLS
    assert len(evening.finished) >= len(settings)
    if KILLS >= MANY:
        # Else it would show little: decisions were under way, and some were sent again.
        assert sum(count > 0 for count in in_flight) > KILLS / 2
        assert evening.resent > KILLS / 4


def test_workers_of_a_site_are_killed_one_after_the_other(
    tmp_path: Path, postgres: Cluster
) -> None:
    """The other takes the tables over."""
    settings = [next(each for each in SETTINGS if each.game == game) for game in GAMES]
    settings.append(SETTINGS[1])  # with a bot
    with Site(tmp_path, postgres.new_database()) as site:
        spent = spend_an_evening(site.address, site.workers, settings, SITE_KILLS)
        evening, in_flight = asyncio.run(spent)
    assert len(in_flight) == SITE_KILLS
    assert len(evening.finished) >= len(settings)
    away = max(client.away for client in evening.clients)
    if SITE_KILLS >= MANY:  # on a machine that does nothing else
        assert away < MOST_AWAY
    print(f"{evening.changes} changes, {evening.resent} sent again, away for {away:.1f} s at most")
