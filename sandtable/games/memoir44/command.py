"""A command in force: the text of a card, who carries it out, and where."""

from sandtable.games.memoir44.cards import Text


class Command:
    """One card of the turn.

    ``card`` is the kind of card that was played, ``text`` what it stands for (another one for a
    Counter-Attack, or where a scenario lets a Recon be used as a strike), ``printed`` what a
    Counter-Attack copies of it (A62). ``section`` is its
    physical section, counted from the west, -1 if it has none; ``area`` masks the sections in
    which it may order units; ``post`` carries it out. ``fallback`` holds if the player has no unit
    of the arm and orders one unit of any kind instead (A56). ``symbols`` are the arms that the
    dice of Their Finest Hour let be ordered, ``halves`` the halves of a double section that an
    Overlord card orders units in, each by its own number.
    """

    def __init__(
        self,
        card: int,
        text: Text,
        printed: Text,
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
        #: Not revealed yet: handed to a general in Overlord (M44-36.17).
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
        """Its card has gone to the discard."""
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
