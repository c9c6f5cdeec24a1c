"""Analyses of finished games and hints in practice games, without HTTP or a database."""

import asyncio
import json
from collections.abc import Mapping
from typing import Any

import pytest

import sandtable
from sandtable.analysis.hints import changes, hint
from sandtable.kernel.errors import BadInput
from sandtable.kernel.facts import Fact
from sandtable.language import Words
from sandtable.tables import lobby
from sandtable.tables.analyses import RunnerAnalysts, version_for
from sandtable.tables.conversation import Conversation
from sandtable.tables.hall import Hall
from sandtable.tables.ports import StoreError
from sandtable.tables.problems import Problem
from sandtable.tables.rows import AnalysisRow
from sandtable.tables.schema import Plan
from sandtable.tables.visitor import Visitor
from tests.support import normandy
from tests.tables.test_memory import Screen, hall, plan, visit


async def opened(house: Hall, visitor: Visitor, **changed: Any) -> str:
    wish = plan(us="me", germany="bot").model_dump() | changed
    found = await lobby.open_table(house, visitor, Plan.model_validate(wish))
    return found.table


async def resign(house: Hall, id: str, visitor: Visitor) -> None:
    """Bid, let the bot bid, and resign."""
    table = await house.table(id)
    screen = Screen(visitor.id)
    talk = Conversation(screen, table, house.settings)
    await talk.hear(json.dumps({"type": "hello", "seat": "us", "since": None}))
    for number in range(2):
        told = screen.last("welcome", "update")
        action = ["resign"] if number else told["offer"]["legal"][0]
        act = {"type": "act", "id": str(number), "version": told["version"], "action": action}
        await talk.hear(json.dumps(act))
        await asyncio.sleep(0.01)
    await talk.end()


def test_a_finished_game_is_analysed_on_request_and_kept() -> None:
    async def play() -> None:
        house = hall(analysis_slice_seconds=0.05)
        ann = await visit(house, "Ann")
        id = await opened(house, ann)
        for ask in (house.analyses.ask(ann, id), house.analyses.told(ann, id, None)):
            with pytest.raises(Problem) as caught:
                await ask
            assert (caught.value.status, caught.value.key) == (409, "not-finished")
        await resign(house, id, ann)
        told = await house.analyses.told(ann, id, None)
        assert (told.running, told.complete, told.analysis) == (False, False, None)
        assert (await house.analyses.ask(ann, id)).running
        while (await house.analyses.told(ann, id, None)).running:
            await asyncio.sleep(0.01)
        told = await house.analyses.told(ann, id, None)
        assert told.complete
        assert told.analysis is not None
        assert told.analysis.progress.total == told.total
        assert told.analysis.statistics.thinking is not None
        assert (await house.analyses.told(ann, id, told.total)).analysis is None
        assert not (await house.analyses.ask(ann, id)).running  # there is nothing left to do

    asyncio.run(play())


def test_a_first_look_takes_no_time_from_those_who_have_none() -> None:
    async def play() -> None:
        house = hall(analysis_slice_seconds=0.05)
        ann = await visit(house, "Ann")
        id = await opened(house, ann)
        await resign(house, id, ann)
        house.quotas.thinking_here.add(ann.address, house.settings.address_bot_seconds + 1)
        with pytest.raises(Problem) as caught:
            await house.analyses.ask(ann, id)
        assert caught.value.key == "bots-are-tired"
        told = await house.analyses.ask(ann, id, quick=True)
        assert (told.running, told.analysis) == (False, None)

    asyncio.run(play())


class Slices(RunnerAnalysts):
    """Each slice has a document, the third one is the last; none begins before it may."""

    def __init__(self, house: Hall) -> None:
        super().__init__(house.runner, house.shelf, house.measured)
        self.shelf = house.shelf
        self.may_begin = asyncio.Event()
        self.count = 0

    async def refine(
        self, table: str, record: str, seconds: float, thinking: Mapping[str, float]
    ) -> float:
        await self.may_begin.wait()
        self.count += 1
        await self.shelf.put(
            AnalysisRow(table, version_for(record), self.count == 3, b"{}", b"a document")
        )
        return 0.1


@pytest.mark.parametrize(("asked", "slices"), [((True,), 1), ((True, True), 1), ((True, False), 3)])
def test_a_first_look_goes_on_only_if_more_is_asked_for(
    asked: tuple[bool, ...], slices: int
) -> None:
    async def play() -> None:
        house = hall()
        analysts = house.analysts = Slices(house)
        ann = await visit(house, "Ann")
        id = await opened(house, ann)
        await resign(house, id, ann)
        for quick in asked:
            assert (await house.analyses.ask(ann, id, quick=quick)).running
        analysts.may_begin.set()
        await asyncio.gather(*house.analyses._running.values())
        assert analysts.count == slices

    asyncio.run(play())


class Helpless(RunnerAnalysts):
    """Every slice fails."""

    def __init__(self, house: Hall, trouble: Exception) -> None:
        super().__init__(house.runner, house.shelf, house.measured)
        self.trouble = trouble
        self.count = 0

    async def refine(
        self, table: str, record: str, seconds: float, thinking: Mapping[str, float]
    ) -> float:
        self.count += 1
        raise self.trouble


@pytest.mark.parametrize(
    ("trouble", "lasts"),
    [
        (BadInput("record-refused", "record:7"), True),
        (Problem(503, "too-much-work"), True),
        (RuntimeError("a fault"), True),
        (StoreError("locked"), False),
    ],
    ids=["replay", "budget", "fault", "store"],
)
def test_a_first_look_that_cannot_be_made_is_not_begun_again(
    trouble: Exception, lasts: bool
) -> None:
    """Unless only the database was away. Whoever asks for the whole analysis has another try."""

    async def play() -> None:
        house = hall()
        analysts = house.analysts = Helpless(house, trouble)
        ann = await visit(house, "Ann")
        id = await opened(house, ann)
        await resign(house, id, ann)
        assert (await house.analyses.ask(ann, id, quick=True)).running
        await asyncio.gather(*house.analyses._running.values())
        again = await house.analyses.ask(ann, id, quick=True)
        assert again.running is not lasts
        assert (again.complete, again.analysis) == (False, None)
        await asyncio.gather(*house.analyses._running.values())
        assert analysts.count == (1 if lasts else 2)
        assert (await house.analyses.ask(ann, id)).running
        await asyncio.gather(*house.analyses._running.values())
        assert analysts.count == (2 if lasts else 3)

    asyncio.run(play())


def test_hints_are_for_those_who_practise_and_must_decide() -> None:
    async def play() -> None:
        house = hall()
        ann, bob = await visit(house, "Ann"), await visit(house, "Bob")
        earnest = await opened(house, ann)
        with pytest.raises(Problem) as caught:
            await house.analyses.hint(ann, earnest, "us")
        assert caught.value.key == "hints-in-practice"
        id = await opened(house, ann, practice=True)
        with pytest.raises(Problem) as caught:
            await house.analyses.hint(bob, id, "us")
        assert caught.value.key == "not-your-seat"
        found = await house.analyses.hint(ann, id, "us")
        live = await house.table(id)
        assert 1 <= len(found.candidates) <= 3
        for each in found.candidates:
            assert tuple(each.action) in live.state.legal("us")
        await resign(house, id, ann)
        with pytest.raises(Problem) as caught:
            await house.analyses.hint(ann, id, "us")
        assert caught.value.key == "nothing-to-decide"

    asyncio.run(play())


def test_a_hint_depends_on_the_view_alone() -> None:
    state = normandy().start("la-raye", sandtable.Seeded(7))
    view, legal = state.view("us"), state.legal("us")
    first = hint(json.loads(json.dumps(view)), legal, seed=3, playouts=3)
    assert first == hint(view, legal, seed=3, playouts=3)


def test_reasons_are_what_an_action_changes() -> None:
    before = [Fact("controls", True, {"tile": "5B", "points": 2}), Fact("fog", False, {}, 3)]
    after = [Fact("defends", True, {"tile": "17B", "points": 1}, 2), Fact("fog", False, {}, 2)]
    told = [(each.sign, each.key, each.params["count"]) for each in changes(before, after)]
    assert told == [
        ("+", "reason-defends", 2),
        ("+", "reason-fog-less", 2),
        ("-", "reason-controls-less", 0),
    ]
    assert changes(after, after) == []


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_every_reason_has_words(language: str) -> None:
    words = Words(language, normandy())
    for key in ("controls", "defends", "suppressed", "reach", "fog", "scouted"):
        for ending in ("", "-less"):
            params = {"tile": "17B", "points": 2, "unit": "us-riflemen-a", "count": 1}
            assert words.text(f"reason-{key}{ending}", **params)
    assert words.text("reason-odds", chance=40, target="")
