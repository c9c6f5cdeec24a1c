"""Draws, pauses and rematches: what one player proposes and the others agree to, or not."""

import asyncio
import json
from collections.abc import Coroutine
from typing import Any

import pytest

import sandtable
from sandtable.kernel.record import Record
from sandtable.tables import lobby, replays
from sandtable.tables.conversation import Conversation
from sandtable.tables.hall import Hall
from sandtable.tables.live import LiveTable
from sandtable.tables.memory import MemoryStore
from sandtable.tables.rematch import agrees_to_draw
from sandtable.tables.rows import TableRow
from sandtable.tables.schema import Join, Plan
from sandtable.tables.visitor import Visitor
from tests.tables.test_memory import Screen, hall, plan, visit


class Someone:
    """A player at a table, who asks and keeps what is told."""

    def __init__(self, house: Hall, table: LiveTable, visitor: Visitor, seat: str | None) -> None:
        self.screen = Screen(visitor.id)
        self.seat = seat
        self._talk = Conversation(self.screen, table, house.settings)
        self._asked = 0

    async def hello(self) -> "Someone":
        await self._say(type="hello", seat=self.seat, since=None)
        return self

    async def _say(self, **message: Any) -> None:
        await self._talk.hear(json.dumps(message))

    async def leave(self) -> None:
        await self._talk.end()

    async def say_again(self, **message: Any) -> None:
        await self._say(**message)

    async def ask(self, type: str, **message: Any) -> str:
        """The reason of a refusal; "" if it was done."""
        self._asked += 1
        await self._say(type=type, id=f"{self.seat} {self._asked}", **message)
        answer = self.screen.last("done", "refused")
        return str(answer.get("reason", ""))

    async def propose(self, what: str, **more: Any) -> str:
        return await self.ask("propose", what=what, seat=self.seat, **more)

    async def answer(self, **how: bool) -> str:
        assert self.proposal is not None
        return await self.ask("answer", proposal=self.proposal["id"], **how)

    async def act(self, action: list[str] | None = None) -> str:
        told = self.screen.last("welcome", "update")
        chosen = action or told["offer"]["legal"][0]
        return await self.ask("act", version=told["version"], action=chosen)

    @property
    def summary(self) -> dict[str, Any]:
        return dict(self.screen.last("summary", "welcome", "update")["summary"])

    @property
    def proposal(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.summary["proposal"]
        return found

    @property
    def outcome(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.screen.last("welcome", "update")["offer"]["outcome"]
        return found


class Pair:
    """Ann (us) and Bob (germany) at a table, and Eve who looks on."""

    def __init__(
        self, house: Hall, id: str, people: list[Someone], visitors: list[Visitor]
    ) -> None:
        self.house, self.id = house, id
        self.ann, self.bob, self.eve = people
        self.visitors = visitors


async def sit_down(house: Hall, **clock: Any) -> Pair:
    visitors = [await visit(house, name) for name in ("Ann", "Bob", "Eve")]
    wish = plan(us="me", germany="invite")
    if clock:
        wish = Plan.model_validate({**wish.model_dump(), "clock": clock})
    opened = await lobby.open_table(house, visitors[0], wish)
    await lobby.join(house, visitors[1], opened.table, Join(secret=opened.invites["germany"]))
    table = await house.table(opened.table)
    seats = ("us", "germany", None)
    people = [
        await Someone(house, table, each, seat).hello()
        for each, seat in zip(visitors, seats, strict=True)
    ]
    return Pair(house, opened.table, people, visitors)


def run(play: Coroutine[Any, Any, None]) -> None:
    asyncio.run(play)


def test_a_draw_is_agreed_recorded_and_verified() -> None:
    async def play() -> None:
        pair = await sit_down(hall())
        ann, bob = pair.ann, pair.bob
        await ann.act()
        assert await ann.propose("draw") == ""
        for each in (ann, bob, pair.eve):
            assert each.proposal is not None
            assert (each.proposal["what"], each.proposal["awaited"]) == ("draw", ["germany"])
        assert await ann.answer(yes=True) == "not-yours"
        assert await pair.eve.answer(yes=True) == "not-yours"
        assert bob.outcome is None
        assert await bob.answer(yes=True) == ""
        for each in (ann, bob, pair.eve):
            assert each.outcome is not None
            assert (each.outcome["winner"], each.outcome["reason"]) == (None, "outcome-agreed")
            assert (each.proposal, each.summary["finished"]) == (None, True)
        record = Record.from_text((await replays.record(pair.house, pair.id)).text)
        assert record.verify(sandtable.game("normandy")).outcome == record.outcome

    run(play())


def test_a_proposal_lapses_with_the_next_move_and_outlives_the_server() -> None:
    async def play() -> None:
        store = MemoryStore()
        pair = await sit_down(hall(store))
        await pair.ann.propose("draw")
        later = hall(store)
        table = await later.table(pair.id)
        bob = await Someone(later, table, pair.visitors[1], "germany").hello()
        assert bob.proposal is not None
        old = bob.proposal["id"]
        assert await bob.act() == ""
        assert bob.summary["proposal"] is None
        assert await bob.ask("answer", proposal=old, yes=True) == "no-proposal"
        assert bob.outcome is None

    run(play())


def test_a_refusal_is_silent_and_may_be_for_good() -> None:
    async def play() -> None:
        pair = await sit_down(hall())
        ann, bob = pair.ann, pair.bob
        await ann.propose("draw")
        told = len(ann.screen.messages)
        assert await bob.answer(yes=False) == ""
        assert [each["type"] for each in ann.screen.messages[told:]] == ["summary"]
        assert ann.proposal is None
        assert await ann.propose("draw") == ""
        assert await bob.answer(yes=False, never=True) == ""
        assert ann.summary["refused"] == ["draw:us"]
        assert await ann.propose("draw") == "no-more"
        assert await bob.propose("draw") == ""

    run(play())


def test_there_is_one_proposal_at_a_time_and_two_alike_are_an_agreement() -> None:
    async def play() -> None:
        pair = await sit_down(hall())
        ann, bob = pair.ann, pair.bob
        assert await ann.propose("draw") == ""
        assert await ann.propose("draw") == ""  # said twice is said once
        assert await bob.propose("rematch", swap=True) == "not-over"
        assert await bob.propose("draw") == ""
        assert ann.outcome is not None
        assert await ann.propose("draw") == "over"

    run(play())


def test_whoever_proposes_may_withdraw() -> None:
    async def play() -> None:
        pair = await sit_down(hall())
        await pair.ann.propose("draw")
        assert pair.bob.proposal is not None
        id = pair.bob.proposal["id"]
        assert await pair.bob.ask("withdraw", proposal=id) == "not-yours"
        assert await pair.ann.ask("withdraw", proposal=id) == ""
        assert await pair.bob.ask("answer", proposal=id, yes=True) == "no-proposal"

    run(play())


def test_proposals_are_limited() -> None:
    async def play() -> None:
        pair = await sit_down(hall(proposal_burst=2, proposal_rate=0.0, monotonic=lambda: 0.0))
        for expected in ("", "", "limit"):
            assert await pair.ann.propose("draw") == expected
            if not expected:
                await pair.bob.answer(yes=False)

    run(play())


def test_whoever_is_away_is_told_once_that_it_is_their_turn() -> None:
    class Messenger:
        def __init__(self) -> None:
            self.told: list[int] = []

        def tell_turn(self, player: int, table: TableRow) -> None:
            self.told.append(player)

    async def play() -> None:
        house = hall()
        house.messenger = messenger = Messenger()
        pair = await sit_down(house)
        ann, bob, _ = (visitor.id for visitor in pair.visitors)
        assert sorted(messenger.told) == [ann, bob]  # nobody had come to the table yet
        await pair.bob.leave()
        await pair.ann.act()
        assert messenger.told[2:] == [bob]
        await pair.ann.ask("undo", version=1)
        assert messenger.told[2:] == [bob]

    run(play())


def test_nobody_agrees_to_a_draw_alone() -> None:
    async def play() -> None:
        pair = await sit_down(hall())
        assert await pair.ann.act(["agree-draw"]) == "not-agreed"
        assert await pair.eve.ask("propose", what="draw", seat="us") == "not-yours"
        assert await pair.ann.ask("propose", what="draw", seat="germany") == "not-yours"
        await pair.bob.ask("leave", seat="germany")
        assert await pair.ann.propose("draw") == "nobody-there"

    run(play())


@pytest.mark.parametrize("swap", [True, False])
def test_a_rematch_takes_both_to_one_table(swap: bool) -> None:
    async def play() -> None:
        pair = await sit_down(hall())
        ann, bob = pair.ann, pair.bob
        assert await ann.propose("rematch", swap=swap) == "not-over"
        await ann.act(["resign"])
        assert await ann.propose("rematch", swap=swap) == ""
        assert bob.proposal is not None
        assert (bob.proposal["swap"], bob.proposal["seat"]) == (swap, "us")
        assert await bob.answer(yes=True) == ""
        assert await bob.propose("rematch") == ""  # it is there already
        next = ann.summary["next"]
        assert next == bob.summary["next"] == pair.eve.summary["next"]  # a public table
        found = await pair.house.store.table(next)
        assert found is not None
        names = {seat: row.name for seat, row in found.seats.items()}
        assert names == (
            {"us": "Bob", "germany": "Ann"} if swap else {"us": "Ann", "germany": "Bob"}
        )
        old = await pair.house.store.table(pair.id)
        assert old is not None
        assert (found.table.started, found.table.host) == (True, pair.visitors[0].id)
        assert (found.table.options, found.table.clock) == (old.table.options, old.table.clock)

    run(play())


def test_a_series_goes_with_its_players_from_rematch_to_rematch() -> None:
    async def play() -> None:
        pair = await sit_down(hall())
        assert pair.ann.summary["series"] == {}
        # Bob wins as Germany, then as the US; then they agree to a draw.
        won = [{"us": 1, "germany": 0}, {"us": 0, "germany": 2}, {"us": 2, "germany": 0}]
        seats = {"us": pair.ann, "germany": pair.bob}
        for swapped, series in enumerate(won):
            if swapped < 2:
                await (seats["germany"] if swapped else seats["us"]).act(["resign"])
            else:
                await seats["us"].propose("draw")
                await seats["germany"].answer(yes=True)
            await seats["us"].propose("rematch", swap=True)
            await seats["germany"].answer(yes=True)
            table = await pair.house.table(seats["us"].summary["next"])
            assert table.rows.table.series == series
            visitors = {
                "us": pair.visitors[swapped % 2 == 0],
                "germany": pair.visitors[swapped % 2],
            }
            seats = {
                seat: await Someone(pair.house, table, visitor, seat).hello()
                for seat, visitor in visitors.items()
            }
            assert seats["us"].summary["series"] == series

    run(play())


@pytest.mark.parametrize(
    "clock", [{"kind": "total", "minutes": 10}, {"kind": "casual", "minutes": 5}]
)
def test_the_clocks_stand_in_an_agreed_pause(clock: dict[str, Any]) -> None:
    def deadlines(someone: Someone) -> list[bool]:
        return [chair["deadline"] is not None for chair in someone.summary["seats"]]

    async def play() -> None:
        pair = await sit_down(hall(), **clock)
        ann, bob = pair.ann, pair.bob
        assert deadlines(ann) == [True, True]
        assert await ann.propose("pause") == ""
        assert (bob.summary["paused"], deadlines(bob)) == (False, [True, True])
        assert await bob.answer(yes=True) == ""
        assert await bob.propose("pause") == ""  # it is one already
        for each in (ann, bob, pair.eve):
            assert (each.proposal, each.summary["paused"]) == (None, True)
            assert deadlines(each) == [False, False]
        left = [chair["remaining"] for chair in ann.summary["seats"]]
        assert left == [None, None] or all(0 < seconds <= 600 for seconds in left)
        assert await pair.eve.ask("propose", what="go-on", seat="us") == "not-yours"
        assert await bob.propose("go-on") == ""
        assert (ann.summary["paused"], deadlines(ann)) == (False, [True, True])
        # Whoever decides goes on, too.
        await ann.propose("pause")
        await bob.answer(yes=True)
        assert await ann.act() == ""
        assert (ann.summary["paused"], deadlines(ann)) == (False, [False, True])

    run(play())


def test_without_a_clock_there_is_no_pause() -> None:
    async def play() -> None:
        pair = await sit_down(hall())
        assert await pair.ann.propose("pause") == "no-clock"
        assert pair.ann.proposal is None
        assert not pair.ann.summary["paused"]

    run(play())


def test_the_table_of_a_rematch_is_told_to_its_players_only() -> None:
    async def play() -> None:
        pair = await sit_down(hall())
        (await pair.house.table(pair.id)).rows.table.visibility = "private"
        await pair.ann.act(["resign"])
        await pair.ann.propose("rematch")
        await pair.bob.answer(yes=True)
        assert pair.ann.summary["next"] is not None
        assert pair.eve.summary["next"] is None

    run(play())


def test_where_nobody_else_plays_a_rematch_begins_at_once() -> None:
    async def play() -> None:
        house = hall(levels={"recruit": "random"})
        ann = await visit(house, "Ann")
        opened = await lobby.open_table(house, ann, plan(us="me", germany="bot"))
        someone = await Someone(house, await house.table(opened.table), ann, "us").hello()
        await someone.act(["resign"])
        assert await someone.propose("rematch", swap=True) == ""
        found = await house.store.table(someone.summary["next"])
        assert found is not None
        assert {seat: row.kind for seat, row in found.seats.items()} == {
            "us": "bot",
            "germany": "person",
        }

    run(play())


def test_a_bot_agrees_to_a_draw_when_it_does_not_expect_to_win() -> None:
    """A golden game that the US won, seen by both sides shortly before its end."""
    game = sandtable.game("normandy")
    state = game.start("la-raye", sandtable.Seeded(1))
    opening = {side: agrees_to_draw(state.view(side), side, 1) for side in state.sides}
    assert opening == {"us": False, "germany": False}
    value = game.value()
    while state.turn_key()[0] <= value.opening or abs(value.chance(state, "us") - 0.5) < 0.2:
        seat = state.actors()[0]
        state.apply(seat, state.legal(seat)[0], sandtable.Seeded(2))
        assert state.outcome is None
    ahead = "us" if value.chance(state, "us") > 0.5 else "germany"
    agrees = {side: agrees_to_draw(state.view(side), side, 1) for side in state.sides}
    assert agrees == {side: side != ahead for side in state.sides}
