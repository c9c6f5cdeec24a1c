"""Wrecks: how they appear, move and are destroyed (HOS-6.43–6.47, 9.21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.board import squares
from sandtable.games.heroes import names
from sandtable.games.heroes.names import square_word
from sandtable.games.heroes.pack.battle import SIDES
from sandtable.games.heroes.status import NOWHERE, Wreck
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.frame import Frame
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState


def wreck_at(state: HeroesState, index: int) -> Wreck:
    """The wreck with this index, which must be on the field."""
    wreck = state.wrecks[index]
    assert wreck is not None
    return wreck


# Wrecks on the field.


def leave(state: HeroesState, unit: int, events: list[Event]) -> None:
    """A destroyed vehicle on the field becomes a wreck (HOS-9.7, 9.21)."""
    wreck = Wreck(state.counter(unit).wreck, state.at[unit], state.rear[unit], 0)
    if aground(state, unit):
        state.push(PlaceWreck(unit, wreck.kind, wreck.front, wreck.rear))
    else:
        lay(state, wreck, events)


def lay(state: HeroesState, wreck: Wreck, events: list[Event]) -> None:
    """Put a wreck on the field; any wreck already there is crushed."""
    crush(state, wreck.places, -1, events)
    state.wrecks.append(wreck)
    index = len(state.wrecks) - 1
    for place in wreck.places:
        state.wreck_on[place] = index
    params: dict[str, Json] = {"wreck": index, "kind": wreck.kind, "squares": lies_on(state, index)}
    events.append(Event("wreck-placed", params))


def lies_on(state: HeroesState, index: int) -> list[Json]:
    """The squares of a wreck, which identify it in events."""
    return [state.name(place) for place in wreck_at(state, index).places]


def crush(state: HeroesState, places: tuple[int, ...], above: int, events: list[Event]) -> None:
    """Remove other wrecks on these squares."""
    for place in places:
        if state.wreck_on[place] not in (-1, above):
            remove(state, state.wreck_on[place], events)


def remove(state: HeroesState, index: int, events: list[Event]) -> None:
    events.append(Event("wreck-removed", {"wreck": index, "squares": lies_on(state, index)}))
    for place in wreck_at(state, index).places:
        state.wreck_on[place] = -1
    state.wrecks[index] = None


def move(state: HeroesState, index: int, front: int, rear: int) -> None:
    """Move a wreck to other squares."""
    wreck = wreck_at(state, index)
    for place in wreck.places:
        state.wreck_on[place] = -1
    moved = Wreck(wreck.kind, front, rear, wreck.points)
    state.wrecks[index] = moved
    for place in moved.places:
        state.wreck_on[place] = index


def shift(state: HeroesState, index: int, square: int, launch: int, events: list[Event]) -> None:
    """The wreck of an attacking vehicle takes the square it fought for with its leading half; the
    other half is on the launch square (HOS-17.71)."""
    crush(state, (square,), index, events)
    wreck = wreck_at(state, index)
    if wreck.rear < 0:
        move(state, index, square, NOWHERE)
    elif wreck.front == launch:
        move(state, index, square, launch)
    else:
        move(state, index, launch, square)


def add_points(state: HeroesState, index: int, points: int, events: list[Event]) -> None:
    """Add Destruction points; at its structure value the wreck is removed (HOS-12.2, 12.3)."""
    wreck = wreck_at(state, index)
    total = wreck.points + points
    params: dict[str, Json] = {
        "wreck": index,
        "squares": lies_on(state, index),
        "points": points,
        "total": total,
    }
    events.append(Event("wreck-damaged", params))
    if total >= state.battle.field.kinds[wreck.kind].structure:
        remove(state, index, events)
    else:
        state.wrecks[index] = Wreck(wreck.kind, wreck.front, wreck.rear, total)


# Vehicles destroyed on ground that they may not enter.


def aground(state: HeroesState, unit: int) -> bool:
    """Is a vehicle on ground that is impassable for it (HOS-11.7, 11.9)?

    In the ruins of a building that collapsed on it, its wreck stays (HOS-13.22).
    """
    kind = state.counter(unit).kind
    return any(
        state.terrain.ground[place].impassable[kind] and state.battle.field.part_of[place] < 0
        for place in state.places_of(unit)
    )


def nearest_rests(state: HeroesState, kind: int, front: int, rear: int) -> list[tuple[int, int]]:
    """The nearest free squares for a wreck, with the same heading (AMB-66)."""
    field = state.battle.field
    x, y = field.places[front]
    if rear < 0:
        dx, dy = 0, 0
    else:
        rear_x, rear_y = field.places[rear]
        dx, dy = rear_x - x, rear_y - y
    best = len(field.places)
    found: list[tuple[int, int]] = []
    for place, (to_x, to_y) in enumerate(field.places):
        tail = NOWHERE if rear < 0 else field.place_at.get((to_x + dx, to_y + dy), -1)
        if rear >= 0 and tail < 0:
            continue
        if not all(_is_rest(state, kind, at) for at in (place, tail) if at >= 0):
            continue
        far = squares.distance(2 * x, 2 * y, 2 * to_x, 2 * to_y)
        if far < best:
            best = far
            found = []
        if far == best:
            found.append((place, tail))
    return found


def _is_rest(state: HeroesState, kind: int, place: int) -> bool:
    if (
        state.battle.field.offset_grid[place] >= 0
        or state.occupied(place)
        or state.wreck_on[place] >= 0
    ):
        return False
    return not state.terrain.ground[place].impassable[kind]


class PlaceWreck(Frame["HeroesState"]):
    """The owner's opponent places a wreck next to ground that cannot hold it (HOS-11.7, AMB-66)."""

    name = "place-wreck"

    def __init__(self, unit: int, kind: str, front: int, rear: int) -> None:
        self.unit = unit
        self.kind = kind
        self.front = front
        self.rear = rear

    def rests(self, state: HeroesState) -> list[tuple[int, int]]:
        return nearest_rests(state, state.counter(self.unit).kind, self.front, self.rear)

    def actors(self, state: HeroesState) -> tuple[str, ...]:
        return (SIDES[1 - state.side_of_unit(self.unit)],)

    def settled(self, state: HeroesState) -> bool:
        return len(self.rests(state)) < 2

    def leave(self, state: HeroesState, chance: Chance, events: list[Event]) -> None:
        state.pop()
        for front, rear in self.rests(state):
            lay(state, Wreck(self.kind, front, rear, 0), events)

    def legal(self, state: HeroesState, seat: str) -> list[Action]:
        return [("place", square_word(state, front)) for front, _ in self.rests(state)]

    def refuse(self, state: HeroesState, seat: str, action: Action) -> Refusal:
        return state.refusal("wreck-nearest")

    def resolve(
        self, state: HeroesState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        state.pop()
        for front, rear in self.rests(state):
            if action[1] == square_word(state, front):
                lay(state, Wreck(self.kind, front, rear, 0), events)
                return

    def prompt(self, state: HeroesState) -> Prompt:
        return Prompt("prompt-place-wreck", {"unit": names.unit(state, self.unit)})
