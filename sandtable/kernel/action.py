"""An action: a verb and arguments that name things on the table.

``("attack", "card:rifleman-a", "unit:germany-scouts-b")``. Arguments are ``kind:id`` strings, so a
client can highlight whatever the next argument names and needs no code of the game.
"""

from typing import Final, TypeAlias

Action: TypeAlias = tuple[str, ...]

#: Accepted from every seat at every moment of a running game, and therefore in no legal list.
RESIGN: Final = "resign"
