"""Undo: a decision is final once chance was involved or hidden information was revealed."""

from collections.abc import Iterable
from typing import Final

from sandtable.kernel.event import Event
from sandtable.kernel.steps import Step

CHANCE: Final = "chance"
HIDDEN: Final = "hidden"


def undo_blocker(step: Step, events: Iterable[Event]) -> str | None:
    """Why a decision cannot be undone; None if it can.

    ``events`` are those of the step. One with an audience revealed something to some seats only: a
    card drawn, picked or searched for.
    """
    if step.chance:
        return CHANCE
    for event in events:
        if event.audience is not None:
            return HIDDEN
    return None
