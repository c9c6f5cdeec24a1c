"""The cards of a hand: side by side, or one line each."""

import textwrap
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final

from rich.text import Text

from sandtable.language import Words
from sandtable.terminal.canvas import Canvas
from sandtable.terminal.palette import SOFT, SideMark

#: The inner width of a card: four fit in 80 characters.
NARROWEST: Final = 14
WIDEST: Final = 18
#: Marks an action that is available now.
ABLE: Final = "›"


class CardFace:
    """What a card shows: value, name, code, copies, and actions with their availability."""

    def __init__(
        self, value: int, name: str, code: str, count: int, actions: list[tuple[str, bool]]
    ) -> None:
        self.title = f"{value} {name}" + (f" ×{count}" if count > 1 else "")
        self.code = code
        self.actions = [((ABLE if able else " ") + text, able) for text, able in actions]

    @property
    def width(self) -> int:
        """The width of the full text."""
        return max(len(self.title), *(len(text) for text, _ in self.actions), 0)

    def heading(self, width: int) -> list[str]:
        return textwrap.wrap(self.title, width, subsequent_indent="  ")


def draw_hand(faces: list[CardFace], mark: SideMark, width: int) -> list[Text]:
    """Rows of cards of the same size that share their edges."""
    if not faces:
        return []
    inside = min(max(NARROWEST, *(face.width for face in faces)), WIDEST)
    in_row = max(1, (width - 1) // (inside + 1))
    lines: list[Text] = []
    for start in range(0, len(faces), in_row):
        lines += _draw_row(faces[start : start + in_row], mark, inside)
    return lines


def _draw_row(faces: list[CardFace], mark: SideMark, inside: int) -> list[Text]:
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


def list_cards(
    cards: Iterable[str],
    able: set[str],
    mark: SideMark,
    words: Words,
    text: Callable[[str], str],
    width: int,
) -> list[Text]:
    """The cards with their texts; the playable ones are marked."""
    lines: list[Text] = []
    names = {
        card: words.name("card", card) + (f" ×{count}" if count > 1 else "")
        for card, count in Counter(cards).items()
    }
    column = max((len(name) for name in names.values()), default=0)
    for card, name in names.items():
        sign = ABLE if card in able else " "
        wrapped = textwrap.wrap(text(card), max(width - column - 5, NARROWEST)) or [""]
        line = Text.assemble((f" {sign} ", "bold"), (name.ljust(column), f"bold {mark.text}"))
        lines.append(line.append(f"  {wrapped[0]}", "" if card in able else SOFT))
        lines += [Text(" " * (column + 5) + more, SOFT) for more in wrapped[1:]]
    return lines
