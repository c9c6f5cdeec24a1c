"""Lines of sight over squares (HOS-8.42–8.48, 13.23–13.26).

A ``Ray`` is what terrain, walls and openings do to a line; it is kept with the terrain. ``look``
adds what moves: units, wrecks and smoke.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes.land.field import LINE, NOTHING, WALL, Corner, Line
from sandtable.games.heroes.land.ground import SMOKE
from sandtable.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from sandtable.games.heroes.land.terrain import Terrain
    from sandtable.games.heroes.state import HeroesState

#: A line that cannot be seen along.
BLOCKED: Final = -1
#: More than any number that obscures.
CLOSED: Final = 99

#: What blocks a line for good, for the screen.
BY_NOTHING: Final = ""
BY_WALL: Final = "wall"
BY_OPENING: Final = "opening"
BY_TERRAIN: Final = "terrain"
BY_CORNER: Final = "corner"


#: A corner point on the line (HOS-8.44, 8.46): squares on the left and on the right where something
#: may come to stand; what stands on the left and on the right for good (0, a number that obscures,
#: or CLOSED); is the looker directly at the obstacle, so that it obscures nothing (HOS-8.47)?
Contact = tuple[tuple[int, ...], tuple[int, ...], int, int, bool]


@mypyc_attr(acyclic=True)
class Ray:
    """A line from a looker to a target."""

    def __init__(self) -> None:
        self.blocked = False
        #: What blocks it, and the edge or square that does (-1 for a corner).
        self.obstacle = BY_NOTHING
        self.where = -1
        #: What terrain and edges take from a shot.
        self.penalty = 0
        #: The squares of looker and target. Only smoke counts there (HOS-8.11, HH-13).
        self.own: tuple[int, ...] = ()
        #: Squares crossed: without those, and those.
        self.squares: tuple[int, ...] = ()
        self.ends: tuple[int, ...] = ()
        #: Stretches along edges: the squares left and right.
        self.runs: tuple[tuple[int, int], ...] = ()
        self.contacts: tuple[Contact, ...] = ()
        #: Openings that it crosses, and edges that obscure it.
        self.openings: tuple[int, ...] = ()
        self.obscuring_edges: tuple[int, ...] = ()
        #: The squares around a target Interspace: they do not obscure (HOS-8.48).
        self.around: tuple[int, ...] = ()
        #: Buildings in which it begins or ends.
        self.within: tuple[int, ...] = ()


#: Lines that are blocked, by what blocks them: nobody asks for more of one.
_blocked: dict[tuple[str, int], Ray] = {}


def blocked(obstacle: str, where: int) -> Ray:
    """A line that this blocks for good."""
    ray = _blocked.get((obstacle, where))
    if ray is None:
        ray = Ray()
        ray.blocked = True
        ray.obstacle = obstacle
        ray.where = where
        _blocked[obstacle, where] = ray
    return ray


def resolve(
    terrain: Terrain,
    origin: tuple[int, int],
    squares: tuple[int, ...],
    aim: tuple[int, int],
    targets: tuple[int, ...],
    structure: bool,
) -> Ray:
    """What terrain does to a line. Without targets it ends on an Interspace."""
    field = terrain.field
    line = field.line(origin[0], origin[1], aim[0], aim[1])
    if structure:
        line = without_sides(terrain, line, targets)
    crossed, edges, corners, runs, run_edges = line
    ray = Ray()
    ray.own = squares + targets
    wall = cross_edges(terrain, ray, edges, squares) or run_in_edges(terrain, run_edges)
    if wall is not None:
        return wall
    if not targets:
        around = field.all_around(aim[0] // 2, aim[1] // 2)
        ray.around = tuple([place for place in around if place >= 0])
    at_ends = [place for place in squares if holds(terrain, place, origin)]
    at_ends += [place for place in targets if holds(terrain, place, aim)]
    ray.within = tuple([field.building_of[place] for place in at_ends])
    ray.ends = tuple([place for place in crossed if place in ray.own])
    ray.squares = tuple([place for place in crossed if place not in ray.own])
    for place in ray.squares:
        if blocks(terrain, ray, place):
            return blocked(BY_TERRAIN, place)
        if place not in ray.around:
            ray.penalty += terrain.ground[place].obscures
    ray.runs = runs
    return ray if meet_corners(terrain, ray, corners, squares) else blocked(BY_CORNER, -1)


def without_sides(terrain: Terrain, line: Line, targets: tuple[int, ...]) -> Line:
    """A line at a structure: the sides of its square are the target itself (AMB-68)."""
    crossed, edges, corners, runs, run_edges = line
    open_corners = [
        (
            left,
            right,
            other_edges(terrain, left_edges, targets),
            other_edges(terrain, right_edges, targets),
        )
        for left, right, left_edges, right_edges in corners
    ]
    edges = other_edges(terrain, edges, targets)
    return crossed, edges, tuple(open_corners), runs, other_edges(terrain, run_edges, targets)


def other_edges(
    terrain: Terrain, edges: tuple[int, ...], targets: tuple[int, ...]
) -> tuple[int, ...]:
    """Without the sides that a building has on these squares."""
    built = terrain.field.edges
    return tuple(
        edge for edge in edges if built[edge].building < 0 or not at_edge(terrain, targets, edge)
    )


def holds(terrain: Terrain, place: int, point: tuple[int, int]) -> bool:
    """Does a square hold a point (q-units), its sides included?"""
    x, y = terrain.field.centres[place]
    return abs(point[0] - x) <= 2 and abs(point[1] - y) <= 2


def blocks(terrain: Terrain, ray: Ray, place: int) -> bool:
    """HOS-13.24: a building does not block lines with an end inside; its walls may."""
    if not terrain.ground[place].blocks:
        return False
    building = terrain.ground[place].sheltered
    return building < 0 or building not in ray.within


def cross_edges(
    terrain: Terrain, ray: Ray, edges: tuple[int, ...], squares: tuple[int, ...]
) -> Ray | None:
    """Edges that the line crosses (HOS-8.46, 13.25); what is left of it if one blocks it."""
    field = terrain.field
    openings: list[int] = []
    obscuring: list[int] = []
    for index in edges:
        now = terrain.sides[index]
        edge = field.edges[index]
        if now == NOTHING:
            continue
        if now == LINE:
            kind = field.lines[edge.line].kind
            if kind.blocks:
                return blocked(BY_WALL, index)
            if kind.obscures and not at_edge(terrain, squares, index):
                ray.penalty += kind.obscures
                obscuring.append(index)
        elif now == WALL:
            return blocked(BY_WALL, index)
        else:
            openings.append(index)
            near = edge.inside in ray.own or edge.outside in ray.own
            if edge.outer and not near:
                return blocked(BY_OPENING, index)
    ray.openings = tuple(openings)
    ray.obscuring_edges = tuple(obscuring)
    return None


def run_in_edges(terrain: Terrain, edges: tuple[int, ...]) -> Ray | None:
    """The same for edges that the line runs in."""
    for index in edges:
        if edge_strength(terrain, index, False) == CLOSED:
            return blocked(BY_WALL, index)
    return None


def at_edge(terrain: Terrain, squares: tuple[int, ...], edge: int) -> bool:
    """HOS-8.47: is the edge a side of one of the looker's squares?"""
    return any(terrain.field.has_side(place, edge) for place in squares)


def edge_strength(terrain: Terrain, index: int, at_end: bool) -> int:
    """What an edge does to a line: CLOSED, or how much it obscures.

    At its ends an opening is wall (HOS-13.26).
    """
    now = terrain.sides[index]
    if now == NOTHING:
        return 0
    if now == LINE:
        kind = terrain.field.lines[terrain.field.edges[index].line].kind
        return CLOSED if kind.blocks else kind.obscures
    return CLOSED if now == WALL or at_end else 0


def meet_corners(
    terrain: Terrain, ray: Ray, corners: tuple[Corner, ...], squares: tuple[int, ...]
) -> bool:
    """Corner points on the way: kept where something is, or may come to be, on both sides.

    False if one is closed for good.
    """
    contacts: list[Contact] = []
    for on_left, on_right, left_edges, right_edges in corners:
        left = tuple([place for place in on_left if place not in ray.own])
        right = tuple([place for place in on_right if place not in ray.own])
        left_now = side_strength(terrain, ray, left, left_edges)
        right_now = side_strength(terrain, ray, right, right_edges)
        if left_now == CLOSED and right_now == CLOSED:
            return False
        if (left or left_now) and (right or right_now):
            ignored = any(
                terrain.sides[edge] == LINE and at_edge(terrain, squares, edge)
                for edge in left_edges + right_edges
                if edge_strength(terrain, edge, True)
            )
            contacts.append((left, right, left_now, right_now, ignored))
    ray.contacts = tuple(contacts)
    return True


def side_strength(
    terrain: Terrain, ray: Ray, places: tuple[int, ...], edges: tuple[int, ...]
) -> int:
    """What stands on one side of a corner: squares count only if they block (HOS-8.44)."""
    if any(blocks(terrain, ray, place) for place in places):
        return CLOSED
    return max([edge_strength(terrain, edge, True) for edge in edges], default=0)


def look(s: HeroesState, ray: Ray, infantry: bool) -> int:
    """The penalty of a line as things stand, or BLOCKED. ``infantry``: does infantry block it?"""
    if ray.blocked:
        return BLOCKED
    penalty = ray.penalty
    vehicle_on, infantry_on, wreck_on = s.vehicle_on, s.infantry_on, s.wreck_on
    for place in ray.squares:
        if vehicle_on[place] >= 0:
            return BLOCKED
        if infantry and infantry_on[place] >= 0 and not s.hidden(infantry_on[place]):
            return BLOCKED
        if wreck_on[place] >= 0 or s.smoke[place]:
            more = litter(s, ray, place)
            if more == CLOSED:
                return BLOCKED
            penalty += more
    for place in ray.ends:
        if s.smoke[place]:
            penalty += SMOKE
    for left, right in ray.runs:
        amount = min(strength(s, ray, left, infantry), strength(s, ray, right, infantry))
        if amount == CLOSED:
            return BLOCKED
        penalty += amount
    for on_left, on_right, left_now, right_now, ignored in ray.contacts:
        if left_now != CLOSED and any(stops(s, place, infantry) for place in on_left):
            left_now = CLOSED
        if left_now == 0:
            continue
        if right_now != CLOSED and any(stops(s, place, infantry) for place in on_right):
            right_now = CLOSED
        amount = min(left_now, right_now)
        if amount == CLOSED:
            return BLOCKED
        if not ignored:
            penalty += amount
    return penalty


def stops(s: HeroesState, place: int, infantry: bool) -> bool:
    """Does something that moves block sight on a square (HOS-8.13, 8.14, 8.19)?"""
    if s.vehicle_on[place] >= 0:
        return True
    if infantry and s.infantry_on[place] >= 0 and not s.hidden(s.infantry_on[place]):
        return True
    index = s.wreck_on[place]
    if index < 0:
        return False
    wreck = s.wrecks[index]
    return wreck is not None and s.battle.field.kinds[wreck.kind].blocks


def litter(s: HeroesState, ray: Ray, place: int) -> int:
    """What a wreck and smoke add to the terrain of a square: the strongest counts (HOS-11.18)."""
    if stops(s, place, False):
        return CLOSED
    index = s.wreck_on[place]
    wreck = s.wrecks[index] if index >= 0 else None
    amount = 0
    terrain = 0
    if place not in ray.around:
        terrain = s.terrain.ground[place].obscures
        amount = terrain if wreck is None else s.battle.field.kinds[wreck.kind].obscures
    if s.smoke[place]:
        amount = max(amount, SMOKE)
    return max(amount - terrain, 0)


def strength(s: HeroesState, ray: Ray, place: int, infantry: bool) -> int:
    """What is on a square beside a line that runs along its side (HOS-8.45)."""
    if place in ray.own:
        return SMOKE if s.smoke[place] else 0
    if blocks(s.terrain, ray, place) or stops(s, place, infantry):
        return CLOSED
    terrain = 0 if place in ray.around else s.terrain.ground[place].obscures
    return terrain + litter(s, ray, place)
