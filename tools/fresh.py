"""Draws many fresh battles: all valid, no two alike, and each is played to an end.

python -m tools.fresh --count 1000

With ``--measure``, finds fair battles as people get them, and plays each anew: is what was promised
kept? With ``--out``, a line for each battle is appended to a file, where a later run goes on.

python -m tools.fresh --game memoir44 --measure 40 --games 200 --out bench/fresh/memoir44.jsonl

With ``--store``, fills the store of battles that can begin at once, up to so many of a size; what
is in it stays, unless rules or generators have changed.

python -m tools.fresh --game memoir44 --size small --store 4 --bot regular --drafts 4
"""

import argparse
import json
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

import sandtable
from sandtable.kernel.game import Game
from sandtable.kernel.state import digest_of
from sandtable.lab.fixtures import Fixture, mirror, set_table
from sandtable.lab.journal import Journal, append_line, drop_torn_line, read_lines
from sandtable.lab.playing import play
from sandtable.lab.results import Result
from sandtable.lab.runners import Processes, Runner
from sandtable.lab.series import Series, play_all
from sandtable.lab.statistics import Rule
from sandtable.studio.fresh import (
    MOST_DRAFTS,
    Promise,
    draw,
    find_fair,
    generator_of,
    words_of,
)
from sandtable.studio.store import Store, Stored, path_of, store_of, store_text


def check(game: Game, first: int, count: int, bot: str, runner: Runner) -> None:
    """Draw battles of all sizes in turn, and play each of them to its end."""
    sizes = generator_of(game).sizes
    drawn: set[str] = set()

    def battles() -> Iterator[Fixture]:
        """A battle that is faulty is never drawn: the generator would say so."""
        for number in range(first, first + count):
            words = words_of(number)
            document = draw(game, words, sizes[number % len(sizes)])
            table = set_table(game, document, words)
            drawn.add(json.dumps({**document, "name": ""}, sort_keys=True))
            yield mirror(table, bot, number, 1)[0]

    began = time.process_time()
    results = [result for _, result in runner.run(play, battles())]
    seconds = time.process_time() - began
    endings = Counter(result.reason.removeprefix("outcome-") for result in results)
    told = ", ".join(f"{reason} {number}" for reason, number in endings.most_common())
    lengths = [result.length for result in results]
    print(f"{game.id}: {count} battles, {len(drawn)} different, {len(results)} played by {bot}")
    print(f"  {results[0].unit}s: median {median(lengths)}, most {max(lengths)}; endings: {told}")
    print(f"  {seconds:.0f} s of this process", flush=True)


def measure(
    game: Game,
    count: int,
    games: int,
    size: str,
    bot: str,
    most_drafts: int,
    runner: Runner,
    out: Path | None,
) -> None:
    """Find fair battles, then play each anew: how many keep what they promise?"""
    asked: dict[str, Any] = {
        "game": game.id,
        "rules": game.rules,
        "version": generator_of(game).version,
        "bot": bot,
        "most_drafts": most_drafts,
        "size": size,
        "again": games,
    }
    done = {row["seed"]: row for row in rows_of(out) if asked.items() <= row.items()}
    for number in range(count):
        seed = words_of(number)
        if seed in done:
            continue
        done[seed] = {**asked, "seed": seed, **keep_promise(game, number, asked, runner)}
        if out is not None:
            append_line(out, json.dumps(done[seed]) + "\n")
        print(", ".join(f"{key} {value}" for key, value in done[seed].items()), flush=True)
    rows = [done[words_of(number)] for number in range(count)]
    kept = sum(row["low"] <= row["anew"] <= row["high"] for row in rows)
    fair = sum(row["fair"] for row in rows)
    print(f"{game.id}: {kept} of {count} as promised; {fair} of them offered as fair", flush=True)


def rows_of(path: Path | None) -> list[dict[str, Any]]:
    """The measurements in a file, so that a run goes on where it was interrupted."""
    if path is None or not path.exists():
        return []
    drop_torn_line(path)
    return [json.loads(line) for line, _ in read_lines(path)]


def keep_promise(
    game: Game, number: int, asked: Mapping[str, Any], runner: Runner
) -> dict[str, Any]:
    """What the battle of a seed was offered with, and the share of the first side anew."""
    promise = Promise()
    size, bot, games, most = asked["size"], asked["bot"], asked["again"], asked["most_drafts"]
    seed = words_of(number)
    offer = find_fair(game, seed, size, bot, promise, runner, lambda *told: None, most)
    chosen = offer.chosen
    table = set_table(game, chosen.document, "again")
    fixtures = mirror(table, bot, 1_000 + number, games)
    series = Series(fixtures, partial(Result.score_of_side, side=game.sides[0]), Rule())
    play_all([series], runner, Journal(None), lambda done, left: None)
    low, high = promise.expected(chosen)
    return {
        "drafts": len(offer.drafts),
        "share": chosen.share,
        "games": chosen.games,
        "fair": chosen.kept,
        "low": low,
        "high": high,
        "anew": series.points / len(series.results),
    }


def fill(
    game: Game, first: int, count: int, size: str, bot: str, most_drafts: int, runner: Runner
) -> None:
    """Measure battles of a size until the store has so many; each is written when it is kept."""
    old = store_of(game)
    battles = list(old.battles) if old.bot == bot else []
    known = {(battle.seed, battle.size) for battle in battles}
    wanted = count - sum(battle.size == size for battle in battles)
    number = first
    while wanted > 0:
        seed = words_of(number)
        number += 1
        if (seed, size) in known:
            continue
        offer = find_fair(game, seed, size, bot, Promise(), runner, lambda *told: None, most_drafts)
        drafts = tuple([(each.points, each.games, each.number) for each in offer.drafts])
        print(f"{game.id} {size} {seed}: {drafts}", flush=True)
        if offer.chosen.kept:
            wanted -= 1
            battles.append(Stored(seed, size, digest_of(offer.chosen.document), drafts))
            text = store_text(game, Store(bot, tuple(battles)))
            path_of(game).write_text(text, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="", help="one game instead of all")
    parser.add_argument("--count", type=int, default=1_000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first seed")
    parser.add_argument("--measure", type=int, default=0)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--store", type=int, default=0)
    parser.add_argument("--drafts", type=int, default=MOST_DRAFTS, help="of one seed, at most")
    parser.add_argument("--size", default="standard")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, help="a file for what --measure finds")
    given = parser.parse_args()
    size, bot, drafts = given.size, given.bot, given.drafts
    for id in [given.game] if given.game else sandtable.games():
        game = sandtable.game(id)
        with Runner() if given.jobs == 1 else Processes(given.jobs) as runner:
            if given.store:
                fill(game, given.first, given.store, size, bot, drafts, runner)
            elif given.measure:
                measure(game, given.measure, given.games, size, bot, drafts, runner, given.out)
            else:
                check(game, given.first, given.count, bot, runner)


if __name__ == "__main__":
    main()
