"""What prevents a step (HOS-6.67), considering units, wrecks and zones.

Steps are judged from a *pose*: the square of a unit (the front of a two-square vehicle), its rear
or -1, and its heading. This allows planning several steps without taking them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.heroes.land import ground, zones
from sandtable.games.heroes.land.adjacency import lies_across
from sandtable.games.heroes.land.steps import GridStep
from sandtable.games.heroes.pack.counters import INFANTRY
from sandtable.games.heroes.status import ABOARD, SETUP
from sandtable.kernel.action import Action
from sandtable.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState


@mypyc_attr(acyclic=True)
class Pose:
    """The squares and heading of a unit; ``aboard`` is the vehicle that carries it, or -1."""

    __slots__ = ("aboard", "at", "heading", "rear")

    def __init__(self, at: int, rear: int, heading: int, aboard: int = -1) -> None:
        self.at = at
        self.rear = rear
        self.heading = heading
        self.aboard = aboard


@mypyc_attr(acyclic=True)
class StepOption:
    """A possible step or pivot."""

    __slots__ = ("entered", "halts", "pose", "window", "word")

    def __init__(
        self, pose: Pose, entered: int, halts: bool, word: Action, window: bool = False
    ) -> None:
        #: The pose afterwards.
        self.pose = pose
        #: The square that the leading half enters (HOS-6.79).
        self.entered = entered
        #: Does difficult terrain end the move there (HOS-11.12)?
        self.halts = halts
        self.word = word
        #: Does it pass through a window (Surprise)?
        self.window = window


@mypyc_attr(acyclic=True)
class Mover:
    """The properties of a moving unit, the same for all steps of a move, in one position."""

    def __init__(
        self,
        state: HeroesState,
        unit: int,
        surefooted: bool = False,
        surprise: bool = False,
        moved: bool = False,
    ) -> None:
        self.unit = unit
        self.side = state.side_of_unit(unit)
        self.kind = state.counter(unit).kind
        #: Difficult terrain does not stop it: Scouts (HOS-19.12), Over the Rubble.
        self.surefooted = surefooted or state.phase == SETUP
        #: It may cross a window with its next step.
        self.surprise = surprise
        #: The square its move begins on: a Scout that has not moved may stay there.
        self.home = -1 if moved else state.at[unit]
        #: The steps that were found from each pose so far: many ways lead through the same ones.
        self.steps_from: dict[int, list[StepOption]] = {}


def pose_of(state: HeroesState, unit: int) -> Pose:
    aboard = state.carrier[unit] if state.status[unit] == ABOARD else -1
    return Pose(state.at[unit], state.rear[unit], state.heading[unit], aboard)


# What prevents a step.


def why_closed(state: HeroesState, mover: Mover, start: int, step: GridStep) -> str | None:
    """Why this step cannot be made, as the key of a refusal; None if it can."""
    to = step.to
    if state.terrain.ground[to].impassable[mover.kind]:
        return "step-impassable"
    if state.wreck_on[to] >= 0 and not ground.enterable(state, to, mover.kind):
        return "step-wreck"
    other = state.vehicle_on[to]
    if other >= 0 and other != mover.unit:
        return "step-vehicle" if mover.kind == INFANTRY else "drive-vehicle"
    if lies_across(state, mover.unit, step):
        return "step-across"
    if mover.kind == INFANTRY:
        other = state.infantry_on[to]
        if other >= 0 and state.side_of_unit(other) != mover.side:
            return "step-enemy"
        if zones.bars(state, mover.side, start, step):
            return "step-zone"
    return None


def can_charge(state: HeroesState, mover: Mover, step: GridStep) -> bool:
    """Is the last step of an assault possible? Units there and zones do not matter (17.52)."""
    return ground.enterable(state, step.to, mover.kind) and not lies_across(state, mover.unit, step)


def halts(state: HeroesState, mover: Mover, step: GridStep) -> bool:
    """Must it stop after this step, because of the square or an edge (HOS-11.12, 11.16)?"""
    if mover.surefooted:
        return False
    return step.stops or ground.difficult_at(state, step.to, mover.kind)
