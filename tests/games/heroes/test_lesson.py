"""What the guided first game says of the rules is so."""

from typing import Any

import sandtable
from sandtable.lessons.playing import LessonStep, play
from sandtable.lessons.script import read_lesson


def beat(say: str) -> LessonStep:
    game = sandtable.game("heroes")
    lesson = read_lesson(game, game.folder / "data" / "lessons" / "first.toml")
    (found,) = [each for each in play(game, lesson) if each.say == f"lesson-heroes-{say}"]
    return found


def test_a_zone_of_control_bars_the_straight_way() -> None:
    there = beat("zone")
    legal = there.offer["legal"]
    assert isinstance(legal, list)
    assert ["step", "square:8-2"] not in legal
    assert [*there.wanted] in legal


def params(say: str, key: str) -> dict[str, Any]:
    """Of the one event of this kind that led to a step."""
    moments: Any = beat(say).replay
    (found,) = [e for moment in moments for e in moment["events"] if e["key"] == key]
    told: dict[str, Any] = found["params"]
    return told


def test_without_the_card_the_shot_would_have_hit() -> None:
    rolled = params("move", "attack-rolled")
    assert (rolled["result"], rolled["defence"]) == (5, 5 + 2)


def test_without_the_card_the_assault_would_have_been_lost() -> None:
    decided = params("points", "fight-decided")
    assert decided["total"] > decided["answer"] > decided["total"] - 2
