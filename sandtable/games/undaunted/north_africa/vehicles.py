"""Vehicles as printed: counter and card in one (NAF-2.3, NAF-4)."""

from typing import Final

from sandtable.games.undaunted.cards import CardAction, Roster, Unit
from sandtable.kernel.errors import BadInput
from sandtable.kernel.reading import Reader

#: The defence of a vehicle that rifles cannot attack (NAF-2.7).
NO_DEFENCE: Final = -1
NO_CARD: Final = -1


class Seat:
    """A seat on a vehicle card: its actions, and the specialty they require (NAF-4.5, 21.1)."""

    def __init__(
        self, index: int, vehicle: int, id: str, actions: list[CardAction], requires: str
    ) -> None:
        self.index = index
        #: The index of its vehicle.
        self.vehicle = vehicle
        self.id = id
        self.arg = f"seat:{id}"
        self.actions = actions
        self.requires = requires


class Vehicle(Unit):
    """A vehicle; damage of ``critical`` disables it, of ``durability`` destroys it (NAF-42)."""

    def __init__(
        self,
        index: int,
        side: int,
        side_id: str,
        title: str,
        defence: int,
        armour: int,
        critical: int,
        durability: int,
    ) -> None:
        super().__init__(index, side, side_id, title, "", defence, NO_CARD)
        self.armour = armour
        self.critical = critical
        self.durability = durability
        self.seats: list[Seat] = []


class DesertRoster(Roster):
    """The cards and soldiers of both sides, and the vehicles with their seats."""

    def __init__(self, sides: tuple[str, ...]) -> None:
        super().__init__(sides)
        self.vehicles: list[Vehicle] = []
        self.vehicle_mask = 0
        #: Those that rifles cannot attack.
        self.closed_mask = 0
        self.seats: list[Seat] = []
        self.seat_by_arg: dict[str, int] = {}

    def add_vehicles(self, table: Reader) -> None:
        for title in table.data:
            entry = table.table(title)
            side = self.sides.index(entry.choice("side", self.sides))
            vehicle = Vehicle(
                len(self.units),
                side,
                self.sides[side],
                title,
                entry.integer("defence", 0, 99) if entry.has("defence") else NO_DEFENCE,
                entry.integer("armour", 0, 99),
                entry.integer("critical", 1, 99),
                entry.integer("durability", 1, 99),
            )
            self.add_unit(vehicle)
            self.vehicles.append(vehicle)
            self.vehicle_mask |= 1 << vehicle.index
            if vehicle.defence == NO_DEFENCE:
                self.closed_mask |= 1 << vehicle.index
            for seat in entry.tables("seats"):
                self._add_seat(vehicle, seat)
            entry.has("source")
            entry.finish()

    def _add_seat(self, vehicle: Vehicle, entry: Reader) -> None:
        actions = [CardAction.parse(text, entry.at("actions")) for text in entry.texts("actions")]
        requires = entry.text("requires") if entry.has("requires") else ""
        id = f"{vehicle.title}-{entry.text('seat')}"
        seat = Seat(len(self.seats), vehicle.index, id, actions, requires)
        entry.finish()
        self.seats.append(seat)
        self.seat_by_arg[seat.arg] = seat.index
        vehicle.seats.append(seat)

    def soldier(self, side: int, name: str, where: str) -> Unit:
        """A counter that can take a seat."""
        unit = self.unit(side, name, where)
        if unit.card == NO_CARD:
            raise BadInput("unknown-unit", where, unit=name)
        return unit

    def vehicle(self, unit: int) -> Vehicle | None:
        """The vehicle with this unit index; None for a soldier."""
        if not self.vehicle_mask >> unit & 1:
            return None
        return self.vehicles[unit - self.vehicles[0].index]


class Structure:
    """A structure marker: defence against Demolitions, and points (NAF-5.7)."""

    def __init__(self, index: int, id: str, defence: int, points: int) -> None:
        self.index = index
        self.id = id
        self.arg = f"structure:{id}"
        self.defence = defence
        self.points = points


def read_structures(table: Reader) -> list[Structure]:
    found: list[Structure] = []
    for id in table.data:
        entry = table.table(id)
        defence, points = entry.integer("defence", 0, 99), entry.integer("points", 1, 9)
        found.append(Structure(len(found), id, defence, points))
        entry.has("source")
        entry.finish()
    return found
