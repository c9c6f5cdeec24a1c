"""Intervals drawn as SVG, which scales with the column it is in."""

from html import escape
from typing import Final

#: The height of a row, and the middle of it.
HEIGHT: Final = 18
MIDDLE: Final = HEIGHT / 2
#: The size of the sign for the value.
DOT: Final = 4


def interval(low: float, value: float, high: float, label: str, outside: bool = False) -> str:
    """A line with a dot; all numbers are shares of the width. A square means outside a band."""
    if outside:
        sign = (
            f'<svg x="{_percent(value)}" y="{MIDDLE}" overflow="visible">'
            f'<rect x="-{DOT}" y="-{DOT}" width="{2 * DOT}" height="{2 * DOT}"/></svg>'
        )
    else:
        sign = f'<circle cx="{_percent(value)}" cy="{MIDDLE}" r="{DOT}"/>'
    return (
        f'<svg class="interval" height="{HEIGHT}" role="img" aria-label="{escape(label)}">'
        f'<line x1="0" x2="100%" y1="{MIDDLE}" y2="{MIDDLE}"/>'
        f'<rect class="reach" x="{_percent(low)}" width="{_percent(high - low)}"'
        f' y="{MIDDLE - 3}" height="6" rx="3"/>{sign}</svg>'
    )


def axis(labels: list[tuple[float, str]]) -> str:
    """Labels below or above intervals, each at a share of the width."""
    texts = "".join(
        f'<text x="{_percent(place)}" y="12" text-anchor="{_anchor(place)}">{escape(text)}</text>'
        for place, text in labels
    )
    return f'<svg class="axis" height="{HEIGHT}" aria-hidden="true">{texts}</svg>'


def _anchor(place: float) -> str:
    return "start" if place < 0.05 else "end" if place > 0.95 else "middle"


def _percent(share: float) -> str:
    return f"{100 * share:.1f}%"
