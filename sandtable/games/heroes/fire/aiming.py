"""Aimed fire at one unit: which line is used, and the modifiers of its roll (HOS-8, HOS-27).

The attack uses the permitted line that needs the lowest roll, or the shortest among equals
(HOS-8.49). ``Aim`` keeps all modifiers separate, so that the odds can list them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.board import squares
from sandtable.games.heroes import names
from sandtable.games.heroes.fire.kinds_of_fire import ON_THE_MOVE
from sandtable.games.heroes.land import cover, effects, sight
from sandtable.games.heroes.land.rays import BLOCKED, look
from sandtable.games.heroes.pack.counters import NONE, REAR_180, Weapon, X
from sandtable.games.heroes.status import ABOARD, ON_FIELD
from sandtable.games.heroes.units import abilities
from sandtable.kernel.native import mypyc_attr
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

#: The range beyond which fire is at long range, and its penalty (HOS-8.27).
LONG_RANGE: Final = 7
LONG_RANGE_PENALTY: Final = 2


@mypyc_attr(acyclic=True)
class Aim:
    """A line of fire at a unit, with all modifiers of the roll."""

    def __init__(self, line: sight.SightLine) -> None:
        self.line = line
        #: The Defence Value on the side that is hit, and the terrain bonus.
        self.defence = 0
        self.cover = 0
        #: The penalties to the result.
        self.obstacles = 0
        self.long_range = 0

    @property
    def need(self) -> int:
        """What die plus CV must reach."""
        return self.defence + self.cover + self.obstacles + self.long_range


def heading(state: HeroesState, unit: int) -> int:
    """The heading of a unit's arc; a carried unit has its vehicle's (HOS-20.24)."""
    return state.heading[state.carrier[unit] if state.status[unit] == ABOARD else unit]


def in_arc(state: HeroesState, unit: int, weapon: Weapon, dx: int, dy: int) -> bool:
    """Is a direction in the weapon's firing arc (HOS-8.29, 8.51)?"""
    if weapon.arc == squares.ALL_ROUND:
        return True
    return squares.in_arc(dx, dy, heading(state, unit), weapon.arc)


def bears(state: HeroesState, unit: int, weapon: Weapon, x: int, y: int) -> bool:
    """Is a point (q-units) in a weapon's arc, from any of its unit's viewpoints?"""
    if weapon.arc == squares.ALL_ROUND:
        return True
    for start in sight.points_of(state, unit):
        if in_arc(state, unit, weapon, x - start.x, y - start.y):
            return True
    return False


def bears_on(state: HeroesState, unit: int, weapon: Weapon, target: int) -> bool:
    """The same for any viewpoint of a target."""
    if weapon.arc == squares.ALL_ROUND:
        return True
    return any(bears(state, unit, weapon, end.x, end.y) for end in sight.points_of(state, target))


def facing_defence(state: HeroesState, unit: int, facings: tuple[int, ...]) -> int:
    """The DV on the side that is hit; on a border, the lower of the two (HOS-8.50)."""
    values = state.shows(unit).defence
    return min([values[facing] for facing in facings])


def side_defence(state: HeroesState, unit: int) -> int:
    """The DV against templates: the side, for heavy vehicles (HOS-28.18)."""
    return state.shows(unit).defence[squares.SIDE]


def ignores_obstacles(weapon: Weapon) -> bool:
    """Has the weapon the red triangle, on a Limited Range in squares (HOS-16.48, 16.50)?"""
    return weapon.ignores_obstacles and weapon.limited_squares > 0


def can_aim(state: HeroesState, firer: int, weapon: Weapon, target: int) -> bool:
    """Is any line permitted? Arc and range are checked before sight, which takes longer."""
    reach, night = weapon.limited_squares, effects.sight_limit(state)
    if reach and sight.distance(state, firer, target) > reach:
        return False
    if ignores_obstacles(weapon):
        lines = sight.lines_of_fire(state, firer, target, True)
        return any(permitted(state, firer, weapon, line) for line in lines)
    if not bears_on(state, firer, weapon, target):
        return False
    open_lines = sight.open_lines(state, firer, target)
    if not open_lines:
        return False
    infantry = sight.infantry_blocks(state, firer, target)
    for line in open_lines:
        if (reach and line.range > reach) or (night and line.range > night):
            continue
        start, end = line.start, line.end
        if not in_arc(state, firer, weapon, end.x - start.x, end.y - start.y):
            continue
        if look(state, line.ray(state.terrain), infantry) != BLOCKED:
            return True
    return False


def best(
    state: HeroesState, firer: int, weapon: Weapon, target: int, sharp: bool, weak_spot: bool
) -> Aim | None:
    """The line that an attack with a weapon uses, None if none is permitted.

    ``sharp``: ignore obscuring penalties (Marksmen); ``weak_spot``: use the rear DV.
    """
    chosen: Aim | None = None
    length = 0
    for line in sight.lines_of_fire(state, firer, target, ignores_obstacles(weapon)):
        if not permitted(state, firer, weapon, line):
            continue
        aim = Aim(line)
        facings = (squares.REAR,) if weak_spot and state.is_heavy(target) else line.facings
        aim.defence = facing_defence(state, target, facings)
        aim.cover = cover.against_line(state, target, line.ox, line.oy, line.ax, line.ay)
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
    state: HeroesState, firer: int, weapon: Weapon, target: int, far_counts: bool
) -> Aim | None:
    """The line for fire without a DV (Sniper, Diversion): the one with the lowest penalty."""
    chosen: Aim | None = None
    for line in sight.lines_of_fire(state, firer, target, ignores_obstacles(weapon)):
        if not permitted(state, firer, weapon, line):
            continue
        aim = Aim(line)
        aim.obstacles = 0 if ignores_obstacles(weapon) else line.penalty
        if far_counts and line.range > LONG_RANGE:
            aim.long_range = LONG_RANGE_PENALTY
        if chosen is None or aim.need < chosen.need:
            chosen = aim
    return chosen


def point_penalty(state: HeroesState, unit: int, weapon: Weapon, hx: int, hy: int) -> int:
    """The penalty of the best line to a point in the arc; -1 if it cannot be seen (HOS-16.32)."""
    x, y = 2 * hx, 2 * hy
    if weapon.ignores_obstacles and weapon.limited_interspaces > 0:
        seen = sight.lines_to_point(state, unit, hx, hy, True)
        held = [in_arc(state, unit, weapon, x - line.ox, y - line.oy) for line in seen]
        return 0 if any(held) else -1
    if not bears(state, unit, weapon, x, y):
        return -1
    night = effects.sight_limit(state)
    best = -1
    own = state.places_of(unit)
    for line in state.terrain.open.to_point(own, state.status[unit] == ABOARD, hx, hy):
        if night and line.range > night:
            continue
        if not in_arc(state, unit, weapon, x - line.start.x, y - line.start.y):
            continue
        penalty = look(state, line.ray(state.terrain), False)
        if penalty != BLOCKED and (best < 0 or penalty < best):
            best = penalty
        if best == 0:
            break
    return best


def permitted(state: HeroesState, firer: int, weapon: Weapon, line: sight.SightLine) -> bool:
    """Do range and arc allow a line?"""
    if weapon.limited_squares and line.range > weapon.limited_squares:
        return False
    return in_arc(state, firer, weapon, line.ax - line.ox, line.ay - line.oy)


def move_penalty(state: HeroesState, unit: int, weapon: Weapon, origin: str) -> int:
    """The CV penalty of Fire on the Move (HOS-16.26)."""
    return weapon.on_the_move if origin == ON_THE_MOVE and weapon.on_the_move != NONE else 0


def suppression_penalty(state: HeroesState, unit: int) -> int:
    return abilities.SUPPRESSION * state.suppression[unit] if unit >= 0 else 0


# Who can be a target, and why not.


def is_target(state: HeroesState, side: int, target: int) -> bool:
    """Can a unit ever be the target of a side's aimed fire?"""
    return (
        state.status[target] == ON_FIELD
        and state.side_of_unit(target) != side
        and not state.hidden(target)
        and state.shows(target).defence[0] != X
    )


def not_a_target(state: HeroesState, side: int, target: int) -> Refusal | None:
    """Why a unit cannot be the target of a side's aimed fire."""
    if is_target(state, side, target):
        return None
    if state.side_of_unit(target) == side:
        return state.refusal("fire-own-unit")
    if state.status[target] == ABOARD:
        return state.refusal("fire-carried", unit=names.unit(state, target))
    if state.status[target] != ON_FIELD:
        return state.refusal("fire-not-on-field")
    if state.hidden(target):
        return state.refusal("fire-hidden")
    return state.refusal("fire-no-defence")


def no_line(state: HeroesState, firer: int, weapon: Weapon, target: int) -> Refusal:
    """Why no line from a firer to a target is permitted: range, arc or sight."""
    lines = sight.lines_of_fire(state, firer, target, ignores_obstacles(weapon))
    if not lines:
        seen = sight.to_unit(state, firer, target)
        if seen.too_far:
            return state.refusal("sight-too-far", range=seen.range)
        if sight.is_opening(state, seen.blocked_by):
            return state.refusal("sight-opening")
        return state.refusal("sight-blocked", by=seen.blocked_by)
    near = [
        line for line in lines if not weapon.limited_squares or line.range <= weapon.limited_squares
    ]
    if not near:
        return state.refusal(
            "out-of-range", range=min([line.range for line in lines]), limit=weapon.limited_squares
        )
    return out_of_arc(state, weapon)


def out_of_arc(state: HeroesState, weapon: Weapon) -> Refusal:
    return state.refusal("out-of-arc", degrees=180 if weapon.arc == REAR_180 else 90)
