"""Players that see only what a seat may see.

>>> from sandtable.bots import make_bot
>>> import sandtable
>>> state = sandtable.game("normandy").start("la-raye", sandtable.Seeded(7))
>>> bot = make_bot("regular", seed=1)
>>> bot.choose(state.view("us"), state.legal("us")) in state.legal("us")
True
"""

import importlib
import os
import sys
from collections.abc import Callable

from sandtable.bots.base import Bot
from sandtable.bots.greedy import GreedyBot
from sandtable.bots.levels import DEFAULT_BOT, LEVELS, make_level
from sandtable.bots.random_bot import RandomBot
from sandtable.kernel.errors import BadInput

__all__ = ["DEFAULT_BOT", "YARDSTICKS", "Bot", "bot_names", "make_bot"]

#: Bots to measure others by: any legal action, and the game's policy without noise or search.
YARDSTICKS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
_LEVELS = {level.name: level for level in LEVELS}


def bot_names() -> list[str]:
    """The levels that people play against, weakest first."""
    return list(_LEVELS)


def make_bot(name: str, seed: int) -> Bot:
    """A new bot; the same seed makes the same choices.

    ``module:Class`` names a custom bot, imported as usual or from the current folder.
    """
    if ":" in name:
        return _custom_bot(name)(seed)
    if name in _LEVELS:
        return make_level(_LEVELS[name], seed)
    if name not in YARDSTICKS:
        raise BadInput("unknown-bot", bot=name, bots=", ".join([*_LEVELS, *YARDSTICKS]))
    return YARDSTICKS[name](seed)


def _custom_bot(name: str) -> Callable[[int], Bot]:
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
