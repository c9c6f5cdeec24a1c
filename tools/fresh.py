"""Draws many fresh battles: all valid, no two alike; with ``--measure``, what was promised is kept.

python -m tools.fresh --count 1000
python -m tools.fresh --game memoir44 --measure 40 --games 200

With ``--store``, fills the store of battles that can begin at once, up to so many of a size; what
is in it stays, unless rules or generators have changed.

python -m tools.fresh --game memoir44 --size small --store 4 --bot regular
"""

import argparse
import json
from functools import partial

import sandtable
from sandtable.bots.match import play_match, seat_bots
from sandtable.kernel.chance import Seeded
from sandtable.kernel.game import Game
from sandtable.kernel.state import digest_of
from sandtable.lab.fixtures import mirror, set_table
from sandtable.lab.journal import Journal
from sandtable.lab.results import Result
from sandtable.lab.runners import Processes, Runner
from sandtable.lab.series import Series, play_all
from sandtable.lab.statistics import Rule
from sandtable.studio.fresh import Promise, draw, find_fair, generator_of, words_of
from sandtable.studio.store import Store, Stored, path_of, store_of, store_text

#: Drafts of a seed before the next seed is tried.
STORE_DRAFTS = 4


def check(game: Game, count: int, played: int, bot: str) -> None:
    """Draw battles of all sizes, and play some of them to an end."""
    sizes = generator_of(game).sizes
    seen: set[str] = set()
    for number in range(count):
        document = draw(game, words_of(number), sizes[number % len(sizes)])
        if number < played:
            bots = seat_bots(dict.fromkeys(game.start(document, Seeded(0)).seats, bot), number)
            assert play_match(game, document, bots, Seeded(number)).outcome is not None
        document.pop("name", None)
        seen.add(json.dumps(document, sort_keys=True))
    print(f"{game.id}: {count} battles, {len(seen)} different, {played} played to an end")


def measure(game: Game, count: int, games: int, size: str, bot: str, runner: Runner) -> None:
    """Find fair battles, then play each anew: how many keep the promise?"""
    promise = Promise()
    kept = inside = 0
    for number in range(count):
        seed = words_of(number)
        offer = find_fair(game, seed, size, bot, promise, runner, lambda *told: None)
        table = set_table(game, offer.chosen.document, "again")
        fixtures = mirror(table, bot, 1_000 + number, games)
        series = Series(fixtures, partial(Result.score_of_side, side=game.sides[0]), Rule())
        play_all([series], runner, Journal(None), lambda done, left: None)
        share = series.points / len(series.results)
        good = offer.chosen.kept and promise.band[0] <= share <= promise.band[1]
        kept += offer.chosen.kept
        inside += good
        print(
            f"{game.id} {seed}: {len(offer.drafts)} drafts, kept {offer.chosen.kept}, "
            f"promised {offer.chosen.share:.3f} of {offer.chosen.games}, anew {share:.3f}",
            flush=True,
        )
    print(f"{game.id}: {kept} of {count} kept, {inside} of them inside the band anew")


def fill(game: Game, count: int, size: str, bot: str, runner: Runner) -> None:
    """Measure battles of a size until the store has so many; each is written when it is kept."""
    old = store_of(game)
    battles = list(old.battles) if old.bot == bot else []
    known = {battle.seed for battle in battles}
    wanted = count - sum(battle.size == size for battle in battles)
    number = 0
    while wanted > 0:
        seed = words_of(number)
        number += 1
        if seed in known:
            continue
        offer = find_fair(
            game, seed, size, bot, Promise(), runner, lambda *told: None, STORE_DRAFTS
        )
        drafts = tuple([(draft.points, draft.games) for draft in offer.drafts])
        print(f"{game.id} {size} {seed}: {drafts}", flush=True)
        if offer.chosen.kept:
            wanted -= 1
            battles.append(Stored(seed, size, digest_of(offer.chosen.document), drafts))
            text = store_text(game, Store(bot, tuple(battles)))
            path_of(game).write_text(text, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="")
    parser.add_argument("--count", type=int, default=1_000)
    parser.add_argument("--played", type=int, default=20)
    parser.add_argument("--measure", type=int, default=0)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--store", type=int, default=0)
    parser.add_argument("--size", default="standard")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    for id in [given.game] if given.game else sandtable.games():
        game = sandtable.game(id)
        if not given.measure and not given.store:
            check(game, given.count, given.played, given.bot)
            continue
        with Runner() if given.jobs == 1 else Processes(given.jobs) as runner:
            if given.store:
                fill(game, given.store, given.size, given.bot, runner)
                continue
            measure(game, given.measure, given.games, given.size, given.bot, runner)


if __name__ == "__main__":
    main()
