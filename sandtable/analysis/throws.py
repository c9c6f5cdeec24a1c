"""What chance could have done in a step: every outcome where they can be counted, else samples."""

import math
import random
from dataclasses import dataclass, field
from typing import Final

from sandtable.analysis.course import Played
from sandtable.analysis.playing import Player
from sandtable.kernel.chance import Replayed, Seeded
from sandtable.kernel.errors import BadInput
from sandtable.kernel.game import Game
from sandtable.kernel.outcomes import outcomes
from sandtable.kernel.state import State, text_of

#: The most results of dice that are enumerated, and the most different positions among them.
RESULTS: Final = 300
POSITIONS: Final = 8


@dataclass
class Throw:
    """A step with chance. Samples are the first side's chance over all outcomes, one a playout.

    ``partly`` has the chance when the dice were as they fell and only the other side's draws are
    random; None if the other side has drawn nothing.
    """

    step: Played
    #: Each different position with its probability; only what was sampled if not ``exact``.
    branches: list[tuple[float, State]]
    exact: bool
    expected: list[float] = field(default_factory=list)
    partly: list[float] | None = None


def throw_of(game: Game, step: Played) -> Throw | None:
    """The chance of a step; None if there was none, or nothing depended on it."""
    draws = has_drawn(game, step)
    if not step.rolls and not draws:
        return None
    if not draws:
        found = enumerated(game, step)
        if found is not None:
            return found if len(found.branches) > 1 else None
    return Throw(step, [], False, partly=[] if others_drew(game, step) else None)


def enumerated(game: Game, step: Played) -> Throw | None:
    """All outcomes of the dice; None if there are too many, or if one of them draws cards."""
    if math.prod([draw.bound for draw in step.draws]) > RESULTS:
        return None
    found = outcomes(step.before, step.seat, step.action, limit=RESULTS)
    if not found.exact:
        return None
    probabilities: dict[str, float] = {}
    states: dict[str, State] = {}
    for branch in found.branches:
        text = level(game, branch.state)
        probabilities[text] = probabilities.get(text, 0.0) + float(branch.probability)
        if text not in states:
            states[text] = branch.state
            if level(game, again(game, step, branch.rolls, 1)) != text:
                return None
    if len(states) > POSITIONS:
        return None
    own = level(game, step.after)
    branches = [(probabilities[own], step.after)]
    branches += [(probabilities[text], states[text]) for text in states if text != own]
    return Throw(step, branches, True)


def has_drawn(game: Game, step: Played) -> bool:
    """Did the step depend on the order of a deck?"""
    own = level(game, step.after)
    return any(level(game, again(game, step, step.rolls, seed)) != own for seed in (1, 2))


def others_drew(game: Game, step: Played) -> bool:
    """Did it depend on what the other side draws from alone?"""
    own = level(game, step.after)
    try:
        return any(level(game, partly(game, step, random.Random(seed))) != own for seed in (1, 2))
    except BadInput:  # with other cards, other dice are asked for
        return False


def level(game: Game, state: State) -> str:
    """A position without what nobody knows: equal texts are equal to all who play."""
    return text_of(game.reshuffle(state, random.Random(0)).to_json())


def again(game: Game, step: Played, rolls: list[int | list[int]], seed: int) -> State:
    """The step with the same dice, and other decks; with other dice if those do not fit."""
    world = game.reshuffle(step.before, random.Random(seed))
    try:
        world.apply(step.seat, step.action, Replayed(rolls))
    except BadInput:
        world = game.reshuffle(step.before, random.Random(seed))
        world.apply(step.seat, step.action, Seeded(seed))
    return world


def partly(game: Game, step: Played, rng: random.Random) -> State:
    """The step as it was, but for the draws of the other side."""
    sides = step.before.sides
    other = sides[1 - sides.index(step.side)]
    world = game.reshuffle(step.before, rng, other)
    world.apply(step.seat, step.action, Replayed(step.rolls))
    return world


def expect(game: Game, throw: Throw, player: Player, seed: int, after: float) -> None:
    """Add a sample; ``after`` is that of the position which the step led to, with the same seed."""
    step = throw.step
    if throw.exact:
        total = throw.branches[0][0] * after
        for probability, state in throw.branches[1:]:
            total += probability * chance_in(game, player, state, seed)
        throw.expected.append(round(total, 5))
        return
    world = game.reshuffle(step.before, random.Random(seed))
    world.apply(step.seat, step.action, Seeded(seed ^ 1))
    throw.expected.append(round(chance_in(game, player, world, seed), 5))
    if throw.partly is not None:
        world = partly(game, step, random.Random(seed))
        throw.partly.append(round(chance_in(game, player, world, seed), 5))


def chance_in(game: Game, player: Player, state: State, seed: int) -> float:
    """The first side's chance in a position by one playout; what nobody knows is dealt anew."""
    if state.outcome is not None:
        return player.judge(state)
    return player.play_on(game.reshuffle(state, random.Random(seed)), seed)
