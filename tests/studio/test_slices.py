"""Measurements in slices: however they are cut, the result is the same."""

import json
from typing import Any

import pytest

import sandtable
from sandtable.lab.fixtures import mirror, set_table
from sandtable.lab.runners import Runner
from sandtable.studio import balance, fresh, slices
from sandtable.studio.balance import Measuring, measure
from sandtable.studio.slices import Played, measure_slice
from tests.studio.games import result_of, watched_of

BALANCE = {
    "kind": "balance",
    "game": "normandy",
    "scenario": "la-raye",
    "bot": "regular",
    "player": "random",
    "most": 60,
    "tries": 5,
}
FRESH = {
    "kind": "fresh",
    "game": "normandy",
    "seed": "cold lane rain",
    "size": "small",
    "bot": "regular",
    "player": "random",
}


@pytest.fixture(autouse=True)
def quick_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance, "watch_game", watched_of)
    monkeypatch.setattr(fresh, "play", result_of)


def to_the_end(asked: dict[str, Any], seconds: float) -> tuple[dict[str, Any], int]:
    """What a measurement comes to, through JSON as on its shelf, and in how many slices."""
    played: Played = {}
    for number in range(1, 10_000):
        found = measure_slice(asked, played, seconds)
        played = json.loads(json.dumps(found["played"]))
        if found["complete"]:
            return found["document"], number
    raise AssertionError("no end")


def test_a_balance_does_not_depend_on_how_it_is_cut() -> None:
    at_once, one = to_the_end(BALANCE, 3600.0)
    bit_by_bit, many = to_the_end(BALANCE, 0.0)
    assert (one, many) == (1, 60 + 5 + 4 * 5)  # the scenario, the other side first, four changes
    assert bit_by_bit == at_once
    measuring = Measuring("random", most=60, tries=5)
    plain = measure(sandtable.game("normandy"), "la-raye", measuring, Runner(), lambda *told: None)
    assert at_once == {**plain, "bot": "regular", "progress": at_once["progress"]}


def test_what_is_known_so_far_is_told_with_how_far_it_is() -> None:
    first = measure_slice(BALANCE, {}, 0.0)
    assert (first["document"]["games"], first["complete"]) == (1, False)
    assert first["document"]["progress"] == {"what": "", "done": 1, "most": 60}
    assert first["document"]["suggestions"] == []


def test_more_games_begin_with_those_that_were_played() -> None:
    played: Played = {}
    measure_slice({**BALANCE, "tries": 0}, played, 3600.0)
    known = set(played)
    more = measure_slice({**BALANCE, "tries": 0, "most": 1000}, played, 3600.0)
    assert known < set(played)
    assert more["document"]["games"] == 1000


def test_drafts_of_a_fresh_battle_do_not_depend_on_how_they_are_cut() -> None:
    at_once, _ = to_the_end(FRESH, 3600.0)
    bit_by_bit, _ = to_the_end(FRESH, 0.05)
    assert bit_by_bit == at_once
    assert at_once["drafts"][-1]["kept"]
    assert at_once["handicap"] is None
    assert "scenario" not in at_once


def test_a_draft_under_way_is_neither_kept_nor_dropped() -> None:
    first = measure_slice(FRESH, {}, 0.0)["document"]
    assert [(draft["games"], draft["kept"]) for draft in first["drafts"]] == [(1, False)]
    assert first["progress"] == {"what": 0, "done": 1, "most": fresh.LOOKS[-1]}


def test_what_is_not_played_in_time_is_left() -> None:
    runner = slices.Slice({}, 0.0)
    assert [task for task, _ in runner.run(watched_of, iter(fixtures(3)))] == fixtures(1)
    assert runner.stopped


def fixtures(count: int) -> list[Any]:
    game = sandtable.game("normandy")
    return mirror(set_table(game, "la-raye", "la-raye"), "random", 1, count)
