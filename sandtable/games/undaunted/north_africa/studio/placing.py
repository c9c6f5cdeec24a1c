"""Changing positions: counters and vehicles on tiles."""

from collections.abc import Mapping
from typing import Any

from sandtable.games.undaunted.north_africa.game import NorthAfrica
from sandtable.games.undaunted.studio.placing import UndauntedPlacing
from sandtable.kernel.game import Game
from sandtable.studio.placing import entries, place_in, unit_in, unknown_piece


class NorthAfricaPlacing(UndauntedPlacing):
    """Vehicles move with all who are in them, and are neither taken off the map nor put on it.

    Whoever is in one is not on the map by themselves.
    """

    def put(self, game: Game, document: dict[str, Any], piece: str, place: str) -> None:
        vehicle = self._vehicle(document, piece)
        if vehicle is None:
            super().put(game, document, piece, place)
        else:
            vehicle["tile"] = place_in(place, "tile")

    def remove(self, document: dict[str, Any], piece: str) -> None:
        if self._vehicle(document, piece) is not None:
            raise unknown_piece(piece)
        super().remove(document, piece)

    def aside(self, game: Game, document: Mapping[str, Any]) -> list[str]:
        assert isinstance(game, NorthAfrica)
        vehicles = {vehicle.arg for vehicle in game.desert.vehicles}
        aboard = {
            f"unit:{side}-{crew}"
            for vehicle in entries(document, "vehicles").values()
            for side in entries(document, "sides")
            for crew in entries(vehicle, "seats").values()
        }
        return [each for each in super().aside(game, document) if each not in vehicles | aboard]

    def _vehicle(self, document: Mapping[str, Any], piece: str) -> dict[str, Any] | None:
        for name, vehicle in entries(document, "vehicles").items():
            if unit_in(piece).endswith(f"-{name}") and isinstance(vehicle, dict):
                return vehicle
        return None
