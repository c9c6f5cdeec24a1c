"""The fields of North Africa's frames: soldiers, tiles and vehicles, written by name."""

from typing import Any

from sandtable.games.undaunted.fields import side_of
from sandtable.games.undaunted.north_africa.scenario import NOBODY
from sandtable.kernel.errors import Json
from sandtable.kernel.fields import Field
from sandtable.kernel.reading import Reader


class OwnSoldier(Field):
    """A soldier of the frame's side, or none (null)."""

    def write(self, state: Any, value: Any) -> Json:
        name: Json = None if value == NOBODY else state.scenario.roster.units[value].name
        return name

    def read(self, state: Any, reader: Reader, name: str) -> Any:
        if reader.value(name) is None:
            return NOBODY
        side = side_of(state, reader)
        return state.battle.desert.soldier(side, reader.text(name), reader.at(name)).index


class AnyTile(Field):
    """A tile, or none (null)."""

    def write(self, state: Any, value: Any) -> Json:
        name: Json = None if value < 0 else state.scenario.tiles[value].name
        return name

    def read(self, state: Any, reader: Reader, name: str) -> Any:
        if reader.value(name) is None:
            return -1
        return state.scenario.tile(reader.text(name), reader.at(name))


class Tiles(Field):
    """A mask of tiles, written as their names."""

    def write(self, state: Any, value: Any) -> Json:
        return [*state.scenario.names(value)]

    def read(self, state: Any, reader: Reader, name: str) -> Any:
        return state.scenario.tile_mask(reader.texts(name), reader.at(name))


class VehicleInPlay(Field):
    """A vehicle, written as its title."""

    def write(self, state: Any, value: Any) -> Json:
        title: Json = value.title
        return title

    def read(self, state: Any, reader: Reader, name: str) -> Any:
        vehicles = {vehicle.title: vehicle for vehicle in state.battle.desert.vehicles}
        return vehicles[reader.choice(name, vehicles)]
