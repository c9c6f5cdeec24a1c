"""The choices that both games ask for: bids, the cards of a turn, cards taken one by one."""

import random
from collections.abc import Callable
from typing import Any, ClassVar

from sandtable.bots.undaunted.reading import Reading
from sandtable.games.undaunted.cards import Card, Roster
from sandtable.games.undaunted.support import BOLSTER, DONE, INSPIRE, Take
from sandtable.games.undaunted.turn import END_TURN
from sandtable.kernel.action import Action

#: A second play of a card is hardly ever worth more.
INSPIRED = 2.0

Scores = list[tuple[float, Action]]


class Chooser:
    """One side's choice in one position; each game says what its plays are worth."""

    #: What is left of a card's worth for a second one of its kind in hand.
    again: ClassVar[float] = 1.0

    def __init__(self, reading: Reading[Any], rng: random.Random, order: tuple[str, ...]) -> None:
        self.reading = reading
        self.rng = rng
        #: The order in which cards are played, by the first word of the play.
        self.order = order
        self.roster: Roster = reading.s.scenario.roster
        self.cards: list[Card] = self.roster.cards[reading.me]

    # What one of the games provides.

    def score(self, action: Action) -> float:
        """What a play of the own turn is worth, Inspire left out; above zero it is worth it."""
        raise NotImplementedError

    def is_victory(self, score: float, action: Action) -> bool:
        """Is this a play that wins, and so the one to begin with?"""
        raise NotImplementedError

    def card_worth(self, card: Card) -> float:
        """The best play of a card, if it were in hand and the own turn."""
        raise NotImplementedError

    def need(self, card: Card) -> float:
        """How much a card of the supply is needed in the deck."""
        raise NotImplementedError

    def worthwhile(self) -> float:
        """The need below which a card is better left in the supply."""
        raise NotImplementedError

    def first_worth(self) -> float:
        """What it is worth to act first this round."""
        raise NotImplementedError

    def hand_changed(self) -> None:
        """The hand is, for a moment, another one."""

    # What both share.

    def card_of(self, action: Action) -> Card:
        """The own card that an action names."""
        index = self.roster.card_at[self.reading.me][action[1]]
        return self.cards[index]

    def best(self, scores: Scores) -> Action:
        """The highest score; chance picks among equals."""
        top = max([score for score, _ in scores])
        equals = [action for score, action in scores if score > top - 1e-9]
        return equals[0] if len(equals) == 1 else self.rng.choice(equals)

    def turn(self, legal: list[Action]) -> Action:
        """The best play of every card in hand; of these, the one that comes first in order."""
        by_card: dict[str, Scores] = {}
        for action in legal:
            if action != END_TURN:
                score = self.inspire(action) if action[0] == INSPIRE else self.score(action)
                by_card.setdefault(action[1], []).append((score, action))
        picks: list[tuple[int, float, Action]] = []
        for scores in by_card.values():
            action = self.best(scores)
            score = max([score for score, _ in scores])
            if self.is_victory(score, action):
                return action
            if score > 0.0:
                picks.append((self.order.index(action[0]), -score, action))
        return min(picks)[2] if picks else END_TURN

    def inspire(self, action: Action) -> float:
        """The best that a card played this turn could do if played again."""
        leader = self.card_of(action)
        played = self.reading.s.platoons[self.reading.me].play
        worths = [
            self.card_worth(self.cards[kind])
            for kind in sorted(set(played))
            if inspires(leader, self.cards[kind])
        ]
        return max([0.0, *worths])

    def take(self, frame: Take, legal: list[Action]) -> Action:
        """The card that is needed most, or that is best played again."""
        scores: Scores = []
        for action in legal:
            if action == DONE:
                scores.append((self.worthwhile() if frame.action == BOLSTER else 0.0, action))
            elif frame.action == BOLSTER:
                scores.append((self.need(self.card_of(action)), action))
            else:
                scores.append((self.card_worth(self.card_of(action)), action))
        return self.best(scores)

    def bid(self, legal: list[Action]) -> Action:
        """Keep what is worth most together, and go first where it matters."""
        first = self.first_worth()
        scores: Scores = []
        for action in legal:
            card = self.card_of(action)
            chance = self.reading.chance_to_win_bid(card.initiative)
            scores.append((first * chance + self.worth_without(card), action))
        return self.best(scores)

    def worth_without(self, bid: Card) -> float:
        """What the cards left in hand are worth."""
        hand = self.reading.s.platoons[self.reading.me].hand
        place = hand.index(bid.index)
        del hand[place]
        self.hand_changed()
        worths = [self.card_worth(self.cards[kind]) for kind in hand]
        for i, kind in enumerate(hand):
            for other, worth in zip(hand, worths, strict=True):
                if inspires(self.cards[kind], self.cards[other]):
                    worths[i] = max(worths[i], min(worth, INSPIRED))
        worth = 0.0
        for i, kind in enumerate(hand):
            worth += worths[i] * self.again ** hand[:i].count(kind)
        hand.insert(place, bid.index)
        self.hand_changed()
        return worth


def inspires(leader: Card, card: Card) -> bool:
    """May Inspire of this leader bring the card back?"""
    printed = leader.action(INSPIRE)
    if printed is None or card is leader:
        return False
    return not printed.own_squad or card.squad == leader.squad


def bolster_worth(
    reading: Reading[Any], card: Card, need: Callable[[Card], float], worthwhile: float
) -> float:
    """How much the cards are needed, beyond what is worthwhile, that Bolster could bring."""
    printed = card.action(BOLSTER)
    assert printed is not None
    supply = reading.s.platoons[reading.me].supply
    needs: list[float] = []
    for other in reading.s.scenario.roster.cards[reading.me]:
        if other.fog or (printed.own_squad and other.squad != card.squad):
            continue
        if supply[other.index]:
            first = need(other)
            for number in range(min(supply[other.index], printed.size)):
                needs.append(first * (0.75**number))
    needs.sort(reverse=True)
    return sum([max(0.0, worth - worthwhile) for worth in needs[: printed.size]])
