"""The units and structures under a template (HOS-28), or in a room.

Points are in h-units; a blast that has scattered need not be on an Interspace.
"""

from __future__ import annotations

from collections.abc import Container
from typing import TYPE_CHECKING, Final

from sandtable.board.squares import SCATTER
from sandtable.games.heroes.land import areas, sight
from sandtable.games.heroes.pack.catalogue import Profile
from sandtable.games.heroes.pack.counters import X
from sandtable.games.heroes.status import ON_FIELD
from sandtable.games.heroes.units import structures

if TYPE_CHECKING:
    from sandtable.games.heroes.land.terrain import Terrain
    from sandtable.games.heroes.state import HeroesState


#: A point, in h-units.
Point = tuple[int, int]

#: The most sets of wrecks for which a terrain keeps the points where blasts would break something.
KEPT_BREAKING: Final = 8


def units_on(state: HeroesState, places: Container[int]) -> list[int]:
    """The units of both sides on these squares, except carried ones (HOS-20.10)."""
    rear = state.rear
    return [
        u
        for u, place in enumerate(state.at)
        if place >= 0 and (place in places or (rear[u] >= 0 and rear[u] in places))
    ]


def intact(state: HeroesState, place: int) -> bool:
    """Is the square inside an intact building part?"""
    return state.terrain.stands_in(place) >= 0


def inside_building(state: HeroesState, hx: int, hy: int) -> bool:
    """Is a point inside an intact part (HOS-11.17, 28.12)?"""
    return inside(state.terrain, hx, hy)


def inside(terrain: Terrain, hx: int, hy: int) -> bool:
    """The same on a terrain."""
    part = terrain.field.part_at(hx, hy)
    return part >= 0 and terrain.field.parts[part].building >= 0 and terrain.intact(part)


def by_blast(state: HeroesState, hx: int, hy: int) -> list[int]:
    """The units a blast attacks: not hidden, not in an intact building (HOS-16.37, 16.39)."""
    places = {place for place in areas.blast(state, hx, hy) if not intact(state, place)}
    return [unit for unit in units_on(state, places) if not state.hidden(unit)]


def in_room(state: HeroesState, room: int) -> list[int]:
    """The units in a room, for grenades and flames through an opening (HOS-16.85, 25.36)."""
    return units_on(state, set(state.battle.field.rooms[room].places))


def by_grenade(state: HeroesState, thrower: int, hx: int, hy: int) -> list[int]:
    """The units a grenade attacks: those in the thrower's room, else as any blast (HOS-25.37)."""
    room = own_room(state, thrower)
    if room >= 0 and state.battle.field.room_at(hx, hy) == room:
        places = set(areas.blast(state, hx, hy)) & set(state.battle.field.rooms[room].places)
        return [unit for unit in units_on(state, places) if not state.hidden(unit)]
    return by_blast(state, hx, hy)


def harmful(state: HeroesState, thrower: int, cv: tuple[int, int, int]) -> set[Point]:
    """The points where a grenade would attack an enemy, see ``by_grenade``."""
    field = state.battle.field
    room = own_room(state, thrower)
    found: set[Point] = set()
    for unit in state.battle.roster[1 - state.side_of_unit(thrower)]:
        if state.at[unit] < 0 or cv[state.counter(unit).kind] == X or state.hidden(unit):
            continue
        for place in (state.at[unit], state.rear[unit]):
            if place < 0:
                continue
            in_it = room >= 0 and field.room_of[place] == room
            exposed = not intact(state, place)
            if exposed and room < 0:
                found.update(areas.blasts_on(state, place))
            elif exposed or in_it:
                for point in areas.blasts_on(state, place):
                    indoors = field.room_at(point[0], point[1]) == room
                    if (indoors and in_it) or (exposed and not indoors):
                        found.add(point)
    return found


def own_room(state: HeroesState, unit: int) -> int:
    """The room of an intact building that a unit is in, -1 for none."""
    place = state.at[unit]
    return state.battle.field.room_of[place] if place >= 0 and intact(state, place) else -1


def structures_under(state: HeroesState, hx: int, hy: int) -> tuple[str, ...]:
    """The structures under a blast, at least partly (HOS-16.81)."""
    field = state.battle.field
    found: dict[str, None] = {}
    for place in areas.under(field, hx, hy):
        for structure in structures.at(state, place):
            found[structure] = None
    for line in field.lines:
        if areas.line_under(field, line, hx, hy):
            found[f"line:{line.index}"] = None
    return tuple([structure for structure in found if structures.value(state, structure)])


# Rooms behind openings.


def room_behind(state: HeroesState, place: int, edge: int) -> int:
    """The room on the other side of an opening, -1 if that is outdoors."""
    return room_beyond(state.terrain, place, edge)


def room_beyond(terrain: Terrain, place: int, edge: int) -> int:
    """The same on a terrain."""
    other = terrain.field.edges[edge].other(place)
    if other < 0 or terrain.stands_in(other) < 0:
        return -1
    return terrain.field.room_of[other]


# Flames.


def flame_origins(state: HeroesState, unit: int) -> tuple[int, ...]:
    """Where a flame starts: the square of the red dot; any square if aboard (HOS-28.16, 20.24)."""
    places = state.places_of(unit)
    if state.is_infantry(unit) or len(places) == 1:
        return places
    return (places[state.counter(unit).flame_square],)


class Burning:
    """A unit that a flame reaches: its square, and the penalty of the line to it."""

    def __init__(self, unit: int, place: int, penalty: int) -> None:
        self.unit = unit
        self.place = place
        self.penalty = penalty


def by_flame(state: HeroesState, firer: int, origin: int, dx: int, dy: int) -> list[Burning]:
    """The units that a flame reaches (HOS-16.17, 16.84, 28.17).

    For a unit with several squares under the template, the best line counts.
    """
    found: list[Burning] = []
    places = areas.flame(state.battle.field, origin, dx, dy)
    for unit in units_on(state, places):
        if unit == firer:
            continue
        best: Burning | None = None
        for place in state.places_of(unit):
            if place in places:
                penalty = sight.flame_line(state, firer, origin, place, unit)
                if penalty >= 0 and (best is None or penalty < best.penalty):
                    best = Burning(unit, place, penalty)
        if best is not None:
            found.append(best)
    return found


def harms_enemy(state: HeroesState, side: int, units: list[int], cv: tuple[int, int, int]) -> bool:
    """Would a template attack an enemy among these units? A CV of X does not attack."""
    return any(
        state.side_of_unit(unit) != side and cv[state.counter(unit).kind] != X for unit in units
    )


def worthwhile(state: HeroesState, side: int, target: int, profile: Profile) -> set[Point]:
    """Where a side's blast would attack an enemy or a structure; with a target, that unit."""
    found: set[Point] = set()
    for unit in [target] if target >= 0 else state.battle.roster[1 - side]:
        for place in exposed(state, unit, profile.cv):
            found.update(areas.blasts_on(state, place))
    if target < 0 and profile.destruction:
        found.update(breaking(state))
    return found


def exposed(state: HeroesState, unit: int, cv: tuple[int, int, int]) -> list[int]:
    """The squares on which a blast attacks a unit: not hidden, not in an intact building, and with
    a CV other than X against its kind (HOS-16.37, 16.39)."""
    if state.status[unit] != ON_FIELD or cv[state.counter(unit).kind] == X or state.hidden(unit):
        return []
    return [place for place in state.places_of(unit) if not intact(state, place)]


def breaking(state: HeroesState) -> frozenset[Point]:
    """The points where a blast would attack a structure that can be destroyed (HOS-16.81)."""
    field = state.battle.field
    wrecks: tuple[int, ...] = ()
    for wreck in state.wrecks:
        if wreck is not None and field.kinds[wreck.kind].structure:
            wrecks += wreck.places
    kept = state.terrain.breaking
    found = kept.get(wrecks)
    if found is None:
        found = breaking_terrain(state.terrain, wrecks)
        if len(kept) >= KEPT_BREAKING:
            kept.clear()
        kept[wrecks] = found
    return found


def breaking_terrain(terrain: Terrain, wrecks: tuple[int, ...]) -> frozenset[Point]:
    """The same for building parts, lines of wire, and wrecks on some squares."""
    field = terrain.field
    found: set[Point] = set()
    for place in wrecks:
        found.update(areas.points_over(field, place))
    for part in field.parts:
        if part.kind.structure and terrain.intact(part.index):
            for place in part.places:
                found.update(areas.points_over(field, place))
    for line in field.lines:
        if line.kind.structure and line.index not in terrain.removed:
            found.update([point for point in field.points if areas.line_under(field, line, *point)])
    return frozenset(found)


def scattered(points: set[Point], distance: int) -> set[Point]:
    """The points from which a shot can land on one of these, with or without scatter."""
    found = set(points)
    for x, y in points:
        for dx, dy in SCATTER:
            for length in range(1, distance + 1):
                found.add((x - 2 * dx * length, y - 2 * dy * length))
    return found
