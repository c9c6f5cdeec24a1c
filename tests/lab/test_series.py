"""Series of games: the same whatever the order, continued after a kill."""

import itertools
import random
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from sandtable.kernel.errors import BadInput
from sandtable.lab.fixtures import pairing
from sandtable.lab.journal import Journal, read_results
from sandtable.lab.results import Result
from sandtable.lab.runners import Runner
from sandtable.lab.series import Series, play_all
from sandtable.lab.statistics import Rule, Sprt
from tests.lab.support import outcome_of, table, without_time

TABLES = [table("la-raye")]


def series(count: int, rule: Rule | None = None, seed: int = 1) -> Series:
    fixtures = pairing(TABLES, ("greedy", "random"), seed, count)
    return Series(fixtures, partial(Result.score_of_bot, bot="greedy"), rule or Rule())


@pytest.mark.parametrize("order", range(5))
def test_a_series_ends_after_the_same_game_in_any_order(order: int) -> None:
    """Here after the 30th of 60, since greedy always wins."""
    meeting = series(60, Sprt(0.65))
    results = [
        outcome_of(each, "us" if each.players["us"] == "greedy" else "germany")
        for each in meeting.fixtures
    ]
    random.Random(order).shuffle(results)
    for each in results:
        meeting.add(each)
    assert meeting.is_over
    assert (len(meeting.results), meeting.points) == (30, 30.0)
    assert [each.key for each in meeting.results] == [each.key for each in meeting.fixtures[:30]]
    assert meeting.take() is None
    assert meeting.left == 0


def test_what_is_left_is_told() -> None:
    told: list[tuple[int, int]] = []
    both = [series(2), series(3, seed=2)]
    play_all(both, Runner(), Journal(None), lambda done, left: told.append((done, left)))
    assert told == [(1, 4), (2, 3), (3, 2), (4, 1), (5, 0)]
    assert [len(each.results) for each in both] == [2, 3]


def test_nothing_is_played_twice(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    played: list[int] = []

    def run(count: int) -> Series:
        meeting = series(count)
        play_all([meeting], Runner(), Journal(path), lambda done, left: played.append(done))
        return meeting

    run(2)
    assert played == [1, 2]
    meeting = run(4)
    assert played == [1, 2, 1, 2]
    assert len(path.read_text(encoding="utf-8").splitlines()) == 4
    assert [each.key for each in meeting.results] == [each.key for each in meeting.fixtures]
    assert run(4).results == meeting.results
    assert played == [1, 2, 1, 2]


#: Plays a ladder and is killed by the third game: it writes half a line and dies.
KILLED = """
import os, signal, sys
from sandtable.lab import journal
from sandtable.cli import main
write = journal.append_line
written = []
def torn(path, line):
    written.append(line)
    write(path, line if len(written) < 3 else line[:50])
    if len(written) == 3:
        os.kill(os.getpid(), signal.SIGKILL)
journal.append_line = torn
sys.argv = ["sandtable", *sys.argv[1:]]
main()
"""


def test_a_run_that_was_killed_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    command = ["lab", "match", "random", "greedy", "--game", "normandy", "--scenario", "1"]
    command += ["--games", "6", "--out"]
    killed = subprocess.run([sys.executable, "-c", KILLED, *command, path], check=False)
    assert killed.returncode == -9
    assert len(path.read_text(encoding="utf-8").split("\n")[2]) == 50
    cli = [sys.executable, "-m", "sandtable.cli"]
    told = [
        subprocess.run([*cli, *command, out], check=True, capture_output=True, text=True).stdout
        for out in (path, tmp_path / "another.jsonl")
    ]
    names = [[line.split()[:5] for line in text.splitlines()] for text in told]
    assert names[0] == names[1]
    results = [read_results([out]) for out in (path, tmp_path / "another.jsonl")]
    assert [without_time(each) for each in results[0]] == [
        without_time(each) for each in results[1]
    ]
    assert len(path.read_text(encoding="utf-8").splitlines()) == 6


class OtherRules(Runner):
    """A worker with an older version."""

    def run(self, function, tasks):  # type: ignore[no-untyped-def]
        for task in itertools.islice(tasks, 1):
            answer = outcome_of(task, "us")
            yield task, Result(**{**vars(answer), "rules": "normandy-0"})


def test_a_worker_with_other_rules_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    with pytest.raises(BadInput) as caught:
        play_all([series(2)], OtherRules(), Journal(path), lambda done, left: None)
    assert caught.value.key == "lab-other-rules"
    assert not path.exists()
