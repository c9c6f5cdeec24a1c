"""What the studio has to know of a game's scenarios: ``GUIDE`` of its module ``studio``."""

from collections.abc import Mapping, Sequence
from typing import Any

from sandtable.kernel.errors import BadInput
from sandtable.kernel.game import Game
from sandtable.studio.toml_spans import Path


class DraftGuide:
    """How drafts of a game are shown and mended. This one knows nothing of any game.

    A game says which rule each fault breaks, where on the map it is, and how to set a fault aside
    to look for more of them.
    """

    #: The ledger id of the rule that each fault breaks.
    rules: Mapping[str, str] = {}
    #: Keys of tables that stand on the line of their key in a written scenario.
    inline: frozenset[str] = frozenset()
    #: Keys of the document that make up the map, and faults that may only follow from a wrong map.
    ground: frozenset[str] = frozenset()
    placed: frozenset[str] = frozenset()

    def blank(self) -> dict[str, Any]:
        """The smallest scenario that the game accepts: where a draft begins."""
        return {}

    def places(self, error: BadInput, document: Mapping[str, Any], path: Path) -> Sequence[str]:
        """What on the table is at fault, as arguments of actions: ``hex:r2c3``, ``unit:…``."""
        return ()

    def row(self, error: BadInput, document: Mapping[str, Any], path: Path) -> int:
        """The row, counted from 0, of a drawing that is at fault; -1: none."""
        return -1

    def mend(self, error: BadInput, document: dict[str, Any], path: Path) -> bool:
        """Set a fault aside in a copy of the draft; False: do it as in any document."""
        return False


def guide_of(game: Game) -> DraftGuide:
    """The guide of a game."""
    part = game.part("studio")
    return DraftGuide() if part is None else part.GUIDE
