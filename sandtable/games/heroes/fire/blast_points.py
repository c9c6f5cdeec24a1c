"""The Interspaces on which a blast attacks something: only those are worth naming."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.board.squares import SCATTER
from sandtable.games.heroes.fire import affected
from sandtable.games.heroes.land import areas
from sandtable.games.heroes.pack.catalogue import Profile
from sandtable.games.heroes.pack.counters import X
from sandtable.games.heroes.status import ON_FIELD

if TYPE_CHECKING:
    from sandtable.games.heroes.land.terrain import Terrain
    from sandtable.games.heroes.state import HeroesState

#: A point, in h-units.
Point = tuple[int, int]


def worthwhile(s: HeroesState, side: int, target: int, profile: Profile) -> set[Point]:
    """Where a blast of a side attacks an enemy or a structure; with a target: where that unit."""
    found: set[Point] = set()
    for unit in [target] if target >= 0 else s.battle.roster[1 - side]:
        for place in exposed(s, unit, profile.cv):
            found.update(areas.blasts_on(s, place))
    if target < 0 and profile.destruction:
        found.update(breaking(s))
    return found


def exposed(s: HeroesState, unit: int, cv: tuple[int, int, int]) -> list[int]:
    """The squares on which a blast attacks a unit: not hidden, not in an intact building, and with
    a value for its kind, which X is not (HOS-16.37, 16.39)."""
    if s.standing[unit] != ON_FIELD or cv[s.counter(unit).kind] == X or s.hidden(unit):
        return []
    return [place for place in s.places_of(unit) if not affected.intact(s, place)]


def breaking(s: HeroesState) -> frozenset[Point]:
    """Where a structure that can be destroyed lies partly under a blast (HOS-16.81)."""
    if s.terrain.breaking is None:
        s.terrain.breaking = breaking_terrain(s.terrain)
    found = s.terrain.breaking
    field = s.battle.field
    for wreck in s.wrecks:
        if wreck is not None and field.kinds[wreck.kind].structure:
            for place in wreck.places:
                found = found.union(areas.points_over(field, place))
    return found


def breaking_terrain(terrain: Terrain) -> frozenset[Point]:
    """The same for building parts and lines of wire alone."""
    field = terrain.field
    found: set[Point] = set()
    for part in field.parts:
        if part.kind.structure and terrain.intact(part.index):
            for place in part.places:
                found.update(areas.points_over(field, place))
    for line in field.lines:
        if line.kind.structure and line.index not in terrain.removed:
            found.update([point for point in field.points if areas.line_under(field, line, *point)])
    return frozenset(found)


def scattered(points: set[Point], distance: int) -> set[Point]:
    """Points from which a shot can come to lie on one of these, with or without scatter."""
    found = set(points)
    for x, y in points:
        for dx, dy in SCATTER:
            for length in range(1, distance + 1):
                found.add((x - 2 * dx * length, y - 2 * dy * length))
    return found
