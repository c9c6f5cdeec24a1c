"""Games that are played over the API up to a point, for those who then look at them."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import Any, TypeAlias

from sandtable.bots import make_bot
from tests.server.player import Line, Message, Player

#: Looks at what the first seat is offered, and says whether this is the moment to stop.
Until: TypeAlias = Callable[[Message], bool]


def never(offer: Message) -> bool:
    """Play on to the outcome."""
    return False


@dataclass(frozen=True)
class Prepared:
    """A table, the cookies of those who hold its seats, and what the first seat is offered."""

    table: str
    cookies: dict[str, str]
    offer: Message


def prepare(
    address: str,
    game: str,
    scenario: str | Message,
    people: Mapping[str, str],
    *,
    options: Mapping[str, int] | None = None,
    seed: int = 1,
    until: Until = never,
    cookies: Sequence[str] = (),
) -> Prepared:
    """Every seat is held by somebody with a name; greedy bots of ours play for all of them.

    ``cookies`` let people who have been here before sit down again, in the order of the seats. In a
    thread of its own: the caller may have a loop that runs.
    """
    players = [Player(address, name) for name in people.values()]
    for player, cookie in zip(players, cookies, strict=False):
        player.http.headers["Cookie"] = cookie
    play = _play(players, game, scenario, tuple(people), dict(options or {}), seed, until)
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, play).result()


async def _play(
    players: list[Player],
    game: str,
    scenario: str | Message,
    seats: tuple[str, ...],
    options: dict[str, Any],
    seed: int,
    until: Until,
) -> Prepared:
    for player in players:
        await player.introduce()
    host, *guests = players
    kinds = {seat: {"kind": "me" if seat == seats[0] else "invite"} for seat in seats}
    made = await host.create(game, scenario, kinds, options, "public")
    table = made["table"]
    for guest, seat in zip(guests, seats[1:], strict=True):
        await guest.join(table, made["invites"][seat])
    bots = {seat: make_bot("greedy", seed + index) for index, seat in enumerate(seats)}
    async with AsyncExitStack() as stack:
        lines = {
            seat: await stack.enter_async_context(player.sit(table, seat))
            for player, seat in zip(players, seats, strict=True)
        }
        while not (offer := lines[seats[0]].offer)["outcome"] and not until(offer):
            seat = offer["ask"][0]
            line = lines[seat]
            legal = [tuple(action) for action in line.offer["legal"]]
            answer = await line.act(list(bots[seat].choose(line.offer["view"], legal)))
            assert answer["type"] == "done", answer
            await asyncio.gather(*(_reach(each, answer["version"]) for each in lines.values()))
    for player in players:
        await player.leave()
    cookies = {seat: player.cookie for player, seat in zip(players, seats, strict=True)}
    return Prepared(table, cookies, offer)


async def _reach(line: Line, version: int) -> None:
    while line.version < version:
        await line.read()
