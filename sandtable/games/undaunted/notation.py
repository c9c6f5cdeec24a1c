"""The short notation of actions (docs/notation.md): ``RA move 17B``, ``MC attack gRA``."""

from typing import Final

from sandtable.games.undaunted.cards import Roster
from sandtable.kernel.action import Action
from sandtable.kernel.errors import BadInput

#: Written with the verb before the card.
VERB_FIRST: Final = ("bid", "hunker", "ready", "take")
#: Before the tile from which a counter leaves the map.
OFF: Final = "x"


class Notation:
    """Writes and reads the actions of a roster. Both sides' codes must name the same cards.

    ``names`` are things that are written by a name of their own.
    """

    def __init__(self, roster: Roster, names: dict[str, str]) -> None:
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
        words = text.split()
        if not words:
            raise BadInput("notation-empty")
        card, _, spawn = words[0].partition("@")
        if card in self.arg_of and self.arg_of[card].startswith("card:"):
            if len(words) < 2:
                raise BadInput("notation-no-verb", text=text)
            head: Action = (words[1], self.arg_of[card])
            if spawn:
                head = (*head, f"spawn:{spawn}")
            rest = words[2:]
        else:
            head = (words[0],)
            rest = words[1:]
        return (*head, *(self._argument(word) for word in rest))

    def _argument(self, word: str) -> str:
        if word in self.arg_of:
            return self.arg_of[word]
        if word.startswith(OFF):
            return f"exit:{word.removeprefix(OFF)}"
        return f"number:{word}" if word.isdigit() else f"tile:{word}"
