"""A lesson that is not written right is refused with its place."""

from pathlib import Path

import pytest

import sandtable
from sandtable.lessons.playing import play
from sandtable.lessons.script import read_lesson

HEAD = 'seat = "us"\n[[chapters]]\nscenario = "la-raye"\n'
BID = '[[chapters.beats]]\nsay = "a"\nwant = "bid PS"\n'
READ = '[[chapters.beats]]\nsay = "b"\n'


def refused(tmp_path: Path, text: str) -> tuple[str, str]:
    path = tmp_path / "own.toml"
    path.write_text(text, encoding="utf-8")
    game = sandtable.game("normandy")
    with pytest.raises(sandtable.BadInput) as error:
        play(game, read_lesson(game, path))
    return error.value.key, error.value.where.removeprefix(f"{path}: ")


def test_a_lesson_may_begin_with_a_scenario(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(HEAD + BID + READ, encoding="utf-8")
    game = sandtable.game("normandy")
    first, second = play(game, read_lesson(game, path))
    assert first.wanted == ("bid", "card:platoon-sergeant")
    assert first.replay == []
    assert len(second.replay) == 1


@pytest.mark.parametrize(
    ("text", "key", "where"),
    [
        ('seat = "us"\n', "missing-key", ""),
        (HEAD.replace("us", "france") + READ, "unknown-seat", "seat"),
        (HEAD.replace("la-raye", "omaha-beach") + READ, "not-a-choice", "chapters[0].scenario"),
        (HEAD + BID, "lesson-ends-with-an-action", "chapters[0].beats"),
        (HEAD + BID + READ + 'hint = "x"\n', "unknown-key", "chapters[0].beats[1]"),
        (HEAD + BID.replace("bid", "hunker") + READ, "lesson-refused", "chapters[0].beats[0]"),
        (HEAD + BID + 'then = ["us: bid LA"]\n' + READ, "lesson-refused", "chapters[0].beats[0]"),
        (HEAD + BID + 'then = ["x: bid LA"]\n' + READ, "unknown-seat", "chapters[0].beats[0]"),
        (HEAD + BID + "dice = [3]\n" + READ, "lesson-dice-left", "chapters[0].beats[0]"),
        (HEAD + BID + "dice = 3\n" + READ, "not-a-list", "chapters[0].beats[0].dice"),
        (HEAD + BID + 'dice = ["six"]\n' + READ, "not-in-range", "chapters[0].beats[0].dice"),
        (
            'seat = "us"\n[[chapters]]\nposition = { scenario = "la-raye" }\n' + READ,
            "missing-key",
            "chapters[0].position: ",
        ),
    ],
)
def test_faults_are_named(tmp_path: Path, text: str, key: str, where: str) -> None:
    assert refused(tmp_path, text) == (key, where)
