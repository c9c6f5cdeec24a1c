"""A bot that decides as the analysis judges: for puzzles, and to look at.

``sandtable lab puzzles --bot sandtable.analysis.adviser:Adviser`` makes the book of a game.
"""

import random
from collections.abc import Mapping
from typing import Any, Final

import sandtable
from sandtable.analysis.calibration import scale_of
from sandtable.analysis.playing import Player
from sandtable.analysis.races import Race, candidates, extend
from sandtable.analysis.spread import mean
from sandtable.bots import Bot
from sandtable.kernel.action import Action

#: Playouts of every candidate, and of those that may be better than what the policy would do.
FIRST: Final = 8
DEEP: Final = 48


class Adviser(Bot):
    """Leaves the policy's choice for one that is better beyond the error."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._seed = seed

    def choose(self, view: Mapping[str, Any], legal: list[Action]) -> Action:
        if len(legal) == 1:
            return legal[0]
        race = self._race(view)
        loss, error = race.loss()
        return race.actions[race.ranking()[0] if loss > error else 0]

    def scores(self, view: Mapping[str, Any], legal: list[Action]) -> list[tuple[float, Action]]:
        """Chances with their actions; what was not looked at counts as the best: no gain."""
        race = self._race(view)
        best = race.ranking()[0]
        base = mean(race.samples[0])
        known = {action: base + mean(race.gains(one, 0)) for one, action in enumerate(race.actions)}
        top = known[race.actions[best]]
        return [(known.get(action, top), action) for action in legal]

    def _race(self, view: Mapping[str, Any]) -> Race:
        """The same for the same view."""
        game = sandtable.game(view["game"])
        seat: str = view["seat"]
        root = game.determinize(view, random.Random(self._seed))
        player = Player(game, scale_of(game, root))
        race = Race(seat, candidates(game, root, seat, None, self._seed)[0], -1)
        while race.count < FIRST or (race.count < DEEP and race.loss()[0] > 0):
            sample = random.Random(f"{self._seed} {race.count}").getrandbits(31)
            world = game.redeal(root, seat, random.Random(sample))
            extend(race, player, world, sample, race.running())
        return race
