"""OpenSpiel, driven from Python. A step is a player's decision; chance nodes are not counted."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pyspiel

STEPS = 400  # as for python-chess; backgammon almost always ends earlier

_load = cache(pyspiel.load_game)


def play(rng: Random, name: str) -> Iterator[Any]:
    """Play one game; yield the state before every decision."""
    state = _load(name).new_initial_state()
    steps = 0
    while steps < STEPS and not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(_sample(state.chance_outcomes(), rng.random()))
            continue
        yield state
        steps += 1
        legal = state.legal_actions()
        state.apply_action(legal[int(rng.random() * len(legal))])


def _sample(outcomes: list[tuple[int, float]], point: float) -> int:
    for action, probability in outcomes:
        point -= probability
        if point < 0:
            return action
    return outcomes[-1][0]


def clone(state: Any) -> Any:
    """Copy the state with its history: OpenSpiel has no other copy."""
    return state.clone()
