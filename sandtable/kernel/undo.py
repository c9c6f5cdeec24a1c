"""Undo: a decision is final once chance was involved or hidden information was revealed."""

from collections.abc import Sequence
from typing import Final

from sandtable.kernel.event import Event
from sandtable.kernel.steps import Step

CHANCE: Final = "chance"
HIDDEN: Final = "hidden"


def undo_blocker(step: Step, events: Sequence[Event]) -> str | None:
    """Why a decision cannot be undone; None if it can.

    ``events`` are those of the step. One with an audience revealed something to some seats only: a
    card drawn or searched for. A sealed choice reveals nothing, unless the same step went on to
    show what the others had sealed.
    """
    if step.chance:
        return CHANCE
    sealing = any(event.sealed for event in events)
    for event in events:
        if not event.sealed and (sealing or event.audience is not None):
            return HIDDEN
    return None


def is_sealed(events: Sequence[Event]) -> bool:
    """Did a step do nothing but seal a choice, which no other seat has seen?"""
    return len(events) > 0 and all(event.sealed for event in events)
