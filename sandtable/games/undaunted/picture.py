"""The table of an Undaunted game as a picture: tiles, markers and counters."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from sandtable.drawing.canvas import BODIES, FIRE, GOLD, INK, PAPER, Canvas
from sandtable.drawing.lettering import print_grid

Facts: TypeAlias = Mapping[str, Any]
TILE: Final = 200
HALF: Final = TILE / 2
APRON: Final = 30
EDGE: Final = 7
MARKER: Final = 43
#: For each number of counters: rows, size and spacing.
GRIDS: Final = (
    (1, 1, 33, 0),
    (1, 2, 33, 86),
    (1, 3, 27, 63),
    (2, 2, 26, 60),
    (2, 3, 26, 60),
    (2, 4, 20, 47),
    (3, 4, 20, 47),
    (5, 5, 16, 37),
)
STAR: Final = (
    "M26 4l5.6 4.6 7.2-.6 2 7 6.2 3.8-2.4 6.8 2.4 6.8-6.2 3.8-2 7-7.2-.6L26 47.2l-5.6-4.6-7.2.6"
    "-2-7L5 32.4l2.4-6.8L5 18.8l6.2-3.8 2-7 7.2.6Z"
)
SMALL_STAR: Final = "M26 10.5l1.3 2.7 3 .4-2.2 2 .6 3-2.7-1.5-2.7 1.5.6-3-2.2-2 3-.4Z"
SHIELD: Final = "M43.6 39.4H58.2V48.2C58.2 53 54.1 55.2 50.9 56.4C47.7 55.2 43.6 53 43.6 48.2Z"


class Figure:
    """Something that stands in a tile; ``draw`` draws it on a 64 by 64 grid."""

    def __init__(self, tile: str, side: int, draw: Callable[[Canvas, bool], None]) -> None:
        self.tile = tile
        self.side = side
        self.draw = draw


class Artist:
    """Draws a game, given its drawings of tiles, its pictograms and the colours of its sides."""

    def __init__(
        self, tile: Callable[[Facts], tuple[str, int]], icons: Facts, colours: Facts
    ) -> None:
        self.tile = tile
        self.icons = icons
        self.colours = colours

    def draw(self, description: Facts, view: Facts, others: list[Figure]) -> Canvas:
        """Draw the table; ``others`` are figures besides the counters."""
        middles = lay_out(description)
        width = max(x for x, _ in middles.values()) + HALF + APRON
        height = max(y for _, y in middles.values()) + HALF + APRON
        canvas = Canvas(width, height, str(description["name"]))
        canvas.shape("rect", width=width, height=height, fill="#D9CCB2")
        figures = self.figures(description, view) + others
        for tile in description["tiles"]:
            canvas.open(*middles[tile["tile"]])
            symbol, turn = self.tile(tile)
            canvas.use(symbol, -HALF, -HALF, TILE, TILE, turn)
            frame = {"x": -HALF, "y": -HALF, "width": TILE, "height": TILE, "fill": "none"}
            canvas.shape("rect", **frame, stroke=INK, stroke_opacity=0.6, stroke_width=1.9)
            draw_cover(canvas, tile)
            points = view["objectives"].get(tile["tile"], 0)
            if points:
                draw_objective(canvas, points)
            self.draw_markers(canvas, tile["tile"], description, view)
            canvas.label(HALF - 9, HALF - 11, 15.3, tile["tile"], text_anchor="end")
            if tile["tile"] in description.get("rough", ()):
                draw_rough(canvas, 91 - (64 if tile["hill"] else 52))
            for number, side in enumerate(view["sides"]):
                if tile["tile"] in description.get("exits", {}).get(side, ()):
                    body = BODIES[self.colours[side]]
                    canvas.open(HALF - 18 - 30 * number, HALF - 42)
                    canvas.path("M-12-9H3L12 0 3 9H-12Z", fill=body, stroke=PAPER, stroke_width=2)
                    canvas.close()
            stand(canvas, [figure for figure in figures if figure.tile == tile["tile"]])
            canvas.close()
        return canvas

    def draw_markers(self, canvas: Canvas, tile: str, description: Facts, view: Facts) -> None:
        found: list[str] = []
        for side, seen in view["sides"].items():
            colour = self.colours[side]
            found += [f"controlled-{colour}"] if tile in seen["controlled"] else []
            found += [f"scouted-{colour}"] if tile in seen["scouted"] else []
        for side in view["sides"]:
            own = {unit["unit"] for unit in description["units"] if unit["side"] == side}
            spawns = description.get("spawns", [])
            if any(tile in spawn["tiles"] for spawn in spawns if spawn["unit"] in own):
                found.append(f"spawn-{self.colours[side]}")
        found += ["radio"] if description.get("radio") == tile else []
        found += ["target" for seen in view["sides"].values() if seen.get("target") == tile]
        size = min(MARKER, (TILE - 2 * EDGE - 40) / max(1, len(found)))
        for number, marker in enumerate(found):
            x, y = EDGE - HALF + number * size, HALF - EDGE - size
            canvas.use(f"markers/{marker}", x, y, size, size)

    def figures(self, description: Facts, view: Facts) -> list[Figure]:
        """The counters in tiles."""
        found = []
        for unit in description["units"]:
            seen = view["sides"][unit["side"]]
            bare = unit["unit"].removeprefix(f"{unit['side']}-")
            tile = seen["counters"].get(bare)
            if tile:
                down = bare in seen.get("suppressed", [])
                side = list(view["sides"]).index(unit["side"])
                found.append(Figure(tile, side, self.counter(unit, down)))
        return found

    def counter(self, unit: Facts, down: bool) -> Callable[[Canvas, bool], None]:
        body = BODIES[self.colours[unit["side"]]]
        icon = self.icons.get(unit["title"], "units/infantry")
        letter = unit["squad"].upper()

        def draw(canvas: Canvas, round: bool) -> None:
            canvas.counter(round, body, down)
            if down:
                canvas.use(icon, 21.5, 9, 24, 24, colour=body)
                pinned = {"stroke": FIRE, "stroke_width": 4.4, "stroke_linecap": "round"}
                canvas.path("M16 35.5l16 8 16-8M16 45l16 8 16-8", **pinned)
                canvas.text(15.6, 22.6, 16, letter, fill=body)
                canvas.text(51, 20.2, 13, unit["defence"], fill=body)
                return
            x, y, size = (16.3, 16.7, 34.6) if letter else (12.8, 13.8, 38.4)
            canvas.use(icon, x, y, size, size, colour=PAPER, cut=body)
            canvas.text(14.6, 21.6, 17, letter, fill=PAPER)
            canvas.path(SHIELD, fill=PAPER)
            canvas.text(50.9, 52.4, 13, unit["defence"])

        return draw


def lay_out(description: Facts) -> dict[str, tuple[float, float]]:
    """The centres of the tiles."""
    columns = description["stagger"] == "columns"
    found = {}
    for tile in description["tiles"]:
        across, along = tile["line"] * TILE, tile["half"] * HALF
        found[tile["tile"]] = (across, along) if columns else (along, across)
    left = min(x for x, _ in found.values()) - HALF - APRON
    top = min(y for _, y in found.values()) - HALF - APRON
    return {tile: (x - left, y - top) for tile, (x, y) in found.items()}


def draw_cover(canvas: Canvas, tile: Facts) -> None:
    """Draw the shield in the upper right corner; a hill has a second number."""
    canvas.open(HALF - EDGE * 1.3, EDGE * 1.3 - HALF, 4 / 3)
    look = {"fill": PAPER, "stroke": INK, "stroke_width": 1.8}
    if tile["hill"]:
        canvas.path("M-33 0H0V14.5C0 22-8.5 25.6-16.5 28C-24.5 25.6-33 22-33 14.5Z", **look)
        canvas.text(-16.5, 18, 13.5, f"{tile['cover']}/1")
    else:
        canvas.path("M-24 0H0V14C0 21.6-6.7 25.1-12 27C-17.3 25.1-24 21.6-24 14Z", **look)
        canvas.text(-12, 18.5, 15, tile["cover"])
    canvas.close()


def draw_rough(canvas: Canvas, x: float) -> None:
    """Draw the sign for ground that vehicles cannot enter."""
    canvas.open(x, -74)
    canvas.shape("circle", r=15.5, fill=PAPER, stroke=FIRE, stroke_width=3)
    canvas.use("units/truck", -11.5, -12, 23, 23)
    canvas.path("M-10.6-10.6L10.6 10.6", stroke=FIRE, stroke_width=3.4)
    canvas.close()


def draw_objective(canvas: Canvas, points: int) -> None:
    canvas.open(EDGE - HALF, EDGE - 2 - HALF, 48 / 52)
    canvas.path(STAR, fill=INK, stroke=PAPER, stroke_width=2)
    canvas.path(SMALL_STAR, fill=GOLD)
    canvas.text(26, 38, 20, points, fill=PAPER)
    canvas.close()


def stand(canvas: Canvas, figures: list[Figure]) -> None:
    """Arrange figures in a tile, each side in a separate row if they fit."""
    if not figures:
        return
    figures.sort(key=lambda figure: figure.side)
    first = sum(figure.side == 0 for figure in figures)
    second = len(figures) - first
    rows, columns, radius, step = next(grid for grid in GRIDS if grid[0] * grid[1] >= len(figures))
    if rows == 2 and first and second and max(first, second) <= columns:
        lengths = [first, second]
    else:
        whole, rest = divmod(len(figures), columns)
        lengths = [columns] * whole + ([rest] if rest else [])
    waiting = iter(figures)
    for row, length in enumerate(lengths):
        for column in range(length):
            figure = next(waiting)
            x = (column - (length - 1) / 2) * step
            y = (row - (len(lengths) - 1) / 2) * step - (6 if len(lengths) > 1 else 0)
            scale = radius / 28
            canvas.open(x - 32 * scale, y - 32 * scale, scale)
            figure.draw(canvas, figure.side == 0)
            canvas.close()


def print_board(description: Facts, position: Facts) -> str:
    """Tiles with their cover and markers, and the codes of the counters in them."""
    codes = {
        kind["unit"]: f"{side[0]}{kind['code']}"
        for side, kinds in description["cards"].items()
        for kind in kinds
        if kind["unit"]
    }
    columns = description["stagger"] == "columns"
    cells: dict[tuple[int, int], list[str]] = {}
    for tile in description["tiles"]:
        name = tile["tile"]
        points = position["objectives"].get(name, 0)
        signs = "".join(
            f" {side[0]}{sign}"
            for side, seen in position["sides"].items()
            for sign, key in (("!", "controlled"), ("·", "scouted"))
            if name in seen[key]
        )
        lines = [f"{name} {'*' * points}{signs}"]
        for side, seen in position["sides"].items():
            here = [unit for unit, at in seen["counters"].items() if at == name]
            down = seen.get("suppressed", [])
            written = [codes.get(f"{side}-{unit}", unit) + "~" * (unit in down) for unit in here]
            lines += [" ".join(written[at : at + 3]) for at in range(0, len(written), 3)]
        vehicles = position.get("vehicles", {}).items()
        lines += [vehicle for vehicle, seen in vehicles if seen["tile"] == name]
        line, half = tile["line"], tile["half"]
        cells[(half, 2 * line) if columns else (line, half)] = lines
    return print_grid(cells)
