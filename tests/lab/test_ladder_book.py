"""The games of the published ladder: written down, read again, left out when a bot has changed."""

import dataclasses
from collections.abc import Iterator
from pathlib import Path

import pytest

import sandtable
from sandtable.bots import levels
from sandtable.kernel.value import FittedValue
from sandtable.lab.results import Result
from tests.lab.support import result
from tools import ladder_book
from tools.ladder_book import Book, version

NORMANDY = sandtable.game("normandy")
SCENARIO = ladder_book.SCENARIOS["normandy"][0]


@pytest.fixture
def versions(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """The versions of bots, which a test may change."""
    known = dict.fromkeys(("recruit", "regular", "veteran"), "1")
    monkeypatch.setattr(ladder_book, "version", lambda game, bot: known[bot])
    return known


def played(high: str, low: str, seed: int, rules: str = NORMANDY.rules) -> Result:
    return result(high, low, "germany", seed=seed, rules=rules, scenario=SCENARIO)


def book(path: Path) -> Book:
    return Book(NORMANDY, path / "normandy.jsonl")


def test_a_game_comes_back_as_far_as_it_is_needed(tmp_path: Path, versions: dict[str, str]) -> None:
    games = [played("regular", "recruit", 1), played("recruit", "regular", 2)]
    for game in games:
        book(tmp_path).add(game)
    for game, found in zip(games, book(tmp_path).results.values(), strict=True):
        assert (found.key, found.winner, found.seats) == (game.key, game.winner, game.seats)
        assert found.date == game.date[:10]
    assert len(book(tmp_path).file.read_text().splitlines()[0]) < 200


def test_a_line_that_was_torn_is_dropped(tmp_path: Path, versions: dict[str, str]) -> None:
    first, second = played("regular", "recruit", 1), played("regular", "recruit", 2)
    book(tmp_path).add(first)
    with book(tmp_path).file.open("a") as file:
        file.write('["2026-')
    book(tmp_path).add(second)
    assert list(book(tmp_path).results) == [first.key, second.key]


def test_a_changed_bot_loses_its_games_and_nobody_elses(
    tmp_path: Path, versions: dict[str, str]
) -> None:
    lower, upper = played("regular", "recruit", 1), played("veteran", "regular", 2)
    for game in (lower, upper):
        book(tmp_path).add(game)
    versions["veteran"] = "2"
    left = book(tmp_path)
    assert list(left.results) == [lower.key]
    assert len(left.file.read_text().splitlines()) == 2
    left.tidy()
    assert len(left.file.read_text().splitlines()) == 1
    versions["veteran"] = "1"
    assert list(book(tmp_path).results) == [lower.key], "they are gone for good"


def test_games_by_other_rules_do_not_count(tmp_path: Path, versions: dict[str, str]) -> None:
    book(tmp_path).add(played("regular", "recruit", 1, rules="normandy-0"))
    assert not book(tmp_path).results


@pytest.fixture
def fresh() -> Iterator[None]:
    """Versions are found anew in this test, and forgotten after it."""
    version.cache_clear()
    yield
    version.cache_clear()


def all_versions() -> dict[str, str]:
    version.cache_clear()
    return {bot: version("normandy", bot) for bot in ("greedy", "recruit", "veteran")}


@pytest.mark.usefixtures("fresh")
def test_a_version_is_that_of_how_a_bot_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    before = all_versions()
    assert len(set(before.values())) == len(before)
    assert all_versions() == before

    value = NORMANDY.value()
    assert isinstance(value, FittedValue)
    with monkeypatch.context() as patch:
        patch.setattr(value, "own", {})
        patch.setattr(value, "pooled", [0.1] * len(value.pooled))
        other_values = all_versions()
    assert changed(before, other_values) == {"veteran"}, "nobody else looks at values"

    sillier = [
        dataclasses.replace(level, noise=level.noise + 1.0) if level.name == "recruit" else level
        for level in levels.LEVELS
    ]
    with monkeypatch.context() as patch:
        patch.setattr(ladder_book, "LEVELS", sillier)
        assert changed(before, all_versions()) == {"recruit"}


def changed(before: dict[str, str], after: dict[str, str]) -> set[str]:
    return {bot for bot, known in before.items() if after[bot] != known}
