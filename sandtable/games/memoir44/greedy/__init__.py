"""The greedy policy for Memoir '44."""

from typing import Final

from sandtable.games.memoir44.greedy.choice import MemoirPolicy
from sandtable.kernel.policy import Policy

POLICY: Final[Policy] = MemoirPolicy()
