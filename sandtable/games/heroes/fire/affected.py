"""Who and what is under a template (HOS-28), and what a room holds.

Points are in h-units; a blast that has scattered need not lie on an Interspace.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.heroes.land import areas, sight, structures
from sandtable.games.heroes.pack.counters import X

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState


def units_on(s: HeroesState, places: set[int]) -> list[int]:
    """The units with a square among these, of both sides; carried ones are spared (HOS-20.10)."""
    rear = s.rear
    return [
        u
        for u, place in enumerate(s.at)
        if place >= 0 and (place in places or (rear[u] >= 0 and rear[u] in places))
    ]


def intact(s: HeroesState, place: int) -> bool:
    """Is the square inside a building part that stands?"""
    return s.terrain.stands_in(place) >= 0


def inside_building(s: HeroesState, hx: int, hy: int) -> bool:
    """Does a point lie inside an intact part (HOS-11.17, 28.12)?"""
    part = s.battle.field.part_at(hx, hy)
    return part >= 0 and s.battle.field.parts[part].building >= 0 and s.terrain.intact(part)


def by_blast(s: HeroesState, hx: int, hy: int) -> list[int]:
    """The units a blast attacks: none hidden, none in an intact building (HOS-16.37, 16.39)."""
    places = {place for place in areas.blast(s, hx, hy) if not intact(s, place)}
    return [unit for unit in units_on(s, places) if not s.hidden(unit)]


def in_room(s: HeroesState, room: int) -> list[int]:
    """The units in a room, for grenades and flames through an opening (HOS-16.85, 25.36)."""
    return units_on(s, set(s.battle.field.rooms[room].places))


def by_grenade(s: HeroesState, thrower: int, hx: int, hy: int) -> list[int]:
    """A grenade in the thrower's own room attacks those in it, else like any blast (HOS-25.37)."""
    room = own_room(s, thrower)
    if room >= 0 and s.battle.field.room_at(hx, hy) == room:
        places = set(areas.blast(s, hx, hy)) & set(s.battle.field.rooms[room].places)
        return [unit for unit in units_on(s, places) if not s.hidden(unit)]
    return by_blast(s, hx, hy)


def own_room(s: HeroesState, unit: int) -> int:
    """The room of an intact building that a unit stands in, -1 for none."""
    place = s.at[unit]
    return s.battle.field.room_of[place] if place >= 0 and intact(s, place) else -1


def structures_under(s: HeroesState, hx: int, hy: int) -> tuple[str, ...]:
    """Every structure that lies partly under a blast is attacked (HOS-16.81)."""
    field = s.battle.field
    found: dict[str, None] = {}
    for place in areas.under(field, hx, hy):
        for structure in structures.at(s, place):
            found[structure] = None
    for line in field.lines:
        if areas.line_under(field, line, hx, hy):
            found[f"line:{line.index}"] = None
    return tuple([structure for structure in found if structures.value(s, structure)])


# Rooms behind openings.


def room_behind(s: HeroesState, place: int, edge: int) -> int:
    """The room on the other side of an opening, -1 if that is the open."""
    other = s.battle.field.edges[edge].other(place)
    if other < 0 or not intact(s, other):
        return -1
    return s.battle.field.room_of[other]


# Flames.


def flame_origins(s: HeroesState, unit: int) -> tuple[int, ...]:
    """Where a flame starts: the square of the red dot; aboard, any square (HOS-28.16, 20.24)."""
    places = s.places_of(unit)
    if s.is_infantry(unit) or len(places) == 1:
        return places
    return (places[s.counter(unit).flame_square],)


class Burning:
    """A unit that a flame reaches: the square of it, and what obscures the line there."""

    def __init__(self, unit: int, place: int, penalty: int) -> None:
        self.unit = unit
        self.place = place
        self.penalty = penalty


def by_flame(s: HeroesState, firer: int, origin: int, dx: int, dy: int) -> list[Burning]:
    """The units that a flame reaches (HOS-16.17, 16.84, 28.17).

    Of a unit with several squares under the template the best line counts.
    """
    found: list[Burning] = []
    places = set(areas.flame(s.battle.field, origin, dx, dy))
    for unit in units_on(s, places):
        if unit == firer:
            continue
        best: Burning | None = None
        for place in s.places_of(unit):
            if place in places:
                penalty = sight.flame_line(s, firer, origin, place, unit)
                if penalty >= 0 and (best is None or penalty < best.penalty):
                    best = Burning(unit, place, penalty)
        if best is not None:
            found.append(best)
    return found


def harms_enemy(s: HeroesState, side: int, units: list[int], cv: tuple[int, int, int]) -> bool:
    """Is there an enemy among these units that a template attacks? X in its colour: no attack."""
    return any(s.side_of_unit(unit) != side and cv[s.counter(unit).kind] != X for unit in units)
