"""The squares under templates, and distances in Interspaces (HOS-25.35, 25.42, 28.8–28.15).

Points are in h-units: a blast that has scattered need not be on an Interspace.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.board import squares
from sandtable.games.heroes.land.elements import WALL, LineElement
from sandtable.games.heroes.land.field import Field
from sandtable.games.heroes.land.rays import CLOSED, edge_strength

if TYPE_CHECKING:
    from sandtable.games.heroes.land.terrain import Terrain
    from sandtable.games.heroes.state import HeroesState

#: As far from its point as a blast can reach, and a little further (q-units).
NEAR: Final = 8


def under(field: Field, hx: int, hy: int) -> list[int]:
    """The places that overlap a blast on a point by more than a point or an edge (HOS-28.8)."""
    found: dict[int, None] = {}
    for y in range(hy - 2, hy + 2):
        for x in range(hx - 2, hx + 2):
            place = field.place_of_cell(x, y)
            if place >= 0:
                found[place] = None
    return list(found)


def blast(state: HeroesState, hx: int, hy: int) -> tuple[int, ...]:
    """The places under a blast that are not shielded by walls (HOS-28.11); none off the field."""
    return blast_on(state.terrain, hx, hy)


def blast_on(terrain: Terrain, hx: int, hy: int) -> tuple[int, ...]:
    """The same; cached with the terrain, where it is not that of the terrain before."""
    key = (hx, hy)
    found = terrain.blasts.get(key)
    if found is None:
        before = terrain.before
        if before is not None and terrain.is_as_before_around(2 * hx, 2 * hy, NEAR):
            found = blast_on(before, hx, hy)
        else:
            found = _blast(terrain, hx, hy)
        terrain.blasts[key] = found
    return found


def _blast(terrain: Terrain, hx: int, hy: int) -> tuple[int, ...]:
    field = terrain.field
    if not (0 <= hx <= 2 * field.width and 0 <= hy <= 2 * field.height):
        return ()
    near = under(field, hx, hy)
    return tuple([place for place in near if not shielded(terrain, hx, hy, place)])


def points_over(field: Field, place: int) -> list[tuple[int, int]]:
    """The Interspaces whose blast covers a square: less than two from its centre; cached."""
    if place not in field.points_over:
        hx, hy = field.places[place]
        near = [(hx + 1 + dx, hy + 1 + dy) for dx in range(-2, 3) for dy in range(-2, 3)]
        field.points_over[place] = [point for point in near if point in field.point_at]
    return field.points_over[place]


def blasts_on(state: HeroesState, place: int) -> tuple[tuple[int, int], ...]:
    """The Interspaces whose blast reaches a square without a wall in between."""
    return blasts_reaching(state.terrain, place)


def blasts_reaching(terrain: Terrain, place: int) -> tuple[tuple[int, int], ...]:
    """The same; cached with the terrain, where it is not that of the terrain before."""
    found = terrain.blasts_on.get(place)
    if found is None:
        before, (x, y) = terrain.before, terrain.field.centres[place]
        if before is not None and terrain.is_as_before_around(x, y, 2 * NEAR):
            found = blasts_reaching(before, place)
        else:
            over = points_over(terrain.field, place)
            found = tuple([(hx, hy) for hx, hy in over if place in blast_on(terrain, hx, hy)])
        terrain.blasts_on[place] = found
    return found


def line_under(field: Field, line: LineElement, hx: int, hy: int) -> bool:
    """Is a piece of a line element under a blast on a point?"""
    for number in line.edges:
        (x1, y1), (x2, y2) = field.edges[number].ends
        if abs((x1 + x2) // 2 - hx) < 2 and abs((y1 + y2) // 2 - hy) < 2:
            return True
    return False


def shielded(terrain: Terrain, hx: int, hy: int, place: int) -> bool:
    """Does the line from a point to the centre of a square cross a wall?

    A wall that only touches the point is at the end of the line, where contact never counts.
    """
    x, y = terrain.field.centres[place]
    _squares, edges, corners, _runs, _run_edges = terrain.field.line(2 * hx, 2 * hy, x, y)
    if any(terrain.sides[edge] == WALL for edge in edges):
        return True
    for _left, _right, left_edges, right_edges in corners:
        left = any(is_wall_end(terrain, edge) for edge in left_edges)
        if left and any(is_wall_end(terrain, edge) for edge in right_edges):
            return True
    return False


def is_wall_end(terrain: Terrain, edge: int) -> bool:
    """Does an edge count as wall at its ends, as every side of a building does (HOS-13.26)?"""
    in_building = terrain.field.edges[edge].building >= 0
    return in_building and edge_strength(terrain, edge, True) == CLOSED


def flame(field: Field, origin: int, dx: int, dy: int) -> dict[int, None]:
    """The places under a flame from a square to the one at offset (dx, dy) (HOS-28.15); cached.

    The template is on the grid of the origin; squares of other grids are covered if they overlap it
    by more than an edge or a point (HOS-28.1).
    """
    key = (origin, dx, dy)
    if key not in field.flames:
        field.flames[key] = _flame(field, origin, dx, dy)
    return field.flames[key]


def _flame(field: Field, origin: int, dx: int, dy: int) -> dict[int, None]:
    hx, hy = field.places[origin]
    found: dict[int, None] = {}
    for x, y in squares.flame(dx, dy):
        for cx in (hx + 2 * x, hx + 2 * x + 1):
            for cy in (hy + 2 * y, hy + 2 * y + 1):
                place = field.place_of_cell(cx, cy)
                if place >= 0 and place != origin:
                    found[place] = None
    return found


def interspaces(field: Field, place: int, hx: int, hy: int) -> int:
    """The distance from a square to an Interspace (HOS-25.35).

    Across grids, its corners are 1 away, each further point at most one square more (HOS-25.42).
    """
    x, y = field.places[place]
    if (hx - x) % 2 == 0 and (hy - y) % 2 == 0:
        return squares.corner_distance(x, y, hx, hy)
    away = min(max(abs(hx - cx), abs(hy - cy)) for cx in (x, x + 2) for cy in (y, y + 2))
    return 1 + (away + 1) // 2
