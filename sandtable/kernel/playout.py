"""Playing an action on with a policy for every seat, to see what comes of it."""

import random
from typing import Final

from sandtable.kernel.action import Action
from sandtable.kernel.chance import Seeded
from sandtable.kernel.policy import Policy
from sandtable.kernel.state import State
from sandtable.kernel.value import Value

#: Factor and modulus that give each turn dice of its own.
FACTOR: Final = 1_000_003
MODULUS: Final = 1 << 31


def play_out(
    world: State, seat: str, action: Action, policy: Policy, value: Value, seed: int
) -> float:
    """The chance of the seat's side to win after this action, as a playout to the horizon sees it.

    ``world`` stays as it is. Every turn has its own dice, so that playouts with the same seed stay
    comparable when one action needs more dice than another.
    """
    state = world.clone()
    start = state.turn_key()
    turn = start
    chance = Seeded(seed)
    rng = random.Random(seed)
    state.apply(seat, action, chance)
    while True:
        actors = state.actors()
        if not actors:
            break
        now = state.turn_key()
        if now != turn:
            if value.horizon(start, now):
                break
            turn = now
            chance = Seeded(seed_of_turn(seed, now))
        decider = actors[0]
        legal = state.legal(decider)
        chosen = legal[0] if len(legal) == 1 else policy.choose(state, decider, legal, rng)
        state.apply(decider, chosen, chance)
    return value.chance(state, world.side_of(seat))


def seed_of_turn(seed: int, turn: tuple[int, ...]) -> int:
    for number in turn:
        seed = (seed * FACTOR + number) % MODULUS
    return seed
