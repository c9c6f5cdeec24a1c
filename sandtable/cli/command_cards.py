"""The command cards of Memoir '44, a line each."""

import textwrap
from collections import Counter
from collections.abc import Iterable
from typing import Final

from rich.text import Text

from sandtable.cli.hand import ABLE
from sandtable.cli.palette import SOFT, SideMark
from sandtable.cli.speech import Speech

#: What each card lets its player do.
TEXTS: Final = {
    "assault": "cli-card-assault",
    "attack": "cli-card-attack",
    "probe": "cli-card-probe",
    "recon": "cli-card-recon",
    "recon-in-force": "cli-card-recon-in-force",
    "general-advance": "cli-card-general-advance",
    "pincer-move": "cli-card-pincer-move",
    "air-power": "cli-card-air-power",
    "ambush": "cli-card-ambush",
    "armor-assault": "cli-card-armor-assault",
    "artillery-bombard": "cli-card-artillery-bombard",
    "barrage": "cli-card-barrage",
    "behind-enemy-lines": "cli-card-behind-enemy-lines",
    "close-assault": "cli-card-close-assault",
    "counter-attack": "cli-card-counter-attack",
    "dig-in": "cli-card-dig-in",
    "direct-from-hq": "cli-card-direct-from-hq",
    "firefight": "cli-card-firefight",
    "infantry-assault": "cli-card-infantry-assault",
    "medics-and-mechanics": "cli-card-medics-and-mechanics",
    "move-out": "cli-card-move-out",
    "their-finest-hour": "cli-card-their-finest-hour",
}


def card_text(words: Speech, card: str) -> str:
    """The text of a card; that of a section card is the same for all three sections."""
    if card in TEXTS:
        return words.text(TEXTS[card])
    text, _, section = card.rpartition("-")
    return words.text(TEXTS[text], section=words.name("section", section))


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
