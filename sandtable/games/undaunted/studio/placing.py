"""Changing positions: counters on tiles."""

from collections.abc import Mapping
from typing import Any

from sandtable.kernel.game import Game
from sandtable.studio.placing import Placing, entries, place_in, unit_in, unknown_piece


class UndauntedPlacing(Placing):
    """``lrdg-scout`` is the counter ``scout`` of the side ``lrdg``."""

    def put(self, game: Game, document: dict[str, Any], piece: str, place: str) -> None:
        side, name = self._counter(document, piece)
        entries(document, "sides", side, "counters")[name] = place_in(place, "tile")

    def remove(self, document: dict[str, Any], piece: str) -> None:
        side, name = self._counter(document, piece)
        if entries(document, "sides", side, "counters").pop(name, None) is None:
            raise unknown_piece(piece)
        suppressed = entries(document, "sides", side).get("suppressed")
        if isinstance(suppressed, list) and name in suppressed:
            suppressed.remove(name)

    def aside(self, game: Game, document: Mapping[str, Any]) -> list[str]:
        here = {
            f"{side}-{name}"
            for side in entries(document, "sides")
            for name in entries(document, "sides", side, "counters")
        }
        units: Any = game.describe(document["scenario"])["units"]
        return [f"unit:{each['unit']}" for each in units if each["unit"] not in here]

    def _counter(self, document: Mapping[str, Any], piece: str) -> tuple[str, str]:
        unit = unit_in(piece)
        for side in entries(document, "sides"):
            if unit.startswith(f"{side}-"):
                return side, unit.removeprefix(f"{side}-")
        raise unknown_piece(piece)
