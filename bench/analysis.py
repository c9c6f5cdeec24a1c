"""What the analysis promises, measured: ``python -m bench.analysis luck|planted|speed GAME [N]``.

- ``luck``: its mean over N games of the policy, which must be zero within its error.
- ``planted``: N random actions at random moments of the policy's games, each of which costs 15 % or
  more by a deep search; the share that an analysis at its own depth calls a mistake or a blunder.
  And N decisions of the top bot at random moments of other games, as a search four times as deep
  judges them; the share of blunders.
- ``speed``: seconds of the processor for the quick pass, and until the curve is known to 5 %.

With ``--out FILE``, what is found of each game is appended to a file, where a later run goes on;
those of RESULTS.md are in ``bench/analysed``.
"""

import argparse
import json
import math
import random
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import mean, stdev
from typing import Any, Final

import sandtable
from sandtable.analysis.analyst import DEPTHS, Analyst
from sandtable.analysis.hints import Hint, hint
from sandtable.analysis.writing import estimate_version
from sandtable.bots import make_bot
from sandtable.kernel.action import Action
from sandtable.kernel.game import Game
from sandtable.kernel.record import Record, Recorder
from sandtable.kernel.state import State
from sandtable.lab.journal import append_line, drop_torn_line, read_lines
from sandtable.lab.statistics import wilson

#: Seeds of games that nothing was fitted to.
FIRST_SEED: Final = 2_000_000
#: What a planted mistake costs at least.
COST: Final = 0.15
#: The playouts of the analysis, those of the deep search, and those after which it is given up
#: where the cost is clearly less.
DEPTH: Final = DEPTHS[-1]
DEEP: Final = 4 * DEPTH
FIRST: Final = 48
#: The bot whose decisions are judged. Decisions are looked for from a random step below this.
TOP: Final = "commander"
LATEST: Final = 80
#: A decision between fewer actions says little.
CHOICES: Final = 3
#: How well the curve must be known (the median error), how often that is looked at, in seconds of
#: the processor, and when it is given up.
KNOWN: Final = 0.05
LOOK: Final = 1.0
LIMIT: Final = 240.0
#: Cases between two lines that tell how far it is.
NEWS: Final = 10
OWN: Final = f"decisions of the {TOP} are called blunders"


class Rows:
    """What was found of each game by its number, kept in a file that a later run goes on from.

    Only rows of the estimate as it is now count.
    """

    def __init__(self, path: Path | None, game: Game, what: str) -> None:
        self.path = path
        self.about = {"what": what, "game": game.id, "estimate": estimate_version(game)}
        self.found: dict[int, dict[str, Any]] = {}
        if path is not None and path.exists():
            drop_torn_line(path)
            for line, _ in read_lines(path):
                row = json.loads(line)
                if self.about.items() <= row.items():
                    self.found[row["number"]] = row

    def add(self, number: int, found: Mapping[str, Any]) -> None:
        self.found[number] = {**self.about, "number": number, **found}
        if self.path is not None:
            append_line(self.path, json.dumps(self.found[number]) + "\n")


def play(game: Game, scenario: str, seed: int, until: int | None = None) -> Recorder:
    """A game of the policy: to its end, or to the first large decision from a step on."""
    recorder = Recorder(game, scenario, sandtable.Seeded(seed))
    rng = random.Random(seed)
    policy = game.policy()
    while actors := recorder.state.actors():
        state, seat = recorder.state, actors[0]
        legal = state.legal(seat)
        if until is not None and len(recorder.record.steps) >= until and len(legal) > CHOICES:
            break
        recorder.apply(seat, policy.choose(state, seat, legal, rng))
    return recorder


def finish(analyst: Analyst, depth: int) -> Analyst:
    for _ in analyst.run(depth=depth):
        pass
    return analyst


def luck(game: Game, games: int, out: Path | None) -> None:
    """Only the curve and the dice are looked at."""
    rows = Rows(out, game, "luck")
    for number in range(games):
        if number not in rows.found:
            rows.add(number, {"luck": luck_of_game(game, number)})
    found = [row["luck"] for number, row in rows.found.items() if number < games]
    error = 1.96 * stdev(found) / math.sqrt(len(found))
    print(f"{game.id}: luck of the first side {mean(found):+.4f} ±{error:.4f} in {games} games")


def luck_of_game(game: Game, number: int) -> float:
    """By how much the dice and draws of a game favoured its first side."""
    names = game.scenarios()
    record = play(game, names[number % len(names)], FIRST_SEED + number).record
    analyst = Analyst(game, record, seed=number)
    analyst.questions.clear()
    sums = finish(analyst, 2).document().sums
    assert sums is not None
    first, second = (sums.sides[side].luck for side in analyst.course.first.sides)
    return first - second


def judged(state: State, seat: str, action: Action, playouts: int, seed: int) -> Hint:
    """An action, as a search of its own judges it from what the seat knows."""
    found = hint(state.view(seat), state.legal(seat), seed, action, playouts)
    return Hint.model_validate(found)


def is_planted(state: State, seat: str, action: Action, seed: int) -> bool:
    """Does an action cost as much as a planted mistake?"""
    for playouts in (FIRST, DEEP):
        loss = judged(state, seat, action, playouts, seed).loss
        assert loss is not None
        if loss.chance + (loss.error if playouts == FIRST else 0.0) < COST:
            return False
    return True


def is_marked(game: Game, record: Record, seed: int) -> bool:
    """Does an analysis call the last decision of a record a mistake or a blunder?"""
    step = len(record.steps)
    analyst = Analyst(game, record, seed, seat=record.steps[-1].seat)
    analyst.questions = {step: analyst.questions[step]}
    decision = finish(analyst, DEPTH).document().decisions[-1]
    return decision.judgement in ("mistake", "blunder")


def planted(game: Game, cases: int, out: Path | None) -> None:
    rows = Rows(out, game, "planted")
    number = 0
    found: list[dict[str, Any]] = []
    while len(found) < cases:
        if number not in rows.found:
            rows.add(number, case(game, number))
        if rows.found[number]["costs"]:
            found.append(rows.found[number])
            if len(found) % NEWS == 0 or len(found) == cases:
                tell(game, found)
        number += 1


def tell(game: Game, found: Sequence[Mapping[str, Any]]) -> None:
    for key, what in (("marked", "planted mistakes are marked"), ("blunder", OWN)):
        share = sum(row[key] for row in found)
        low, high = wilson(share, len(found))
        print(f"{game.id}: {share} of {len(found)} {what} ({low:.0%} to {high:.0%})", flush=True)


def case(game: Game, number: int) -> dict[str, bool]:
    """A random action at a random moment of a game; if it costs enough, whether it is marked.

    And whether a decision of the top bot in another game is called a blunder.
    """
    names = game.scenarios()
    scenario = names[number % len(names)]
    rng = random.Random(FIRST_SEED + number)
    recorder = play(game, scenario, FIRST_SEED + 2 * number, rng.randrange(LATEST))
    state = recorder.state
    if not (actors := state.actors()):
        return {"costs": False}
    action = rng.choice(state.legal(actors[0]))
    if not is_planted(state, actors[0], action, seed=1):
        return {"costs": False}
    recorder.apply(actors[0], action)
    return {
        "costs": True,
        "marked": is_marked(game, recorder.record, seed=2),
        "blunder": top_bot_blunders(game, scenario, FIRST_SEED + 2 * number + 1, rng),
    }


def top_bot_blunders(game: Game, scenario: str, seed: int, rng: random.Random) -> bool:
    """Does a deep search call a decision of the top bot a blunder?"""
    state = play(game, scenario, seed, rng.randrange(LATEST)).state
    while not state.actors():  # that game was over before
        state = play(game, scenario, seed, rng.randrange(LATEST)).state
    seat = state.actors()[0]
    chosen = make_bot(TOP, seed).choose(state.view(seat), state.legal(seat))
    return judged(state, seat, chosen, DEEP, seed=3).judgement == "blunder"


def speed(game: Game, games: int) -> None:
    names = game.scenarios()
    for number in range(games):
        record = play(game, names[number % len(names)], FIRST_SEED + number).record
        began = time.process_time()
        analyst = Analyst(game, record)
        ready = time.process_time() - began
        quick = known = 0.0
        looked = began
        for depth in analyst.run():
            now = time.process_time()
            if depth > analyst.quick and not quick:
                quick = now - began
            if quick and now - looked >= LOOK:
                looked = now
                if analyst.document().progress.error <= KNOWN:
                    known = now - began
                if known or now - began > LIMIT:
                    break
        spent, error = time.process_time() - began, analyst.document().progress.error
        print(
            f"{game.id} {names[number % len(names)]}: {len(record.steps)} steps, replayed in "
            f"{ready:.1f} s, quick pass {quick:.1f} s, "
            + (f"±5 % after {known:.1f} s" if known else f"±{error:.1%} after {spent:.1f} s")
            + f", {analyst.player.playouts:,} playouts",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("luck", "planted", "speed"))
    parser.add_argument("game")
    parser.add_argument("count", type=int, nargs="?", default=2)
    parser.add_argument("--out", type=Path, help="a file for what is found of each game")
    given = parser.parse_args()
    game = sandtable.game(given.game)
    if given.what == "speed":
        speed(game, given.count)
    else:
        {"luck": luck, "planted": planted}[given.what](game, given.count, given.out)


if __name__ == "__main__":
    main()
