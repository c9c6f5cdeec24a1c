"""Sandtable through its public API, with the loop that the author of a bot would write."""

from collections.abc import Iterator
from random import Random

import sandtable
import sandtable.kernel
from bench.subjects import UNCOUNTED


def play(rng: Random, game: str, scenario: str) -> Iterator[sandtable.State]:
    """Play one game; yield the state before every decision that counts."""
    uncounted = UNCOUNTED.get(game, frozenset())
    chance = sandtable.Seeded(rng.getrandbits(32))
    state = sandtable.game(game).start(scenario, chance)
    while actors := state.actors():
        seat = actors[0]
        legal = state.legal(seat)
        action = legal[int(rng.random() * len(legal))]
        if action[0] not in uncounted:
            yield state
        state.apply(seat, action, chance)


def clone(state: sandtable.State) -> sandtable.State:
    """Copy the state."""
    return state.clone()


def compiled() -> bool:
    """Is the imported engine the compiled one?"""
    return not str(sandtable.kernel.__file__).endswith(".py")
