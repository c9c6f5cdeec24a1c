"""Colours and shapes: paper, sand and ink; for each side one accent, one shape, one letter."""

from typing import Any, Final

INK: Final = "#25211a"
PAPER: Final = "#fcf9f2"
SHEET: Final = "#e4d9c3"
GRID: Final = "#8b7a55"
#: Names of places and lines between sections, on the map.
LABEL: Final = "#645a49"
BORDER: Final = "bold #a33d16"

#: Styles for text on the terminal's own ground, light or dark.
SOFT: Final = "#94866c"
ACCENT: Final = "#c08a1e"
FIRE: Final = "bold #d2552d"
GOOD: Final = "#4f9a70"
TITLE: Final = "bold"

#: Pale tints, so that ink stays readable: woods darkest, open ground lightest, water cool.
_TINTS: Final = {
    "wood": "#a9b884",
    "forest": "#a9b884",
    "hedge": "#c6cf9b",
    "hill": "#ddcb9c",
    "mountain": "#c9b489",
    "cliff": "#d3bf92",
    "bluff": "#d3bf92",
    "plough": "#d9c6a1",
    "grain": "#ead99b",
    "crop": "#e3d394",
    "river": "#b3cdd5",
    "pond": "#b3cdd5",
    "ocean": "#a3c2ce",
    "beach": "#f0e3b6",
    "bridge": "#c3d6da",
    "open": "#e8e1c4",
    "bush": "#dddcb4",
}
_BUILT: Final = "#e3c8ae"


def tint(terrain: str) -> str:
    """The ground colour of a kind of terrain; what is none of the open kinds is built on."""
    for word, colour in _TINTS.items():
        if word in terrain:
            return colour
    return _BUILT


class SideMark:
    """How one side is drawn: ``text`` on the terminal's ground, ``body`` for its pieces."""

    def __init__(self, letter: str, shape: "Shape", text: str, body: str) -> None:
        self.letter = letter
        self.shape = shape
        self.text = text
        self.piece = f"bold {PAPER} on {body}"
        self.turned = f"bold {body} on {PAPER}"
        self.on_map = f"bold {body}"


class Shape:
    """The outline of a side's pieces and its markers, Scouted and Controlled."""

    def __init__(self, left: str, right: str, scouted: str, controlled: str) -> None:
        self.left = left
        self.right = right
        self.scouted = scouted
        self.controlled = controlled


#: The first side is round, the second has corners.
_SHAPES: Final = (Shape("(", ")", "○", "●"), Shape("[", "]", "□", "■"))
_COLOURS: Final = {
    "allies": ("#7f9a45", "#4c6126"),
    "axis": ("#6f92bb", "#2f455e"),
    "us": ("#7f9a45", "#4c6126"),
    "germany": ("#6f92bb", "#2f455e"),
    "lrdg": ("#2f98aa", "#155e6b"),
    "italy": ("#c07a2c", "#86480f"),
    "soviet": ("#cf5a5c", "#8a2b2e"),
}
_OTHER: Final = (_COLOURS["us"], _COLOURS["germany"])


def side_marks(names: dict[str, str]) -> dict[str, SideMark]:
    """The marks of all sides of a game, from their names in the language of the table."""
    marks: dict[str, SideMark] = {}
    for index, (side, name) in enumerate(names.items()):
        text, body = _COLOURS.get(side, _OTHER[index % 2])
        marks[side] = SideMark(_letter(name, marks), _SHAPES[index % 2], text, body)
    return marks


def _letter(name: str, taken: dict[str, Any]) -> str:
    """The first letter of a name that no other side has."""
    used = {mark.letter for mark in taken.values()}
    letters = [letter.upper() for letter in name if letter.isalpha()]
    return next((letter for letter in letters if letter not in used), str(len(taken) + 1))
