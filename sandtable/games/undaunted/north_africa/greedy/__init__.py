"""The greedy policy for Undaunted: North Africa."""

from typing import Final

from sandtable.games.undaunted.north_africa.greedy.choice import DesertPolicy
from sandtable.kernel.policy import Policy

POLICY: Final[Policy] = DesertPolicy()
