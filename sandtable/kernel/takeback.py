"""Taking back: a decision stays once chance had a part in it, or something hidden was shown."""

from collections.abc import Iterable
from typing import Final

from sandtable.kernel.event import Event
from sandtable.kernel.record import Step

CHANCE: Final = "chance"
HIDDEN: Final = "hidden"


def closed_by(step: Step, events: Iterable[Event]) -> str:
    """Why a decision cannot be taken back; empty if it can.

    ``events`` are those of the step. One with an audience told somebody what others may not know:
    a card drawn, picked or searched for.
    """
    if step.chance:
        return CHANCE
    for event in events:
        if event.audience is not None:
            return HIDDEN
    return ""
