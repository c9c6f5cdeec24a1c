"""Lines that could have been played in a finished game, and games that go on with its dice."""

import asyncio
import random
from typing import Any

import pytest

import sandtable
from sandtable.kernel.record import Record
from sandtable.tables import lines, lobby, replays
from sandtable.tables.hall import Hall
from sandtable.tables.problems import Problem
from sandtable.tables.replays import Part
from sandtable.tables.schema import Plan
from sandtable.tables.schema_analysis import LineTold, LineWish
from sandtable.tables.visitor import Visitor
from tests.tables.test_analyses import opened
from tests.tables.test_memory import hall, play_to_the_end, visit

#: A step of the game from which lines begin, and how many of its steps are tried.
AT, STEPS = 20, 12


async def finished(house: Hall, ann: Visitor) -> str:
    seats = {seat: {"kind": "me"} for seat in ("us", "germany")}
    id = await opened(house, ann, seats=seats)
    await play_to_the_end(house, id, {"us": ann, "germany": ann})
    return id


def moves(record: Record, first: int, last: int) -> list[dict[str, Any]]:
    """Steps of a game as moves of a line."""
    return [{"seat": each.seat, "action": [*each.action]} for each in record.steps[first:last]]


def wish(**given: Any) -> LineWish:
    return LineWish.model_validate({"at": AT, **given})


async def lead(house: Hall, ann: Visitor, id: str, **given: Any) -> LineTold:
    return await lines.tell(house, ann, id, wish(**given))


def test_a_line_goes_wherever_both_sides_play() -> None:
    async def play() -> None:
        house = hall()
        ann = await visit(house, "Ann")
        running = await opened(house, ann)
        with pytest.raises(Problem) as caught:
            await lead(house, ann, running)
        assert caught.value.key == "not-finished"
        id = await finished(house, ann)
        told = await lead(house, ann, id)
        assert told.moment is None
        found: list[dict[str, Any]] = []
        seats = set()
        for number in range(1, STEPS + 1):
            assert told.seat is not None
            seats.add(told.seat)
            found.append({"seat": told.seat, "action": told.offer.legal[-1]})
            told = await lead(house, ann, id, moves=found, seed=5)
            assert told.moment is not None
            assert (told.moment.number, told.moment.action) == (AT + number, found[-1]["action"])
            assert told == await lead(house, ann, id, moves=found, seed=5)
        assert seats == {"us", "germany"}
        for bad, key in (
            ([{"seat": "us", "action": ["fly"]}], "puzzle-not-legal"),
            ([{"seat": "nobody", "action": ["resign"]}], "nothing-to-decide"),
        ):
            with pytest.raises(Problem) as caught:
                await lead(house, ann, id, moves=bad)
            assert caught.value.key in (key, "nothing-to-decide")
        with pytest.raises(Problem) as caught:
            await lines.tell(house, ann, id, wish(at=99_999))
        assert caught.value.key == "no-such-moment"

    asyncio.run(play())


def test_the_same_moves_with_the_dice_as_they_fell_are_the_game_itself() -> None:
    async def play() -> None:
        house = hall()
        ann = await visit(house, "Ann")
        id = await finished(house, ann)
        live = await house.table(id)
        record = live.play.record()
        length = len(record.steps)
        assert sum(len(step.chance) for step in record.steps[AT:]) > 3
        told = await lead(
            house, ann, id, moves=moves(record, AT, AT + 60)[: length - AT], dice="fallen"
        )
        last = min(AT + 60, length)
        shown = await replays.replay(house, ann, id, record.steps[last - 1].seat, last, last)
        assert told.moment is not None
        assert told.moment.view == shown.moments[0].view
        assert told.moment.events == shown.moments[0].events
        # and a table that goes on with them: its record is a record like any other
        position = await replays.position(house, ann, id, AT)
        seats = {seat: {"kind": "me"} for seat in ("us", "germany")}
        given = {
            "game": "normandy", "position": position, "seats": seats, "visibility": "private",
            "clock": {"kind": "none"}, "practice": True, "dice": {"table": id, "at": AT},
        }  # fmt: skip
        branch = (await lobby.open_table(house, ann, Plan.model_validate(given))).table
        again = await house.table(branch)
        for step in record.steps[AT:]:
            drafted = again.play.draft(step.seat, step.action)
            assert drafted.change.chance == step.chance
            again.play.adopt(drafted)
        kept = again.play.record()
        assert kept.header["chance"]["used"] == lines.drawn_after(record, AT) > 0
        kept.verify(sandtable.game("normandy"))
        for other in ({"practice": False}, {"position": None, "scenario": "la-raye"}):
            with pytest.raises(ValueError, match="the dice of another game"):
                Plan.model_validate(given | other)

    asyncio.run(play())


def test_a_move_of_a_line_is_judged_by_what_its_seat_knows() -> None:
    """Whatever is hidden from it may be otherwise: what is asked of the analysis is the same."""

    async def play() -> None:
        house = hall()
        ann = await visit(house, "Ann")
        id = await finished(house, ann)
        live = await house.table(id)
        record = live.play.record()
        part = await replays.part_of(house, live, AT, AT)
        game = sandtable.game("normandy")
        told = lines.told(part, wish())
        move = {"seat": told.seat, "action": told.offer.legal[0]}
        asked = lines.asked_last(part, wish(moves=[move]))
        true = next(part.frames())[1].state
        differing = 0
        for seed in range(5):
            other = game.redeal(true, told.seat or "", random.Random(seed))
            document = dict(other.to_json())
            differing += document != true.to_json()
            dealt = Part("normandy", AT, AT, document, AT, part.record)
            assert lines.asked_last(dealt, wish(moves=[move])) == asked
        assert differing
        judged = await lines.judge(house, ann, id, wish(moves=[move]))
        assert judged.answer is not None
        assert judged.answer.action == move["action"]
        assert judged.judgement is not None
        assert len(record.steps) > AT

    asyncio.run(play())
