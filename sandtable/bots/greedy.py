"""A player that takes what looks best right now to its game's policy (``Game.policy``)."""

import random
from collections.abc import Mapping
from typing import Any

import sandtable
from sandtable.bots.base import Bot
from sandtable.kernel.action import Action
from sandtable.kernel.game import Game
from sandtable.kernel.state import State


class GreedyBot(Bot):
    """Looks one action ahead; only ties are broken at random."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        # Any deal will do, since a policy does not look at what is hidden; ties are not affected.
        self._deals = random.Random(0)

    def choose(self, view: Mapping[str, Any], legal: list[Action]) -> Action:
        if len(legal) == 1:
            return legal[0]
        game = sandtable.game(view["game"])
        return self.pick(game, game.determinize(view, self._deals), view["seat"], legal)

    def pick(self, game: Game, state: State, seat: str, legal: list[Action]) -> Action:
        """One of several legal actions in a state that the seat may know."""
        return game.policy().choose(state, seat, legal, self.rng)
