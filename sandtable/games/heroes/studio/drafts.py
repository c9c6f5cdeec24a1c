"""Drafts of scenarios: the rules that faults break, where they are, how they are set aside."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeGuard

from sandtable.games.heroes.armies.sites import FAR
from sandtable.kernel.errors import BadInput
from sandtable.studio.guides import DraftGuide
from sandtable.studio.toml_spans import Path

#: The rule behind each fault; those of recruitment bring their own.
RULES: Final[dict[str, str]] = {
    "field-impossible": "HOS-1.3",
    "field-size": "HOS-1.3",
    "no-boards": "HOS-1.3",
    "boards-overlap": "HOS-1.3",
    "boards-with-gaps": "HOS-1.3",
    "not-a-quarter-turn": "HOS-1.3",
    "overlay-does-not-fit": "HOS-1.3",
    "map-rows": "HOS-1.3",
    "map-row-width": "HOS-1.3",
    "unknown-letter": "HOS-1.3",
    "unknown-terrain": "HOS-1.3",
    "not-a-side": "HOS-13.26",
    "side-off-the-grid": "HOS-13.26",
    "breach-without-wall": "HOS-13.29",
    "building-off-the-field": "HOS-13.23",
    "building-named-twice": "HOS-13.2",
    "unknown-building": "HOS-13.2",
    "unknown-part": "HOS-13.2",
    "plan-size": "HOS-13.23",
    "unknown-side": "HOS-13.23",
    "room-in-two-parts": "HOS-13.19",
    "no-such-square": "HOS-1.2",
    "not-a-rectangle": "HOS-1.2",
    "unknown-tile": "HOS-24.1",
    "unknown-slot": "HOS-24.16",
    "unknown-army-option": "HOS-24.16",
    "unknown-counter": "HOS-1.4",
    "army-without-units": "HOS-24.1",
    "battle-too-large": "HOS-1.2",
    "unit-without-zone": "HOS-1.2",
    "objective-named-twice": "HOS-30.3",
    "objective-squares": "HOS-30.3",
    "points-named-twice": "HOS-30.3",
    "points-for-wrong-objective": "HOS-30.3",
    "too-many-bonus-squares": "HOS-1.2",
}


class HeroesGuide(DraftGuide):
    rules: Mapping[str, str] = RULES
    ground = frozenset({"boards", "field", "overlays"})
    placed = frozenset(
        {
            "breach-without-wall",
            "no-such-square",
            "not-a-rectangle",
            "overlay-does-not-fit",
            "unknown-building",
            "unknown-part",
        }
    )
    inline = frozenset({"boards", "overlays", "minimum", "options", "counters", "parts", "lines"})

    def blank(self) -> dict[str, Any]:
        return {
            "id": "new-scenario",
            "number": 0,
            "source": "house",
            "turns": 6,
            "hand": 4,
            "initiative": "roll",
            "sets_up_first": "without-initiative",
            "tie": "draw",
            "boards": [{"board": "A", "at": [0, 0]}],
            "forces": {
                "soviet": [{"tile": "t-guards"}],
                "german": [{"tile": "t-infanterie"}],
            },
            "zones": [
                {"id": "S", "side": "soviet", "rects": [[0, 0, 6, 1]]},
                {"id": "G", "side": "german", "rects": [[0, 5, 6, 6]]},
            ],
            "points": [],
        }

    def places(self, error: BadInput, document: Mapping[str, Any], path: Path) -> Sequence[str]:
        square = error.params.get("square")
        if isinstance(square, str):
            return [f"square:{square}"]
        unit = error.params.get("unit")
        if isinstance(unit, str):
            return [f"unit:{unit}"]
        if len(path) > 2 and path[:2] == ("field", "ground"):
            letters = document["field"]["ground"][path[2]]
            return [f"square:{column}-{path[2]}" for column in range(min(len(letters), FAR + 1))]
        found: Any = document
        places: list[str] = []
        for step in path:
            found = found[step]
            if isinstance(found, dict):
                places = _places_of(found, document) or places
        return places

    def mend(self, error: BadInput, document: dict[str, Any], path: Path) -> bool:
        if error.key == "building-named-twice":
            name = error.params["building"]
            homes: list[list[Any]] = [
                document.get("overlays", []),
                document.get("field", {}).get("buildings", []),
            ]
            for home in homes:
                for table in reversed(home):
                    for key in ("building", "id"):
                        if table.get(key) == name:
                            table[key] = f"{name}, again"
                            return True
        if "points_limit" in document and path[:1] == ("forces",):  # then the army is not checked
            del document["points_limit"]
            return True
        if error.key == "field-size":
            document["field"]["ground"] = ["." * 7] * 7
            return True
        if error.key == "field-impossible":
            document.pop("field", None)
            document.pop("overlays", None)
            document["boards"] = self.blank()["boards"]
            return True
        if error.key == "unit-without-zone":
            side = str(error.params["unit"])
            for name in ("soviet", "german"):
                if side.startswith(name[0]):
                    document["zones"].append(
                        {"id": f"all-{name}", "side": name, "rects": [[0, 0, 0, 0]]}
                    )
                    return True
        return False


def _places_of(table: Mapping[str, Any], document: Mapping[str, Any]) -> list[str]:
    """The squares, sides and parts that a table of a scenario names."""
    places: list[str] = []
    at = table.get("at")
    if _are_numbers(at, 2) and "overlay" in table:
        places.append(f"square:{at[0]}-{at[1]}")
    elif _are_numbers(at, 2):
        places.append(f"square:{7 * at[0]}-{7 * at[1]}")
    for square in _listed(table.get("squares")):
        if _are_numbers(square, 2):
            places.append(f"square:{square[0]}-{square[1]}")
    for rect in _listed(table.get("rects")):
        if _are_numbers(rect, 4):
            places += [f"square:{rect[0]}-{rect[1]}", f"square:{rect[2]}-{rect[3]}"]
    side = table.get("side")
    if _are_numbers(side, 4):
        places.append("side:" + "-".join([str(number) for number in side]))
    building = table.get("building")
    if isinstance(building, str) and "overlay" not in table:
        places += [f"part:{building}-{part}" for part in _listed(table.get("parts"))]
    named = table.get("objective")
    if isinstance(named, str):
        for objective in _listed(document.get("objectives")):
            if isinstance(objective, dict) and objective.get("id") == named:
                places += _places_of(objective, {})
    return places


def _listed(value: object) -> list[Any]:
    return value if isinstance(value, list) else []


def _are_numbers(value: object, count: int) -> TypeGuard[list[int]]:
    return (
        isinstance(value, list)
        and len(value) == count
        and all(isinstance(number, int) for number in value)
    )
