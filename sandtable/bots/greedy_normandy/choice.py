"""The choice in every kind of decision."""

import random

from sandtable.bots.greedy_normandy.cards import chance_to_win_bid, need
from sandtable.bots.greedy_normandy.ground import Ground
from sandtable.bots.greedy_normandy.table import Table
from sandtable.bots.greedy_normandy.turn import ORDER, Plays
from sandtable.bots.greedy_normandy.weights import WEIGHTS, Weights
from sandtable.games.undaunted.cards import Card
from sandtable.games.undaunted.initiative import Initiative
from sandtable.games.undaunted.normandy.mortar import Blasting
from sandtable.games.undaunted.normandy.state import NormandyState
from sandtable.games.undaunted.support import BOLSTER, DONE, Take
from sandtable.games.undaunted.turn import END_TURN, Turn
from sandtable.kernel.action import Action

#: A second play of a card is hardly ever worth more.
INSPIRED = 2.0


def choose_in(
    s: NormandyState, me: int, legal: list[Action], rng: random.Random, weights: Weights = WEIGHTS
) -> Action:
    """The best of the legal actions for a side, as far as it can tell."""
    chooser = Chooser(Table(s, me, weights), rng)
    frame = s.frames[-1]
    if isinstance(frame, Initiative):
        return chooser.bid(legal)
    if isinstance(frame, Take):
        return chooser.take(frame, legal)
    if isinstance(frame, Blasting):
        return chooser.next_under_fire(legal)
    return chooser.turn(legal)


class Chooser:
    """One side's choice in one position."""

    def __init__(self, table: Table, rng: random.Random) -> None:
        self.table = table
        self.rng = rng
        self.ground = Ground(table)
        self.plays = Plays(table, self.ground)
        self.cards = table.s.scenario.roster.cards[table.me]

    def best(self, scores: list[tuple[float, Action]]) -> Action:
        """The highest score; chance picks among equals."""
        top = max([score for score, _ in scores])
        equals = [action for score, action in scores if score > top - 1e-9]
        return equals[0] if len(equals) == 1 else self.rng.choice(equals)

    # The own turn.

    def turn(self, legal: list[Action]) -> Action:
        """The best play of every card in hand; of these, the one that comes first in order."""
        by_card: dict[str, list[tuple[float, Action]]] = {}
        for action in legal:
            if action != END_TURN:
                by_card.setdefault(action[1], []).append((self.score(action), action))
        picks: list[tuple[int, float, Action]] = []
        for scores in by_card.values():
            action = self.best(scores)
            score = max([score for score, _ in scores])
            if score >= self.table.w.win and action[0] == "control":
                return action
            if score > 0.0:
                picks.append((ORDER.index(action[0]), -score, action))
        return min(picks)[2] if picks else END_TURN

    def score(self, action: Action) -> float:
        if action[0] == "inspire":
            return self.inspire(self.plays.card_of(action))
        return self.plays.score(action)

    def inspire(self, leader: Card) -> float:
        """The best that a card of the squad, played this turn, could do if played again."""
        played = self.table.s.platoons[self.table.me].play
        return max(
            [0.0]
            + [
                self.card_worth(self.cards[kind])
                for kind in sorted(set(played))
                if self.cards[kind].squad == leader.squad and kind != leader.index
            ]
        )

    def card_worth(self, card: Card) -> float:
        """The best play of a card, if it were in hand and the own turn."""
        s = self.table.s
        turn = Turn(self.table.me, s.seats[self.table.me], False, s.verbs)
        scores = [self.plays.score(play) for play in turn.card_plays(s, card.index)]
        return max([0.0, *scores])

    # The other decisions.

    def take(self, frame: Take, legal: list[Action]) -> Action:
        """The card that is needed most, or that is best played again."""
        scores: list[tuple[float, Action]] = []
        for action in legal:
            if action == DONE:
                scores.append((self.table.w.worthwhile if frame.action == BOLSTER else 0.0, action))
                continue
            card = self.plays.card_of(action)
            if frame.action == BOLSTER:
                scores.append((need(self.table, self.ground, card), action))
            else:
                scores.append((self.card_worth(card), action))
        return self.best(scores)

    def next_under_fire(self, legal: list[Action]) -> Action:
        """Enemies first, the most worthwhile before the others."""
        scores: list[tuple[float, Action]] = []
        for action in legal:
            unit = self.plays.target(action[1:])
            worth = self.table.hit_worth(unit)
            scores.append((worth if unit.side == self.table.foe else -worth, action))
        return self.best(scores)

    def bid(self, legal: list[Action]) -> Action:
        """Keep what is worth most together, and go first where it matters."""
        t = self.table
        first = t.w.first + t.w.first_plan * (max(t.plan[0]) + max(t.plan[1]))
        scores: list[tuple[float, Action]] = []
        for action in legal:
            card = self.plays.card_of(action)
            chance = chance_to_win_bid(t, card.initiative)
            scores.append((first * chance + self.worth_without(card), action))
        return self.best(scores)

    def worth_without(self, bid: Card) -> float:
        """What the cards left in hand are worth."""
        hand = self.table.s.platoons[self.table.me].hand
        place = hand.index(bid.index)
        del hand[place]
        self.ground.forget()
        worths = [self.card_worth(self.cards[kind]) for kind in hand]
        for i, kind in enumerate(hand):
            leader = self.cards[kind]
            if leader.action("inspire") is not None:
                for other, worth in zip(hand, worths, strict=True):
                    if self.cards[other].squad == leader.squad:
                        worths[i] = max(worths[i], min(worth, INSPIRED))
        hand.insert(place, bid.index)
        self.ground.forget()
        return sum(worths)
