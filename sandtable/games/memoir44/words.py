"""The names of units and hexes: units have only numbers, hexes have names on the board."""

from collections.abc import Mapping
from typing import Any, Final

from sandtable.games.memoir44.scenario import SIDES
from sandtable.language import Words

#: A unit without a special kind is named after its arm.
REGULAR: Final = "regular"
UNKNOWN: Final = "unknown"


def name(words: Words, description: Mapping[str, Any], kind: str, id: str) -> str | None:
    """The name of a thing, or None if it is in the catalogue."""
    if kind == "hex":
        hexes = description.get("hexes", ())
        return next((hex["name"] for hex in hexes if hex["hex"] == id), None)
    side, _, number = id.rpartition("-")
    if kind != "unit" or side not in SIDES or not number.isdigit():
        return None
    return f"{title(words, description, id)} {number}"


def located(
    words: Words, description: Mapping[str, Any], view: Mapping[str, Any]
) -> dict[str, str]:
    """Units by their hexes: infantry E5."""
    return {
        id: f"{title(words, description, id)} {words.name('hex', unit['hex'])}"
        for id, unit in view.get("units", {}).items()
    }


def title(words: Words, description: Mapping[str, Any], id: str) -> str:
    """What a unit is, with its side."""
    unit = next((unit for unit in description.get("units", ()) if unit["unit"] == id), None)
    kind = UNKNOWN
    if unit is not None:
        kind = unit["arm"] if unit["kind"] == REGULAR else unit["kind"]
    return words.text(f"unit-{kind}", side=id.rpartition("-")[0])
