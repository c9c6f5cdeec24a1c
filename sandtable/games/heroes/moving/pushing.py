"""Pushing wrecks (HOS-6.48–6.58, 6.84, 6.85)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.heroes import names
from sandtable.games.heroes.land.adjacency import lies_across
from sandtable.games.heroes.moving import forced, vehicles
from sandtable.games.heroes.moving.stepping import Mover, Pose
from sandtable.games.heroes.names import square_word
from sandtable.games.heroes.pack.counters import HEAVY, LIGHT
from sandtable.games.heroes.status import NOWHERE
from sandtable.games.heroes.units import wrecks
from sandtable.kernel.action import Action
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState


class Push:
    """A possible push: the pose of the pusher and the squares of the wreck afterwards."""

    def __init__(self, pose: Pose, square: int, front: int, rear: int, word: Action) -> None:
        self.pose = pose
        #: The square that the pusher's leading half enters.
        self.square = square
        self.front = front
        self.rear = rear
        self.word = word


def can_push_at_all(state: HeroesState, unit: int, index: int) -> bool:
    """Can this unit push this wreck? A light vehicle pushes only one-square wrecks (HOS-6.49)."""
    wreck = state.wrecks[index]
    if wreck is None or state.is_infantry(unit):
        return False
    return state.is_heavy(unit) or wreck.rear < 0


def pushes(state: HeroesState, mover: Mover, pose: Pose, index: int) -> list[Push]:
    """The steps of the leading half onto a square of the wreck that push it (HOS-6.84)."""
    if state.wrecks[index] is None:
        return []
    if pose.rear < 0:
        ways = [(pose.at, direction) for direction in range(8)]
    else:
        back = vehicles.opposite(pose.heading)
        ways = [(pose.at, (pose.heading + turn) % 8) for turn in (-1, 0, 1)]
        ways += [(pose.rear, (back + turn) % 8) for turn in (-1, 0, 1)]
    found = []
    for start, direction in ways:
        push = _push(state, mover, pose, index, start, direction)
        if push is not None:
            found.append(push)
    return found


def _push(
    state: HeroesState, mover: Mover, pose: Pose, index: int, start: int, direction: int
) -> Push | None:
    wreck = wrecks.wreck_at(state, index)
    square = state.terrain.ways[mover.kind][start][direction]
    if square not in wreck.places or state.terrain.ground[square].impassable[mover.kind]:
        return None  # HOS-6.54; the wreck's own terrain does not count
    for step in state.terrain.links[mover.kind][start]:
        if step.to == square and lies_across(state, mover.unit, step):
            return None
    if state.vehicle_on[square] >= 0:
        return None
    moved = [state.terrain.ways[mover.kind][place][direction] for place in wreck.places]
    if square in moved or not all(_takes_wreck(state, place, index) for place in moved):
        return None
    if pose.rear < 0:
        after = Pose(square, NOWHERE, direction)
    else:
        after = vehicles.pose_after(pose, square, start, direction)
    rear = NOWHERE if wreck.rear < 0 else moved[1]
    return Push(after, square, moved[0], rear, ("push", square_word(state, square)))


def _takes_wreck(state: HeroesState, place: int, index: int) -> bool:
    """May the wreck be pushed there (HOS-6.55, 6.57, 6.58)?"""
    if place < 0 or state.vehicle_on[place] >= 0 or state.wreck_on[place] not in (-1, index):
        return False
    ground = state.terrain.ground[place]
    return ground.water or not (ground.impassable[LIGHT] or ground.impassable[HEAVY])


def push(state: HeroesState, unit: int, index: int, made: Push, events: list[Event]) -> None:
    """Push the wreck by one square; infantry under it moves aside (HOS-6.52, 6.85)."""
    wrecks.move(state, index, made.front, made.rear)
    covered = wrecks.wreck_at(state, index).places
    params: dict[str, Json] = {
        "unit": names.unit(state, unit),
        "wreck": index,
        "squares": wrecks.lies_on(state, index),
    }
    events.append(Event("wreck-pushed", params))
    if all(state.terrain.ground[place].water for place in covered):
        wrecks.remove(state, index, events)  # HOS-6.56
    forced.make_way(state, covered, forced.PUSHED)
