"""A player that chooses at random."""

from collections.abc import Mapping
from typing import Any

from sandtable.bots.base import Bot
from sandtable.kernel.action import Action


class RandomBot(Bot):
    """Picks any legal action, all equally likely."""

    def choose(self, view: Mapping[str, Any], legal: list[Action]) -> Action:
        return legal[int(self.rng.random() * len(legal))]
