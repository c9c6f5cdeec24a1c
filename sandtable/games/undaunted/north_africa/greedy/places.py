"""Where the player's soldiers and vehicles should be, and which tiles to mark."""

import math
from typing import Final

from sandtable.games.undaunted.cards import Unit
from sandtable.games.undaunted.greedy.reading import chance_of
from sandtable.games.undaunted.north_africa.greedy.prospects import DEMOLITIONS, Job
from sandtable.games.undaunted.north_africa.greedy.reading import Arms, DesertReading
from sandtable.games.undaunted.north_africa.greedy.roads import Roads
from sandtable.games.undaunted.north_africa.scenario import NONE
from sandtable.games.undaunted.north_africa.vehicles import NO_DEFENCE, Vehicle

FAR: Final = 15
#: A scout or navigator who gets closer to a tile worth marking.
NEARER: Final = 0.75
#: Factors for another soldier's task, and for a tile that another soldier guards.
TAKEN: Final = 0.5
GUARDED: Final = 0.15
#: The factor for danger to an empty vehicle.
EMPTY: Final = 0.3


class Places:
    """The worth of tiles for the player's counters."""

    def __init__(self, reading: DesertReading) -> None:
        self.reading = reading
        self.w = reading.w
        self.aims = self.assign()
        self.guards = self.tiles_to_guard()
        self.wanted = self.tiles_to_mark()
        self.targets = [
            (
                unit,
                reading.state.at[unit.index],
                reading.hit_worth(unit),
                reading.suppress_worth(unit),
            )
            for unit in reading.targets()
        ]
        self.assigned = {aim.number for aim in self.aims.values()}
        self.tile_worths: dict[tuple[int, float], float] = {}
        self.shots: dict[int, float] = {}
        #: The player's soldiers in each tile that the enemy wants.
        self.guarding: dict[int, list[int]] = {
            goal: [
                u.index for u in reading.soldiers[reading.me] if reading.state.at[u.index] == goal
            ]
            for goal in self.guards
        }

    # Plans.

    def assign(self) -> dict[int, Job]:
        """Assign a task to each of the player's soldiers, different ones if possible."""
        reading = self.reading
        options: list[tuple[float, int, int]] = []
        for unit in reading.soldiers[reading.me]:
            tile, seat = reading.state.at[unit.index], reading.state.seat[unit.index]
            for number, task in enumerate(reading.tasks[reading.me]):
                vigour = reading.travel.vigours[unit.index]
                worth = reading.task_worth(unit, tile, seat, task) * vigour
                if worth > 0.0:
                    options.append((-worth, unit.index, number))
        aims: dict[int, Job] = {}
        taken: set[int] = set()
        for _, index, number in sorted(options):
            if index not in aims and number not in taken:
                aims[index] = reading.tasks[reading.me][number]
                taken.add(number)
        return aims

    def tiles_to_guard(self) -> dict[int, float]:
        """The player's tiles that the enemy wants, and the worth of those plans."""
        reading = self.reading
        controlled = reading.state.platoons[reading.me].controlled
        threats = enumerate(reading.threat[reading.foe])
        return {tile: threat for tile, threat in threats if threat and controlled >> tile & 1}

    def tiles_to_mark(self) -> dict[int, float]:
        """Tiles without a friendly marker on planned paths, and the worth of a marker there."""
        reading = self.reading
        wanted: dict[int, float] = {}
        for unit in reading.soldiers[reading.me]:
            aim = self.aims.get(unit.index)
            if aim is not None:
                tile, seat = reading.state.at[unit.index], reading.state.seat[unit.index]
                vigour = reading.travel.vigours[unit.index]
                worth = reading.task_worth(unit, tile, seat, aim) * vigour
                self.want_path(wanted, unit, aim.tile, worth)
        exits = [tile for tile in reading.tiles if reading.battle.exits[reading.me] >> tile & 1]
        for unit in reading.units:
            if exits and reading.exit_gain[unit.index] and reading.state.at[unit.index] >= 0:
                tile, seat = reading.state.at[unit.index], reading.state.seat[unit.index]
                worth = reading.exit_worth(unit, tile, seat)
                vehicle = reading.battle.desert.vehicle(unit.index)
                if vehicle is None:
                    plays = {e: reading.travel.route(unit, tile, seat, e).plays for e in exits}
                    self.want_path(wanted, unit, min(exits, key=lambda e: (plays[e], e)), worth)
                else:
                    costs = reading.travel.by_vehicle(reading.me, vehicle, tile)
                    goal = min(exits, key=lambda e: (costs[e], e))
                    self.want_tiles(wanted, self.road(vehicle), tile, goal, worth)
        return wanted

    def want_path(self, wanted: dict[int, float], unit: Unit, goal: int, worth: float) -> None:
        """Note the tiles to be marked on a soldier's path to a tile."""
        reading = self.reading
        start, seat = reading.state.at[unit.index], reading.state.seat[unit.index]
        route = reading.travel.route(unit, start, seat, goal)
        walking = reading.travel.walking_action(unit)
        if route.vehicle != NONE:
            vehicle = reading.battle.desert.vehicle(route.vehicle)
            assert vehicle is not None
            stop = reading.state.at[route.vehicle]
            self.want_tiles(wanted, self.road(vehicle), stop, route.tile, worth)
            start = route.tile
        if walking.verb == "move":
            self.want_tiles(wanted, reading.travel.paths(unit), start, goal, worth)

    def road(self, vehicle: Vehicle) -> Roads:
        travel = self.reading.travel
        return travel.roads(self.reading.me, "drive", travel.speed(vehicle))

    def want_tiles(
        self, wanted: dict[int, float], roads: Roads, start: int, goal: int, worth: float
    ) -> None:
        reading = self.reading
        saved = worth * (1.0 / self.w.patience - 1.0)
        marked = reading.state.platoons[reading.me].marked
        for tile in roads.way(start, goal):
            if not marked >> tile & 1:
                wanted[tile] = wanted.get(tile, 0.0) + saved

    # Places.

    def here(self, unit: Unit) -> float:
        """The worth of the current tile of a friendly soldier or vehicle."""
        return self.tile_worth(unit, self.reading.state.at[unit.index])

    def tile_worth(self, unit: Unit, tile: int) -> float:
        """The worth of having a friendly soldier (in the current seat) or vehicle in a tile."""
        reading = self.reading
        vehicle = reading.battle.desert.vehicle(unit.index)
        if vehicle is not None:
            return self.parked(vehicle, tile)
        seat = reading.state.seat[unit.index]
        pace = 0.0
        if seat != NONE:
            car = reading.battle.desert.vehicle(reading.battle.desert.seats[seat].vehicle)
            assert car is not None
            pace = reading.travel.drive(car)
        key = ((((unit.index << 8) + tile) << 8) + seat + 1, pace)
        found = self.tile_worths.get(key)
        if found is None:
            found = self.soldier_tile_worth(unit, tile, seat)
            self.tile_worths[key] = found
        return found

    def soldier_tile_worth(self, unit: Unit, tile: int, seat: int) -> float:
        reading = self.reading
        worth = self.plan(unit, tile, seat) + self.guard(unit, tile, seat)
        worth += self.marking(unit, tile, seat) + self.charge(unit, tile, seat)
        shot = self.best_shot(reading.arms(unit, seat), tile)
        worth += self.w.shot * shot * min(1.0, reading.share(unit))
        if seat == NONE:
            risk = self.w.card + reading.hit_worth(unit)
            worth -= self.w.danger * risk * reading.danger(unit.defence, NONE, tile)
        return worth

    def parked(self, vehicle: Vehicle, tile: int) -> float:
        """The worth of having a vehicle in a tile: its way to an exit, and the fire on it."""
        reading = self.reading
        if not reading.state.held_by(vehicle, reading.me):
            return 0.0
        risk = reading.hit_worth(vehicle) * (1.0 if reading.travel.crew(vehicle) else EMPTY)
        danger = reading.danger(vehicle.defence, vehicle.armour, tile)
        return reading.exit_worth(vehicle, tile, NONE) - self.w.danger * risk * danger

    def plan(self, unit: Unit, tile: int, seat: int) -> float:
        """The worth of plans: the soldier's own task in full, other soldiers' tasks less."""
        reading = self.reading
        mine = self.aims.get(unit.index)
        best = reading.exit_worth(unit, tile, seat)
        for task in reading.tasks[reading.me]:
            worth = reading.task_worth(unit, tile, seat, task)
            if worth > best and task is not mine and task.number in self.assigned:
                worth *= TAKEN
            best = max(best, worth)
        return best * reading.travel.vigours[unit.index]

    def guard(self, unit: Unit, tile: int, seat: int) -> float:
        """The worth of being in or near an unguarded controlled tile that the enemy wants."""
        reading = self.reading
        best = 0.0
        for goal, plan in self.guards.items():
            there = self.guarding[goal]
            others = len(there) - (1 if unit.index in there else 0)
            plays = reading.travel.route(unit, tile, seat, goal).plays
            worth = self.w.guard * plan * math.pow(self.w.patience, plays)
            best = max(best, worth * GUARDED if others else worth)
        return best

    def marking(self, unit: Unit, tile: int, seat: int) -> float:
        """The worth of being near tiles to mark, for a soldier who can mark them."""
        reading = self.reading
        if not any(reading.printed(unit, seat, verb) for verb in ("scout", "navigate")):
            return 0.0
        distance = reading.state.scenario.distance[tile]
        best = 0.0
        for goal, worth in self.wanted.items():
            best = max(best, worth * math.pow(NEARER, distance[goal]))
        return best * reading.travel.vigours[unit.index]

    def charge(self, unit: Unit, tile: int, seat: int) -> float:
        """The worth of being near an enemy vehicle, for a soldier with charges."""
        reading = self.reading
        printed = reading.card(unit).action(DEMOLITIONS)
        best = 0.0
        if printed is not None:
            for target, at, worth, _ in self.targets:
                vehicle = reading.battle.desert.vehicle(target.index)
                if vehicle is not None:
                    plays = reading.travel.route(unit, tile, seat, at).plays
                    chance = chance_of(printed.size, vehicle.armour)
                    chance *= math.pow(self.w.patience, plays)
                    best = max(best, chance * min(worth, self.w.goal))
        return self.w.shot * best * min(1.0, reading.share(unit))

    def best_shot(self, arms: Arms, tile: int) -> float:
        """The worth of the best shot from a tile with these arms."""
        key = (arms.key << 8) + tile
        found = self.shots.get(key)
        if found is None:
            found = 0.0
            for unit, at, hit, suppressed in self.targets:
                found = max(found, self.shot(arms, tile, unit, at) * min(hit, self.w.goal))
                if arms.suppress and unit.defence != NO_DEFENCE:
                    need = self.reading.need(unit.defence, at, tile)
                    found = max(found, chance_of(arms.suppress, need) * suppressed)
            self.shots[key] = found
        return found

    def shot(self, arms: Arms, tile: int, unit: Unit, at: int) -> float:
        """The chance to hit a counter, and a little for getting closer to it."""
        reading = self.reading
        chance = 0.0
        if arms.attack and unit.defence != NO_DEFENCE:
            need = reading.need(unit.defence, at, tile)
            chance = chance_of(arms.attack, need) + self.w.slope * max(0, FAR - need)
        vehicle = reading.battle.desert.vehicle(unit.index)
        if arms.anti_tank and vehicle is not None:
            need = reading.need(vehicle.armour, at, tile)
            chance = max(
                chance, chance_of(arms.anti_tank, need) + self.w.slope * max(0, FAR - need)
            )
        return chance
