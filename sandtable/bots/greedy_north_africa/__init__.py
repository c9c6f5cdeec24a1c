"""Rules of thumb for Undaunted: North Africa."""

import random
from collections.abc import Mapping
from typing import Any

import sandtable
from sandtable.bots.greedy_north_africa.choice import choose_in
from sandtable.games.undaunted.north_africa.state import DesertState
from sandtable.kernel.action import Action


def choose(view: Mapping[str, Any], legal: list[Action], rng: random.Random) -> Action:
    """The play that looks best to the seat of the view."""
    state = sandtable.game(view["game"]).determinize(view, random.Random(0))
    assert isinstance(state, DesertState)
    return choose_in(state, state.seats.index(view["seat"]), legal, rng)
