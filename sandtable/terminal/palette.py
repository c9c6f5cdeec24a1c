"""Colours and shapes: paper, sand and ink; an accent, a shape and a letter for each side."""

from collections.abc import Mapping
from typing import Any, Final

INK: Final = "#25211a"
PAPER: Final = "#fcf9f2"
SHEET: Final = "#e4d9c3"
GRID: Final = "#8b7a55"
#: Names of places and section lines on the map.
LABEL: Final = "#645a49"
BORDER: Final = "bold #a33d16"

#: Styles for text on the terminal's background, light or dark.
SOFT: Final = "#94866c"
ACCENT: Final = "#c08a1e"
FIRE: Final = "bold #d2552d"
GOOD: Final = "#4f9a70"
TITLE: Final = "bold"

#: The tints of the kinds of ground that every client knows, pale enough for ink.
TINTS: Final = {
    "open": "#e8e1c4",
    "field": "#e3d394",
    "forest": "#a9b884",
    "hill": "#ddcb9c",
    "water": "#b3cdd5",
    "town": "#e3c8ae",
    "road": "#d9d2c0",
    "sand": "#f0e3b6",
    "rock": "#c9b489",
}


class SideMark:
    """How one side is drawn: ``text`` on the terminal's background, ``body`` for its pieces."""

    def __init__(self, letter: str, shape: "Shape", text: str, body: str) -> None:
        self.letter = letter
        self.shape = shape
        self.text = text
        self.piece = f"bold {PAPER} on {body}"
        self.turned = f"bold {body} on {PAPER}"
        self.on_map = f"bold {body}"


class Shape:
    """The outline of a side's pieces, and two markers of the same form."""

    def __init__(self, left: str, right: str, hollow: str, filled: str) -> None:
        self.left = left
        self.right = right
        self.hollow = hollow
        self.filled = filled


#: The first side is round, the second has corners.
_SHAPES: Final = (Shape("(", ")", "○", "●"), Shape("[", "]", "□", "■"))
#: The default colours of the first and the second side, for text and for pieces.
_COLOURS: Final = (("#7f9a45", "#4c6126"), ("#6f92bb", "#2f455e"))


def side_marks(
    names: Mapping[str, str], colours: Mapping[str, tuple[str, str]]
) -> dict[str, SideMark]:
    """The marks of all sides of a game, by their names in the language of the display."""
    marks: dict[str, SideMark] = {}
    for index, (side, name) in enumerate(names.items()):
        text, body = colours.get(side, _COLOURS[index % 2])
        marks[side] = SideMark(_letter(name, marks), _SHAPES[index % 2], text, body)
    return marks


def _letter(name: str, taken: dict[str, Any]) -> str:
    """The first letter of a name that is not taken by another side."""
    used = {mark.letter for mark in taken.values()}
    letters = [letter.upper() for letter in name if letter.isalpha()]
    return next((letter for letter in letters if letter not in used), str(len(taken) + 1))
