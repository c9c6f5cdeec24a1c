"""The decisions of both games: bids, the cards of a turn, cards taken one by one."""

import random
from collections.abc import Callable
from typing import Any, ClassVar, Final

from sandtable.games.undaunted.cards import Card, Roster
from sandtable.games.undaunted.greedy.reading import Reading
from sandtable.games.undaunted.platoon import Platoon
from sandtable.games.undaunted.support import BOLSTER, DONE, INSPIRE, Take
from sandtable.games.undaunted.turn import END_TURN
from sandtable.kernel.action import Action
from sandtable.kernel.policy import EQUAL, Scores, best

#: The most that a second play of a card is worth.
INSPIRED: Final = 2.0
#: What it costs to play a card one place too late or too early, at most.
PLACE: Final = 1e-3
#: More than the plays of any turn are worth together.
VICTORY: Final = 1e3


class UndauntedChooser:
    """One side's choice in one position; each game provides the worth of its plays."""

    #: The share of a card's worth that counts for a second copy in hand.
    again: ClassVar[float] = 1.0

    def __init__(self, seen: Reading[Any], order: tuple[str, ...]) -> None:
        self.seen = seen
        self.side = seen.me
        self.platoon: Platoon = seen.state.platoons[seen.me]
        #: The order in which cards are played, by the first word of the play.
        self.order = order
        self.roster: Roster = seen.state.scenario.roster
        self.cards: list[Card] = self.roster.cards[seen.me]

    # Provided by each game.

    def score(self, action: Action) -> float:
        """The worth of a play in the player's turn, without Inspire; it pays if above zero."""
        raise NotImplementedError

    def is_victory(self, score: float, action: Action) -> bool:
        """Does this play win the game?"""
        raise NotImplementedError

    def card_worth(self, card: Card) -> float:
        """The worth of a card's best play, if it were in hand and the player's turn."""
        raise NotImplementedError

    def need(self, card: Card) -> float:
        """How much a card in the supply is needed in the deck."""
        raise NotImplementedError

    def worthwhile(self) -> float:
        """The need below which a card should stay in the supply."""
        raise NotImplementedError

    def first_worth(self) -> float:
        """The worth of acting first this round."""
        raise NotImplementedError

    def hand_changed(self) -> None:
        """Called when the hand is changed temporarily."""

    # Shared by both games.

    def card_of(self, action: Action) -> Card:
        """The player's card named by the action."""
        index = self.roster.card_by_arg[self.side][action[1]]
        return self.cards[index]

    def by_card(self, legal: list[Action]) -> list[Scores]:
        """The worth of every play, card by card."""
        found: dict[str, Scores] = {}
        for action in legal:
            if action != END_TURN:
                score = self.inspire(action) if action[0] == INSPIRE else self.score(action)
                found.setdefault(action[1], []).append((score, action))
        return list(found.values())

    def turn(self, legal: list[Action], rng: random.Random) -> Action:
        """Find the best play of every card in hand; of these, take the first one in ``order``."""
        picks: list[tuple[int, float, Action]] = []
        for scores in self.by_card(legal):
            action = best(scores, rng)
            score = top(scores)
            if self.is_victory(score, action):
                return action
            if score > 0.0:
                picks.append((self.order.index(action[0]), -score, action))
        return min(picks)[2] if picks else END_TURN

    def turn_scores(self, legal: list[Action]) -> Scores:
        """The worth of a turn that begins with a play and goes on with the best of other cards.

        The order of cards decides only between turns that are worth the same.
        """
        cards = self.by_card(legal)
        picks: list[tuple[int, float, Action, int]] = []
        victory = -1
        total = 0.0
        for number, scores in enumerate(cards):
            score = top(scores)
            action = first_best(scores, score)
            if victory < 0 and self.is_victory(score, action):
                victory = number
            if score > 0.0:
                total += score
                picks.append((self.order.index(action[0]), -score, action, number))
        picks.sort()
        late = PLACE if not picks else min(PLACE, total / 100.0)
        places = [len(picks) + 1] * len(cards)
        for place, pick in enumerate(picks):
            places[pick[3]] = place + 1
        found: Scores = []
        for number, scores in enumerate(cards):
            most = top(scores)
            rest = total - max(0.0, most) - late * places[number]
            for score, action in scores:
                wins = number == victory and score > most - EQUAL
                found.append((rest + score + (VICTORY if wins else 0.0), action))
        if END_TURN in legal:
            found.append((0.0, END_TURN))
        return found

    def inspire(self, action: Action) -> float:
        """The most that a card already played this turn could achieve if played again."""
        leader = self.card_of(action)
        worths = [
            self.card_worth(self.cards[kind])
            for kind in sorted(set(self.platoon.play))
            if inspires(leader, self.cards[kind])
        ]
        return max([0.0, *worths])

    def take(self, frame: Take, legal: list[Action]) -> Scores:
        """The card that is needed most, or best played again."""
        scores: Scores = []
        for action in legal:
            if action == DONE:
                scores.append((self.worthwhile() if frame.action == BOLSTER else 0.0, action))
            elif frame.action == BOLSTER:
                scores.append((self.need(self.card_of(action)), action))
            else:
                scores.append((self.card_worth(self.card_of(action)), action))
        return scores

    def bid(self, legal: list[Action]) -> Scores:
        """Keep the most valuable hand, and bid high when going first matters."""
        first = self.first_worth()
        scores: Scores = []
        for action in legal:
            card = self.card_of(action)
            chance = self.seen.chance_to_win_bid(card.initiative)
            scores.append((first * chance + self.worth_without(card), action))
        return scores

    def worth_without(self, bid: Card) -> float:
        """The worth of the cards left in hand."""
        hand = self.platoon.hand
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


def top(scores: Scores) -> float:
    return max([score for score, _ in scores])


def first_best(scores: Scores, most: float) -> Action:
    """The first of the best plays."""
    for score, action in scores:
        if score > most - EQUAL:
            return action
    raise AssertionError("the best play is among the plays")


def inspires(leader: Card, card: Card) -> bool:
    """Can this leader's Inspire bring the card back?"""
    printed = leader.action(INSPIRE)
    if printed is None or card is leader:
        return False
    return not printed.own_squad or card.squad == leader.squad


def bolster_worth(
    reading: Reading[Any], card: Card, need: Callable[[Card], float], worthwhile: float
) -> float:
    """How much the cards that Bolster could bring are needed, beyond what is worthwhile."""
    printed = card.action(BOLSTER)
    assert printed is not None
    supply = reading.state.platoons[reading.me].supply
    needs: list[float] = []
    for other in reading.state.scenario.roster.cards[reading.me]:
        if other.fog or (printed.own_squad and other.squad != card.squad):
            continue
        if supply[other.index]:
            first = need(other)
            for number in range(min(supply[other.index], printed.size)):
                needs.append(first * (0.75**number))
    needs.sort(reverse=True)
    return sum([max(0.0, worth - worthwhile) for worth in needs[: printed.size]])
