"""What the arguments of actions and the parameters of messages name.

An argument of an action is ``kind:id``. A client without code for the game must know where to find
the thing and what to call it; each game says so in ``Game.kinds`` and ``Game.parameters``, and both
are part of its description.
"""

from typing import Final

from sandtable.kernel.errors import Json

#: A unit or counter on the board.
PIECE: Final = "piece"
#: A tile, hex or square of the board.
PLACE: Final = "place"
#: Anything else on the board: a structure, an edge, a direction.
MARK: Final = "mark"
#: A card, in a hand or elsewhere.
CARD: Final = "card"
#: Something beside the board, such as a seat on a vehicle's card.
TRAY: Final = "tray"
#: A choice that is nowhere on the table: a button.
CHOICE: Final = "choice"
#: How many: the id is a number.
NUMBER: Final = "number"
ROLES: Final = (PIECE, PLACE, MARK, CARD, TRAY, CHOICE, NUMBER)


class Kind:
    """One kind of argument.

    ``name`` is the kind under which the catalogues name it, where that is not the kind itself.
    ``at`` is the kind of place that shows it, where a client marks another thing with the same id:
    a spawn marker is shown by its tile.
    """

    def __init__(self, role: str, name: str = "", at: str = "") -> None:
        self.role = role
        self.name = name
        self.at = at

    def to_json(self, kind: str) -> dict[str, Json]:
        return {"role": self.role, "name": self.name or kind, "at": self.at or None}


#: Parameters that name the same kind of thing in every game.
COMMON_PARAMETERS: Final[dict[str, str]] = {
    "action": "action",
    "card": "card",
    "cards": "card",
    "initiative": "side",
    "other": "unit",
    "seat": "side",
    "seats": "side",
    "side": "side",
    "target": "unit",
    "targets": "unit",
    "text": "card",
    "texts": "card",
    "unit": "unit",
    "units": "unit",
    "winner": "side",
}
