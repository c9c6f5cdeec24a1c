"""Greedy at Memoir '44: legal, repeatable, better than chance, and sensible in clear cases."""

import json
import os
import random
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import sandtable
from sandtable.bots import Bot, make_bot
from sandtable.games.memoir44.state import MemoirState
from sandtable.kernel.action import Action
from tests.memoir import act, game, legal, table


class Greedy(Bot):
    """The bot on the game of the tests; checks that it plays legally and leaves the view alone."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.choices: list[Action] = []

    def choose(self, view: Mapping[str, Any], legal: list[Action]) -> Action:
        text = json.dumps(view)
        offered = list(legal)
        state = game().determinize(json.loads(text), random.Random(0))
        choice = game().policy().choose(state, view["seat"], legal, self.rng)
        assert choice in offered
        assert legal == offered
        assert json.dumps(view) == text
        self.choices.append(choice)
        return choice


def choice(state: MemoirState, seat: str | None = None) -> str:
    """What greedy does, in the notation."""
    seat = seat or state.actors()[0]
    return game().write(Greedy(1).choose(state.view(seat), state.legal(seat)))


def turn(state: MemoirState) -> list[str]:
    """What greedy does while it is asked; every die shows a star."""
    seat = state.actors()[0]
    done: list[str] = []
    while state.actors() == (seat,):
        done.append(choice(state))
        state.apply(seat, game().read(done[-1]), sandtable.Scripted([5] * 40))
    return done


def play(
    scenario: str, side: str, seed: int, options: Mapping[str, Any] | None = None, foe: str = ""
) -> tuple[MemoirState, list[Action]]:
    """Greedy for one side (for both without a foe), and all its choices."""
    chance = sandtable.Seeded(seed)
    state = game().start(scenario, chance, options)
    greedy = Greedy(seed)
    other = make_bot(foe, seed) if foe else greedy
    while state.actors():
        seat = state.actors()[0]
        bot = greedy if state.side_of(seat) == side else other
        state.apply(seat, bot.choose(state.view(seat), state.legal(seat)), chance)
    return state, greedy.choices


# Whole games.


@pytest.mark.long
@pytest.mark.parametrize(
    ("scenario", "options"),
    [
        ("sainte-mere-eglise", {"axis_seats": 2}),
        ("liberation-of-paris", {"allies_seats": 3, "axis_seats": 2}),
        ("omaha-beach-overlord", {"allies_seats": 4, "axis_seats": 1}),
    ],
)
def test_plays_to_an_end(scenario: str, options: Mapping[str, Any]) -> None:
    state, _ = play(scenario, "allies", 3, options)
    assert state.outcome is not None
    assert state.outcome.winner is not None


@pytest.mark.long
@pytest.mark.parametrize("side", ["allies", "axis"])
def test_beats_random_play(side: str) -> None:
    outcomes = [play("pegasus-bridge", side, seed, foe="random")[0].outcome for seed in range(5)]
    assert len([1 for outcome in outcomes if outcome and outcome.winner == side]) >= 4


def test_the_same_seed_plays_the_same_game() -> None:
    first, second = play("pegasus-bridge", "axis", 7), play("pegasus-bridge", "axis", 7)
    assert first[1] == second[1]
    assert first[0] == second[0]


ROOT = str(Path(__file__).parents[2])
GAME = """
from tests.bots.test_greedy_memoir44 import play
print(play("arracourt", "axis", 5, {"turn_limit": 2})[0].digest())
"""


def test_the_bot_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sandtable, "game", lambda id: game())
    state = game().start("arracourt", sandtable.Seeded(1))
    bot = make_bot("greedy", 1)
    assert bot.choose(state.view("axis"), state.legal("axis")) in state.legal("axis")


def test_the_order_of_hashes_does_not_matter() -> None:
    digests = set()
    for seed in ("1", "2"):
        env = {
            **os.environ,
            "PYTHONHASHSEED": seed,
            "PYTHONPATH": os.pathsep.join([*sys.path, ROOT]),
        }
        run = subprocess.run(
            [sys.executable, "-c", GAME], env=env, capture_output=True, text=True, check=True
        )
        digests.add(run.stdout)
    assert len(digests) == 1


def test_the_enemys_cards_are_nothing_it_knows() -> None:
    units = {"r5c4": "I", "r6c4": "A", "r3c4": "i", "r2c4": "a"}
    hand = ["attack-center", "probe-center", "probe-left"]
    choices = set()
    for guess in range(5):
        state = table(units, hand=hand)
        scratch = game().determinize(state.view("allies"), random.Random(guess))
        choices.add(
            game().policy().choose(scratch, "allies", state.legal("allies"), random.Random(1))
        )
    assert len(choices) == 1


# Clear cases.


def test_plays_the_card_for_the_section_with_targets() -> None:
    units = {"r5c6": "I", "r4c6": "i", "r8c0": "I", "r0c12": "i"}
    state = table(units, hand=["probe-left", "probe-center", "probe-right"])
    assert choice(state) == "play probe-center"


def test_takes_the_attack_that_wins() -> None:
    position = {
        "trophies": {"allies": 3, "axis": 0},
        "units": {
            "allies-1": {"hex": "r4c6", "figures": 4},
            "axis-1": {"hex": "r3c5", "figures": 4},
            "axis-2": {"hex": "r3c6", "figures": 1},
        },
    }
    units = {"r4c6": "I", "r3c5": "i", "r3c6": "i"}
    state = table(units, hand=["probe-center"], state=position)
    assert "battle allies-1 axis-2" in turn(state)


def test_shoots_at_the_weakest_of_equal_targets() -> None:
    position = {
        "units": {
            "allies-1": {"hex": "r4c6", "figures": 4},
            "axis-1": {"hex": "r3c5", "figures": 4},
            "axis-2": {"hex": "r3c6", "figures": 2},
        },
    }
    units = {"r4c6": "I", "r3c5": "i", "r3c6": "i"}
    state = table(units, hand=["probe-center"], state=position)
    assert "battle allies-1 axis-2" in turn(state)


def test_walks_onto_an_objective_and_stays_there() -> None:
    objective = [{"side": "allies", "hexes": ["r4c6"], "kind": "temporary"}]
    away = table({"r5c6": "I", "r0c0": "i"}, hand=["probe-center"], objectives=objective)
    assert "move allies-1 G5" in turn(away)
    there = table({"r4c6": "I", "r0c0": "i"}, hand=["probe-center"], objectives=objective)
    assert "end-moves" in turn(there)


def test_wins_by_the_last_medal_of_an_objective() -> None:
    objective = [{"side": "allies", "hexes": ["r3c6"], "kind": "temporary"}]
    state = table(
        {"r5c6": "I", "r4c4": "i", "r0c0": "i"},
        hand=["probe-center"],
        objectives=objective,
        state={"trophies": {"allies": 3, "axis": 0}},
    )
    turn(state)
    assert state.outcome is not None
    assert state.outcome.winner == "allies"


def test_springs_an_ambush() -> None:
    state = table(
        {"r4c6": "I", "r3c6": "i"}, hand=["probe-center"], enemy_hand=["ambush", "probe-left"]
    )
    act(state, "play probe-center")
    act(state, "end-moves")
    act(state, "battle allies-1 axis-1")
    assert state.actors() == ("axis",)
    assert choice(state) == "ambush"


def test_holds_an_objective_behind_sandbags() -> None:
    state = table(
        {"r4c6": "I", "r3c6": "i"},
        hand=["probe-center"],
        obstacles={"r3c6": "s"},
        objectives=[{"side": "axis", "hexes": ["r3c6"], "kind": "temporary"}],
    )
    act(state, "play probe-center")
    act(state, "end-moves")
    act(state, "battle allies-1 axis-1")
    act(state, "decline", ["FLAG", "STAR"])
    assert "hold axis-1" in legal(state)
    assert choice(state) == "hold axis-1"


def test_retreats_into_cover() -> None:
    state = table({"r4c6": "I", "r3c6": "i"}, hand=["probe-center"], ground={"r2c6": "F"})
    act(state, "play probe-center")
    act(state, "end-moves")
    act(state, "battle allies-1 axis-1")
    act(state, "decline", ["FLAG", "STAR", "STAR"])
    assert choice(state) == "retreat axis-1 G7"


def test_bombs_the_largest_group() -> None:
    units = {"r8c0": "I", "r1c1": "i", "r3c8": "i", "r3c9": "i", "r2c9": "i"}
    state = table(units, hand=["air-power"])
    done = turn(state)
    assert done[0] == "play air-power"
    assert "target axis-1" not in done
    assert len([1 for word in done if word.startswith("target")]) == 3


def test_tends_the_weakest_unit() -> None:
    position = {
        "units": {
            "allies-1": {"hex": "r7c2", "figures": 3},
            "allies-2": {"hex": "r7c6", "figures": 1},
            "axis-1": {"hex": "r0c0", "figures": 4},
        },
    }
    units = {"r7c2": "I", "r7c6": "I", "r0c0": "i"}
    state = table(units, hand=["medics-and-mechanics"], state=position)
    assert turn(state)[:2] == ["play medics-and-mechanics", "heal allies-2"]
