"""The choice in every kind of decision."""

import random
from typing import Any, ClassVar, Final

from sandtable.games.undaunted.cards import Card
from sandtable.games.undaunted.greedy.choice import UndauntedChooser, top
from sandtable.games.undaunted.initiative import Initiative
from sandtable.games.undaunted.north_africa.boarding import INTERACTIONS
from sandtable.games.undaunted.north_africa.damage import CASUALTY, CrewHit
from sandtable.games.undaunted.north_africa.greedy.cards import need
from sandtable.games.undaunted.north_africa.greedy.places import Places
from sandtable.games.undaunted.north_africa.greedy.reading import DesertReading
from sandtable.games.undaunted.north_africa.greedy.turn import ORDER, STIR, Plays
from sandtable.games.undaunted.north_africa.greedy.weights import WEIGHTS, Weights
from sandtable.games.undaunted.north_africa.marking import NAVIGATE, Marking
from sandtable.games.undaunted.north_africa.state import DesertState
from sandtable.games.undaunted.north_africa.turn import Acting, DesertTurn
from sandtable.games.undaunted.support import DONE, Take
from sandtable.kernel.action import Action
from sandtable.kernel.frame import Frame
from sandtable.kernel.policy import Policy, Scores, best
from sandtable.kernel.state import State

#: A play that wins with at least this probability comes before all others.
LIKELY: Final = 0.5


class DesertPolicy(Policy):
    """What a decision looks like to a side, by these weights."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

    def scores(self, state: State, seat: str, legal: list[Action]) -> Scores:
        assert isinstance(state, DesertState)
        chooser = self.chooser(state, seat)
        frame = state.top
        if isinstance(frame, DesertTurn):
            return chooser.turn_and_seats(frame, legal)
        return chooser.answer(frame, legal)

    def choose(self, state: State, seat: str, legal: list[Action], rng: random.Random) -> Action:
        assert isinstance(state, DesertState)
        chooser = self.chooser(state, seat)
        frame = state.top
        if not isinstance(frame, DesertTurn):
            return best(chooser.answer(frame, legal), rng)
        seats = chooser.after_card(frame, legal)
        if seats and top(seats) > 0.0:
            return best(seats, rng)
        return chooser.turn([action for action in legal if not is_free(action)], rng)

    def chooser(self, state: DesertState, seat: str) -> "DesertChooser":
        return DesertChooser(DesertReading(state, state.seats.index(seat), self.weights))


def is_free(action: Action) -> bool:
    """Is this boarding, leaving or changing seats after a card has acted, which costs no card?"""
    return action[0] in INTERACTIONS and not any(word.startswith("card:") for word in action)


class DesertChooser(UndauntedChooser):
    again: ClassVar[float] = 0.5

    def __init__(self, reading: DesertReading) -> None:
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
        if isinstance(frame, CrewHit):
            return self.pick(frame, legal)
        if isinstance(frame, Marking):
            return self.mark(frame, legal)
        assert isinstance(frame, Acting)
        return self.act(legal)

    def score(self, action: Action) -> float:
        return self.plays.score(action)

    def is_victory(self, score: float, action: Action) -> bool:
        return score >= LIKELY * self.reading.w.win

    def card_worth(self, card: Card) -> float:
        return self.plays.card_worth(card)

    def need(self, card: Card) -> float:
        return need(self.reading, self.places, card)

    def worthwhile(self) -> float:
        return self.reading.w.worthwhile

    def first_worth(self) -> float:
        reading = self.reading
        return reading.w.first + reading.w.first_plan * sum(
            [
                max([0.0, *(reading.prospects[unit.index] for unit in side)])
                for side in reading.soldiers
            ]
        )

    def after_card(self, frame: DesertTurn, legal: list[Action]) -> Scores:
        """The other seats of the soldier who has just acted; above zero they are better."""
        unit = self.reading.units[frame.busy]
        return [(self.plays.free_move(unit, a), a) for a in legal if is_free(a)]

    def turn_and_seats(self, frame: DesertTurn, legal: list[Action]) -> Scores:
        """Better seats come before any card, since they cost none; worse ones after all cards."""
        seats = self.after_card(frame, legal)
        plays = self.turn_scores([action for action in legal if not is_free(action)])
        if not seats:
            return plays
        most = top(plays)
        worst = min([score for score, _ in plays])
        return plays + [(most + w if w > 0.0 else worst + w - STIR, a) for w, a in seats]

    def act(self, legal: list[Action]) -> Scores:
        """The action of a card whose soldier has boarded or left first, or none."""
        return [(0.0 if a == DONE else self.plays.score(a), a) for a in legal]

    def mark(self, frame: Marking, legal: list[Action]) -> Scores:
        """The first tile of the best chain of markers, or the best single tile."""
        scores: Scores = []
        for action in legal:
            if action == DONE:
                scores.append((0.0, action))
                continue
            tile = self.reading.state.scenario.tile_by_arg[action[1]]
            worth = self.plays.link(tile)
            if frame.action == NAVIGATE:
                picked = frame.picked | 1 << tile
                worth += self.plays.chain(picked, picked, frame.left - 1)
            scores.append((worth, action))
        return scores

    def pick(self, frame: CrewHit, legal: list[Action]) -> Scores:
        """The least valuable friendly soldier, or the most valuable enemy."""
        reading = self.reading
        scores: Scores = []
        for action in legal:
            unit = reading.units[reading.state.scenario.roster.unit_by_arg[action[1]]]
            worth = (
                reading.hit_worth(unit)
                if frame.effect == CASUALTY
                else reading.suppress_worth(unit)
            )
            scores.append((-worth if unit.side == reading.me else worth, action))
        return scores
