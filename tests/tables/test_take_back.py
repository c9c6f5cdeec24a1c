"""Asking for a take-back: the others agree or not, and the dice that follow are fresh."""

from typing import Any

import pytest

import sandtable
from sandtable.kernel.record import Record
from sandtable.tables import lobby, replays
from sandtable.tables.live import LiveTable
from sandtable.tables.memory import MemoryStore
from sandtable.tables.play import Play
from sandtable.tables.proposals import awaited, has_opponents
from sandtable.tables.rows import Change, SeatRow, TableWithSeats
from tests.tables.test_memory import hall, plan, visit
from tests.tables.test_proposals import Pair, Someone, run, sit_down


def offer(who: Someone) -> dict[str, Any]:
    return dict(who.screen.last("welcome", "update")["offer"])


async def play_on(pair: Pair, table: LiveTable, steps: int) -> None:
    for _ in range(steps):
        mover = pair.ann if "us" in table.state.actors() else pair.bob
        legal = offer(mover)["legal"]
        assert await mover.act(legal[len(legal) // 2]) == ""


async def until_rolled(pair: Pair, table: LiveTable) -> tuple[Someone, Someone]:
    """Play until somebody has made a decision with dice; returns them, and the other one."""
    for _ in range(400):
        mover = pair.ann if "us" in table.state.actors() else pair.bob
        legal = offer(mover)["legal"]
        attacks = [each for each in legal if each[0] in ("attack", "suppress")]
        assert await mover.act((attacks or legal)[len(attacks or legal) // 2]) == ""
        if attacks and len(legal) > 1 and table.play.changes[-1].chance:
            return mover, pair.bob if mover is pair.ann else pair.ann
    raise AssertionError("nobody attacked")


def test_an_agreed_take_back_rolls_fresh_dice_and_is_verified() -> None:
    async def play() -> None:
        pair = await sit_down(hall())
        table = await pair.house.table(pair.id)
        mover, other = await until_rolled(pair, table)
        step = table.play.changes[-1]
        before, used = table.play.steps[-2].digest, table.play.used
        assert offer(mover)["undo"] == {
            "may": False,
            "why": "undo-chance",
            "sealed": False,
            "asks": True,
        }
        assert await mover.propose("take-back") == ""
        assert other.proposal is not None
        assert (other.proposal["what"], other.proposal["step"]) == ("take-back", step.number)
        assert await mover.answer(yes=True) == "not-yours"
        assert await pair.eve.answer(yes=True) == "not-yours"
        assert await other.answer(yes=True) == ""
        assert table.state.digest() == before
        assert table.play.used == used, "what was drawn has been seen"
        told = other.screen.last("update")["changes"][-1]
        assert (told["kind"], told["undone"]) == ("back", step.number)
        assert other.summary["proposal"] is None
        assert offer(mover)["undo"]["asks"] is False, "one decision at a time"
        assert await mover.act(list(step.action)) == ""
        assert table.play.used > used
        await play_on(pair, table, 3)
        assert await pair.ann.act(["resign"]) == ""
        record = Record.from_text((await replays.record(pair.house, pair.id)).text)
        assert len(record.detours) == 2
        assert record.verify(sandtable.game("normandy")).outcome == record.outcome
        proof = await replays.dice(pair.house, pair.visitors[0], pair.id)
        assert [each.number for each in proof.draws] == list(range(table.play.used))
        shown = await replays.replay(pair.house, pair.visitors[0], pair.id, None, 0, None)
        assert shown.length == len(record.steps)

    run(play())


def test_what_the_opponent_has_done_since_goes_with_it() -> None:
    async def play() -> None:
        pair = await sit_down(hall())
        table = await pair.house.table(pair.id)
        first = table.state.digest()
        assert await pair.ann.act() == ""
        assert await pair.bob.act() == ""  # both bids are shown
        assert await pair.ann.propose("take-back") == ""
        assert await pair.bob.answer(yes=True) == ""
        assert (table.state.digest(), len(table.play.steps)) == (first, 0)
        assert sorted(table.state.actors()) == ["germany", "us"]
        assert await pair.bob.act() == ""
        assert await pair.ann.act() == ""

    run(play())


def test_a_request_lapses_when_something_is_played() -> None:
    async def play() -> None:
        pair = await sit_down(hall())
        table = await pair.house.table(pair.id)
        mover, other = await until_rolled(pair, table)
        assert await mover.propose("take-back") == ""
        assert other.proposal is not None
        old = other.proposal["id"]
        await play_on(pair, table, 1)
        assert other.summary["proposal"] is None
        assert await other.ask("answer", proposal=old, yes=True) == "no-proposal"

    run(play())


def test_a_declined_request_is_not_repeated_for_the_same_position() -> None:
    async def play() -> None:
        pair = await sit_down(hall())
        table = await pair.house.table(pair.id)
        mover, other = await until_rolled(pair, table)
        assert await mover.propose("take-back") == ""
        assert await mover.propose("take-back") == "", "it is still the same one"
        assert await other.answer(yes=False) == ""
        assert await mover.propose("take-back") == "asked-before"
        assert mover.summary["refused"] == [f"take-back:{mover.seat}:{table.play.version}"]
        await play_on(pair, table, 1)
        mover, other = await until_rolled(pair, table)
        assert await mover.propose("take-back") == ""
        assert await other.answer(yes=False, never=True) == ""
        mover, _ = await until_rolled(pair, table)
        while offer(mover)["undo"]["asks"] is False:
            await play_on(pair, table, 1)
        refused = f"take-back:{mover.seat}" in mover.summary["refused"]
        assert await mover.propose("take-back") == ("no-more" if refused else "")

    run(play())


def test_what_can_be_undone_freely_is_not_asked_for() -> None:
    async def play() -> None:
        pair = await sit_down(hall())
        assert await pair.ann.propose("take-back") == "undo-nothing"
        assert await pair.ann.act() == ""
        assert await pair.ann.propose("take-back") == "undo-free"
        assert await pair.bob.act() == ""
        assert await pair.ann.propose("take-back") == ""
        assert await pair.bob.propose("take-back") == "other-proposal", "that is no consent"

    run(play())


def test_nobody_asks_a_bot_or_themselves() -> None:
    async def play() -> None:
        house = hall()
        ann = await visit(house, "Ann")
        opened = await lobby.open_table(house, ann, plan(us="me", germany="me"))
        table = await house.table(opened.table)
        us = await Someone(house, table, ann, "us").hello()
        germany = await Someone(house, table, ann, "germany").hello()
        await us.act()
        await germany.act()
        assert await us.propose("take-back") == "nobody-there"

    run(play())


@pytest.mark.parametrize("restart", [False, True])
def test_free_undo_and_take_backs_go_together(restart: bool) -> None:
    """Whatever is undone in between, the record holds, and the table is loaded as it was."""

    async def play() -> None:
        store = MemoryStore()
        pair = await sit_down(hall(store))
        table = await pair.house.table(pair.id)
        for _ in range(6):
            mover, other = await until_rolled(pair, table)
            assert await mover.propose("take-back") == ""
            assert await other.answer(yes=True) == ""
            if offer(mover)["undo"]["may"]:
                version = table.play.version
                assert await mover.ask("undo", version=version) == ""
            await play_on(pair, table, 2)
        if restart:
            later = hall(store)
            loaded = (await later.table(pair.id)).play
            assert (loaded.state, loaded.used) == (table.play.state, table.play.used)
            assert loaded.asked == table.play.asked
            for seat in ("us", "germany"):
                assert loaded.offer(seat) == table.play.offer(seat)
            assert loaded.record().to_text() == table.play.record().to_text()
        assert await pair.ann.act(["resign"]) == ""
        record = Record.from_text((await replays.record(pair.house, pair.id)).text)
        record.verify(sandtable.game("normandy"))
        assert len(record.detours) >= 12
        assert [each.digest for each in record.steps] == [each.digest for each in table.play.steps]

    run(play())


def test_milestones_of_what_was_taken_back_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        monkeypatch.setattr("sandtable.tables.play.MILESTONE_CHANGES", 1)
        store = MemoryStore()
        pair = await sit_down(hall(store))
        table = await pair.house.table(pair.id)
        mover, other = await until_rolled(pair, table)
        last = await store.milestone(pair.id)
        assert last is not None
        assert last.number == table.play.version
        assert await mover.propose("take-back") == ""
        assert await other.answer(yes=True) == ""
        kept = await store.milestone(pair.id)
        assert kept is not None
        assert kept.number < last.number
        repeated: list[int] = []
        repeat = Play._repeat

        def count(self: Play, stored: Change, compared: bool) -> Any:
            repeated.append(stored.number)
            return repeat(self, stored, compared)

        monkeypatch.setattr(Play, "_repeat", count)
        loaded = (await hall(store).table(pair.id)).play
        assert loaded.state == table.play.state
        assert table.play.version in repeated

    run(play())


def seat(name: str, side: str, player: int | None, kind: str = "person") -> SeatRow:
    return SeatRow("t", name, 0, side, kind, player, "", None, False, None, False, None, 0.0)


def test_in_a_team_everyone_is_asked_if_an_opponent_is_there() -> None:
    """Team-mates too: what they have done since is taken back as well."""
    proposal = {"what": "take-back", "seat": "axis", "agreed": []}
    team = [seat("axis", "axis", 1), seat("axis-2", "axis", 2)]
    rows = TableWithSeats(None, [*team, seat("allies", "allies", 3)])  # type: ignore[arg-type]
    assert awaited(rows, proposal) == ["axis-2", "allies"]
    assert has_opponents(rows, proposal)
    rows = TableWithSeats(None, [*team, seat("allies", "allies", None, "bot")])  # type: ignore[arg-type]
    assert not has_opponents(rows, proposal), "one's own side does not decide it"
