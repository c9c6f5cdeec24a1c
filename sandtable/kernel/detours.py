"""What was played and then taken back by agreement: it stays in the record, for its dice were seen.

A detour begins and ends at the same position. It is part of the record where it was played, so the
draws of a game are numbered without gaps, and the steps that stand are all that a replay shows.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from sandtable.kernel.state import State
from sandtable.kernel.steps import Step, TakeBack

#: Steps, and the lines that take them back.
Detour: TypeAlias = "list[Step | TakeBack]"
#: Plays a step on a state, and checks it.
Player: TypeAlias = Callable[[State, Step, int], None]
#: Compares the position after a line with its digest.
Comparer: TypeAlias = Callable[[State, str, int], None]


class Detours:
    """The detours of a record, by how many steps stood when they began."""

    def __init__(self) -> None:
        self._at: dict[int, Detour] = {}

    def before(self, steps: int) -> Detour:
        """What was played and taken back after this many standing steps."""
        return self._at.get(steps, [])

    def __len__(self) -> int:
        """How many lines they have."""
        return sum(len(detour) for detour in self._at.values())

    def __iter__(self) -> Iterator[Detour]:
        for steps in sorted(self._at):
            yield self._at[steps]

    def put(self, steps: int, detour: Detour) -> None:
        if detour:
            self._at[steps] = detour

    def take_back(self, steps: list[Step], back: TakeBack) -> None:
        """Take back the last of the steps that stand, with the detours among them."""
        end = len(steps)
        start = end - back.count
        detour: Detour = []
        for number in range(start, end):
            detour += self._at.pop(number, [])
            detour.append(steps[number])
        detour += self._at.pop(end, [])
        detour.append(back)
        self._at[start] = detour
        del steps[start:]


def play_detour(
    state: State, detour: Sequence[Step | TakeBack], play: Player, compare: Comparer, line: int
) -> Detour:
    """Play a detour on copies of a state; returns its lines, with the digests that were reached.

    ``line`` is the number of its first line.
    """
    played: Detour = []
    stack = [state]
    for number, each in enumerate(detour, line):
        if isinstance(each, Step):
            after = stack[-1].clone()
            play(after, each, number)
            stack.append(after)
        else:
            del stack[-each.count :]
        compare(stack[-1], each.digest, number)
        digest = stack[-1].digest()
        if isinstance(each, Step):
            played.append(Step(each.seat, each.action, each.chance, digest))
        else:
            played.append(TakeBack(each.count, digest))
    return played
