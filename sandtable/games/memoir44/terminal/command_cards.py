"""The texts of the command cards."""

from sandtable.language import Words


def card_text(words: Words, card: str) -> str:
    """The text of a card; a section card has the same text for all three sections."""
    if words.has(f"card-text-{card}"):
        return words.text(f"card-text-{card}")
    family, _, section = card.rpartition("-")
    return words.text(f"card-text-{family}", section=words.name("section", section))
