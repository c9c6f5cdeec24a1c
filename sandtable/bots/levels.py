"""The four levels that people play against, weakest first, and what each may spend."""

from dataclasses import dataclass
from typing import Final

from sandtable.bots.base import Bot
from sandtable.bots.noisy import NoisyBot
from sandtable.bots.search import SearchBot


@dataclass(frozen=True)
class Level:
    """A level either plays by its game's policy, with noise on the scores, or searches.

    A search compares up to ``candidates`` actions in up to ``samples`` samples, each played on to
    the horizon of its game's value ``horizons`` times; ``seconds`` of the processor limit it on a
    slow machine.
    """

    name: str
    noise: float = 0.0
    candidates: int = 0
    samples: int = 0
    horizons: int = 1
    seconds: float = 0.0


LEVELS: Final = (
    Level("recruit", noise=1.5),
    Level("regular", noise=0.2),
    Level("veteran", candidates=4, samples=12, seconds=0.15),
    Level("commander", candidates=8, samples=128, horizons=2, seconds=1.0),
)
#: The level of an opponent that nobody has chosen, and of one that takes over an abandoned seat.
DEFAULT_BOT: Final = "regular"


def make_level(level: Level, seed: int) -> Bot:
    if level.samples:
        return SearchBot(seed, level.candidates, level.samples, level.seconds, level.horizons)
    return NoisyBot(seed, level.noise)
