"""What a scenario of North Africa adds: goals, structures, vehicles, exits."""

from collections.abc import Mapping
from typing import Any, Final

from sandtable.games.undaunted.cards import CardAction
from sandtable.games.undaunted.north_africa.vehicles import DesertRoster, Seat, Structure
from sandtable.games.undaunted.scenario import Scenario, Stance, Tile
from sandtable.kernel.errors import BadInput
from sandtable.kernel.reading import Reader

POINTS: Final = "points"
EVACUATE: Final = "evacuate"
NEUTRALISE: Final = "neutralise"
#: The side that scores structures by destroying them; the other controls them (NAF-5.8).
WRECKER: Final = 0
#: Movement actions, which a seated soldier's card cannot take (NAF-16.3).
MOVEMENT: Final = ("move", "scout", "stalk")
NOBODY: Final = -1
NONE: Final = -1


class Goal:
    """One way to win: ``count`` points, or ``count`` of these units evacuated or neutralised."""

    def __init__(self, kind: str, count: int, units: int) -> None:
        self.kind = kind
        self.count = count
        self.units = units


class DesertScenario(Scenario):
    def __init__(
        self,
        document: Mapping[str, Any],
        roster: DesertRoster,
        tiles: dict[str, Tile],
        structures: list[Structure],
    ) -> None:
        self.desert = roster
        self.all_structures = structures
        #: Seats, holders of vehicles, and damage at the start; filled one side after the other.
        self.sitting: list[int] = [NOBODY] * len(roster.seats)
        self.holder: list[int] = [NONE] * len(roster.vehicles)
        self.damage: list[int] = [0] * len(roster.vehicles)
        self.exits: list[int] = [0] * len(roster.sides)
        self.may_leave: list[int] = [0] * len(roster.sides)
        self._aboard: dict[int, Stance] = {}
        super().__init__(document, roster, tiles)

    def read_extras(self, reader: Reader) -> None:
        self.rough = sum([1 << i for i, tile in enumerate(self.tiles) if tile.rough])
        self._read_structures(reader)
        goals = reader.table("goals")
        self.goals: list[list[Goal]] = [
            self._read_goals(goals, side) for side in range(len(self.roster.sides))
        ]
        goals.finish()
        for unit in self.roster.units:
            if unit.card >= 0:
                self._check_counter(unit.index)

    def read_side_extras(self, reader: Reader, side: int) -> None:
        """Vehicle cards are placed before their crews take their seats (NAF-A.26)."""
        for vehicle in self.desert.vehicles:
            if self.at[vehicle.index] >= 0 and self.holder[self._number(vehicle.index)] == NONE:
                raise BadInput("vehicle-among-counters", reader.where, unit=vehicle.name)
        if reader.has("vehicles"):
            for entry in reader.tables("vehicles"):
                self._read_vehicle(entry, side)
        if reader.has("exits"):
            self.exits[side] = self.tile_mask(reader.texts("exits"), reader.at("exits"))
            for name in reader.texts("may_leave"):
                self.may_leave[side] |= (
                    1 << self.roster.unit(side, name, reader.at("may_leave")).index
                )

    def _number(self, unit: int) -> int:
        """The index of a vehicle among the vehicles."""
        return unit - self.desert.vehicles[0].index

    def _read_vehicle(self, entry: Reader, side: int) -> None:
        title = entry.choice("vehicle", [vehicle.title for vehicle in self.desert.vehicles])
        vehicle = next(other for other in self.desert.vehicles if other.title == title)
        number = self._number(vehicle.index)
        if self.holder[number] != NONE:
            raise BadInput("vehicle-twice", entry.where, unit=title)
        self.holder[number] = side
        self.at[vehicle.index] = self.tile(entry.text("tile"), entry.at("tile"))
        if entry.has("damage"):  # NAF-7.14
            self.damage[number] = entry.integer("damage", 0, vehicle.durability - 1)
        if entry.has("seats"):
            seats = entry.table("seats")
            for name in seats.data:
                unit = self.desert.soldier(side, seats.text(name), seats.at(name)).index
                place = [seat for seat in vehicle.seats if seat.id == f"{title}-{name}"]
                if not place:
                    raise BadInput("unknown-vehicle-seat", seats.where, place=name)
                if self.at[unit] >= 0:
                    raise BadInput("counter-twice", seats.at(name), unit=seats.text(name))
                self.sitting[place[0].index] = unit
                self.at[unit] = self.at[vehicle.index]
        entry.finish()

    def _read_structures(self, reader: Reader) -> None:
        #: The structure in each tile, or NONE.
        self.structure: list[int] = [NONE] * len(self.tiles)
        table = reader.table("structures")
        ids = [structure.id for structure in self.all_structures]
        for name in table.data:
            number = ids.index(table.choice(name, ids))
            if number in self.structure:
                raise BadInput("structure-twice", table.at(name), structure=ids[number])
            self.structure[self.tile(name, table.at(name))] = number

    def _read_goals(self, table: Reader, side: int) -> list[Goal]:
        goals: list[Goal] = []
        for entry in table.tables(self.roster.sides[side]):
            kind = [kind for kind in (POINTS, EVACUATE, NEUTRALISE) if entry.has(kind)]
            if len(kind) != 1:
                raise BadInput("goal-unclear", entry.where)
            count = entry.integer(kind[0], 1, 99)
            units = 0
            if kind[0] != POINTS:
                owner = side if kind[0] == EVACUATE else 1 - side
                for name in entry.texts("of"):
                    units |= 1 << self.roster.unit(owner, name, entry.at("of")).index
                if count > units.bit_count():
                    raise BadInput("goal-too-many", entry.where, count=count)
                if kind[0] == EVACUATE and units & ~self.may_leave[side]:
                    raise BadInput("goal-may-not-leave", entry.where)
            entry.finish()
            goals.append(Goal(kind[0], count, units))
        if not goals:
            raise BadInput("goal-missing", table.at(self.roster.sides[side]))
        return goals

    def _check_counter(self, unit: int) -> None:
        """Check that a soldier with cards is on the board or in a vehicle (NAF-7.13)."""
        soldier = self.roster.units[unit]
        cards = self.supplies[soldier.side][soldier.card]
        cards += self.decks[soldier.side].count(soldier.card)
        if cards and self.at[unit] < 0:
            raise BadInput(
                "cards-without-counter", self.roster.sides[soldier.side], unit=soldier.id
            )

    def aboard(self, side: int, kind: int, tile: int) -> Stance:
        """The stance of a seated soldier's card: no movement actions (NAF-16.1, 16.3)."""
        key = ((side << 6) + kind << 7) + (tile << 1)
        stance = self._aboard.get(key)
        if stance is None:
            card = self.roster.cards[side][kind]
            actions = [action for action in card.actions if action.verb not in MOVEMENT]
            stance = Stance(side, card, tile, (card.arg,), actions)
            self._aboard[key] = stance
        return stance

    def in_seat(self, side: int, kind: int, tile: int, seat: Seat) -> Stance:
        """The stance of a soldier who uses the actions of a seat (NAF-11.5)."""
        key = (((side << 6) + kind << 7) + (tile << 1) + 1 << 6) + seat.index
        stance = self._aboard.get(-key)
        if stance is None:
            card = self.roster.cards[side][kind]
            actions: list[CardAction] = seat.actions
            stance = Stance(side, card, tile, (card.arg, seat.arg), actions)
            self._aboard[-key] = stance
        return stance
