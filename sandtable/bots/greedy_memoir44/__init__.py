"""Rules of thumb for Memoir '44."""

import random
from collections.abc import Mapping
from typing import Any

import sandtable
from sandtable.bots.greedy_memoir44.choice import choose_in
from sandtable.games.memoir44.state import MemoirState
from sandtable.kernel.action import Action


def choose(view: Mapping[str, Any], legal: list[Action], rng: random.Random) -> Action:
    """The play that looks best to the seat of the view."""
    state = sandtable.game(view["game"]).determinize(view, random.Random(0))
    assert isinstance(state, MemoirState)
    return choose_in(state, view["seat"], legal, rng)
