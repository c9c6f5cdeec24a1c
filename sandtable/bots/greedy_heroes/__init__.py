"""Rules of thumb for Heroes of Stalingrad."""

import random
from collections.abc import Mapping
from typing import Any

import sandtable
from sandtable.bots.greedy_heroes.choice import choose_in
from sandtable.games.heroes.state import HeroesState
from sandtable.kernel.action import Action


def choose(view: Mapping[str, Any], legal: list[Action], rng: random.Random) -> Action:
    """The play that looks best to the seat of the view."""
    state = sandtable.game(view["game"]).determinize(view, random.Random(0))
    assert isinstance(state, HeroesState)
    return choose_in(state, view["seat"], legal, rng)
