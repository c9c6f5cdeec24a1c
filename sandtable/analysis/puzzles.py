"""Puzzles: positions in which one action is much better than the one that comes to mind.

The book of a game is ``data/puzzles.jsonl`` beside it, made by ``sandtable lab puzzles``: a line
for each, with the position, the seat that decides, the best action and the one that the game's
policy takes.
"""

import hashlib
import json
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import sandtable
from sandtable.kernel.action import Action, as_action
from sandtable.kernel.game import Game
from sandtable.kernel.state import State

FILE: Final = "puzzles.jsonl"
#: Characters of a puzzle's name.
NAME: Final = 12


@dataclass(frozen=True)
class Puzzle:
    """A position, the seat that decides, and the answer."""

    #: Its name, which stays the same wherever it stands in the book.
    name: str
    game: str
    scenario: str
    seat: str
    best: Action
    #: What comes to mind.
    usual: Action
    #: How much better the best one is.
    gain: float
    position: dict[str, Any]

    def state(self) -> State:
        return sandtable.game(self.game).from_json(self.position)


def read_book(game: Game) -> list[Puzzle]:
    """The puzzles of a game's book; a game without one has none."""
    return list(_read(game.id))


@cache
def _read(game_id: str) -> tuple[Puzzle, ...]:
    path = sandtable.game(game_id).folder / "data" / FILE
    if not path.is_file():
        return ()
    lines = path.read_text(encoding="utf-8").splitlines()
    return tuple([_puzzle(line) for line in lines])


def _puzzle(text: str) -> Puzzle:
    line: dict[str, Any] = json.loads(text)
    return Puzzle(
        hashlib.sha256(text.encode()).hexdigest()[:NAME],
        line["game"],
        line["scenario"],
        line["seat"],
        as_action(line["best"]),
        as_action(line["greedy"]),
        line["gain"],
        line["position"],
    )
