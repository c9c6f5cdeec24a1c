"""A small map with every kind of cover, for positions on which combat and endings are tested.

Both sides have to pin the enemy unless a test sets other goals: such a side is never hopeless
(NOR-39.8), so a position with few cards does not end by accident.
"""

from collections.abc import Mapping
from typing import Any

from sandtable.games.undaunted.normandy.state import NormandyState
from tests import support

#: Cover: 17B 3, 8A 2, 13B and 5B 1, the hills 2A, 9A and 16A 3/1, all others 0. From 17B to 4B it
#: is five steps along the upper row.
MAP = """
17B     3B      2A      9A      13B     4B
    12B     16A     5B      8A      10B
"""
OBJECTIVES = {"17B": 1, "2A": 2, "13B": 3, "10B": 1}
PIN: Mapping[str, Any] = {"pin": True}


def points(number: int) -> dict[str, Any]:
    """The goal of a side that needs ``number`` objective points."""
    return {"points": number}


def empty_side(spawn: str) -> dict[str, Any]:
    return {
        "scouted": [],
        "controlled": [],
        "spawn": [{"tile": spawn, "units": ["all"]}],
        "counters": {},
        "deck": {},
        "supply": {},
    }


def document(
    us_goal: Mapping[str, Any] = PIN, german_goal: Mapping[str, Any] = PIN, **changes: Any
) -> dict[str, Any]:
    """The scenario with these goals; ``changes`` replace parts of the document."""
    return {
        "id": "proving-ground",
        "number": 99,
        "name": "Proving Ground",
        "date": "-",
        "operation": "-",
        "source": "test",
        "initiative": "us",
        "stagger": "rows",
        "map": MAP,
        "goals": {"us": dict(us_goal), "germany": dict(german_goal)},
        "objectives": OBJECTIVES,
        "us": empty_side("12B"),
        "germany": empty_side("10B"),
        **changes,
    }


def ground(
    us: Mapping[str, Any] | None = None,
    germany: Mapping[str, Any] | None = None,
    *,
    goals: tuple[Mapping[str, Any], Mapping[str, Any]] = (PIN, PIN),
    turn: str = "us",
    **rest: Any,
) -> NormandyState:
    """A position on the proving ground; ``goals`` are those of the US and of Germany."""
    scenario = document(*goals)
    return support.position(scenario=scenario, us=us, germany=germany, turn=turn, **rest)
