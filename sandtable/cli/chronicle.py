"""What happened, in lines of text, for those who may know it."""

from collections.abc import Iterable
from typing import Any, Final

from rich.text import Text

from sandtable.cli.palette import SOFT
from sandtable.cli.speech import Speech
from sandtable.cli.table import Table
from sandtable.kernel.event import Event

BULLET: Final = "· "
#: Begins a new part of the story.
ROUND: Final = "round"


def tell(
    events: Iterable[Event], seat: str | None, table: Table, words: Speech, everything: bool = False
) -> list[Text]:
    """The events as a seat (None: a spectator) sees them, or with nothing hidden."""
    lines: list[Text] = []
    for event in events:
        seen: Any = {"key": event.key, "params": event.params}
        if not everything:
            seen = event.seen_by(seat)
        if seen is None:
            continue
        sentence = words.event(seen)
        if event.key == ROUND:
            lines.append(Text(f"── {sentence}", SOFT))
            continue
        lines.append(Text(BULLET + sentence))
        dice = table.dice(seen["params"])
        if dice is not None:
            lines.append(Text.assemble("  ", dice))
    return lines
