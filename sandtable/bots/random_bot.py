"""A player without a thought."""

from collections.abc import Mapping
from typing import Any

from sandtable.bots.base import Bot
from sandtable.kernel.action import Action


class RandomBot(Bot):
    """Every legal action is as likely as any other."""

    def choose(self, view: Mapping[str, Any], legal: list[Action]) -> Action:
        return legal[int(self.rng.random() * len(legal))]
