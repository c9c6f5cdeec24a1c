"""Where a grenade may be thrown, and how Interspaces are counted (HOS-25.13–25.20, 25.34–25.42)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.heroes.fire import affected, blast_points
from sandtable.games.heroes.land import areas, sight

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState


def corners(s: HeroesState, place: int) -> tuple[tuple[int, int], ...]:
    """The corner points of a square: they are 1 Interspace away (HOS-25.42)."""
    hx, hy = s.battle.field.places[place]
    return ((hx, hy), (hx + 2, hy), (hx, hy + 2), (hx + 2, hy + 2))


def distance(s: HeroesState, unit: int, hx: int, hy: int) -> int:
    """From a unit to a point, from several squares the smallest (HOS-25.35)."""
    return min([areas.interspaces(s.battle.field, place, hx, hy) for place in s.places_of(unit)])


def points_in_reach(s: HeroesState, unit: int, reach: int) -> tuple[int, ...]:
    """The Interspaces that a grenade of a unit reaches, by their numbers."""
    places = s.places_of(unit)
    if len(places) == 1:
        return from_square(s, places[0], reach)
    found = {point for place in places for point in from_square(s, place, reach)}
    return tuple(sorted(found))


def from_square(s: HeroesState, place: int, reach: int) -> tuple[int, ...]:
    """The same from one square; it follows from the terrain and is kept with it."""
    kept = s.terrain.throws
    if (place, reach) not in kept:
        field = s.battle.field
        found: set[int] = set()
        for firsts, room in _ways_out(s, place):
            for hx, hy in _around(firsts, 2 * (reach - 1)):
                point = field.point_at.get((hx, hy), -1)
                if point < 0:
                    continue
                if room >= 0:
                    if field.room_at(hx, hy) == room:
                        found.add(point)
                elif not affected.inside_building(s, hx, hy):
                    found.add(point)
        kept[place, reach] = tuple(sorted(found))
    return kept[place, reach]


def _around(firsts: tuple[tuple[int, int], ...], far: int) -> set[tuple[int, int]]:
    """All points within so many half squares of one of these."""
    return {
        (x + dx, y + dy)
        for x, y in firsts
        for dx in range(-far, far + 1)
        for dy in range(-far, far + 1)
    }


def _ways_out(s: HeroesState, place: int) -> list[tuple[tuple[tuple[int, int], ...], int]]:
    """The points that count first, with the room that the throw stays in (-1: outside).

    From the open a grenade flies over everything but walls (AMB-132). In a building it stays in the
    thrower's room (HOS-25.37), or leaves by an opening that borders his square (HOS-25.38).
    """
    field = s.battle.field
    if not affected.intact(s, place):
        return [(corners(s, place), -1)]
    ways: list[tuple[tuple[tuple[int, int], ...], int]] = [
        (corners(s, place), field.room_of[place])
    ]
    for edge in s.terrain.openings_at(place):
        if affected.room_behind(s, place, edge) < 0:
            ways.append((field.edges[edge].firsts, -1))
    return ways


def rooms_in_reach(s: HeroesState, unit: int) -> list[int]:
    """The openings beside a unit with a room behind them that is not its own (HOS-25.36).

    A breach in a wall that ends inside a room has this room on both sides.
    """
    place = s.at[unit]
    if place < 0:
        return []
    own = affected.own_room(s, unit)
    found: list[int] = []
    for edge in s.terrain.openings_at(place):
        room = affected.room_behind(s, place, edge)
        if room >= 0 and room != own:
            found.append(edge)
    return found


def near_enemies(s: HeroesState, unit: int, reach: int) -> bool:
    """Is there an enemy that a grenade could reach at all? It covers two squares around a point."""
    enemies = s.on_field(1 - s.side_of_unit(unit))
    return any(sight.distance(s, unit, enemy) <= reach + 2 for enemy in enemies)


def words(s: HeroesState, unit: int, reach: int, profile: str) -> list[str]:
    """The targets of a grenade, ``point:5-4`` or ``side:14-6-14-8``, where it harms something."""
    side = s.side_of_unit(unit)
    field = s.battle.field
    grenade = s.battle.pack.profiles[profile]
    found: list[str] = []
    near = near_enemies(s, unit, reach)
    breaking = blast_points.breaking(s) if grenade.destruction else frozenset()
    for point in points_in_reach(s, unit, reach) if near or breaking else ():
        hx, hy = field.points[point]
        if (hx, hy) in breaking or (
            near and affected.harms_enemy(s, side, affected.by_grenade(s, unit, hx, hy), grenade.cv)
        ):
            found.append(field.point_words[point])
    for edge in rooms_in_reach(s, unit):
        room = affected.room_behind(s, s.at[unit], edge)
        seen = [other for other in affected.in_room(s, room) if not s.hidden(other)]
        if grenade.destruction or affected.harms_enemy(s, side, seen, grenade.cv):
            found.append(f"side:{field.edges[edge].name}")
    return found
