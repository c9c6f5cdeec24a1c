"""Puzzles: a position, a seat and a question; from the book of a game, or one's own mistakes."""

import zlib
from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING, Any, Final

import sandtable
from sandtable.analysis.course import time_of
from sandtable.analysis.document import Analysis
from sandtable.analysis.hints import Hint
from sandtable.analysis.puzzles import Puzzle, read_book
from sandtable.analysis.writing import estimate_version
from sandtable.kernel.action import Action, as_action
from sandtable.kernel.state import State
from sandtable.tables.offers import Undoable, offer
from sandtable.tables.problems import Problem
from sandtable.tables.replays import Part, part_of
from sandtable.tables.rows import TableWithSeats
from sandtable.tables.schema_analysis import PuzzleTold
from sandtable.tables.schema_positions import PuzzleShown
from sandtable.tables.titles import read_position
from sandtable.tables.visitor import Visitor

if TYPE_CHECKING:
    from sandtable.tables.hall import Hall

#: The most puzzles that one game gives, and the most games that are looked through for them.
MOST: Final = 10
GAMES: Final = 10
#: What one can learn from.
WORTH: Final = ("blunder", "mistake")
NO_UNDO: Final = Undoable(0, "undo-nothing")


def asked(state: State, seat: str, action: Action) -> tuple[dict[str, Any], list[Action]]:
    """The view and the legal actions of a seat, if ``action`` is one of them."""
    legal = state.legal(seat)
    if action not in legal:
        raise Problem(409, "puzzle-not-legal")
    return dict(state.view(seat)), legal


def shown(state: State, seat: str, scenario: str, description: dict[str, Any]) -> PuzzleShown:
    """A puzzle as its seat sees it."""
    return PuzzleShown.model_validate(
        {
            "game": state.game.id,
            "scenario": scenario,
            "seat": seat,
            "side": state.side_of(seat),
            "description": description,
            "offer": offer(state, seat, NO_UNDO, state.legal(seat)),
        }
    )


# The book of a game.


def book(game_id: str) -> list[PuzzleTold]:
    """All puzzles of a game's book; numbered from 1."""
    return [
        _told(number, puzzle) for number, puzzle in enumerate(read_book(sandtable.game(game_id)), 1)
    ]


def _told(number: int, puzzle: Puzzle) -> PuzzleTold:
    state = puzzle.state()
    unit, time = time_of(state)
    return PuzzleTold.model_validate(
        {
            "number": number,
            "name": puzzle.name,
            "table": None,
            "scenario": puzzle.scenario,
            "seat": puzzle.seat,
            "side": state.side_of(puzzle.seat),
            "unit": unit,
            "time": time,
            "judgement": None,
        }
    )


def show_book(game_id: str, number: int) -> PuzzleShown:
    """A puzzle of a game's book."""
    puzzle = _puzzle(game_id, number)
    description = read_position(puzzle.position).description
    return shown(puzzle.state(), puzzle.seat, puzzle.scenario, description)


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
    puzzle = _puzzle(game_id, number)
    return asked(puzzle.state(), puzzle.seat, action)


def _puzzle(game_id: str, number: int) -> Puzzle:
    found = read_book(sandtable.game(game_id))
    if not 1 <= number <= len(found):
        raise Problem(404, "not-found")
    return found[number - 1]


# One's own mistakes.


async def mistakes(hall: "Hall", visitor: Visitor, game_id: str) -> list[PuzzleTold]:
    """What the visitor did wrong in the last games of a title that have been analysed."""
    hall.quotas.check_replay(visitor)
    game = sandtable.game(game_id)
    if visitor.id is None:
        return []
    async with hall.quotas.lists.turn(visitor.address):
        tables = await hall.store.tables_of(visitor.id)
    found: list[PuzzleTold] = []
    played = [rows for rows in tables if rows.table.game == game.id and rows.table.finished]
    for rows in played[:GAMES]:
        row = await hall.shelf.of(rows.table.id)
        if row is None or not row.document or row.estimate != estimate_version(game):
            continue
        found += await hall.runner.run_within_budget(
            visitor.address, mistakes_in, row.document, rows, seats_of(rows, visitor.id)
        )
    return found


def seats_of(rows: TableWithSeats, player: int) -> list[str]:
    return [row.seat for row in rows.seats.values() if row.player == player]


def mistakes_in(document: bytes, rows: TableWithSeats, seats: Collection[str]) -> list[PuzzleTold]:
    """The mistakes of some seats, as a stored analysis has them."""
    return listed(Analysis.model_validate_json(zlib.decompress(document)), rows, seats)


def listed(analysis: Analysis, rows: TableWithSeats, seats: Collection[str]) -> list[PuzzleTold]:
    """The mistakes of some seats, in the order in which they were made."""
    unit = analysis.statistics.unit
    return [
        PuzzleTold(
            number=decision.step,
            name=f"{rows.table.id}-{decision.step}",
            table=rows.table.id,
            scenario=rows.table.scenario,
            seat=decision.seat,
            side=decision.side,
            unit=unit,
            time=decision.time,
            judgement=decision.judgement,
        )
        for decision in analysis.decisions
        if decision.seat in seats and decision.judgement in WORTH
    ][:MOST]


async def of_table(hall: "Hall", visitor: Visitor, id: str, seat: str) -> list[PuzzleTold]:
    """The mistakes that the analysis of a finished game has found in a seat's decisions."""
    found = await hall.analyses.told(visitor, id, None)
    if found.analysis is None:
        raise Problem(409, "not-analysed")
    return listed(found.analysis, (await hall.table(id)).rows, [seat])


async def show_table(hall: "Hall", visitor: Visitor, id: str, step: int) -> PuzzleShown:
    """What was asked before a step of a finished game."""
    hall.quotas.check_replay(visitor)
    part = await _before(hall, id, step)
    live = await hall.table(id)
    scenario = live.rows.table.scenario
    return await hall.runner.run_within_budget(
        visitor.address, shown_before, part, scenario, live.description
    )


async def answer_table(
    hall: "Hall", visitor: Visitor, id: str, step: int, action: list[str]
) -> Hint:
    """How good an answer is where a decision of a finished game was made."""
    part = await _before(hall, id, step)
    answered = as_action(action)
    view, legal = await hall.runner.run_within_budget(visitor.address, asked_before, part, answered)
    return await hall.analyses.think(visitor, view, legal, answered)


async def _before(hall: "Hall", id: str, step: int) -> Part:
    """The part of a finished game that ends with a step."""
    live = await hall.table(id)
    if not live.rows.table.finished:
        raise Problem(409, "not-finished")
    if not 1 <= step <= live.play.length:
        raise Problem(404, "no-such-moment", number=step, length=live.play.length)
    return await part_of(hall, live, step - 1, step)


def shown_before(part: Part, scenario: str, description: dict[str, Any]) -> PuzzleShown:
    """What was asked before the last step of a part."""
    state, seat = last_question(part)
    return shown(state, seat, scenario, description)


def asked_before(part: Part, action: Action) -> tuple[dict[str, Any], list[Action]]:
    """The same with what there was to choose from, if ``action`` is among that."""
    state, seat = last_question(part)
    return asked(state, seat, action)


def last_question(part: Part) -> tuple[State, str]:
    """The position before the last step of a part, and the seat that made it."""
    frames: Iterator[Any] = part.frames()
    state: State = next(frames)[1].state.clone()
    step = next(frames)[1].step
    assert step is not None
    return state, step.seat
