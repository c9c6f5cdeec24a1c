"""The greedy policy for Heroes of Stalingrad."""

from typing import Final

from sandtable.games.heroes.greedy.choice import HeroesPolicy
from sandtable.kernel.policy import Policy

POLICY: Final[Policy] = HeroesPolicy()
