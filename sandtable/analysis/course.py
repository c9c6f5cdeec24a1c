"""The course of a recorded game: every position, every step, every die."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from sandtable.kernel.action import AGREE_DRAW, RESIGN, Action
from sandtable.kernel.chance import ChanceResult
from sandtable.kernel.game import Game
from sandtable.kernel.proof import Draw
from sandtable.kernel.record import Record, ReplayFrame
from sandtable.kernel.state import State
from sandtable.kernel.steps import Step


@dataclass(frozen=True)
class Played:
    """A step, with the positions before and after it."""

    #: Counted from 1.
    number: int
    seat: str
    action: Action
    before: State
    after: State
    #: The results of chance, and the numbers that were drawn for them.
    rolls: list[ChanceResult]
    draws: list[Draw]

    @property
    def side(self) -> str:
        return self.before.side_of(self.seat)

    @property
    def legal(self) -> list[Action]:
        return self.before.legal(self.seat)

    @property
    def is_open(self) -> bool:
        """Was there anything to decide? A draw takes two."""
        if self.action == AGREE_DRAW:
            return False
        return self.action == RESIGN or len(self.legal) > 1


@dataclass(frozen=True)
class Course:
    """A whole game. ``positions[n]`` is the one after ``n`` steps."""

    game: Game
    record: Record
    positions: list[State]
    steps: list[Played]

    @property
    def first(self) -> State:
        return self.positions[0]

    @property
    def last(self) -> State:
        return self.positions[-1]

    def of_seat(self, seat: str) -> Iterator[Played]:
        return (step for step in self.steps if step.seat == seat)


def follow(game: Game, record: Record, where: str = "record") -> Course:
    """Replay a record and keep all positions; raises BadInput where it does not replay."""
    positions: list[State] = []
    steps: list[Played] = []
    for frame in record.replay(game, where):
        after = frame.state.clone()
        if frame.step is not None:
            steps.append(played(len(steps) + 1, frame, frame.step, positions[-1], after))
        positions.append(after)
    return Course(game, record, positions, steps)


def played(number: int, frame: ReplayFrame, step: Step, before: State, after: State) -> Played:
    """The step of a frame. What was taken back before it drew first, and does not count."""
    rolls = step.chance
    draws = frame.draws[len(frame.draws) - sum([drawn_for(roll) for roll in rolls]) :]
    return Played(number, step.seat, step.action, before, after, rolls, draws)


def drawn_for(roll: ChanceResult) -> int:
    """How many numbers are drawn for a result: one for a die, none to shuffle a single card."""
    return max(0, len(roll) - 1) if isinstance(roll, list) else 1


def dice_of(step: Played) -> Iterator[Draw]:
    """The dice of a step, without what was drawn for shuffles."""
    place = 0
    for roll in step.rolls:
        if not isinstance(roll, list):
            yield step.draws[place]
        place += drawn_for(roll)


def time_of(state: State) -> tuple[str | None, int]:
    """What the game counts, rounds or turns, and how many there have been."""
    progress: dict[str, Any] = state.progress()
    for unit in ("round", "turn"):
        if unit in progress:
            return unit, int(progress[unit])
    return None, 0
