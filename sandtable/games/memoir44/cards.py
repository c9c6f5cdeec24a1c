"""The command cards (M44-5, M44-33, M44-34)."""

from typing import Final

from sandtable.games.memoir44.ground import ARMS
from sandtable.kernel.action import Action
from sandtable.kernel.errors import BadInput
from sandtable.kernel.reading import Reader

#: Sections as a player sees them from the own edge (M44-4.12).
LEFT: Final = 0
CENTER: Final = 1
RIGHT: Final = 2
SECTIONS: Final = ("left", "center", "right")
ANY_ARM: Final = 0b111
#: More than there are units.
ALL: Final = 99


class Text:
    """What a card lets its player do; cards for the three sections share one text."""

    def __init__(self, index: int, name: str, reader: Reader) -> None:
        self.index = index
        self.name = name
        self.tactic = reader.choice("kind", ("section", "tactic")) == "tactic"
        copies = reader.value("copies")
        self.by_section = isinstance(copies, list)
        self.copies: list[int] = [int(n) for n in copies] if self.by_section else [int(copies)]
        self.order = _number(reader, "order", 0)
        self.each: list[int] = []
        if reader.has("each"):
            self.each = [SECTIONS.index(section) for section in reader.texts("each")]
        self.arms = ANY_ARM
        if reader.has("arms"):
            self.arms = sum([1 << ARMS.index(arm) for arm in reader.texts("arms")])
        #: Without a unit of these arms the player orders one of any kind (A56).
        self.fallback = _flag(reader, "fallback", False)
        #: Only units next to an enemy, or only units not next to one; None: no matter.
        self.contact: bool | None = reader.flag("contact") if reader.has("contact") else None
        self.one_section = _flag(reader, "one_section", False)
        #: Movement of the ordered units where the card changes it; -1: as their arm.
        self.move = _number(reader, "move", -1)
        self.move_and_battle = _number(reader, "move_and_battle", -1)
        self.battles = _number(reader, "battles", 1)
        self.close_dice = _number(reader, "close_dice", 0)
        self.fire_dice = _number(reader, "fire_dice", 0)
        self.first_battle_only = _flag(reader, "first_battle_only", False)
        self.fire = _flag(reader, "fire", True)
        self.close = _flag(reader, "close", True)
        self.ignores_terrain = _flag(reader, "ignores_terrain", False)
        self.second_move = _number(reader, "second_move", 0)
        reader.finish()


def _number(reader: Reader, key: str, default: int) -> int:
    return reader.integer(key, 0, ALL) if reader.has(key) else default


def _flag(reader: Reader, key: str, default: bool) -> bool:
    return reader.flag(key) if reader.has(key) else default


class Card:
    """A kind of card: a text, and the section that is printed on it (-1: none)."""

    def __init__(self, index: int, text: Text, section: int, copies: int) -> None:
        self.index = index
        self.text = text
        self.section = section
        self.copies = copies
        self.id = text.name if section < 0 else f"{text.name}-{SECTIONS[section]}"
        self.arg = f"card:{self.id}"
        self.play: Action = ("play", self.arg)


class Deck:
    """The 60 cards: 22 texts, 30 kinds."""

    def __init__(self, reader: Reader) -> None:
        self.texts: list[Text] = []
        self.cards: list[Card] = []
        self.text_at: dict[str, Text] = {}
        self.card_at: dict[str, Card] = {}
        for name in reader.data:
            text = Text(len(self.texts), name, reader.table(name))
            self.texts.append(text)
            self.text_at[name] = text
            for section, copies in enumerate(text.copies):
                at = section if text.by_section else -1
                card = Card(len(self.cards), text, at, copies)
                self.cards.append(card)
                self.card_at[card.arg] = card

    def read(self, id: str, where: str) -> int:
        if f"card:{id}" not in self.card_at:
            raise BadInput("unknown-card", where, card=id)
        return self.card_at[f"card:{id}"].index

    def all_cards(self, sets: int, tactics: bool) -> list[int]:
        """Every card of so many sets, as a fresh pack."""
        return [
            card.index
            for _ in range(sets)
            for card in self.cards
            if tactics or not card.text.tactic
            for _ in range(card.copies)
        ]
