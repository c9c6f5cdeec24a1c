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


def test_a_book_is_told_as_its_seats_see_it() -> None:
    game = sandtable.game("memoir44")
    for told, puzzle in zip(puzzles.book("memoir44"), read_book(game), strict=True):
        assert told.view == puzzle.state().view(puzzle.seat)
        assert list(puzzle.best) in told.legal


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
        with pytest.raises(Problem) as caught:
            await puzzles.answer_table(house, ann, id, 1, ["resign"])
        assert caught.value.key == "not-finished"
        await resign(house, id, ann)
        with pytest.raises(Problem) as caught:
            await puzzles.of_table(house, ann, id, "us")
        assert caught.value.key == "not-analysed"
        await house.analyses.ask(ann, id)
        while (await house.analyses.told(ann, id, None)).running:
            await asyncio.sleep(0.01)
        length = (await house.table(id)).play.length
        found = await puzzles.of_table(house, ann, id, "us")
        assert [each.number for each in found] == [length]  # it was no time to resign
        answer = found[0].legal[0]
        judged = await puzzles.answer_table(house, ann, id, length, answer)
        assert judged.answer is not None
        assert judged.answer.action == answer

    asyncio.run(solve())
