"""The guided first game of each title: it teaches by doing.

>>> from sandtable import lessons
>>> lessons.outline("normandy")["lesson"]
'first'
>>> lessons.beat("normandy", 1).say
'lesson-normandy-goal'
"""

from functools import cache

import sandtable
from sandtable.kernel.errors import BadInput, Json
from sandtable.kernel.reading import whole_number
from sandtable.lessons.playing import Beat, play
from sandtable.lessons.script import read_lesson

__all__ = ["Beat", "beat", "outline"]

#: The file of a game's lesson.
FIRST = "first"


def outline(game_id: str) -> dict[str, Json]:
    """The lesson of a game, and how many beats it has."""
    return {"lesson": FIRST, "beats": len(_beats(game_id))}


def beat(game_id: str, number: int) -> Beat:
    """One beat; they are numbered from 1."""
    beats = _beats(game_id)
    return beats[whole_number(number, 1, len(beats), "beat") - 1]


@cache
def _beats(game_id: str) -> list[Beat]:
    """All beats. A lesson always goes the same way, so it is played once."""
    game = sandtable.game(game_id)
    path = game.folder / "data" / "lessons" / f"{FIRST}.toml"
    if not path.exists():
        raise BadInput("unknown-lesson", game=game_id)
    return play(game, read_lesson(game, path))
