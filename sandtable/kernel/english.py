"""English sentences for the errors that people read.

The engine speaks in message keys. If the catalogues (``sandtable.language``) are installed, the
text of an exception is an English sentence; they are imported only when a text is needed.
"""

import importlib
from functools import cache
from typing import Any


@cache
def english(game_id: str = "") -> Any:
    """The English words of a game, or those that all games share; None if there are none."""
    try:
        words = importlib.import_module("sandtable.language").Words
        game = importlib.import_module("sandtable").game(game_id) if game_id else None
    except (ImportError, ValueError):
        return None
    return words("en", game)


def words_with(key: str) -> Any:
    """The English words that have this message: the shared ones, else those of a game."""
    shared = english()
    if shared is None or shared.has(key):
        return shared
    for game_id in importlib.import_module("sandtable").games():
        words = english(game_id)
        if words is not None and words.has(key):
            return words
    return None
