"""The worth of changing the ground: breaches in walls, and smoke."""

import math

from sandtable.games.heroes.greedy.fire_estimates import FireEstimates
from sandtable.games.heroes.greedy.places import Places, distances
from sandtable.games.heroes.greedy.reading import HeroesReading
from sandtable.games.heroes.pack.counters import INFANTRY


class GroundChanges:
    """The worth of breaches and smoke to one side."""

    def __init__(self, reading: HeroesReading, places: Places) -> None:
        self.reading = reading
        self.state = reading.state
        self.w = reading.w
        self.places = places

    def breach(self, unit: int, side: str) -> float:
        """The worth of a breach: how much closer the unit's square gets to its goals."""
        state = self.state
        field = state.battle.field
        edge = field.edges[field.edge_named[side.removeprefix("side:")]]
        here = state.at[unit]
        best = 0.0
        for goal in self.places.goals:
            if goal.only >= 0 or goal.mine:
                continue
            away = distances(state.terrain, INFANTRY, goal.places)
            through = away[edge.other(here)] + 1
            if through < away[here]:
                nearer = math.pow(self.w.decay, through) - math.pow(self.w.decay, away[here])
                best = max(best, self.w.march * goal.value * nearer)
        return best

    def smoke(self, square: str) -> float:
        """The worth of smoke on a square: units in it are harder to hit this turn, and see less."""
        state = self.state
        place = state.battle.field.named[square.removeprefix("square:")]
        unit = state.infantry_on[place]
        if unit < 0 or self.reading.units[unit].side != self.reading.me or state.hidden(unit):
            return 0.0
        feared, hoped = self.exchange(self.places.estimates, unit)
        state.smoke[place] = True
        feared_less, hoped_less = self.exchange(FireEstimates(self.reading), unit)
        state.smoke[place] = False
        return self.w.danger * (feared - feared_less) - (hoped - hoped_less)

    def exchange(self, estimates: FireEstimates, unit: int) -> tuple[float, float]:
        """The fire that a unit can still expect this turn, and its own best fire."""
        state = self.state
        place = state.at[unit]
        feared = hoped = 0.0
        for enemy in self.reading.seen:
            if self.reading.pending(enemy):
                feared += estimates.fire(enemy, state.at[enemy], unit, place, False)
            if self.reading.pending(unit):
                hoped = max(hoped, estimates.fire(unit, place, enemy, state.at[enemy], True))
        return feared, hoped

    def best_smoke(self) -> float:
        """The worth of the best smoke marker on any square."""
        state = self.state
        men = self.reading.infantry(self.reading.me)
        return max(
            [self.smoke(state.battle.field.words[state.at[unit]]) for unit in men], default=0.0
        )
