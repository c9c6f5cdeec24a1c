"""What a list of tables shows of one of them: who looks at it, and what happened last."""

from typing import Any, Final

from sandtable.kernel.game import Game
from sandtable.kernel.kinds import COMMON_PARAMETERS
from sandtable.kernel.state import State
from sandtable.language import Words
from sandtable.tables.live import LiveTable
from sandtable.tables.play import Play
from sandtable.tables.visitor import Visitor

UNIT: Final = "unit"
#: How many steps are looked through for a deed of a unit.
STEPS: Final = 20


def seat_of(live: LiveTable, visitor: Visitor) -> str | None:
    """The seat through which a visitor sees a table.

    It is that of a spectator (None) for somebody who holds both sides: two share that screen.
    """
    held = [row for row in live.rows.seats.values() if visitor.id and row.player == visitor.id]
    return held[0].seat if len({row.side for row in held}) == 1 else None


def tell(
    language: str,
    game: Game,
    description: dict[str, Any],
    state: State,
    seat: str | None,
    event: dict[str, Any] | None,
) -> str:
    """An event that a seat saw, in words; empty if there was none."""
    words = Words(language, game)
    if event is None:
        return ""
    words.learn(description)
    words.locate(state.view(seat))
    return words.event(event)


def find_deed(play: Play, seat: str | None) -> dict[str, Any] | None:
    """The last event about one unit that a seat saw; if there was none of late, the last event."""
    kinds = COMMON_PARAMETERS | play.game.parameters
    last: dict[str, Any] | None = None
    for step in reversed(play.steps[-STEPS:]):
        for event in reversed([event.seen_by(seat) for event in step.events or ()]):
            if event is None:
                continue
            params = event["params"]
            assert isinstance(params, dict)
            if any(kinds.get(name) == UNIT and is_one(value) for name, value in params.items()):
                return event
            last = last or event
    return last


def is_one(value: object) -> bool:
    """Does a parameter name one thing, and not several or none?"""
    return isinstance(value, str) and value != "" and ", " not in value
