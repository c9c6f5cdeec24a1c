"""Lines of sight of units (HOS-8.4–8.22, 8.42–8.52, 20.7, 20.8).

A unit of two squares has five viewpoints, from which it sees and is seen: its two centres and the
points that divide the line between them into quarters (HOS-8.49). A carried unit sees from the
centre of either square of its vehicle.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.board import squares
from sandtable.games.heroes import names
from sandtable.games.heroes.land import areas, effects
from sandtable.games.heroes.land.elements import LINE, NOTHING, WALL
from sandtable.games.heroes.land.ground import SMOKE, wreck_kind
from sandtable.games.heroes.land.nearby import Point
from sandtable.games.heroes.land.open_lines import OpenLine
from sandtable.games.heroes.land.rays import (
    BLOCKED,
    BY_OPENING,
    BY_TERRAIN,
    Ray,
    is_among,
    look,
    stops,
)
from sandtable.games.heroes.pack.counters import HEAVY
from sandtable.games.heroes.status import ABOARD
from sandtable.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

#: An obstacle on a line, and its penalty or BLOCKED.
Obstacle = tuple[str, int]


@mypyc_attr(acyclic=True)
class SightLine:
    """A line along which a unit sees another unit or an Interspace."""

    def __init__(self, origin: Point, aim: Point, range: int, penalty: int, ray: Ray) -> None:
        self.ox = origin.x
        self.oy = origin.y
        self.ax = aim.x
        self.ay = aim.y
        #: The squares of the ends; an Interspace has none (-1).
        self.origin = origin.places[0]
        self.aim = aim.places[0] if aim.places else -1
        self.range = range
        self.penalty = penalty
        self.ray = ray
        #: The sides of the target that it hits: FRONT, SIDE, REAR, or two of them on a border.
        self.facings: tuple[int, ...] = (squares.SIDE,)


@mypyc_attr(acyclic=True)
class Sight:
    """How a unit sees another unit, a square or an Interspace, along the best line."""

    def __init__(self) -> None:
        self.blocked = True
        self.penalty = 0
        #: The range in squares; and the shortest of any line that is not blocked.
        self.range = 0
        self.closest = 0
        #: Is it hidden only by night or mist (HH-12)?
        self.too_far = False
        #: What blocks the shortest line: ``unit:…``, ``square:…``, ``side:…``, "" for a corner.
        self.blocked_by = ""
        self.line: SightLine | None = None
        self.obstacles: tuple[Obstacle, ...] = ()


def points_of(state: HeroesState, unit: int) -> list[Point]:
    """The viewpoints of a unit."""
    return state.battle.field.nearby.points(state.places_of(unit), state.status[unit] == ABOARD)


def spaced(state: HeroesState, own: tuple[int, ...], aimed: tuple[int, ...]) -> int:
    return state.battle.field.nearby.spaced(own, aimed)


def distance(state: HeroesState, one: int, other: int) -> int:
    """The range between the nearest squares of two units (HOS-16.88)."""
    return spaced(state, state.places_of(one), state.places_of(other))


def counted_from(state: HeroesState, looker: int, start: Point) -> tuple[int, ...]:
    """The squares from which the range is counted; aboard, the chosen one (HOS-20.24)."""
    return start.places if state.status[looker] == ABOARD else state.places_of(looker)


def infantry_blocks(state: HeroesState, looker: int, target: int) -> bool:
    """Does infantry block? Only between infantry (HOS-8.13), neither aboard (HOS-20.8, 8.10)."""
    return (
        state.is_infantry(looker)
        and state.is_infantry(target)
        and state.status[looker] != ABOARD
        and state.status[target] != ABOARD
    )


def open_lines(state: HeroesState, looker: int, target: int) -> tuple[OpenLine, ...]:
    """The lines between the viewpoints of two units that are not cut by walls."""
    return state.terrain.open.between(
        state.places_of(looker),
        state.status[looker] == ABOARD,
        state.places_of(target),
        state.status[target] == ABOARD,
    )


def rays_between(
    state: HeroesState, looker: int, target: int
) -> list[tuple[Point, Point, int, Ray]]:
    """All lines between the viewpoints of two units with their range, blocked or not."""
    own, others = state.places_of(looker), state.places_of(target)
    found: list[tuple[Point, Point, int, Ray]] = []
    aims = points_of(state, target)
    for start in points_of(state, looker):
        counted = counted_from(state, looker, start)
        for end in aims:
            ray = state.terrain.ray_between(own, start, others, end)
            found.append((start, end, spaced(state, counted, end.places), ray))
    return found


def lines_of_fire(
    state: HeroesState, firer: int, target: int, ignore_obstacles: bool = False
) -> list[SightLine]:
    """The unblocked lines that an attack can use (HOS-8.49)."""
    limit = effects.sight_limit(state)
    lines: list[SightLine] = []
    if ignore_obstacles:
        for start, end, range, ray in rays_between(state, firer, target):
            if not limit or range <= limit:
                lines.append(SightLine(start, end, range, 0, ray))
    else:
        infantry = infantry_blocks(state, firer, target)
        for line in open_lines(state, firer, target):
            if limit and line.range > limit:
                continue
            ray = line.ray(state.terrain)
            penalty = look(state, ray, infantry)
            if penalty != BLOCKED:
                lines.append(SightLine(line.start, line.end, line.range, penalty, ray))
    if state.counter(target).kind == HEAVY:
        heading = state.heading[target]
        for seen in lines:
            seen.facings = squares.facings(seen.ox - seen.ax, seen.oy - seen.ay, heading)
    return lines


def sees(state: HeroesState, looker: int, target: int) -> bool:
    """Is there a clear or obscured line (HOS-8.8)?"""
    infantry = infantry_blocks(state, looker, target)
    limit = effects.sight_limit(state)
    for line in open_lines(state, looker, target):
        if limit and line.range > limit:
            continue
        if look(state, line.ray(state.terrain), infantry) != BLOCKED:
            return True
    return False


def share_a_square(state: HeroesState, one: int, other: int) -> bool:
    """Are two units on the same square, as aboard one vehicle?"""
    others = state.places_of(other)
    return any(is_among(others, place) for place in state.places_of(one))


def sees_at_all(state: HeroesState, looker: int, target: int) -> bool:
    """The same for a target that may be on the looker's own square."""
    return share_a_square(state, looker, target) or sees(state, looker, target)


def sees_clearly(state: HeroesState, looker: int, target: int, reach: int) -> bool:
    """Is there a clear line of at most ``reach`` squares (0: any)?"""
    if share_a_square(state, looker, target):
        return True
    infantry = infantry_blocks(state, looker, target)
    limit = effects.sight_limit(state)
    for line in open_lines(state, looker, target):
        if (reach and line.range > reach) or (limit and line.range > limit):
            continue
        if look(state, line.ray(state.terrain), infantry) == 0:
            return True
    return False


def to_unit(state: HeroesState, looker: int, target: int) -> Sight:
    """How a unit sees another: the clearest line, or the shortest among equals."""
    sight = Sight()
    if share_a_square(state, looker, target):
        sight.blocked = False  # aboard the same vehicle
        return sight
    return best_of(
        state, rays_between(state, looker, target), infantry_blocks(state, looker, target)
    )


def rays_to_place(
    state: HeroesState, looker: int, place: int, structure: bool
) -> list[tuple[Point, Point, int, Ray]]:
    """The lines to a square; ``structure``: to the structure on it, including its walls."""
    return [
        ray_to_place(state, looker, start, place, structure) for start in points_of(state, looker)
    ]


def ray_to_place(
    state: HeroesState, looker: int, start: Point, place: int, structure: bool
) -> tuple[Point, Point, int, Ray]:
    end = state.battle.field.nearby.centre(place)
    own = state.places_of(looker)
    ray = state.terrain.long_ray((start.x, start.y), own, (end.x, end.y), end.places, structure)
    return (start, end, spaced(state, counted_from(state, looker, start), end.places), ray)


def lines_to_structure(
    state: HeroesState, looker: int, place: int, ignore_obstacles: bool = False
) -> list[SightLine]:
    """The unblocked lines to a structure on a square (AMB-68).

    The sides of that square are part of the target, so they do not block the line.
    """
    return seen_along(state, rays_to_place(state, looker, place, True), ignore_obstacles)


def rays_to_point(
    state: HeroesState, looker: int, hx: int, hy: int
) -> list[tuple[Point, Point, int, Ray]]:
    """The lines to an Interspace (HOS-28.10); the distance is counted in Interspaces."""
    return [ray_to_point(state, looker, start, hx, hy) for start in points_of(state, looker)]


def ray_to_point(
    state: HeroesState, looker: int, start: Point, hx: int, hy: int
) -> tuple[Point, Point, int, Ray]:
    end = Point(2 * hx, 2 * hy, ())
    counted = counted_from(state, looker, start)
    away = min([areas.interspaces(state.battle.field, place, hx, hy) for place in counted])
    ray = state.terrain.long_ray((start.x, start.y), state.places_of(looker), (end.x, end.y), ())
    return (start, end, away, ray)


def lines_to_point(
    state: HeroesState, looker: int, hx: int, hy: int, ignore_obstacles: bool = False
) -> list[SightLine]:
    """The unblocked lines to an Interspace (h-units)."""
    return seen_along(state, rays_to_point(state, looker, hx, hy), ignore_obstacles)


def seen_along(
    state: HeroesState, found: list[tuple[Point, Point, int, Ray]], ignore_obstacles: bool
) -> list[SightLine]:
    """The unblocked lines among those to a place or point, considering night (HH-12).

    They end on no unit: infantry never blocks them (HOS-8.48).
    """
    limit = effects.sight_limit(state)
    lines: list[SightLine] = []
    for start, end, range, ray in found:
        if limit and range > limit:
            continue
        penalty = 0 if ignore_obstacles else look(state, ray, False)
        if penalty != BLOCKED:
            lines.append(SightLine(start, end, range, penalty, ray))
    return lines


def best_of(
    state: HeroesState, found: list[tuple[Point, Point, int, Ray]], infantry: bool
) -> Sight:
    """The clearest of some lines, or the shortest among equals; or what blocks them."""
    limit = effects.sight_limit(state)
    sight = Sight()
    for start, end, range, ray in found:
        penalty = look(state, ray, infantry)
        if penalty == BLOCKED:
            continue
        if limit and range > limit:
            sight.too_far = sight.blocked
            sight.range = sight.range or range
            continue
        sight.closest = range if sight.blocked else min(sight.closest, range)
        if sight.blocked or (penalty, range) < (sight.penalty, sight.range):
            sight.penalty = penalty
            sight.range = range
            sight.line = SightLine(start, end, range, penalty, ray)
        sight.blocked = False
        sight.too_far = False
    if sight.line is not None:
        sight.obstacles = tuple(obstacles(state, sight.line.ray))
    elif found and not sight.too_far:
        _start, _end, range, ray = min(found, key=hindered)
        sight.range = range
        sight.blocked_by = blocker(state, ray, infantry)
    return sight


def hindered(line: tuple[Point, Point, int, Ray]) -> tuple[bool, int]:
    """Blocked lines that fail at an opening without a unit beside it come first (HOS-13.25)."""
    _start, _end, range, ray = line
    return (ray.obstacle != BY_OPENING, range)


def is_opening(state: HeroesState, word: str) -> bool:
    """Is the blocker of a line an opening: ``side:…``?"""
    edge = state.battle.field.edge_named.get(word.removeprefix("side:"), -1)
    return edge >= 0 and state.terrain.sides[edge] not in (NOTHING, LINE, WALL)


def flame_line(state: HeroesState, firer: int, origin: int, place: int, unit: int) -> int:
    """The penalty of the line of a flame to a square of a unit; BLOCKED if it is shielded.

    Infantry never stops a flame, nor do the firer and the unit itself (HOS-28.17).
    """
    centres = state.battle.field.centres
    own, others = state.places_of(firer), state.places_of(unit)
    return look(state, state.terrain.long_ray(centres[origin], own, centres[place], others), False)


def obstacles(state: HeroesState, ray: Ray) -> list[Obstacle]:
    """The obstacles that obscure a line, for display (HOS-8.17, 8.18)."""
    field = state.battle.field
    found: list[Obstacle] = []
    for edge in ray.obscuring_edges:
        kind = field.lines[field.edges[edge].line].kind
        found.append((f"side:{field.edges[edge].name}", kind.obscures))
    for place in ray.squares:
        amount = 0 if place in ray.around else state.terrain.ground[place].obscures
        wreck = wreck_kind(state, place)
        if wreck is not None and place not in ray.around:
            amount = max(amount, wreck.obscures)
        if state.smoke[place]:
            amount = max(amount, SMOKE)
        if amount:
            found.append((f"square:{field.names[place]}", amount))
    for place in ray.ends:
        if state.smoke[place]:
            found.append((f"square:{field.names[place]}", SMOKE))
    rest = look(state, ray, False) - sum(amount for _what, amount in found)
    if rest > 0:
        found.append(("corner", rest))
    return found


def blocker(state: HeroesState, ray: Ray, infantry: bool) -> str:
    """What blocks a line: permanent terrain, or else the first obstacle; "" for a corner."""
    field = state.battle.field
    if ray.blocked:
        if ray.obstacle == BY_TERRAIN:
            return f"square:{field.names[ray.where]}"
        return f"side:{field.edges[ray.where].name}" if ray.where >= 0 else ""
    for place in ray.squares:
        if state.vehicle_on[place] >= 0:
            return names.word(names.unit(state, state.vehicle_on[place]))
        if stops(state, place, infantry):
            unit = state.infantry_on[place]
            if infantry and unit >= 0:
                return names.word(names.unit(state, unit))
            return f"square:{field.names[place]}"
    return ""
