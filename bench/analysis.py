"""What the analysis promises, measured: ``python -m bench.analysis luck|planted|speed GAME [N]``.

- ``luck``: its mean over N games of the policy, which must be zero within its error.
- ``planted``: N games with one random decision in place of the policy's that costs at least 15 % by
  a deep search; the share that the analysis calls a mistake or a blunder, and the share of the
  policy's own decisions that it calls blunders.
- ``speed``: seconds of the processor for the quick pass, and until the curve is known to 5 %.
"""

import math
import random
import sys
import time
from statistics import mean, stdev
from typing import Final

import sandtable
from sandtable.analysis.analyst import Analyst
from sandtable.kernel.action import Action
from sandtable.kernel.game import Game
from sandtable.kernel.record import Record, Recorder

#: Seeds of games that nothing was fitted to.
FIRST_SEED: Final = 2_000_000
#: What a planted mistake costs at least, and by how many playouts that is known.
COST: Final = 0.15
DEEP: Final = 96
DEPTH: Final = 24
TRIES: Final = 8


def play(game: Game, scenario: str, seed: int, at: int = -1) -> tuple[Record, int]:
    """A game of the policy; at step ``at`` or later it takes any action that has others beside."""
    recorder = Recorder(game, scenario, sandtable.Seeded(seed))
    rng = random.Random(seed)
    policy = game.policy()
    planted = 0
    while actors := recorder.state.actors():
        state, seat = recorder.state, actors[0]
        legal = state.legal(seat)
        chosen: Action = policy.choose(state, seat, legal, rng)
        if 0 <= at <= len(recorder.record.steps) and not planted and len(legal) > 3:
            chosen = rng.choice(legal)
            planted = len(recorder.record.steps) + 1
        recorder.apply(seat, chosen)
    return recorder.record, planted


def finish(analyst: Analyst, depth: int) -> Analyst:
    for _ in analyst.run(depth=depth):
        pass
    return analyst


def luck(game: Game, games: int) -> None:
    """Only the curve and the dice are looked at."""
    names = game.scenarios()
    found: list[float] = []
    for number in range(games):
        record, _ = play(game, names[number % len(names)], FIRST_SEED + number)
        analyst = Analyst(game, record, seed=number)
        analyst.questions.clear()
        sums = finish(analyst, 2).document().sums
        assert sums is not None
        first, second = (sums.sides[side].luck for side in analyst.course.first.sides)
        found.append(first - second)
    error = 1.96 * stdev(found) / math.sqrt(len(found))
    print(f"{game.id}: luck of the first side {mean(found):+.4f} ±{error:.4f} in {games} games")


def judged(game: Game, record: Record, step: int, depth: int, seed: int) -> tuple[str, float]:
    """The judgement of one decision, and its loss."""
    analyst = Analyst(game, record, seed, seat=record.steps[step - 1].seat)
    analyst.questions = {step: analyst.questions[step]}
    decision = finish(analyst, depth).document().decisions
    one = next(each for each in decision if each.step == step)
    assert one.truths is not None
    return str(one.judgement), one.truths.seat.loss.chance


def planted(game: Game, games: int) -> None:
    names = game.scenarios()
    rng = random.Random(FIRST_SEED)
    marked = found = blunders = own = number = 0
    while found < games and number < TRIES * games:
        number += 1
        record, step = play(
            game, names[number % len(names)], FIRST_SEED + number, rng.randrange(80)
        )
        if not step or step > len(record.steps):
            continue
        _, loss = judged(game, record, step, DEEP, seed=1)
        if loss >= COST:
            found += 1
            marked += judged(game, record, step, DEPTH, seed=2)[0] in ("mistake", "blunder")
        others = [each for each in range(1, len(record.steps)) if each != step]
        other = rng.choice(others)
        analyst = Analyst(game, record, 3, seat=record.steps[other - 1].seat)
        if other in analyst.questions:
            own += 1
            blunders += judged(game, record, other, DEEP, seed=3)[0] == "blunder"
    print(f"{game.id}: {marked} of {found} planted mistakes are marked")
    print(f"{game.id}: {blunders} of {own} decisions of the policy are called blunders")


def speed(game: Game, games: int) -> None:
    names = game.scenarios()
    for number in range(games):
        record, _ = play(game, names[number % len(names)], FIRST_SEED + number)
        began = time.process_time()
        analyst = Analyst(game, record)
        quick = known = 0.0
        for depth in analyst.run():
            if depth > analyst.quick and not quick:
                quick = time.process_time() - began
            last = analyst.done == len(analyst.course.positions)
            if last and analyst.document().progress.error <= 0.05:
                known = time.process_time() - began
                break
        print(
            f"{game.id} {names[number % len(names)]}: {len(record.steps)} steps, quick pass "
            f"{quick:.1f} s, ±5 % after {known:.1f} s at {analyst.depth} playouts"
        )


def main() -> None:
    what, game_id, *rest = sys.argv[1:]
    work = {"luck": luck, "planted": planted, "speed": speed}[what]
    work(sandtable.game(game_id), int(rest[0]) if rest else 2)


if __name__ == "__main__":
    main()
