"""What happened, in lines of text, as a seat may know it."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeAlias

from rich.table import Table as Grid
from rich.text import Text

from sandtable.kernel.event import Event
from sandtable.language import Words
from sandtable.terminal.display import Display
from sandtable.terminal.palette import SOFT

#: A line of the story: a leading sign, and the text.
Line: TypeAlias = tuple[str, Text]
#: Events that begin a new part of the story.
PARTS: Final = ("round", "turn")


def tell(
    events: Iterable[Event],
    seat: str | None,
    display: Display,
    words: Words,
    everything: bool = False,
) -> list[Line]:
    """The events as a seat (None: a spectator) sees them, or with ``everything`` revealed."""
    lines: list[Line] = []
    for event in events:
        seen: Any = {"key": event.key, "params": event.params}
        if not everything:
            seen = event.seen_by(seat)
        if seen is None:
            continue
        sentence = words.event(seen)
        if event.key in PARTS:
            lines.append(("──", Text(sentence, SOFT)))
            continue
        lines.append((" ·", Text(sentence)))
        dice = display.dice(seen["params"])
        if dice is not None:
            lines.append(("", dice))
    return lines


def lay_out(lines: Sequence[Line]) -> Grid:
    """The lines as a grid in which long ones wrap beside their signs."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=2, style=SOFT)
    grid.add_column()
    for sign, text in lines:
        grid.add_row(sign, text)
    return grid
