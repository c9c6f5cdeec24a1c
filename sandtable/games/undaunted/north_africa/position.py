"""Reading what North Africa adds to a position: vehicles, structures, who has left the map."""

from sandtable.games.undaunted.north_africa.scenario import NOBODY, NONE
from sandtable.games.undaunted.north_africa.state import DesertState
from sandtable.games.undaunted.north_africa.vehicles import Vehicle
from sandtable.kernel.errors import BadInput
from sandtable.kernel.reading import Reader


def read_table_side(state: DesertState, reader: Reader, side: int) -> None:
    """Read the counters and structures in front of a side; by default, none."""
    roster = state.scenario.roster
    for name in reader.texts("evacuated") if reader.has("evacuated") else []:
        state.evacuated[side] |= 1 << evacuated_unit(state, side, name, reader.at("evacuated"))
    for name in reader.texts("neutralised") if reader.has("neutralised") else []:
        state.neutralised |= 1 << roster.unit(side, name, reader.at("neutralised")).index
    for name in reader.texts("inspired") if reader.has("inspired") else []:
        state.inspired[side] |= 1 << roster.card(side, name, reader.at("inspired")).index
    ids = [structure.id for structure in state.battle.all_structures]
    for name in reader.texts("wrecked") if reader.has("wrecked") else []:
        if name not in ids:
            raise BadInput("unknown-structure", reader.at("wrecked"), structure=name)
        state.wrecked[side] |= 1 << ids.index(name)


def evacuated_unit(state: DesertState, side: int, name: str, where: str) -> int:
    """A counter that a side has moved off the map: its own soldier, or any vehicle it held."""
    for vehicle in state.battle.desert.vehicles:
        if vehicle.title == name:
            return vehicle.index
    return state.scenario.roster.unit(side, name, where).index


def read_table_extras(state: DesertState, reader: Reader) -> None:
    """Read structures (by default, the scenario's that are not wrecked), vehicles and crews."""
    for vehicle in state.battle.desert.vehicles:
        if state.at[vehicle.index] >= 0 or state.suppressed >> vehicle.index & 1:
            raise BadInput("vehicle-among-counters", "sides", unit=vehicle.name)
    wrecked = state.wrecked[0] | state.wrecked[1]
    if reader.has("structures"):
        read_structures(state, reader.table("structures"), wrecked)
    else:
        state.structure = [
            NONE if number != NONE and wrecked >> number & 1 else number
            for number in state.battle.structure
        ]
    if reader.has("vehicles"):
        table = reader.table("vehicles")
        titles = {vehicle.title: vehicle for vehicle in state.battle.desert.vehicles}
        for title in table.data:
            if title not in titles:
                raise BadInput("unknown-unit", table.where, unit=title)
            read_vehicle(state, table.table(title), titles[title])
    for unit in state.scenario.roster.units:
        lists = (*state.evacuated, state.neutralised)
        times = sum([gone >> unit.index & 1 for gone in lists])
        if times and state.at[unit.index] >= 0:
            raise BadInput("gone-but-there", "sides", unit=unit.id)
        if times > 1:
            raise BadInput("counter-twice", "sides", unit=unit.id)


def read_structures(state: DesertState, table: Reader, wrecked: int) -> None:
    ids = [structure.id for structure in state.battle.all_structures]
    state.structure = [NONE] * len(state.scenario.tiles)
    for name in table.data:
        number = ids.index(table.choice(name, ids))
        if number in state.structure or wrecked >> number & 1:
            raise BadInput("structure-twice", table.at(name), structure=ids[number])
        state.structure[state.scenario.tile(name, table.at(name))] = number


def read_vehicle(state: DesertState, reader: Reader, vehicle: Vehicle) -> None:
    number = state.number(vehicle.index)
    state.holder[number] = state.seats.index(reader.choice("holder", state.seats))
    state.place(vehicle.index, state.scenario.tile(reader.text("tile"), reader.at("tile")))
    if reader.has("damage"):
        state.damage[number] = reader.integer("damage", 0, vehicle.durability - 1)
    reader.has("disabled")  # informative only; follows from the damage
    if reader.has("seats"):
        seats = reader.table("seats")
        for id in seats.data:
            found = [seat for seat in vehicle.seats if seat.id == id]
            if not found:
                raise BadInput("unknown-vehicle-seat", seats.where, place=id)
            side = state.holder[number]
            unit = state.battle.desert.soldier(side, seats.text(id), seats.at(id)).index
            if state.at[unit] >= 0 or state.sitting[found[0].index] != NOBODY:
                raise BadInput("counter-twice", seats.at(id), unit=seats.text(id))
            state.sit(unit, found[0])
    reader.finish()
