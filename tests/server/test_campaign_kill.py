"""A whole campaign, played by bots over the protocol; the server is killed twice on the way."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

import sandtable
from sandtable.bots import make_bot
from sandtable.kernel.record import Record
from tests.server.player import Message, Player
from tests.server.running import Server
from tests.server.stubborn import insist

pytestmark = pytest.mark.live

SIDES = ("us", "germany")
#: All battles are played to their ends; the first kill comes after so many decisions of the first.
EARLY = 12
#: The second kill comes after this battle has ended, and before anybody has looked at the campaign.
UNSEEN = 6


async def post(player: Player, path: str, body: object = None) -> Message:
    answer = await insist(player, "POST", path, body)
    assert answer.is_success, answer.text
    told: Message = answer.json()
    return told


async def play(players: tuple[Player, Player], table: str, decisions: int = 10_000) -> None:
    """Bots play on to the outcome, or for so many decisions."""
    bots = {seat: make_bot("greedy", seed) for seed, seat in enumerate(SIDES)}
    async with AsyncExitStack() as stack:
        lines = {
            seat: await stack.enter_async_context(player.sit(table, seat))
            for player, seat in zip(players, SIDES, strict=True)
        }
        for _ in range(decisions):
            offer = lines["us"].offer
            if offer["outcome"] is not None:
                return
            line = lines[offer["ask"][0]]
            legal = [tuple(action) for action in line.offer["legal"]]
            bot = bots[str(line.seat)]
            answer = await line.act(list(bot.choose(line.offer["view"], legal)))
            assert answer["type"] == "done", answer
            for each in lines.values():
                while each.version < answer["version"]:
                    await each.read()


async def play_campaign(server: Server) -> tuple[Message, list[str]]:
    """The campaign as it ended, and the records of its battles."""
    players = Player(server.address, "Ann"), Player(server.address, "Bob")
    for player in players:
        await player.introduce()
    ann, bob = players
    wish = {
        "game": "normandy",
        "plan": "campaign",
        "options": {"round_limit": 10},
        "opponent": {"kind": "invite"},
        "clock": {"kind": "none"},
    }
    opened = await post(ann, "/api/campaigns", wish)
    campaign = f"/api/campaigns/{opened['campaign']}"
    battles = (await post(bob, f"{campaign}/join", {"secret": opened["invite"]}))["battles"]
    tables = []
    for number in range(1, len(battles) + 1):
        table = (await post(players[number % 2], f"{campaign}/battles/{number}"))["table"]
        tables.append(table)
        if number == 1:
            await play(players, table, EARLY)
            await be_killed(server)
        await play(players, table)
        if number == UNSEEN:
            await be_killed(server)
    told = (await insist(ann, "GET", campaign)).json()
    records = [(await insist(bob, "GET", f"/api/tables/{each}/record")).text for each in tables]
    assert (await insist(bob, "GET", "/api/campaigns")).json()[0]["standing"] == told["standing"]
    for player in players:
        await player.leave()
    return told, records


async def be_killed(server: Server) -> None:
    def work() -> None:
        server.kill()
        server.start()

    await asyncio.to_thread(work)


@pytest.mark.rule("NOR-41.1")
@pytest.mark.rule("NOR-41.2")
@pytest.mark.rule("NOR-41.3")
@pytest.mark.rule("NOR-41.4")
def test_a_whole_campaign_is_scored_as_the_ledger_says(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        told, records = asyncio.run(play_campaign(server))
    game = sandtable.game("normandy")
    assert [battle["scenario"] for battle in told["battles"]] == game.scenarios()
    assert told["next"] is None
    wins, casualties = dict.fromkeys(SIDES, 0), dict.fromkeys(SIDES, 0)
    for battle, text in zip(told["battles"], records, strict=True):
        state = Record.from_text(text).verify(game)
        assert state.outcome is not None
        assert battle["result"]["winner"] == state.outcome.winner
        seen: Any = state.view(None)["sides"]
        for side in SIDES:
            wins[side] += state.outcome.winner == side
            casualties[side] += seen[side]["casualties"]
    assert max(casualties.values()) >= 10, "so that they count"
    totals = {side: wins[side] - casualties[side] // 10 for side in SIDES}
    assert told["standing"]["scores"] == [
        {
            "player": place,
            "terms": [
                {"key": "wins", "count": wins[side], "value": wins[side], "rule": "NOR-41.3"},
                {
                    "key": "casualties",
                    "count": casualties[side],
                    "value": -(casualties[side] // 10),
                    "rule": "NOR-41.3",
                },
            ],
            "total": totals[side],
        }
        for place, side in zip(("first", "second"), SIDES, strict=True)
    ]
    lead = abs(totals["us"] - totals["germany"])
    grades = ["undecided", *["marginal"] * 3, *["clear"] * 2]
    assert told["standing"]["grade"] == (grades[lead] if lead < len(grades) else "decisive")
    assert told["standing"]["final"] is True
