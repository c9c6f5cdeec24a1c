"""Changing positions: units on hexes."""

from collections.abc import Mapping
from typing import Any

from sandtable.kernel.game import Game
from sandtable.studio.placing import Placing, entries, place_in, unit_in, unknown_piece


class MemoirPlacing(Placing):
    def put(self, game: Game, document: dict[str, Any], piece: str, place: str) -> None:
        unit, hex = unit_in(piece), place_in(place, "hex")
        units = entries(document, "units")
        if unit in units:
            units[unit]["hex"] = hex
        else:
            units[unit] = {"hex": hex, "figures": _figures(game, document, unit)}

    def remove(self, document: dict[str, Any], piece: str) -> None:
        if entries(document, "units").pop(unit_in(piece), None) is None:
            raise unknown_piece(piece)

    def aside(self, game: Game, document: Mapping[str, Any]) -> list[str]:
        units: Any = game.describe(document["scenario"])["units"]
        here = entries(document, "units")
        return [f"unit:{each['unit']}" for each in units if each["unit"] not in here]


def _figures(game: Game, document: Mapping[str, Any], unit: str) -> int:
    """How many figures a unit has when it is whole; one that is not known is refused later."""
    units: Any = game.describe(document["scenario"])["units"]
    whole: int = next((each["figures"] for each in units if each["unit"] == unit), 1)
    return whole
