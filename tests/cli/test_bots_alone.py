"""Watching bots, and counting many of their games."""

from sandtable.cli.simulate import schedule
from tests.cli.support import output
from tests.lab.support import table

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
    assert "US          6  100.0  61.0–100.0" in text
    assert "Germany     0    0.0    0.0–39.0" in text
    assert "US wins with the objective points needed." in text
    assert "rounds per game on average" in text


def test_swapping_changes_sides_in_every_other_game() -> None:
    players = {"us": "greedy", "germany": "random"}
    games = schedule(table("la-raye"), players, 1, 4, swap=True)
    assert [task.players["us"] for task in games] == ["greedy", "random"] * 2
    assert len({task.seed for task in games}) == 4
    text = output("simulate", "normandy", "1", "-n", "4", "--germany", "random", "--swap")
    assert "regular   " in text
