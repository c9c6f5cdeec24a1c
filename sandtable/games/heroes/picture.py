"""The table of Heroes of Stalingrad as a picture: a floor plan of the field, and the counters."""

import math
from collections.abc import Mapping
from string import ascii_uppercase, digits
from typing import Any, Final, TypeAlias

from sandtable.drawing.canvas import (
    BODIES,
    CUT,
    FIRE,
    GRID,
    INK,
    PAPER,
    ROUND,
    WATER,
    WATER_EDGE,
    WATER_LIGHT,
    Canvas,
)
from sandtable.drawing.lettering import print_grid

Facts: TypeAlias = Mapping[str, Any]
Point: TypeAlias = tuple[float, float]
SIDE: Final = 80
#: Half a square, the unit of length in descriptions.
H: Final = SIDE / 2
MARGIN: Final = 26
COLOURS: Final = {"soviet": BODIES["su"], "german": BODIES["de"]}
HEADINGS: Final = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
STREET: Final = "#D9D2C3"
BRICK: Final = "#7B4A38"
FLOOR: Final = "#E3D6BD"
STONE: Final = "#9A8D75"
#: Colours of the ground; anything else counts as rough.
GROUND: Final = {
    "street": STREET,
    "railway": STREET,
    "wagon": STREET,
    "thicket": "#DDDCB4",
    "bank": "#DDCB9C",
    "water": WATER,
    "shallows": WATER_LIGHT,
    "pier": "#D6C19A",
    "ruin": "#C9BDA6",
    "fallen_hall": "#C9BDA6",
    "machinery": FLOOR,
    "floor": FLOOR,
}
ROUGH: Final = "#D2C9B6"
#: What is drawn on the ground, in a square of 80: the path and its style.
SIGNS: Final[dict[str, tuple[tuple[str, dict[str, Any]], ...]]] = {
    "rubble": (
        (
            "M12 44l14-20 22-6 20 14 2 20-18 16-26-2Z",
            {"fill": "#C9BDA6", "stroke": STONE},
        ),
        (
            "M24 34l9-5 5 8-9 5ZM42 26l9 2-2 9-9-2ZM34 48l8-4 6 7-8 5ZM52 42l8-3 4 7-8 4Z",
            {"fill": "#E3D6BD", "stroke": STONE},
        ),
    ),
    "crater": (
        ("M40 12C58 10 70 26 68 42S52 70 36 68 10 54 12 38 24 14 40 12Z", {"fill": "#BFA578"}),
        ("M41 25C52 24 58 34 56 43S46 57 37 55 24 46 26 38 32 26 41 25Z", {"fill": "#9A8D75"}),
    ),
    "thicket": (
        (
            "M26 16a12 12 0 1 1-.1 0ZM54 24a13 13 0 1 1-.1 0ZM32 46a13 13 0 1 1-.1 0ZM60 52"
            "a10 10 0 1 1-.1 0Z",
            {"fill": "#869A63", "stroke": "#5F7545", "stroke_width": 1.2},
        ),
    ),
    "trench": (
        ("M4 40H76", {"stroke": "#BFA578", "stroke_width": 40}),
        ("M4 40H76", {"stroke": "#978567", "stroke_width": 22}),
    ),
    "railway": (
        (
            "M6 14v52M19 14v52M32 14v52M46 14v52M60 14v52M74 14v52",
            {"stroke": "#C2B294", "stroke_width": 5},
        ),
        ("M0 22H80M0 58H80", {"stroke": "#6F6A61", "stroke_width": 3.4}),
    ),
    "wagon": (("M6 12h68v56h-68z", {"fill": "#96523A", "stroke": INK}),),
    "bank": (
        (
            "M10 10l4 14M28 8l4 14M46 10l4 14M64 8l4 14M18 46l4 14M38 48l4 14M58 46l4 14",
            {"stroke": "#A57F45", "stroke_width": 1.4},
        ),
    ),
    "water": (("M14 30q5-4 10 0t10 0M40 56q5-4 10 0t10 0", {"stroke": WATER_EDGE}),),
    "pier": (("M0 20H80M0 40H80M0 60H80", {"stroke": "#978567"}),),
    "ruin": (
        ("M14 40l16-22 24 2 14 22-16 22-26-2Z", {"fill": "#D8CCB4", "stroke": STONE}),
        ("M22 58l34-30M30 24l26 30", {"stroke": "#96523A", "stroke_width": 3.6}),
    ),
    "machinery": (("M14 15h50v24h-50zM22 45h38v18h-38z", {"fill": "#8F8A80", "stroke": INK}),),
}
#: Half the width of an opening in a wall.
GAPS: Final = {"door": 21, "window": 23, "gate": 34, "breach": 20}
LINES: Final = {
    "wire": "obstacles/wire",
    "low_wall": "obstacles/low-wall",
    "hedgehog": "obstacles/hedgehog",
    "sandbags": "obstacles/sandbag",
}
#: Pictograms, by the counter's name without its side.
ICONS: Final = {
    "militia": "units/rifle",
    "scouts": "units/scout",
    "spaeher": "units/scout",
    "dp28": "units/mg",
    "mg34": "units/mg",
    "maxim": "units/hmg",
    "mg42": "units/hmg",
    "mortar82": "units/mortar",
    "grw34": "units/mortar",
    "ampulomet": "heroes/projector",
    "grenadier": "heroes/projector",
    "sniper": "units/sniper",
    "oreshkina": "units/sniper",
    "aschauer": "units/sniper",
    "ptrd": "units/atgun",
    "pzb39": "units/atgun",
    "gun45": "units/gun",
    "zis3": "units/gun",
    "reggun": "units/gun",
    "pak38": "units/gun",
    "ig18": "units/gun",
    "roks": "units/flame",
    "flamm": "units/flame",
    "sappers": "units/engineer",
    "pioniere": "units/engineer",
    "fitters": "actions/repair",
    "werkstatt": "actions/repair",
    "observer": "actions/recon",
    "beobachter": "actions/recon",
    "drozd": "units/driver",
    "thoss": "units/driver",
    "gorodets": "units/leader",
    "pohl": "units/leader",
    "gaz64": "units/car",
    "kuebel": "units/car",
    "ba64": "units/car",
    "r75": "units/car",
    "sdkfz222": "units/car",
    "gazaa": "units/truck",
    "gaz4m": "units/truck",
    "opel": "units/truck",
    "sdkfz251": "units/halftrack",
}
RIMS: Final = {"officer": "#F4C04A", "heavy_weapon": "#FF9E73"}
SHIELD: Final = "M43.6 39.4H58.2V48.2C58.2 53 54.1 55.2 50.9 56.4C47.7 55.2 43.6 53 43.6 48.2Z"
MOVE: Final = "M5.8 43.4H15.6L20.6 49L15.6 54.6H5.8Z"


class FieldMap:
    """The field of a description, indexed by name."""

    def __init__(self, description: Facts) -> None:
        field = description["field"]
        self.width, self.height = field["width"] * H, field["height"] * H
        self.squares = {square["square"]: square for square in field["squares"]}
        self.parts = {part["part"]: part for part in field["parts"]}
        self.edges = {edge["side"]: edge for edge in field["edges"]}
        self.lines = field["lines"]
        self.counters = {counter["counter"]: counter for counter in description["counters"]}
        self.units = {unit["unit"]: self.counters[unit["counter"]] for unit in description["units"]}
        self.terrain = {each["terrain"]: each for each in description["terrain"]}

    def middle(self, square: str) -> Point:
        facts = self.squares[square]
        return (facts["x"] + 1) * H, (facts["y"] + 1) * H

    def ground(self, square: Facts, view: Facts) -> str:
        """The current ground of a square: what its part has become, or what is printed."""
        part = self.parts.get(square["part"] or "")
        if part is not None and part["part"] in view["fallen"]:
            return str(self.terrain[part["kind"]]["becomes"] or "ruin")
        return str(square["ground"])


def draw(description: Facts, view: Facts) -> Canvas:
    """Draw ground, buildings, obstacles, wrecks, smoke, objectives and units."""
    field = FieldMap(description)
    title = str(description["name"])
    canvas = Canvas(field.width + MARGIN, field.height + MARGIN, title)
    for number in range(int(field.width / SIDE)):
        canvas.text(MARGIN + (number + 0.5) * SIDE, 18, 15, number + 1)
    for number in range(int(field.height / SIDE)):
        canvas.text(10, MARGIN + (number + 0.5) * SIDE + 5, 15, chr(ord("A") + number))
    canvas.open(MARGIN, MARGIN)
    canvas.shape("rect", width=field.width, height=field.height, fill=ROUGH)
    for square in field.squares.values():
        draw_square(canvas, field, square, view)
    draw_walls(canvas, field, view)
    for number, line in enumerate(field.lines):
        cleared = view.get("cleared", [])
        if number not in cleared and line["line"] not in cleared:
            draw_line(canvas, field, line)
    draw_table(canvas, field, description, view)
    draw_units(canvas, field, view)
    canvas.close()
    return canvas


def draw_square(canvas: Canvas, field: FieldMap, square: Facts, view: Facts) -> None:
    ground = field.ground(square, view)
    part = field.parts.get(square["part"] or "")
    inside = part is not None and part["building"] is not None
    stands = inside and part is not None and part["part"] not in view["fallen"]
    canvas.open(square["x"] * H, square["y"] * H)
    if stands:
        canvas.shape("rect", width=SIDE, height=SIDE, fill=FLOOR)
        canvas.path("M0 20H80M0 40H80M0 60H80", stroke="#C4B28C", stroke_opacity=0.6)
        frame = {"x": 7, "y": 7, "width": 66, "height": 66, "rx": 9, "fill": "none"}
        canvas.shape("rect", **frame, stroke=BRICK, stroke_opacity=0.5, stroke_dasharray="5 5")
    elif not square["offset"]:
        box = {"width": SIDE, "height": SIDE, "stroke": GRID, "stroke_opacity": 0.5}
        canvas.shape("rect", **box, fill=GROUND.get(ground, ROUGH))
    for path, look in SIGNS.get(ground, ()):
        canvas.path(path, **look)
    canvas.close()


def draw_walls(canvas: Canvas, field: FieldMap, view: Facts) -> None:
    """Draw walls as in a floor plan, with doors, windows, gates and breaches."""
    for side, edge in field.edges.items():
        if edge["line"] is not None or edge["on_it"] == "nothing" or not edge["parts"]:
            continue
        x, y = edge["x"] * H, edge["y"] * H
        canvas.open(x, y)
        way = "V" if edge["upright"] else "H"
        if all(part in view["fallen"] for part in edge["parts"]):
            look = {"stroke_width": 8, "stroke_dasharray": "22 5 12 6"}
            canvas.path(f"M0 0{way}{SIDE}", stroke=BRICK, **look)
            canvas.close()
            continue
        thick = any(field.parts[part]["kind"] == "bunker" for part in edge["parts"])
        wall = {"stroke": "#6F6A61" if thick else BRICK, "stroke_width": 14 if thick else 10}
        canvas.path(f"M0 0{way}{SIDE}", stroke_linecap="square", **wall)
        on_it = "breach" if side in view["breaches"] else edge["on_it"]
        gap = GAPS.get(on_it)
        if gap is not None:
            draw_opening(canvas, on_it, way, gap)
        canvas.close()


def draw_opening(canvas: Canvas, on_it: str, way: str, gap: int) -> None:
    """Draw a gap in a wall, and what is in it."""
    low, high = H - gap, H + gap
    gap_line = f"M0 {low}V{high}" if way == "V" else f"M{low} 0H{high}"
    canvas.path(gap_line, stroke=FLOOR, stroke_width=13)
    if on_it == "window":
        for off in (-4, 0, 4):
            glass = f"M{off} {low}V{high}" if way == "V" else f"M{low} {off}H{high}"
            canvas.path(glass, stroke="#3F7386", stroke_width=2.2)
    elif on_it in ("door", "gate"):
        canvas.path(gap_line, stroke=BRICK, stroke_width=3, stroke_dasharray="5 4")
    else:
        canvas.path(gap_line, stroke=STONE, stroke_width=9, stroke_dasharray="4 5")


def draw_line(canvas: Canvas, field: FieldMap, line: Facts) -> None:
    """Draw wire, low walls and other lines along the sides of squares."""
    symbol = LINES.get(line["kind"], "obstacles/low-wall")
    for side in line["sides"]:
        edge = field.edges[side]
        x, y = edge["x"] * H, edge["y"] * H
        middle = (x, y + H) if edge["upright"] else (x + H, y)
        turn = 90 if edge["upright"] else 0
        canvas.use(symbol, middle[0] - 42, middle[1] - 25, 84, 50, turn)


def draw_table(canvas: Canvas, field: FieldMap, description: Facts, view: Facts) -> None:
    """Draw what is on the field besides units."""
    for objective in description["objectives"]:
        holder = view["control"].get(objective["objective"])
        colour = COLOURS.get(holder or "", INK)
        for square in objective["squares"]:
            x, y = field.middle(square)
            canvas.shape(
                "rect",
                x=x - 34,
                y=y - 34,
                width=68,
                height=68,
                fill=colour,
                fill_opacity=0.14,
                stroke=colour,
                stroke_width=3,
                stroke_dasharray="9 6",
            )
        if objective["squares"]:
            x, y = field.middle(objective["squares"][0])
            canvas.use("markers/objective", x - 36, y - 36, 24, 24)
            canvas.label(x, y - 20, 13, objective["objective"], fill=colour)
    for wreck in view["wrecks"]:
        if wreck:
            (ax, ay), (bx, by) = field.middle(wreck["at"][0]), field.middle(wreck["at"][-1])
            light = wreck["kind"].startswith("wreck_light")
            symbol = "heroes/wreck-truck" if light else "obstacles/wreck"
            size = 78 if (ax, ay) == (bx, by) else 146
            turn = math.degrees(math.atan2(ay - by, ax - bx))
            corner = (ax + bx - size) / 2, (ay + by - 0.6 * size) / 2
            canvas.use(symbol, *corner, size, 0.6 * size, turn)
    for square in view["smoke"]:
        x, y = field.middle(square)
        cloud = "M-26 12a14 14 0 0 1 2-26 18 18 0 0 1 34-4 14 14 0 0 1 14 24 12 12 0 0 1-10 14h-30Z"
        place = f"translate({x:g} {y:g})"
        canvas.path(cloud, fill=PAPER, fill_opacity=0.8, stroke=STONE, transform=place)


def draw_units(canvas: Canvas, field: FieldMap, view: Facts) -> None:
    """Draw vehicles first, passengers on top of them; unknown units by their aliases."""
    shown: list[tuple[int, float, float, str, Facts]] = []
    passengers: dict[str, int] = {}
    seen_units = view["units"]
    for id, seen in (*seen_units.items(), *view.get("hidden", {}).items()):
        carrier = seen.get("carrier")
        host = seen_units.get(carrier) if seen["standing"] == "aboard" else seen
        if host is None or host["standing"] != "field":
            continue
        (ax, ay), (bx, by) = field.middle(host["at"]), field.middle(host.get("rear", host["at"]))
        x, y = (ax + bx) / 2, (ay + by) / 2
        layer = 1
        if host is not seen:
            number = passengers.get(carrier, 0)
            passengers[carrier] = number + 1
            x, y, layer = x - 20 + 20 * (number % 3), y + 24, 2
        elif id in field.units and field.units[id]["kind"] != "infantry":
            layer = 0
        shown.append((layer, x, y, id, seen))
    for layer, x, y, id, seen in sorted(shown, key=lambda unit: unit[0]):
        scale = 0.5 if layer == 2 else 1.0
        canvas.open(x - 32 * scale, y - 32 * scale, scale)
        draw_counter(canvas, field.units.get(id), seen)
        canvas.close()


def draw_counter(canvas: Canvas, counter: Facts | None, seen: Facts) -> None:
    """Draw pictogram, movement and defence, and the markers on it."""
    side = seen["side"] if counter is None else counter["side"]
    body, round = COLOURS[side], side == "soviet"
    if counter is not None and "heading" in seen and turns(counter):
        turn = HEADINGS.index(seen["heading"]) * 45
        canvas.path("M20 2L32-12L44 2Z", fill=body, stroke=PAPER, transform=f"rotate({turn} 32 32)")
    canvas.counter(round, body)
    if counter is None:
        canvas.text(32, 43, 34, "?", fill=PAPER)
    else:
        faces = counter["faces"]
        face = next((face for face in faces if face["state"] == seen["shows"]), faces[0])
        rim = RIMS.get(counter["role"])
        if rim:
            inner = "translate(3.8 3.8) scale(0.88)"
            canvas.path(ROUND if round else CUT, stroke=rim, stroke_width=2.2, transform=inner)
        if seen["shows"] == "weakened":
            canvas.path("M5 25L25 5H18A13 13 0 0 0 5 18Z", fill=PAPER, fill_opacity=0.85)
        canvas.use(icon_of(counter), 12.8, 11.8, 38.4, 38.4, colour=PAPER, cut=body)
        plate = {"fill": PAPER, "stroke": INK, "stroke_width": 0.8}
        canvas.path(SHIELD, **plate)
        canvas.text(50.9, 52.4, 13, value(face["defence"][0] if face["defence"] else None))
        canvas.path(MOVE, **plate)
        canvas.text(11.6, 53.2, 12, value(face["move"]))
    if seen.get("suppression"):
        canvas.use("markers/suppressed", -8, -8, 30, 30)
        if seen["suppression"] > 1:
            canvas.label(24, 12, 14, seen["suppression"], fill=FIRE)
    if seen.get("token"):
        draw_token(canvas, seen["token"], round, body)
    if seen.get("activated") or seen.get("resolved"):
        canvas.use("markers/activated", 64, -14, 17, 17)


def draw_token(canvas: Canvas, token: str, round: bool, body: str) -> None:
    """Draw an order token in the upper right corner; an unknown one face down."""
    back = token == "unknown"
    look = {"fill": body if back else PAPER, "stroke": PAPER if back else body, "stroke_width": 2.6}
    if round:
        canvas.shape("circle", cx=58, cy=6, r=13, **look)
    else:
        canvas.path("M58-10L74 6 58 22 42 6Z", **look)
    text = {"unknown": "?", "bluff": "–", "special": "★"}.get(token, token)
    canvas.text(58, 11, 14, text, fill=PAPER if back else body)


def icon_of(counter: Facts) -> str:
    own = ICONS.get(counter["counter"][2:])
    if own:
        return own
    if counter["role"] == "officer":
        return "units/officer"
    return "units/infantry" if counter["kind"] == "infantry" else "units/tank"


def turns(counter: Facts) -> bool:
    """Does its facing matter?"""
    arcs = [weapon["arc"] for face in counter["faces"] for weapon in face["weapons"]]
    return counter["kind"] != "infantry" or any(arc != "all" for arc in arcs)


def value(printed: int | None) -> str:
    return "X" if printed is None else str(printed)


def print_board(description: Facts, position: Facts) -> str:
    """The ground by its letters, with S and G for units, and a list of the units.

    The rows and columns have the names that squares are called by.
    """
    field = FieldMap(description)
    cells: dict[tuple[int, int], list[str]] = {}
    for square in field.squares.values():
        if not square["offset"]:
            ground = field.ground(square, position)
            sign = "." if ground == "open" else ground[0]
            cells[square["y"] // 2, square["x"]] = ["#" if square["part"] else sign]
            cells[square["y"] // 2, -2] = [square["name"].rstrip(digits)]
            cells[-1, square["x"]] = [square["name"].lstrip(ascii_uppercase)]
    listed = []
    for id, seen in position["units"].items():
        if seen["standing"] == "field":
            facts = field.squares[seen["at"]]
            cells[facts["y"] // 2, facts["x"] // 2 * 2] = [id[0].upper()]
            marks = [seen["shows"]]
            marks += [f"{seen['suppression']} suppressed"] if seen.get("suppression") else []
            listed.append(f"{facts['name']:>8} {id} ({', '.join(marks)})")
    return "\n".join([print_grid(cells), *sorted(listed)])
