"""Armies and small battles as documents."""

from typing import Any

#: Tiles, and the options in their slots.
Force = list[tuple[str, dict[str, str]]]

VOLGA: Force = [("t-volga", {})]
INFANTRY: Force = [("t-infanterie", {})]


def forces(force: Force) -> list[dict[str, Any]]:
    return [{"tile": tile, "options": options} for tile, options in force]


def document(soviet: Force = VOLGA, german: Force = INFANTRY, **changes: Any) -> dict[str, Any]:
    """A battle on two boards."""
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
