"""The choice in every kind of decision."""

import random
from typing import Any

from sandtable.games.undaunted.cards import Card
from sandtable.games.undaunted.greedy.choice import UndauntedChooser
from sandtable.games.undaunted.initiative import Initiative
from sandtable.games.undaunted.normandy.greedy.cards import need
from sandtable.games.undaunted.normandy.greedy.places import Places
from sandtable.games.undaunted.normandy.greedy.reading import NormandyReading
from sandtable.games.undaunted.normandy.greedy.turn import ORDER, Plays
from sandtable.games.undaunted.normandy.greedy.weights import WEIGHTS, Weights
from sandtable.games.undaunted.normandy.mortar import Blasting
from sandtable.games.undaunted.normandy.state import NormandyState
from sandtable.games.undaunted.support import Take
from sandtable.games.undaunted.turn import Turn
from sandtable.kernel.action import Action
from sandtable.kernel.frame import Frame
from sandtable.kernel.policy import Policy, Scores, best
from sandtable.kernel.state import State


class NormandyPolicy(Policy):
    """What a decision looks like to a side, by these weights."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

    def scores(self, state: State, seat: str, legal: list[Action]) -> Scores:
        assert isinstance(state, NormandyState)
        chooser = self.chooser(state, seat)
        frame = state.top
        if isinstance(frame, Turn):
            return chooser.turn_scores(legal)
        return chooser.answer(frame, legal)

    def choose(self, state: State, seat: str, legal: list[Action], rng: random.Random) -> Action:
        assert isinstance(state, NormandyState)
        chooser = self.chooser(state, seat)
        frame = state.top
        if isinstance(frame, Turn):
            return chooser.turn(legal, rng)
        return best(chooser.answer(frame, legal), rng)

    def chooser(self, state: NormandyState, seat: str) -> "NormandyChooser":
        return NormandyChooser(NormandyReading(state, state.seats.index(seat), self.weights))


class NormandyChooser(UndauntedChooser):
    def __init__(self, reading: NormandyReading) -> None:
        super().__init__(reading, ORDER)
        self.reading = reading
        self.places = Places(reading)
        self.plays = Plays(reading, self.places)

    def answer(self, frame: Frame[Any], legal: list[Action]) -> Scores:
        """Any decision but the next play of a turn."""
        if isinstance(frame, Initiative):
            return self.bid(legal)
        if isinstance(frame, Take):
            return self.take(frame, legal)
        assert isinstance(frame, Blasting)
        return self.next_under_fire(legal)

    def score(self, action: Action) -> float:
        return self.plays.score(action)

    def is_victory(self, score: float, action: Action) -> bool:
        return score >= self.reading.w.win and action[0] == "control"

    def card_worth(self, card: Card) -> float:
        state = self.reading.state
        turn = Turn(self.reading.me)
        scores = [self.plays.score(play) for play in turn.card_plays(state, card.index)]
        return max([0.0, *scores])

    def need(self, card: Card) -> float:
        return need(self.reading, self.places, card)

    def worthwhile(self) -> float:
        return self.reading.w.worthwhile

    def first_worth(self) -> float:
        reading = self.reading
        return reading.w.first + reading.w.first_plan * (
            max(reading.plan[0]) + max(reading.plan[1])
        )

    def hand_changed(self) -> None:
        self.places.forget()

    def next_under_fire(self, legal: list[Action]) -> Scores:
        """Enemies first, the most valuable ones before the others."""
        scores: Scores = []
        for action in legal:
            unit = self.plays.target(action[1:])
            worth = self.reading.hit_worth(unit)
            scores.append((worth if unit.side == self.reading.foe else -worth, action))
        return scores
