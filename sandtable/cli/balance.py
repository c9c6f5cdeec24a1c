"""How fair the scenarios of a game are: bots play each of them many times."""

from collections import Counter
from statistics import median
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

import sandtable
from sandtable.cli.desk import Desk
from sandtable.cli.opening import Opening, only_bots, read_seed
from sandtable.cli.palette import SOFT
from sandtable.cli.simulate import Result, Task, ending, run, tasks, title, with_bar
from sandtable.cli.speech import Speech

#: The heading over the usual length of a game.
LENGTHS: Final = {"round": "cli-balance-rounds", "turn": "cli-balance-turns"}


def balance(
    desk: Desk,
    game_id: str,
    options: list[str],
    seats: list[str],
    count: int,
    seed: str | None,
    jobs: int,
) -> None:
    """Play every scenario so many times, and lay the results side by side."""
    game = sandtable.game(game_id)
    number = read_seed(seed)
    openings = [Opening(game_id, scenario, options) for scenario in game.scenarios()]
    players = [only_bots(seats, opening.seats) for opening in openings]
    games: list[Task] = []
    for opening, bots in zip(openings, players, strict=True):
        games += tasks(opening, bots, number, count, swap=False)
    found: dict[str, list[Result]] = {scenario: [] for scenario in game.scenarios()}
    for result in with_bar(desk, run(games, jobs), len(games)):
        found[result.scenario].append(result)
    words = desk.speech(game)
    desk.say(title(words, game.id, players[0], number))
    desk.say(standings(words, game.sides, found), Text(), endings(words, found))


def standings(words: Speech, sides: tuple[str, ...], found: dict[str, list[Result]]) -> Grid:
    """Wins of each side in per cent, drawn games, the usual length, the losses of each side."""
    any_result = next(iter(found.values()))[0]
    grid = Grid(box=None, padding=(0, 3, 0, 0), header_style=SOFT)
    grid.add_column(words.text("cli-balance-scenario"), no_wrap=True)
    names = [words.name("side", side) for side in sides]
    for heading in (*names, words.text("cli-sim-draw"), words.text(LENGTHS[any_result.counted])):
        grid.add_column(heading, justify="right")
    if any_result.lost:
        grid.add_column(words.text("cli-balance-lost"), justify="right")
    for number, (scenario, results) in enumerate(found.items(), 1):
        wins = Counter(result.winner for result in results)
        shares = [f"{100 * wins[side] / len(results):.1f} %" for side in (*sides, None)]
        length = median([result.length for result in results])
        losses = zip(*(result.lost for result in results), strict=True)
        means = [f"{sum(lost) / len(results):.1f}" for lost in losses]
        cells = [f"{number} {scenario}", *shares, f"{length:g}"]
        grid.add_row(*cells, *([" / ".join(means)] if means else []))
    return grid


def endings(words: Speech, found: dict[str, list[Result]]) -> Grid:
    """How the games of each scenario ended."""
    grid = Grid(box=None, padding=(0, 3, 0, 0), header_style=SOFT)
    grid.add_column(words.text("cli-balance-scenario"), no_wrap=True)
    grid.add_column(words.text("cli-sim-reason"))
    grid.add_column(words.text("cli-sim-games"), justify="right")
    for number, (scenario, results) in enumerate(found.items(), 1):
        named = f"{number} {scenario}"
        counts = Counter(ending(words, r.winner, r.reason) for r in results)
        for sentence, count in sorted(counts.items(), key=lambda item: (-item[1], item[0])):
            grid.add_row(named, sentence, str(count))
            named = ""
    return grid
