"""Play the games of the published ladder: `python -m tools.ladder [GAME...]`.

Each level against the one below it, until it is known whether it scores 65 %, and the strongest
against greedy, until it is known whether it scores 80 %; at most 400 games each, sides swapped, the
quick pairs of all games first. Every game is added to bench/ladder/GAME.jsonl at once, where a
later run goes on (`tools/ladder_book.py`); games of bots that play otherwise by now are removed.
"""

import itertools
import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import sandtable
from sandtable.bots import bot_names
from sandtable.lab.fixtures import pairing
from sandtable.lab.results import Result
from sandtable.lab.runners import Processes, Runner
from sandtable.lab.series import Series, play_all
from sandtable.lab.statistics import Sprt
from tools.ladder_book import SCENARIOS, Book, table_of

#: What a level should score against the one below it, and the strongest against greedy.
STEP_UP: Final = 0.65
MASTERY: Final = 0.80
#: At most so many games of a pair.
GAMES: Final = 400
#: A line about a pair after so many games.
REPORT: Final = 10


def meetings() -> list[tuple[str, str, float]]:
    """Who plays whom, and the share that the first should score; the quick ones first."""
    levels = bot_names()
    found = [(high, low, STEP_UP) for low, high in itertools.pairwise(levels)]
    return [*found[:-1], (levels[-1], "greedy", MASTERY), found[-1]]


def series(game_id: str, bot: str, other: str, share: float) -> Series:
    """The games of a pair, until it is decided."""
    tables = [table_of(game_id, scenario) for scenario in SCENARIOS[game_id]]
    fixtures = pairing(tables, (bot, other), 1, GAMES)
    return Series(fixtures, partial(Result.score_of_bot, bot=bot), Sprt(share))


def reporter(name: str, played: Series) -> Callable[[int, int], None]:
    def report(done: int, left: int) -> None:
        count = len(played.results)
        if not left or done % REPORT == 0:
            share = 100 * played.points / max(1, count)
            print(f"{name}: {share:.1f} % of {count}, at most {left} left", flush=True)

    return report


def main(games: Sequence[str]) -> None:
    jobs = int(os.environ.get("JOBS", "1"))
    books = {id: Book(sandtable.game(id)) for id in games or SCENARIOS}
    for book in books.values():
        book.tidy()
    with Runner() if jobs == 1 else Processes(jobs) as runner:
        for bot, other, share in meetings():
            for id, book in books.items():
                pair = series(id, bot, other, share)
                play_all([pair], runner, book, reporter(f"{id}, {bot} against {other}", pair))


if __name__ == "__main__":
    main(sys.argv[1:])
