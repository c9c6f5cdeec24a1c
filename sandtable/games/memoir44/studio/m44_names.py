"""The names of the ``.m44`` scenario format, and what they are called here."""

import re
from typing import Final

#: The most that is read of a file, its nesting, and what its lists may hold.
MOST_CHARACTERS: Final = 1_000_000
MOST_LEVELS: Final = 24
MOST_HEXAGONS: Final = 400

STANDARD: Final = "STANDARD"
OVERLORD: Final = "OVERLORD"
#: Rows of a coast that are beach and ocean, unless a tile lies there.
BEACH_ROWS: Final = (4, 5, 6)
OCEAN_ROWS: Final = (7, 8)

#: Our letter for a terrain tile, by its name, and by its name and behaviour.
TERRAIN: Final[dict[str, str]] = {
    "woods": "F",
    "wforest": "F",
    "hedgerow": "G",
    "buildings": "V",
    "wvillage": "V",
    "bled": "V",
    "pvillage": "V",
    "church": "C",
    "hills": "H",
    "whill": "H",
    "dhill": "H",
    "river": "R",
    "curve": "R",
    "riverfl": "R",
    "riverfr": "R",
    "rivery": "R",
    "pmouth": "R",
    "pond": "P",
}
BEHAVIOURS: Final[dict[str, str]] = {
    "STEEP_HILL": "S",
    "CLIFF": "L",
    "BLUFF": "B",
    "IMPASSABLE_HILL": "X",
    "IMPASSABLE_BLOCKING_HILL": "Z",
    "WIDE_RIVER": "W",
}
#: Behaviours of hills and rivers, and of what they may be said.
HILLS: Final = "HSLBXZ"
RIVERS: Final = "RW"
WATER: Final = "RWP"
MOUNTAIN: Final = "mountain"

RECTANGLES: Final[dict[str, str]] = {
    "bridge": "=",
    "wbridge": "=",
    "pbridge": "=",
    "bunker": "b",
    "casemate": "b",
    "wbunker": "b",
    "dbunker": "b",
    "pbunker": "b",
}
#: Rectangles whose difference from ours is told.
FIELD_BUNKERS: Final = frozenset({"casemate", "wbunker", "dbunker", "pbunker"})
PLAIN_BEHAVIOURS: Final = frozenset({"", "BRIDGE_SECTION"})
OBSTACLES: Final[dict[str, str]] = {"wire": "w", "sand": "s", "hedgehog": "h"}
SEA_WALL: Final = "SEAWALL"

UNIT: Final = re.compile(r"(inf2|inf|tank2|tank|gun)(us|brit|ru|ger|jp)")
KINDS: Final[dict[str, str]] = {"inf": "i", "inf2": "s", "tank": "a", "tank2": "e", "gun": "g"}
AXIS_ARMIES: Final = frozenset({"ger", "jp"})
RESISTANCE: Final = "FRENCH_RESISTANCE"
RESISTANCE_BADGE: Final = 3
TWO_MEDALS: Final = "GERMAN_2VICTANK"
#: Badges without a rule.
DECORATION: Final = frozenset({0, 1, 2, 4, 9, 10, 22, 24, 25})

ALLIED_MEDALS: Final = frozenset({"medal1", "medal4", "medal6"})
MEDAL_FOR_BOTH: Final = "medal0"
MEDAL: Final = re.compile(r"medal\d+")
#: Ways to hold a medal that we do not have.
OTHER_MEDALS: Final = ("majority", "last_to_occupy", "sole_control", "turn_start")

SIDES: Final[dict[str, str]] = {"ALLIES": "allies", "AXIS": "axis"}
FACES: Final[dict[str, str]] = {"COUNTRY": "countryside", "BEACH": "coast"}

#: A hex in a text: its letter is its place in the row, small on odd rows; rows count upwards.
COORDINATE: Final = re.compile(r"([A-Za-z])(\d{1,2})")


def coordinate(row: int, column: int) -> str:
    letter = chr(ord("A") + column)
    return f"{letter.lower() if row % 2 else letter}{9 - row}"
