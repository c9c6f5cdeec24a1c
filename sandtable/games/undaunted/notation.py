"""The short notation of actions (docs/notation.md): ``RA move 17B``, ``MC attack gRA``."""

import re
from typing import Final

from sandtable.games.undaunted.cards import PRINTED, Roster
from sandtable.kernel.action import Action
from sandtable.kernel.errors import BadInput
from sandtable.kernel.notation import build_action

TILE: Final = re.compile(r"\d+[A-Z]")
#: Verbs that are written before the card.
VERB_FIRST: Final = ("bid", "hunker", "ready", "take")
#: Precedes the tile from which a counter leaves the map.
OFF: Final = "x"
#: The verbs of both games, and whether each can have arguments.
VERBS: Final[dict[str, bool]] = {
    "agree-draw": False,
    "attack": True,
    "bid": True,
    "bolster": True,
    "command": True,
    "conceal": True,
    "control": True,
    "done": False,
    "end-turn": False,
    "hunker": True,
    "inspire": True,
    "move": True,
    "ready": True,
    "recon": True,
    "resign": False,
    "scout": True,
    "stalk": True,
    "suppress": True,
    "take": True,
}


class Notation:
    """Writes and reads the actions of a roster. Both sides' codes must name the same cards.

    ``names`` are arguments that are written with special names.
    """

    def __init__(self, roster: Roster, names: dict[str, str], vocabulary: dict[str, bool]) -> None:
        self.vocabulary = vocabulary
        self.code_of: dict[str, str] = dict(names)
        for side, side_id in enumerate(roster.sides):
            for card in roster.cards[side]:
                self.code_of[card.arg] = card.code
            for unit in roster.units:
                if unit.side == side and unit.card >= 0:
                    self.code_of[unit.arg] = side_id[0] + roster.cards[side][unit.card].code
        self.arg_of = {code: arg for arg, code in self.code_of.items()}

    def write(self, action: Action) -> str:
        words: list[str] = []
        for arg in action:
            kind, _, name = arg.partition(":")
            if kind == "spawn":
                words[-1] += f"@{name}"
            elif kind == "exit":
                words.append(f"{OFF}{name}")
            else:
                words.append(self.code_of.get(arg, name or kind))
        if len(action) > 1 and action[1].startswith("card:") and action[0] not in VERB_FIRST:
            words[0], words[1] = words[1], words[0]
        return " ".join(words)

    def read(self, text: str) -> Action:
        words = text.translate(PRINTED).split()
        if not words:
            raise BadInput("notation-empty", example="RA move 17B")
        card, _, spawn = words[0].partition("@")
        if card in self.arg_of and self.arg_of[card].startswith("card:"):
            if len(words) < 2:
                raise BadInput("notation-no-verb", text=text)
            verb = words[1]
            arguments = [(card, self.arg_of[card])]
            if spawn:
                arguments.append((words[0], f"spawn:{spawn}" if TILE.fullmatch(spawn) else ""))
            rest = words[2:]
        else:
            verb = words[0]
            arguments = []
            rest = words[1:]
        arguments += [(word, self._argument(word)) for word in rest]
        return build_action(verb, arguments, self.vocabulary)

    def _argument(self, word: str) -> str:
        """The argument that a word stands for; empty if none."""
        if word in self.arg_of:
            return self.arg_of[word]
        if word.isdigit():
            return f"number:{word}"
        if TILE.fullmatch(word):
            return f"tile:{word}"
        left = word.removeprefix(OFF)
        return f"exit:{left}" if left != word and TILE.fullmatch(left) else ""
