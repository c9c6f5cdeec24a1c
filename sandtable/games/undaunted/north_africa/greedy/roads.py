"""What it costs to move over the map, kept for as long as the markers stay where they are."""

from typing import Final

from sandtable.games.undaunted.cards import CardAction, Unit, printed_action
from sandtable.games.undaunted.greedy.reading import NEVER, spread
from sandtable.games.undaunted.north_africa.scenario import MOVEMENT, DesertScenario
from sandtable.games.undaunted.north_africa.vehicles import Seat, Vehicle

#: Extra plays to mark a tile on the way; impossible without anyone to mark it. A scout who enters
#: it pays only with Fog, and Navigate marks several at a time.
MARKING: Final = 1.0
NO_MARKERS: Final = 30.0
FOGGY: Final = 0.15
NAVIGATED: Final = 0.7
#: How many scenarios are kept, and how many roads of each.
SCENARIOS_KEPT: Final = 8
ROADS_KEPT: Final = 256


class Roads:
    """The costs of one kind of movement: ``enter`` has the plays it costs to enter each tile."""

    def __init__(
        self, number: int, neighbours: tuple[tuple[int, ...], ...], enter: tuple[float, ...]
    ) -> None:
        self.number = number
        self.neighbours = neighbours
        self.enter = enter
        self._starts: dict[int, list[float]] = {}
        self._goals: dict[int, list[float]] = {}

    def start(self, tile: int) -> list[float]:
        """The costs from a tile to every tile."""
        found = self._starts.get(tile)
        if found is None:
            found = spread(self.neighbours, self.enter, tile)
            self._starts[tile] = found
        return found

    def to(self, goal: int) -> list[float]:
        """The costs from every tile to a goal: the same paths reversed, with the other end paid."""
        found = self._goals.get(goal)
        if found is None:
            there, enter = self.start(goal), self.enter
            found = [cost + enter[goal] - enter[tile] for tile, cost in enumerate(there)]
            self._goals[goal] = found
        return found

    def way(self, start: int, goal: int) -> list[int]:
        """The tiles entered on the cheapest path from one tile to another."""
        costs, enter = self.to(goal), self.enter
        found: list[int] = []
        at = start
        while at != goal:
            step, least = -1, 0.0
            for tile in self.neighbours[at]:
                cost = enter[tile] + costs[tile]
                if step < 0 or cost < least:
                    step, least = tile, cost
            at = step
            found.append(at)
        return found


class Facts:
    """What never changes in a scenario, and its roads."""

    def __init__(self, battle: DesertScenario) -> None:
        self.battle = battle
        self.neighbours = tuple(battle.neighbours)
        desert = battle.desert
        #: The seat from which each vehicle is driven, and its speed, by the index of its unit.
        self.wheels: dict[int, Seat] = {v.index: _driver_seat(v) for v in desert.vehicles}
        self.speeds: dict[int, int] = {v.index: _speed(v) for v in desert.vehicles}
        #: The movement printed on a soldier's card, by the index of the soldier.
        self.walks: dict[int, CardAction] = {
            unit.index: _walking(battle, unit) for unit in desert.units if unit.card >= 0
        }
        self._roads: dict[tuple[str, int, int, bool], Roads] = {}
        self._made = 0

    def roads(self, verb: str, size: int, marked: int, marking: bool) -> Roads:
        """The roads of a side with these markers; ``marking`` if it can still place some."""
        key = (verb, size, marked, marking)
        found = self._roads.get(key)
        if found is None:
            enter = tuple(
                [
                    self.price(verb, size, marked >> tile & 1 == 1, marking, tile)
                    for tile in range(len(self.neighbours))
                ]
            )
            self._made += 1
            found = Roads(self._made, self.neighbours, enter)
            if len(self._roads) >= ROADS_KEPT:
                self._roads.clear()
            self._roads[key] = found
        return found

    def price(self, verb: str, size: int, marked: bool, marking: bool, tile: int) -> float:
        """The plays it costs to enter a tile."""
        step = 1.0 / size
        if verb == "drive" and self.battle.rough >> tile & 1:
            return NEVER
        if verb == "stalk" or marked:
            return step
        if verb == "scout":
            return step + FOGGY
        extra = MARKING if marking else NO_MARKERS
        return step + extra * (NAVIGATED if verb == "drive" else 1.0)


def _driver_seat(vehicle: Vehicle) -> Seat:
    return next(seat for seat in vehicle.seats if printed_action(seat.actions, "drive"))


def _speed(vehicle: Vehicle) -> int:
    printed = printed_action(_driver_seat(vehicle).actions, "drive")
    assert printed is not None
    return printed.size


def _walking(battle: DesertScenario, unit: Unit) -> CardAction:
    card = battle.roster.cards[unit.side][unit.card]
    return next(printed for printed in card.actions if printed.verb in MOVEMENT)


_facts: dict[DesertScenario, Facts] = {}


def facts_of(battle: DesertScenario) -> Facts:
    found = _facts.get(battle)
    if found is None:
        found = Facts(battle)
        if len(_facts) >= SCENARIOS_KEPT:
            _facts.clear()
        _facts[battle] = found
    return found
