"""The guided first game of each title, which teaches by doing.

>>> from sandtable import lessons
>>> lessons.outline("normandy")["lesson"]
'first'
>>> lessons.step("normandy", 1).wanted
()
"""

from functools import cache
from pathlib import Path

import sandtable
from sandtable.kernel.errors import BadInput, Json
from sandtable.kernel.reading import whole_number
from sandtable.lessons.playing import LessonStep, play
from sandtable.lessons.script import read_lesson

__all__ = ["LessonStep", "exists", "outline", "step"]

#: The name of a game's lesson file.
FIRST = "first"


def exists(game_id: str) -> bool:
    """Does the game have a lesson?"""
    return _path(game_id).exists()


def _path(game_id: str) -> Path:
    return sandtable.game(game_id).folder / "data" / "lessons" / f"{FIRST}.toml"


def outline(game_id: str) -> dict[str, Json]:
    """The lesson of a game, and its number of steps."""
    return {"lesson": FIRST, "beats": len(_steps(game_id))}


def step(game_id: str, number: int) -> LessonStep:
    """A step of a lesson; they are numbered from 1."""
    steps = _steps(game_id)
    return steps[whole_number(number, 1, len(steps), "beat") - 1]


@cache
def _steps(game_id: str) -> list[LessonStep]:
    """All steps. A lesson always plays the same way, so it is played only once."""
    game = sandtable.game(game_id)
    path = _path(game_id)
    if not path.exists():
        raise BadInput("unknown-lesson", game=game_id)
    return play(game, read_lesson(game, path))
