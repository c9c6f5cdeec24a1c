"""What players have achieved is counted from finished tables, and outlives them."""

import asyncio
import json
from typing import Any

import pytest

from sandtable.tables import identity, lobby
from sandtable.tables.achievements import ALONE, PERSON, gathered, marks_of_table
from sandtable.tables.rows import MarkRow, SeatRow, TableRow, TableWithSeats
from tests.tables.test_memory import hall, plan, play_to_the_end, visit

ANN, BOB = 1, 2


def seat(side: str, player: int | None, level: str | None = None, **more: Any) -> SeatRow:
    values: dict[str, Any] = {
        "table": "t",
        "seat": more.pop("seat", side),
        "place": 0,
        "side": side,
        "kind": "bot" if level else "person",
        "player": player,
        "name": "",
        "level": level,
        "open": False,
        "invite_hash": None,
        "left": False,
        "deadline": None,
        "seen": 0.0,
    }
    return SeatRow(**values | more)


def table(*seats: SeatRow, **news: Any) -> TableWithSeats:
    values: dict[str, Any] = {
        "id": "t",
        "game": "game",
        "rules": "1",
        "scenario": "hill",
        "options": {},
        "position": None,
        "visibility": "private",
        "clock": {"kind": "none"},
        "host": ANN,
        "secret": "",
        "commitment": "",
        "created": 0.0,
        "changed": 0.0,
        "started": True,
        "finished": True,
        "version": 9,
        "waiting": [],
        "progress": {},
        "outcome": {"winner": "blue", "reason": "points", "rule": "1"},
        "dice_stage": "",
        "dice_due": None,
    }
    return TableWithSeats(TableRow(**values | news), seats)


def told(rows: TableWithSeats) -> list[tuple[int, str, str, int]]:
    return [(row.player, row.side, row.against, row.won) for row in marks_of_table(rows)]


def test_a_win_counts_for_the_winner_with_the_level_that_was_beaten() -> None:
    assert told(table(seat("blue", ANN), seat("red", None, "veteran"))) == [
        (ANN, "blue", "veteran", 1)
    ]
    assert told(table(seat("blue", None, "recruit"), seat("red", BOB))) == [
        (BOB, "red", "recruit", 0)
    ]


def test_people_play_against_people() -> None:
    assert told(table(seat("blue", ANN), seat("red", BOB))) == [
        (ANN, "blue", PERSON, 1),
        (BOB, "red", PERSON, 0),
    ]
    gone = seat("red", None, left=True)
    assert told(table(seat("blue", ANN), gone)) == [(ANN, "blue", PERSON, 1)]


def test_of_several_bots_the_weakest_counts() -> None:
    left, right = seat("red", None, "veteran"), seat("red", None, "recruit", seat="red2")
    assert told(table(seat("blue", ANN), left, right)) == [(ANN, "blue", "recruit", 1)]


def test_a_team_wins_together_and_a_player_with_two_of_its_seats_once() -> None:
    mine = [seat("blue", ANN), seat("blue", ANN, seat="blue2"), seat("blue", BOB, seat="blue3")]
    assert told(table(*mine, seat("red", None, "recruit"))) == [
        (ANN, "blue", "recruit", 1),
        (BOB, "blue", "recruit", 1),
    ]


def test_nobody_beats_themselves() -> None:
    assert told(table(seat("blue", ANN), seat("red", ANN))) == [
        (ANN, "blue", ALONE, 0),
        (ANN, "red", ALONE, 0),
    ]


def test_practice_and_a_bot_in_ones_place_win_nothing() -> None:
    bot = seat("red", None, "recruit")
    assert told(table(seat("blue", ANN), bot, practice=True)) == [(ANN, "blue", "recruit", 0)]
    assert told(table(seat("blue", ANN, "veteran"), bot)) == [(ANN, "blue", "recruit", 0)]


@pytest.mark.parametrize(
    "news",
    [{"finished": False}, {"outcome": None}, {"position": {"sandtable": "position"}}],
)
def test_only_whole_games_of_official_scenarios_count(news: dict[str, Any]) -> None:
    assert told(table(seat("blue", ANN), seat("red", BOB), **news)) == []


def test_marks_are_counted_together() -> None:
    one = MarkRow(ANN, "game", "hill", "blue", PERSON, 1, 1)
    lost = MarkRow(ANN, "game", "hill", "blue", PERSON, 1, 0)
    other = MarkRow(ANN, "game", "hill", "blue", "recruit", 1, 0)
    assert gathered([one, other, lost]) == [
        MarkRow(ANN, "game", "hill", "blue", PERSON, 2, 1),
        MarkRow(ANN, "game", "hill", "blue", "recruit", 1, 0),
    ]


def test_marks_outlive_their_tables_and_go_with_their_player() -> None:
    async def play() -> None:
        house = hall()
        ann = await visit(house, "Ann")
        assert await lobby.marks(house, ann) == []
        opened = await lobby.open_table(house, ann, plan(us="me", germany="bot"))
        await play_to_the_end(house, opened.table, {"us": ann})
        before = await lobby.marks(house, ann)
        assert [(mark.side, mark.played) for mark in before] == [("us", 1)]
        await house.store.delete_table(opened.table)
        assert await lobby.marks(house, ann) == before
        pieces = [piece async for piece in await identity.export(house, ann)]
        document = json.loads("".join(pieces))
        assert document["marks"] == [mark.model_dump() for mark in before]
        await identity.forget(house, ann)
        assert ann.id is not None
        assert await house.store.marks_of(ann.id) == []

    asyncio.run(play())
