"""Where the player's units should be, and which tiles to scout."""

import math
from typing import Final

from sandtable.games.undaunted.cards import Unit
from sandtable.games.undaunted.greedy.reading import chance_of
from sandtable.games.undaunted.normandy.greedy.reading import NormandyReading
from sandtable.games.undaunted.normandy.scenario import MORTAR, SCOUTS

FAR: Final = 15
#: Scouts that get closer to a tile worth scouting.
NEARER: Final = 0.75
#: A guard must be in its tile before the enemy gets there.
PLAYS_A_TURN: Final = 3.0
#: The share of a plan that counts if another unit is to carry it out, or guards the tile.
NOT_MINE: Final = 0.5
GUARDED: Final = 0.15


class Places:
    """The worth of tiles for the player's units."""

    def __init__(self, reading: NormandyReading) -> None:
        self.reading = reading
        self.w = reading.w
        self.me = reading.me
        self.patience = reading.patience[reading.me]
        self.costs = reading.costs[reading.me]
        #: The player's counters in each tile, as a mask.
        self.guards: list[int] = [0] * len(reading.tiles)
        for unit in reading.units:
            at = reading.state.at[unit.index]
            if unit.side == self.me and at >= 0:
                self.guards[at] |= 1 << unit.index
        #: The tiles that the enemy wants.
        self.contested: list[int] = [
            tile for tile in reading.goals[reading.foe] if reading.plan[reading.foe][tile] > 0.0
        ]
        self.aims = self.assign()
        self.aimed = 0
        for tile in self.aims.values():
            self.aimed |= 1 << tile
        self.wanted = self.tiles_to_scout()
        self.siege = self.has_siege()
        #: What is known of tiles for a unit: everything but the plans of Riflemen, which depend on
        #: the hand; and the worth with the current hand.
        self.stands: dict[int, tuple[float, float, float]] = {}
        self.tile_worths: dict[int, float] = {}
        self.shots: dict[int, float] = {}

    def assign(self) -> dict[int, int]:
        """Assign a tile to take to each of the player's Riflemen, different ones if possible."""
        reading = self.reading
        gain, delay = reading.gain[self.me], reading.delay[self.me]
        options: list[tuple[float, int, int]] = []
        for unit in reading.state.battle.riflemen[self.me]:
            vigour = reading.vigour(unit)
            for start in reading.starts(unit):
                for tile in reading.goals[self.me]:
                    plays = self.costs[start][tile] + 1 + delay[tile]
                    value = vigour * gain[tile] * math.pow(self.patience, plays)
                    options.append((-value, unit.index, tile))
        options.sort()
        aims: dict[int, int] = {}
        taken = 0
        for _, unit_index, tile in options:
            if unit_index not in aims and not taken >> tile & 1:
                aims[unit_index] = tile
                taken |= 1 << tile
        return aims

    def tiles_to_scout(self) -> dict[int, float]:
        """Tiles without a friendly marker on planned paths, and the worth of a marker there."""
        reading = self.reading
        wanted: dict[int, float] = {}
        for index, goal in self.aims.items():
            unit = reading.units[index]
            for start in reading.starts(unit):
                gain = reading.gain[self.me][goal] * reading.vigour(unit)
                self.want_path(wanted, start, goal, gain)
        # guards must be able to reach the tiles that the enemy wants
        unguarded = [goal for goal in self.contested if not self.guards[goal]]
        if unguarded:
            near = [tile for tile in reading.tiles if self.guards[tile]]
            for goal in unguarded if near else []:
                start = near[0]
                for tile in near:
                    if self.costs[tile][goal] < self.costs[start][goal]:
                        start = tile
                self.want_path(wanted, start, goal, self.w.guard * reading.plan[reading.foe][goal])
        return wanted

    def want_path(self, wanted: dict[int, float], start: int, goal: int, gain: float) -> None:
        """Note the tiles to be scouted on the path between two tiles."""
        costs = self.costs
        neighbours = self.reading.facts.neighbours
        marked = self.reading.state.platoons[self.me].marked
        saved = gain * math.pow(self.patience, costs[start][goal]) * (1.0 - self.patience)
        at = start
        while at != goal:
            step, least = -1, 0.0
            for tile in neighbours[at]:
                cost = (1.0 if marked >> tile & 1 else 2.0) + costs[tile][goal]
                if step < 0 or cost < least:
                    step, least = tile, cost
            at = step
            if not marked >> at & 1:
                wanted[at] = max(wanted.get(at, 0.0), saved)

    def has_siege(self) -> bool:
        """Must the enemy be shot first: to be pinned, or because they hold every tile we want?"""
        reading = self.reading
        if reading.state.battle.goals[self.me].pin:
            return True
        return all(reading.delay[self.me][tile] > 0.0 for tile in self.aims.values())

    def forget(self) -> None:
        """Drop what depends on the hand, which has changed."""
        self.tile_worths = {}

    def tile_worth(self, unit: Unit, tile: int) -> float:
        """The worth of having a friendly unit in a tile."""
        key = (unit.index << 8) + tile
        found = self.tile_worths.get(key)
        if found is None:
            stand = self.stands.get(key)
            if stand is None:
                stand = self.stand(unit, tile)
                self.stands[key] = stand
            found = stand[0]
            if self.reading.is_riflemen(unit):
                found += self.plan(unit, tile)
            found = found + stand[1] - stand[2]
            self.tile_worths[key] = found
        return found

    def stand(self, unit: Unit, tile: int) -> tuple[float, float, float]:
        """A unit in a tile: guarding and scouting, its shots, the danger."""
        reading = self.reading
        worth = self.guard(unit, tile)
        if unit.title == SCOUTS:
            worth += self.scouting(tile)
        shot = 0.0
        if unit.title != MORTAR:
            shot = self.w.shot * self.best_shot(unit, tile) * min(1.0, reading.share(unit))
        risk = self.w.card[unit.title] + reading.hit_worth(unit)
        return (worth, shot, self.w.danger * risk * reading.danger(unit, tile))

    def plan(self, unit: Unit, tile: int) -> float:
        """The worth for Riflemen of being in a tile after this play.

        The unit's own plan counts in full; other units' plans count half.
        """
        reading = self.reading
        gain, delay = reading.gain[self.me], reading.delay[self.me]
        cost, distance = self.costs[tile], reading.state.scenario.distance[tile]
        mine = self.aims.get(unit.index, -1)
        more = reading.plays_now(unit) - 1
        vigour = reading.vigour(unit)
        best = 0.0
        for goal in reading.goals[self.me]:
            plays = cost[goal] + 1 + delay[goal]
            if plays <= more and plays == distance[goal] + 1:
                value = gain[goal] * self.w.now
            else:
                value = gain[goal] * math.pow(self.patience, plays) * vigour
            if goal != mine and self.aimed >> goal & 1:
                value *= NOT_MINE
            if value > best:
                best = value
        return best

    def guard(self, unit: Unit, tile: int) -> float:
        """The worth of being in or near an unguarded tile that the enemy wants."""
        reading = self.reading
        plan, steps = reading.plan[reading.foe], reading.steps[reading.foe]
        cost = self.costs[tile]
        hits = self.w.play_per_hit * (reading.cards_left(unit) + 1)
        firm = 1.0 - math.pow(self.w.patience, hits)
        best = 0.0
        for goal in self.contested:
            late = cost[goal] * PLAYS_A_TURN / steps[goal]
            value = self.w.guard * plan[goal] * firm * math.pow(self.w.patience, late)
            if self.guards[goal] & ~(1 << unit.index):
                value *= GUARDED
            if value > best:
                best = value
        return best

    def scouting(self, tile: int) -> float:
        distance = self.reading.state.scenario.distance[tile]
        best = 0.0
        for goal, value in self.wanted.items():
            best = max(best, value * math.pow(NEARER, distance[goal]))
        return best

    def best_shot(self, unit: Unit, tile: int) -> float:
        """The worth of the unit's best shot from a tile; units with the same dice share it."""
        dice = self.reading.facts.attack[unit.index]
        suppressing = self.reading.facts.suppress[unit.index]
        key = (((dice << 4) + suppressing) << 8) + tile
        found = self.shots.get(key)
        if found is None:
            found = self._best_shot(dice, suppressing, tile)
            self.shots[key] = found
        return found

    def _best_shot(self, dice: int, suppressing: int, tile: int) -> float:
        reading = self.reading
        hardness = reading.facts.hardness[tile]
        best = 0.0
        for enemy in reading.enemies:
            need = enemy.defence + hardness[reading.state.at[enemy.index]]
            worth = min(reading.hit_worth(enemy), self.w.goal)
            value = (chance_of(dice, need) + self.w.slope * max(0, FAR - need)) * worth
            if suppressing:
                value = max(value, chance_of(suppressing, need) * reading.suppress_worth(enemy))
            if value > best:
                best = value
        return best
