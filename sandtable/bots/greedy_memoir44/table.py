"""The position as the bot sees it: what units, shots and hits are worth."""

from functools import cache

from sandtable.bots.greedy_memoir44.weights import Weights
from sandtable.games.memoir44.battle import (
    BUNKER_PROTECTION,
    SANDBAG_PROTECTION,
    across_the_river,
    base_dice,
    blocked,
    hit_faces,
    in_bunker,
    may_ignore_flag,
    own_penalty,
    protection,
    sandbagged,
)
from sandtable.games.memoir44.medals import medals
from sandtable.games.memoir44.retreat import ways_back
from sandtable.games.memoir44.scenario import Unit
from sandtable.games.memoir44.state import MemoirState

FACES = 6
#: The share of a medal that lies in a hit on a unit with so many figures.
SHARES = (1.0, 1.0, 0.45, 0.28, 0.2)


@cache
def roll(dice: int, faces: int, figures: int) -> tuple[float, float]:
    """The figures that so many dice can be expected to take, and the chance to take all."""
    chance = faces / FACES
    hits = [1.0]
    for _ in range(dice):
        more = [0.0, *[value * chance for value in hits]]
        for number, value in enumerate(hits):
            more[number] += value * (1.0 - chance)
        hits = more
    expected = sum([min(number, figures) * value for number, value in enumerate(hits)])
    return expected, sum(hits[figures:])


class Table:
    """A scratch state, seen by one side; what is worked out is kept for this decision."""

    def __init__(self, s: MemoirState, me: int, weights: Weights) -> None:
        self.s = s
        self.me = me
        self.foe = 1 - me
        self.w = weights
        self.units = s.battle.units
        self.medals = [medals(s, side) for side in (0, 1)]
        self.standing: tuple[list[Unit], list[Unit]] = ([], [])
        for unit in self.units:
            if s.at[unit.index] >= 0:
                self.standing[unit.side].append(unit)
        #: The hexes that matter to somebody for medals or victory.
        self.prized: set[int] = set()
        for objective in s.battle.objectives:
            self.prized.update(objective.hexes)
        for sudden in s.battle.sudden_death:
            self.prized.update(sudden.hexes)
        self._shots: dict[int, list[tuple[int, int, int]]] = {}
        self._strikes: dict[tuple[int, int, bool, bool], float] = {}

    # Medals and figures.

    def medal(self, side: int, count: int = 1) -> float:
        """What so many more medals are worth to a side."""
        target = self.s.battle.medals[side]
        if self.medals[side] + count >= target:
            return self.w.win
        return count * (1.0 + self.w.urgency * self.medals[side] / target)

    def unit_medal(self, unit: Unit) -> float:
        return self.medal(1 - unit.side, unit.worth)

    def hit_cost(self, unit: Unit, hits: float) -> float:
        """What it costs a side if a unit has to expect so many hits."""
        figures = self.s.figures[unit.index]
        share = SHARES[min(figures, len(SHARES) - 1)]
        medal = min(self.unit_medal(unit), 3.0)  # a threat of defeat is no defeat yet
        return min(hits, figures) * (self.w.figure + share * medal)

    # Shots.

    def strike(self, target: int, dice: int, star: bool = False, binding: bool = False) -> float:
        """What a roll of so many dice against a unit is worth to its enemy."""
        key = (target, dice, star, binding)
        worth = self._strikes.get(key)
        if worth is None:
            worth = self._strike(target, dice, star, binding)
            self._strikes[key] = worth
        return worth

    def _strike(self, target: int, dice: int, star: bool, binding: bool) -> float:
        s = self.s
        unit = self.units[target]
        faces = hit_faces(s, target, star)
        ignorable = not binding and may_ignore_flag(s, target)
        retreat = 0.0
        if not ignorable:
            if ways_back(s, target, 1)[0]:
                chance = 1.0 - (1.0 - 1.0 / FACES) ** dice
                retreat = chance * self.driven_off(unit)
            else:
                faces += 1  # M44-16.8: a unit that cannot retreat loses a figure
        expected, kill = roll(dice, faces, s.figures[target])
        medal = self.unit_medal(unit)
        left = s.figures[target] - expected
        weakened = SHARES[1] - SHARES[2] if left < 2.0 <= s.figures[target] else 0.1
        worth = expected * (self.w.figure + 0.5 * weakened * min(medal, 2.0))
        return worth + kill * medal + (1.0 - kill) * retreat

    def driven_off(self, unit: Unit) -> float:
        """What it is worth that a unit must leave its hex."""
        hex = self.s.at[unit.index]
        worth = self.w.retreat + self.objective(unit.side, hex, unit.index)
        if max(self.cover(unit.side, hex)):
            worth += self.w.retreat_cover
        return worth

    def shots(self, unit: int, hex: int) -> list[tuple[int, int, int]]:
        """Targets of a unit in a hex: (target, distance, dice without those of the card)."""
        key = self.units[unit].arm * 512 + hex
        found = self._shots.get(key)
        if found is None:
            found = self._find_shots(unit, hex)
            self._shots[key] = found
        return found

    def _find_shots(self, unit: int, hex: int) -> list[tuple[int, int, int]]:
        s = self.s
        found: list[tuple[int, int, int]] = []
        if s.battle.terrain[hex].no_battle:
            return found
        side = self.units[unit].side
        reach = 1 if s.enemy_next_to(side, hex) else len(s.battle.arms[self.units[unit].arm].dice)
        distances = s.battle.board.distance[hex]
        stood = s.at[unit]
        s.at[unit] = hex
        for enemy in self.standing[1 - side]:
            target = enemy.index
            distance = distances[s.at[target]]
            if distance > reach:
                continue
            if (distance > 1 and blocked(s, unit, target)) or across_the_river(s, unit, target):
                continue
            lost = protection(s, unit, target) + own_penalty(s, unit)
            found.append((target, distance, base_dice(s, unit, distance) - lost))
        s.at[unit] = stood
        return found

    # Hexes.

    def cover(self, side: int, hex: int) -> tuple[int, int, int]:
        """Dice that attackers of each arm lose against a unit of the side in a hex."""
        s = self.s
        infantry, armor, guns = s.battle.terrain[hex].protection
        if sandbagged(s, side, hex):
            infantry = max(infantry, SANDBAG_PROTECTION[0])
            armor = max(armor, SANDBAG_PROTECTION[1])
        if in_bunker(s, side, hex):
            infantry = max(infantry, BUNKER_PROTECTION[0])
            armor = max(armor, BUNKER_PROTECTION[1])
        return infantry, armor, guns

    def objective(self, side: int, hex: int, unit: int) -> float:
        """What a unit of the side gains by standing in the hex for medals and victory."""
        s = self.s
        worth = 0.0
        if hex not in self.prized:
            return worth
        for number, objective in enumerate(s.battle.objectives):
            if objective.side != side or hex not in objective.hexes:
                continue
            if objective.permanent and s.taken[number]:
                continue
            if self.held_by_others(side, objective.hexes, unit):
                continue
            counted = s.at[unit] in objective.hexes
            worth += self.w.objective * (self.kept(side) if counted else self.medal(side))
        for sudden in s.battle.sudden_death:
            if sudden.side == side and hex in sudden.hexes:
                others = self.held_by_others(side, sudden.hexes, unit)
                worth += self.w.win if others + 1 >= sudden.need else self.w.objective
        return worth

    def kept(self, side: int) -> float:
        """What a medal is worth that a side would lose by going away."""
        target = self.s.battle.medals[side]
        return self.w.objective * (1.0 + self.w.urgency * self.medals[side] / target)

    def held_by_others(self, side: int, hexes: list[int], but: int) -> int:
        count = 0
        for hex in hexes:
            unit = self.s.unit_in[hex]
            if unit >= 0 and unit != but and self.units[unit].side == side:
                count += 1
        return count
