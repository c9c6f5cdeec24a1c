"""Two-square vehicles (HOS-6.29–6.37, 6.77–6.80): driving, backing, pivots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.heroes.moving.paces import (
    Going,
    Pace,
    Stand,
    can_charge,
    facing_word,
    halts,
    lies_across,
    square_word,
    why_closed,
)

if TYPE_CHECKING:
    from sandtable.games.heroes.moving.steps import Step
    from sandtable.games.heroes.state import HeroesState


def paces(s: HeroesState, going: Going, stand: Stand) -> list[Pace]:
    """Every step and every pivot by 45°, each for one square of movement."""
    return drives(s, going, stand) + pivots(s, going, stand)


def drives(s: HeroesState, going: Going, stand: Stand) -> list[Pace]:
    """Forward and backward steps: the other half takes the square that the leading one left."""
    found = []
    for step in leading_steps(s, going, stand.at, stand.heading):
        if not why_closed(s, going, stand.at, step):
            after = Stand(step.to, stand.at, step.direction)
            found.append(_pace(s, going, after, step))
    for step in leading_steps(s, going, stand.rear, opposite(stand.heading)):
        if not why_closed(s, going, stand.rear, step):
            after = Stand(stand.rear, step.to, opposite(step.direction))
            found.append(_pace(s, going, after, step))
    return found


def _pace(s: HeroesState, going: Going, after: Stand, step: Step) -> Pace:
    return Pace(after, step.to, halts(s, going, step), ("step", square_word(s, step.to)))


def leading_steps(s: HeroesState, going: Going, start: int, ahead: int) -> list[Step]:
    """Straight on, or 45° to either side (HOS-6.32)."""
    return [
        step for step in s.terrain.steps[going.kind][start] if (step.direction - ahead + 1) % 8 <= 2
    ]


def opposite(heading: int) -> int:
    return (heading + 4) % 8


def pivots(s: HeroesState, going: Going, stand: Stand) -> list[Pace]:
    """One half stays, the other goes to the next square around it (HOS-6.33, 6.78)."""
    found = []
    for turn in (-1, 1):
        heading = (stand.heading + turn) % 8
        for front_stays in (False, True):
            pace = _pivot(s, going, stand, heading, front_stays)
            if pace is not None:
                found.append(pace)
    return found


def _pivot(
    s: HeroesState, going: Going, stand: Stand, heading: int, front_stays: bool
) -> Pace | None:
    pivot = stand.at if front_stays else stand.rear
    moving = stand.rear if front_stays else stand.at
    between = _step_towards(s, going, pivot, opposite(heading) if front_stays else heading)
    if between is None or lies_across(s, going.unit, between):
        return None  # A wall or a vehicle would stand between its halves.
    to = between.to
    step = _step_onto(s, going, moving, to)
    if step is None or why_closed(s, going, moving, step):
        return None
    after = Stand(pivot, to, heading) if front_stays else Stand(to, pivot, heading)
    word = ("pivot", facing_word(heading), square_word(s, to))
    return Pace(after, to, halts(s, going, step), word)


def _step_towards(s: HeroesState, going: Going, start: int, direction: int) -> Step | None:
    for step in s.terrain.steps[going.kind][start]:
        if step.direction == direction:
            return step
    return None


def _step_onto(s: HeroesState, going: Going, start: int, to: int) -> Step | None:
    for step in s.terrain.steps[going.kind][start]:
        if step.to == to:
            return step
    return None


def entries(
    s: HeroesState, going: Going, stand: Stand, goals: tuple[int, ...]
) -> list[tuple[int, int]]:
    """Squares that a half can enter by a forward or backward step, each with the square that half
    launches from, which must hold nobody else (HOS-17.10, 17.51)."""
    found = []
    for start, ahead in ((stand.at, stand.heading), (stand.rear, opposite(stand.heading))):
        if s.infantry_on[start] >= 0:
            continue
        for step in leading_steps(s, going, start, ahead):
            if step.to in goals and can_charge(s, going, step):
                found.append((step.to, start))
    return found


def stand_after(stand: Stand, square: int, launch: int, direction: int) -> Stand:
    """The stand of a vehicle whose leading half has gone from its square to another (HOS-17.71)."""
    if launch == stand.at:
        return Stand(square, launch, direction)
    return Stand(launch, square, opposite(direction))
