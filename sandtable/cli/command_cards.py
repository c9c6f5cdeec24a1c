"""The command cards of Memoir '44, a line each."""

import textwrap
from collections import Counter
from collections.abc import Iterable

from rich.text import Text

from sandtable.cli.hand import ABLE
from sandtable.cli.palette import SOFT, SideMark
from sandtable.cli.speech import Speech


def card_text(words: Speech, card: str) -> str:
    """The text of a card; that of a section card is the same for all three sections."""
    if words.has(f"card-text-{card}"):
        return words.text(f"card-text-{card}")
    family, _, section = card.rpartition("-")
    return words.text(f"card-text-{family}", section=words.name("section", section))


def list_cards(
    cards: Iterable[str], able: set[str], mark: SideMark, words: Speech, width: int
) -> list[Text]:
    """The cards with their texts; those that can be chosen now are marked."""
    lines: list[Text] = []
    counts = Counter(cards)
    names = {
        card: words.name("card", card) + (f" ×{count}" if count > 1 else "")
        for card, count in counts.items()
    }
    column = max((len(name) for name in names.values()), default=0)
    for card, name in names.items():
        sign = ABLE if card in able else " "
        text = textwrap.wrap(card_text(words, card), width - column - 5)
        line = Text.assemble((f" {sign} ", "bold"), (name.ljust(column), f"bold {mark.text}"))
        lines.append(line.append(f"  {text[0]}", "" if card in able else SOFT))
        lines += [Text(" " * (column + 5) + more, SOFT) for more in text[1:]]
    return lines
