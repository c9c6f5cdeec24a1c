"""Players that see only what a seat may see.

>>> from sandtable.bots import make_bot
>>> import sandtable
>>> state = sandtable.game("normandy").start("la-raye", sandtable.Seeded(7))
>>> bot = make_bot("greedy", seed=1)
>>> bot.choose(state.view("us"), state.legal("us")) in state.legal("us")
True
"""

import importlib
import os
import sys
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
    """A new player; the same seed makes the same choices.

    ``module:Class`` names a bot of your own, found where Python finds its modules or in the
    folder you stand in.
    """
    if ":" in name:
        return _own_bot(name)(seed)
    if name not in _MAKERS:
        raise BadInput("unknown-bot", bot=name, bots=", ".join(_MAKERS))
    return _MAKERS[name](seed)


def _own_bot(name: str) -> Callable[[int], Bot]:
    module, _, attribute = name.partition(":")
    here = os.getcwd()
    if here not in sys.path:
        sys.path.append(here)
    try:
        found = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadInput("own-bot-not-found", bot=name, reason=str(error)) from None
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise BadInput("own-bot-is-none", bot=name)
    return found
