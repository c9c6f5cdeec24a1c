"""The table of Memoir '44 as a picture: map, obstacles, units and medals."""

import math
from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from sandtable.drawing.canvas import (
    BODIES,
    FIRE,
    GRID,
    PAPER,
    WATER,
    WATER_EDGE,
    WATER_LIGHT,
    Canvas,
    number,
)
from sandtable.drawing.lettering import print_grid

Facts: TypeAlias = Mapping[str, Any]
Point: TypeAlias = tuple[float, float]
#: A hex by row and doubled column.
Cell: TypeAlias = tuple[int, int]
SIDE: Final = 50
HALF: Final = 43.3
#: The six neighbours as steps of (row, doubled column), clockwise from the east.
STEPS: Final = ((0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1))
#: The drawings for each kind of terrain; several alternate.
DRAWINGS: Final[dict[str, tuple[str, ...]]] = {
    "open": ("open", "open", "open", "open", "open-b", "open", "open-c", "open", "open"),
    "forest": ("forest", "forest-b"),
    "hedgerow": ("hedgerow",),
    "town": ("town", "town-b"),
    "church": ("town-church",),
    "hill": ("hill",),
    "steep-hill": ("hill-steep",),
    "cliff": ("cliff",),
    "bluff": ("bluff",),
    "beach": ("beach", "beach-b"),
    "ocean": ("ocean", "ocean-b"),
}
OWN: Final = {"impassable-hill": ("crag", "crag-b"), "mountain": ("mountain", "mountain-b")}
#: Drawings seen from straight above, without a shadow, which can be rotated.
TURNED: Final = ("open", "open-b", "open-c", "hedgerow")
#: Terrain that continues beyond the edge of the map.
GOES_ON: Final = ("beach", "ocean", "cliff", "bluff")
RIVERS: Final = {"river": 25, "wide-river": 50}
WATERS: Final = (*RIVERS, "pond", "ocean")
#: Obstacles in a hex: the drawing, and its size relative to 100 by 60.
OBSTACLES: Final = {
    "bunker": ("bunker", 1.25),
    "hedgehog": ("hedgehog", 1.0),
    "sea_wall": ("seawall", 1.0),
    "wire": ("wire", 0.8),
    "sandbags": ("sandbag", 0.9),
}
#: Width and height of a figure, and the places of a unit's figures, by their number.
FORMATIONS: Final[dict[str, tuple[int, int, tuple[tuple[Point, ...], ...]]]] = {
    "infantry": (
        37,
        40,
        (
            ((-18.5, -29),),
            ((-37.5, -29), (0.5, -29)),
            ((-38.5, -41), (0.5, -41), (-18.5, -11)),
            ((-39.5, -44), (-1.5, -44), (-34.5, -13), (3.5, -13)),
        ),
    ),
    "armor": (
        52,
        34,
        (
            ((-26, -25),),
            ((-32, -39), (-20, -11)),
            ((-38, -45), (-14, -29), (-38, -11)),
            ((-40, -47), (-12, -35), (-40, -21), (-12, -9)),
        ),
    ),
    "artillery": (50, 36, (((-25, -26),), ((-29, -42), (-21, -12)))),
}
BADGES: Final = {
    "special-forces": "memoir44/badge-special-forces",
    "resistance": "memoir44/badge-resistance",
    "elite-armor": "memoir44/badge-elite",
}
COLOURS: Final = {"allies": BODIES["us"], "axis": BODIES["de"]}


def hash_of(cell: Cell, salt: int = 0) -> int:
    """A stable pseudo-random number; the same as the client's."""
    mask = 0xFFFFFFFF
    row, x = cell
    value = ((row + 17) * 0x9E3779B1) ^ ((x + 31) * 0x85EBCA6B) ^ ((salt + 1) * 0xC2B2AE35)
    value &= mask
    value = ((value ^ (value >> 15)) * 0x2C1B3C6D) & mask
    value = ((value ^ (value >> 12)) * 0x297A2D39) & mask
    return value ^ (value >> 15)


def middle(cell: Cell) -> Point:
    return HALF * (cell[1] + 1), SIDE * (1 + 1.5 * cell[0])


def towards(edge: int, reach: float = HALF) -> Point:
    """The middle of an edge, relative to the middle of the hex."""
    return reach * math.cos(edge * math.pi / 3), reach * math.sin(edge * math.pi / 3)


class Map:
    """The hexes of a scenario, by position."""

    def __init__(self, description: Facts) -> None:
        self.at: dict[Cell, Facts] = {(hex["row"], hex["x"]): hex for hex in description["hexes"]}
        self.cell = {hex["hex"]: (hex["row"], hex["x"]) for hex in description["hexes"]}
        self.rows = max(row for row, _ in self.at) + 1
        self.last = max(x for _, x in self.at)

    def terrain(self, cell: Cell) -> str:
        found = self.at.get(cell)
        return "" if found is None else str(found["terrain"])

    def beside(self, cell: Cell, edge: int) -> Cell:
        return cell[0] + STEPS[edge][0], cell[1] + STEPS[edge][1]

    def outside(self) -> list[Cell]:
        """Cells cut by the edge of the map."""
        return [
            (row, x)
            for row in range(-1, self.rows + 1)
            for x in range(-1 - (0 if row % 2 else 1), self.last + 3, 2)
            if (row, x) not in self.at
        ]

    def ground_beyond(self, cell: Cell) -> str:
        row = min(max(cell[0], 0), self.rows - 1)
        first = row % 2
        x = min(max(cell[1] - (cell[1] - first) % 2, first), self.last - first)
        terrain = self.terrain((row, x))
        return terrain if terrain in GOES_ON else "open"

    def water_edges(self, cell: Cell) -> tuple[list[int], int | None]:
        """The edges where the water of a river hex continues, and the one off the map."""
        joined = [edge for edge in range(6) if self.terrain(self.beside(cell, edge)) in WATERS]
        if len(joined) != 1:
            return joined, None
        free = [edge for edge in range(6) if self.beside(cell, edge) not in self.at]
        free.sort(key=lambda edge: abs(3 - (edge - joined[0]) % 6))
        return joined + free[:1], free[0] if free else None


def draw(description: Facts, view: Facts) -> Canvas:
    """Draw ground, water, obstacles, units and medals."""
    map = Map(description)
    width = HALF * (map.last + 2)
    height = SIDE * (1.5 * map.rows + 0.5)
    canvas = Canvas(width, height, str(description["name"]))
    canvas.open(clip_path="url(#sheet)")
    for cell in map.outside():
        draw_ground(canvas, cell, map.ground_beyond(cell))
    for cell in map.at:
        draw_ground(canvas, cell, map.terrain(cell))
    draw_water(canvas, map)
    outlines = [middle(cell) for cell in (*map.at, *map.outside())]
    grid = "".join(
        f"M{number(x - HALF)} {number(y + 25)}v-50l{HALF} -25 {HALF} 25" for x, y in outlines
    )
    canvas.path(grid, stroke=GRID, stroke_opacity=0.5, stroke_width=1.1)
    canvas.close()
    draw_sections(canvas, map)
    for cell, hex in map.at.items():
        if hex["bridge"]:
            draw_bridge(canvas, map, cell)
    draw_obstacles(canvas, map, view)
    for cell, hex in map.at.items():
        x, y = middle(cell)
        canvas.label(x, y - 34, 10, hex["name"], fill="#524A3C", font_weight=400)
    draw_units(canvas, map, description, view)
    draw_medals(canvas, map, description, view)
    return canvas


def draw_ground(canvas: Canvas, cell: Cell, terrain: str) -> None:
    own = OWN.get(terrain)
    drawings = own or DRAWINGS.get(terrain, ("open",))
    name = drawings[hash_of(cell) % len(drawings)]
    turn = hash_of(cell, 1) % 6 * 60 if name in TURNED else 0
    x, y = middle(cell)
    symbol = f"memoir44/{name}" if own else f"terrain-hex/{name}"
    canvas.use(symbol, x - HALF, y - SIDE, 2 * HALF, 2 * SIDE, turn)


def draw_water(canvas: Canvas, map: Map) -> None:
    """Draw rivers from hex to hex, ponds as one body of water, surf along the coast."""
    round_line = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    for colour, more in ((WATER_EDGE, 3), (WATER, 0)):
        for terrain, width in RIVERS.items():
            path = "".join([course(map, cell) for cell in map.at if map.terrain(cell) == terrain])
            canvas.path(path, stroke=colour, stroke_width=width + more, **round_line)
        lake = ""
        for cell in map.at:
            if map.terrain(cell) == "pond":
                x, y = middle(cell)
                lake += f"M{number(x)} {number(y)}h.1"
                for edge in range(3):
                    if map.terrain(map.beside(cell, edge)) == "pond":
                        dx, dy = towards(edge, 2 * HALF)
                        lake += f"M{number(x)} {number(y)}l{number(dx)} {number(dy)}"
        canvas.path(lake, stroke=colour, stroke_width=74 + more, **round_line)
    terrain_at = {cell: map.terrain(cell) for cell in map.at}
    terrain_at |= {cell: map.ground_beyond(cell) for cell in map.outside()}
    for cell, terrain in terrain_at.items():
        for edge in range(6) if terrain == "ocean" else ():
            if terrain_at.get(map.beside(cell, edge), "ocean") != "ocean":
                x, y = middle(cell)
                turn = f"translate({number(x)} {number(y)}) rotate({edge * 60 - 240})"
                surf = "M-43.3-25C-34-26-26-38-14-40S-4-50 0-50"
                canvas.path(surf, stroke=WATER_LIGHT, stroke_width=8, transform=turn)
                canvas.path(surf, stroke="#fff", stroke_width=3, transform=turn)


def course(map: Map, cell: Cell) -> str:
    """The centre line of the water in one hex; a straight stretch meanders a little."""
    x, y = middle(cell)

    def at(point: Point, part: float = 1, aside: Point = (0, 0)) -> str:
        return f"{number(x + part * point[0] + aside[0])} {number(y + part * point[1] + aside[1])}"

    edges, off = map.water_edges(cell)
    ends = [towards(edge) for edge in edges]
    if len(ends) != 2:
        return "".join([f"M{at(end)}Q{at(end, 0.35)} {at((0, 0))}" for end in ends])
    start, end = ends
    part, aside = 0.4, (0.0, 0.0)
    if math.hypot(start[0] + end[0], start[1] + end[1]) < 1:
        part, aside = 0.55, (-end[1] * 0.12, end[0] * 0.12)
    back = (-aside[0], -aside[1])
    beyond = "" if off is None else f"L{at(towards(off, 3 * HALF))}"
    return f"M{at(start)}C{at(start, part, aside)} {at(end, part, back)} {at(end)}{beyond}"


def draw_sections(canvas: Canvas, map: Map) -> None:
    """Draw the section lines, which run through hexes that are in two sections."""
    columns = {x for (_, x), hex in map.at.items() if hex["sections"] & (hex["sections"] - 1)}
    for x in sorted(columns):
        line = f"M{number(HALF * (x + 1))} 0V{number(canvas.height)}"
        canvas.path(line, stroke=FIRE, stroke_opacity=0.8, stroke_width=2, stroke_dasharray="3 9")


def draw_bridge(canvas: Canvas, map: Map, cell: Cell) -> None:
    """Draw a bridge: a long one follows its hexes, any other crosses the water."""
    span = [edge for edge in range(6) if map.at.get(map.beside(cell, edge), {}).get("bridge")]
    edges = map.water_edges(cell)[0]
    if span:
        turn = span[0] * 60.0
    elif len(edges) > 1:
        (ax, ay), (bx, by) = towards(edges[0]), towards(edges[1])
        turn = math.degrees(math.atan2(by - ay, bx - ax)) + 90
    else:
        turn = edges[0] * 60.0 + 90 if edges else 90
    scale = 0.86 if map.terrain(cell) == "river" else 1
    x, y = middle(cell)
    size = (100 * scale, 60 * scale)
    turn = (round(turn) + 90) % 180 - 90
    canvas.use("obstacles/bridge", x - size[0] / 2, y - size[1] / 2, *size, turn)


def draw_obstacles(canvas: Canvas, map: Map, view: Facts) -> None:
    for cell, hex in map.at.items():
        found = [kind for kind in ("bunker", "hedgehog", "sea_wall") if hex[kind]]
        found += [kind for kind in ("wire", "sandbags") if hex["hex"] in view[kind]]
        x, y = middle(cell)
        for kind in found:
            name, scale = OBSTACLES[kind]
            size = (100 * scale, 60 * scale)
            canvas.use(f"obstacles/{name}", x - size[0] / 2, y - size[1] / 2, *size)


def draw_units(canvas: Canvas, map: Map, description: Facts, view: Facts) -> None:
    """Draw each unit's figures and their number."""
    facts = {unit["unit"]: unit for unit in description["units"]}
    for id, seen in view["units"].items():
        unit = facts[id]
        side, body = unit["side"], COLOURS[unit["side"]]
        width, height, formations = FORMATIONS[unit["arm"]]
        canvas.open(*middle(map.cell[seen["hex"]]))
        if "order" in seen and not seen.get("battles"):
            ordered = "M0-42L36.4-21V21L0 42-36.4 21V-21Z"
            canvas.path(ordered, stroke="#F4C04A", stroke_width=2.6)
        for x, y in formations[min(seen["figures"], len(formations)) - 1]:
            canvas.use(f"figures/{unit['arm']}-{side}", x, y, width, height)
        if unit["kind"] in BADGES:
            canvas.use(BADGES[unit["kind"]], 16, -13, 22, 22)
        look = {"fill": PAPER, "stroke": body, "stroke_width": 2.3}
        if side == "allies":
            canvas.shape("circle", cx=0, cy=36, r=11.5, **look)
        else:
            canvas.path("M0 21.7L14.3 36 0 50.3-14.3 36Z", **look)
        canvas.text(0, 41, 13.8, seen["figures"], fill=body)
        canvas.close()


def draw_medals(canvas: Canvas, map: Map, description: Facts, view: Facts) -> None:
    """Draw medals: permanent ones solid, temporary ones dashed."""
    occupied = {seen["hex"] for seen in view["units"].values()}
    goals = [("objective", goal) for goal in description.get("sudden_death", [])]
    for goal in description["objectives"]:
        held = "medal" if goal["permanent"] else "medal-held"
        goals.append((f"{held}-{goal['side']}", goal))
    for marker, goal in goals:
        for hex in goal["hexes"]:
            x, y = middle(map.cell[hex])
            canvas.use(f"markers/{marker}", x - 16, y - (50 if hex in occupied else 16), 32, 32)


def print_board(description: Facts, position: Facts) -> str:
    """Hexes with their terrain; letters for units, in capitals for the Allies."""
    units = {unit["unit"]: unit for unit in description["units"]}
    at = {seen["hex"]: (units[id], seen["figures"]) for id, seen in position["units"].items()}
    letters = {"infantry": "i", "armor": "a", "artillery": "g"}
    cells: dict[tuple[int, int], list[str]] = {}
    for hex in description["hexes"]:
        terrain = "" if hex["terrain"] == "open" else hex["terrain"][:3]
        line = "."
        if hex["hex"] in at:
            unit, figures = at[hex["hex"]]
            letter = letters[unit["arm"]]
            line = f"{letter.upper() if unit['side'] == 'allies' else letter}{figures}"
        cells[hex["row"], hex["x"]] = [f"{line} {terrain}".rstrip()]
    return print_grid(cells)
