"""The defensive bonus of terrain against an attack (HOS-11.4, 11.5, 13.5, 13.18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.heroes.land import ground

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState


def building_of(state: HeroesState, place: int) -> int:
    """The building that a square belongs to, including fallen parts (HOS-13.23); -1 for none."""
    return state.battle.field.building_of[place]


def bonus(state: HeroesState, unit: int) -> int:
    """The terrain bonus to a unit's DV, or to its total in an assault (HOS-11.5, 17.57)."""
    return ground.bonus_of(state, unit)


def without_building(state: HeroesState, unit: int) -> int:
    """The terrain bonus without that of a building; a wreck inside it still counts."""
    place = state.places_of(unit)[0]
    wreck = ground.wreck_kind(state, place)
    return 0 if wreck is None else wreck.defence[state.counter(unit).kind]


def against_line(state: HeroesState, unit: int, ox: int, oy: int, ax: int, ay: int) -> int:
    """The terrain bonus of a unit against fire along a line (q-units).

    A building gives none if the firer is inside it too (AMB-70). If its parts differ, the bonus is
    that of the part where the line enters; the lowest if there are several (AMB-71).
    """
    field = state.battle.field
    building = building_of(state, state.places_of(unit)[0])
    most = bonus(state, unit)
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
            return without_building(state, unit)
        if not inside:
            parts.append(field.part_of[place])
        inside = True
    if not parts:
        return most
    kind = state.counter(unit).kind
    return max(
        without_building(state, unit),
        min([state.terrain.ground[field.parts[part].places[0]].bonus[kind] for part in parts]),
    )
