"""Players that see only what a seat may see.

>>> from sandtable.bots import make_bot
>>> import sandtable
>>> state = sandtable.game("normandy").start("la-raye", sandtable.Seeded(7))
>>> bot = make_bot("greedy", seed=1)
>>> bot.choose(state.view("us"), state.legal("us")) in state.legal("us")
True
"""

from collections.abc import Callable

from sandtable.bots.base import Bot
from sandtable.bots.greedy import GreedyBot
from sandtable.bots.random_bot import RandomBot
from sandtable.kernel.errors import BadInput

__all__ = ["Bot", "bot_names", "make_bot"]

_MAKERS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def bot_names() -> list[str]:
    """The names of all bots, weakest first."""
    return list(_MAKERS)


def make_bot(name: str, seed: int) -> Bot:
    """A new player; the same seed makes the same choices."""
    if name not in _MAKERS:
        raise BadInput("unknown-bot", bot=name, bots=", ".join(_MAKERS))
    return _MAKERS[name](seed)
