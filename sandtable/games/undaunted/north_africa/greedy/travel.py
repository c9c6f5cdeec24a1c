"""How many plays it takes a soldier to get somewhere, on foot or in a vehicle."""

from typing import Final

from sandtable.games.undaunted.cards import CardAction, Unit, printed_action
from sandtable.games.undaunted.greedy.reading import NEVER, Reading
from sandtable.games.undaunted.north_africa.greedy.roads import Roads, facts_of
from sandtable.games.undaunted.north_africa.scenario import NOBODY, NONE
from sandtable.games.undaunted.north_africa.state import DesertState
from sandtable.games.undaunted.north_africa.vehicles import Seat, Vehicle

MARKERS: Final = ("scout", "navigate", "survey")
#: Someone else in the crew has to take the wheel first.
CHANGE: Final = 0.9
#: The greatest distance that soldiers walk to a vehicle.
WALK: Final = 3.0


class Route:
    """The plays of a route; the vehicle it begins in, and the tile to get out, or NONE."""

    def __init__(self, plays: float, vehicle: int, tile: int) -> None:
        self.plays = plays
        self.vehicle = vehicle
        self.tile = tile


class Seating:
    """What is known as long as everyone stays in their seats."""

    def __init__(self) -> None:
        self.crews: dict[int, list[int]] = {}
        self.paces: dict[int, float] = {}
        self.routes: dict[int, Route] = {}
        self.skills: dict[int, float] = {}


class Travel:
    """Routes of the soldiers and vehicles of both sides."""

    def __init__(self, reading: Reading[DesertState]) -> None:
        self.reading = reading
        self.state: DesertState = reading.state
        self.battle = self.state.battle
        self.facts = facts_of(self.battle)
        self.vehicles = [v for v in self.battle.desert.vehicles if self.state.at[v.index] >= 0]
        self.marking = [self.has_markers(side) for side in (0, 1)]
        self.vigours: list[float] = [
            reading.vigour(unit) if unit.card >= 0 else 0.0 for unit in reading.units
        ]
        self.rides: dict[tuple[int, int, int, float, int], Route] = {}
        self.seatings: dict[tuple[int, ...], Seating] = {}
        self.now = Seating()
        self.reseated()

    def reseated(self) -> None:
        """Somebody has changed seats, perhaps only to see what that is worth."""
        key = tuple(self.state.sitting)
        found = self.seatings.get(key)
        if found is None:
            found = Seating()
            self.seatings[key] = found
        self.now = found

    def has_markers(self, side: int) -> bool:
        """Does the side still have someone to mark tiles?"""
        state = self.state
        for card in state.scenario.roster.cards[side]:
            cards = state.platoons[side].cycle[card.index] + state.platoons[side].supply[card.index]
            if not cards or (card.unit >= 0 and state.at[card.unit] < 0):
                continue
            if any(printed.verb in MARKERS for printed in card.actions):
                return True
            if card.unit >= 0 and self.is_near_map_table(side, state.at[card.unit]):
                return True
        return False

    def is_near_map_table(self, side: int, tile: int) -> bool:
        """Is a vehicle of the side with a map table in or near a tile?"""
        state = self.state
        return any(
            state.held_by(vehicle, side)
            and not state.is_disabled(vehicle)
            and state.scenario.distance[tile][state.at[vehicle.index]] <= WALK
            and any(printed_action(seat.actions, "navigate") for seat in vehicle.seats)
            for vehicle in self.vehicles
        )

    # Roads.

    def roads(self, side: int, verb: str, size: int) -> Roads:
        """The roads of a side for a kind of movement."""
        marked = self.state.platoons[side].marked
        return self.facts.roads(verb, size, marked, self.marking[side])

    def walking_action(self, unit: Unit) -> CardAction:
        """The movement action printed on a soldier's card."""
        return self.facts.walks[unit.index]

    def paths(self, unit: Unit) -> Roads:
        """The roads of a soldier on foot."""
        walking = self.facts.walks[unit.index]
        return self.roads(unit.side, walking.verb, walking.size)

    def on_foot(self, unit: Unit, goal: int) -> list[float]:
        """A soldier's plays on foot to a tile, from each tile."""
        return self.paths(unit).to(goal)

    def by_vehicle(self, side: int, vehicle: Vehicle, start: int) -> list[float]:
        """A vehicle's plays from a tile, to each tile."""
        return self.roads(side, "drive", self.speed(vehicle)).start(start)

    # Vehicles.

    def driver_seat(self, vehicle: Vehicle) -> Seat:
        """The seat from which a vehicle is driven."""
        return self.facts.wheels[vehicle.index]

    def speed(self, vehicle: Vehicle) -> int:
        return self.facts.speeds[vehicle.index]

    def crew(self, vehicle: Vehicle) -> list[int]:
        found = self.now.crews.get(vehicle.index)
        if found is None:
            found = self.state.crew(vehicle)
            self.now.crews[vehicle.index] = found
        return found

    def can_drive(self, unit: Unit, vehicle: Vehicle) -> bool:
        card = self.state.scenario.roster.cards[unit.side][unit.card]
        return self.driver_seat(vehicle).requires in ("", card.specialty)

    def drive(self, vehicle: Vehicle, except_for: int = NOBODY) -> float:
        """How soon the vehicle is expected to drive, as a factor, without ``except_for``."""
        key = (vehicle.index << 8) + except_for + 1
        found = self.now.paces.get(key)
        if found is None:
            found = self._drive(vehicle, except_for)
            self.now.paces[key] = found
        return found

    def _drive(self, vehicle: Vehicle, except_for: int) -> float:
        if self.state.is_disabled(vehicle):
            return 0.0
        driver = self.state.sitting[self.driver_seat(vehicle).index]
        best = 0.0
        for index in self.crew(vehicle):
            if index != except_for and self.can_drive(self.reading.units[index], vehicle):
                vigour = self.vigours[index]
                best = max(best, vigour if index == driver else CHANGE * vigour)
        return best

    def open_to(self, unit: Unit, vehicle: Vehicle) -> bool:
        """Could the soldier board the vehicle?"""
        crew = self.crew(vehicle)
        for other in crew:
            if self.reading.units[other].side != unit.side:
                return False
        return len(crew) < len(vehicle.seats) and not self.state.is_disabled(vehicle)

    # Routes.

    def route(self, unit: Unit, tile: int, seat: int, goal: int) -> Route:
        """The shortest route of a soldier who is in a tile, on foot or in a seat."""
        key = (((((unit.index << 8) + tile) << 8) + seat + 1) << 8) + goal
        found = self.now.routes.get(key)
        if found is None:
            found = self._route(unit, tile, seat, goal)
            self.now.routes[key] = found
        return found

    def _route(self, unit: Unit, tile: int, seat: int, goal: int) -> Route:
        best = Route(self.on_foot(unit, goal)[tile], NONE, NONE)
        if seat != NONE:
            vehicle = self.battle.desert.vehicle(self.battle.desert.seats[seat].vehicle)
            assert vehicle is not None
            pace = self.drive(vehicle)
            if pace:
                ridden = self.ride(unit, vehicle, tile, pace, goal)
                if ridden.plays < best.plays:
                    return ridden
            return best
        for vehicle in self.vehicles:
            stop = self.state.at[vehicle.index]
            if not self.open_to(unit, vehicle):
                continue
            there = self.on_foot(unit, stop)[tile]
            if there <= WALK and there < best.plays:
                pace = self.drive(vehicle, unit.index)
                if not pace and self.can_drive(unit, vehicle):
                    pace = CHANGE * self.vigours[unit.index]
                if pace:
                    ridden = self.ride(unit, vehicle, stop, pace, goal)
                    if ridden.plays < NEVER and there + ridden.plays < best.plays:
                        best = Route(there + ridden.plays, ridden.vehicle, ridden.tile)
        return best

    def ride(self, unit: Unit, vehicle: Vehicle, start: int, pace: float, goal: int) -> Route:
        """The best route that begins in a vehicle."""
        paths = self.paths(unit)
        key = (paths.number, vehicle.index, start, pace, goal)
        found = self.rides.get(key)
        if found is None:
            car = self.by_vehicle(unit.side, vehicle, start)
            walk = paths.to(goal)
            plays, out = car[0] / pace + walk[0], 0
            for tile in range(1, len(walk)):
                total = car[tile] / pace + walk[tile]
                if total < plays:
                    plays, out = total, tile
            found = Route(plays, vehicle.index, out)
            self.rides[key] = found
        return found
