"""How often the garbage collector looks: games are many small objects and hardly a cycle."""

import gc
from typing import Final

#: Objects more than there were before a young generation is looked at, and how many of those looks
#: make one at the next generation. Python's 700 cost a game with many units a sixth of its speed.
COLLECT_AFTER: Final = (50_000, 20, 50)


def collect_seldom() -> None:
    """Let the collector look seldom, and never again at what has been loaded by now."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)
