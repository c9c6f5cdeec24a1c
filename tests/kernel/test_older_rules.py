"""Records and positions of older rules: opened with the present ones, as far as they hold."""

import json
import random
from typing import Any

import pytest

import sandtable
from sandtable.kernel.chance import Committed, Seeded
from sandtable.kernel.documents import is_newer
from sandtable.kernel.record import Record, Recorder, ReplayFrame
from sandtable.kernel.start import Position, open_position

Lines = list[dict[str, Any]]
GAME = sandtable.game("normandy")
SECRET = bytes(32)


def play(recorder: Recorder, steps: int = 1000) -> Recorder:
    rng = random.Random(4)
    for _ in range(steps):
        if recorder.state.outcome is None:
            seat = rng.choice(recorder.state.actors())
            recorder.apply(seat, rng.choice(recorder.state.legal(seat)))
    return recorder


def older(recorder: Recorder) -> Lines:
    """The record as rules of old wrote it: its positions have other digests."""
    lines: Lines = [json.loads(line) for line in recorder.record.to_text().splitlines()]
    lines[0]["rules"] = "normandy-0"
    for line in lines[:-1]:
        line["digest"] = "0" * 12
    if "position" in lines[0]:
        lines[0]["position"]["rules"] = "normandy-0"
    return lines


def read(lines: Lines) -> Record:
    return Record.from_text("".join(json.dumps(line) + "\n" for line in lines), "old")


@pytest.fixture(scope="module")
def played() -> Recorder:
    return play(Recorder(GAME, "la-raye", Seeded(3)))


def test_a_record_of_older_rules_is_replayed(played: Recorder) -> None:
    record = read(older(played))
    assert record.is_older(GAME)
    assert record.verify(GAME) == played.state
    assert record.upgrade(GAME).to_text() == played.record.to_text()


def test_one_from_a_position_too() -> None:
    position = play(Recorder(GAME, "la-raye", Seeded(3)), 30).state.to_json()
    live = play(Recorder(GAME, Position(position), Committed(SECRET)), 20)
    record = read(older(live))
    assert record.verify(GAME) == live.state
    assert record.upgrade(GAME).to_text() == live.record.to_text()


def test_an_option_of_a_later_version_has_its_default(played: Recorder) -> None:
    lines = older(played)
    lines[0]["options"] = {}
    upgraded = read(lines).upgrade(GAME)
    assert upgraded.header["options"] == GAME.check_options(None)


def stop_of(record: Record) -> tuple[str, str, int]:
    """Why a replay stops, where, and how many positions could be shown before."""
    moments = record.replay(GAME, "old")
    shown: list[ReplayFrame] = []
    with pytest.raises(sandtable.BadInput) as error:
        shown.extend(moments)
    return error.value.key, error.value.where, len(shown)


def test_a_step_that_is_no_longer_legal_is_named_and_the_rest_shown(played: Recorder) -> None:
    lines = older(played)
    lines[40]["action"] = ["hunker", "card:fog-of-war"]
    assert stop_of(read(lines)) == ("record-refused", "old:41", 40)
    with pytest.raises(sandtable.BadInput, match="record-refused"):
        read(lines).upgrade(GAME)


@pytest.mark.parametrize(
    ("chance", "key"), [([], "record-chance-missing"), ([0, 0, 0, 0], "record-die")]
)
def test_a_step_that_asks_for_other_chance_is_named(
    played: Recorder, chance: list[int], key: str
) -> None:
    lines = older(played)
    number = next(
        n
        for n, line in enumerate(lines[1:-1], 1)
        if line["chance"] and all(isinstance(die, int) and die for die in line["chance"])
    )
    lines[number]["chance"] = chance
    assert stop_of(read(lines)) == (key, f"old:{number + 1}", number)


def test_the_end_must_have_the_same_winner_whatever_the_reason(played: Recorder) -> None:
    lines = older(played)
    lines[-1]["end"]["outcome"] |= {"reason": "outcome-by-another-name", "rule": "NOR-0.0"}
    assert read(lines).verify(GAME).outcome == played.state.outcome
    lines[-1]["end"]["outcome"]["winner"] = "nobody"
    assert stop_of(read(lines))[:2] == ("record-outcome", f"old:{len(lines)}")


def test_an_older_record_is_resumed_by_the_present_rules() -> None:
    live = play(Recorder(GAME, "la-raye", Committed(SECRET)), 30)
    again = Recorder.resume(GAME, read(older(live)), Committed(SECRET))
    assert again.state == live.state
    assert again.record.header["rules"] == GAME.rules


def test_a_position_of_older_rules_opens(played: Recorder) -> None:
    position = play(Recorder(GAME, "la-raye", Seeded(3)), 30).state.to_json()
    state = open_position(GAME, {**position, "rules": "normandy-0"})
    assert state.to_json() == position
    with pytest.raises(sandtable.BadInput, match="wrong-rules"):
        GAME.from_json({**position, "rules": "normandy-99"})


@pytest.mark.parametrize(
    ("found", "newer"),
    [
        ("normandy-1", False),
        ("normandy-2", False),
        ("normandy-3", True),
        ("normandy-10", True),
        ("normandy-two", False),
        ("draft", False),
        ("", False),
    ],
)
def test_which_rules_are_newer(found: str, newer: bool) -> None:
    assert is_newer(found, "normandy-2") is newer


# Dice that go on: a game continued from a position draws on where it stopped.


def test_a_record_says_how_many_draws_were_made_before_it() -> None:
    first = play(Recorder(GAME, "la-raye", Committed(SECRET)), 30)
    chance = Committed(SECRET, used=50)
    live = Recorder(GAME, Position(first.state.to_json()), chance)
    play(live)
    assert live.record.header["chance"]["used"] == 50
    record = Record.from_text(live.record.to_text())
    assert record.verify(GAME) == live.state
    record.header["chance"]["used"] = 51
    with pytest.raises(sandtable.BadInput, match="record-"):
        record.verify(GAME)


@pytest.mark.parametrize("used", [-1, True, "many", None])
def test_a_number_of_draws_that_is_none_is_refused(used: object) -> None:
    live = Recorder(GAME, "la-raye", Committed(SECRET))
    live.apply("us", ("resign",))
    record = Record.from_text(live.record.to_text())
    record.header["chance"]["used"] = used
    with pytest.raises(sandtable.BadInput, match="record-chance"):
        record.verify(GAME)
