"""What players say at a table: phrases, words of their own, and to whom."""

import asyncio
from typing import Any

from sandtable.tables import identity
from sandtable.tables.memory import MemoryTalks
from sandtable.tables.talk import LONGEST, clean
from tests.tables.test_memory import hall
from tests.tables.test_proposals import Someone, sit_down


def heard(someone: Someone) -> list[dict[str, Any]]:
    told = [each for each in someone.screen.messages if each["type"] == "talk"]
    return [line for each in told for line in each["lines"]]


def test_phrases_come_first_and_then_words() -> None:
    async def talk() -> None:
        pair = await sit_down(hall())
        ann, bob = pair.ann, pair.bob
        assert await ann.ask("say", text="Hello") == "phrases-first"
        assert await ann.ask("say", phrase="thanks") == ""
        assert await ann.ask("say", text="Hello") == "phrases-first"
        assert await bob.ask("say", text="<b>Hi</b> ") == ""
        assert await ann.ask("say", text="  ") == "said-nothing"
        assert await pair.eve.ask("say", phrase="lucky") == "not-yours"
        for each in (ann, bob):
            assert [(line["phrase"], line["text"]) for line in heard(each)] == [
                ("thanks", ""),
                (None, "<b>Hi</b>"),
            ]
        assert heard(pair.eve) == []
        again = await Someone(
            pair.house, await pair.house.table(pair.id), pair.visitors[0], "us"
        ).hello()
        assert [line["number"] for line in heard(again)] == [1, 2]

    asyncio.run(talk())


def test_talk_is_limited_and_repeating_a_message_is_harmless() -> None:
    async def talk() -> None:
        pair = await sit_down(hall(talk_burst=2, talk_rate=0.0, monotonic=lambda: 0.0))
        ann = pair.ann
        for expected in ("", "", "limit"):
            assert await ann.ask("say", phrase="lucky") == expected
        assert len(heard(pair.bob)) == 2
        await ann.say_again(type="say", id="us 1", phrase="lucky")
        assert ann.screen.last("done", "refused")["type"] == "done"
        assert len(heard(pair.bob)) == 2

    asyncio.run(talk())


def test_talk_outlives_the_table_in_memory_and_is_exported() -> None:
    async def talk() -> None:
        talks = MemoryTalks()
        house = hall()
        house.talks = talks
        pair = await sit_down(house)
        await pair.ann.ask("say", phrase="thanks")
        exported = "".join(
            [piece async for piece in await identity.export(house, pair.visitors[0])]
        )
        assert '"phrase":"thanks"' in exported
        house._tables.clear()
        bob = await Someone(house, await house.table(pair.id), pair.visitors[1], "germany").hello()
        assert [line["phrase"] for line in heard(bob)] == ["thanks"]
        (await house.table(pair.id)).talk.forget(pair.visitors[0].id or 0)
        later = await Someone(
            house, await house.table(pair.id), pair.visitors[1], "germany"
        ).hello()
        assert heard(later) == []

    asyncio.run(talk())


def test_words_are_one_line_without_what_cannot_be_seen() -> None:
    assert clean(" a\n\tb\u202e c ") == "a b c"
    assert len(clean("x" * 999)) == LONGEST


def test_everybody_is_told_how_many_watch() -> None:
    async def watch() -> None:
        pair = await sit_down(hall())
        table = await pair.house.table(pair.id)
        assert [each.summary["watching"] for each in (pair.ann, pair.bob, pair.eve)] == [1, 1, 1]
        another = await Someone(pair.house, table, pair.visitors[2], None).hello()
        assert pair.ann.summary["watching"] == 1  # a second page of the same person
        for each in (another, pair.eve):
            await each.leave()
        assert pair.ann.summary["watching"] == 0

    asyncio.run(watch())
