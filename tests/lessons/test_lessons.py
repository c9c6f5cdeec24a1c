"""The guided first games: every step can be played, is legal, and has its words."""

import json
import re
from typing import Any

import pytest

import sandtable
from sandtable import lessons
from sandtable.language import Words, languages

#: What the learner does in each lesson, and what happens in it.
TAUGHT: dict[str, tuple[set[str], set[str]]] = {
    "normandy": (
        {"bid", "scout", "move", "end-turn", "control", "bolster", "take"}
        | {"attack", "suppress", "command", "recon"},
        {"fog-added", "casualty", "counter-removed", "suppressed", "reshuffled"},
    ),
    "north-africa": (
        {"bid", "navigate", "mark", "drive", "end-turn", "pick", "leave", "stalk"}
        | {"command", "demolitions", "repair", "control"},
        {"fog-added", "casualty", "damaged", "active-again", "wrecked", "controlled"},
    ),
    "memoir44": (
        {"play", "order", "move", "end-moves", "battle", "retreat", "take-ground"},
        {"figures-lost", "flag-ignored", "retreated", "took-ground", "eliminated", "drew"},
    ),
    "heroes": (
        {"assign", "fire", "play", "move", "step", "supply", "end", "suppress"}
        | {"assault", "charge"},
        {"token-revealed", "unit-hit", "attack-failed", "suppressed", "bluffs-discarded"}
        | {"recovered", "control", "fight-decided", "forced-move"},
    ),
}


def beats(id: str) -> list[dict[str, Any]]:
    count = lessons.outline(id)["beats"]
    assert isinstance(count, int)
    return [dict(lessons.step(id, number).to_json()) for number in range(1, count + 1)]


@pytest.fixture(params=sandtable.games())
def id(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_a_lesson_takes_ten_minutes(id: str) -> None:
    found = beats(id)
    assert lessons.outline(id) == {"lesson": "first", "beats": len(found)}
    assert 18 <= len(found) <= 22
    assert [beat["beat"] for beat in found] == [*range(1, len(found) + 1)]
    assert {beat["beats"] for beat in found} == {len(found)}
    assert len([beat for beat in found if beat["wanted"]]) >= 10


def test_a_beat_is_json_and_always_the_same(id: str) -> None:
    for number, beat in enumerate(beats(id), 1):
        assert json.loads(json.dumps(beat)) == json.loads(
            json.dumps(lessons.step(id, number).to_json())
        )


def odds_of(beat: dict[str, Any]) -> list[dict[str, Any]]:
    """The odds of the action that the beat asks for."""
    index = beat["offer"]["legal"].index(beat["wanted"])
    found: list[dict[str, Any]] = beat["offer"]["odds"].get(str(index), [])
    return found


def test_the_wanted_action_is_legal_and_has_its_odds(id: str) -> None:
    rolled = 0
    for beat in beats(id):
        assert not beat["offer"]["undo"]["may"]
        if beat["wanted"]:
            assert beat["wanted"] in beat["offer"]["legal"]
            assert beat["seat"] in beat["offer"]["ask"]
            rolled += len(odds_of(beat))
    assert rolled >= 3


def test_nothing_is_offered_where_one_only_reads_on(id: str) -> None:
    for beat in beats(id):
        if not beat["wanted"]:
            assert beat["offer"]["legal"] == []
            assert beat["offer"]["odds"] == {}


def test_the_moments_of_a_beat_begin_with_what_was_asked_for_before(id: str) -> None:
    before: dict[str, Any] = {"wanted": []}
    numbers: list[int] = []
    for beat in beats(id):
        if before["wanted"]:
            first = beat["moments"][0]
            assert (first["seat"], first["action"]) == (beat["seat"], before["wanted"])
            assert first["notation"]
        if beat["moments"]:
            assert beat["moments"][-1]["view"] == beat["offer"]["view"]
        numbers += [moment["number"] for moment in beat["moments"]]
        before = beat
    assert numbers == [*range(1, len(numbers) + 1)]


def test_everything_is_seen_through_the_eyes_of_the_learner(id: str) -> None:
    game = sandtable.game(id)
    for beat in beats(id):
        for view in (beat["offer"]["view"], *(moment["view"] for moment in beat["moments"])):
            assert view["seat"] == beat["seat"]
        for moment in beat["moments"]:
            hidden = [
                e for e in moment["events"] if e["key"] == "drew" and "cards" not in e["params"]
            ]
            if moment["seat"] != beat["seat"] and hidden:
                assert moment["action"] is None
        assert beat["description"] == game.describe(beat["description"]["scenario"])


def test_the_lesson_ends_with_a_victory_of_the_learner(id: str) -> None:
    *others, last = beats(id)
    assert all(beat["offer"]["outcome"] is None for beat in others)
    assert last["offer"]["outcome"]["winner"] == last["seat"]
    assert last["wanted"] == []


@pytest.mark.parametrize("language", languages())
def test_every_beat_has_its_words_in_every_language(id: str, language: str) -> None:
    words = Words(language, sandtable.game(id))
    said = [beat["say"] for beat in beats(id)]
    assert len(set(said)) == len(said)
    for key in said:
        assert key.startswith(f"lesson-{id}-")
        text = words.text(key)
        assert 20 < len(text) < 260, key
        assert text.endswith(".")
        assert max(len(sentence.split()) for sentence in re.split(r"[.:;] ", text)) <= 26, key


def test_no_words_are_left_over(id: str) -> None:
    files = [
        path for folder in sandtable.game(id).message_folders for path in folder.glob("en/*.ftl")
    ]
    texts = "\n".join(path.read_text(encoding="utf-8") for path in files)
    keys = re.findall(rf"^(lesson-{id}-[a-z-]+) =", texts, re.MULTILINE)
    assert keys == [beat["say"] for beat in beats(id)]


def test_what_is_said_of_the_odds_is_true(id: str) -> None:
    """A chance told in percent is that of the action which the beat asks for."""
    words = Words("en", sandtable.game(id))
    told = 0
    for beat in beats(id):
        for percent in re.findall(r"(\d+)\u202f%", words.text(beat["say"])):
            (odds,) = odds_of(beat)
            assert int(percent) == round(100 * odds["success"])
            told += 1
    assert told >= 3


def test_what_is_taught(id: str) -> None:
    verbs, events = TAUGHT[id]
    assert {beat["wanted"][0] for beat in beats(id) if beat["wanted"]} == verbs
    assert happened(id) >= events


def happened(id: str) -> set[str]:
    return {
        event["key"]
        for beat in beats(id)
        for moment in beat["moments"]
        for event in moment["events"]
    }


@pytest.mark.parametrize("number", [0, -1, 99])
def test_a_beat_that_is_not_there_is_refused(id: str, number: int) -> None:
    with pytest.raises(sandtable.BadInput, match="not-in-range"):
        lessons.step(id, number)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(sandtable.BadInput, match="unknown-game"):
        lessons.outline("chess")
