"""A player that takes what looks best at once, by rules of thumb written for each game."""

import random
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from sandtable.bots import (
    greedy_heroes,
    greedy_memoir44,
    greedy_normandy,
    greedy_north_africa,
)
from sandtable.bots.base import Bot
from sandtable.kernel.action import Action
from sandtable.kernel.errors import BadInput

Chooser: TypeAlias = Callable[[Mapping[str, Any], list[Action], random.Random], Action]

_CHOOSERS: dict[str, Chooser] = {
    "heroes": greedy_heroes.choose,
    "memoir44": greedy_memoir44.choose,
    "normandy": greedy_normandy.choose,
    "north-africa": greedy_north_africa.choose,
}


class GreedyBot(Bot):
    """Looks one action ahead; chance only breaks ties."""

    def choose(self, view: Mapping[str, Any], legal: list[Action]) -> Action:
        chooser = _CHOOSERS.get(view["game"])
        if chooser is None:
            games = ", ".join(_CHOOSERS)
            raise BadInput("bot-cannot-play", bot="greedy", game=view["game"], games=games)
        return legal[0] if len(legal) == 1 else chooser(view, legal, self.rng)
