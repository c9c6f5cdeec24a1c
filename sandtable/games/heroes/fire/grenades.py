"""Where a grenade may be thrown, and counting Interspaces (HOS-25.13–25.20, 25.34–25.42)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes.fire import affected
from sandtable.games.heroes.land import areas, sight

if TYPE_CHECKING:
    from sandtable.games.heroes.land.field import Field
    from sandtable.games.heroes.land.terrain import Terrain
    from sandtable.games.heroes.state import HeroesState

#: As far from its square as the openings through which a grenade can leave, and further (q-units).
BESIDE: Final = 16


def corners(field: Field, place: int) -> tuple[tuple[int, int], ...]:
    """The corner points of a square, which are 1 Interspace away (HOS-25.42)."""
    hx, hy = field.places[place]
    return ((hx, hy), (hx + 2, hy), (hx, hy + 2), (hx + 2, hy + 2))


def distance(state: HeroesState, unit: int, hx: int, hy: int) -> int:
    """The distance from a unit to a point; the shortest if it has several squares (HOS-25.35)."""
    return min(
        [areas.interspaces(state.battle.field, place, hx, hy) for place in state.places_of(unit)]
    )


def points_in_reach(state: HeroesState, unit: int, reach: int) -> tuple[int, ...]:
    """The indices of the Interspaces that a unit's grenade reaches."""
    places = state.places_of(unit)
    if len(places) == 1:
        return from_square(state, places[0], reach)
    found = {point for place in places for point in from_square(state, place, reach)}
    return tuple(sorted(found))


def from_square(state: HeroesState, place: int, reach: int) -> tuple[int, ...]:
    """The same from one square; depends only on the terrain and is cached there."""
    return thrown_from(state.terrain, place, reach)


def thrown_from(terrain: Terrain, place: int, reach: int) -> tuple[int, ...]:
    """The same, where it is not that of the terrain before."""
    found = terrain.throws.get((place, reach))
    if found is None:
        before, (x, y) = terrain.before, terrain.field.centres[place]
        if before is not None and terrain.is_as_before_around(x, y, 4 * reach + BESIDE):
            found = thrown_from(before, place, reach)
        else:
            found = _thrown_from(terrain, place, reach)
        terrain.throws[place, reach] = found
    return found


def _thrown_from(terrain: Terrain, place: int, reach: int) -> tuple[int, ...]:
    field = terrain.field
    found: set[int] = set()
    for firsts, room in _first_points(terrain, place):
        for hx, hy in _around(firsts, 2 * (reach - 1)):
            point = field.point_at.get((hx, hy), -1)
            if point < 0:
                continue
            if room >= 0:
                if field.room_at(hx, hy) == room:
                    found.add(point)
            elif not affected.inside(terrain, hx, hy):
                found.add(point)
    return tuple(sorted(found))


def _around(firsts: tuple[tuple[int, int], ...], far: int) -> set[tuple[int, int]]:
    """All points within ``far`` half squares of one of these."""
    return {
        (x + dx, y + dy)
        for x, y in firsts
        for dx in range(-far, far + 1)
        for dy in range(-far, far + 1)
    }


def _first_points(terrain: Terrain, place: int) -> list[tuple[tuple[tuple[int, int], ...], int]]:
    """The points at distance 1, with the room that the throw stays in (-1: outdoors).

    Outdoors a grenade flies over everything except walls (AMB-132). In a building it stays in the
    thrower's room (HOS-25.37), or leaves through an opening beside the square (HOS-25.38).
    """
    field = terrain.field
    if terrain.stands_in(place) < 0:
        return [(corners(field, place), -1)]
    ways: list[tuple[tuple[tuple[int, int], ...], int]] = [
        (corners(field, place), field.room_of[place])
    ]
    for edge in terrain.openings_at(place):
        if affected.room_beyond(terrain, place, edge) < 0:
            ways.append((field.edges[edge].firsts, -1))
    return ways


def rooms_in_reach(state: HeroesState, unit: int) -> list[int]:
    """The openings beside a unit that lead to a room other than its own (HOS-25.36).

    A breach in a wall that ends inside a room has the same room on both sides.
    """
    place = state.at[unit]
    if place < 0:
        return []
    own = affected.own_room(state, unit)
    found: list[int] = []
    for edge in state.terrain.openings_at(place):
        room = affected.room_behind(state, place, edge)
        if room >= 0 and room != own:
            found.append(edge)
    return found


def near_enemies(state: HeroesState, unit: int, reach: int) -> bool:
    """Is there any enemy that a grenade could reach? It covers two squares around a point."""
    for enemy in state.on_field(1 - state.side_of_unit(unit)):
        if sight.distance(state, unit, enemy) <= reach + 2:
            return True
    return False


def words(state: HeroesState, unit: int, reach: int, profile: str, target: int = -1) -> list[str]:
    """The targets of a grenade that harm something: ``point:5-4`` or ``side:14-6-14-8``.

    With a target, those that cannot cover it may be left out.
    """
    side = state.side_of_unit(unit)
    field = state.battle.field
    grenade = state.battle.pack.profiles[profile]
    found: list[str] = []
    if target < 0 or sight.distance(state, unit, target) <= reach + 2:
        near = near_enemies(state, unit, reach)
        breaking = affected.breaking(state) if grenade.destruction else frozenset()
        harmful = affected.harmful(state, unit, grenade.cv) if near else set()
        for point in points_in_reach(state, unit, reach) if harmful or breaking else ():
            if field.points[point] in harmful or field.points[point] in breaking:
                found.append(field.point_words[point])
    for edge in rooms_in_reach(state, unit):
        room = affected.room_behind(state, state.at[unit], edge)
        seen = [other for other in affected.in_room(state, room) if not state.hidden(other)]
        if grenade.destruction or affected.harms_enemy(state, side, seen, grenade.cv):
            found.append(f"side:{field.edges[edge].name}")
    return found
