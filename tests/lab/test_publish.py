"""What is published of the lab: the results of the page, and the ladder in words."""

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

import sandtable
from sandtable.lab import published
from sandtable.lab.fixtures import Fixture
from sandtable.lab.journal import Journal
from sandtable.lab.runners import Runner
from sandtable.lab.series import Series
from tests.lab.support import outcome_of, result
from tools import ladder, ladder_book, publish


def test_files_of_the_lab_become_the_page_and_the_ladder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(publish, "RESULTS", tmp_path / "results.json")
    monkeypatch.setattr(publish, "LADDER", tmp_path / "LADDER.md")
    played = [result("recruit", "veteran", "germany", seed=seed) for seed in range(9)]
    played += [result("veteran", "recruit", "germany", seed=9)]
    played += [result("greedy", "greedy", "us", seed=seed) for seed in range(3)]
    played += [result("greedy", "greedy", None, seed=3)]
    file = tmp_path / "games.jsonl"
    file.write_text("".join(one.to_line() for one in played), encoding="utf-8")

    publish.main([str(file)])
    found = published.read(tmp_path / "results.json")["normandy"]
    assert [(rung.bot, rung.games) for rung in found.ladder] == [("veteran", 10), ("recruit", 10)]
    assert found.ladder[1].elo == 1000 < found.ladder[0].low
    (line,) = found.balance
    assert (line.scenario, line.bot, line.side, line.games) == ("la-raye", "greedy", "us", 4)
    assert line.share == 0.875
    text = (tmp_path / "LADDER.md").read_text(encoding="utf-8")
    assert "| 90 % (10) |" in text
    assert "| la-raye | 4 | 88 |" in text


def test_ladders_are_published_without_touching_the_rest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(publish, "RESULTS", tmp_path / "results.json")
    monkeypatch.setattr(publish, "LADDER", tmp_path / "LADDER.md")
    monkeypatch.setattr(ladder_book, "FOLDER", tmp_path)
    monkeypatch.setattr(ladder_book, "version", lambda game, bot: f"that of {bot}")
    balance = tmp_path / "balance.jsonl"
    seeds = range(publish.LEAST_GAMES)
    mirrors = [result("greedy", "greedy", "us", seed=seed).to_line() for seed in seeds]
    balance.write_text("".join(mirrors), encoding="utf-8")
    publish.main([str(balance)])
    before = published.read(tmp_path / "results.json")["normandy"]

    game = sandtable.game("normandy")
    book = ladder_book.Book(game)
    for seed in range(60):
        book.add(result("veteran", "regular", "us", seed=seed, rules=game.rules))
    publish.main(["--ladder"])
    after = published.read(tmp_path / "results.json")["normandy"]
    assert [rung.bot for rung in after.ladder] == ["veteran", "regular"]
    assert after.model_copy(update={"ladder": []}) == before
    text = (tmp_path / "LADDER.md").read_text(encoding="utf-8")
    line = "| veteran, regular | 60 | 100.0 % | 94–100 | 65 %: yes | 0.050 | – | la-raye |"
    assert line in text
    assert "| la-raye | 8 | 100 |" in text, "the balance of earlier games"


def test_lengths_are_published_without_touching_the_rest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(publish, "RESULTS", tmp_path / "results.json")
    monkeypatch.setattr(publish, "LADDER", tmp_path / "LADDER.md")
    rated = tmp_path / "ladder.jsonl"
    played = [result("recruit", "veteran", "germany", seed=seed) for seed in range(9)]
    rated.write_text("".join(one.to_line() for one in played), encoding="utf-8")
    publish.main([str(rated)])
    before = published.read(tmp_path / "results.json")["normandy"]
    assert before.lengths == []

    games = tmp_path / "games.jsonl"
    seeds = range(publish.LEAST_GAMES)
    lines = [result("greedy", "greedy", "us", seed=seed).to_line() for seed in seeds]
    games.write_text("".join(lines), encoding="utf-8")
    publish.main(["--lengths", str(games)])
    after = published.read(tmp_path / "results.json")["normandy"]
    (line,) = after.lengths
    one = result("greedy", "greedy", "us", seed=0)
    assert (line.scenario, line.bot, line.games) == ("la-raye", "greedy", len(seeds))
    assert line.length.median == one.length
    assert line.decisions["us"].median == one.seats[0].decisions
    assert after.model_copy(update={"lengths": []}) == before


def test_few_games_tell_no_length() -> None:
    few = [result("greedy", "greedy", "us", seed=seed) for seed in range(publish.LEAST_GAMES - 1)]
    assert publish.lengths(sandtable.game("normandy"), few) == []


def test_the_published_ladder_plays_scenarios_that_exist() -> None:
    for game, scenarios in ladder_book.SCENARIOS.items():
        assert len(scenarios) >= 3
        assert set(scenarios) <= set(sandtable.game(game).scenarios())


def test_each_level_meets_the_one_below_and_the_strongest_greedy() -> None:
    asked = {(bot, other): share for bot, other, share in ladder.meetings()}
    assert asked == {
        ("regular", "recruit"): 0.65,
        ("veteran", "regular"): 0.65,
        ("commander", "veteran"): 0.65,
        ("commander", "greedy"): 0.8,
    }


def test_a_ladder_goes_on_where_it_was_and_ends_when_it_is_decided(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ladder_book, "FOLDER", tmp_path)
    monkeypatch.setattr(ladder_book, "version", lambda game, bot: "1")
    monkeypatch.setattr(ladder, "play_all", played_by_favourites)
    ladder.main(["normandy"])
    assert (
        "normandy, regular against recruit: 100.0 % of 30, at most 0 left"
        in capsys.readouterr().out
    )
    file = tmp_path / "normandy.jsonl"
    lines = file.read_text()
    ladder.main(["normandy"])
    assert file.read_text() == lines, "everything is decided"


def played_by_favourites(
    series: Sequence[Series],
    runner: Runner,
    journal: Journal,
    report: Callable[[int, int], None],
) -> None:
    """As ``play_all`` does it, but the first side of a pair wins without a fight."""
    (pair,) = series
    favourite = pair.fixtures[0].players["us"]
    done = 0
    while fixture := pair.take():
        if fixture.key in journal.results:
            pair.add(journal.results[fixture.key])
            continue
        done += 1
        journal.add(outcome_of(fixture, side_of(fixture, favourite)))
        pair.add(journal.results[fixture.key])
        report(done, pair.left)


def side_of(fixture: Fixture, bot: str) -> str:
    return next(side for side, name in fixture.players.items() if name == bot)
