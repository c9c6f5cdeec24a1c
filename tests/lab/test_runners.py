"""Tasks in this process and in others."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from sandtable.kernel.errors import BadInput
from sandtable.lab.fixtures import pairing
from sandtable.lab.playing import play
from sandtable.lab.runners import Processes, Runner
from tests.lab.support import table, without_time


def double(number: int) -> int:
    return 2 * number


def die_once(marker: str) -> str:
    """Kill the worker, unless that has been done."""
    path = Path(marker)
    if not path.exists():
        path.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "done"


def die(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def fail(number: int) -> int:
    raise BadInput("unknown-bot", bot=str(number), bots="")


def test_tasks_are_taken_when_there_is_a_worker() -> None:
    """So that answers can decide what is asked next."""
    answers: list[int] = []

    def tasks() -> Iterator[int]:
        number = 1
        while number < 100:
            yield number
            number = answers[-1]

    for _, answer in Runner().run(double, tasks()):
        answers.append(answer)
    assert answers == [2, 4, 8, 16, 32, 64, 128]


def test_processes_play_the_same_games() -> None:
    fixtures = pairing([table()], ("greedy", "random"), 1, 4)
    alone = {task.key: without_time(result) for task, result in Runner().run(play, iter(fixtures))}
    with Processes(2) as runner:
        together = {
            task.key: without_time(result) for task, result in runner.run(play, iter(fixtures))
        }
    assert alone == together


def test_a_worker_that_dies_is_replaced(tmp_path: Path) -> None:
    markers = [str(tmp_path / name) for name in "ab"]
    with Processes(2) as runner:
        done = list(runner.run(die_once, iter(markers)))
    assert sorted(done) == [(marker, "done") for marker in markers]


def test_workers_that_die_again_and_again_end_the_run() -> None:
    with Processes(2) as runner, pytest.raises(BadInput) as caught:
        list(runner.run(die, iter([1, 2])))
    assert caught.value.key == "lab-workers-die"


def test_what_is_wrong_comes_back_as_it_is() -> None:
    with Processes(2) as runner, pytest.raises(BadInput) as caught:
        list(runner.run(fail, iter([7])))
    assert caught.value.params["bot"] == "7"
