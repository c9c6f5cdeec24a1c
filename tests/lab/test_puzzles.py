"""Positions where one action is much better than greedy's."""

import json
import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import sandtable
from sandtable.bots import Bot, make_bot
from sandtable.kernel.action import Action
from sandtable.lab.fixtures import mirror
from sandtable.lab.puzzles import Search, find_puzzles, gain_of
from tests.cli.support import complaint, output
from tests.lab.support import table
from tests.support import position


class Sage(Bot):
    """Takes the last action whenever it can, and is sure that this is right."""

    def choose(self, view: Mapping[str, Any], legal: list[Action]) -> Action:
        return legal[-1]

    def scores(self, view: Mapping[str, Any], legal: list[Action]) -> list[tuple[float, Action]]:
        return [(number / (len(legal) - 1), action) for number, action in enumerate(legal)]


SAGE = f"{__name__}:Sage"


def test_puzzles_can_be_loaded_and_solved() -> None:
    puzzles: list[Any] = find_puzzles(Search(mirror(table(), SAGE, 1, 1)[0], 0.9))
    assert puzzles
    for puzzle in puzzles:
        state = sandtable.game(puzzle["game"]).from_json(puzzle["position"])
        legal = state.legal(puzzle["seat"])
        assert tuple(puzzle["best"]) == legal[-1]
        assert tuple(puzzle["greedy"]) in legal[:-1]
        assert puzzle["gain"] >= 0.9


def small_fight() -> sandtable.State:
    """A few cards on each side: a game that is soon over."""
    return position(
        us={
            "hand": ["rifleman-a"],
            "deck": ["rifleman-a", "rifleman-a"],
            "counters": {"riflemen-a": "5B"},
        },
        germany={"counters": {"riflemen-a": "17B"}, "discard": ["rifleman-a"]},
    )


def test_actions_are_played_out_where_a_bot_has_no_scores() -> None:
    state = small_fight()
    best = state.game.policy().rank(state, "us", state.legal("us"))[0][1]
    worst: Action = ("resign",)
    bot = make_bot("greedy", 1)
    gain = gain_of(bot, state, "us", (best, worst), 0.05, random.Random(1))
    assert gain is not None
    assert 0.05 <= gain <= 1.0
    assert gain_of(bot, state, "us", (worst, best), 0.05, random.Random(1)) is None
    assert gain_of(bot, state, "us", (best, best), 0.05, random.Random(1)) is None


def test_the_command_writes_a_line_for_each(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.jsonl"
    game = ("--game", "normandy", "--scenario", "1", "--bot", SAGE, "-n", "1", "--gain", "0.9")
    text = output("lab", "puzzles", *game, "--out", str(path), COLUMNS="200")
    lines = path.read_text(encoding="utf-8").splitlines()
    assert f"Puzzles found: {len(lines)}." in text
    assert json.loads(lines[0])["bot"] == SAGE
    assert "The file already exists" in complaint("lab", "puzzles", *game, "--out", str(path))


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (("--bot", "genius"), "There is no bot “genius”"),
        (
            ("--bot", "greedy", "--gain", "7"),
            "--gain: “7” is out of range",
        ),
    ],
)
def test_what_cannot_be_is_told(tmp_path: Path, args: tuple[str, ...], told: str) -> None:
    out = str(tmp_path / "puzzles.jsonl")
    game = ("--game", "normandy", "--scenario", "1", "--out", out)
    assert told in complaint("lab", "puzzles", *game, *args)
