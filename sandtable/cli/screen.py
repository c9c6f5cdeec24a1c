"""The whole table on one screen: heading, status, board, story, hand."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from sandtable.cli.chronicle import Line, laid_out
from sandtable.cli.desk import Desk
from sandtable.cli.palette import SOFT
from sandtable.cli.table import Table, View

#: Lines that status, story, hand and question take; the board gets the rest.
RESERVED: Final = 32
RESERVED_BESIDE: Final = 22
#: With so much room beside the board, status and story stand there.
RAIL: Final = 44
GAP: Final = 3


def show(desk: Desk, table: Table, view: View, story: Sequence[Line], story_title: str) -> None:
    """Everything but the hand and the question."""
    taken = table.board_width(desk.width)
    beside = desk.width - taken - GAP >= RAIL
    room = desk.console.height - (RESERVED_BESIDE if beside else RESERVED)
    board = table.board(view, desk.width, room)
    desk.say(table.heading(view))
    if beside:
        rail = Group(table.status(view), Text(), *_titled(story, story_title))
        grid = Grid.grid(padding=(0, GAP, 0, 0))
        grid.add_column(no_wrap=True, overflow="ignore")
        grid.add_column(ratio=1)
        grid.add_row(Group(*board), rail)
        desk.say(grid)
        return
    desk.say(table.status(view))
    desk.draw(board)
    desk.say(*_titled(story, story_title))


def _titled(story: Sequence[Line], title: str) -> list[RenderableType]:
    heading: list[RenderableType] = [Text(title, SOFT)] if title else []
    return [*heading, laid_out(story)] if story else heading
