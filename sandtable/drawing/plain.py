"""The plain picture of any game whose description and view have what docs/new-game.md lists."""

import math
from collections.abc import Mapping
from typing import Any, Final

from sandtable.drawing.canvas import BODIES, GRID, PAPER, Canvas
from sandtable.drawing.lettering import print_grid

SIDE: Final = 50
HALF: Final = SIDE * math.sqrt(3) / 2
TILE: Final = 90
#: Colours of the kinds of ground, and of the sides in order.
GROUND: Final = {
    "open": "#E8E1C4",
    "field": "#E7D695",
    "forest": "#A3B37E",
    "hill": "#DDCB9C",
    "water": "#A8C5CE",
    "town": "#C9BDA6",
    "road": "#F4ECD8",
    "sand": "#EDD6A2",
    "rock": "#C2B294",
}
COLOURS: Final = tuple(BODIES.values())


def draw(description: Mapping[str, Any], view: Mapping[str, Any]) -> Canvas:
    """Draw places, markers, and pieces with a letter."""
    board = description["board"]
    places = {place["id"]: place for place in board["places"]}
    hexes = board["grid"] == "hex"
    middles = {id: middle(place, board["grid"]) for id, place in places.items()}
    width = max(x for x, _ in middles.values()) + (HALF if hexes else TILE / 2)
    height = max(y for _, y in middles.values()) + (SIDE if hexes else TILE / 2)
    canvas = Canvas(width, height, str(description.get("name", description["scenario"])))
    outline = f"M0-50L{HALF:.1f}-25V25L0 50-{HALF:.1f} 25V-25Z" if hexes else "M-45-45H45V45H-45Z"
    for id, place in places.items():
        x, y = middles[id]
        ground = description.get("terrain", {}).get(place.get("terrain", "open"), "open")
        canvas.open(x, y)
        canvas.path(outline, fill=GROUND.get(ground, GROUND["open"]), stroke=GRID)
        canvas.text(0, 40 if hexes else 38, 12, place.get("label", id.partition(":")[2]))
        canvas.close()
    sides = list(description["sides"])
    for marker in view.get("markers", []):
        x, y = middles[marker["at"]]
        colour = COLOURS[sides.index(marker["side"])] if marker.get("side") else GRID
        canvas.label(x - 26, y - 14, 18, marker.get("label", "★"), fill=colour)
    stacks: dict[str, int] = {}
    for piece in view.get("pieces", []):
        x, y = middles[piece["at"]]
        above = stacks.get(piece["at"], 0)
        stacks[piece["at"]] = above + 1
        side = sides.index(piece["side"])
        canvas.open(x + 7 * above, y - 4 - 7 * above, 0.8, opacity=0.6 if piece.get("spent") else 1)
        canvas.open(-32, -32)
        canvas.counter(side == 0, COLOURS[side])
        label = piece.get("label") or piece["id"].rpartition("-")[2][:1].upper()
        canvas.text(32, 40, 24, label, fill=PAPER)
        if "count" in piece:
            canvas.text(50, 56, 14, piece["count"], fill=PAPER)
        canvas.close()
        canvas.close()
    return canvas


def middle(place: Mapping[str, Any], grid: str) -> tuple[float, float]:
    """The middle of a place; odd rows of hexes and bricks are shifted right by half a place."""
    row, column = place["row"], place["column"]
    shift = row % 2 / 2 if grid != "square" else 0
    if grid == "hex":
        return HALF * (1 + 2 * (column + shift)), SIDE * (1 + 1.5 * row)
    return TILE * (column + shift + 0.5), TILE * (row + 0.5)


def print_board(description: Mapping[str, Any], view: Mapping[str, Any]) -> str:
    """The labels of the places, and the pieces on them, each after the first letter of its side."""
    board = description["board"]
    cells: dict[tuple[int, int], list[str]] = {}
    at: dict[str, list[str]] = {}
    marks: dict[str, list[str]] = {}
    for marker in view.get("markers", []):
        marks.setdefault(marker["at"], []).append(marker.get("label", "★"))
    for piece in view.get("pieces", []):
        label = piece.get("label") or piece["id"].rpartition(":")[2]
        written = f"{piece['side'][0]}{label}{piece.get('count', '')}"
        at.setdefault(piece["at"], []).append(written)
    for place in board["places"]:
        shift = place["row"] % 2 if board["grid"] != "square" else 0
        label = place.get("label", place["id"].partition(":")[2])
        lines = [" ".join([label, *marks.get(place["id"], [])]), " ".join(at.get(place["id"], []))]
        cells[place["row"], 2 * place["column"] + shift] = lines
    return print_grid(cells)
