"""Puzzles of the books, and of one's own mistakes."""

import asyncio

import pytest

import sandtable
from sandtable.analysis.puzzles import read_book
from sandtable.tables import puzzles
from sandtable.tables.problems import Problem
from tests.tables.test_analyses import opened, resign
from tests.tables.test_memory import hall, visit

GAMES = ("normandy", "north-africa", "memoir44", "heroes")


@pytest.mark.parametrize("game_id", GAMES)
def test_every_puzzle_of_a_book_loads_and_its_answer_is_legal(game_id: str) -> None:
    book = read_book(sandtable.game(game_id))
    assert book
    for puzzle in book:
        state = puzzle.state()
        assert puzzle.seat in state.actors()
        legal = state.legal(puzzle.seat)
        assert puzzle.best in legal
        assert puzzle.usual in legal
        assert puzzle.best != puzzle.usual
        assert puzzle.gain > 0


@pytest.mark.parametrize("game_id", GAMES)
def test_a_book_is_listed_and_shown_as_its_seats_see_it(game_id: str) -> None:
    listed, book = puzzles.book(game_id), read_book(sandtable.game(game_id))
    assert len({each.name for each in listed}) == len(book)
    for told, puzzle in zip(listed, book, strict=True):
        assert (told.table, told.judgement, told.seat) == (None, None, puzzle.seat)
        assert told.time > 0
        shown = puzzles.show_book(game_id, told.number)
        assert (shown.scenario, shown.side) == (told.scenario, told.side)
        assert shown.offer.view == puzzle.state().view(puzzle.seat)
        assert list(puzzle.best) in shown.offer.legal


def test_answers_are_judged_and_bad_ones_refused() -> None:
    async def solve() -> None:
        house = hall()
        ann = await visit(house, "Ann")
        puzzle = read_book(sandtable.game("memoir44"))[0]
        found = await puzzles.answer_book(house, ann, "memoir44", 1, list(puzzle.best))
        assert found.answer is not None
        assert found.answer.action == list(puzzle.best)
        assert found.judgement is not None
        for number, action, key in (
            (1, ["fly"], "puzzle-not-legal"),
            (999, list(puzzle.best), "not-found"),
        ):
            with pytest.raises(Problem) as caught:
                await puzzles.answer_book(house, ann, "memoir44", number, action)
            assert caught.value.key == key

    asyncio.run(solve())


def test_mistakes_of_a_finished_game_become_puzzles() -> None:
    async def solve() -> None:
        house = hall()
        ann = await visit(house, "Ann")
        id = await opened(house, ann)
        for early in (
            puzzles.answer_table(house, ann, id, 1, ["resign"]),
            puzzles.show_table(house, ann, id, 1),
        ):
            with pytest.raises(Problem) as caught:
                await early
            assert caught.value.key == "not-finished"
        await resign(house, id, ann)
        with pytest.raises(Problem) as caught:
            await puzzles.of_table(house, ann, id, "us")
        assert caught.value.key == "not-analysed"
        assert await puzzles.mistakes(house, ann, "normandy") == []
        await house.analyses.ask(ann, id)
        while (await house.analyses.told(ann, id, None)).running:
            await asyncio.sleep(0.01)
        length = (await house.table(id)).play.length
        found = await puzzles.of_table(house, ann, id, "us")
        assert [each.number for each in found] == [length]  # it was no time to resign
        assert await puzzles.mistakes(house, ann, "normandy") == found
        assert await puzzles.mistakes(house, ann, "memoir44") == []
        assert await puzzles.mistakes(house, await visit(house, "Bob"), "normandy") == []
        shown = await puzzles.show_table(house, ann, id, length)
        assert (shown.seat, shown.scenario) == ("us", "la-raye")
        assert ["resign"] not in shown.offer.legal
        with pytest.raises(Problem) as caught:
            await puzzles.show_table(house, ann, id, length + 1)
        assert caught.value.key == "no-such-moment"
        answer = shown.offer.legal[0]
        judged = await puzzles.answer_table(house, ann, id, length, answer)
        assert judged.answer is not None
        assert judged.answer.action == answer

    asyncio.run(solve())
