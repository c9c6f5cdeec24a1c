"""What can be counted in a game: dice, scores, losses, forces."""

from typing import Any, Literal, cast

from sandtable.analysis import document
from sandtable.analysis.course import Course, dice_of, time_of


def statistics_of(course: Course, seat: str | None) -> document.Statistics:
    """Only what is open: for a seat as for all."""
    unit, _ = time_of(course.first)
    goals: dict[str, Any] = course.last.progress().get("goals", {})  # type: ignore[assignment]
    return document.Statistics(
        unit=cast(Literal["round", "turn"] | None, unit),
        dice=dice_by_side(course),
        standings=standings(course),
        goals={side: int(goal) for side, goal in goals.items()},
        forces=forces(course) if seat is None else {},
        thinking=None,
    )


def dice_by_side(course: Course) -> list[document.DiceCount]:
    """The faces of all dice that were rolled, by side and by what they were rolled for."""
    rolled: dict[tuple[str, str, int], list[int]] = {}
    for step in course.steps:
        for draw in dice_of(step):
            key = (step.side, draw.name, draw.bound)
            rolled.setdefault(key, [0] * draw.bound)[draw.value] += 1
    return [
        document.DiceCount(
            side=side, name=name, rolled=faces, expected=round(sum(faces) / bound, 4)
        )
        for (side, name, bound), faces in sorted(rolled.items())
    ]


def standings(course: Course) -> list[document.ScoreAt]:
    """Score and losses wherever one of them changed, or the time."""
    found: list[document.ScoreAt] = []
    for number, state in enumerate(course.positions):
        progress: dict[str, Any] = state.progress()
        now = document.ScoreAt(
            step=number,
            time=time_of(state)[1],
            scores=dict(progress.get("scores", {})),
            losses=state.losses(),
        )
        last = found[-1].model_copy(update={"step": number}) if found else None
        if last != now:
            found.append(now)
    return found


def forces(course: Course) -> dict[str, dict[str, tuple[int, int]]]:
    """What each side had at the start and at the end, by arm: ``hindsight`` beside the game."""
    beside = course.game.part("hindsight")
    if beside is None:
        return {}
    first: dict[str, dict[str, int]] = beside.forces(course.first)
    last: dict[str, dict[str, int]] = beside.forces(course.last)
    return {
        side: {
            arm: (first.get(side, {}).get(arm, 0), last.get(side, {}).get(arm, 0))
            for arm in sorted({*first.get(side, {}), *last.get(side, {})})
        }
        for side in course.first.sides
    }
