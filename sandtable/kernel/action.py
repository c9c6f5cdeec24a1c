"""An action: a verb and arguments that name things on the table.

``("attack", "card:rifleman-a", "unit:germany-scouts-b")``. Arguments are ``kind:id`` strings, so a
client can highlight whatever the next argument names without any code specific to the game.
"""

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from sandtable.kernel.errors import BadInput

Action: TypeAlias = tuple[str, ...]

#: Accepted from every seat at any time in a running game, so never part of a legal list.
RESIGN: Final[Action] = ("resign",)
#: A draw that all sides have agreed to: whoever applies it has their word. It too can come at any
#: time, and is never part of a legal list.
AGREE_DRAW: Final[Action] = ("agree-draw",)


def as_action(given: Any) -> Action:
    """The action for a sequence of words, such as a list from JSON."""
    if isinstance(given, str | bytes) or not isinstance(given, Sequence):
        raise BadInput("not-an-action", value=repr(given))
    for word in given:
        if not isinstance(word, str):
            raise BadInput("not-an-action", value=repr(given))
    return tuple(given)
