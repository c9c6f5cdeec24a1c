"""Positions: pieces put elsewhere, puzzles, answers. Nothing of them is stored."""

from fastapi import APIRouter, Depends
from fastapi.responses import Response

from sandtable.analysis.hints import Hint
from sandtable.server.encoded import encoded
from sandtable.server.requests import TheHall, TheVisitor, limited
from sandtable.tables import positions
from sandtable.tables.schema_positions import (
    MovesGiven,
    PositionTold,
    PuzzleShown,
    PuzzleTry,
    PuzzleWish,
)

router = APIRouter(prefix="/api/positions")


@router.post("/moves", response_model=PositionTold)
async def move_pieces(given: MovesGiven, visitor: TheVisitor, hall: TheHall) -> Response:
    """A position with some pieces elsewhere, or an error that says why there is none."""
    told = await hall.runner.run_within_budget(visitor.address, positions.move_pieces, given)
    return encoded(told)


@router.post("/puzzle", response_model=PuzzleShown)
async def puzzle(wish: PuzzleWish, visitor: TheVisitor, hall: TheHall) -> Response:
    """What is asked in a position, as the seat that must decide sees it."""
    told = await hall.runner.run_within_budget(visitor.address, positions.puzzle, wish)
    return encoded(told)


@router.post("/answer", dependencies=[Depends(limited)])
async def answer(given: PuzzleTry, visitor: TheVisitor, hall: TheHall) -> Hint:
    """How good an answer to the puzzle of a position is, and what was best."""
    return await positions.answer(hall, visitor, given)
