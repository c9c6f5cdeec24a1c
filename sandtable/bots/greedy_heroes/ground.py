"""Where it is good to stand: goals and the way to them, cover, danger, targets."""

import heapq
from functools import lru_cache

from sandtable.bots.greedy_heroes.eye import Eye
from sandtable.bots.greedy_heroes.table import Table
from sandtable.games.heroes import abilities, objectives
from sandtable.games.heroes.battle import ITEM
from sandtable.games.heroes.land import ground
from sandtable.games.heroes.land.rays import BLOCKED
from sandtable.games.heroes.land.terrain import Terrain
from sandtable.games.heroes.moving.spotting import NEAR
from sandtable.games.heroes.pack.counters import INFANTRY, LIGHT, ROLES, X
from sandtable.games.heroes.status import ABOARD, ON_FIELD, SETUP

#: Farther than anything.
FAR = 10_000
#: A deployed weapon is seldom on its way somewhere.
SLOW = 0.5
#: What entering a square costs that ends the move there.
DIFFICULT = 2


@lru_cache(maxsize=1024)
def distances(terrain: Terrain, kind: int, goal: tuple[int, ...]) -> list[int]:
    """From every square the steps to the nearest of some squares; difficult ones count double."""
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
    """Squares that a side wants to have, and what they are worth to the unit that is there."""

    def __init__(self, places: tuple[int, ...], value: float) -> None:
        self.places = places
        self.value = value
        #: The unit it is for alone, -1 for any infantry.
        self.only = -1
        #: Men who are nearer make it less worth; not so if every unit that comes is paid for.
        self.shared = True
        #: It is in own hands already, so that hidden men can keep it.
        self.mine = False


class Ground:
    """The value of squares for the units of one side."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.s = table.s
        self.w = table.w
        self.eye = Eye(table)
        self.goals = self.find_goals()
        self._stands: dict[tuple[int, int, int], float] = {}
        self._hurts: dict[tuple[int, int], bool] = {}
        self._prey: dict[int, list[tuple[int, float]]] = {}
        #: Of each goal how far own men are from it.
        self._nearer: dict[int, list[tuple[int, int]]] = {}

    # Goals.

    def find_goals(self) -> list[Goal]:
        s = self.s
        found: list[Goal] = []
        for objective in s.battle.objectives:
            if objective.kind == ITEM:
                stake = self.item_stake(objective.index)
                if s.item_at[objective.index] >= 0 and stake:
                    found.append(Goal((s.item_at[objective.index],), stake))
                continue
            stake = self.stake(objective.index)
            if stake:
                goal = Goal(objective.places, self.wanted(objective.index, stake))
                goal.mine = s.control[objective.index] == self.table.me
                found.append(goal)
        for square, kind in zip(s.battle.bonus, s.bonus, strict=True):
            if kind >= 0:
                found.append(Goal((square,), self.w.bonus))
        for unit in s.battle.roster[self.table.me]:
            if s.standing[unit] in (ON_FIELD, ABOARD):
                found += self.own_goals(unit)
        return found

    def stake(self, objective: int) -> float:
        """What it matters to both sides together who controls it."""
        total = 0.0
        left = self.table.turns_left
        for score in self.s.battle.points:
            if score.objective != objective:
                continue
            if score.type == "control_end":
                total += score.points
            elif score.type == "control_win":
                total += self.w.win
            elif score.type == "control_turn":
                total += score.points * min(left, self.s.battle.turns - score.from_turn + 1)
        return total

    def item_stake(self, item: int) -> float:
        """What it is worth to have it: at the end, or off the field."""
        best = [0, 0]
        for score in self.s.battle.points:
            if score.objective == item and score.type in ("carry_end", "carry_exit"):
                best[score.side] = max(best[score.side], score.points)
        return float(sum(best))

    def wanted(self, objective: int, stake: float) -> float:
        """What it is worth to stand there: to take it, or to keep it from an enemy near by."""
        s = self.s
        places = s.battle.objectives[objective].places
        if s.control[objective] != self.table.me:
            return stake * self.w.objective
        threat = 0.0
        away = distances(s.terrain, INFANTRY, places)
        for enemy in self.table.infantry(self.table.foe):
            threat = max(threat, self.w.decay ** min(away[s.at[enemy]], 40))
        return stake * (self.w.guard * 0.3 + (1.0 - self.w.guard * 0.3) * threat) * self.w.contest

    def own_goals(self, unit: int) -> list[Goal]:
        """Where this unit alone is paid for going."""
        s = self.s
        side = self.table.me
        found: list[Goal] = []
        leaves = 0.0
        for score in s.battle.points:
            if score.side != side:
                continue
            if score.type == "exit" and score.role in ("", "any", ROLES[s.counter(unit).role]):
                leaves += score.points
            elif score.type == "deliver" and score.counter == s.counter(unit).id:
                goal = Goal(s.battle.objectives[score.objective].places, float(score.points))
                goal.only = unit
                goal.shared = False
                found.append(goal)
            elif score.type == "carry_exit" and s.item_carrier[score.objective] == unit:
                leaves += score.points
        if leaves:
            rim = tuple(
                [p for p in range(len(s.battle.field.places)) if objectives.may_exit(s, unit, p)]
            )
            if rim:
                goal = Goal(rim, leaves)
                goal.only = unit
                goal.shared = False
                found.append(goal)
        return found

    def rank(self, number: int, unit: int, away: int) -> float:
        """How much a goal counts for a unit so far away: less if friends are nearer."""
        found = self._nearer.get(number)
        if found is None:
            s = self.s
            steps = distances(s.terrain, INFANTRY, self.goals[number].places)
            friends = [u for u in self.table.infantry(self.table.me) if not s.hidden(u)]
            found = [(steps[s.at[friend]], friend) for friend in friends]
            self._nearer[number] = found
        nearer = len([1 for other, friend in found if other < away and friend != unit])
        return float(self.w.crowd**nearer)

    def taken(self, goal: Goal, unit: int, place: int) -> float:
        """What it is worth to be at a goal: less if a friend holds it, or an enemy is there."""
        friend = enemy = False
        for square in goal.places:
            other = self.s.infantry_on[square]
            if other < 0 or other == unit or square == place:
                continue
            if self.table.units[other].side != self.table.me:
                enemy = True
            elif not self.s.hidden(other):
                friend = True
        value = goal.value
        if friend:
            value *= self.w.guard
        if enemy:
            value *= self.w.contest
        return value

    # What a square is worth.

    def aims(self, unit: int, place: int) -> float:
        """The best of its goals from there: reached, or on the way to it."""
        s = self.s
        table = self.table
        counter = s.counter(unit)
        infantry = counter.kind == INFANTRY
        hidden = s.hidden(unit)
        slow = s.shows(unit).active and not hidden
        officer = s.shows(unit).order > 0
        speed = max(1, max([face.move for face in counter.faces]))
        best = 0.0
        for number, goal in enumerate(self.goals):
            if goal.only >= 0 and goal.only != unit:
                continue
            away = distances(s.terrain, counter.kind, goal.places)[place]
            if away >= FAR:
                continue
            if away == 0 and (infantry or goal.only == unit):
                value = self.taken(goal, unit, place) if infantry else goal.value
                if hidden and goal.only < 0 and not goal.mine:
                    value *= self.w.contest
                best = max(best, value)
                continue
            if table.last_move:
                continue
            value = self.w.march * goal.value * self.w.decay**away
            value *= SLOW if slow else 1.0
            value *= self.w.officer if officer and goal.only < 0 else 1.0
            if away > speed * table.turns_left:
                value *= 0.4
            if goal.shared:
                value *= self.rank(number, unit, away) if infantry else self.w.guard
            best = max(best, value)
        return best

    def hunting(self, unit: int, place: int) -> float:
        """Closer to enemies that it can hurt."""
        s = self.s
        best = 0.0
        for at, worth in self.prey(unit):
            if worth > best:
                best = max(best, worth * self.w.decay ** self.eye.range(place, at))
        slow = SLOW if s.shows(unit).active and not s.hidden(unit) else 1.0
        return slow * self.w.hunt * best

    def prey(self, unit: int) -> list[tuple[int, float]]:
        """Where the enemies are that it can hurt, and what they are worth."""
        found = self._prey.get(unit)
        if found is None:
            s = self.s
            found = [
                (s.at[enemy], min(self.table.worth(enemy), 2.0))
                for enemy in self.table.seen
                if self.hurts(unit, s.counter(enemy).kind)
            ]
            self._prey[unit] = found
        return found

    def hurts(self, unit: int, kind: int) -> bool:
        """Has it anything against units of a kind?"""
        key = (unit, kind)
        found = self._hurts.get(key)
        if found is None:
            found = any(
                weapon.cv[kind] != X or bool(weapon.howitzer) or bool(weapon.indirect)
                for face in range(len(self.s.counter(unit).faces))
                for weapon in self.table.arms(unit, face)
            )
            self._hurts[key] = found
        return found

    def danger(self, unit: int, place: int) -> float:
        """Enemy fire to be feared there: the worst, and a part of the rest."""
        s = self.s
        worst = total = 0.0
        for enemy in self.table.seen:
            fire = self.eye.fire(enemy, s.at[enemy], unit, place, False)
            fire = max(fire, self.eye.assault(enemy, unit, place))
            total += fire
            worst = max(worst, fire)
        return worst + 0.3 * (total - worst)

    def prospect(self, unit: int, place: int) -> float:
        """The best own fire from there, and a little for more targets."""
        s = self.s
        best = total = 0.0
        for enemy in self.table.seen:
            fire = self.eye.fire(unit, place, enemy, s.at[enemy], True)
            total += fire
            best = max(best, fire)
        return best + 0.1 * (total - best)

    def spotted(self, unit: int, place: int) -> bool:
        """Would an enemy see a hidden unit there?"""
        s = self.s
        within = NEAR if ground.in_element(s, place) else FAR
        for enemy in self.table.seen:
            if s.is_heavy(enemy) or self.eye.range(s.at[enemy], place) > within:
                continue
            if self.eye.line(s.at[enemy], place) == 0:
                return True
        return False

    def stand(self, unit: int, place: int) -> float:
        """What it is worth that a unit stands on a square, with the side up that is up."""
        key = (unit, place, self.s.face[unit])
        found = self._stands.get(key)
        if found is None:
            found = self.find_stand(unit, place)
            self._stands[key] = found
        return found

    def find_stand(self, unit: int, place: int) -> float:
        s = self.s
        w = self.w
        value = self.aims(unit, place)
        if self.table.last_move:
            return value
        kind = s.counter(unit).kind
        value += self.hunting(unit, place)
        value += w.prospect * self.prospect(unit, place)
        value += w.cover * ground.bonus_at(s, place, kind)
        if s.hidden(unit) and not self.spotted(unit, place):
            value += w.hidden
        else:
            value -= w.danger * self.danger(unit, place)
        if kind == INFANTRY:
            value -= w.huddle * self.neighbours(unit, place)
        elif s.terrain.ground[place].bonus[LIGHT] == 0 and s.phase == SETUP:
            value -= 0.01
        return value

    def neighbours(self, unit: int, place: int) -> int:
        """Friends close by, whom one shell would hit as well."""
        s = self.s
        count = 0
        for step in s.terrain.links[INFANTRY][place]:
            other = s.infantry_on[step.to]
            if other >= 0 and other != unit and self.table.units[other].side == self.table.me:
                count += 1
        return count

    def aboard(self, unit: int, vehicle: int) -> float:
        """What it is worth to sit in a vehicle."""
        place = self.s.at[vehicle]
        if self.table.last_move:
            return 0.0
        faster = max(0, abilities.printed_move(self.s, vehicle) - 2)
        saved = float(self.w.decay ** (-faster))
        start = self.aims(unit, place)
        reached = any(place in goal.places for goal in self.goals)
        return self.w.ride * (start if reached else start * min(saved, 1.6))

    def seen_from(self, place: int, others: list[int]) -> int:
        """How many of some squares can be seen from a square."""
        return len([1 for other in others if self.eye.line(place, other) != BLOCKED])
