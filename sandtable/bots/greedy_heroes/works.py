"""What changes the ground: walls blown open, smoke laid, windows climbed through."""

from sandtable.bots.greedy_heroes.eye import Eye
from sandtable.bots.greedy_heroes.ground import Ground, distances
from sandtable.bots.greedy_heroes.table import Table
from sandtable.games.heroes.pack.counters import INFANTRY


class Works:
    """The worth of breaches and smoke to one side."""

    def __init__(self, table: Table, ground: Ground) -> None:
        self.table = table
        self.s = table.s
        self.w = table.w
        self.ground = ground

    def breach(self, unit: int, side: str) -> float:
        """A wall blown open: how much nearer its square comes to what is still to be taken."""
        s = self.s
        field = s.battle.field
        edge = field.edges[field.edge_named[side.removeprefix("side:")]]
        here = s.at[unit]
        best = 0.0
        for goal in self.ground.goals:
            if goal.only >= 0 or goal.mine:
                continue
            away = distances(s.terrain, INFANTRY, goal.places)
            through = away[edge.other(here)] + 1
            if through < away[here]:
                nearer = self.w.decay**through - self.w.decay ** away[here]
                best = max(best, self.w.march * goal.value * nearer)
        return best

    def smoke(self, square: str) -> float:
        """Smoke on a square: who stands in it is harder to hit this turn, and sees less himself."""
        s = self.s
        place = s.battle.field.named[square.removeprefix("square:")]
        unit = s.infantry_on[place]
        if unit < 0 or self.table.units[unit].side != self.table.me or s.hidden(unit):
            return 0.0
        feared, hoped = self.exchange(self.ground.eye, unit)
        s.smoke[place] = True
        feared_less, hoped_less = self.exchange(Eye(self.table), unit)
        s.smoke[place] = False
        return self.w.danger * (feared - feared_less) - (hoped - hoped_less)

    def exchange(self, eye: Eye, unit: int) -> tuple[float, float]:
        """The fire that it can still expect this turn, and its own best."""
        s = self.s
        place = s.at[unit]
        feared = hoped = 0.0
        for enemy in self.table.seen:
            if self.table.pending(enemy):
                feared += eye.fire(enemy, s.at[enemy], unit, place, False)
            if self.table.pending(unit):
                hoped = max(hoped, eye.fire(unit, place, enemy, s.at[enemy], True))
        return feared, hoped

    def best_smoke(self) -> float:
        """The best that a marker could do on any square."""
        s = self.s
        men = self.table.infantry(self.table.me)
        return max([self.smoke(s.battle.field.words[s.at[unit]]) for unit in men], default=0.0)
