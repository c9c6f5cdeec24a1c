"""Coming back, another browser, one's data and its deletion, on a store in memory."""

import asyncio
import json
from typing import Any

import pytest

from sandtable.kernel.record import Record
from sandtable.tables import identity, lobby
from sandtable.tables.hall import Hall
from sandtable.tables.memory import MemoryStore
from sandtable.tables.problems import Problem
from sandtable.tables.rows import TableWithSeats
from sandtable.tables.schema import Recover
from sandtable.tables.secrets import CODE_ALPHABET, new_code, read_code
from sandtable.tables.visitor import Visitor, recognise
from tests.support import normandy
from tests.tables.test_memory import hall, plan, play_to_the_end, visit


async def refusal(hall: Hall, visitor: Visitor, **wish: Any) -> str:
    with pytest.raises(Problem) as caught:
        await identity.recover(hall, visitor, Recover(**wish))
    return caught.value.key


async def stored(hall: Hall, table: str) -> TableWithSeats:
    rows = await hall.store.table(table)
    assert rows is not None
    return rows


def test_a_code_is_read_however_it_is_typed() -> None:
    code = new_code()
    assert [len(group) for group in code.split("-")] == [4] * 5
    plain = code.replace("-", "")
    assert set(plain) <= set(CODE_ALPHABET)
    for typed in (code, plain, code.lower(), f"  {code.replace('-', ' ')}\n"):
        assert read_code(typed) == plain
    assert read_code("СНКМ-ртху") == "CHKMPTXY", "Cyrillic letters that look the same"
    assert new_code() != code


def test_a_code_brings_a_player_back_and_the_first_browser_stays() -> None:
    async def play() -> None:
        house = hall()
        ann = await visit(house, "Ann")
        old = (await identity.recovery(house, ann)).code
        code = (await identity.recovery(house, ann)).code
        stranger = Visitor(house.store)
        assert await refusal(house, stranger, code=old) == "unknown-code", "it was replaced"
        assert await refusal(house, stranger, code="guess") == "unknown-code"
        me = await identity.recover(house, stranger, Recover(code=code.lower()))
        assert (me.name, me.browsers, me.recovery) == ("Ann", 2, True)
        assert stranger.secret != ann.secret
        for browser in (ann, stranger):
            again = await recognise(house.store, browser.secret, 0.0)
            assert again.id == ann.id
        third = Visitor(house.store)
        assert (await identity.recover(house, third, Recover(code=code))).browsers == 3

    asyncio.run(play())


def test_seats_are_not_left_behind_without_consent() -> None:
    async def play() -> None:
        house = hall()
        ann, bob = await visit(house, "Ann"), await visit(house, "Bob")
        code = (await identity.recovery(house, ann)).code
        opened = await lobby.open_table(house, bob, plan(us="me", germany="invite"))
        was = bob.id
        assert await refusal(house, bob, code=code) == "other-player"
        link = await identity.link(house, ann)
        assert await refusal(house, bob, link=link.secret) == "other-player"
        await identity.recover(house, bob, Recover(link=link.secret, leave=True))
        assert bob.id == ann.id
        assert (await stored(house, opened.table)).seats["us"].player == was, "kept for them"

    asyncio.run(play())


def test_one_who_is_the_player_already_stays_what_they_are() -> None:
    async def play() -> None:
        house = hall()
        ann = await visit(house, "Ann")
        await lobby.open_table(house, ann, plan(us="me", germany="invite"))
        before = ann.secret
        link = await identity.link(house, ann)
        assert (await identity.recover(house, ann, Recover(link=link.secret))).browsers == 1
        assert ann.secret == before

    asyncio.run(play())


def test_finished_games_do_not_keep_anybody() -> None:
    async def play() -> None:
        house = hall()
        ann, bob = await visit(house, "Ann"), await visit(house, "Bob")
        code = (await identity.recovery(house, ann)).code
        opened = await lobby.open_table(house, bob, plan(us="me", germany="bot"))
        await play_to_the_end(house, opened.table, {"us": bob})
        assert (await identity.recover(house, bob, Recover(code=code))).name == "Ann"

    asyncio.run(play())


def test_an_export_has_the_tables_and_the_records_of_finished_games() -> None:
    async def play() -> None:
        house = hall()
        ann, bob = await visit(house, "Ann"), await visit(house, "Bob")
        over = await lobby.open_table(house, ann, plan(us="me", germany="bot"))
        await play_to_the_end(house, over.table, {"us": ann})
        running = await lobby.open_table(house, ann, plan(us="me", germany="me"))
        await (await house.table(running.table)).leave(ann.id, "germany")
        await lobby.open_table(house, bob, plan(us="me", germany="me"))
        pieces = [piece async for piece in await identity.export(house, ann)]
        document = json.loads("".join(pieces))
        assert (document["name"], len(document["browsers"])) == ("Ann", 1)
        tables = {table["table"]: table for table in document["tables"]}
        assert set(tables) == {over.table, running.table}
        Record.from_text(tables[over.table]["record"]).verify(normandy())
        assert tables[running.table]["record"] is None, "its secrets are not out yet"
        assert tables[running.table]["seats"] == ["us", "germany"]
        assert not any(str(secret) in "".join(pieces) for secret in (ann.secret, bob.secret))

    asyncio.run(play())


def test_nobody_has_nothing_to_export() -> None:
    async def play() -> None:
        house = hall()
        with pytest.raises(Problem, match="nobody"):
            await identity.export(house, Visitor(house.store))

    asyncio.run(play())


def test_who_is_forgotten_has_no_name_no_seat_and_no_way_back() -> None:
    async def play() -> None:
        store = MemoryStore()
        house = hall(store)
        ann, bob = await visit(house, "Ann"), await visit(house, "Bob")
        code = (await identity.recovery(house, ann)).code
        link = (await identity.link(house, ann)).secret
        over = await lobby.open_table(house, ann, plan(us="me", germany="bot"))
        await play_to_the_end(house, over.table, {"us": ann})
        waiting = await lobby.open_table(house, ann, plan(us="me", germany="invite"))
        left = await lobby.open_table(house, ann, plan(us="me", germany="me"))
        table = await house.table(left.table)
        await table.leave(ann.id, "germany")
        assert table.rows.seats["germany"].name == "Ann", "until now a name stays"
        await identity.forget(house, ann)
        stranger = Visitor(house.store)
        assert (await recognise(store, ann.secret, 0.0)).player is None
        assert await refusal(house, stranger, code=code) == "unknown-code"
        assert await refusal(house, stranger, link=link) == "unknown-link"
        for id in (over.table, waiting.table, left.table):
            for rows in (await stored(house, id), (await house.table(id)).rows):
                for seat in rows.seats.values():
                    assert (seat.name, seat.player, seat.former) == ("", None, None)
        assert (await stored(house, over.table)).table.finished
        assert (await stored(house, waiting.table)).seats["us"].kind == "free"
        assert (await stored(house, left.table)).seats["us"].left
        assert (await lobby.me(house, bob)).name == "Bob"

    asyncio.run(play())
