"""The four levels that people play against, weakest first, and what each may spend."""

from dataclasses import dataclass
from typing import Final

from sandtable.bots.base import Bot
from sandtable.bots.noisy import NoisyBot
from sandtable.bots.search import SearchBot


@dataclass(frozen=True)
class Level:
    """A level either plays by its game's policy, with noise on the scores, or searches.

    ``effort`` multiplies the samples that a game's search takes for one decision, ``breadth`` the
    actions that it compares; ``seconds`` of the processor limit it on a slow machine.
    """

    name: str
    noise: float = 0.0
    effort: float = 0.0
    breadth: float = 1.0
    seconds: float = 0.0


LEVELS: Final = (
    Level("recruit", noise=1.0),
    Level("regular", noise=0.2),
    Level("veteran", effort=1.0, seconds=0.15),
    Level("commander", effort=8.0, seconds=1.0),
)
#: The level of an opponent that nobody has chosen, and of one that takes over an abandoned seat.
DEFAULT_BOT: Final = "regular"


def make_level(level: Level, seed: int) -> Bot:
    if level.effort:
        return SearchBot(seed, level.effort, level.breadth, level.seconds)
    return NoisyBot(seed, level.noise)
