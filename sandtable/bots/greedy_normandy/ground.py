"""Where the own units had best stand, and which tiles are to be scouted."""

from sandtable.bots.greedy_normandy.table import Table
from sandtable.bots.undaunted.reading import chance_of
from sandtable.games.undaunted.cards import Unit
from sandtable.games.undaunted.normandy.scenario import MORTAR, SCOUTS

FAR = 15
#: Scouts that come nearer to a tile to be scouted.
NEARER = 0.75
#: A guard must be in its tile before the enemy is.
PLAYS_A_TURN = 3.0


class Ground:
    """The worth of tiles for the own units."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.w = table.w
        self.patience = table.patience[table.me]
        self.aims = self.assign()
        self.wanted = self.tiles_to_scout()
        self.siege = self.has_siege()
        self.stands: dict[tuple[int, int], float] = {}

    def assign(self) -> dict[int, int]:
        """A tile to take for each of the own Riflemen, different ones as far as possible."""
        t = self.table
        options: list[tuple[float, int, int]] = []
        for unit in t.s.battle.riflemen[t.me]:
            for start in t.starts(unit):
                for tile in t.tiles:
                    if t.gain[t.me][tile]:
                        plays = t.ways[t.me][start][tile] + 1 + t.delay[t.me][tile]
                        value = t.vigour(unit) * t.gain[t.me][tile] * self.patience**plays
                        options.append((-value, unit.index, tile))
        aims: dict[int, int] = {}
        for _, unit_index, tile in sorted(options):
            if unit_index not in aims and tile not in aims.values():
                aims[unit_index] = tile
        return aims

    def tiles_to_scout(self) -> dict[int, float]:
        """Tiles without an own marker on the ways of plans, and what a marker there is worth."""
        t = self.table
        wanted: dict[int, float] = {}
        for index, goal in self.aims.items():
            for start in t.starts(t.units[index]):
                self.want_way(wanted, start, goal, t.gain[t.me][goal] * t.vigour(t.units[index]))
        for goal in t.tiles:  # tiles that the enemy is after must be open to guards
            if t.plan[t.foe][goal] > 0.0 and not self.is_guarded(goal, -1):
                starts = [t.s.at[u.index] for u in t.units if u.side == t.me]
                near = [start for start in starts if start >= 0]
                if near:
                    start = min(near, key=lambda at: (t.ways[t.me][at][goal], at))
                    self.want_way(wanted, start, goal, self.w.guard * t.plan[t.foe][goal])
        return wanted

    def want_way(self, wanted: dict[int, float], start: int, goal: int, gain: float) -> None:
        """Note the tiles to be scouted on the way from a tile to another."""
        t = self.table
        ways = t.ways[t.me]
        marked = t.s.platoons[t.me].marked
        plays = ways[start][goal]
        saved = gain * self.patience**plays * (1.0 - self.patience)
        at = start
        while at != goal:
            at = min(
                t.s.scenario.neighbours[at],
                key=lambda tile: ((1 if marked >> tile & 1 else 2) + ways[tile][goal], tile),
            )
            if not marked >> at & 1:
                wanted[at] = max(wanted.get(at, 0.0), saved)

    def has_siege(self) -> bool:
        """Is the enemy to be shot away first: to pin him, or from all tiles we are after?"""
        t = self.table
        if t.s.battle.goals[t.me].pin:
            return True
        return all(t.delay[t.me][tile] > 0.0 for tile in self.aims.values())

    def is_guarded(self, tile: int, but: int) -> bool:
        """Does an own unit, other than ``but``, stand in the tile?"""
        t = self.table
        return any(u.side == t.me and u.index != but for u in t.occupants[tile])

    def forget(self) -> None:
        """The hand has changed."""
        self.stands = {}

    def stand(self, unit: Unit, tile: int) -> float:
        """What it is worth to have an own unit in a tile."""
        key = (unit.index, tile)
        found = self.stands.get(key)
        if found is None:
            found = self._stand(unit, tile)
            self.stands[key] = found
        return found

    def _stand(self, unit: Unit, tile: int) -> float:
        t = self.table
        worth = self.guard(unit, tile)
        if t.is_riflemen(unit):
            worth += self.plan(unit, tile)
        if unit.title == SCOUTS:
            worth += self.scouting(tile)
        if unit.title != MORTAR:
            worth += self.w.shot * self.best_shot(unit, tile) * min(1.0, t.share(unit))
        risk = t.w.card[unit.title] + t.hit_worth(unit)
        return worth - self.w.danger * risk * t.danger(unit, tile)

    def plan(self, unit: Unit, tile: int) -> float:
        """What Riflemen can get from a tile, if this play brings them there or leaves them there.

        The own plan first; what another unit is after counts half.
        """
        t = self.table
        mine = self.aims.get(unit.index, -1)
        more = t.plays_now(unit) - 1
        vigour = t.vigour(unit)
        best = 0.0
        for goal in t.tiles:
            gain = t.gain[t.me][goal]
            if gain:
                plays = t.ways[t.me][tile][goal] + 1 + t.delay[t.me][goal]
                if plays <= more and plays == t.s.scenario.distance[tile][goal] + 1:
                    value = gain * self.w.now
                else:
                    value = gain * self.patience**plays * vigour
                if goal != mine and goal in self.aims.values():
                    value *= 0.5
                best = max(best, value)
        return best

    def guard(self, unit: Unit, tile: int) -> float:
        """Standing in, or being near, a tile that the enemy is after and nobody guards."""
        t = self.table
        best = 0.0
        firm = 1.0 - self.w.patience ** (self.w.play_per_hit * (t.cards_left(unit) + 1))
        for goal in t.tiles:
            plan = t.plan[t.foe][goal]
            if plan > 0.0:
                late = t.ways[t.me][tile][goal] * PLAYS_A_TURN / t.steps[t.foe][goal]
                value = self.w.guard * plan * firm * self.w.patience**late
                if self.is_guarded(goal, unit.index):
                    value *= 0.15
                best = max(best, value)
        return best

    def scouting(self, tile: int) -> float:
        distance = self.table.s.scenario.distance[tile]
        best = 0.0
        for goal, value in self.wanted.items():
            best = max(best, value * NEARER ** distance[goal])
        return best

    def best_shot(self, unit: Unit, tile: int) -> float:
        """The best that the unit could fire at from a tile."""
        t = self.table
        best = 0.0
        dice = t.dice(unit, "attack")
        suppressing = t.dice(unit, "suppress")
        for enemy in t.enemies():
            need = t.need(enemy.defence, t.s.at[enemy.index], tile)
            worth = min(t.hit_worth(enemy), self.w.goal)
            value = (chance_of(dice, need) + self.w.slope * max(0, FAR - need)) * worth
            if suppressing:
                value = max(value, chance_of(suppressing, need) * t.suppress_worth(enemy))
            best = max(best, value)
        return best
