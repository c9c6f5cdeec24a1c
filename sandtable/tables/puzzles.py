"""Puzzles: a position, a seat and a question; from the book of a game, or one's own mistakes."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

import sandtable
from sandtable.analysis.hints import Hint
from sandtable.analysis.puzzles import read_book
from sandtable.kernel.action import Action, as_action
from sandtable.kernel.state import State
from sandtable.tables.problems import Problem
from sandtable.tables.replays import Part, part_of
from sandtable.tables.schema_analysis import PuzzleTold
from sandtable.tables.visitor import Visitor

if TYPE_CHECKING:
    from sandtable.tables.hall import Hall

#: The most puzzles that one game gives.
MOST: Final = 10
#: What one can learn from.
WORTH: Final = ("blunder", "mistake")


def told(number: int, state: State, seat: str, scenario: str | None) -> PuzzleTold:
    """A puzzle as its seat sees it."""
    return PuzzleTold(
        number=number,
        scenario=scenario,
        seat=seat,
        view=state.view(seat),
        legal=[list(action) for action in state.legal(seat)],
    )


# The book of a game.


def book(game_id: str) -> list[PuzzleTold]:
    """All puzzles of a game's book; numbered from 1."""
    return [
        told(number, puzzle.state(), puzzle.seat, puzzle.scenario)
        for number, puzzle in enumerate(read_book(sandtable.game(game_id)), 1)
    ]


async def answer_book(
    hall: "Hall", visitor: Visitor, game_id: str, number: int, action: list[str]
) -> Hint:
    """How good an answer to a puzzle of the book is."""
    answered = as_action(action)
    view, legal = await hall.runner.run_within_budget(
        visitor.address, asked_in_book, game_id, number, answered
    )
    return await hall.analyses.think(visitor, view, legal, answered)


def asked_in_book(game_id: str, number: int, action: Action) -> tuple[dict[str, Any], list[Action]]:
    """What a puzzle of the book asks, if ``action`` is an answer to that."""
    found = read_book(sandtable.game(game_id))
    if not 1 <= number <= len(found):
        raise Problem(404, "not-found")
    puzzle = found[number - 1]
    return asked(puzzle.state(), puzzle.seat, action)


def asked(state: State, seat: str, action: Action) -> tuple[dict[str, Any], list[Action]]:
    """The view and the legal actions of a seat, if ``action`` is one of them."""
    legal = state.legal(seat)
    if action not in legal:
        raise Problem(409, "puzzle-not-legal")
    return dict(state.view(seat)), legal


# One's own mistakes.


async def of_table(hall: "Hall", visitor: Visitor, id: str, seat: str) -> list[PuzzleTold]:
    """The mistakes that the analysis of a finished game has found in a seat's decisions."""
    found = await hall.analyses.told(visitor, id, None)
    if found.analysis is None:
        raise Problem(409, "not-analysed")
    steps = [
        decision.step
        for decision in found.analysis.decisions
        if decision.seat == seat and decision.judgement in WORTH
    ]
    live = await hall.table(id)
    puzzles = []
    for step in steps[:MOST]:
        part = await part_of(hall, live, step - 1, step - 1)
        puzzles.append(
            await hall.runner.run_within_budget(
                visitor.address, puzzle_at, part, step, seat, found.analysis.scenario
            )
        )
    return puzzles


def puzzle_at(part: Part, step: int, seat: str, scenario: str | None) -> PuzzleTold:
    return told(step, _last(part), seat, scenario)


async def answer_table(
    hall: "Hall", visitor: Visitor, id: str, step: int, action: list[str]
) -> Hint:
    """How good an answer is where a decision of a finished game was made."""
    live = await hall.table(id)
    if not live.rows.table.finished:
        raise Problem(409, "not-finished")
    if not 1 <= step <= live.play.length:
        raise Problem(404, "no-such-moment", number=step, length=live.play.length)
    part = await part_of(hall, live, step - 1, step)
    answered = as_action(action)
    view, legal = await hall.runner.run_within_budget(visitor.address, asked_before, part, answered)
    return await hall.analyses.think(visitor, view, legal, answered)


def asked_before(part: Part, action: Action) -> tuple[dict[str, Any], list[Action]]:
    """What was asked before the last step of a part, if ``action`` is an answer to that."""
    frames: Iterator[Any] = part.frames()
    state = next(frames)[1].state.clone()
    step = next(frames)[1].step
    assert step is not None
    return asked(state, step.seat, action)


def _last(part: Part) -> State:
    return next(part.frames())[1].state
