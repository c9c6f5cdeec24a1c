"""What every card effect has: on what it may be played, and how it is carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.heroes import names
from sandtable.games.heroes.battle import Card
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

#: The one way to play a card that names nothing.
PLAIN: list[Action] = [()]


class Played:
    """A card that takes effect: whose it is, the words behind it in the action, what it draws."""

    def __init__(
        self, side: int, card: Card, words: Action, chance: Chance, events: list[Event]
    ) -> None:
        self.side = side
        self.card = card
        self.words = words
        self.chance = chance
        self.events = events


class CardEffect:
    """The battle event of a card. Its window's host is found by ``hosts.host``."""

    def options(self, s: HeroesState, side: int, card: Card, window: str) -> list[Action]:
        """What follows the card in the action that plays it; [] if it cannot be played."""
        return PLAIN

    def take(self, s: HeroesState, played: Played) -> None:
        """The event takes place."""
        raise NotImplementedError


def unit_named(s: HeroesState, word: str) -> int:
    return s.battle.unit_named[word[len(names.PREFIX) :]]


def square_word(s: HeroesState, place: int) -> str:
    return f"square:{s.name(place)}"


def square_named(s: HeroesState, word: str) -> int:
    return s.battle.field.named[word[len("square:") :]]
