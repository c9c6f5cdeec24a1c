"""What a bot is."""

import random
from collections.abc import Mapping
from typing import Any

from sandtable.kernel.action import Action


class Bot:
    """A player of one seat: it is given the seat's view and legal list, and nothing else."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def choose(self, view: Mapping[str, Any], legal: list[Action]) -> Action:
        """One of the legal actions, which are never none."""
        raise NotImplementedError
