"""Changing positions: units in squares."""

from collections.abc import Mapping
from typing import Any, Final

from sandtable.kernel.game import Game
from sandtable.studio.placing import Placing, entries, place_in, unit_in, unknown_piece

FIELD: Final = "field"
LOST: Final = "lost"


class HeroesPlacing(Placing):
    def put(self, game: Game, document: dict[str, Any], piece: str, place: str) -> None:
        unit = self._unit(document, piece)
        unit["at"] = place_in(place, "square")
        if unit.get("standing") != FIELD:
            unit["standing"] = FIELD
            unit.setdefault("heading", "n")

    def remove(self, document: dict[str, Any], piece: str) -> None:
        unit = self._unit(document, piece)
        kept = {"standing": LOST, "shows": unit.get("shows", "full")}
        unit.clear()
        unit.update(kept)

    def aside(self, game: Game, document: Mapping[str, Any]) -> list[str]:
        units = entries(document, "units")
        return [f"unit:{name}" for name, unit in units.items() if unit.get("standing") != FIELD]

    def _unit(self, document: Mapping[str, Any], piece: str) -> dict[str, Any]:
        unit = entries(document, "units").get(unit_in(piece))
        if not isinstance(unit, dict):
            raise unknown_piece(piece)
        return unit
