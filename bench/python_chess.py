"""python-chess: random legal moves until the game is over, or 400 plies."""

from collections.abc import Iterator
from random import Random

import chess

PLIES = 400


def play(rng: Random, loop: str = "") -> Iterator[chess.Board]:
    """Play one game; yield the board before every move.

    The ``lean`` loop looks only for an empty list of moves, not for the other ends of a game.
    """
    board = chess.Board()
    for _ in range(PLIES):
        if loop != "lean" and board.is_game_over():
            return
        legal = list(board.legal_moves)
        if not legal:
            return
        yield board
        board.push(legal[int(rng.random() * len(legal))])


def clone(board: chess.Board) -> chess.Board:
    """Copy the board as a search would, without its move stack."""
    return board.copy(stack=False)
