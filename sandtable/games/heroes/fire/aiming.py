"""Aimed fire at one unit: which line is used, and the sums for its roll (HOS-8, HOS-27).

Of all permitted lines the attack uses the one that needs the lowest die, among equals the shortest
(HOS-8.49). ``Aim`` keeps every part of the sum apart, so that the odds can tell why.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.board import squares
from sandtable.games.heroes import abilities, names
from sandtable.games.heroes.fire.kinds_of_fire import MOVE
from sandtable.games.heroes.land import cover, effects, sight
from sandtable.games.heroes.land.rays import BLOCKED, look
from sandtable.games.heroes.pack.counters import NONE, REAR_180, Weapon, X
from sandtable.games.heroes.status import ABOARD, ON_FIELD
from sandtable.kernel.native import mypyc_attr
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

#: Fire at more squares than this is long range, and what that costs (HOS-8.27).
LONG_RANGE: Final = 7
LONG_RANGE_PENALTY: Final = 2


@mypyc_attr(acyclic=True)
class Aim:
    """One line of fire at a unit with everything that counts for the roll."""

    def __init__(self, line: sight.Line) -> None:
        self.line = line
        #: Defence Value on the side that is met, and the bonus of the terrain.
        self.defence = 0
        self.cover = 0
        #: What is taken from the result.
        self.obstacles = 0
        self.long_range = 0

    @property
    def need(self) -> int:
        """What die and CV have to reach together."""
        return self.defence + self.cover + self.obstacles + self.long_range


def heading(s: HeroesState, unit: int) -> int:
    """A carried unit's arc lies along its vehicle's heading (HOS-20.24)."""
    return s.heading[s.carrier[unit] if s.standing[unit] == ABOARD else unit]


def in_arc(s: HeroesState, unit: int, weapon: Weapon, dx: int, dy: int) -> bool:
    """Does a direction lie in the weapon's firing arc (HOS-8.29, 8.51)?"""
    if weapon.arc == squares.ALL_ROUND:
        return True
    return squares.in_arc(dx, dy, heading(s, unit), weapon.arc)


def bears(s: HeroesState, unit: int, weapon: Weapon, x: int, y: int) -> bool:
    """Does a weapon's arc hold a point (q-units), from any point that its unit looks from?"""
    if weapon.arc == squares.ALL_ROUND:
        return True
    return any(
        in_arc(s, unit, weapon, x - start.x, y - start.y) for start in sight.points_of(s, unit)
    )


def facing_defence(s: HeroesState, unit: int, facings: tuple[int, ...]) -> int:
    """The DV on the side that is met, on a border the lower of the two (HOS-8.50)."""
    values = s.shows(unit).defence
    return min([values[facing] for facing in facings])


def side_defence(s: HeroesState, unit: int) -> int:
    """Whatever template touches a heavy vehicle, its side counts (HOS-28.18)."""
    return s.shows(unit).defence[squares.SIDE]


def ignores_obstacles(weapon: Weapon) -> bool:
    """The red triangle, on a Limited Range that is counted in squares (HOS-16.48, 16.50)."""
    return weapon.ignores_obstacles and weapon.limited_squares > 0


def can_aim(s: HeroesState, firer: int, weapon: Weapon, target: int) -> bool:
    """Is any line permitted? Arc and range are asked before sight, which takes longer."""
    reach, night = weapon.limited_squares, effects.sight_limit(s)
    if reach and sight.distance(s, firer, target) > reach:
        return False
    if ignores_obstacles(weapon):
        lines = sight.lines_of_fire(s, firer, target, True)
        return any(permitted(s, firer, weapon, line) for line in lines)
    if not any(bears(s, firer, weapon, end.x, end.y) for end in sight.points_of(s, target)):
        return False
    open_lines = sight.open_lines(s, firer, target)
    if not open_lines:
        return False
    infantry = sight.infantry_blocks(s, firer, target)
    for line in open_lines:
        if (reach and line.range > reach) or (night and line.range > night):
            continue
        start, end = line.start, line.end
        if not in_arc(s, firer, weapon, end.x - start.x, end.y - start.y):
            continue
        if look(s, line.ray(s.terrain), infantry) != BLOCKED:
            return True
    return False


def best(
    s: HeroesState, firer: int, weapon: Weapon, target: int, sharp: bool, weak_spot: bool
) -> Aim | None:
    """The line that an attack with a weapon uses, None if none is permitted.

    ``sharp``: obscuring penalties do not count (Marksmen); ``weak_spot``: the rear DV counts.
    """
    chosen: Aim | None = None
    length = 0
    for line in sight.lines_of_fire(s, firer, target, ignores_obstacles(weapon)):
        if not permitted(s, firer, weapon, line):
            continue
        aim = Aim(line)
        facings = (squares.REAR,) if weak_spot and s.is_heavy(target) else line.facings
        aim.defence = facing_defence(s, target, facings)
        aim.cover = cover.against_line(s, target, line.ox, line.oy, line.ax, line.ay)
        aim.obstacles = 0 if sharp or ignores_obstacles(weapon) else line.penalty
        aim.long_range = LONG_RANGE_PENALTY if line.range > LONG_RANGE else 0
        dx, dy = line.ax - line.ox, line.ay - line.oy
        squared = dx * dx + dy * dy
        if (
            chosen is None
            or aim.need < chosen.need
            or (aim.need == chosen.need and squared < length)
        ):
            chosen = aim
            length = squared
    return chosen


def clearest(
    s: HeroesState, firer: int, weapon: Weapon, target: int, far_counts: bool
) -> Aim | None:
    """The line for fire without a DV (Sniper, Diversion): the one that costs least."""
    chosen: Aim | None = None
    for line in sight.lines_of_fire(s, firer, target, ignores_obstacles(weapon)):
        if not permitted(s, firer, weapon, line):
            continue
        aim = Aim(line)
        aim.obstacles = 0 if ignores_obstacles(weapon) else line.penalty
        if far_counts and line.range > LONG_RANGE:
            aim.long_range = LONG_RANGE_PENALTY
        if chosen is None or aim.need < chosen.need:
            chosen = aim
    return chosen


def point_penalty(s: HeroesState, unit: int, weapon: Weapon, hx: int, hy: int) -> int:
    """What obscures the best line to a point in the arc; -1 if it cannot be seen (HOS-16.32)."""
    x, y = 2 * hx, 2 * hy
    if weapon.ignores_obstacles and weapon.limited_interspaces > 0:
        seen = sight.lines_to_point(s, unit, hx, hy, True)
        held = [in_arc(s, unit, weapon, x - line.ox, y - line.oy) for line in seen]
        return 0 if any(held) else -1
    if not bears(s, unit, weapon, x, y):
        return -1
    night = effects.sight_limit(s)
    best = -1
    own = s.places_of(unit)
    for line in s.terrain.open.to_point(own, s.standing[unit] == ABOARD, hx, hy):
        if night and line.range > night:
            continue
        if not in_arc(s, unit, weapon, x - line.start.x, y - line.start.y):
            continue
        penalty = look(s, line.ray(s.terrain), False)
        if penalty != BLOCKED and (best < 0 or penalty < best):
            best = penalty
        if best == 0:
            break
    return best


def permitted(s: HeroesState, firer: int, weapon: Weapon, line: sight.Line) -> bool:
    """Do range and arc allow a line?"""
    if weapon.limited_squares and line.range > weapon.limited_squares:
        return False
    return in_arc(s, firer, weapon, line.ax - line.ox, line.ay - line.oy)


def move_penalty(s: HeroesState, unit: int, weapon: Weapon, origin: str) -> int:
    """What Fire on the Move takes from the CV (HOS-16.26)."""
    return weapon.on_the_move if origin == MOVE and weapon.on_the_move != NONE else 0


def suppression_penalty(s: HeroesState, unit: int) -> int:
    return abilities.SUPPRESSION * s.suppression[unit] if unit >= 0 else 0


# Who can be a target, and why not.


def is_target(s: HeroesState, side: int, target: int) -> bool:
    """May aimed fire of a side name a unit at all?"""
    return (
        s.standing[target] == ON_FIELD
        and s.side_of_unit(target) != side
        and not s.hidden(target)
        and s.shows(target).defence[0] != X
    )


def not_a_target(s: HeroesState, side: int, target: int) -> Refusal | None:
    """Why aimed fire of a side may not name a unit at all."""
    if is_target(s, side, target):
        return None
    if s.side_of_unit(target) == side:
        return s.refusal("fire-own-unit")
    if s.standing[target] == ABOARD:
        return s.refusal("fire-carried", unit=names.unit(s, target))
    if s.standing[target] != ON_FIELD:
        return s.refusal("fire-not-on-field")
    if s.hidden(target):
        return s.refusal("fire-hidden")
    return s.refusal("fire-no-defence")


def no_line(s: HeroesState, firer: int, weapon: Weapon, target: int) -> Refusal:
    """Why no line from a firer to a target is permitted: range, arc or sight."""
    lines = sight.lines_of_fire(s, firer, target, ignores_obstacles(weapon))
    if not lines:
        seen = sight.to_unit(s, firer, target)
        if seen.too_far:
            return s.refusal("sight-too-far", range=seen.range)
        return s.refusal("sight-blocked", by=seen.blocked_by)
    near = [
        line for line in lines if not weapon.limited_squares or line.range <= weapon.limited_squares
    ]
    if not near:
        return s.refusal(
            "out-of-range", range=min([line.range for line in lines]), limit=weapon.limited_squares
        )
    return out_of_arc(s, weapon)


def out_of_arc(s: HeroesState, weapon: Weapon) -> Refusal:
    return s.refusal("out-of-arc", degrees=180 if weapon.arc == REAR_180 else 90)
