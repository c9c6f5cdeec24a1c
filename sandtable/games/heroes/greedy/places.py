"""The worth of squares: goals and the way to them, cover, danger, targets."""

import heapq
import math
from typing import Final

from sandtable.games.heroes import objectives
from sandtable.games.heroes.greedy.fire_estimates import FireEstimates
from sandtable.games.heroes.greedy.reading import FACES, HeroesReading
from sandtable.games.heroes.land import ground
from sandtable.games.heroes.land.rays import BLOCKED
from sandtable.games.heroes.land.terrain import Terrain
from sandtable.games.heroes.pack.battle import ITEM
from sandtable.games.heroes.pack.counters import INFANTRY, KINDS, LIGHT, ROLES, X
from sandtable.games.heroes.status import ABOARD, ON_FIELD, SETUP
from sandtable.games.heroes.units import abilities
from sandtable.games.heroes.units.spotting import NEAR

#: A distance beyond any on the field.
FAR: Final = 10_000
#: The factor for the goals of a deployed weapon, which seldom moves.
SLOW: Final = 0.5
#: The cost of entering a square that ends the move.
DIFFICULT: Final = 2
#: More than the units of any battle.
MOST_UNITS: Final = 1024


#: The distances on the last few terrains; more would keep their fields in memory. A cache.
_distances: dict[Terrain, dict[tuple[int, tuple[int, ...]], list[int]]] = {}
TERRAINS_KEPT: Final = 4


def distances(terrain: Terrain, kind: int, goal: tuple[int, ...]) -> list[int]:
    """The steps from every square to the nearest goal square; difficult ones count double."""
    known = _distances.get(terrain)
    if known is None:
        known = {}
        if len(_distances) >= TERRAINS_KEPT:
            _distances.clear()
        _distances[terrain] = known
    key = (kind, goal)
    found = known.get(key)
    if found is None:
        found = _compute_distances(terrain, kind, goal)
        known[key] = found
    return found


def _compute_distances(terrain: Terrain, kind: int, goal: tuple[int, ...]) -> list[int]:
    found = [FAR] * len(terrain.field.places)
    queue = [(0, place) for place in goal]
    for place in goal:
        found[place] = 0
    steps, ground = terrain.links[kind], terrain.ground
    while queue:
        away, place = heapq.heappop(queue)
        if away > found[place]:
            continue
        cost = away + (DIFFICULT if ground[place].difficult[kind] and away else 1)
        for step in steps[place]:
            if cost < found[step.to] and not ground[step.to].impassable[kind]:
                found[step.to] = cost
                heapq.heappush(queue, (cost, step.to))
    return found


class Goal:
    """Squares that a side wants, and their worth to a unit there."""

    def __init__(self, places: tuple[int, ...], value: float) -> None:
        self.places = places
        self.value = value
        #: The only unit it is for, -1 for any infantry.
        self.only = -1
        #: Worth less if friends are nearer; not if points are scored for every unit.
        self.shared = True
        #: Already controlled, so that hidden units can hold it.
        self.mine = False


class Places:
    """The worth of squares for the units of one side."""

    def __init__(self, reading: HeroesReading) -> None:
        self.reading = reading
        self.state = reading.state
        self.w = reading.w
        self.estimates = FireEstimates(reading)
        self.goals = self.find_goals()
        self._stands: dict[int, float] = {}
        self._hurts: dict[int, bool] = {}
        self._prey: dict[int, list[tuple[int, float]]] = {}
        #: For each goal and kind of unit, the distance of every square.
        self._steps: dict[int, list[int]] = {}
        #: For each goal, the distances of friendly units.
        self._nearer: dict[int, list[tuple[int, int]]] = {}

    # Goals.

    def find_goals(self) -> list[Goal]:
        state = self.state
        found: list[Goal] = []
        for objective in state.battle.objectives:
            if objective.kind == ITEM:
                stake = self.item_stake(objective.index)
                if state.item_at[objective.index] >= 0 and stake:
                    found.append(Goal((state.item_at[objective.index],), stake))
                continue
            stake = self.stake(objective.index)
            if stake:
                goal = Goal(objective.places, self.wanted(objective.index, stake))
                goal.mine = state.control[objective.index] == self.reading.me
                found.append(goal)
        for square, kind in zip(state.battle.bonus, state.bonus, strict=True):
            if kind >= 0:
                found.append(Goal((square,), self.w.bonus))
        for unit in state.battle.roster[self.reading.me]:
            if state.status[unit] in (ON_FIELD, ABOARD):
                found += self.own_goals(unit)
        return found

    def stake(self, objective: int) -> float:
        """What control of the objective is worth to both sides together."""
        total = 0.0
        left = self.reading.turns_left
        for score in self.state.battle.points:
            if score.objective != objective:
                continue
            if score.type == "control_end":
                total += score.points
            elif score.type == "control_win":
                total += self.w.win
            elif score.type == "control_turn":
                total += score.points * min(left, self.state.battle.turns - score.from_turn + 1)
        return total

    def item_stake(self, item: int) -> float:
        """The worth of having the item: at the end, or off the field."""
        best = [0, 0]
        for score in self.state.battle.points:
            if score.objective == item and score.type in ("carry_end", "carry_exit"):
                best[score.side] = max(best[score.side], score.points)
        return float(sum(best))

    def wanted(self, objective: int, stake: float) -> float:
        """The worth of occupying the objective: to take it, or to keep it from nearby enemies."""
        state = self.state
        places = state.battle.objectives[objective].places
        if state.control[objective] != self.reading.me:
            return stake * self.w.objective
        threat = 0.0
        away = distances(state.terrain, INFANTRY, places)
        for enemy in self.reading.infantry(self.reading.foe):
            threat = max(threat, math.pow(self.w.decay, min(away[state.at[enemy]], 40)))
        return stake * (self.w.guard * 0.3 + (1.0 - self.w.guard * 0.3) * threat) * self.w.contest

    def own_goals(self, unit: int) -> list[Goal]:
        """Goals that score for this unit only."""
        state = self.state
        side = self.reading.me
        found: list[Goal] = []
        leaves = 0.0
        for score in state.battle.points:
            if score.side != side:
                continue
            if score.type == "exit" and score.role in ("", "any", ROLES[state.counter(unit).role]):
                leaves += score.points
            elif score.type == "deliver" and score.counter == state.counter(unit).id:
                goal = Goal(state.battle.objectives[score.objective].places, float(score.points))
                goal.only = unit
                goal.shared = False
                found.append(goal)
            elif score.type == "carry_exit" and state.item_carrier[score.objective] == unit:
                leaves += score.points
        if leaves:
            rim = tuple(
                [
                    p
                    for p in range(len(state.battle.field.places))
                    if objectives.may_exit(state, unit, p)
                ]
            )
            if rim:
                goal = Goal(rim, leaves)
                goal.only = unit
                goal.shared = False
                found.append(goal)
        return found

    def steps_to(self, number: int, kind: int) -> list[int]:
        """The distance of every square from a goal, for a kind of unit."""
        found = self._steps.get(number * len(KINDS) + kind)
        if found is None:
            found = distances(self.state.terrain, kind, self.goals[number].places)
            self._steps[number * len(KINDS) + kind] = found
        return found

    def rank(self, number: int, unit: int, away: int) -> float:
        """How much a goal counts for a unit at distance ``away``: less if friends are nearer."""
        found = self._nearer.get(number)
        if found is None:
            state = self.state
            steps = self.steps_to(number, INFANTRY)
            friends = [u for u in self.reading.infantry(self.reading.me) if not state.hidden(u)]
            found = [(steps[state.at[friend]], friend) for friend in friends]
            self._nearer[number] = found
        nearer = 0
        for other, friend in found:
            if other < away and friend != unit:
                nearer += 1
        return math.pow(self.w.crowd, nearer)

    def taken(self, goal: Goal, unit: int, place: int) -> float:
        """The worth of being at a goal: less if a friend holds it, or an enemy is there."""
        friend = enemy = False
        for square in goal.places:
            other = self.state.infantry_on[square]
            if other < 0 or other == unit or square == place:
                continue
            if self.reading.units[other].side != self.reading.me:
                enemy = True
            elif not self.state.hidden(other):
                friend = True
        value = goal.value
        if friend:
            value *= self.w.guard
        if enemy:
            value *= self.w.contest
        return value

    # The worth of a square.

    def aims(self, unit: int, place: int) -> float:
        """The worth of the best goal from there, reached or approached."""
        state = self.state
        reading = self.reading
        counter = state.counter(unit)
        infantry = counter.kind == INFANTRY
        hidden = state.hidden(unit)
        slow = state.shows(unit).active and not hidden
        officer = state.shows(unit).order > 0
        speed = max(1, max([face.move for face in counter.faces]))
        best = 0.0
        for number, goal in enumerate(self.goals):
            if goal.only >= 0 and goal.only != unit:
                continue
            away = self.steps_to(number, counter.kind)[place]
            if away >= FAR:
                continue
            if away == 0 and (infantry or goal.only == unit):
                value = self.taken(goal, unit, place) if infantry else goal.value
                if hidden and goal.only < 0 and not goal.mine:
                    value *= self.w.contest
                best = max(best, value)
                continue
            if reading.last_move:
                continue
            value = self.w.march * goal.value * math.pow(self.w.decay, away)
            value *= SLOW if slow else 1.0
            value *= self.w.officer if officer and goal.only < 0 else 1.0
            if away > speed * reading.turns_left:
                value *= 0.4
            if goal.shared:
                value *= self.rank(number, unit, away) if infantry else self.w.guard
            best = max(best, value)
        return best

    def hunting(self, unit: int, place: int) -> float:
        """The worth of getting closer to enemies that the unit can hurt."""
        state = self.state
        best = 0.0
        for at, worth in self.prey(unit):
            if worth > best:
                away = self.estimates.range(place, at)
                best = max(best, worth * math.pow(self.w.decay, away))
        slow = SLOW if state.shows(unit).active and not state.hidden(unit) else 1.0
        return slow * self.w.hunt * best

    def prey(self, unit: int) -> list[tuple[int, float]]:
        """The enemies that the unit can hurt: their squares and their worth."""
        found = self._prey.get(unit)
        if found is None:
            state = self.state
            found = [
                (state.at[enemy], min(self.reading.worth(enemy), 2.0))
                for enemy in self.reading.seen
                if self.hurts(unit, state.counter(enemy).kind)
            ]
            self._prey[unit] = found
        return found

    def hurts(self, unit: int, kind: int) -> bool:
        """Does it have a weapon against units of a kind?"""
        key = unit * len(KINDS) + kind
        found = self._hurts.get(key)
        if found is None:
            found = any(
                weapon.cv[kind] != X or bool(weapon.howitzer) or bool(weapon.indirect)
                for face in range(len(self.state.counter(unit).faces))
                for weapon in self.reading.arms(unit, face)
            )
            self._hurts[key] = found
        return found

    def danger(self, unit: int, place: int) -> float:
        """The danger of enemy fire there: the worst, and part of the rest."""
        state = self.state
        worst = total = 0.0
        for enemy in self.reading.seen:
            fire = self.estimates.fire(enemy, state.at[enemy], unit, place, False)
            fire = max(fire, self.estimates.assault(enemy, unit, place))
            total += fire
            worst = max(worst, fire)
        return worst + 0.3 * (total - worst)

    def prospect(self, unit: int, place: int) -> float:
        """The worth of the best fire from there, and a little for more targets."""
        state = self.state
        best = total = 0.0
        for enemy in self.reading.seen:
            fire = self.estimates.fire(unit, place, enemy, state.at[enemy], True)
            total += fire
            best = max(best, fire)
        return best + 0.1 * (total - best)

    def spotted(self, unit: int, place: int) -> bool:
        """Would an enemy see a hidden unit there?"""
        state = self.state
        within = NEAR if ground.in_element(state, place) else FAR
        for enemy in self.reading.seen:
            if state.is_heavy(enemy) or self.estimates.range(state.at[enemy], place) > within:
                continue
            if self.estimates.line(state.at[enemy], place) == 0:
                return True
        return False

    def worth(self, unit: int, place: int) -> float:
        """The worth of a unit being on a square, with its current side up."""
        key = (place * FACES + self.state.face[unit]) * MOST_UNITS + unit
        found = self._stands.get(key)
        if found is None:
            found = self.find_worth(unit, place)
            self._stands[key] = found
        return found

    def find_worth(self, unit: int, place: int) -> float:
        state = self.state
        w = self.w
        value = self.aims(unit, place)
        if self.reading.last_move:
            return value
        kind = state.counter(unit).kind
        value += self.hunting(unit, place)
        value += w.prospect * self.prospect(unit, place)
        value += w.cover * ground.bonus_at(state, place, kind)
        if state.hidden(unit) and not self.spotted(unit, place):
            value += w.hidden
        else:
            value -= w.danger * self.danger(unit, place)
        if kind == INFANTRY:
            value -= w.huddle * self.neighbours(unit, place)
        elif state.terrain.ground[place].bonus[LIGHT] == 0 and state.phase == SETUP:
            value -= 0.01
        return value

    def neighbours(self, unit: int, place: int) -> int:
        """The penalty for nearby friends, which one shell would hit too."""
        state = self.state
        count = 0
        for step in state.terrain.links[INFANTRY][place]:
            other = state.infantry_on[step.to]
            if other >= 0 and other != unit and self.reading.units[other].side == self.reading.me:
                count += 1
        return count

    def aboard(self, unit: int, vehicle: int) -> float:
        """The worth of being aboard a vehicle."""
        place = self.state.at[vehicle]
        if self.reading.last_move:
            return 0.0
        faster = max(0, abilities.printed_move(self.state, vehicle) - 2)
        saved = math.pow(self.w.decay, -faster)
        start = self.aims(unit, place)
        reached = any(place in goal.places for goal in self.goals)
        return self.w.ride * (start if reached else start * min(saved, 1.6))

    def seen_from(self, place: int, others: list[int]) -> int:
        """How many of ``others`` can be seen from a square."""
        return len([1 for other in others if self.estimates.line(place, other) != BLOCKED])
