"""Calibrating a game's value: what a chance of the analysis turns out to be worth.

Games are played that the value was not fitted on, by the policy with a slip now and then. In each,
some positions are estimated as the analysis does it, with open hands, by playouts. Each half of the
games shows how the estimate must be shifted and stretched, the other half how far it is off.
"""

import json
import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy

import sandtable
from sandtable.analysis.calibration import EDGE, Scale
from sandtable.analysis.playing import Player
from sandtable.kernel.chance import Seeded
from sandtable.kernel.game import Game
from sandtable.kernel.state import State
from sandtable.kernel.value import FittedValue

#: Seeds from here on are those of no other game: ``fit`` counts from 0.
FIRST_SEED: Final = 1_000_000
#: How often a player slips and takes any of the ``SLIPS`` actions that look best.
SLIP: Final = 0.1
SLIPS: Final = 3
#: The positions of a game that are estimated, and the playouts of each. Positions of one game share
#: its result, so more games tell more than more positions; few playouts stray to the extremes.
POSITIONS: Final = 2
PLAYOUTS: Final = 16
#: How much shift and stretch are held back, in games: those of all scenarios towards none, those of
#: a scenario towards those of all.
POOLED: Final = 5.0
HELD: Final = 20.0
#: A scale is looked for in smaller and smaller steps, down to this one.
FINEST: Final = 1e-3
DECILES: Final = 10
#: By how many standard errors the Brier score must be better in games that were held out.
SURE: Final = 1.0
NO_SCALE: Final = (0.0, 1.0)

#: The shift and stretch of each scenario; "" is for all others.
Scales: TypeAlias = dict[str, tuple[float, float]]


@dataclass
class Sample:
    """One game: for each position the chances of its playouts, and ``evaluate``; the result."""

    scenario: str
    seed: int
    chances: list[list[float]]
    evaluated: list[float]
    result: float


def play_sample(task: tuple[str, str, int]) -> Sample:
    """Play a game (its id, the scenario, a seed), and estimate some of its positions."""
    game_id, scenario, seed = task
    game = sandtable.game(game_id)
    chance, rng = Seeded(seed), random.Random(seed)
    state = game.start(scenario, chance)
    policy = game.policy()
    kept: list[State] = []
    count = 0
    while actors := state.actors():
        count += 1
        place = len(kept) if len(kept) < POSITIONS else rng.randrange(count)
        if place < POSITIONS:  # a fair choice among all positions, however many there will be
            kept[place : place + 1] = [state.clone()]
        seat = actors[0]
        legal = state.legal(seat)
        if rng.random() < SLIP:
            chosen = rng.choice(policy.rank(state, seat, legal)[:SLIPS])[1]
        else:
            chosen = policy.choose(state, seat, legal, rng)
        state.apply(seat, chosen, chance)
    winner = None if state.outcome is None else state.outcome.winner
    result = 0.5 if winner is None else float(winner == state.sides[0])
    player = Player(game, Scale())
    return Sample(
        scenario,
        seed,
        [estimates(game, player, each, rng) for each in kept],
        [0.5 + 0.5 * each.evaluate(each.sides[0]) for each in kept],
        result,
    )


def estimates(game: Game, player: Player, state: State, rng: random.Random) -> list[float]:
    """The chance of the first side by several playouts, on no scale yet."""
    found = []
    for _ in range(PLAYOUTS):
        seed = rng.getrandbits(31)
        found.append(player.play_on(game.reshuffle(state, random.Random(seed)), seed))
    return found


class Data:
    """The positions of some games, as logarithms of the odds."""

    def __init__(self, samples: list[Sample]) -> None:
        chances = numpy.array([row for sample in samples for row in sample.chances])
        #: Playouts that came to the end of the game are certain, on any scale.
        self.certain = (chances == 0.0) | (chances == 1.0)
        self.chances = chances
        inside = numpy.clip(chances, EDGE, 1.0 - EDGE)
        self.odds = numpy.log(inside / (1.0 - inside))
        self.results = numpy.array([s.result for s in samples for _ in s.chances])
        self.evaluated = numpy.array([value for s in samples for value in s.evaluated])

    def scaled(self, shift: float, stretch: float) -> Any:
        """The estimate of each position on a scale."""
        leaves = 1.0 / (1.0 + numpy.exp(-(shift + stretch * self.odds)))
        return numpy.where(self.certain, self.chances, leaves).mean(axis=1)

    def loss(self, shift: float, stretch: float) -> float:
        """The sum of the logarithmic losses."""
        chance = numpy.clip(self.scaled(shift, stretch), 1e-3, 1.0 - 1e-3)
        gain = self.results * numpy.log(chance) + (1.0 - self.results) * numpy.log(1.0 - chance)
        return float(-gain.sum())


def find_scale(data: Data, prior: tuple[float, float], held: float) -> tuple[float, float]:
    """The shift and stretch with the least loss, held back towards others."""

    def cost(shift: float, stretch: float) -> float:
        away = (shift - prior[0]) ** 2 + (stretch - prior[1]) ** 2
        # The positions of a game share its result: together they count as one.
        return data.loss(shift, stretch) / POSITIONS + held * away

    best, step = prior, 0.25
    least = cost(*best)
    while step >= FINEST:
        tried = [(best[0] + x * step, best[1] + y * step) for x in (-1, 0, 1) for y in (-1, 0, 1)]
        found = min(tried, key=lambda one: cost(*one))
        if cost(*found) < least:
            best, least = found, cost(*found)
        else:
            step /= 2
    return round(best[0], 3), round(best[1], 3)


@dataclass(frozen=True)
class Decile:
    """Positions whose estimate lies in one tenth, and the share of them that was won."""

    number: int
    positions: int
    estimate: float
    won: float


@dataclass(frozen=True)
class Finding:
    """How good an estimate is: its Brier score, and that of others."""

    games: int
    positions: int
    brier: float
    unscaled: float
    #: The standard error of the difference between these two.
    doubt: float
    evaluate: float
    constant: float
    deciles: list[Decile]
    error: float


def calibrate(game: Game, samples: list[Sample]) -> tuple[dict[str, Any], Finding]:
    """The document of a game's scales, and how it does in games that were held out.

    Each half of the games is judged by scales that were fitted to the other one; those of the
    document are fitted to all. If neither one scale for all scenarios nor a scale for each does
    clearly better, the document has none, and the finding is that of the estimate as it is.
    """
    odd = [sample for sample in samples if sample.seed % 2]
    even = [sample for sample in samples if not sample.seed % 2]
    found, best = finding([(samples, {"": NO_SCALE})]), {"": NO_SCALE}
    for find_scales in (one_scale, own_scales):
        tried = finding([(even, find_scales(game, odd)), (odd, find_scales(game, even))])
        if tried.brier < min(found.brier, tried.unscaled - SURE * tried.doubt):
            found, best = tried, find_scales(game, samples)
    document = {
        "games": found.games,
        "error": round(found.error, 3),
        "scales": {name: [*scale] for name, scale in best.items()},
    }
    return document, found


def one_scale(game: Game, samples: list[Sample]) -> Scales:
    """The scale of all scenarios, as ""."""
    return {"": find_scale(Data(samples), NO_SCALE, POOLED)}


def own_scales(game: Game, samples: list[Sample]) -> Scales:
    """The scale of all scenarios and those of each."""
    scales = one_scale(game, samples)
    if isinstance(game.value(), FittedValue):
        for name in sorted({sample.scenario for sample in samples}, key=game.scenarios().index):
            own = Data([sample for sample in samples if sample.scenario == name])
            scales[name] = find_scale(own, scales[""], HELD)
    return scales


def finding(parts: Sequence[tuple[list[Sample], Scales]]) -> Finding:
    """How good the estimate is in games that are put on given scales."""
    estimated, unscaled, evaluated, results = [], [], [], []
    for samples, scales in parts:
        for name in sorted({sample.scenario for sample in samples}):
            data = Data([sample for sample in samples if sample.scenario == name])
            estimated.append(data.scaled(*scales.get(name, scales[""])))
            unscaled.append(data.scaled(*NO_SCALE))
            evaluated.append(data.evaluated)
            results.append(data.results)
    chance, result = numpy.concatenate(estimated), numpy.concatenate(results)
    plain = numpy.concatenate(unscaled)
    return Finding(
        games=sum(len(samples) for samples, _ in parts),
        positions=len(result),
        brier=brier(chance, result),
        unscaled=brier(plain, result),
        doubt=doubt((plain - result) ** 2 - (chance - result) ** 2),
        evaluate=brier(numpy.concatenate(evaluated), result),
        constant=brier(numpy.full(len(result), result.mean()), result),
        deciles=deciles(chance, result),
        error=off(chance, result),
    )


def brier(chance: Any, result: Any) -> float:
    return float(((chance - result) ** 2).mean())


def doubt(gains: Any) -> float:
    """The standard error of a mean; the positions of a game share its result."""
    return float(gains.std() * math.sqrt(POSITIONS / len(gains)))


def deciles(chance: Any, result: Any) -> list[Decile]:
    found = []
    for number in range(DECILES):
        low, high = number / DECILES, (number + 1) / DECILES
        inside = (chance >= low) & ((chance < high) | (number == DECILES - 1))
        if inside.sum():
            found.append(
                Decile(
                    number,
                    int(inside.sum()),
                    float(chance[inside].mean()),
                    float(result[inside].mean()),
                )
            )
    return found


def off(chance: Any, result: Any) -> float:
    """How far deciles are off beyond what counting explains, as half of a 95 % interval at 1/2."""
    total = weight = 0.0
    for decile in deciles(chance, result):
        if decile.positions < 30:
            continue
        spread = decile.estimate * (1.0 - decile.estimate)
        # The positions of a game share its result: they count as one game of POSITIONS.
        counted = spread / max(1.0, decile.positions / POSITIONS)
        beyond = max(0.0, (decile.won - decile.estimate) ** 2 - counted)
        total += decile.positions * beyond / (4.0 * spread)
        weight += decile.positions
    return max(0.02, 1.96 * math.sqrt(total / weight)) if weight else 0.1


def write(path: Path, document: dict[str, Any]) -> None:
    """Write scales, a line for each scenario."""
    rows = [f"{json.dumps(name)}: {json.dumps(row)}" for name, row in document["scales"].items()]
    head = f'"games": {document["games"]},\n "error": {document["error"]}'
    scales = ",\n  ".join(rows)
    path.write_text(f'{{\n {head},\n "scales": {{\n  {scales}\n }}\n}}\n', encoding="utf-8")
