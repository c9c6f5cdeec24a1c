"""Drafts of North Africa's scenarios."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from sandtable.games.undaunted.studio.drafts import UndauntedGuide
from sandtable.kernel.errors import BadInput
from sandtable.studio.toml_spans import Path

#: The rule behind each fault.
RULES: Final[dict[str, str]] = {
    "unknown-tile": "NAF-6.1",
    "tile-twice": "NAF-6.1",
    "map-off-grid": "NAF-6.5",
    "map-empty": "NAF-7.2",
    "map-parity": "NAF-6.5",
    "map-overlap": "NAF-6.5",
    "map-in-pieces": "NAF-6.5",
    "marker-twice": "NAF-5.10",
    "controlled-twice": "NAF-5.10",
    "unknown-card": "NAF-3.8",
    "unknown-unit": "NAF-3.8",
    "too-many-copies": "NAF-7.12",
    "vehicle-among-counters": "NAF-7.11",
    "vehicle-twice": "NAF-4.10",
    "unknown-vehicle-seat": "NAF-4.3",
    "counter-twice": "NAF-2.11",
    "structure-twice": "NAF-5.9",
    "goal-missing": "NAF-48.1",
    "goal-unclear": "NAF-48.1",
    "goal-too-many": "NAF-50.1",
    "goal-may-not-leave": "NAF-5.4",
    "cards-without-counter": "NAF-7.13",
}


class NorthAfricaGuide(UndauntedGuide):
    sides: ClassVar[tuple[str, str]] = ("lrdg", "italy")
    rules: Mapping[str, str] = RULES

    def mend(self, error: BadInput, document: dict[str, Any], path: Path) -> bool:
        side = str(path[0]) if path else ""
        if error.key == "vehicle-among-counters":
            document[side]["counters"].pop(error.params["unit"])
            return True
        if error.key == "unknown-vehicle-seat":
            document[side]["vehicles"][path[2]]["seats"].pop(error.params["place"])
            return True
        if error.key == "cards-without-counter":
            card = str(error.params["unit"]).removeprefix(f"{side}-")
            document[side]["deck"].pop(card, None)
            document[side]["supply"].pop(card, None)
            return True
        return super().mend(error, document, path)

    def blank(self) -> dict[str, Any]:
        def side(tile: str, card: str) -> dict[str, Any]:
            return {
                "scouted": [tile],
                "controlled": [],
                "vehicles": [],
                "counters": {card: tile},
                "deck": {card: 3},
                "supply": {"fog-of-war": 1},
            }

        return {
            "id": "new-scenario",
            "number": 0,
            "name": "",
            "date": "",
            "operation": "",
            "source": "house",
            "initiative": "lrdg",
            "stagger": "rows",
            "map": "1A\n    2A\n",
            "goals": {"lrdg": [{"points": 1}], "italy": [{"points": 1}]},
            "objectives": {"1A": 1},
            "structures": {},
            "lrdg": side("2A", "scout"),
            "italy": side("1A", "rifleman-a"),
        }
