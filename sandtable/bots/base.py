"""The base class of bots."""

import random
from collections.abc import Mapping
from typing import Any

from sandtable.kernel.action import Action


class Bot:
    """A player for one seat, who knows only the seat's view and legal list."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def choose(self, view: Mapping[str, Any], legal: list[Action]) -> Action:
        """One of the legal actions, of which there is at least one, or ``RESIGN`` without hope."""
        raise NotImplementedError
