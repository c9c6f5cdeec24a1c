"""Writing ``.m44`` files: a battle as far as the format can say it, and what it cannot."""

import json
from collections.abc import Mapping
from typing import Any, Final

from sandtable.board.hexes import DEPTH
from sandtable.games.memoir44.scenario import NOTHING
from sandtable.games.memoir44.studio import m44_names as names
from sandtable.games.memoir44.studio.drafts import HEX, read_layer
from sandtable.studio.formats import Notes, Written

#: Our letters in the words of the format: name and behaviour.
GROUND: Final[dict[str, tuple[str, str]]] = {
    "F": ("woods", ""),
    "G": ("hedgerow", ""),
    "V": ("buildings", ""),
    "C": ("church", ""),
    "H": ("hills", ""),
    "S": ("hills", "STEEP_HILL"),
    "L": ("hills", "CLIFF"),
    "B": ("hills", "BLUFF"),
    "X": ("hills", "IMPASSABLE_HILL"),
    "Z": ("mountain", "IMPASSABLE_BLOCKING_HILL"),
    "R": ("river", ""),
    "W": ("river", "WIDE_RIVER"),
    "P": ("pond", ""),
}
PIECES: Final[dict[str, tuple[str, str, str]]] = {
    "=": ("rect_terrain", "bridge", ""),
    "b": ("rect_terrain", "bunker", ""),
    "w": ("obstacle", "wire", ""),
    "s": ("obstacle", "sand", ""),
    "h": ("obstacle", "hedgehog", ""),
    "m": ("obstacle", "sand", "SEAWALL"),
}
ARMS: Final[dict[str, str]] = {
    "i": "inf",
    "a": "tank",
    "g": "gun",
    "s": "inf2",
    "r": "inf",
    "e": "tank2",
}
#: Keys of a battle that the format has no word for.
UNSAID: Final = (
    "extra_draws",
    "span",
    "infantry_bound_to_bank",
    "hills_stop_guns",
    "exit",
    "recon_as_barrage",
    "turn_limit",
    "unboxed",
)


def write(document: Mapping[str, Any]) -> Written:
    """The file of a battle that the game accepts."""
    notes = Notes()
    for key in UNSAID:
        if key in document:
            notes.add("studio-m44-unsaid", what=key)
    if document.get("sea_walls_protect", "allies") != "allies":
        notes.add("studio-m44-unsaid", what="sea_walls_protect")
    if document.get("empty_deck_wins", "axis") != "axis":
        notes.add("studio-m44-unsaid", what="empty_deck_wins")
    if document.get("air_strikes", {}).get("side", "allies") != "allies":
        notes.add("studio-m44-unsaid", what="air_strikes")
    coast = document["face"] == "coast"
    file = {
        "meta_data": {"status": "PRIVATE"},
        "game_info": _info(document),
        "board": {
            "type": names.OVERLORD if document["boards"] == 2 else names.STANDARD,
            "face": "BEACH" if coast else "COUNTRY",
            "hexagons": _hexagons(document, coast, notes),
            "labels": [],
        },
        "text": {"en": {"name": document["name"]}},
    }
    return Written(json.dumps(file, ensure_ascii=False, indent=1) + "\n", notes)


def _info(document: Mapping[str, Any]) -> dict[str, Any]:
    top = document.get("top", "axis")
    sides = (top, "allies" if top == "axis" else "axis")
    info: dict[str, Any] = {
        "date_begin": document["from"],
        "date_end": document["to"],
        "starting": f"PLAYER{sides.index(document['first']) + 1}",
    }
    for number, side in enumerate(sides, 1):
        info[f"side_player{number}"] = side.upper()
        info[f"country_player{number}"] = "US" if side == "allies" else "DE"
        info[f"cards_player{number}"] = document["hands"][side]
        info[f"victory_player{number}"] = document["medals"][side]
    options: dict[str, Any] = {}
    if "air_drop" in document:
        drop = document["air_drop"]
        options["airdrop"] = {"side": drop["side"].upper(), "nbr_units": drop["figures"]}
    if "empty_deck_wins" in document:
        options["deck_reshuffling"] = False
    if "air_strikes" in document:
        options["hill317"] = [_spoken(hex) for hex in document["air_strikes"]["hexes"]]
    info["options"] = options
    if "sudden_death" in document:
        info["victory"] = {
            "condition": [
                {
                    "group_sudden_death": {
                        "side": sudden["side"].upper(),
                        "number": sudden["need"],
                        "group": [_spoken(hex) for hex in sudden["hexes"]],
                    }
                }
                for sudden in document["sudden_death"]
            ]
        }
    return info


def _spoken(hex: str) -> str:
    ((row, column),) = HEX.findall(hex)
    return names.coordinate(int(row), int(column))


def _hexagons(document: Mapping[str, Any], coast: bool, notes: Notes) -> list[dict[str, Any]]:
    ground, units = read_layer(document["map"]), read_layer(document["units"])
    empty = [[NOTHING] * len(row) for row in ground]
    pieces = read_layer(document["obstacles"]) if "obstacles" in document else empty
    tags = _tags(document)
    found: list[dict[str, Any]] = []
    for row in range(DEPTH):
        for column, letter in enumerate(ground[row]):
            hex = f"r{row}c{column}"
            hexagon: dict[str, Any] = {}
            if letter in GROUND:
                hexagon["terrain"] = _piece(*GROUND[letter])
            elif letter != _printed(row, coast):
                notes.add("studio-m44-printed-ground", hex)
            if pieces[row][column] != NOTHING:
                key, name, behaviour = PIECES[pieces[row][column]]
                hexagon[key] = _piece(name, behaviour)
                if name == "bunker" and "bunkers_protect" in document:
                    hexagon[key]["original_owner"] = document["bunkers_protect"].upper()
            if units[row][column] != NOTHING:
                hexagon["unit"] = _unit(document, units[row][column], hex, notes)
            if hex in tags:
                hexagon["tags"] = tags[hex]
            if hexagon:
                found.append({"row": row, "col": 2 * column + row % 2, **hexagon})
    return found


def _printed(row: int, coast: bool) -> str:
    if not coast:
        return NOTHING
    return "b" if row in names.BEACH_ROWS else "o" if row in names.OCEAN_ROWS else NOTHING


def _piece(name: str, behaviour: str) -> dict[str, Any]:
    piece: dict[str, Any] = {"name": name, "orientation": 1}
    return {**piece, "behavior": behaviour} if behaviour else piece


def _unit(document: Mapping[str, Any], letter: str, hex: str, notes: Notes) -> dict[str, Any]:
    army = "us" if letter.isupper() else "ger"
    unit: dict[str, Any] = {"name": ARMS[letter.lower()] + army}
    if letter.lower() == "r":
        unit["behavior"] = names.RESISTANCE
    worth = document.get("worth", {}).get(hex, 1)
    if worth == 2 and letter.lower() in "ae":
        unit["behavior"] = names.TWO_MEDALS
    elif worth != 1:
        notes.add("studio-m44-unsaid", hex, what="worth")
    if hex in document.get("figures", {}):
        unit["nbr_units"] = document["figures"][hex]
    return unit


def _tags(document: Mapping[str, Any]) -> dict[str, list[dict[str, Any]]]:
    """The medals on the first hex of each objective."""
    found: dict[str, list[dict[str, Any]]] = {}
    for objective in document.get("objectives", []):
        first, *others = objective["hexes"]
        tag: dict[str, Any] = {
            "name": "medal1" if objective["side"] == "allies" else "medal2",
            "medal": {
                "permanent": objective["kind"] == "permanent",
                "counts_for": objective.get("worth", 1),
                "nbr_hex": objective.get("need", 1),
            },
        }
        if others:
            tag["group"] = [_spoken(hex) for hex in others]
        found.setdefault(first, []).append(tag)
    return found
