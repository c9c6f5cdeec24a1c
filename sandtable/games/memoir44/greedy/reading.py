"""A position as the bot sees it: the worth of units, attacks and hits."""

from functools import cache
from typing import Final

from sandtable.games.memoir44.combat import (
    FACES as SIDES_OF_DIE,
)
from sandtable.games.memoir44.combat import (
    across_the_river,
    base_dice,
    blocked,
    cover,
    may_ignore_flag,
    own_penalty,
    protection,
)
from sandtable.games.memoir44.greedy.known import Memory
from sandtable.games.memoir44.greedy.weights import Weights
from sandtable.games.memoir44.ground import ARMS
from sandtable.games.memoir44.medals import medals
from sandtable.games.memoir44.retreat import retreat_hexes
from sandtable.games.memoir44.scenario import Unit
from sandtable.games.memoir44.state import MemoirState

FACES: Final = 6
#: The share of a medal that a hit is worth, by the number of figures of the unit.
SHARES: Final = [1.0, 1.0, 0.45, 0.28, 0.2]


@cache
def roll(dice: int, faces: int, figures: int) -> tuple[float, float]:
    """The expected number of figures a roll removes, and the probability of removing all."""
    chance = faces / FACES
    hits = [1.0]
    for _ in range(dice):
        more = [0.0, *[value * chance for value in hits]]
        for number, value in enumerate(hits):
            more[number] += value * (1.0 - chance)
        hits = more
    expected = sum([min(number, figures) * value for number, value in enumerate(hits)])
    return expected, sum(hits[figures:])


def faces_against(state: MemoirState, arm: int) -> int:
    """The faces of a die, out of six, that hit a unit of an arm."""
    return 1 + SIDES_OF_DIE.count(state.scenario.arms[arm].face)


class MemoirReading:
    """A state, seen by one side; what follows from the board is remembered."""

    def __init__(self, state: MemoirState, me: int, weights: Weights, memory: Memory) -> None:
        self.memory = memory
        self.known = memory.known(state, me)
        self.state = state
        self.me = me
        self.foe = 1 - me
        self.w = weights
        self.units = state.scenario.units
        self.medals = [medals(state, side) for side in (0, 1)]
        self.standing: tuple[list[Unit], list[Unit]] = ([], [])
        for unit in self.units:
            if state.at[unit.index] >= 0:
                self.standing[unit.side].append(unit)
        #: The hexes that matter to either side for medals or victory.
        self.prized: set[int] = set()
        for objective in state.scenario.objectives:
            self.prized.update(objective.hexes)
        for sudden in state.scenario.sudden_death:
            self.prized.update(sudden.hexes)
        #: The cost of a hit on each unit to its side, for every figure lost.
        self.costs: list[float] = [
            self.figure_cost(unit) if state.at[unit.index] >= 0 else 0.0 for unit in self.units
        ]
        #: The faces that hit a unit of each arm.
        self.faces: list[int] = [faces_against(state, arm) for arm in range(len(ARMS))]

    # Medals and figures.

    def medal(self, side: int, count: int = 1) -> float:
        """The worth of ``count`` more medals to a side."""
        target = self.state.scenario.medals[side]
        if self.medals[side] + count >= target:
            return self.w.win
        return count * (1.0 + self.w.urgency * self.medals[side] / target)

    def unit_medal(self, unit: Unit) -> float:
        return self.medal(1 - unit.side, unit.worth)

    def hit_cost(self, unit: Unit, hits: float) -> float:
        """The cost of the expected hits on a unit to its side."""
        return min(hits, self.state.figures[unit.index]) * self.costs[unit.index]

    def figure_cost(self, unit: Unit) -> float:
        figures = self.state.figures[unit.index]
        share = SHARES[min(figures, len(SHARES) - 1)]
        medal = min(self.unit_medal(unit), 3.0)  # the threat of defeat is not a defeat
        return self.w.figure + share * medal

    # Shots.

    def strike(self, target: int, dice: int, star: bool = False, binding: bool = False) -> float:
        """The worth of a roll against a unit to its enemy."""
        key = (((target << 5) + dice) << 2) + 2 * int(star) + int(binding)
        worth = self.known.strikes.get(key)
        if worth is None:
            worth = self._strike(target, dice, star, binding)
            self.known.strikes[key] = worth
        return worth

    def _strike(self, target: int, dice: int, star: bool, binding: bool) -> float:
        state = self.state
        unit = self.units[target]
        faces = self.faces[unit.arm] + int(star)
        ignorable = not binding and may_ignore_flag(state, target)
        retreat = 0.0
        if not ignorable:
            if retreat_hexes(state, target, 1)[0]:
                chance = 1.0 - (1.0 - 1.0 / FACES) ** dice
                retreat = chance * self.driven_off(unit)
            else:
                faces += 1  # M44-16.8: a unit that cannot retreat loses a figure
        expected, kill = roll(dice, faces, state.figures[target])
        medal = self.unit_medal(unit)
        left = state.figures[target] - expected
        weakened = SHARES[1] - SHARES[2] if left < 2.0 <= state.figures[target] else 0.1
        worth = expected * (self.w.figure + 0.5 * weakened * min(medal, 2.0))
        return worth + kill * medal + (1.0 - kill) * retreat

    def driven_off(self, unit: Unit) -> float:
        """The worth of driving a unit out of its hex."""
        hex = self.state.at[unit.index]
        worth = self.w.retreat + self.objective(unit.side, hex, unit.index)
        if max(self.cover(unit.side, hex)):
            worth += self.w.retreat_cover
        return worth

    def shots(self, unit: int, hex: int) -> list[tuple[int, int, int]]:
        """The targets of a unit in a hex: (target, distance, dice without a card's bonus)."""
        key = self.units[unit].arm * 512 + hex
        found = self.known.shots.get(key)
        if found is None:
            found = self._find_shots(unit, hex)
            self.known.shots[key] = found
        return found

    def _find_shots(self, unit: int, hex: int) -> list[tuple[int, int, int]]:
        state = self.state
        found: list[tuple[int, int, int]] = []
        if state.scenario.terrain[hex].no_battle:
            return found
        side = self.units[unit].side
        reach = (
            1
            if state.enemy_next_to(side, hex)
            else len(state.scenario.arms[self.units[unit].arm].dice)
        )
        distances = state.scenario.board.distance[hex]
        stood = state.at[unit]
        state.at[unit] = hex
        for enemy in self.standing[1 - side]:
            target = enemy.index
            distance = distances[state.at[target]]
            if distance > reach:
                continue
            if (distance > 1 and blocked(state, unit, target)) or across_the_river(
                state, unit, target
            ):
                continue
            lost = protection(state, unit, target) + own_penalty(state, unit)
            found.append((target, distance, base_dice(state, unit, distance) - lost))
        state.at[unit] = stood
        return found

    # Hexes.

    def cover(self, side: int, hex: int) -> list[int]:
        """The dice that attackers of each arm lose against a unit of the side in a hex."""
        return [cover(self.state, side, hex, arm, from_hill=False) for arm in range(len(ARMS))]

    def objective(self, side: int, hex: int, unit: int) -> float:
        """What a unit of the side gains towards medals and victory by being in the hex."""
        state = self.state
        worth = 0.0
        if hex not in self.prized:
            return worth
        for number, objective in enumerate(state.scenario.objectives):
            if objective.side != side or hex not in objective.hexes:
                continue
            if objective.permanent and state.taken[number]:
                continue
            if self.held_by_others(side, objective.hexes, unit):
                continue
            counted = state.at[unit] in objective.hexes
            worth += self.w.objective * (self.kept(side) if counted else self.medal(side))
        for sudden in state.scenario.sudden_death:
            if sudden.side == side and hex in sudden.hexes:
                others = self.held_by_others(side, sudden.hexes, unit)
                worth += self.w.win if others + 1 >= sudden.need else self.w.objective
        return worth

    def kept(self, side: int) -> float:
        """The worth of a medal that a side would lose by leaving."""
        target = self.state.scenario.medals[side]
        return self.w.objective * (1.0 + self.w.urgency * self.medals[side] / target)

    def held_by_others(self, side: int, hexes: list[int], except_for: int) -> int:
        count = 0
        for hex in hexes:
            unit = self.state.unit_in[hex]
            if unit >= 0 and unit != except_for and self.units[unit].side == side:
                count += 1
        return count
