"""Who sees what (HOS-8.4–8.22, 8.42–8.52, 20.7, 20.8).

A unit of two squares looks from, and is looked at in, five points: its two centres and the points
that quarter the stretch between them (HOS-8.49). A carried unit looks from the centre of either
square of its vehicle.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.board import squares
from sandtable.games.heroes import names
from sandtable.games.heroes.land import areas, effects
from sandtable.games.heroes.land.ground import SMOKE, wreck_kind
from sandtable.games.heroes.land.nearby import Point
from sandtable.games.heroes.land.open_lines import OpenLine
from sandtable.games.heroes.land.rays import BLOCKED, BY_TERRAIN, Ray, look, stops
from sandtable.games.heroes.pack.counters import HEAVY
from sandtable.games.heroes.status import ABOARD
from sandtable.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

#: What hinders a line, and how much it takes; BLOCKED is everything.
Obstacle = tuple[str, int]


@mypyc_attr(acyclic=True)
class Line:
    """A line along which a unit sees another, or an Interspace."""

    def __init__(self, origin: Point, aim: Point, range: int, penalty: int, ray: Ray) -> None:
        self.ox = origin.x
        self.oy = origin.y
        self.ax = aim.x
        self.ay = aim.y
        #: The squares that the ends count for; an Interspace has none (-1).
        self.origin = origin.places[0]
        self.aim = aim.places[0] if aim.places else -1
        self.range = range
        self.penalty = penalty
        self.ray = ray
        #: Which sides of the target it meets: FRONT, SIDE, REAR, two of them on a border.
        self.facings: tuple[int, ...] = (squares.SIDE,)


@mypyc_attr(acyclic=True)
class Sight:
    """How one unit sees another, a square or an Interspace: along the best line."""

    def __init__(self) -> None:
        self.blocked = True
        self.penalty = 0
        #: Squares; and the fewest of any line that is not blocked.
        self.range = 0
        self.closest = 0
        #: Only night or mist hides it (HH-12).
        self.too_far = False
        #: What blocks the shortest line: ``unit:…``, ``square:…``, ``side:…``, "" for a corner.
        self.blocked_by = ""
        self.line: Line | None = None
        self.obstacles: tuple[Obstacle, ...] = ()


def points_of(s: HeroesState, unit: int) -> list[Point]:
    """The points that a unit looks from and is looked at in."""
    return s.battle.field.nearby.points(s.places_of(unit), s.standing[unit] == ABOARD)


def spaced(s: HeroesState, own: tuple[int, ...], aimed: tuple[int, ...]) -> int:
    return s.battle.field.nearby.spaced(own, aimed)


def distance(s: HeroesState, one: int, other: int) -> int:
    """The range between the nearest squares of two units (HOS-16.88)."""
    return spaced(s, s.places_of(one), s.places_of(other))


def counted_from(s: HeroesState, looker: int, start: Point) -> tuple[int, ...]:
    """The squares that range is counted from: aboard, the one that was chosen (HOS-20.24)."""
    return start.places if s.standing[looker] == ABOARD else s.places_of(looker)


def infantry_blocks(s: HeroesState, looker: int, target: int) -> bool:
    """Only between infantry (HOS-8.13), and for neither of them aboard (HOS-20.8, 8.10)."""
    return (
        s.is_infantry(looker)
        and s.is_infantry(target)
        and s.standing[looker] != ABOARD
        and s.standing[target] != ABOARD
    )


def open_lines(s: HeroesState, looker: int, target: int) -> tuple[OpenLine, ...]:
    """The lines between the points of two units that no wall cuts."""
    return s.terrain.open.between(
        s.places_of(looker),
        s.standing[looker] == ABOARD,
        s.places_of(target),
        s.standing[target] == ABOARD,
    )


def rays_between(s: HeroesState, looker: int, target: int) -> list[tuple[Point, Point, int, Ray]]:
    """All lines between the points of two units, with their range, blocked or not."""
    own, others = s.places_of(looker), s.places_of(target)
    found: list[tuple[Point, Point, int, Ray]] = []
    aims = points_of(s, target)
    for start in points_of(s, looker):
        counted = counted_from(s, looker, start)
        for end in aims:
            ray = s.terrain.ray_between(own, start, others, end)
            found.append((start, end, spaced(s, counted, end.places), ray))
    return found


def lines_of_fire(
    s: HeroesState, firer: int, target: int, ignore_obstacles: bool = False
) -> list[Line]:
    """The lines that are not blocked, for an attack to choose from (HOS-8.49)."""
    limit = effects.sight_limit(s)
    lines: list[Line] = []
    if ignore_obstacles:
        for start, end, range, ray in rays_between(s, firer, target):
            if not limit or range <= limit:
                lines.append(Line(start, end, range, 0, ray))
    else:
        infantry = infantry_blocks(s, firer, target)
        for line in open_lines(s, firer, target):
            if limit and line.range > limit:
                continue
            ray = line.ray(s.terrain)
            penalty = look(s, ray, infantry)
            if penalty != BLOCKED:
                lines.append(Line(line.start, line.end, line.range, penalty, ray))
    if s.counter(target).kind == HEAVY:
        heading = s.heading[target]
        for seen in lines:
            seen.facings = squares.facings(seen.ox - seen.ax, seen.oy - seen.ay, heading)
    return lines


def sees(s: HeroesState, looker: int, target: int) -> bool:
    """Is there a line, clear or obscured (HOS-8.8)?"""
    infantry = infantry_blocks(s, looker, target)
    limit = effects.sight_limit(s)
    for line in open_lines(s, looker, target):
        if limit and line.range > limit:
            continue
        if look(s, line.ray(s.terrain), infantry) != BLOCKED:
            return True
    return False


def sees_clearly(s: HeroesState, looker: int, target: int, reach: int) -> bool:
    """Is there a line that nothing obscures, of so many squares at most (0: any)?"""
    own, others = s.places_of(looker), s.places_of(target)
    if not set(own).isdisjoint(others):
        return True
    infantry = infantry_blocks(s, looker, target)
    limit = effects.sight_limit(s)
    for line in open_lines(s, looker, target):
        if (reach and line.range > reach) or (limit and line.range > limit):
            continue
        if look(s, line.ray(s.terrain), infantry) == 0:
            return True
    return False


def to_unit(s: HeroesState, looker: int, target: int) -> Sight:
    """How a unit sees another: the clearest line, among equals the shortest."""
    sight = Sight()
    if set(s.places_of(looker)) & set(s.places_of(target)):
        sight.blocked = False  # aboard the same vehicle
        return sight
    return best_of(s, rays_between(s, looker, target), infantry_blocks(s, looker, target))


def to_place(s: HeroesState, looker: int, place: int) -> Sight:
    """How a unit sees a square: infantry never blocks that (HOS-8.48)."""
    return best_of(s, rays_to_place(s, looker, place, False), False)


def rays_to_place(
    s: HeroesState, looker: int, place: int, structure: bool
) -> list[tuple[Point, Point, int, Ray]]:
    """The lines to a square; ``structure``: to what is built on it, its own walls included."""
    return [ray_to_place(s, looker, start, place, structure) for start in points_of(s, looker)]


def ray_to_place(
    s: HeroesState, looker: int, start: Point, place: int, structure: bool
) -> tuple[Point, Point, int, Ray]:
    end = s.battle.field.nearby.centre(place)
    own = s.places_of(looker)
    ray = s.terrain.long_ray((start.x, start.y), own, (end.x, end.y), end.places, structure)
    return (start, end, spaced(s, counted_from(s, looker, start), end.places), ray)


def lines_to_structure(
    s: HeroesState, looker: int, place: int, ignore_obstacles: bool = False
) -> list[Line]:
    """The lines to what is built on a square that are not blocked (AMB-68).

    The sides of that square are part of what is aimed at, so they do not stand in the way.
    """
    return seen_along(s, rays_to_place(s, looker, place, True), ignore_obstacles)


def to_point(s: HeroesState, looker: int, point: int) -> Sight:
    """How a unit sees an Interspace, by its number."""
    hx, hy = s.battle.field.points[point]
    return best_of(s, rays_to_point(s, looker, hx, hy), False)


def rays_to_point(
    s: HeroesState, looker: int, hx: int, hy: int
) -> list[tuple[Point, Point, int, Ray]]:
    """The lines to an Interspace (HOS-28.10); its distance is counted in Interspaces."""
    return [ray_to_point(s, looker, start, hx, hy) for start in points_of(s, looker)]


def ray_to_point(
    s: HeroesState, looker: int, start: Point, hx: int, hy: int
) -> tuple[Point, Point, int, Ray]:
    end = Point(2 * hx, 2 * hy, ())
    counted = counted_from(s, looker, start)
    away = min([areas.interspaces(s.battle.field, place, hx, hy) for place in counted])
    ray = s.terrain.long_ray((start.x, start.y), s.places_of(looker), (end.x, end.y), ())
    return (start, end, away, ray)


def lines_to_point(
    s: HeroesState, looker: int, hx: int, hy: int, ignore_obstacles: bool = False
) -> list[Line]:
    """The lines to an Interspace that are not blocked (h-units)."""
    return seen_along(s, rays_to_point(s, looker, hx, hy), ignore_obstacles)


def seen_along(
    s: HeroesState, found: list[tuple[Point, Point, int, Ray]], ignore_obstacles: bool
) -> list[Line]:
    """Those of some lines to a place or point that are not blocked, night included (HH-12)."""
    limit = effects.sight_limit(s)
    lines: list[Line] = []
    for start, end, range, ray in found:
        if limit and range > limit:
            continue
        penalty = 0 if ignore_obstacles else look(s, ray, False)
        if penalty != BLOCKED:
            lines.append(Line(start, end, range, penalty, ray))
    return lines


def best_of(s: HeroesState, found: list[tuple[Point, Point, int, Ray]], infantry: bool) -> Sight:
    """The clearest of some lines, among equals the shortest; why there is none."""
    limit = effects.sight_limit(s)
    sight = Sight()
    for start, end, range, ray in found:
        penalty = look(s, ray, infantry)
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
            sight.line = Line(start, end, range, penalty, ray)
        sight.blocked = False
        sight.too_far = False
    if sight.line is not None:
        sight.obstacles = tuple(obstacles(s, sight.line.ray))
    elif found and not sight.too_far:
        shortest = min(range for _start, _end, range, _ray in found)
        for _start, _end, range, ray in found:
            if range == shortest:
                sight.range = range
                sight.blocked_by = blocker(s, ray, infantry)
                break
    return sight


def flame_line(s: HeroesState, firer: int, origin: int, place: int, unit: int) -> int:
    """What obscures the line of a flame to a square of a unit; BLOCKED if it is shielded.

    Only the firer and the unit itself do not stop it; infantry never does (HOS-28.17).
    """
    centres = s.battle.field.centres
    own, others = s.places_of(firer), s.places_of(unit)
    return look(s, s.terrain.long_ray(centres[origin], own, centres[place], others), False)


def obstacles(s: HeroesState, ray: Ray) -> list[Obstacle]:
    """What obscures a line, piece by piece, for the screen (HOS-8.17, 8.18)."""
    field = s.battle.field
    found: list[Obstacle] = []
    for edge in ray.obscuring_edges:
        kind = field.lines[field.edges[edge].line].kind
        found.append((f"side:{field.edges[edge].name}", kind.obscures))
    for place in ray.squares:
        amount = 0 if place in ray.around else s.terrain.ground[place].obscures
        wreck = wreck_kind(s, place)
        if wreck is not None and place not in ray.around:
            amount = max(amount, wreck.obscures)
        if s.smoke[place]:
            amount = max(amount, SMOKE)
        if amount:
            found.append((f"square:{field.names[place]}", amount))
    for place in ray.ends:
        if s.smoke[place]:
            found.append((f"square:{field.names[place]}", SMOKE))
    rest = look(s, ray, False) - sum(amount for _what, amount in found)
    if rest > 0:
        found.append(("corner", rest))
    return found


def blocker(s: HeroesState, ray: Ray, infantry: bool) -> str:
    """What blocks a line: terrain for good, or else the first thing on the way; "" for a corner."""
    field = s.battle.field
    if ray.blocked:
        if ray.obstacle == BY_TERRAIN:
            return f"square:{field.names[ray.where]}"
        return f"side:{field.edges[ray.where].name}" if ray.where >= 0 else ""
    for place in ray.squares:
        if s.vehicle_on[place] >= 0:
            return names.word(names.unit(s, s.vehicle_on[place]))
        if stops(s, place, infantry):
            unit = s.infantry_on[place]
            if infantry and unit >= 0:
                return names.word(names.unit(s, unit))
            return f"square:{field.names[place]}"
    return ""
