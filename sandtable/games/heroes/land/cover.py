"""The defensive bonus of terrain against an attack (HOS-11.4, 11.5, 13.5, 13.18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.heroes.land import ground

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState


def building_of(s: HeroesState, place: int) -> int:
    """The building that a square belongs to, fallen parts included (HOS-13.23); -1 for none."""
    return s.battle.field.building_of[place]


def bonus(s: HeroesState, unit: int) -> int:
    """What the ground adds to a unit's DV, or to its total in an assault (HOS-11.5, 17.57)."""
    return ground.bonus_of(s, unit)


def without_building(s: HeroesState, unit: int) -> int:
    """The bonus where a building gives none: a wreck inside it still covers."""
    place = s.places_of(unit)[0]
    wreck = ground.wreck_kind(s, place)
    return 0 if wreck is None else wreck.defence[s.counter(unit).kind]


def against_line(s: HeroesState, unit: int, ox: int, oy: int, ax: int, ay: int) -> int:
    """The bonus of a unit against fire along a line (q-units).

    In a building there is none if the firer is inside it too (AMB-70). Where its parts differ the
    bonus is that of the part through which the line comes in, of several the lowest (AMB-71).
    """
    field = s.battle.field
    building = building_of(s, s.places_of(unit)[0])
    most = bonus(s, unit)
    if building < 0 or most == 0:
        return most
    parts: list[int] = []
    inside = False
    crossed, _edges, _corners, _runs, _run_edges = field.line(ox, oy, ax, ay)
    for i, place in enumerate(crossed):
        if field.building_of[place] != building:
            inside = False
            continue
        if i == 0:
            return without_building(s, unit)
        if not inside:
            parts.append(field.part_of[place])
        inside = True
    if not parts:
        return most
    kind = s.counter(unit).kind
    return max(
        without_building(s, unit),
        min([s.terrain.ground[field.parts[part].places[0]].bonus[kind] for part in parts]),
    )
