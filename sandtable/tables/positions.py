"""Requests about positions: pieces put elsewhere, puzzles made of them, and answers to those.

A position is in the request, and nothing of it is stored: whoever sends it has seen all of it.
"""

from typing import TYPE_CHECKING, Any

from sandtable.analysis.hints import Hint
from sandtable.kernel.action import Action, as_action
from sandtable.studio.placing import Move, placing_of, rearrange
from sandtable.tables import puzzles
from sandtable.tables.opening import Loaded
from sandtable.tables.schema_positions import (
    MovesGiven,
    PositionTold,
    PuzzleShown,
    PuzzleTry,
    PuzzleWish,
)
from sandtable.tables.titles import told_position
from sandtable.tables.visitor import Visitor

if TYPE_CHECKING:
    from sandtable.tables.hall import Hall


def move_pieces(given: MovesGiven) -> PositionTold:
    """A position with some pieces elsewhere, if the game accepts it."""
    loaded = Loaded(given.position)
    if given.moves:  # of a position that is complete, and then read again
        moves = [Move(each.do, each.piece, each.place) for each in given.moves]
        loaded = Loaded(rearrange(loaded.game, loaded.document, moves))
    return PositionTold(
        position=loaded.document,
        read=told_position(loaded),
        aside=placing_of(loaded.game).aside(loaded.game, loaded.document),
    )


def puzzle(wish: PuzzleWish) -> PuzzleShown:
    """What is asked in a position: the decision of the first seat that must make one."""
    loaded = Loaded(wish.position)
    description = told_position(loaded).description
    return puzzles.shown(loaded.state, loaded.state.actors()[0], loaded.scenario, description)


async def answer(hall: "Hall", visitor: Visitor, given: PuzzleTry) -> Hint:
    """How good an answer is, as the analysis judges it from what the seat knows."""
    action = as_action(given.action)
    view, legal = await hall.runner.run_within_budget(
        visitor.address, question, given.position, action
    )
    return await hall.analyses.think(visitor, view, legal, action)


def question(position: dict[str, Any], action: Action) -> tuple[dict[str, Any], list[Action]]:
    """What is asked in a position, if ``action`` is an answer to that."""
    state = Loaded(position).state
    return puzzles.asked(state, state.actors()[0], action)
