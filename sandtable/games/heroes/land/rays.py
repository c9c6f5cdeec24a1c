"""Lines of sight over squares (HOS-8.42–8.48, 13.23–13.26).

A ``Ray`` is the effect of terrain, walls and openings on a line; it is cached with the terrain.
``look`` adds what moves: units, wrecks and smoke.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes.land.elements import LINE, NOTHING, WALL
from sandtable.games.heroes.land.field import Corner, Line
from sandtable.games.heroes.land.ground import SMOKE
from sandtable.kernel.native import i64, mypyc_attr

if TYPE_CHECKING:
    from sandtable.games.heroes.land.terrain import Terrain
    from sandtable.games.heroes.state import HeroesState

#: The penalty of a blocked line.
BLOCKED: Final = -1
#: More than any obscuring penalty.
CLOSED: Final = 99

#: What permanently blocks a line, for display.
BY_NOTHING: Final = ""
BY_WALL: Final = "wall"
BY_OPENING: Final = "opening"
BY_TERRAIN: Final = "terrain"
BY_CORNER: Final = "corner"


#: A corner point on the line (HOS-8.44, 8.46): squares on the left and on the right that something
#: may occupy; the permanent obstacles on the left and on the right (0, a penalty, or CLOSED); is
#: the viewer directly at the obstacle, so that it obscures nothing (HOS-8.47)?
Contact = tuple[tuple[int, ...], tuple[int, ...], int, int, bool]


@mypyc_attr(acyclic=True)
class Ray:
    """A line from a viewer to a target."""

    def __init__(self) -> None:
        self.blocked = False
        #: What blocks it, and at which edge or square (-1 for a corner).
        self.obstacle = BY_NOTHING
        self.where = -1
        #: The penalty of terrain and edges.
        self.penalty = 0
        #: The squares of viewer and target, where only smoke counts (HOS-8.11, HH-13).
        self.own: tuple[int, ...] = ()
        #: The squares crossed: the others, and those.
        self.squares: tuple[int, ...] = ()
        self.ends: tuple[int, ...] = ()
        #: Stretches along edges: the squares on the left and right.
        self.runs: tuple[tuple[int, int], ...] = ()
        self.contacts: tuple[Contact, ...] = ()
        #: The openings it crosses, and the edges that obscure it.
        self.openings: tuple[int, ...] = ()
        self.obscuring_edges: tuple[int, ...] = ()
        #: The squares around a target Interspace, which do not obscure (HOS-8.48).
        self.around: tuple[int, ...] = ()
        #: Buildings in which it begins or ends.
        self.within: tuple[int, ...] = ()


#: Blocked lines, by what blocks them; nothing else about them matters.
_blocked: dict[tuple[str, int], Ray] = {}


def blocked(obstacle: str, where: int) -> Ray:
    """A permanently blocked line."""
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
    """The effect of terrain on a line. Without targets, it ends on an Interspace."""
    field = terrain.field
    line = field.trace(origin[0], origin[1], aim[0], aim[1])
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
    ray.within = within(terrain, squares, origin) + within(terrain, targets, aim)
    ends: list[int] = []
    between: list[int] = []
    for place in crossed:
        if is_among(ray.own, place):
            ends.append(place)
            continue
        between.append(place)
        ground = terrain.ground[place]
        if ground.blocks and blocks(terrain, ray, place):
            return blocked(BY_TERRAIN, place)
        if ground.obscures and place not in ray.around:
            ray.penalty += ground.obscures
    ray.ends = tuple(ends)
    ray.squares = tuple(between)
    ray.runs = runs
    return ray if meet_corners(terrain, ray, corners, squares) else blocked(BY_CORNER, -1)


def is_among(places: tuple[int, ...], place: i64) -> bool:
    """Is a square one of a few others? Quicker than ``in``."""
    for other in places:
        number: i64 = other
        if number == place:
            return True
    return False


def within(terrain: Terrain, places: tuple[int, ...], point: tuple[int, int]) -> tuple[int, ...]:
    """The buildings in which a line begins or ends, at a point of a unit on some squares."""
    found: tuple[int, ...] = ()
    for place in places:
        building = terrain.field.building_of[place]
        if building >= 0 and holds(terrain, place, point):
            found += (building,)
    return found


def without_sides(terrain: Terrain, line: Line, targets: tuple[int, ...]) -> Line:
    """A line to a structure: the sides of its square belong to the target (AMB-68)."""
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
    """The edges without the sides of a building on these squares."""
    built = terrain.field.edges
    return tuple(
        edge for edge in edges if built[edge].building < 0 or not at_edge(terrain, targets, edge)
    )


def holds(terrain: Terrain, place: int, point: tuple[int, int]) -> bool:
    """Does a square contain a point (q-units), including its sides?"""
    x, y = terrain.field.centres[place]
    return abs(point[0] - x) <= 2 and abs(point[1] - y) <= 2


def blocks(terrain: Terrain, ray: Ray, place: int) -> bool:
    """A building does not block lines with an end inside it, though its walls may (HOS-13.24)."""
    if not terrain.ground[place].blocks:
        return False
    building = terrain.ground[place].sheltered
    return building < 0 or building not in ray.within


def cross_edges(
    terrain: Terrain, ray: Ray, edges: tuple[int, ...], squares: tuple[int, ...]
) -> Ray | None:
    """Add the edges that the line crosses (HOS-8.46, 13.25); a blocked ray if one blocks it."""
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
    """The same for edges that the line runs along."""
    for index in edges:
        if edge_strength(terrain, index, False) == CLOSED:
            return blocked(BY_WALL, index)
    return None


def at_edge(terrain: Terrain, squares: tuple[int, ...], edge: int) -> bool:
    """Is the edge a side of one of the viewer's squares (HOS-8.47)?"""
    return any(terrain.field.has_side(place, edge) for place in squares)


def edge_strength(terrain: Terrain, index: int, at_end: bool) -> int:
    """The effect of an edge on a line: CLOSED, or the obscuring penalty.

    At its ends an opening counts as wall (HOS-13.26).
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
    """Add the corner points that have, or may get, something on both sides.

    Returns False if one is permanently closed.
    """
    contacts: list[Contact] = []
    for on_left, on_right, left_edges, right_edges in corners:
        left, right = others(on_left, ray.own), others(on_right, ray.own)
        left_now = side_strength(terrain, ray, left, left_edges)
        right_now = side_strength(terrain, ray, right, right_edges)
        if left_now == CLOSED and right_now == CLOSED:
            return False
        if (left or left_now) and (right or right_now):
            ignored = at_low_edge(terrain, left_edges, squares) or at_low_edge(
                terrain, right_edges, squares
            )
            contacts.append((left, right, left_now, right_now, ignored))
    ray.contacts = tuple(contacts)
    return True


def others(places: tuple[int, ...], own: tuple[int, ...]) -> tuple[int, ...]:
    """The squares that are not among some own ones."""
    for place in places:
        if is_among(own, place):
            return tuple([other for other in places if not is_among(own, other)])
    return places


def at_low_edge(terrain: Terrain, edges: tuple[int, ...], squares: tuple[int, ...]) -> bool:
    """Is one of these edges a line element with an effect, at one of the viewer's squares?"""
    for edge in edges:
        if (
            terrain.sides[edge] == LINE
            and edge_strength(terrain, edge, True)
            and at_edge(terrain, squares, edge)
        ):
            return True
    return False


def side_strength(
    terrain: Terrain, ray: Ray, places: tuple[int, ...], edges: tuple[int, ...]
) -> int:
    """The obstacle on one side of a corner; squares count only if they block (HOS-8.44)."""
    for place in places:
        if blocks(terrain, ray, place):
            return CLOSED
    most = 0
    for edge in edges:
        most = max(most, edge_strength(terrain, edge, True))
    return most


def look(state: HeroesState, ray: Ray, infantry: bool) -> int:
    """The current penalty of a line, or BLOCKED. ``infantry``: does infantry block it?"""
    if ray.blocked:
        return BLOCKED
    penalty = ray.penalty
    vehicle_on, infantry_on, wreck_on = state.vehicle_on, state.infantry_on, state.wreck_on
    for place in ray.squares:
        if vehicle_on[place] >= 0:
            return BLOCKED
        if infantry and infantry_on[place] >= 0 and not state.hidden(infantry_on[place]):
            return BLOCKED
        if wreck_on[place] >= 0 or state.smoke[place]:
            more = added_penalty(state, ray, place)
            if more == CLOSED:
                return BLOCKED
            penalty += more
    for place in ray.ends:
        if state.smoke[place]:
            penalty += SMOKE
    for left, right in ray.runs:
        amount = min(strength(state, ray, left, infantry), strength(state, ray, right, infantry))
        if amount == CLOSED:
            return BLOCKED
        penalty += amount
    for on_left, on_right, left_now, right_now, ignored in ray.contacts:
        if left_now != CLOSED and one_stops(state, on_left, infantry):
            left_now = CLOSED
        if left_now == 0:
            continue
        if right_now != CLOSED and one_stops(state, on_right, infantry):
            right_now = CLOSED
        amount = min(left_now, right_now)
        if amount == CLOSED:
            return BLOCKED
        if not ignored:
            penalty += amount
    return penalty


def one_stops(state: HeroesState, places: tuple[int, ...], infantry: bool) -> bool:
    """Does something that moves block sight on one of these squares?"""
    return any(stops(state, place, infantry) for place in places)


def stops(state: HeroesState, place: int, infantry: bool) -> bool:
    """Does something that moves block sight on a square (HOS-8.13, 8.14, 8.19)?"""
    if state.vehicle_on[place] >= 0:
        return True
    if infantry and state.infantry_on[place] >= 0 and not state.hidden(state.infantry_on[place]):
        return True
    index = state.wreck_on[place]
    if index < 0:
        return False
    wreck = state.wrecks[index]
    return wreck is not None and state.battle.field.kinds[wreck.kind].blocks


def added_penalty(state: HeroesState, ray: Ray, place: int) -> int:
    """The additional penalty of a wreck or smoke on a square: the highest counts (HOS-11.18)."""
    if stops(state, place, False):
        return CLOSED
    index = state.wreck_on[place]
    wreck = state.wrecks[index] if index >= 0 else None
    amount = 0
    terrain = 0
    if place not in ray.around:
        terrain = state.terrain.ground[place].obscures
        amount = terrain if wreck is None else state.battle.field.kinds[wreck.kind].obscures
    if state.smoke[place]:
        amount = max(amount, SMOKE)
    return max(amount - terrain, 0)


def strength(state: HeroesState, ray: Ray, place: int, infantry: bool) -> int:
    """The obstacle on a square beside a line that runs along its side (HOS-8.45)."""
    if place in ray.own:
        return SMOKE if state.smoke[place] else 0
    if blocks(state.terrain, ray, place) or stops(state, place, infantry):
        return CLOSED
    terrain = 0 if place in ray.around else state.terrain.ground[place].obscures
    return terrain + added_penalty(state, ray, place)
