"""The short notation: the words of an action without their kinds (docs/notation.md)."""

import re

from sandtable.board.hexes import HexBoard
from sandtable.games.memoir44.cards import SECTIONS, Deck
from sandtable.kernel.action import Action
from sandtable.kernel.errors import BadInput

HEX = re.compile(r"r\d+c\d+")
UNIT = re.compile(r"(allies|axis)-\d+")


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
            raise BadInput("notation-empty")
        if words[0] == "play" and words[2:] == ["air-power"]:
            return (*self.read(" ".join(words[:2])), "as:air-power")
        return (words[0], *[self._argument(words[0], word) for word in words[1:]])

    def _argument(self, verb: str, word: str) -> str:
        if HEX.fullmatch(word):
            return f"hex:{word}"
        if word.upper() in self.hexes:
            return f"hex:{self.hexes[word.upper()]}"
        if UNIT.fullmatch(word):
            return f"unit:{word}"
        if f"card:{word}" in self.pack.card_at:
            return f"card:{word}"
        if verb == "half":
            return f"half:{word}"
        if word.isdigit():
            return f"number:{word}"
        if verb == "hand":
            return f"post:{word}"
        return f"section:{word}" if word in SECTIONS else word
