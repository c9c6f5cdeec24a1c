"""What would you do? The best actions of a seat with their chances, and reasons in words."""

import math
import random
import time
from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

import sandtable
from sandtable.analysis.calibration import scale_of
from sandtable.analysis.document import Candidate, Estimate, Judgement, Loss, Part
from sandtable.analysis.judgement import judge
from sandtable.analysis.playing import Player
from sandtable.analysis.races import Race, candidates, extend, truth_of
from sandtable.analysis.writing import rounded_estimate
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Seeded, Traced
from sandtable.kernel.facts import Fact
from sandtable.kernel.game import Game
from sandtable.kernel.state import State

#: The playouts of each candidate, and the most reasons that are told.
PLAYOUTS: Final = 24
REASONS: Final = 3
#: The fewest playouts, however long they take.
FEWEST: Final = 2


class Reason(Part):
    """What speaks for an action (``+``) or against it, as a message key with parameters."""

    sign: Literal["+", "-"]
    key: str
    params: dict[str, Any]


class HintCandidate(Candidate):
    """An action, its chance, and why."""

    reasons: list[Reason]


class Hint(Part):
    """Up to three actions, the best one first, from what a seat knows."""

    seat: str
    #: The chance before the decision.
    before: Estimate
    candidates: list[HintCandidate]
    #: The first two are too close to call.
    close: bool
    #: What was asked about, if anything: an answer to a puzzle, how good it is, and what it costs.
    answer: HintCandidate | None
    judgement: Judgement | None
    loss: Loss | None


def hint(
    view: Mapping[str, Any],
    legal: Sequence[Action],
    seed: int,
    answer: Action | None = None,
    playouts: int = PLAYOUTS,
    seconds: float = math.inf,
) -> dict[str, Any]:
    """The hint for a seat that must decide, from its view alone, as a document.

    ``answer`` is an action to be judged beside the best ones. After so many ``seconds`` of the
    processor no more playouts are begun.
    """
    end = time.process_time() + seconds
    game = sandtable.game(view["game"])
    seat: str = view["seat"]
    root = game.determinize(view, random.Random(seed))
    scale = scale_of(game, root)
    player = Player(game, scale)
    actions, chosen = candidates(game, root, seat, answer, seed)
    race = Race(seat, actions, chosen)
    for done in range(playouts):
        if done >= FEWEST and time.process_time() >= end:
            break
        sample = random.Random(f"{seed} {race.count}").getrandbits(31)
        world = game.redeal(root, seat, random.Random(sample))
        extend(race, player, world, sample, race.running())
    truth = truth_of(game, race, lambda samples: rounded_estimate(scale, samples))
    told = [
        HintCandidate(
            reasons=reasons_for(game, root, seat, tuple(each.action)), **each.model_dump()
        )
        for each in truth.best
    ]
    given = None
    if answer is not None:
        base = race.yardstick
        given = HintCandidate(
            action=[*answer],
            notation=game.write(answer),
            gain=0.0,
            gain_error=0.0,
            reasons=reasons_for(game, root, seat, answer),
            **rounded_estimate(scale, race.samples[base]).model_dump(),
        )
    is_best = race.ranking()[0] == race.yardstick
    found = Hint(
        seat=seat,
        before=truth.before,
        candidates=told,
        close=truth.close,
        answer=given,
        judgement=judge(truth.loss.chance, truth.loss.error, is_best) if given else None,
        loss=truth.loss if given else None,
    )
    return found.model_dump()


def reasons_for(game: Game, state: State, seat: str, action: Action) -> list[Reason]:
    """The odds of its dice, or, without any, what the action changes."""
    odds = state.odds(seat, action)
    if odds:
        return [
            Reason(
                sign="+",
                key="reason-odds",
                params={"chance": round(100 * each.success), "target": each.target},
            )
            for each in odds[:REASONS]
        ]
    after = state.clone()
    chance = Traced(Seeded(0))
    after.apply(seat, action, chance)
    if chance.outcomes or after.outcome is not None:
        return []
    side = state.side_of(seat)
    return changes(facts_of(game, state, side), facts_of(game, after, side))


def facts_of(game: Game, state: State, side: str) -> list[Fact]:
    """What the game says of a position: ``hindsight`` beside it."""
    beside = game.part("hindsight")
    return [] if beside is None else list(beside.facts(state, side))


def changes(before: list[Fact], after: list[Fact]) -> list[Reason]:
    """What there is more or less of, in the order of the facts."""
    had = {identity(fact): fact for fact in before}
    has = {identity(fact): fact for fact in after}
    found: list[Reason] = []
    for key in dict.fromkeys([*has, *had]):
        fact = has.get(key) or had[key]
        now = has[key].amount if key in has else 0
        gain = now - (had[key].amount if key in had else 0)
        if gain:
            found.append(
                Reason(
                    sign="+" if (gain > 0) == fact.good else "-",
                    key=f"reason-{fact.key}" if gain > 0 else f"reason-{fact.key}-less",
                    params={**fact.params, "count": now},
                )
            )
    return found[:REASONS]


def identity(fact: Fact) -> tuple[str, str]:
    return fact.key, repr(sorted(fact.params.items()))
