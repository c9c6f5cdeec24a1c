"""A lesson as it is written: chapters, each with a starting position and a list of cues."""

from pathlib import Path
from typing import Any

from sandtable.kernel.action import Action
from sandtable.kernel.documents import read_toml
from sandtable.kernel.errors import BadInput
from sandtable.kernel.game import Game
from sandtable.kernel.reading import Reader, whole_number


class Cue:
    """A message, and the one action that is then wanted; empty: the learner only reads on.

    ``replies`` are the actions that follow automatically, each with its seat; ``dice`` are the
    results of all their rolls.
    """

    def __init__(
        self, where: str, say: str, want: Action, replies: list[tuple[str, Action]], dice: list[int]
    ) -> None:
        self.where = where
        self.say = say
        self.want = want
        self.replies = replies
        self.dice = dice


class Chapter:
    """A position (or a scenario, to start at its beginning), and what happens in it."""

    def __init__(self, where: str, position: dict[str, Any], scenario: str) -> None:
        self.where = where
        self.position = position
        self.scenario = scenario
        self.cues: list[Cue] = []


class Lesson:
    """All chapters of a lesson; ``seat`` is the learner's."""

    def __init__(self, id: str, seat: str, chapters: list[Chapter]) -> None:
        self.id = id
        self.seat = seat
        self.chapters = chapters


def read_lesson(game: Game, path: Path) -> Lesson:
    """Read a lesson from its file; an error is raised with its path."""
    reader = read_toml(path)
    try:
        return _read(game, reader, path.stem)
    except BadInput as error:
        raise BadInput(error.key, f"{path}: {error.where}", **error.params) from None


def _read(game: Game, reader: Reader, id: str) -> Lesson:
    seat = reader.text("seat")
    chapters = [_read_chapter(game, table) for table in reader.tables("chapters")]
    reader.finish()
    return Lesson(id, seat, chapters)


def _read_chapter(game: Game, reader: Reader) -> Chapter:
    position: dict[str, Any] = {}
    scenario = ""
    if reader.has("position"):
        position = {"sandtable": "position", "game": game.id, **reader.table("position").data}
    else:
        scenario = reader.choice("scenario", game.scenarios())
    chapter = Chapter(reader.where, position, scenario)
    chapter.cues = [_read_cue(game, table) for table in reader.tables("beats")]
    reader.finish()
    if not chapter.cues or chapter.cues[-1].want:
        raise BadInput("lesson-ends-with-an-action", reader.at("beats"))
    return chapter


def _read_cue(game: Game, reader: Reader) -> Cue:
    """A cue. ``want`` and ``then`` are in the short notation, ``then`` preceded by the seat."""
    want = game.read(reader.text("want")) if reader.has("want") else ()
    replies: list[tuple[str, Action]] = []
    for reply in reader.texts("then") if reader.has("then") else []:
        seat, _, text = reply.partition(": ")
        replies.append((seat, game.read(text)))
    dice = reader.value("dice") if reader.has("dice") else []
    if not isinstance(dice, list):
        raise BadInput("not-a-list", reader.at("dice"))
    numbers = [whole_number(die, 0, 99, reader.at("dice")) for die in dice]
    cue = Cue(reader.where, reader.text("say"), want, replies, numbers)
    reader.finish()
    return cue
