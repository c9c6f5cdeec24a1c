"""Games that are played over the API up to a point, for those who then look at them."""

import asyncio
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from typing import Any, TypeAlias

from sandtable.bots import make_bot
from tests.server.player import Line, Message, Player

#: Looks at an offer, and says whether this is the moment to stop.
Until: TypeAlias = Callable[[Message], bool]


def never(offer: Message) -> bool:
    """Play on to the outcome."""
    return False


class Prepared:
    """A table whose seats are all held by one player, known by a cookie."""

    def __init__(self, table: str, cookie: str) -> None:
        self.table = table
        self.cookie = cookie


def prepare(
    address: str,
    game: str,
    scenario: str,
    seats: tuple[str, ...],
    *,
    options: Mapping[str, int] | None = None,
    seed: int = 1,
    until: Until = never,
    name: str = "Ann",
) -> Prepared:
    """Bots of ours play all seats. In a thread of its own: the caller may have a loop that runs."""
    play = _play(address, game, scenario, seats, dict(options or {}), seed, until, name)
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, play).result()


async def _play(
    address: str,
    game: str,
    scenario: str,
    seats: tuple[str, ...],
    options: dict[str, Any],
    seed: int,
    until: Until,
    name: str,
) -> Prepared:
    player = Player(address, name)
    await player.introduce()
    made = await player.create(
        game, scenario, {seat: {"kind": "me"} for seat in seats}, options, "public"
    )
    bots = {seat: make_bot("greedy", seed + index) for index, seat in enumerate(seats)}
    async with AsyncExitStack() as stack:
        lines = {
            seat: await stack.enter_async_context(player.sit(made["table"], seat)) for seat in seats
        }
        while not (offer := next(iter(lines.values())).offer)["outcome"] and not until(offer):
            seat = offer["ask"][0]
            line = lines[seat]
            legal = [tuple(action) for action in line.offer["legal"]]
            answer = await line.act(list(bots[seat].choose(line.offer["view"], legal)))
            assert answer["type"] == "done", answer
            await asyncio.gather(*(_reach(each, answer["version"]) for each in lines.values()))
    await player.leave()
    return Prepared(made["table"], player.cookie)


async def _reach(line: Line, version: int) -> None:
    while line.version < version:
        await line.read()
