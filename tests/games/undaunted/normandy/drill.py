"""Quiet positions of La Raye, in which single actions are tried out.

The map, every column shifted by half a tile against the next:

            7A
        17B     4B
    2B      12B
        13B     5B
    16B     8A
        3B      11B
    6A

Objectives: 2B 1, 16B 1, 6A 2, 13B 2, 7A 1, 5B 3; each side needs 5 points.
"""

import copy
from collections.abc import Mapping
from typing import Any

from sandtable.games.undaunted.normandy.state import NormandyState
from tests.support import normandy, position, side

TILES = ("7A", "17B", "4B", "2B", "12B", "13B", "5B", "16B", "8A", "3B", "11B", "6A")

#: Cards to come that keep a side from being hopeless (NOR-39.1), which would end the game.
RESERVES = ("rifleman-b", "scout-b")
#: A card that stays in hand, so that the turn does not end by itself with the card before it.
SPARE = "fog-of-war"


def drill(
    us: Mapping[str, Any] | None = None, germany: Mapping[str, Any] | None = None, **rest: Any
) -> NormandyState:
    """A position in which both sides have cards to come."""
    reserves = {"deck": list(RESERVES)}
    return position(us={**reserves, **(us or {})}, germany={**reserves, **(germany or {})}, **rest)


def book(scenario: str) -> dict[str, Any]:
    """An official scenario as a document that may be changed."""
    return {**copy.deepcopy(normandy().scenario_json(scenario)), "id": "drill"}


def tile_of(state: NormandyState, unit: str, seat: str = "us") -> str | None:
    """The tile a counter stands in; None if it is not on the board."""
    tile: str | None = side(state, seat)["counters"].get(unit)
    return tile


def fog(state: NormandyState, zone: str, seat: str = "us") -> int:
    """How many Fog cards lie in a zone of a side."""
    cards = side(state, seat)[zone]
    count: int = cards.get(SPARE, 0) if isinstance(cards, dict) else cards.count(SPARE)
    return count
