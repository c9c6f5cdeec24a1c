"""Analyses of finished games, and hints in practice games."""

from typing import Annotated

from fastapi import APIRouter, Depends, Query
from fastapi.responses import Response

from sandtable.analysis.hints import Hint
from sandtable.server.encoded import encoded
from sandtable.server.requests import TableId, TheHall, TheVisitor, limited
from sandtable.tables import lines
from sandtable.tables.schema_analysis import AnalysisTold, HintWish, LineTold, LineWish

router = APIRouter(prefix="/api/tables/{table}")


@router.get("/analysis")
async def analysis(
    table: TableId,
    visitor: TheVisitor,
    hall: TheHall,
    known: Annotated[int | None, Query(ge=0, le=2**53 - 1)] = None,
) -> AnalysisTold:
    """How far the analysis of a finished game has come, and what it has found.

    ``known`` is the ``total`` of what the asker has: that is not sent again.
    """
    return await hall.analyses.told(visitor, table, known)


@router.post("/analysis", dependencies=[Depends(limited)])
async def ask_for_analysis(
    table: TableId, visitor: TheVisitor, hall: TheHall, quick: bool = False
) -> AnalysisTold:
    """Begin with the analysis of a finished game, or go on with it.

    ``quick``: only as far as the first look at the whole game, if the server has time for that.
    """
    return await hall.analyses.ask(visitor, table, quick)


@router.post("/line", response_model=LineTold, dependencies=[Depends(limited)])
async def line(table: TableId, wish: LineWish, visitor: TheVisitor, hall: TheHall) -> Response:
    """Where a line of a finished game leads, and what is asked there."""
    return encoded(await lines.tell(hall, visitor, table, wish))


@router.post("/line/judge", dependencies=[Depends(limited)])
async def judge_line(table: TableId, wish: LineWish, visitor: TheVisitor, hall: TheHall) -> Hint:
    """How good the last move of a line is, as its seat saw it, and what was best."""
    return await lines.judge(hall, visitor, table, wish)


@router.post("/hint", dependencies=[Depends(limited)])
async def hint(table: TableId, wish: HintWish, visitor: TheVisitor, hall: TheHall) -> Hint:
    """What a seat of a practice game could do: up to three actions with their chances."""
    return await hall.analyses.hint(visitor, table, wish.seat)
