"""Where the own soldiers and vehicles had best be, and which tiles are to be marked."""

from typing import Final

from sandtable.bots.greedy_north_africa.plans import DEMOLITIONS, Task
from sandtable.bots.greedy_north_africa.table import Arms, Table
from sandtable.bots.greedy_north_africa.travel import Costs
from sandtable.bots.undaunted.reading import chance_of
from sandtable.games.undaunted.cards import Unit
from sandtable.games.undaunted.north_africa.scenario import NONE
from sandtable.games.undaunted.north_africa.vehicles import NO_DEFENCE, Vehicle

FAR: Final = 15
#: A scout or navigator who comes nearer to a tile to be marked.
NEARER: Final = 0.75
#: What another soldier is already after, and a tile that another one guards.
TAKEN: Final = 0.5
GUARDED: Final = 0.15
#: The danger to a vehicle that nobody sits in.
EMPTY: Final = 0.3


class Ground:
    """The worth of places for the own counters."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.w = table.w
        self.aims = self.assign()
        self.guards = self.tiles_to_guard()
        self.wanted = self.tiles_to_mark()
        self.targets = [
            (unit, table.s.at[unit.index], table.hit_worth(unit), table.suppress_worth(unit))
            for unit in table.targets()
        ]
        self.stands: dict[tuple[int, int, int, float], float] = {}
        self.shots: dict[tuple[Arms, int], float] = {}

    # Plans.

    def assign(self) -> dict[int, Task]:
        """A task for each of the own soldiers, different ones as far as possible."""
        t = self.table
        options: list[tuple[float, int, int]] = []
        for unit in t.soldiers[t.me]:
            tile, seat = t.s.at[unit.index], t.s.seat[unit.index]
            for number, task in enumerate(t.tasks[t.me]):
                worth = t.task_worth(unit, tile, seat, task) * t.vigour(unit)
                if worth > 0.0:
                    options.append((-worth, unit.index, number))
        aims: dict[int, Task] = {}
        taken: set[int] = set()
        for _, index, number in sorted(options):
            if index not in aims and number not in taken:
                aims[index] = t.tasks[t.me][number]
                taken.add(number)
        return aims

    def tiles_to_guard(self) -> dict[int, float]:
        """The own tiles that the enemy is after, and what his plans there are worth."""
        t = self.table
        controlled = t.s.platoons[t.me].controlled
        threats = enumerate(t.threat[t.foe])
        return {tile: threat for tile, threat in threats if threat and controlled >> tile & 1}

    def tiles_to_mark(self) -> dict[int, float]:
        """Tiles without an own marker on the ways of plans, and what a marker there is worth."""
        t = self.table
        wanted: dict[int, float] = {}
        for unit in t.soldiers[t.me]:
            aim = self.aims.get(unit.index)
            if aim is not None:
                tile, seat = t.s.at[unit.index], t.s.seat[unit.index]
                worth = t.task_worth(unit, tile, seat, aim) * t.vigour(unit)
                self.want_way(wanted, unit, aim.tile, worth)
        exits = [tile for tile in t.tiles if t.battle.exits[t.me] >> tile & 1]
        for unit in t.units:
            if exits and t.exit_gain[unit.index] and t.s.at[unit.index] >= 0:
                tile, seat = t.s.at[unit.index], t.s.seat[unit.index]
                worth = t.exit_worth(unit, tile, seat)
                vehicle = t.battle.desert.vehicle(unit.index)
                if vehicle is None:
                    ways = {e: t.travel.route(unit, tile, seat, e).plays for e in exits}
                    self.want_way(wanted, unit, min(exits, key=lambda e: (ways[e], e)), worth)
                else:
                    costs = t.travel.by_car(t.me, vehicle, tile)
                    goal = min(exits, key=lambda e: (costs[e], e))
                    self.want_tiles(wanted, self.road(vehicle), tile, goal, worth)
        return wanted

    def want_way(self, wanted: dict[int, float], unit: Unit, goal: int, worth: float) -> None:
        """Note the tiles to be marked on a soldier's way to a tile."""
        t = self.table
        start, seat = t.s.at[unit.index], t.s.seat[unit.index]
        route = t.travel.route(unit, start, seat, goal)
        legs = t.travel.legs(unit)
        if route.vehicle != NONE:
            vehicle = t.battle.desert.vehicle(route.vehicle)
            assert vehicle is not None
            stop = t.s.at[route.vehicle]
            self.want_tiles(wanted, self.road(vehicle), stop, route.tile, worth)
            start = route.tile
        if legs.verb == "move":
            enter = t.travel.enter(unit.side, legs.verb, legs.size)
            self.want_tiles(wanted, enter, start, goal, worth)

    def road(self, vehicle: Vehicle) -> Costs:
        travel = self.table.travel
        return travel.enter(self.table.me, "drive", travel.speed(vehicle))

    def want_tiles(
        self, wanted: dict[int, float], enter: Costs, start: int, goal: int, worth: float
    ) -> None:
        t = self.table
        saved = worth * (1.0 / self.w.patience - 1.0)
        marked = t.s.platoons[t.me].marked
        for tile in t.travel.way(enter, start, goal):
            if not marked >> tile & 1:
                wanted[tile] = wanted.get(tile, 0.0) + saved

    # Places.

    def here(self, unit: Unit) -> float:
        """What the place is worth in which an own soldier or vehicle is."""
        return self.stand(unit, self.table.s.at[unit.index])

    def stand(self, unit: Unit, tile: int) -> float:
        """What it is worth to have an own soldier, in his present seat, or a vehicle in a tile."""
        t = self.table
        vehicle = t.battle.desert.vehicle(unit.index)
        if vehicle is not None:
            return self.parked(vehicle, tile)
        seat = t.s.seat[unit.index]
        pace = 0.0
        if seat != NONE:
            car = t.battle.desert.vehicle(t.battle.desert.seats[seat].vehicle)
            assert car is not None
            pace = t.travel.drive(car)
        key = (unit.index, tile, seat, pace)
        found = self.stands.get(key)
        if found is None:
            found = self.soldier_stand(unit, tile, seat)
            self.stands[key] = found
        return found

    def soldier_stand(self, unit: Unit, tile: int, seat: int) -> float:
        t = self.table
        worth = self.plan(unit, tile, seat) + self.guard(unit, tile, seat)
        worth += self.marking(unit, tile, seat) + self.charge(unit, tile, seat)
        shot = self.best_shot(t.arms(unit, seat), tile)
        worth += self.w.shot * shot * min(1.0, t.share(unit))
        if seat == NONE:
            risk = self.w.card + t.hit_worth(unit)
            worth -= self.w.danger * risk * t.danger(unit.defence, NONE, tile)
        return worth

    def parked(self, vehicle: Vehicle, tile: int) -> float:
        """A vehicle in a tile: on its way off the map, and under fire with all aboard."""
        t = self.table
        if not t.s.held_by(vehicle, t.me):
            return 0.0
        risk = t.hit_worth(vehicle) * (1.0 if t.s.crew(vehicle) else EMPTY)
        danger = t.danger(vehicle.defence, vehicle.armour, tile)
        return t.exit_worth(vehicle, tile, NONE) - self.w.danger * risk * danger

    def plan(self, unit: Unit, tile: int, seat: int) -> float:
        """The own task first; what another soldier is after counts less."""
        t = self.table
        mine = self.aims.get(unit.index)
        best = t.exit_worth(unit, tile, seat)
        for task in t.tasks[t.me]:
            worth = t.task_worth(unit, tile, seat, task)
            if worth > best and task != mine and task in self.aims.values():
                worth *= TAKEN
            best = max(best, worth)
        return best * t.vigour(unit)

    def guard(self, unit: Unit, tile: int, seat: int) -> float:
        """Being in, or near, a controlled tile that the enemy is after and nobody guards."""
        t = self.table
        best = 0.0
        for goal, plan in self.guards.items():
            others = [
                other
                for other in t.soldiers[t.me]
                if t.s.at[other.index] == goal and other is not unit
            ]
            plays = t.travel.route(unit, tile, seat, goal).plays
            worth = self.w.guard * plan * self.w.patience**plays
            best = max(best, worth * GUARDED if others else worth)
        return best

    def marking(self, unit: Unit, tile: int, seat: int) -> float:
        """Being near tiles to be marked, for one who can mark them."""
        t = self.table
        if not any(t.printed(unit, seat, verb) for verb in ("scout", "navigate")):
            return 0.0
        distance = t.s.scenario.distance[tile]
        worths = [worth * NEARER ** distance[goal] for goal, worth in self.wanted.items()]
        return max([0.0, *worths]) * t.vigour(unit)

    def charge(self, unit: Unit, tile: int, seat: int) -> float:
        """Being near an enemy vehicle, for one who carries charges."""
        t = self.table
        printed = t.card(unit).action(DEMOLITIONS)
        best = 0.0
        if printed is not None:
            for target, at, worth, _ in self.targets:
                vehicle = t.battle.desert.vehicle(target.index)
                if vehicle is not None:
                    plays = t.travel.route(unit, tile, seat, at).plays
                    chance = chance_of(printed.size, vehicle.armour) * self.w.patience**plays
                    best = max(best, chance * min(worth, self.w.goal))
        return self.w.shot * best * min(1.0, t.share(unit))

    def best_shot(self, arms: Arms, tile: int) -> float:
        """The best that a soldier with these arms could fire at from a tile."""
        key = (arms, tile)
        found = self.shots.get(key)
        if found is None:
            found = 0.0
            for unit, at, hit, suppressed in self.targets:
                found = max(found, self.shot(arms, tile, unit, at) * min(hit, self.w.goal))
                if arms.suppress and unit.defence != NO_DEFENCE:
                    need = self.table.need(unit.defence, at, tile)
                    found = max(found, chance_of(arms.suppress, need) * suppressed)
            self.shots[key] = found
        return found

    def shot(self, arms: Arms, tile: int, unit: Unit, at: int) -> float:
        """The chance to hit a counter, and a little for coming nearer to one."""
        t = self.table
        chance = 0.0
        if arms.attack and unit.defence != NO_DEFENCE:
            need = t.need(unit.defence, at, tile)
            chance = chance_of(arms.attack, need) + self.w.slope * max(0, FAR - need)
        vehicle = t.battle.desert.vehicle(unit.index)
        if arms.anti_tank and vehicle is not None:
            need = t.need(vehicle.armour, at, tile)
            chance = max(
                chance, chance_of(arms.anti_tank, need) + self.w.slope * max(0, FAR - need)
            )
        return chance
