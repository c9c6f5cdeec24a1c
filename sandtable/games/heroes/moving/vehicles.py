"""Two-square vehicles (HOS-6.29–6.37, 6.77–6.80): driving, reversing, pivots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.heroes.land.adjacency import lies_across
from sandtable.games.heroes.moving.stepping import (
    Mover,
    Pose,
    StepOption,
    can_charge,
    halts,
    why_closed,
)
from sandtable.games.heroes.names import facing_word, square_word

if TYPE_CHECKING:
    from sandtable.games.heroes.land.steps import GridStep
    from sandtable.games.heroes.state import HeroesState


def step_options(state: HeroesState, mover: Mover, pose: Pose) -> list[StepOption]:
    """All steps and 45° pivots, each for one square of movement."""
    return drives(state, mover, pose) + pivots(state, mover, pose)


def drives(state: HeroesState, mover: Mover, pose: Pose) -> list[StepOption]:
    """Forward and backward steps: the other half takes the square that the leading half left."""
    found = []
    for step in leading_steps(state, mover, pose.at, pose.heading):
        if not why_closed(state, mover, pose.at, step):
            after = Pose(step.to, pose.at, step.direction)
            found.append(_step_option(state, mover, after, step))
    for step in leading_steps(state, mover, pose.rear, opposite(pose.heading)):
        if not why_closed(state, mover, pose.rear, step):
            after = Pose(pose.rear, step.to, opposite(step.direction))
            found.append(_step_option(state, mover, after, step))
    return found


def _step_option(state: HeroesState, mover: Mover, after: Pose, step: GridStep) -> StepOption:
    return StepOption(
        after, step.to, halts(state, mover, step), ("step", square_word(state, step.to))
    )


def leading_steps(state: HeroesState, mover: Mover, start: int, ahead: int) -> list[GridStep]:
    """Straight ahead, or 45° to either side (HOS-6.32)."""
    return [
        step
        for step in state.terrain.steps[mover.kind][start]
        if (step.direction - ahead + 1) % 8 <= 2
    ]


def opposite(heading: int) -> int:
    return (heading + 4) % 8


def pivots(state: HeroesState, mover: Mover, pose: Pose) -> list[StepOption]:
    """Pivots: one half stays, the other moves to the next square around it (HOS-6.33, 6.78)."""
    found = []
    for turn in (-1, 1):
        heading = (pose.heading + turn) % 8
        for front_stays in (False, True):
            option = _pivot(state, mover, pose, heading, front_stays)
            if option is not None:
                found.append(option)
    return found


def _pivot(
    state: HeroesState, mover: Mover, pose: Pose, heading: int, front_stays: bool
) -> StepOption | None:
    pivot = pose.at if front_stays else pose.rear
    moving = pose.rear if front_stays else pose.at
    between = _step_towards(state, mover, pivot, opposite(heading) if front_stays else heading)
    if between is None or lies_across(state, mover.unit, between):
        return None  # A wall or a vehicle would be between its halves.
    to = between.to
    step = _step_onto(state, mover, moving, to)
    if step is None or why_closed(state, mover, moving, step):
        return None
    after = Pose(pivot, to, heading) if front_stays else Pose(to, pivot, heading)
    word = ("pivot", facing_word(heading), square_word(state, to))
    return StepOption(after, to, halts(state, mover, step), word)


def _step_towards(state: HeroesState, mover: Mover, start: int, direction: int) -> GridStep | None:
    for step in state.terrain.steps[mover.kind][start]:
        if step.direction == direction:
            return step
    return None


def _step_onto(state: HeroesState, mover: Mover, start: int, to: int) -> GridStep | None:
    for step in state.terrain.steps[mover.kind][start]:
        if step.to == to:
            return step
    return None


def entries(
    state: HeroesState, mover: Mover, pose: Pose, goals: tuple[int, ...]
) -> list[tuple[int, int]]:
    """The squares that a half can enter by a forward or backward step, each with the square it
    launches from, which must have no other unit (HOS-17.10, 17.51)."""
    found = []
    for start, ahead in ((pose.at, pose.heading), (pose.rear, opposite(pose.heading))):
        if state.infantry_on[start] >= 0:
            continue
        for step in leading_steps(state, mover, start, ahead):
            if step.to in goals and can_charge(state, mover, step):
                found.append((step.to, start))
    return found


def pose_after(pose: Pose, square: int, launch: int, direction: int) -> Pose:
    """The pose of a vehicle after its leading half has moved to another square (HOS-17.71)."""
    if launch == pose.at:
        return Pose(square, launch, direction)
    return Pose(launch, square, opposite(direction))
