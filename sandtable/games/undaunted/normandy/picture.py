"""The table of Normandy as a picture."""

from typing import Final

from sandtable.drawing.canvas import Canvas
from sandtable.games.undaunted import picture
from sandtable.games.undaunted.picture import Artist, Facts

#: The drawing for each tile, and the rotation that distinguishes twins.
DRAWINGS: Final = {
    "1A": "camp",
    "1B": "church",
    "2A": "hill",
    "2B": "hedged-d",
    "3A": "woods-pond",
    "3B": "plough",
    "4A": "woods-light",
    "4B": "grain",
    "5A": "farm",
    "5B": "hamlet-ruined",
    "6A": "farm-b",
    "6B": "hamlet-ruined-b",
    "7A": "hedged-a",
    "7B": "houses",
    "8A": "hedged-c",
    "8B": "village-street",
    "9A": "hill-b",
    "9B": "open",
    "10A": "houses-trees",
    "10B": "grain",
    "11A": "houses-trees",
    "11B": "open-bushes",
    "12A": "houses",
    "12B": "open",
    "13A": "river-islet",
    "13B": "farmhouse",
    "14A": "river-bend",
    "14B": "manor",
    "15A": "river-wooded",
    "15B": "hedged-b",
    "16A": "hill",
    "16B": "hedged-e",
    "17A": "river-footbridge",
    "17B": "woods",
    "18A": "river-bridge",
    "18B": "woods-b",
}
TURNS: Final = {"10B": 90, "9B": 180}
ICONS: Final = {
    "riflemen": "units/rifle",
    "scouts": "units/scout",
    "machine-gunners": "units/mg",
    "sniper": "units/sniper",
    "mortar": "units/mortar",
}
COLOURS: Final = {"us": "us", "germany": "de"}


def _tile(tile: Facts) -> tuple[str, int]:
    name = tile["tile"]
    return f"terrain-square/{DRAWINGS.get(name, 'open')}", TURNS.get(name, 0)


def draw(description: Facts, view: Facts) -> Canvas:
    """Tiles, markers and counters."""
    return Artist(_tile, ICONS, COLOURS).draw(description, view, [])


def print_board(description: Facts, position: Facts) -> str:
    return picture.print_board(description, position)
