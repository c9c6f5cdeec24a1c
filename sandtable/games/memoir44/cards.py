"""The command cards (M44-5, M44-33, M44-34)."""

from typing import Final

from sandtable.games.memoir44.ground import ARMS
from sandtable.kernel.action import Action
from sandtable.kernel.errors import BadInput
from sandtable.kernel.reading import Reader

#: Sections as seen from the player's edge (M44-4.12).
LEFT: Final = 0
CENTER: Final = 1
RIGHT: Final = 2
SECTIONS: Final = ("left", "center", "right")
ANY_ARM: Final = 0b111
#: More units than there are.
ALL: Final = 99
#: The procedures of cards.
ORDERS: Final = "orders"
AIR_POWER: Final = "air-power"
AMBUSH: Final = "ambush"
BARRAGE: Final = "barrage"
COUNTER_ATTACK: Final = "counter-attack"
DIG_IN: Final = "dig-in"
FINEST_HOUR: Final = "finest-hour"
MEDICS: Final = "medics"
PROCEDURES: Final = (
    ORDERS,
    AIR_POWER,
    AMBUSH,
    BARRAGE,
    COUNTER_ATTACK,
    DIG_IN,
    FINEST_HOUR,
    MEDICS,
)
#: Where a card orders units in Overlord: in a double section, in one half of it, or in each half.
SECTION: Final = "section"
HALF: Final = "half"
HALVES: Final = "halves"


class CardText:
    """What a card does; the cards for the three sections share one text."""

    def __init__(self, index: int, name: str, reader: Reader) -> None:
        self.index = index
        self.name = name
        self.procedure = (
            reader.choice("procedure", PROCEDURES) if reader.has("procedure") else ORDERS
        )
        #: Does it draw more cards (M44-33.5, 36.30)? Some scenarios allow it as a strike.
        self.recon = _flag(reader, "recon", False)
        self.overlord = (
            reader.choice("overlord", (SECTION, HALF, HALVES))
            if reader.has("overlord")
            else SECTION
        )
        #: The Overlord posts that may receive it, by name (M44-36.21).
        self.posts: list[str] = [*reader.texts("posts")] if reader.has("posts") else [*SECTIONS]
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
        #: Without a unit of these arms, does the player order one of any kind (A56)?
        self.fallback = _flag(reader, "fallback", False)
        #: True: only units next to an enemy; False: only units not next to one; None: any.
        self.contact: bool | None = reader.flag("contact") if reader.has("contact") else None
        self.one_section = _flag(reader, "one_section", False)
        #: The movement of ordered units; -1: that of their arm.
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
    """A kind of card: a text, and the section printed on it (-1: none)."""

    def __init__(self, index: int, text: CardText, section: int, copies: int) -> None:
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
        self.texts: list[CardText] = []
        self.cards: list[Card] = []
        self.text_by_name: dict[str, CardText] = {}
        self.card_by_arg: dict[str, Card] = {}
        self._by_id: dict[str, Card] = {}
        for name in reader.data:
            text = CardText(len(self.texts), name, reader.table(name))
            self.texts.append(text)
            self.text_by_name[name] = text
            for section, copies in enumerate(text.copies):
                at = section if text.by_section else -1
                card = Card(len(self.cards), text, at, copies)
                self.cards.append(card)
                self.card_by_arg[card.arg] = card
                self._by_id[card.id] = card

    def read(self, id: str, where: str) -> int:
        card = self._by_id.get(id)
        if card is None:
            raise BadInput("unknown-card", where, card=id)
        return card.index

    def all_cards(self, sets: int, tactics: bool) -> list[int]:
        """All cards of ``sets`` decks."""
        return [
            card.index
            for _ in range(sets)
            for card in self.cards
            if tactics or not card.text.tactic
            for _ in range(card.copies)
        ]
