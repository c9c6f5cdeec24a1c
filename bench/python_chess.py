"""python-chess: random legal moves until the game is over, or 400 plies."""

from collections.abc import Iterator
from random import Random

import chess

PLIES = 400


def play(rng: Random) -> Iterator[chess.Board]:
    """Play one game; yield the board before every move."""
    board = chess.Board()
    for _ in range(PLIES):
        if board.is_game_over():
            return
        yield board
        legal = list(board.legal_moves)
        board.push(legal[int(rng.random() * len(legal))])


def clone(board: chess.Board) -> chess.Board:
    """Copy the board as a search would, without the moves that led to it."""
    return board.copy(stack=False)
