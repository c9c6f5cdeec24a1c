"""The names of things on a field: squares, points, edges, parts of buildings, aims."""

import re
from collections.abc import Mapping
from typing import Any, Final

from sandtable.language import Words

BETWEEN: Final = "–"
#: A point between squares, in squares and half squares; rows have letters.
POINT: Final = re.compile(r"(\d+)(\.5)?-(\d+)(\.5)?")
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def name(words: Words, description: Mapping[str, Any], kind: str, id: str) -> str | None:
    """The name of a thing, or None if it is in the catalogue."""
    if kind == "wreck":
        return words.text("wreck-number", number=int(id) + 1)
    if kind == "aim":
        return _aim(words, id)
    if kind == "point":
        return _of_field(description, "points", "point", id) or _point(id)
    if kind == "square":
        return _of_field(description, "squares", "square", id)
    if kind == "edge":
        return _edge(description, id)
    if kind in ("part", "line"):
        return _structure(words, description, kind, id)
    if kind == "option":
        for option in description.get("army_options", ()):
            if option["option"] == id:
                return words.maybe(f"option-{option['name']}", "") or None
    if kind == "objective" and description:
        return _objective(words, description["scenario"], id)
    return None


def _objective(words: Words, scenario: str, id: str) -> str:
    """The name in the scenario; a skirmish numbers its objectives (``O1``)."""
    name = words.maybe(f"scenario-{scenario}-objective-{id}", "")
    return name or words.text("objective-number", number=id.removeprefix("O"))


def _of_field(description: Mapping[str, Any], things: str, kind: str, id: str) -> str | None:
    """The name of a thing in the description of its field."""
    found = description.get("field", {}).get(things, ())
    return next((thing["name"] for thing in found if thing[kind] == id), None)


def _aim(words: Words, id: str) -> str:
    """``3,-1``, in squares to the right and down, is ``3 east, 1 north``."""
    x, _, y = id.partition(",")
    ways = zip("wens", (-int(x), int(x), -int(y), int(y)), strict=True)
    return ", ".join([words.text(f"aim-{way}", number=n) for way, n in ways if n > 0])


def _point(id: str) -> str:
    """A point that is not in the description, by the squares around it: ``7.5-2`` is +BC8."""
    match = POINT.fullmatch(id)
    if match is None:
        return id
    x, y = int(match[1]), int(match[3])
    columns = f"{x + 1}" if match[2] else f"{x}/{x + 1}"
    rows = LETTERS[y : y + 1] if match[4] else LETTERS[max(y - 1, 0) : y + 1]
    return f"+{rows}{columns}"


def _edge(description: Mapping[str, Any], id: str) -> str | None:
    """A side, named after the squares beside it."""
    field = description.get("field", {"edges": ()})
    edge = next((edge for edge in field["edges"] if edge["side"] == id), None)
    if edge is None:
        return None
    beside = (edge["inside"], edge["outside"])
    if beside == (None, None):  # wire and other lines: two units long, like squares
        x, y = edge["x"], edge["y"]
        first = (x - 2, y) if edge["upright"] else (x, y - 2)
        at = {(square["x"], square["y"]): square["square"] for square in field["squares"]}
        beside = (at.get(first), at.get((x, y)))
    names = [_of_field(description, "squares", "square", square) for square in beside if square]
    return BETWEEN.join([name for name in names if name]) or id


def _structure(words: Words, description: Mapping[str, Any], kind: str, id: str) -> str | None:
    """A part of a building or a line, and its place."""
    field = description.get("field", {"parts": (), "lines": ()})
    if kind == "part":
        part = next((part for part in field["parts"] if part["part"] == id), None)
        if part is None:
            return None
        key = f"building-{part['building']}"
        if not part["building"] or not words.has(key):
            key = f"terrain-{part['kind']}"
        where = _of_field(description, "squares", "square", part["squares"][0])
    else:
        lines = field["lines"]
        if not id.isdigit() or int(id) >= len(lines):
            return None
        key = f"terrain-{lines[int(id)]['kind']}"
        where = _edge(description, lines[int(id)]["sides"][0])
    return f"{words.text(key)} {where}" if words.has(key) else None
