"""Puzzles of the books, and of one's own mistakes."""

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query
from fastapi.responses import Response

from sandtable.analysis.hints import Hint
from sandtable.server.encoded import encoded
from sandtable.server.requests import TableId, TheHall, TheVisitor, limited
from sandtable.tables import puzzles
from sandtable.tables.schema_analysis import PuzzleAnswer, PuzzleTold
from sandtable.tables.schema_positions import PuzzleShown

router = APIRouter(prefix="/api")

GameId = Annotated[str, Path(max_length=32)]
Number = Annotated[int, Path(ge=1, le=100_000)]


@router.get("/puzzles/{game}")
async def book(game: GameId, visitor: TheVisitor, hall: TheHall) -> list[PuzzleTold]:
    """The puzzles of a game's book."""
    hall.quotas.check_replay(visitor)
    return await hall.runner.run_within_budget(visitor.address, puzzles.book, game)


@router.get("/puzzles/{game}/mistakes")
async def mistakes(game: GameId, visitor: TheVisitor, hall: TheHall) -> list[PuzzleTold]:
    """The visitor's own mistakes, in the last games of a title that have been analysed."""
    return await puzzles.mistakes(hall, visitor, game)


@router.get("/puzzles/{game}/{number}", response_model=PuzzleShown)
async def show(game: GameId, number: Number, visitor: TheVisitor, hall: TheHall) -> Response:
    """A puzzle of a game's book, as its seat sees it."""
    hall.quotas.check_replay(visitor)
    return encoded(
        await hall.runner.run_within_budget(visitor.address, puzzles.show_book, game, number)
    )


@router.post("/puzzles/{game}/{number}", dependencies=[Depends(limited)])
async def answer(
    game: GameId, number: Number, given: PuzzleAnswer, visitor: TheVisitor, hall: TheHall
) -> Hint:
    """How good an answer is, and what was best."""
    return await puzzles.answer_book(hall, visitor, game, number, given.action)


@router.get("/tables/{table}/puzzles")
async def own(
    table: TableId,
    visitor: TheVisitor,
    hall: TheHall,
    seat: Annotated[str, Query(max_length=32)],
) -> list[PuzzleTold]:
    """The mistakes of a seat in a finished game that was analysed; numbered by their steps."""
    return await puzzles.of_table(hall, visitor, table, seat)


@router.get("/tables/{table}/puzzles/{number}", response_model=PuzzleShown)
async def show_own(table: TableId, number: Number, visitor: TheVisitor, hall: TheHall) -> Response:
    """What was asked before a step of a finished game, as the seat saw it that made it."""
    return encoded(await puzzles.show_table(hall, visitor, table, number))


@router.post("/tables/{table}/puzzles/{number}", dependencies=[Depends(limited)])
async def answer_own(
    table: TableId, number: Number, given: PuzzleAnswer, visitor: TheVisitor, hall: TheHall
) -> Hint:
    """How good an answer is where a decision of a finished game was made."""
    return await puzzles.answer_table(hall, visitor, table, number, given.action)
