"""The greedy policy for Undaunted: Normandy."""

from typing import Final

from sandtable.games.undaunted.normandy.greedy.choice import NormandyPolicy
from sandtable.kernel.policy import Policy

POLICY: Final[Policy] = NormandyPolicy()
