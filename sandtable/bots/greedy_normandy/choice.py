"""The choice in every kind of decision."""

import random

from sandtable.bots.greedy_normandy.cards import need
from sandtable.bots.greedy_normandy.ground import Ground
from sandtable.bots.greedy_normandy.table import Table
from sandtable.bots.greedy_normandy.turn import ORDER, Plays
from sandtable.bots.greedy_normandy.weights import WEIGHTS, Weights
from sandtable.bots.undaunted.choice import Chooser, Scores
from sandtable.games.undaunted.cards import Card
from sandtable.games.undaunted.initiative import Initiative
from sandtable.games.undaunted.normandy.mortar import Blasting
from sandtable.games.undaunted.normandy.state import NormandyState
from sandtable.games.undaunted.support import Take
from sandtable.games.undaunted.turn import Turn
from sandtable.kernel.action import Action


def choose_in(
    s: NormandyState, me: int, legal: list[Action], rng: random.Random, weights: Weights = WEIGHTS
) -> Action:
    """The best of the legal actions for a side, as far as it can tell."""
    chooser = NormandyChooser(Table(s, me, weights), rng)
    frame = s.frames[-1]
    if isinstance(frame, Initiative):
        return chooser.bid(legal)
    if isinstance(frame, Take):
        return chooser.take(frame, legal)
    if isinstance(frame, Blasting):
        return chooser.next_under_fire(legal)
    return chooser.turn(legal)


class NormandyChooser(Chooser):
    def __init__(self, table: Table, rng: random.Random) -> None:
        super().__init__(table, rng, ORDER)
        self.table = table
        self.ground = Ground(table)
        self.plays = Plays(table, self.ground)

    def score(self, action: Action) -> float:
        return self.plays.score(action)

    def is_victory(self, score: float, action: Action) -> bool:
        return score >= self.table.w.win and action[0] == "control"

    def card_worth(self, card: Card) -> float:
        s = self.table.s
        turn = Turn(self.table.me, s.seats[self.table.me], False, s.verbs)
        scores = [self.plays.score(play) for play in turn.card_plays(s, card.index)]
        return max([0.0, *scores])

    def need(self, card: Card) -> float:
        return need(self.table, self.ground, card)

    def worthwhile(self) -> float:
        return self.table.w.worthwhile

    def first_worth(self) -> float:
        t = self.table
        return t.w.first + t.w.first_plan * (max(t.plan[0]) + max(t.plan[1]))

    def hand_changed(self) -> None:
        self.ground.forget()

    def next_under_fire(self, legal: list[Action]) -> Action:
        """Enemies first, the most worthwhile before the others."""
        scores: Scores = []
        for action in legal:
            unit = self.plays.target(action[1:])
            worth = self.table.hit_worth(unit)
            scores.append((worth if unit.side == self.table.foe else -worth, action))
        return self.best(scores)
