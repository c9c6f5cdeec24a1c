"""Tuning: weights as numbers, the optimiser's run, and its file."""

import json
import sys
from dataclasses import replace
from math import e
from pathlib import Path
from typing import Any

import pytest

import sandtable
from sandtable.kernel.errors import BadInput
from sandtable.lab.runners import Runner
from sandtable.lab.tuning import NOW, TRIED, Plan, Trial, Tuning, play_trial
from sandtable.lab.weights import WeightSpace
from tests.cli.support import complaint, output
from tests.lab.support import table

PLAN = Plan(
    tables=[table()], only=["march"], seed=1, generations=2, games=1, held_out=2, spread=0.2
)


@pytest.mark.parametrize("id", sandtable.games())
def test_every_game_has_weights_to_tune(id: str) -> None:
    space = WeightSpace(sandtable.game(id))
    now = space.values(space.now)
    assert len(now) == len(set(space.labels)) > 20
    assert space.values(space.weights(now)) == now
    assert space.moved([0.0] * len(now)) == pytest.approx(now, rel=0.005)
    changed = space.weights([value + 1 for value in now])
    assert space.values(changed) == [value + 1 for value in now]
    assert space.values(space.now) == now
    assert type(space.policy)(changed).weights is changed


def test_weights_move_in_proportion_and_from_zero() -> None:
    space = WeightSpace(sandtable.game("memoir44"), ["keep"])
    assert space.labels[:4] == ["keep.assault", "keep.attack", "keep.probe", "keep.recon"]
    assert space.values(space.now)[:4] == [0.3, 0.12, 0.05, 0.0]
    moved = space.moved([1.0] * len(space.labels))
    assert moved[:4] == [float(f"{0.3 * e:.3g}"), float(f"{0.12 * e:.3g}"), 0.136, 0.1]


class Plain(sandtable.Game):
    """A game without a policy of its own."""


def test_weights_that_are_not_there_are_told() -> None:
    game = sandtable.game("memoir44")
    with pytest.raises(BadInput) as caught:
        WeightSpace(game, ["march", "courage"])
    assert (caught.value.key, caught.value.params["name"]) == ("lab-no-weight", "courage")
    with pytest.raises(BadInput) as caught:
        WeightSpace(Plain())
    assert caught.value.key == "lab-no-weights"


def test_held_out_games_are_never_tuned_on() -> None:
    plan = replace(PLAN, generations=5, games=6, held_out=10)
    tuned = [each.key for number in range(5) for each in plan.fixtures(number)]
    final = [each.key for each in plan.final()]
    assert (len(set(tuned)), len(set(final))) == (30, 10)
    assert not set(tuned) & set(final)
    longer = replace(plan, generations=50)
    assert [each.key for each in longer.final()] == final
    assert [each.players["us"] for each in plan.final()] == [TRIED, NOW] * 5


def test_a_trial_is_played_with_its_weights() -> None:
    """A policy that does not want to win loses to one that does."""
    only = ("goal", "card", "wear", "shot", "draw", "pin", "win")
    space = WeightSpace(sandtable.game("normandy"), only)
    bad = tuple(-value for value in space.values(space.now))
    fixtures = replace(PLAN, held_out=4).final()
    assert [play_trial(Trial(0, fixture, only, bad)) for fixture in fixtures] == [0.0] * 4


class Judge(Runner):
    """Games are not played: a candidate is the better the greater its weights are."""

    def __init__(self) -> None:
        self.trials: list[Trial] = []

    def run(self, function: Any, tasks: Any) -> Any:
        for trial in tasks:
            self.trials.append(trial)
            yield trial, min(1.0, sum(trial.values) / len(trial.values))


def test_better_weights_are_found(tmp_path: Path) -> None:
    pytest.importorskip("cmaes")
    plan = replace(PLAN, only=["deny", "guard", "card"], generations=12, games=2)
    tuning = Tuning(plan, Judge(), None)
    found = tuning.run(lambda games: None)
    now = tuning.space.values(tuning.space.now)
    assert sum(found) > 1.3 * sum(now)
    assert tuning.measure(now, lambda games: None) == pytest.approx(2 * sum(now) / len(now))


def test_a_run_continues_from_its_file(tmp_path: Path) -> None:
    pytest.importorskip("cmaes")
    path = tmp_path / "tuning.jsonl"
    plan = replace(PLAN, only=["deny", "guard"], generations=4)
    whole = Tuning(plan, Judge(), None).run(lambda games: None)
    Tuning(replace(plan, generations=2), Judge(), path).run(lambda games: None)
    other = {"tuning": "another", "generation": 2, "scores": [1.0]}
    path.write_text(path.read_text() + json.dumps(other) + '\n{"tuning": "to', encoding="utf-8")
    judge = Judge()
    told: list[int] = []
    tuning = Tuning(plan, judge, path)
    assert tuning.run(told.append) == whole
    assert len(judge.trials) == 2 * tuning.optimiser.population_size
    assert sum(told) + plan.held_out == tuning.total
    assert len(path.read_text(encoding="utf-8").splitlines()) == 5
    path.write_text("[]\n", encoding="utf-8")
    with pytest.raises(BadInput) as caught:
        Tuning(plan, judge, path).run(told.append)
    assert caught.value.key == "lab-not-a-result"


def test_the_command_prints_weights_and_their_score() -> None:
    pytest.importorskip("cmaes")
    short = ("--only", "guard", "--generations", "1", "-n", "1", "--held-out", "2")
    text = output("lab", "tune", "--game", "normandy", "--scenario", "1", *short, COLUMNS="200")
    assert "guard" in text
    assert "in 2 games that they were not tuned on." in text


def test_without_the_optimiser_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cmaes", None)
    told = complaint("lab", "tune", "--game", "normandy", "--scenario", "1")
    assert 'pip install "sandtable[lab]"' in told
