"""``sandtable lab``: what it prints, and what it refuses."""

import re
from pathlib import Path

import pytest

from sandtable.language import languages
from tests.cli.support import complaint, output
from tests.lab.support import result

NORMANDY = ("--game", "normandy")
FIRST = (*NORMANDY, "--scenario", "la-raye")
BOTS = ("--bots", "random,greedy")


def test_a_match_has_scores_with_intervals_on_every_scenario() -> None:
    scenarios = ("--scenario", "1", "--scenario", "la-huberderie")
    text = output("lab", "match", "greedy", "random", *NORMANDY, *scenarios, "-n", "8")
    lines = [line.split() for line in text.splitlines()]
    assert lines[0] == ["normandy", "greedy,", "random", "Seed:", "1"]
    assert lines[2][:5] == ["greedy", "8", "0", "100.0", "67.6–100.0"]
    assert lines[3][:5] == ["random", "0", "0", "0.0", "0.0–32.4"]
    assert ["la-raye", "4", "100.0", "51.0–100.0"] in lines
    assert ["la-huberderie", "4", "100.0", "51.0–100.0"] in lines


def test_a_match_ends_when_a_sequential_test_has_decided() -> None:
    stop = ("--stop", "0.65", "--games", "60")
    text = output("lab", "match", "greedy", "random", *FIRST, *stop, COLUMNS="120")
    assert "greedy scores at least 65 %: decided after 30 games, with 1 % errors." in text
    assert "greedy    30" in text
    text = output("lab", "match", "random", "greedy", *FIRST, *stop, COLUMNS="120")
    assert "random does not score 65 %: decided after 16 games" in text
    few = ("--stop", "0.65", "--games", "4")
    text = output("lab", "match", "greedy", "random", *FIRST, *few, COLUMNS="120")
    assert "Whether greedy scores 65 % is undecided after 4 games." in text


def test_a_ladder_is_rated_from_the_weakest_to_the_strongest(tmp_path: Path) -> None:
    mine = tmp_path / "results.jsonl"
    command = ("lab", "ladder", *FIRST, *BOTS, "-n", "6", "--out", str(mine))
    text = output(*command, COLUMNS="120")
    lines = [line.split() for line in text.splitlines()]
    assert lines[2][:4] == ["random", "1000", "–", "6"]
    assert lines[3][:2] == ["greedy", "1446"]
    assert lines[3][3:6] == ["6", "100.0", "61.0–100.0"]
    assert lines[-1] == ["greedy", "100.0", "–"]
    assert len(mine.read_text(encoding="utf-8").splitlines()) == 6
    # taken from the file, times included
    assert output(*command, "--jobs", "2", COLUMNS="120") == text


def test_bots_of_others_are_rated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = "from sandtable.bots.random_bot import RandomBot\nclass Mine(RandomBot): pass\n"
    (tmp_path / "rated_bot.py").write_text(source, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    bots = ("--bots", "random, rated_bot:Mine", "-n", "4", "--jobs", "2")
    text = output("lab", "ladder", *FIRST, *bots, COLUMNS="120")
    assert "rated_bot:Mine" in text


def test_balance_lays_all_scenarios_side_by_side() -> None:
    command = ("lab", "balance", *NORMANDY, "--bot", "random", "-n", "2", "--seed", "4")
    text = output(*command)
    lines = text.splitlines()
    assert "normandy  random  Seed: 4" in lines[0]
    for heading in ("US", "Germany", "Draws", "95 %", "Rounds", "Lost"):
        assert heading in lines[1]
    assert [line.split()[0] for line in lines[2:14]] == [str(number) for number in range(1, 13)]
    assert lines[2].split()[1:3] == ["la-raye", "2"]
    assert "Ending" in text
    assert text == output(*command, "--jobs", "2")


def test_balance_counts_losses_only_where_the_game_does() -> None:
    limit = ("--game", "memoir44", "--option", "turn_limit=4", "--scenario", "1")
    text = output("lab", "balance", *limit, "--bot", "random", "-n", "1")
    assert "Turns" in text
    assert "Lost" not in text


def test_a_scenario_ends_when_it_is_clear_or_known_well_enough() -> None:
    uneven = ("--scenario", "montmartin-en-graignes", "--bot", "random", "-n", "80")
    lines = output("lab", "balance", *NORMANDY, *uneven, "--clear").splitlines()
    assert lines[2].split()[2:5] == ["20", "0.0", "100.0"]
    assert "✗" in lines[2]
    lines = output("lab", "balance", *NORMANDY, *uneven, "--width", "0.2").splitlines()
    assert lines[2].split()[2] == "20"


@pytest.mark.parametrize("language", languages())
def test_every_language_tells_all(language: str) -> None:
    lang = ("--lang", language)
    for command in ("", "match", "ladder", "balance", "report", "tune", "puzzles"):
        args = [command] if command else []
        assert "cli-" not in output("lab", *args, "--help", *lang)
    output("lab", "match", "greedy", "random", *FIRST, "-n", "2", "--stop", "0.7", *lang)
    output("lab", "ladder", *FIRST, *BOTS, "-n", "2", *lang)
    output("lab", "balance", *FIRST, "--bot", "random", "-n", "2", *lang)


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (("match", "greedy", "genius", *FIRST), "There is no bot “genius”"),
        (("match", "greedy", "greedy", *FIRST), "“greedy” cannot play against itself here"),
        (("match", "greedy", "random", "--game", "chess"), "There is no game “chess”"),
        (("match", "greedy", "random", *NORMANDY, "--scenario", "waterloo"), "“waterloo”"),
        (("match", "greedy", "random", *FIRST, "--stop", "0.99"), "--stop: “0.99” is out of range"),
        (("match", "greedy", "random", *FIRST, "-n", "0"), "--games: 0 is too small"),
        (("match", "greedy", "random", *FIRST, "--jobs", "0"), "--jobs: 0 is too small"),
        (("match", "greedy", "random", *FIRST, "--seed", "x"), "--seed: “x” is not a number"),
        (("match", "greedy", "random"), "GAME is missing"),
        (("match", "greedy", "random", *FIRST, "--option", "speed=1"), "no option “speed”"),
        (("ladder", *FIRST, "--bots", "greedy"), "Give at least two bots"),
        (("ladder", *FIRST, "--bots", "a,b"), "There is no bot “a”"),
        (("ladder", *FIRST, "--stop", "0.99"), "--stop: “0.99” is out of range"),
        (("balance", "--game", "chess"), "There is no game “chess”"),
        (("balance", "--bot", "genius"), "There is no bot “genius”"),
        (("balance", "--bot", "random", "--scenario", "1"), "Choose a game with --game"),
        (("balance", *FIRST, "--width", "2"), "--width: “2” is out of range"),
        (("dance",), "There is no command “dance”"),
    ],
)
def test_what_cannot_be_is_told(args: tuple[str, ...], told: str) -> None:
    assert told in complaint("lab", *args)


def test_the_guide_names_options_that_there_are() -> None:
    guide = Path(__file__).parents[2] / "docs" / "lab.md"
    shown = re.findall(r"^    sandtable lab (\w+)(.*)$", guide.read_text(encoding="utf-8"), re.M)
    assert {command for command, _ in shown} == {
        *("match", "ladder", "balance", "report", "tune", "fit", "calibrate", "puzzles")
    }
    for command, rest in shown:
        known = set(re.findall(r"--[a-z-]+", output("lab", command, "--help", COLUMNS="200")))
        assert set(re.findall(r"--[a-z-]+", rest)) <= known


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    path.write_text(result("greedy", "random", "us").to_line() + "hello\n", encoding="utf-8")
    told = complaint("lab", "match", "greedy", "random", *FIRST, "--out", str(path))
    assert f"{path}:2: This is not a line written by sandtable lab." in told
