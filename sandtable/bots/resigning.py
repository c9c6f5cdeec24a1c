"""When a bot that searches resigns."""

from collections.abc import Iterable
from typing import Final

from sandtable.kernel.game import Game
from sandtable.kernel.state import State

#: A game is lost if every action's chance to win is below this after ``ENOUGH`` samples.
LOST: Final = 0.01
ENOUGH: Final = 20


def is_lost(chances: Iterable[float]) -> bool:
    return all(chance < LOST for chance in chances)


def may_resign(game: Game, state: State, seat: str) -> bool:
    """Not in the first third of a game, and never for a partner."""
    side = state.side_of(seat)
    partners = sum(state.side_of(other) == side for other in state.seats) - 1
    return not partners and state.turn_key()[0] > game.value().opening
