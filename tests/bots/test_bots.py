"""Every bot: it plays legally, from a view alone, and the same way with the same seed."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import sandtable
from sandtable.bots import DEFAULT_BOT, YARDSTICKS, Bot, bot_names, make_bot
from sandtable.bots.match import play_match
from sandtable.kernel.action import Action
from tests.support import normandy


class Witness(Bot):
    """Passes the view on as text would carry it, and looks at every choice."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(0)
        self.bot = bot
        self.choices: list[Action] = []

    def choose(self, view: Mapping[str, Any], legal: list[Action]) -> Action:
        text = json.dumps(view)
        offered = list(legal)
        choice = self.bot.choose(json.loads(text), legal)
        assert choice in offered
        assert legal == offered
        assert json.dumps(view) == text
        self.choices.append(choice)
        return choice


def pair(us: str, germany: str, seed: int) -> dict[str, Bot]:
    return {"us": make_bot(us, seed), "germany": make_bot(germany, seed + 1)}


def play(us: str, germany: str, scenario: str, seed: int) -> tuple[sandtable.State, list[Action]]:
    """A game between witnesses, and all its choices."""
    witnesses = {seat: Witness(bot) for seat, bot in pair(us, germany, seed).items()}
    state = play_match(normandy(), scenario, witnesses, sandtable.Seeded(seed))
    return state, [*witnesses["us"].choices, *witnesses["germany"].choices]


def test_the_bots_have_names() -> None:
    assert bot_names() == ["recruit", "regular", "veteran", "commander"]
    assert DEFAULT_BOT in bot_names()
    assert all(isinstance(make_bot(name, 1), Bot) for name in [*bot_names(), *YARDSTICKS])


def test_an_unknown_name_is_refused_with_those_there_are() -> None:
    with pytest.raises(sandtable.BadInput) as caught:
        make_bot("genius", 1)
    assert caught.value.key == "unknown-bot"
    assert caught.value.params == {"bot": "genius", "bots": ", ".join([*bot_names(), *YARDSTICKS])}


def test_greedy_refuses_a_game_that_is_not_there() -> None:
    with pytest.raises(sandtable.BadInput) as caught:
        make_bot("greedy", 1).choose({"game": "chess"}, [("move", "pawn"), ("move", "king")])
    assert caught.value.key == "unknown-game"
    assert caught.value.params["game"] == "chess"


@pytest.mark.long
@pytest.mark.parametrize("scenario", normandy().scenarios())
def test_choices_are_legal_and_need_nothing_but_a_view(scenario: str) -> None:
    state, choices = play("greedy", "greedy", scenario, 5)
    assert state.outcome is not None
    assert state.outcome.rule != "NOR-7.5"
    assert choices


def test_random_takes_every_legal_action_now_and_then() -> None:
    legal: list[Action] = [("a",), ("b",), ("c",)]
    bot = make_bot("random", 3)
    taken = [bot.choose({}, legal) for _ in range(300)]
    assert all(60 < taken.count(action) < 140 for action in legal)


@pytest.mark.parametrize("name", ["random", "greedy", "recruit", "regular"])
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    first = play(name, name, "la-huberderie", 8)
    second = play(name, name, "la-huberderie", 8)
    assert first[1] == second[1]
    assert first[0] == second[0]


def test_seeds_differ() -> None:
    assert play("random", "random", "la-raye", 1)[1] != play("random", "random", "la-raye", 2)[1]


DIGEST = """
import sandtable
from sandtable.bots import make_bot
from sandtable.bots.match import play_match
for id, scenario in (
    ("normandy", "crossing-the-vire"),
    ("normandy", "critical-intelligence"),
    ("north-africa", "mersa-brega"),
):
    game = sandtable.game(id)
    bots = {side: make_bot("greedy", seed) for seed, side in enumerate(game.sides)}
    print(play_match(game, scenario, bots, sandtable.Seeded(3)).digest())
"""


def test_the_order_of_hashes_does_not_matter() -> None:
    """The same game in processes that hash strings differently."""
    digests = []
    for salt in ("1", "2"):
        environment = os.environ | {
            "PYTHONHASHSEED": salt,
            "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
        }
        command = [sys.executable, "-c", DIGEST]
        run = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        digests.append(run.stdout)
    assert digests[0] == digests[1] != ""


@pytest.mark.long
@pytest.mark.parametrize("scenario", ["la-raye", "montmartin-en-graignes", "hill-314"])
def test_greedy_beats_random(scenario: str) -> None:
    wins = 0
    for seed in range(10):
        for seat, bots in (
            ("us", pair("greedy", "random", seed)),
            ("germany", pair("random", "greedy", seed)),
        ):
            outcome = play_match(normandy(), scenario, bots, sandtable.Seeded(seed)).outcome
            assert outcome is not None
            wins += outcome.winner == seat
    assert wins >= 18


def test_options_reach_the_game() -> None:
    options = {"round_limit": 10, "open_discards": True}
    bots = pair("greedy", "greedy", 1)
    state = play_match(normandy(), "mortain", bots, sandtable.Seeded(1), options)
    assert state.outcome is not None
    assert state.outcome.rule == "NOR-7.5"


def test_a_bot_of_ones_own_plays_by_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = "from sandtable.bots import Bot\nclass First(Bot):\n"
    source += "    def choose(self, view, legal):\n        return legal[0]\n"
    (tmp_path / "own_bot_of_a_test.py").write_text(source, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    assert make_bot("own_bot_of_a_test:First", 1).choose({}, [("a",), ("b",)]) == ("a",)
    for name, key in (
        ("own_bot_of_a_test:Second", "own-bot-not-found"),
        ("no_such_module_at_all:First", "own-bot-not-found"),
        ("json:loads", "own-bot-is-none"),
    ):
        with pytest.raises(sandtable.BadInput) as error:
            make_bot(name, 1)
        assert error.value.key == key
