"""What the analysis promises, measured: ``python -m bench.analysis luck|planted|speed GAME [N]``.

- ``luck``: its mean over N games of the policy, which must be zero within its error.
- ``planted``: N random actions at random moments of the policy's games, each of which costs 15 % or
  more by a deep search; the share that an analysis at its own depth calls a mistake or a blunder.
  And N decisions of the top bot at random moments of other games, as a search four times as deep
  judges them; the share of blunders.
- ``speed``: seconds of the processor for the quick pass, and until the curve is known to 5 %.
"""

import math
import random
import sys
import time
from statistics import mean, stdev
from typing import Final

import sandtable
from sandtable.analysis.analyst import DEPTHS, Analyst
from sandtable.analysis.hints import Hint, hint
from sandtable.bots import make_bot
from sandtable.kernel.action import Action
from sandtable.kernel.game import Game
from sandtable.kernel.record import Record, Recorder
from sandtable.kernel.state import State
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


def luck(game: Game, games: int) -> None:
    """Only the curve and the dice are looked at."""
    names = game.scenarios()
    found: list[float] = []
    for number in range(games):
        record = play(game, names[number % len(names)], FIRST_SEED + number).record
        analyst = Analyst(game, record, seed=number)
        analyst.questions.clear()
        sums = finish(analyst, 2).document().sums
        assert sums is not None
        first, second = (sums.sides[side].luck for side in analyst.course.first.sides)
        found.append(first - second)
    error = 1.96 * stdev(found) / math.sqrt(len(found))
    print(f"{game.id}: luck of the first side {mean(found):+.4f} ±{error:.4f} in {games} games")


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


def planted(game: Game, cases: int) -> None:
    names = game.scenarios()
    rng = random.Random(FIRST_SEED)
    found = marked = blunders = number = 0
    while found < cases:
        number += 2
        scenario = names[number // 2 % len(names)]
        recorder = play(game, scenario, FIRST_SEED + number, rng.randrange(LATEST))
        state = recorder.state
        if not (actors := state.actors()):
            continue
        action = rng.choice(state.legal(actors[0]))
        if not is_planted(state, actors[0], action, seed=1):
            continue
        recorder.apply(actors[0], action)
        found += 1
        marked += is_marked(game, recorder.record, seed=2)
        blunders += top_bot_blunders(game, scenario, FIRST_SEED + number + 1, rng)
        if found % NEWS == 0 or found == cases:
            for what, share in (("planted mistakes are marked", marked), (OWN, blunders)):
                low, high = wilson(share, found)
                print(f"{game.id}: {share} of {found} {what} ({low:.0%} to {high:.0%})", flush=True)


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
    what, game_id, *rest = sys.argv[1:]
    work = {"luck": luck, "planted": planted, "speed": speed}[what]
    work(sandtable.game(game_id), int(rest[0]) if rest else 2)


if __name__ == "__main__":
    main()
