"""The worth of being in a hex."""

from typing import Final

from sandtable.board.hexes import DEPTH
from sandtable.games.memoir44.greedy.reading import FACES, MemoirReading
from sandtable.games.memoir44.ground import ARMOR, ARTILLERY
from sandtable.games.memoir44.scenario import Unit

#: How many hexes each arm is expected to move before it attacks.
STRIDES: Final = (1, 3, 0)
#: The probability that a unit is ordered in a turn.
ORDERED: Final = 0.35
#: An enemy within this distance wants the objective.
NEAR: Final = 4


class Places:
    """The worth of hexes for units of both sides in the current position."""

    def __init__(self, reading: MemoirReading) -> None:
        self.reading = reading
        self.w = reading.w
        state = reading.state
        #: The attackers of each side: hex, stride, dice by distance, arm.
        self.guns: list[list[tuple[int, int, list[int], int]]] = [
            [
                (
                    state.at[unit.index],
                    STRIDES[unit.arm],
                    state.scenario.arms[unit.arm].dice,
                    unit.arm,
                )
                for unit in units
            ]
            for units in reading.standing
        ]
        self._pull: dict[int, list[float]] = {}

    def hex_worth(self, unit: Unit, hex: int) -> float:
        """The worth of a unit being in a hex, except for its attack this turn."""
        key = unit.index * 512 + hex
        found = self.reading.known.hexes.get(key)
        if found is None:
            found = self._hex_worth(unit, hex)
            self.reading.known.hexes[key] = found
        return found

    def _hex_worth(self, unit: Unit, hex: int) -> float:
        reading = self.reading
        worth = reading.objective(unit.side, hex, unit.index)
        worth += self.guard(unit, hex)
        worth -= self.danger(unit, hex)
        worth += self.pull(unit)[hex]
        return worth + self.w.prospect * self.best_shot(unit, hex)

    def best_shot(self, unit: Unit, hex: int) -> float:
        """The best attack from the hex, without a card's bonus."""
        reading = self.reading
        best = 0.0
        for target, _, dice in reading.shots(unit.index, hex):
            if dice > 0:
                best = max(best, min(2.0, reading.strike(target, dice)))
        return best

    def danger(self, unit: Unit, hex: int) -> float:
        return self.w.danger * self.reading.hit_cost(unit, self.fire(unit, hex))

    def fire(self, unit: Unit, hex: int) -> float:
        """The expected hits on a unit of this arm in the hex, in one enemy turn."""
        key = unit.side * 512 + hex
        dice = self.reading.known.fire.get(key)
        if dice is None:
            dice = self._find_fire(unit.side, hex)
            self.reading.known.fire[key] = dice
        return ORDERED * dice * self.reading.faces[unit.arm] / FACES

    def _find_fire(self, side: int, hex: int) -> int:
        """The dice of all enemies who could attack a unit in the hex."""
        state = self.reading.state
        cover = self.reading.cover(side, hex)
        distances = state.scenario.board.distance[hex]
        dice = 0
        for at, stride, by_distance, arm in self.guns[1 - side]:
            distance = distances[at] - stride
            if distance <= len(by_distance):
                more = by_distance[distance - 1 if distance > 0 else 0] - cover[arm]
                if more > 0:
                    dice += more
        return dice

    def guard(self, unit: Unit, hex: int) -> float:
        """The worth of occupying a hex where the enemy would earn a medal."""
        state = self.reading.state
        worth = 0.0
        if hex not in self.reading.prized:
            return worth
        for number, objective in enumerate(state.scenario.objectives):
            if objective.side == unit.side or hex not in objective.hexes:
                continue
            if not (objective.permanent and state.taken[number]):
                worth += self.threat(unit.side, hex)
        for sudden in state.scenario.sudden_death:
            if sudden.side != unit.side and hex in sudden.hexes:
                worth += self.threat(unit.side, hex)
        return worth

    def threat(self, side: int, hex: int) -> float:
        """How much nearby enemies want a hex."""
        distances = self.reading.state.scenario.board.distance[hex]
        nearest = min([distances[gun[0]] for gun in self.guns[1 - side]], default=99)
        medal = min(3.0, self.reading.medal(1 - side))
        return self.w.guard * medal * (1.0 if nearest <= NEAR else 0.5)

    # Getting closer to goals.

    def pull(self, unit: Unit) -> list[float]:
        """For every hex: the worth of the arm's best goal, discounted by distance."""
        key = unit.side * 3 + unit.arm
        found = self._pull.get(key)
        if found is None:
            found = self._pull_of(unit.arm, self.goals(unit))
            self._pull[key] = found
        return found

    def _pull_of(self, arm: int, goals: dict[int, float]) -> list[float]:
        """The pull of these goals; in the next turns they may be the same."""
        memory = self.reading.memory
        key = (self.reading.state.scenario, arm, tuple(goals.items()))
        found = memory.pulls.get(key)
        if found is None:
            found = self._spread(arm, goals)
            memory.keep_pull(key, found)
        return found

    def goals(self, unit: Unit) -> dict[int, float]:
        reading = self.reading
        state = reading.state
        side = unit.side
        found: dict[int, float] = {}
        for enemy in reading.standing[1 - side]:
            share = reading.hit_cost(enemy, 1.0)
            found[state.at[enemy.index]] = self.w.hunt * min(2.0, share + 0.2)
        if unit.arm == ARTILLERY:
            return found
        for number, objective in enumerate(state.scenario.objectives):
            if objective.permanent and state.taken[number]:
                continue
            if objective.side == side and reading.held_by_others(side, objective.hexes, -1):
                continue
            worth = self.w.march if objective.side == side else self.w.guard
            for hex in objective.hexes:
                found[hex] = found.get(hex, 0.0) + worth * min(3.0, reading.medal(objective.side))
        for sudden in state.scenario.sudden_death:
            worth = self.w.march if sudden.side == side else self.w.guard
            for hex in sudden.hexes:
                if not self.held(side, hex):
                    found[hex] = found.get(hex, 0.0) + worth
        if state.scenario.exit_side == side:
            row = 0 if side != state.scenario.top else DEPTH - 1
            for hex, (at, _) in enumerate(state.scenario.board.places):
                if at == row:
                    found[hex] = found.get(hex, 0.0) + self.w.march * min(3.0, reading.medal(side))
        return found

    def held(self, side: int, hex: int) -> bool:
        unit = self.reading.state.unit_in[hex]
        return unit >= 0 and self.reading.units[unit].side == side

    def _spread(self, arm: int, goals: dict[int, float]) -> list[float]:
        """Spread the worth of goals over the hexes an arm can move through, less with every hex."""
        scenario = self.reading.state.scenario
        decay = self.w.decay if arm != ARMOR else self.w.decay**0.5
        pull = [0.0] * len(scenario.terrain)
        for hex, worth in goals.items():
            pull[hex] = worth
        waiting = sorted(goals, key=goals.__getitem__, reverse=True)
        is_waiting = [False] * len(pull)
        for hex in waiting:
            is_waiting[hex] = True
        for hex in waiting:  # which grows; a hex whose pull rises again waits again
            is_waiting[hex] = False
            worth = pull[hex] * (decay * decay if scenario.terrain[hex].stop else decay)
            for other, _ in scenario.ways[arm][hex]:
                if worth > pull[other]:
                    pull[other] = worth
                    if not is_waiting[other]:
                        is_waiting[other] = True
                        waiting.append(other)
        return pull
