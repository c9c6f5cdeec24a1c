"""Drafts of Normandy's scenarios."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from sandtable.games.undaunted.studio.drafts import UndauntedGuide

#: The rule behind each fault.
RULES: Final[dict[str, str]] = {
    "unknown-tile": "NOR-5.1",
    "tile-twice": "NOR-5.2",
    "map-off-grid": "NOR-5.8",
    "map-empty": "NOR-6.2",
    "map-parity": "NOR-5.11",
    "map-overlap": "NOR-5.11",
    "map-in-pieces": "NOR-5.11",
    "marker-twice": "NOR-4.6",
    "controlled-twice": "NOR-4.7",
    "unknown-card": "NOR-2.2",
    "unknown-unit": "NOR-2.2",
    "too-many-copies": "NOR-2.1",
    "radio-without-objective": "NOR-4.15",
    "goal-missing": "NOR-37.1",
    "goal-out-of-reach": "NOR-37.4",
    "goal-already-met": "NOR-37.2",
}


class NormandyGuide(UndauntedGuide):
    sides: ClassVar[tuple[str, str]] = ("us", "germany")
    rules: Mapping[str, str] = RULES

    def blank(self) -> dict[str, Any]:
        side = {
            "scouted": ["1A"],
            "controlled": [],
            "spawn": [{"tile": "1A", "units": ["all"]}],
            "counters": {"riflemen-a": "1A"},
            "deck": {"squad-leader-a": 1, "rifleman-a": 3},
            "supply": {"fog-of-war": 1},
        }
        return {
            "id": "new-scenario",
            "number": 0,
            "name": "",
            "date": "",
            "operation": "",
            "source": "house",
            "initiative": "us",
            "stagger": "columns",
            "map": "1A\n    2A\n",
            "goals": {"us": {"pin": True}, "germany": {"pin": True}},
            "objectives": {},
            "us": side,
            "germany": side | {"scouted": ["2A"], "counters": {"riflemen-a": "2A"}},
        }
