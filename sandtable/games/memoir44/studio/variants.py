"""Small changes of a battle: a medal, a command card, an infantry unit more, the first turn."""

from copy import deepcopy
from typing import Any

from sandtable.games.memoir44.scenario import NOTHING, SIDES
from sandtable.games.memoir44.studio.drafts import draw_layer, read_layer
from sandtable.studio.balance import Variant, Variants

#: Ground on which a unit can be put without a second thought.
OPEN = "."
CHANGES = {"medals": "studio-variant-medals", "hands": "studio-variant-hands"}


class MemoirVariants(Variants):
    def other_first(self, document: dict[str, Any]) -> dict[str, Any] | None:
        return {**document, "first": SIDES[1 - SIDES.index(document["first"])]}

    def all(self, document: dict[str, Any]) -> list[Variant]:
        found: list[Variant] = []
        for side, enemy in (SIDES, SIDES[::-1]):
            for key, change, helps in (
                ("medals", 1, enemy),
                ("medals", -1, side),
                ("hands", 1, side),
                ("hands", -1, enemy),
            ):
                other = deepcopy(document)
                other[key][side] += change
                number = other[key][side]
                params = {"side": side, "number": number}
                found.append(Variant(CHANGES[key], {**params}, helps, other))
            more = self._one_more_infantry(document, side)
            if more is not None:
                found.insert(0, more)
        return found

    def _one_more_infantry(self, document: dict[str, Any], side: str) -> Variant | None:
        """An infantry unit on the first open hex of the rearmost row that has one."""
        ground, units = read_layer(document["map"]), read_layer(document["units"])
        taken = read_layer(document["obstacles"]) if "obstacles" in document else None
        top = document.get("top", "axis")
        rows = range(len(units)) if side == top else range(len(units) - 1, -1, -1)
        for row in rows:
            for column, letter in enumerate(units[row]):
                free = letter == NOTHING and ground[row][column] == OPEN
                if free and (taken is None or taken[row][column] == NOTHING):
                    units[row][column] = "i" if side == "axis" else "I"
                    other = {**document, "units": draw_layer(units)}
                    params = {"side": side, "hex": f"r{row}c{column}"}
                    return Variant("studio-variant-infantry", {**params}, side, other)
        return None
