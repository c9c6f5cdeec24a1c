"""Where the table stood before each seat's last decision, for take-backs that the others allow.

An undo is free until chance or hidden information was involved or somebody else has acted; after
that the others must agree (``proposals.py``). The position is then the one before the decision,
cards in their order; draws that were seen stay used, so the dice that follow are fresh ones.
"""

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from sandtable.kernel.event import Event
from sandtable.kernel.record import Record
from sandtable.kernel.state import State
from sandtable.tables.drafts import Asked, asking
from sandtable.tables.rows import BACK, STEP, UNDO, Change

#: What the log says then.
TAKEN_BACK: Final = "taken-back"


@dataclass(frozen=True)
class Mark:
    """The position before a decision: the number of its change, and how many steps stood then."""

    number: int
    steps: int
    state: State


#: The last decision of each seat; never altered, so that an undo can bring an earlier one back.
Marks = Mapping[str, Mark]


@dataclass(frozen=True)
class BackDraft:
    """A take-back that has been worked out: one change for all the steps since the mark."""

    change: Change
    mark: Mark
    asked: dict[str, Asked]


def draft_back(seat: str, mark: Mark, number: int, at: float) -> BackDraft:
    """Work out the change with this number, a take-back to a mark."""
    change = Change(
        number=number,
        kind=BACK,
        seat=seat,
        action=[],
        chance=[],
        digest=mark.state.digest(),
        undone=mark.number,
        action_id=None,
        at=at,
        events=[Event(TAKEN_BACK, {"side": mark.state.side_of(seat)})],
    )
    return BackDraft(change, mark, asking(mark.state, {}, None, number))


def marks_before(marks: Marks, mark: Mark) -> Marks:
    """Those that still hold when the table has gone back to a mark."""
    return {seat: each for seat, each in marks.items() if each.number < mark.number}


def write_steps(record: Record, changes: Sequence[Change]) -> None:
    """Write the steps of changes into a record, with what was taken back by agreement.

    Where new rules made the game start over, the record begins there.

    A free undo leaves no trace, unless draws of later steps, which cannot be left out, began there.
    """
    restarts = [place for place, change in enumerate(changes) if change.restarts]
    numbers: list[int] = []
    for change in changes[restarts[-1] if restarts else 0 :]:
        if change.kind == STEP:
            record.steps.append(change.step)
            numbers.append(change.number)
            continue
        if change.kind not in (UNDO, BACK) or not numbers:
            continue
        standing = bisect_left(numbers, change.undone or 0)
        count = len(numbers) - standing
        del numbers[standing:]
        if change.kind == BACK or record.detours.before(len(record.steps)):
            record.take_back(count, change.digest)
        else:
            del record.steps[standing:]
