"""The interface of card effects: what they may be played on, and what they do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.heroes.pack.battle import Card
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

#: The options of a card that needs no further words.
PLAIN: list[Action] = [()]


class Played:
    """A card that takes effect: its player, the words after it in the action, chance and events."""

    def __init__(
        self, side: int, card: Card, words: Action, chance: Chance, events: list[Event]
    ) -> None:
        self.side = side
        self.card = card
        self.words = words
        self.chance = chance
        self.events = events


class CardEffect:
    """The battle event of a card. The host of its window is ``hosts.host``."""

    def options(self, state: HeroesState, side: int, card: Card, window: str) -> list[Action]:
        """The possible words after the card in its action; [] if it cannot be played."""
        return PLAIN

    def is_playable(self, state: HeroesState, side: int, card: Card, window: str) -> bool:
        """Is there any such option? An effect whose options take long need not list them all."""
        return bool(self.options(state, side, card, window))

    def take(self, state: HeroesState, played: Played) -> None:
        """Carry out the event."""
        raise NotImplementedError
