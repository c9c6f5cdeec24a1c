"""How many plays it takes a soldier to get somewhere, on foot or in a vehicle."""

from functools import lru_cache
from typing import Final, NamedTuple

from sandtable.bots.undaunted.reading import NEVER, Reading, spread
from sandtable.games.undaunted.cards import CardAction, Unit, printed_action
from sandtable.games.undaunted.north_africa.scenario import MOVEMENT, NOBODY, NONE
from sandtable.games.undaunted.north_africa.state import DesertState
from sandtable.games.undaunted.north_africa.vehicles import Seat, Vehicle

#: Extra plays to mark a tile on the way; without anyone to mark it, it cannot be done. A scout who
#: enters it pays in Fog only, and Navigate marks more than one at a time.
MARKING: Final = 1.0
NO_MARKERS: Final = 30.0
FOGGY: Final = 0.15
NAVIGATED: Final = 0.7
MARKERS: Final = ("scout", "navigate", "survey")
#: Another of the crew has to take the wheel first.
CHANGE: Final = 0.9
#: A vehicle farther off than this is none that one walks to.
WALK: Final = 3.0

Costs = tuple[float, ...]


@lru_cache(maxsize=8192)
def costs_from(neighbours: tuple[tuple[int, ...], ...], enter: Costs, start: int) -> Costs:
    return tuple(spread(neighbours, enter, start))


@lru_cache(maxsize=8192)
def costs_to(neighbours: tuple[tuple[int, ...], ...], enter: Costs, goal: int) -> Costs:
    """From every tile to one of them: the same ways as from there, other ends paid for."""
    there = costs_from(neighbours, enter, goal)
    return tuple([cost + enter[goal] - enter[tile] for tile, cost in enumerate(there)])


class Route(NamedTuple):
    """The plays of a way; the vehicle it begins in and the tile where that is left, or NONE."""

    plays: float
    vehicle: int
    tile: int


class Travel:
    """Ways of the soldiers and vehicles of both sides."""

    def __init__(self, reading: Reading[DesertState]) -> None:
        self.reading = reading
        self.s = reading.s
        self.battle = reading.s.battle
        self.neighbours = tuple(self.battle.neighbours)
        self.vehicles = [v for v in self.battle.desert.vehicles if self.s.at[v.index] >= 0]
        self.marking = [MARKING if self.has_markers(side) else NO_MARKERS for side in (0, 1)]
        self.enters: dict[tuple[int, str, int], Costs] = {}
        self.routes: dict[tuple[int, int, int, float, int], tuple[float, int]] = {}

    def has_markers(self, side: int) -> bool:
        """Has the side still someone to mark tiles?"""
        s = self.s
        for card in s.scenario.roster.cards[side]:
            cards = s.platoons[side].cycle[card.index] + s.platoons[side].supply[card.index]
            if not cards or (card.unit >= 0 and s.at[card.unit] < 0):
                continue
            if any(printed.verb in MARKERS for printed in card.actions):
                return True
            if card.unit >= 0 and self.is_near_map_table(side, s.at[card.unit]):
                return True
        return False

    def is_near_map_table(self, side: int, tile: int) -> bool:
        """Is there a vehicle of the side, in or near a tile, from which one can navigate?"""
        s = self.s
        return any(
            s.held_by(vehicle, side)
            and not s.is_disabled(vehicle)
            and s.scenario.distance[tile][s.at[vehicle.index]] <= WALK
            and any(printed_action(seat.actions, "navigate") for seat in vehicle.seats)
            for vehicle in self.vehicles
        )

    # Prices of tiles.

    def enter(self, side: int, verb: str, size: int) -> Costs:
        """The plays that entering each tile costs by this movement."""
        key = (side, verb, size)
        found = self.enters.get(key)
        if found is None:
            found = tuple([self.price(side, verb, size, tile) for tile in self.reading.tiles])
            self.enters[key] = found
        return found

    def price(self, side: int, verb: str, size: int, tile: int) -> float:
        step = 1.0 / size
        if verb == "drive" and self.battle.rough >> tile & 1:
            return NEVER
        if verb == "stalk" or self.s.platoons[side].marked >> tile & 1:
            return step
        if verb == "scout":
            return step + FOGGY
        return step + self.marking[side] * (NAVIGATED if verb == "drive" else 1.0)

    def legs(self, unit: Unit) -> CardAction:
        """The movement printed on a soldier's card."""
        card = self.s.scenario.roster.cards[unit.side][unit.card]
        return next(printed for printed in card.actions if printed.verb in MOVEMENT)

    def on_foot(self, unit: Unit, goal: int) -> Costs:
        """A soldier's plays on foot to a tile, from each tile."""
        legs = self.legs(unit)
        return costs_to(self.neighbours, self.enter(unit.side, legs.verb, legs.size), goal)

    def by_car(self, side: int, vehicle: Vehicle, start: int) -> Costs:
        """A vehicle's plays from a tile, to each tile."""
        size = self.speed(vehicle)
        return costs_from(self.neighbours, self.enter(side, "drive", size), start)

    # Vehicles.

    def wheel(self, vehicle: Vehicle) -> Seat:
        """The seat from which a vehicle is driven."""
        return next(seat for seat in vehicle.seats if printed_action(seat.actions, "drive"))

    def speed(self, vehicle: Vehicle) -> int:
        printed = printed_action(self.wheel(vehicle).actions, "drive")
        assert printed is not None
        return printed.size

    def can_drive(self, unit: Unit, vehicle: Vehicle) -> bool:
        card = self.s.scenario.roster.cards[unit.side][unit.card]
        return self.wheel(vehicle).requires in ("", card.specialty)

    def drive(self, vehicle: Vehicle, but: int = NOBODY) -> float:
        """How soon the vehicle can be expected to drive, as a factor; ``but`` is left out."""
        if self.s.is_disabled(vehicle):
            return 0.0
        units = self.reading.units
        crew = [units[u] for u in self.s.crew(vehicle) if u != but]
        able = [unit for unit in crew if self.can_drive(unit, vehicle)]
        driver = self.s.sitting[self.wheel(vehicle).index]
        best = 0.0
        for unit in able:
            vigour = self.reading.vigour(unit)
            best = max(best, vigour if unit.index == driver else CHANGE * vigour)
        return best

    def open_to(self, unit: Unit, vehicle: Vehicle) -> bool:
        """Could the soldier board it, where it stands?"""
        crew = self.s.crew(vehicle)
        if any(self.reading.units[other].side != unit.side for other in crew):
            return False
        return len(crew) < len(vehicle.seats) and not self.s.is_disabled(vehicle)

    # Ways.

    def route(self, unit: Unit, tile: int, seat: int, goal: int) -> Route:
        """The shortest way of a soldier who is in a tile, on foot or in a seat."""
        walk = self.on_foot(unit, goal)
        best = Route(walk[tile], NONE, NONE)
        if seat != NONE:
            vehicle = self.battle.desert.vehicle(self.battle.desert.seats[seat].vehicle)
            assert vehicle is not None
            return self.ride(unit, vehicle, tile, self.drive(vehicle), goal, best)
        for vehicle in self.vehicles:
            stop = self.s.at[vehicle.index]
            if not self.open_to(unit, vehicle):
                continue
            there = self.on_foot(unit, stop)[tile]
            if there <= WALK and there < best.plays:
                pace = self.drive(vehicle, unit.index)
                if not pace and self.can_drive(unit, vehicle):
                    pace = CHANGE * self.reading.vigour(unit)
                ridden = self.ride(unit, vehicle, stop, pace, goal, Route(NEVER, NONE, NONE))
                if there + ridden.plays < best.plays:
                    best = Route(there + ridden.plays, ridden.vehicle, ridden.tile)
        return best

    def ride(
        self, unit: Unit, vehicle: Vehicle, start: int, pace: float, goal: int, best: Route
    ) -> Route:
        """The best way that begins in a vehicle, if it is better than another one."""
        if not pace:
            return best
        key = (unit.index, vehicle.index, start, pace, goal)
        found = self.routes.get(key)
        if found is None:
            car = self.by_car(unit.side, vehicle, start)
            walk = self.on_foot(unit, goal)
            found = min([(car[tile] / pace + walk[tile], tile) for tile in self.reading.tiles])
            self.routes[key] = found
        plays, tile = found
        return Route(plays, vehicle.index, tile) if plays < best.plays else best

    def way(self, enter: Costs, start: int, goal: int) -> list[int]:
        """The tiles entered on the cheapest way from one tile to another."""
        costs = costs_to(self.neighbours, enter, goal)
        found: list[int] = []
        at = start
        while at != goal:
            at = min(self.neighbours[at], key=lambda tile: (enter[tile] + costs[tile], tile))
            found.append(at)
        return found
