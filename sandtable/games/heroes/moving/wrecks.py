"""Wrecks: how they come to lie there, are driven over and pushed (HOS-6.43–6.58, 6.84, 9.21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.board import squares
from sandtable.games.heroes import names
from sandtable.games.heroes.battle import SIDES
from sandtable.games.heroes.frames import HeroesFrame
from sandtable.games.heroes.moving import forced, vehicles
from sandtable.games.heroes.moving.paces import Going, Stand, lies_across, square_word
from sandtable.games.heroes.pack.counters import HEAVY, LIGHT
from sandtable.games.heroes.status import NOWHERE, Wreck
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState


def wreck_at(s: HeroesState, index: int) -> Wreck:
    """A wreck that is known to lie on the field."""
    wreck = s.wrecks[index]
    assert wreck is not None
    return wreck


# Lying there.


def leave(s: HeroesState, unit: int, events: list[Event]) -> None:
    """A destroyed vehicle that still stands on the field becomes a wreck (HOS-9.7, 9.21)."""
    wreck = Wreck(s.counter(unit).wreck, s.at[unit], s.rear[unit], 0)
    if aground(s, unit):
        s.then(PlaceWreck(unit, wreck.kind, wreck.front, wreck.rear))
    else:
        lay(s, wreck, events)


def lay(s: HeroesState, wreck: Wreck, events: list[Event]) -> None:
    """Put a wreck on the field; one that lay there is crushed under it."""
    crush(s, wreck.places, -1, events)
    s.wrecks.append(wreck)
    index = len(s.wrecks) - 1
    for place in wreck.places:
        s.wreck_on[place] = index
    told: dict[str, Json] = {"wreck": index, "kind": wreck.kind, "squares": lies_on(s, index)}
    events.append(Event("wreck-placed", told))


def lies_on(s: HeroesState, index: int) -> list[Json]:
    """Where a wreck lies, for people: by this it is told from others."""
    return [s.name(place) for place in wreck_at(s, index).places]


def crush(s: HeroesState, places: tuple[int, ...], above: int, events: list[Event]) -> None:
    """What lies on these squares under another wreck is gone."""
    for place in places:
        if s.wreck_on[place] not in (-1, above):
            remove(s, s.wreck_on[place], events)


def remove(s: HeroesState, index: int, events: list[Event]) -> None:
    events.append(Event("wreck-removed", {"wreck": index, "squares": lies_on(s, index)}))
    for place in wreck_at(s, index).places:
        s.wreck_on[place] = -1
    s.wrecks[index] = None


def move(s: HeroesState, index: int, front: int, rear: int) -> None:
    """Put a wreck on other squares."""
    wreck = wreck_at(s, index)
    for place in wreck.places:
        s.wreck_on[place] = -1
    moved = Wreck(wreck.kind, front, rear, wreck.points)
    s.wrecks[index] = moved
    for place in moved.places:
        s.wreck_on[place] = index


def shift(s: HeroesState, index: int, square: int, launch: int, events: list[Event]) -> None:
    """The wreck of a vehicle attacker takes the square it fought for with its leading half; the
    other half comes to lie on the launch square (HOS-17.71)."""
    crush(s, (square,), index, events)
    wreck = wreck_at(s, index)
    if wreck.rear < 0:
        move(s, index, square, NOWHERE)
    elif wreck.front == launch:
        move(s, index, square, launch)
    else:
        move(s, index, launch, square)


def add_points(s: HeroesState, index: int, points: int, events: list[Event]) -> None:
    """Destruction points; at its structure value the wreck is removed (HOS-12.2, 12.3)."""
    wreck = wreck_at(s, index)
    total = wreck.points + points
    told: dict[str, Json] = {
        "wreck": index,
        "squares": lies_on(s, index),
        "points": points,
        "total": total,
    }
    events.append(Event("wreck-damaged", told))
    if total >= s.battle.field.kinds[wreck.kind].structure:
        remove(s, index, events)
    else:
        s.wrecks[index] = Wreck(wreck.kind, wreck.front, wreck.rear, total)


# Pushing.


class Push:
    """A push that is possible: where the pusher stands afterwards, and where the wreck lies."""

    def __init__(self, stand: Stand, square: int, front: int, rear: int, word: Action) -> None:
        self.stand = stand
        #: The square that the pusher's leading half takes.
        self.square = square
        self.front = front
        self.rear = rear
        self.word = word


def can_push_at_all(s: HeroesState, unit: int, index: int) -> bool:
    """A light vehicle pushes only wrecks of one square (HOS-6.49)."""
    wreck = s.wrecks[index]
    if wreck is None or s.is_infantry(unit):
        return False
    return s.is_heavy(unit) or wreck.rear < 0


def pushes(s: HeroesState, going: Going, stand: Stand, index: int) -> list[Push]:
    """Steps of the leading half onto a square of the wreck that shift it (HOS-6.84)."""
    if s.wrecks[index] is None:
        return []
    if stand.rear < 0:
        ways = [(stand.at, direction) for direction in range(8)]
    else:
        back = vehicles.opposite(stand.heading)
        ways = [(stand.at, (stand.heading + turn) % 8) for turn in (-1, 0, 1)]
        ways += [(stand.rear, (back + turn) % 8) for turn in (-1, 0, 1)]
    found = []
    for start, direction in ways:
        push = _push(s, going, stand, index, start, direction)
        if push is not None:
            found.append(push)
    return found


def _push(
    s: HeroesState, going: Going, stand: Stand, index: int, start: int, direction: int
) -> Push | None:
    wreck = wreck_at(s, index)
    square = s.terrain.ways[going.kind][start][direction]
    if square not in wreck.places or s.terrain.ground[square].impassable[going.kind]:
        return None  # HOS-6.54; the wreck's own symbol does not count
    for step in s.terrain.links[going.kind][start]:
        if step.to == square and lies_across(s, going.unit, step):
            return None
    if s.vehicle_on[square] >= 0:
        return None
    moved = [s.terrain.ways[going.kind][place][direction] for place in wreck.places]
    if square in moved or not all(_takes_wreck(s, place, index) for place in moved):
        return None
    if stand.rear < 0:
        after = Stand(square, NOWHERE, direction)
    else:
        after = vehicles.stand_after(stand, square, start, direction)
    rear = NOWHERE if wreck.rear < 0 else moved[1]
    return Push(after, square, moved[0], rear, ("push", square_word(s, square)))


def _takes_wreck(s: HeroesState, place: int, index: int) -> bool:
    """May the wreck be pushed there (HOS-6.55, 6.57, 6.58)?"""
    if place < 0 or s.vehicle_on[place] >= 0 or s.wreck_on[place] not in (-1, index):
        return False
    ground = s.terrain.ground[place]
    return ground.water or not (ground.impassable[LIGHT] or ground.impassable[HEAVY])


def push(s: HeroesState, unit: int, index: int, made: Push, events: list[Event]) -> None:
    """Shift the wreck by one square; infantry under it moves aside (HOS-6.52, 6.85)."""
    move(s, index, made.front, made.rear)
    covered = wreck_at(s, index).places
    told: dict[str, Json] = {
        "unit": names.unit(s, unit),
        "wreck": index,
        "squares": lies_on(s, index),
    }
    events.append(Event("wreck-pushed", told))
    if all(s.terrain.ground[place].water for place in covered):
        remove(s, index, events)  # HOS-6.56
    forced.make_way(s, covered, forced.PUSHED)


# A vehicle destroyed on ground that it may not enter.


def aground(s: HeroesState, unit: int) -> bool:
    """Does a vehicle stand on ground impassable for it (HOS-11.7, 11.9)?

    In the ruins of a building that fell on it, its wreck stays (HOS-13.22).
    """
    kind = s.counter(unit).kind
    return any(
        s.terrain.ground[place].impassable[kind] and s.battle.field.part_of[place] < 0
        for place in s.places_of(unit)
    )


def nearest_rests(s: HeroesState, kind: int, front: int, rear: int) -> list[tuple[int, int]]:
    """The nearest free squares for a wreck, its heading kept (AMB-66)."""
    field = s.battle.field
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
        if not all(_is_rest(s, kind, at) for at in (place, tail) if at >= 0):
            continue
        far = squares.distance(2 * x, 2 * y, 2 * to_x, 2 * to_y)
        if far < best:
            best = far
            found = []
        if far == best:
            found.append((place, tail))
    return found


def _is_rest(s: HeroesState, kind: int, place: int) -> bool:
    if s.battle.field.offset_grid[place] >= 0 or s.occupied(place) or s.wreck_on[place] >= 0:
        return False
    return not s.terrain.ground[place].impassable[kind]


class PlaceWreck(HeroesFrame):
    """The owner's opponent puts a wreck next to ground that cannot hold it (HOS-11.7, AMB-66)."""

    name = "place-wreck"
    fields = (("unit", "unit"), ("kind", "text"), ("front", "place"), ("rear", "place"))

    def __init__(self, unit: int, kind: str, front: int, rear: int) -> None:
        self.unit = unit
        self.kind = kind
        self.front = front
        self.rear = rear

    def rests(self, s: HeroesState) -> list[tuple[int, int]]:
        return nearest_rests(s, s.counter(self.unit).kind, self.front, self.rear)

    def actors(self, state: HeroesState) -> tuple[str, ...]:
        return (SIDES[1 - state.side_of_unit(self.unit)],)

    def settled(self, s: HeroesState) -> bool:
        return len(self.rests(s)) < 2

    def leave(self, s: HeroesState, chance: Chance, events: list[Event]) -> None:
        s.frames.pop()
        for front, rear in self.rests(s):
            lay(s, Wreck(self.kind, front, rear, 0), events)

    def legal(self, state: HeroesState, seat: str) -> list[Action]:
        return [("place", square_word(state, front)) for front, _ in self.rests(state)]

    def refuse(self, state: HeroesState, seat: str, action: Action) -> Refusal:
        return state.refusal("wreck-nearest")

    def resolve(
        self, state: HeroesState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        state.frames.pop()
        for front, rear in self.rests(state):
            if action[1] == square_word(state, front):
                lay(state, Wreck(self.kind, front, rear, 0), events)
                return

    def prompt(self, state: HeroesState) -> Prompt:
        return Prompt("prompt-place-wreck", {"unit": names.unit(state, self.unit)})
