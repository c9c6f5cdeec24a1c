"""The balance of a scenario: a document with honest intervals, and changes that were played."""

import json
from pathlib import Path
from typing import Any

import pytest

import sandtable
from sandtable import studio
from sandtable.kernel.chance import Seeded
from sandtable.lab.fixtures import Fixture
from sandtable.lab.results import Result, SeatResult
from sandtable.lab.runners import Runner
from sandtable.lab.statistics import wilson
from sandtable.studio import balance
from sandtable.studio.balance import Measuring, measure, share, summary, variants_of, verdict
from sandtable.studio.watching import Watched, watch_of
from tests.schemas import faults, validator
from tests.studio.drafts import refused

SCHEMA = validator(
    json.loads((Path(studio.__file__).parent / "schema" / "balance.schema.json").read_text())
)
NORMANDY = sandtable.game("normandy")


def game(winner: str | None, held: str = "", fallen: int = 0) -> Watched:
    seats = tuple(SeatResult(side, side, "greedy", 0, 0.0) for side in NORMANDY.sides)
    reason = next(iter(NORMANDY.endings()))
    result = Result("normandy", "", "x", {}, 0, seats, winner, reason, 5, "round", {}, "")
    return Watched(result, {("tile:5B", "us"): fallen} if fallen else {}, {"tile:5B": held})


def test_a_summary_counts_wins_endings_objectives_and_losses() -> None:
    games = (
        [game("us", "us", 2)] * 6
        + [game("germany", "us")] * 2
        + [game("germany")] * 11
        + [game(None)]
    )
    found: Any = summary(NORMANDY, games)
    us, germany = found["sides"]
    assert (us["wins"], us["share"], germany["wins"], germany["share"]) == (
        6,
        6.5 / 20,
        13,
        13.5 / 20,
    )
    assert (us["low"], us["high"]) == wilson(6.5, 20)
    assert found["draws"] == 1
    held = next(each for each in found["objectives"] if each["side"] == "us")
    assert held["held"] == 8
    assert held["if_held"]["share"] == 6 / 8
    assert held["without"]["share"] == 0.5 / 12
    assert found["fallen"] == [{"place": "tile:5B", "side": "us", "count": 12}]
    assert [each["count"] for each in found["endings"]] == [13, 6, 1]
    assert found["length"]["median"] == 5


@pytest.mark.parametrize(
    ("wins", "games", "expected"),
    [(10, 20, "open"), (18, 20, "favours"), (2, 20, "favours"), (200, 400, "within")],
)
def test_a_verdict_says_no_more_than_the_interval(wins: int, games: int, expected: str) -> None:
    results = [game("us").result] * wins + [game("germany").result] * (games - wins)
    found = verdict(NORMANDY, results)
    assert found["verdict"] == expected
    assert found["side"] == {18: "us", 2: "germany"}.get(wins)


def test_no_games_say_nothing() -> None:
    assert share(0, 0) == {"share": None, "low": 0.0, "high": 1.0, "games": 0}


def test_a_report_is_a_document_and_always_the_same() -> None:
    told: list[tuple[str, int, int]] = []
    measuring = Measuring("greedy", most=2, tries=1, variants=1)

    def report(what: str, done: int, most: int) -> None:
        told.append((what, done, most))

    found = measure(NORMANDY, "la-raye", measuring, Runner(), report)
    assert faults(SCHEMA, json.loads(json.dumps(found))) == []
    assert told == [("", 1, 2), ("", 2, 2), ("other-first", 1, 1), (told[-1][0], 1, 1)]
    plain = measure(NORMANDY, "la-raye", Measuring("greedy", most=2), Runner(), report)
    assert {key: found[key] for key in ("sides", "fallen", "objectives")} == {
        key: plain[key] for key in ("sides", "fallen", "objectives")
    }
    assert found["fallen"]


def at_once(fixture: Fixture) -> Watched:
    """A game that the first side has won, without being played."""
    seats = tuple(SeatResult(seat, seat, bot, 0, 0.0) for seat, bot in fixture.players.items())
    reason = next(iter(NORMANDY.endings()))
    table = fixture.table
    result = Result(
        *(table.game, fixture.rules, table.scenario, table.options, fixture.seed, seats),
        *("us", reason, 5, "round", {}, ""),
    )
    return Watched(result, {}, {})


def test_games_stop_when_the_answer_is_narrow_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance, "watch_game", at_once)
    measuring = Measuring("random", most=60, width=0.9)
    found = measure(NORMANDY, "la-raye", measuring, Runner(), lambda what, done, most: None)
    assert found["games"] == 20


def test_an_unknown_bot_plays_nothing() -> None:
    with refused("unknown-bot"):
        measure(NORMANDY, "la-raye", Measuring("nobody"), Runner(), lambda *told: None)


@pytest.mark.parametrize("id", ["normandy", "north-africa", "memoir44", "heroes"])
def test_variants_change_one_thing_and_most_can_be_played(id: str) -> None:
    found = sandtable.game(id)
    document: Any = found.scenario_json(found.scenarios()[0])
    before = json.dumps(document, sort_keys=True)
    variants = variants_of(found).all(document)
    assert {variant.helps for variant in variants} >= set(found.sides)
    for variant in variants:
        assert len([key for key in document if document[key] != variant.document[key]]) == 1
    first = variants_of(found).other_first(document)
    if first is not None:
        found.start(first, Seeded(0))
    assert json.dumps(document, sort_keys=True) == before


@pytest.mark.parametrize("id", ["normandy", "north-africa", "memoir44", "heroes"])
def test_a_game_can_be_watched(id: str) -> None:
    found = sandtable.game(id)
    state = found.start(found.scenarios()[0], Seeded(0))
    watch = watch_of(found)
    places = watch.places(state)
    assert all(":" in place for place in places.values())
    assert {watch.side_of(state, unit) for unit in places} <= set(found.sides)
    assert set(watch.holders(state).values()) <= {"", *found.sides}
