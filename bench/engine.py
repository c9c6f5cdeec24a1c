"""Sandtable through its public contract, as a bot's author would write the loop."""

from collections.abc import Iterator
from random import Random

import sandtable
import sandtable.kernel


def play(rng: Random, game: str, scenario: str) -> Iterator[sandtable.State]:
    """Play one game; yield the state before every decision."""
    chance = sandtable.Seeded(rng.getrandbits(32))
    state = sandtable.game(game).start(scenario, chance)
    while actors := state.actors():
        yield state
        seat = actors[0]
        legal = state.legal(seat)
        state.apply(seat, legal[int(rng.random() * len(legal))], chance)


def clone(state: sandtable.State) -> sandtable.State:
    """Copy the state."""
    return state.clone()


def compiled() -> bool:
    """Whether the engine that was imported is the compiled one."""
    return not str(sandtable.kernel.__file__).endswith(".py")
