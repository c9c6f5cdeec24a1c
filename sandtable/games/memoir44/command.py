"""A command: the text of a card, who carries it out, and where."""

from sandtable.games.memoir44.cards import CardText


class Command:
    """One card of the turn.

    ``card`` is the kind of card that was played, ``text`` the text it is used as (another card's
    for a Counter-Attack, or if a scenario allows a Recon as a strike), ``printed`` the text that a
    Counter-Attack copies (A62). ``section`` is its physical section, counted from the west, or -1;
    ``area`` masks the sections in which it may order units; ``post`` carries it out. ``fallback``
    is true if the player has no unit of the arm and orders one unit of any kind instead (A56).
    ``symbols`` are the arms that the dice of Their Finest Hour allow to be ordered, ``halves`` the
    halves of a double section in which an Overlord card orders units, each with its own number.
    """

    def __init__(
        self,
        card: int,
        text: CardText,
        printed: CardText,
        section: int,
        area: int,
        post: int,
        fallback: bool,
        symbols: tuple[int, ...] = (),
        halves: tuple[int, ...] = (),
        hidden: bool = False,
    ) -> None:
        self.card = card
        self.text = text
        self.printed = printed
        self.section = section
        self.area = area
        self.post = post
        self.fallback = fallback
        self.symbols = symbols
        self.halves = halves
        #: Not revealed yet, since it was handed to a general in Overlord (M44-36.17).
        self.hidden = hidden

    def with_symbols(self, symbols: tuple[int, ...]) -> "Command":
        return self._changed(self.card, self.area, symbols, self.halves)

    def in_half(self, area: int) -> "Command":
        return self._changed(self.card, area, self.symbols, self.halves)

    def in_halves(self, halves: tuple[int, ...]) -> "Command":
        return self._changed(self.card, self.area, self.symbols, halves)

    def revealed(self) -> "Command":
        return self._changed(self.card, self.area, self.symbols, self.halves)

    def spent(self) -> "Command":
        """The command after its card has been discarded."""
        return self._changed(-1, self.area, self.symbols, self.halves)

    def _changed(
        self, card: int, area: int, symbols: tuple[int, ...], halves: tuple[int, ...]
    ) -> "Command":
        return Command(
            card,
            self.text,
            self.printed,
            self.section,
            area,
            self.post,
            self.fallback,
            symbols,
            halves,
        )
