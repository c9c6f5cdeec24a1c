"""The whole table on one screen: heading, status, board, story, hand."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from sandtable.cli.story import Line, lay_out
from sandtable.cli.terminal import Terminal
from sandtable.terminal.display import Display, View
from sandtable.terminal.palette import SOFT

#: Lines that status, story, hand and question take; the board gets the rest.
RESERVED: Final = 32
RESERVED_BESIDE: Final = 22
#: With this much room beside the board, status and story are shown there.
RAIL: Final = 44
GAP: Final = 3


def show(
    terminal: Terminal, display: Display, view: View, story: Sequence[Line], story_title: str
) -> None:
    """Show everything except the hand and the question."""
    taken = display.board_width(terminal.width)
    beside = terminal.width - taken - GAP >= RAIL
    room = terminal.console.height - (RESERVED_BESIDE if beside else RESERVED)
    board = display.board(view, terminal.width, room)
    terminal.print(display.heading(view))
    if beside:
        rail = Group(display.status(view), Text(), *_titled(story, story_title))
        grid = Grid.grid(padding=(0, GAP, 0, 0))
        grid.add_column(no_wrap=True, overflow="ignore")
        grid.add_column(ratio=1)
        grid.add_row(Group(*board), rail)
        terminal.print(grid)
        return
    terminal.print(display.status(view))
    terminal.draw(board)
    terminal.print(*_titled(story, story_title))


def _titled(story: Sequence[Line], title: str) -> list[RenderableType]:
    heading: list[RenderableType] = [Text(title, SOFT)] if title else []
    return [*heading, lay_out(story)] if story else heading
