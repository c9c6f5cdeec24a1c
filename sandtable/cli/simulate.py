"""Many games between bots, and what they show: wins, reasons, length."""

import multiprocessing
import random
from collections import Counter
from collections.abc import Iterable, Iterator
from math import sqrt
from typing import Any, Final, NamedTuple

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

import sandtable
from sandtable.bots.match import play_match
from sandtable.cli.desk import Desk
from sandtable.cli.opening import Opening, only_bots, read_seed, seat_bots
from sandtable.cli.palette import ACCENT, SOFT, TITLE
from sandtable.cli.speech import Speech
from sandtable.kernel.chance import Seeded
from sandtable.kernel.game import OptionValue
from sandtable.kernel.start import Start
from sandtable.kernel.state import State

#: What the length of a game is counted in.
LENGTHS: Final = {"round": "cli-sim-rounds", "turn": "cli-sim-turns"}
#: The 97.5 % point of the normal distribution, for intervals of 95 %.
Z: Final = 1.959964


class Task(NamedTuple):
    """One game to play, in whichever process."""

    game: str
    name: str
    start: Start
    options: dict[str, OptionValue] | None
    players: dict[str, str]
    seed: int


class Result(NamedTuple):
    """How it ended: the bots that played and won, the winning side, the reason, the length.

    ``lost`` are the losses of each side, where the game counts them.
    """

    scenario: str
    players: tuple[str, ...]
    winners: tuple[str, ...]
    winner: str | None
    reason: str
    length: int
    counted: str
    lost: tuple[int, ...]


def simulate(
    desk: Desk,
    opening: Opening,
    seats: list[str],
    count: int,
    seed: str | None,
    swap: bool,
    jobs: int,
) -> None:
    players = only_bots(seats, opening.seats)
    number = read_seed(seed)
    results = list(with_bar(desk, run(tasks(opening, players, number, count, swap), jobs), count))
    words = desk.speech(opening.game)
    desk.say(title(words, opening.name, players, number))
    desk.say(_wins(words, opening.game.sides, results))
    if len(set(players.values())) > 1:
        desk.say(_wins_of_bots(words, results))
    desk.say(_reasons(words, results))
    length = sum(result.length for result in results) / len(results)
    desk.say(Text(words.text(LENGTHS[results[0].counted], length=f"{length:.1f}")))


def tasks(
    opening: Opening, players: dict[str, str], seed: int, count: int, swap: bool
) -> list[Task]:
    """The games, each with its own seed; with ``swap`` every other one with changed sides."""
    turned = dict(zip(players, reversed(list(players.values())), strict=True))
    rng = random.Random(seed)
    return [
        Task(
            opening.game.id,
            opening.name,
            opening.start,
            opening.options,
            turned if swap and number % 2 else players,
            rng.getrandbits(32),
        )
        for number in range(count)
    ]


def run(games: list[Task], jobs: int) -> Iterator[Result]:
    if jobs == 1:
        yield from map(play_one, games)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(play_one, games, chunksize=1)


def play_one(task: Task) -> Result:
    """Play one game to its end."""
    game = sandtable.game(task.game)
    bots = seat_bots(task.players, task.seed)
    state = play_match(game, task.start, bots, Seeded(task.seed), task.options)
    assert state.outcome is not None
    winner = state.outcome.winner
    winners = {bot for seat, bot in task.players.items() if state.side_of(seat) == winner}
    players = tuple(sorted(set(task.players.values())))
    reason = state.outcome.reason
    length, counted = length_of(state)
    lost = losses_of(state)
    won = tuple(sorted(winners))
    return Result(task.name, players, won, winner, reason, length, counted, lost)


def length_of(state: State) -> tuple[int, str]:
    """How many rounds or turns were played, and which of the two."""
    progress: Any = state.progress()
    counted = next(key for key in LENGTHS if key in progress)
    return int(progress[counted]), counted


def losses_of(state: State) -> tuple[int, ...]:
    """The cards or figures that each side has lost, as the table shows them."""
    sides: Any = state.view(None).get("sides", {})
    return tuple(side["casualties"] for side in sides.values() if "casualties" in side)


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a share (Wilson's score interval)."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    centre = share + Z * Z / (2 * games)
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def with_bar(desk: Desk, results: Iterable[Result], count: int) -> Iterator[Result]:
    """A bar on the error channel, so that the tables can go into a file."""
    columns = (BarColumn(complete_style=ACCENT), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=desk.errors, transient=True) as progress:
        bar = progress.add_task("", total=count)
        for result in results:
            progress.advance(bar)
            yield result


def title(words: Speech, played: str, players: dict[str, str], seed: int) -> Text:
    """What was played, by whom, and from which seed."""
    names = ", ".join(f"{words.name('side', seat)}: {name}" for seat, name in players.items())
    seeded = words.text("cli-seed", seed=str(seed))
    return Text.assemble((f"{played}  ", TITLE), names, (f"  {seeded}", SOFT))


def _wins(words: Speech, sides: Iterable[str], results: list[Result]) -> Grid:
    wins = Counter(result.winner for result in results)
    grid = _grid(words.text("cli-sim-side"), words.text("cli-sim-wins"))
    for side in sides:
        grid.add_row(words.name("side", side), *_share(wins[side], len(results)))
    if wins[None]:
        grid.add_row(words.text("cli-sim-draw"), *_share(wins[None], len(results)))
    return grid


def _wins_of_bots(words: Speech, results: list[Result]) -> Grid:
    """How each bot fares over both sides."""
    games: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    for result in results:
        games.update(result.players)
        wins.update(result.winners)
    grid = _grid(words.text("cli-sim-bot"), words.text("cli-sim-wins"))
    for bot in sorted(games):
        grid.add_row(bot, *_share(wins[bot], games[bot]))
    return grid


def _reasons(words: Speech, results: list[Result]) -> Grid:
    reasons = Counter((result.winner, result.reason) for result in results)
    grid = _grid(words.text("cli-sim-reason"), words.text("cli-sim-games"))
    for (winner, reason), count in reasons.most_common():
        grid.add_row(ending(words, winner, reason), *_share(count, len(results)))
    return grid


def ending(words: Speech, winner: str | None, reason: str) -> str:
    """Who won and why, in a sentence without the rule."""
    outcome = {"winner": winner, "reason": reason, "rule": ""}
    return words.outcome(outcome).removesuffix(" ()")


def _grid(heading: str, counted: str) -> Grid:
    grid = Grid(box=None, padding=(0, 3, 0, 0), header_style=SOFT)
    grid.add_column(heading)
    grid.add_column(counted, justify="right")
    grid.add_column("%", justify="right")
    grid.add_column("95 %", justify="right", style=SOFT)
    return grid


def _share(wins: int, games: int) -> tuple[str, str, str]:
    low, high = wilson(wins, games)
    return str(wins), f"{100 * wins / games:.1f}", f"{100 * low:.1f}–{100 * high:.1f}"
