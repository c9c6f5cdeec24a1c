"""What a position of North Africa adds, read: vehicles, structures, who has left the map."""

from sandtable.games.undaunted.north_africa.scenario import NOBODY, NONE
from sandtable.games.undaunted.north_africa.state import DesertState
from sandtable.games.undaunted.north_africa.vehicles import Vehicle
from sandtable.kernel.errors import BadInput
from sandtable.kernel.reading import Reader


def read_table_side(s: DesertState, reader: Reader, side: int) -> None:
    """Counters and structures that lie before a side; left out, there are none."""
    roster = s.scenario.roster
    for name in reader.texts("evacuated") if reader.has("evacuated") else []:
        s.evacuated |= 1 << roster.unit(side, name, reader.at("evacuated")).index
    for name in reader.texts("neutralised") if reader.has("neutralised") else []:
        s.neutralised |= 1 << roster.unit(side, name, reader.at("neutralised")).index
    for name in reader.texts("inspired") if reader.has("inspired") else []:
        s.inspired[side] |= 1 << roster.card(side, name, reader.at("inspired")).index
    ids = [structure.id for structure in s.battle.all_structures]
    for name in reader.texts("wrecked") if reader.has("wrecked") else []:
        if name not in ids:
            raise BadInput("unknown-structure", reader.at("wrecked"), structure=name)
        s.wrecked[side] |= 1 << ids.index(name)


def read_table(s: DesertState, reader: Reader) -> None:
    """Structures (left out, those of the scenario that are not wrecked); vehicles and crews."""
    for vehicle in s.battle.desert.vehicles:
        if s.at[vehicle.index] >= 0 or s.suppressed >> vehicle.index & 1:
            raise BadInput("vehicle-among-counters", "sides", unit=vehicle.name)
    wrecked = s.wrecked[0] | s.wrecked[1]
    if reader.has("structures"):
        read_structures(s, reader.table("structures"), wrecked)
    else:
        s.structure = [
            NONE if number != NONE and wrecked >> number & 1 else number
            for number in s.battle.structure
        ]
    if reader.has("vehicles"):
        table = reader.table("vehicles")
        titles = {vehicle.title: vehicle for vehicle in s.battle.desert.vehicles}
        for title in table.data:
            if title not in titles:
                raise BadInput("unknown-unit", table.where, unit=title)
            read_vehicle(s, table.table(title), titles[title])
    for unit in s.scenario.roster.units:
        gone = (s.evacuated | s.neutralised) >> unit.index & 1
        if gone and s.at[unit.index] >= 0:
            raise BadInput("gone-but-there", "sides", unit=unit.id)
        if s.evacuated & s.neutralised & 1 << unit.index:
            raise BadInput("counter-twice", "sides", unit=unit.id)


def read_structures(s: DesertState, table: Reader, wrecked: int) -> None:
    ids = [structure.id for structure in s.battle.all_structures]
    s.structure = [NONE] * len(s.scenario.tiles)
    for name in table.data:
        number = ids.index(table.choice(name, ids))
        if number in s.structure or wrecked >> number & 1:
            raise BadInput("structure-twice", table.at(name), structure=ids[number])
        s.structure[s.scenario.tile(name, table.at(name))] = number


def read_vehicle(s: DesertState, reader: Reader, vehicle: Vehicle) -> None:
    number = s.number(vehicle.index)
    s.holder[number] = s.seats.index(reader.choice("holder", s.seats))
    s.place(vehicle.index, s.scenario.tile(reader.text("tile"), reader.at("tile")))
    if reader.has("damage"):
        s.damage[number] = reader.integer("damage", 0, vehicle.durability - 1)
    reader.has("disabled")  # written for the reader, follows from the damage
    if reader.has("seats"):
        seats = reader.table("seats")
        for id in seats.data:
            found = [seat for seat in vehicle.seats if seat.id == id]
            if not found:
                raise BadInput("unknown-vehicle-seat", seats.where, place=id)
            side = s.holder[number]
            unit = s.battle.desert.soldier(side, seats.text(id), seats.at(id)).index
            if s.at[unit] >= 0 or s.sitting[found[0].index] != NOBODY:
                raise BadInput("counter-twice", seats.at(id), unit=seats.text(id))
            s.sit(unit, found[0])
    reader.finish()
