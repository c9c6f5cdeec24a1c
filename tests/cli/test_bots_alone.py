"""Watching bots, and counting many of their games."""

import pytest

from sandtable.cli.opening import Opening
from sandtable.cli.simulate import play_one, run, tasks, wilson
from tests.cli.support import output

WATCH = ("watch", "normandy", "la-raye", "--germany", "random", "--seed", "3", "--delay", "0")


def test_watching_shows_boards_the_story_and_the_end() -> None:
    text = output(*WATCH)
    assert "│17B        +3│" in text
    assert "── Round 2." in text
    assert "US has picked a card for initiative." in text
    assert "wins" in text.splitlines()[-1]
    assert text == output(*WATCH)


def test_on_a_screen_every_step_is_drawn_anew() -> None:
    text = output(*WATCH, FORCE_COLOR="1")
    assert text.count("\x1b[2J") > 20
    assert "\x1b[3J" not in text


def test_simulating_counts_wins_endings_and_rounds() -> None:
    text = output(
        *("simulate", "normandy", "la-raye", "-n", "6", "--us", "greedy", "--germany", "random"),
        *("--seed", "4"),
    )
    assert "la-raye  US: greedy, Germany: random  Seed: 4" in text
    assert "US           6   100.0   61.0–100.0" in text
    assert "Germany      0     0.0     0.0–39.0" in text
    assert "US wins with the objective points it needed." in text
    assert "rounds a game on average" in text


def test_swapping_changes_sides_in_every_other_game() -> None:
    opening = Opening("normandy", "la-raye", [])
    players = {"us": "greedy", "germany": "random"}
    games = tasks(opening, players, 1, 4, swap=True)
    assert [task.players["us"] for task in games] == ["greedy", "random"] * 2
    assert len({task.seed for task in games}) == 4
    text = output("simulate", "normandy", "1", "-n", "4", "--germany", "random", "--swap")
    assert "greedy   " in text


def test_processes_play_the_same_games() -> None:
    opening = Opening("normandy", "la-raye", [])
    games = tasks(opening, {"us": "greedy", "germany": "random"}, 1, 2, swap=False)
    alone = [play_one(task) for task in games]
    together = list(run(games, 2))
    assert sorted(alone, key=repr) == sorted(together, key=repr)


def test_balance_lays_all_scenarios_side_by_side() -> None:
    bots = ("--us", "random", "--germany", "random")
    text = output("balance", "normandy", "-n", "2", *bots, "--seed", "4")
    lines = text.splitlines()
    assert "normandy  US: random, Germany: random  Seed: 4" in lines[0]
    for heading in ("US", "Germany", "Draw", "Rounds", "Lost"):
        assert heading in lines[1]
    assert [line.split()[0] for line in lines[2:14]] == [str(number) for number in range(1, 13)]
    assert lines[2].split()[1] == "la-raye"
    assert all(line.count("%") == 3 for line in lines[2:14])
    assert "Ending" in text
    assert text == output("balance", "normandy", "-n", "2", *bots, "--seed", "4", "--jobs", "2")


def test_balance_counts_losses_only_where_the_game_does() -> None:
    bots = ("--allies", "random", "--axis", "random")
    text = output("balance", "memoir44", "-n", "1", *bots, "--option", "turn_limit=10")
    assert "Turns" in text
    assert "Lost" not in text


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 0, 0.0, 1.0),
        (50, 100, 0.4038, 0.5962),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (1, 3, 0.0615, 0.7923),
    ],
)
def test_wilson_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)
