"""Armies and small battles for tests: a document, and a position with all units on the field."""

from typing import Any

from sandtable.games.heroes.armies.army import Recruited, read_army
from sandtable.games.heroes.pack import scenario
from sandtable.games.heroes.state import HeroesState
from sandtable.games.heroes.status import ON_FIELD
from sandtable.kernel.reading import Reader
from tests.games.heroes import content
from tests.games.heroes.table import heroes

PACK = content.pack()
#: Tiles, and the options in their slots.
Force = list[tuple[str, dict[str, str]]]

VOLGA: Force = [("t-volga", {})]
INFANTRY: Force = [("t-infanterie", {})]


def forces(force: Force) -> list[dict[str, Any]]:
    return [{"tile": tile, "options": options} for tile, options in force]


def army(side: int, force: Force) -> list[Recruited]:
    tables = [Reader(entry, f"forces[{i}]") for i, entry in enumerate(forces(force))]
    return read_army(tables, side, PACK)


def document(soviet: Force = VOLGA, german: Force = INFANTRY, **changes: Any) -> dict[str, Any]:
    return {
        "id": "drill",
        "number": 0,
        "source": "test",
        "turns": 6,
        "hand": 3,
        "initiative": "soviet",
        "sets_up_first": "german",
        "tie": "draw",
        "boards": [{"board": "B", "at": [0, 0]}, {"board": "D", "at": [1, 0]}],
        "forces": {"soviet": forces(soviet), "german": forces(german)},
        "zones": [
            {"id": "S", "side": "soviet", "rects": [[0, 0, 2, 6]]},
            {"id": "G", "side": "german", "rects": [[11, 0, 13, 6]]},
        ],
        "points": [{"id": "s", "side": "soviet", "type": "break_tile", "points": 1}],
        **changes,
    }


def state(soviet: Force = VOLGA, german: Force = INFANTRY) -> HeroesState:
    """All units on the field, on any square; turn 1."""
    battle = scenario.read(document(soviet, german), PACK)
    s = HeroesState(heroes(), battle, {})
    s.turn = 1
    for unit in battle.units:
        s.standing[unit.index] = ON_FIELD
    return s
