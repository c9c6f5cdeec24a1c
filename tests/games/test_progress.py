"""What a list of games shows of each."""

import random
from typing import Any

import pytest

import sandtable

SCENARIOS = [
    (id, scenario) for id in sandtable.games() for scenario in sandtable.game(id).scenarios()
]


@pytest.mark.parametrize(("id", "scenario"), SCENARIOS)
def test_progress_tells_what_every_spectator_sees(id: str, scenario: str) -> None:
    game, chance, rng = sandtable.game(id), sandtable.Seeded(5), random.Random(5)
    state = game.start(scenario, chance)
    last = 0
    for _ in range(300):
        if not state.actors():
            break
        progress: Any = state.progress()
        assert sorted(progress["scores"]) == sorted(game.sides)
        assert set(progress["goals"]) <= set(game.sides)
        assert state.outcome is None
        for side, goal in progress["goals"].items():
            assert 0 <= progress["scores"][side] < goal
        (number,) = (progress[key] for key in ("round", "turn") if key in progress)
        assert number >= last
        last = number
        seat = rng.choice(state.actors())
        state.apply(seat, rng.choice(state.legal(seat)), chance)
    assert last > 1


def test_the_points_of_la_raye() -> None:
    state = sandtable.game("normandy").start("la-raye", sandtable.Seeded(1))
    assert state.progress() == {
        "round": 1,
        "scores": {"us": 0, "germany": 3},
        "goals": {"us": 5, "germany": 5},
    }


def test_a_side_that_only_pins_has_no_goal() -> None:
    game = sandtable.game("normandy")
    pinning = 0
    for scenario in game.scenarios():
        described: Any = game.describe(scenario)
        progress: Any = game.start(scenario, sandtable.Seeded(1)).progress()
        for side, goal in described["goals"].items():
            assert progress["goals"].get(side, 0) == goal["points"]
            pinning += not goal["points"]
    assert pinning


def test_the_medals_of_pegasus_bridge() -> None:
    state = sandtable.game("memoir44").start("pegasus-bridge", sandtable.Seeded(1))
    assert state.progress() == {
        "turn": 1,
        "scores": {"allies": 0, "axis": 0},
        "goals": {"allies": 4, "axis": 4},
    }
