"""An SVG canvas: shapes, texts and the client's drawings in the colours of its light theme."""

import json
from functools import cache
from html import escape
from pathlib import Path
from typing import Any, Final

PIECES: Final = Path(__file__).parent / "pieces.json"
INK: Final = "#25211A"
PAPER: Final = "#FCF9F2"
FIRE: Final = "#B5320F"
GOLD: Final = "#F4C04A"
TABLE: Final = "#E4D9C3"
SHADOW: Final = "#3A2E18"
WATER: Final = "#A8C5CE"
WATER_EDGE: Final = "#749CAA"
WATER_LIGHT: Final = "#C9DEE2"
GRID: Final = "#8B7A55"
#: The colours of pieces by nation, as the client's style sheet calls them.
BODIES: Final = {
    "us": "#4C6126",
    "de": "#2F455E",
    "su": "#8A2B2E",
    "lrdg": "#155E6B",
    "it": "#86480F",
}
FONT: Final = "'Source Sans 3', 'Segoe UI', 'Helvetica Neue', Arial, sans-serif"
#: Outlines of counters on a 64 by 64 grid around the origin: those of a scenario's first side are
#: round, those of the second have cut corners.
ROUND: Final = (
    "M17.4 4H46.6A13.4 13.4 0 0 1 60 17.4V46.6A13.4 13.4 0 0 1 46.6 60H17.4"
    "A13.4 13.4 0 0 1 4 46.6V17.4A13.4 13.4 0 0 1 17.4 4Z"
)
CUT: Final = "M13.5 4H50.5L60 13.5V50.5L50.5 60H13.5L4 50.5V13.5Z"


@cache
def pieces(file: Path) -> dict[str, dict[str, str]]:
    """The drawings in a file by id (``terrain-hex/forest``), with their view box and content."""
    found: dict[str, dict[str, str]] = json.loads(file.read_text(encoding="utf-8"))
    return found


def number(value: float) -> str:
    """A length, rounded to what is visible."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


class Canvas:
    """Collects what is drawn, from the bottom up."""

    def __init__(self, width: float, height: float, title: str) -> None:
        self.width = width
        self.height = height
        self.title = title
        self._parts: list[str] = []
        #: The drawings in use: the id and the colour of its cuts, by the name of the symbol.
        self._symbols: dict[str, tuple[str, str]] = {}

    def shape(self, tag: str, **attributes: Any) -> None:
        """An SVG element; ``stroke_width`` becomes ``stroke-width``."""
        self._parts.append(f"<{tag}{_written(attributes)}/>")

    def path(self, d: str, **attributes: Any) -> None:
        if d:
            self.shape("path", d=d, **{"fill": "none", **attributes})

    def text(self, x: float, y: float, size: float, content: object, **attributes: Any) -> None:
        """Bold text, centred at a point on its base line."""
        looks = {"text_anchor": "middle", "font_weight": 700, "fill": INK, **attributes}
        written = _written({"x": x, "y": y, "font_size": size, **looks})
        self._parts.append(f"<text{written}>{escape(str(content))}</text>")

    def label(self, x: float, y: float, size: float, content: object, **attributes: Any) -> None:
        """Text on a map, legible on any ground."""
        halo = {"stroke": PAPER, "stroke_width": size / 4, "paint_order": "stroke"}
        self.text(x, y, size, content, **{**halo, "stroke_linejoin": "round", **attributes})

    def open(self, x: float = 0, y: float = 0, scale: float = 1, **attributes: Any) -> None:
        """Begin a translated and scaled group; ``close`` ends it."""
        transform = f"translate({number(x)} {number(y)})"
        if scale != 1:
            transform += f" scale({number(scale)})"
        self._parts.append(f"<g{_written({'transform': transform, **attributes})}>")

    def close(self) -> None:
        self._parts.append("</g>")

    def use(
        self,
        id: str,
        x: float,
        y: float,
        width: float,
        height: float,
        turn: float = 0,
        colour: str = INK,
        cut: str = "none",
    ) -> None:
        """One of the client's drawings, turned by ``turn`` degrees around the middle of its box.

        ``colour`` is the colour of a pictogram, ``cut`` that of the lines cut into it.
        """
        name = id.replace("/", "-") + ("" if cut == "none" else f"-{cut.strip('#')}")
        self._symbols[name] = (id, cut)
        attributes: dict[str, Any] = {"href": f"#{name}", "x": x, "y": y}
        attributes |= {"width": width, "height": height, "color": colour}
        if turn:
            middle = f"{number(x + width / 2)} {number(y + height / 2)}"
            attributes["transform"] = f"rotate({number(turn)} {middle})"
        self.shape("use", **attributes)

    def counter(self, round: bool, body: str, down: bool = False) -> None:
        """The body of a counter on a 64 by 64 grid; ``down``: its paper face with a dashed edge."""
        outline = ROUND if round else CUT
        self.path(outline, fill=SHADOW, opacity=0.3, transform="translate(1.4 2.6)")
        if down:
            self.path(outline, fill=PAPER, stroke=PAPER, stroke_width=3)
            self.path(
                outline,
                fill=body,
                fill_opacity=0.1,
                stroke=body,
                stroke_width=2.6,
                stroke_dasharray="6 3.4",
            )
        else:
            self.path(outline, fill=body, stroke=PAPER, stroke_width=2.4)

    def svg(self, own: Path | None = None) -> str:
        """The finished picture; ``own`` is the file with a game's own drawings."""
        drawings = pieces(PIECES) | ({} if own is None else pieces(own))
        symbols = []
        for name, (id, cut) in self._symbols.items():
            inner = drawings[id]["inner"].replace("var(--cut,none)", cut)
            symbols.append(f'<symbol id="{name}" viewBox="{drawings[id]["box"]}">{inner}</symbol>')
        margin = 12
        box = f"{-margin} {-margin} {number(self.width + 2 * margin)} "
        box += number(self.height + 2 * margin)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" '
            f'width="{number(self.width + 2 * margin)}" role="img" font-family="{FONT}">'
            f"<title>{escape(self.title)}</title>"
            f"<defs>{''.join(symbols)}"
            f'<clipPath id="sheet"><rect width="{number(self.width)}" '
            f'height="{number(self.height)}"/></clipPath></defs>'
            f'<rect x="{-margin}" y="{-margin}" width="100%" height="100%" fill="{TABLE}"/>'
            f"{''.join(self._parts)}</svg>\n"
        )


def _written(attributes: dict[str, Any]) -> str:
    words = []
    for name, value in attributes.items():
        text = number(value) if isinstance(value, int | float) else escape(str(value))
        words.append(f' {name.replace("_", "-")}="{text}"')
    return "".join(words)
