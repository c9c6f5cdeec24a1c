"""The choice in every kind of decision."""

import random
from typing import ClassVar, Final

from sandtable.bots.greedy_north_africa.cards import need
from sandtable.bots.greedy_north_africa.ground import Ground
from sandtable.bots.greedy_north_africa.table import Table
from sandtable.bots.greedy_north_africa.turn import ORDER, Plays
from sandtable.bots.greedy_north_africa.weights import WEIGHTS, Weights
from sandtable.bots.undaunted.choice import Chooser, Scores
from sandtable.games.undaunted.cards import Card
from sandtable.games.undaunted.initiative import Initiative
from sandtable.games.undaunted.north_africa.boarding import INTERACTIONS
from sandtable.games.undaunted.north_africa.damage import CASUALTY, CrewHit
from sandtable.games.undaunted.north_africa.marking import NAVIGATE, Marking
from sandtable.games.undaunted.north_africa.state import DesertState
from sandtable.games.undaunted.north_africa.turn import Acting, DesertTurn
from sandtable.games.undaunted.support import DONE, Take
from sandtable.kernel.action import Action

#: A play that wins with this chance comes before all others.
LIKELY: Final = 0.5


def choose_in(
    s: DesertState, me: int, legal: list[Action], rng: random.Random, weights: Weights = WEIGHTS
) -> Action:
    """The best of the legal actions for a side, as far as it can tell."""
    chooser = DesertChooser(Table(s, me, weights), rng)
    frame = s.frames[-1]
    if isinstance(frame, Initiative):
        return chooser.bid(legal)
    if isinstance(frame, Take):
        return chooser.take(frame, legal)
    if isinstance(frame, CrewHit):
        return chooser.pick(frame, legal)
    if isinstance(frame, Marking):
        return chooser.mark(frame, legal)
    if isinstance(frame, Acting):
        return chooser.act(legal)
    assert isinstance(frame, DesertTurn)
    return chooser.after_card(frame, legal) or chooser.turn([a for a in legal if not is_free(a)])


def is_free(action: Action) -> bool:
    """Boarding, leaving or changing seat once a card has acted costs no card."""
    return action[0] in INTERACTIONS and not any(word.startswith("card:") for word in action)


class DesertChooser(Chooser):
    again: ClassVar[float] = 0.5

    def __init__(self, table: Table, rng: random.Random) -> None:
        super().__init__(table, rng, ORDER)
        self.table = table
        self.ground = Ground(table)
        self.plays = Plays(table, self.ground)

    def score(self, action: Action) -> float:
        return self.plays.score(action)

    def is_victory(self, score: float, action: Action) -> bool:
        return score >= LIKELY * self.table.w.win

    def card_worth(self, card: Card) -> float:
        return self.plays.card_worth(card)

    def need(self, card: Card) -> float:
        return need(self.table, self.ground, card)

    def worthwhile(self) -> float:
        return self.table.w.worthwhile

    def first_worth(self) -> float:
        t = self.table
        return t.w.first + t.w.first_plan * sum(
            [max([0.0, *(t.prospects[unit.index] for unit in side)]) for side in t.soldiers]
        )

    def after_card(self, frame: DesertTurn, legal: list[Action]) -> Action | None:
        """Another seat for the soldier who has just acted, if that is better; None if not."""
        unit = self.table.units[frame.busy]
        scores = [(self.plays.free_move(unit, a), a) for a in legal if is_free(a)]
        return self.best(scores) if scores and max(scores)[0] > 0.0 else None

    def act(self, legal: list[Action]) -> Action:
        """The action of a card that has begun with a seat, or none."""
        return self.best([(0.0 if a == DONE else self.plays.score(a), a) for a in legal])

    def mark(self, frame: Marking, legal: list[Action]) -> Action:
        """The tile with which the best chain of markers begins, or the best of all tiles."""
        scores: Scores = []
        for action in legal:
            if action == DONE:
                scores.append((0.0, action))
                continue
            tile = self.table.s.scenario.tile_at[action[1]]
            worth = self.plays.link(tile)
            if frame.action == NAVIGATE:
                picked = frame.picked | 1 << tile
                worth += self.plays.chain(picked, picked, frame.left - 1)
            scores.append((worth, action))
        return self.best(scores)

    def pick(self, frame: CrewHit, legal: list[Action]) -> Action:
        """The own soldier who is missed least, or the enemy's who is missed most."""
        t = self.table
        scores: Scores = []
        for action in legal:
            unit = t.units[t.s.scenario.roster.unit_at[action[1]]]
            worth = t.hit_worth(unit) if frame.effect == CASUALTY else t.suppress_worth(unit)
            scores.append((-worth if unit.side == t.me else worth, action))
        return self.best(scores)
