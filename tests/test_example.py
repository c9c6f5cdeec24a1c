"""The example game plugs in: found by its entry point, played in the terminal, tested."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.examples import EXAMPLE, install


@pytest.fixture(scope="session")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Where the example is installed."""
    return install(tmp_path_factory.mktemp("example"))


def run(environment: dict[str, str], *words: str, given: str = "") -> str:
    command = [sys.executable, *words]
    done = subprocess.run(
        command, env=environment, input=given, capture_output=True, text=True, encoding="utf-8"
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return done.stdout


def test_it_is_listed_behind_our_games(environment: dict[str, str]) -> None:
    lines = run(environment, "-m", "sandtable.cli", "games").splitlines()
    assert [line.split()[0] for line in lines][-2:] == ["heroes", "crossroads"]
    assert "Перехрестя" in run(environment, "-m", "sandtable.cli", "games", "--lang", "uk")


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_it_is_played_to_its_end_in_the_terminal(
    environment: dict[str, str], language: str
) -> None:
    """A person who always takes the first choice, against the greedy bot."""
    play = ("-m", "sandtable.cli", "play", "crossroads", "junction", "--seed", "4")
    text = run(environment, *play, "--lang", language, given="1\n" * 400)
    endings = ("XRD-5.2", "XRD-5.3", "XRD-5.4")
    assert any(f"({rule})" in text.strip().splitlines()[-2] for rule in endings)
    assert "(R3)" in text
    assert "C3 ★" in text


def test_bots_replays_and_positions_know_it(environment: dict[str, str], tmp_path: Path) -> None:
    cli = ("-m", "sandtable.cli")
    text = run(environment, *cli, "simulate", "crossroads", "junction", "-n", "4", "--seed", "1")
    assert "rounds per game on average" in text
    record, position = str(tmp_path / "a.record"), str(tmp_path / "a.json")
    given = f"1\nsave {position}\nresign\n"
    run(
        environment, *cli, "play", "crossroads", "2", "--seed", "1", "--record", record, given=given
    )
    assert "The record is in order" in run(environment, *cli, "verify", record)
    shown = run(environment, *cli, "position", position)
    assert "Two Roads" in shown
    assert "(R) Red" in shown
    assert "[B] Blue" in run(environment, *cli, "replay", record, "--to", "1")


def test_its_own_tests_pass(environment: dict[str, str]) -> None:
    tests = str(EXAMPLE / "test_crossroads.py")
    run(environment, "-m", "pytest", "-q", "-p", "no:cacheprovider", tests)


def test_the_suite_runs_without_a_test_module(environment: dict[str, str]) -> None:
    words = ("-m", "sandtable.testing", "crossroads", "-q", "-k", "clone or record")
    assert "passed" in run(environment, *words)
