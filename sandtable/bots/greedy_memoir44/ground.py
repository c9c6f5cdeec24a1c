"""What it is worth to stand in a hex."""

import heapq

from sandtable.board.hexes import DEPTH
from sandtable.bots.greedy_memoir44.table import FACES, Table
from sandtable.games.memoir44.battle import hit_faces
from sandtable.games.memoir44.ground import ARMOR, ARTILLERY
from sandtable.games.memoir44.scenario import Unit

#: Hexes that each arm is expected to move before it attacks.
STRIDES = (1, 3, 0)
#: The chance that a unit is ordered in a turn.
ORDERED = 0.35
#: An enemy who is so near wants his objective.
NEAR = 4


class Ground:
    """Stands of units of both sides, in the position as it is."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.w = table.w
        s = table.s
        #: The units of each side as they shoot: hex, stride, dice by distance, arm.
        self.guns: list[list[tuple[int, int, list[int], int]]] = [
            [
                (s.at[unit.index], STRIDES[unit.arm], s.battle.arms[unit.arm].dice, unit.arm)
                for unit in units
            ]
            for units in table.standing
        ]
        self._pull: dict[int, list[float]] = {}
        self._fire: dict[tuple[int, int, int], float] = {}

    def stand(self, unit: Unit, hex: int) -> float:
        """Everything that counts about a unit in a hex, its attack of this turn excepted."""
        t = self.table
        worth = t.objective(unit.side, hex, unit.index)
        worth += self.guard(unit, hex)
        worth -= self.danger(unit, hex)
        worth += self.pull(unit)[hex]
        return worth + self.w.prospect * self.best_shot(unit, hex)

    def best_shot(self, unit: Unit, hex: int) -> float:
        """The best attack from the hex, without a card's help."""
        t = self.table
        best = 0.0
        for target, _, dice in t.shots(unit.index, hex):
            if dice > 0:
                best = max(best, min(2.0, t.strike(target, dice)))
        return best

    def danger(self, unit: Unit, hex: int) -> float:
        return self.w.danger * self.table.hit_cost(unit, self.fire(unit, hex))

    def fire(self, unit: Unit, hex: int) -> float:
        """Hits that a unit of this arm has to expect in the hex in a turn of the enemy."""
        key = (unit.side, unit.arm, hex)
        found = self._fire.get(key)
        if found is None:
            found = self._find_fire(unit, hex)
            self._fire[key] = found
        return found

    def _find_fire(self, unit: Unit, hex: int) -> float:
        s = self.table.s
        cover = self.table.cover(unit.side, hex)
        distances = s.battle.board.distance[hex]
        dice = 0
        for at, stride, by_distance, arm in self.guns[1 - unit.side]:
            distance = distances[at] - stride
            if distance <= len(by_distance):
                more = by_distance[distance - 1 if distance > 0 else 0] - cover[arm]
                if more > 0:
                    dice += more
        return ORDERED * dice * hit_faces(s, unit.index, False) / FACES

    def guard(self, unit: Unit, hex: int) -> float:
        """Standing where the enemy would earn a medal."""
        s = self.table.s
        worth = 0.0
        if hex not in self.table.prized:
            return worth
        for number, objective in enumerate(s.battle.objectives):
            if objective.side == unit.side or hex not in objective.hexes:
                continue
            if not (objective.permanent and s.taken[number]):
                worth += self.threat(unit.side, hex)
        for sudden in s.battle.sudden_death:
            if sudden.side != unit.side and hex in sudden.hexes:
                worth += self.threat(unit.side, hex)
        return worth

    def threat(self, side: int, hex: int) -> float:
        """How much an enemy who is near wants a hex."""
        distances = self.table.s.battle.board.distance[hex]
        nearest = min([distances[gun[0]] for gun in self.guns[1 - side]], default=99)
        medal = min(3.0, self.table.medal(1 - side))
        return self.w.guard * medal * (1.0 if nearest <= NEAR else 0.5)

    # The way to things.

    def pull(self, unit: Unit) -> list[float]:
        """For every hex: the best that a unit of this arm can be on its way to from there."""
        key = unit.side * 3 + unit.arm
        found = self._pull.get(key)
        if found is None:
            found = self._spread(unit.arm, self.goals(unit))
            self._pull[key] = found
        return found

    def goals(self, unit: Unit) -> dict[int, float]:
        t = self.table
        s = t.s
        side = unit.side
        found: dict[int, float] = {}
        for enemy in t.standing[1 - side]:
            share = t.hit_cost(enemy, 1.0)
            found[s.at[enemy.index]] = self.w.hunt * min(2.0, share + 0.2)
        if unit.arm == ARTILLERY:
            return found
        for number, objective in enumerate(s.battle.objectives):
            if objective.permanent and s.taken[number]:
                continue
            if objective.side == side and t.held_by_others(side, objective.hexes, -1):
                continue
            worth = self.w.march if objective.side == side else self.w.guard
            for hex in objective.hexes:
                found[hex] = found.get(hex, 0.0) + worth * min(3.0, t.medal(objective.side))
        for sudden in s.battle.sudden_death:
            worth = self.w.march if sudden.side == side else self.w.guard
            for hex in sudden.hexes:
                if not self.held(side, hex):
                    found[hex] = found.get(hex, 0.0) + worth
        if s.battle.exit_side == side:
            row = 0 if side != s.battle.top else DEPTH - 1
            for hex, (at, _) in enumerate(s.battle.board.places):
                if at == row:
                    found[hex] = found.get(hex, 0.0) + self.w.march * min(3.0, t.medal(side))
        return found

    def held(self, side: int, hex: int) -> bool:
        unit = self.table.s.unit_in[hex]
        return unit >= 0 and self.table.units[unit].side == side

    def _spread(self, arm: int, goals: dict[int, float]) -> list[float]:
        """Goals draw over the ways of the arm, less with every hex."""
        battle = self.table.s.battle
        decay = self.w.decay if arm != ARMOR else self.w.decay**0.5
        pull = [0.0] * len(battle.terrain)
        queue = [(-worth, hex) for hex, worth in goals.items()]
        for hex, worth in goals.items():
            pull[hex] = worth
        heapq.heapify(queue)
        while queue:
            minus, hex = heapq.heappop(queue)
            if -minus < pull[hex]:
                continue
            worth = -minus * (decay * decay if battle.terrain[hex].stop else decay)
            for other, _ in battle.ways[arm][hex]:
                if worth > pull[other]:
                    pull[other] = worth
                    heapq.heappush(queue, (-worth, other))
        return pull
