"""The short notation: the words of an action without their kinds (docs/notation.md)."""

import re
from typing import Final

from sandtable.board.hexes import HexBoard
from sandtable.games.memoir44.cards import SECTIONS, Deck
from sandtable.games.memoir44.posts import POSTS
from sandtable.kernel.action import Action
from sandtable.kernel.errors import BadInput
from sandtable.kernel.notation import build_action

HEX = re.compile(r"r\d+c\d+")
UNIT = re.compile(r"(allies|axis)-\d+")
HALVES: Final = ("west", "east")
#: The verbs, and whether each can have arguments.
VERBS: Final[dict[str, bool]] = {
    "agree-draw": False,
    "aim": True,
    "ambush": False,
    "battle": True,
    "copy": True,
    "decline": False,
    "dig-in": True,
    "done": False,
    "end-battles": False,
    "end-moves": False,
    "exit": True,
    "half": True,
    "hand": True,
    "heal": True,
    "hold": True,
    "keep": True,
    "move": True,
    "order": True,
    "pass": False,
    "play": True,
    "remove-wire": True,
    "resign": False,
    "retreat": True,
    "stay": False,
    "strike": False,
    "take-ground": True,
    "target": True,
}


class Notation:
    """``move allies-3 F5`` is ("move", "unit:allies-3", "hex:r4c5"); ids of hexes are read too."""

    def __init__(self, pack: Deck, board: HexBoard) -> None:
        self.pack = pack
        self.titles: dict[str, str] = dict(zip(board.names, board.titles, strict=True))
        self.hexes: dict[str, str] = dict(zip(board.titles, board.names, strict=True))

    def write(self, action: Action) -> str:
        return " ".join([action[0], *[self._word(arg) for arg in action[1:]]])

    def _word(self, arg: str) -> str:
        kind, _, id = arg.partition(":")
        return self.titles.get(id, id) if kind == "hex" else id

    def read(self, text: str) -> Action:
        words = text.split()
        if not words:
            raise BadInput("notation-empty", example="move allies-3 F5")
        verb = words[0]
        arguments = [(word, self._argument(verb, word)) for word in words[1:]]
        if verb == "play" and words[2:] == ["air-power"]:
            arguments[1] = ("air-power", "as:air-power")
        return build_action(verb, arguments, VERBS)

    def _argument(self, verb: str, word: str) -> str:
        """What a word means; empty if nothing."""
        if HEX.fullmatch(word):
            return f"hex:{word}"
        if word.upper() in self.hexes:
            return f"hex:{self.hexes[word.upper()]}"
        if UNIT.fullmatch(word):
            return f"unit:{word}"
        if f"card:{word}" in self.pack.card_by_arg:
            return f"card:{word}"
        if word.isdigit():
            return f"number:{word}"
        if verb == "half" and word in HALVES:
            return f"half:{word}"
        if verb == "hand" and word in POSTS:
            return f"post:{word}"
        return f"section:{word}" if word in SECTIONS else ""
