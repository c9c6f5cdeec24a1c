"""Cards in a hand, side by side."""

import textwrap
from typing import Final

from rich.text import Text

from sandtable.cli.canvas import Canvas
from sandtable.cli.palette import SOFT, SideMark

#: The inside of a card; a line of 80 characters has room for four.
NARROWEST: Final = 14
WIDEST: Final = 18
#: Stands before an action that can be taken now.
ABLE: Final = "›"


class Face:
    """What a card shows: its value, name, code, copies, and its actions (can they be taken?)."""

    def __init__(
        self, value: int, name: str, code: str, count: int, actions: list[tuple[str, bool]]
    ) -> None:
        self.title = f"{value} {name}" + (f" ×{count}" if count > 1 else "")
        self.code = code
        self.actions = [((ABLE if able else " ") + text, able) for text, able in actions]

    @property
    def width(self) -> int:
        """What it takes to write everything out."""
        return max(len(self.title), *(len(text) for text, _ in self.actions), 0)

    def heading(self, width: int) -> list[str]:
        return textwrap.wrap(self.title, width, subsequent_indent="  ")


def draw_hand(faces: list[Face], mark: SideMark, width: int) -> list[Text]:
    """Rows of cards that share their edges, all of one size."""
    if not faces:
        return []
    inside = min(max(NARROWEST, *(face.width for face in faces)), WIDEST)
    in_row = max(1, (width - 1) // (inside + 1))
    lines: list[Text] = []
    for start in range(0, len(faces), in_row):
        lines += _draw_row(faces[start : start + in_row], mark, inside)
    return lines


def _draw_row(faces: list[Face], mark: SideMark, inside: int) -> list[Text]:
    titles = max(len(face.heading(inside)) for face in faces)
    high = titles + max(len(face.actions) for face in faces) + 2
    canvas = Canvas(len(faces) * (inside + 1) + 1, high)
    for i, face in enumerate(faces):
        x = i * (inside + 1)
        canvas.box(x, 0, inside + 2, high, mark.text)
        canvas.fill(x + 1, 1, inside, titles, mark.piece)
        for row, line in enumerate(face.heading(inside)):
            canvas.put(x + 1, 1 + row, line, mark.piece)
        for row, (text, able) in enumerate(face.actions):
            canvas.put(x + 1, 1 + titles + row, text[:inside], "" if able else SOFT)
        canvas.put(x + inside - len(face.code), high - 1, face.code, f"bold {mark.text}")
    return canvas.lines()
