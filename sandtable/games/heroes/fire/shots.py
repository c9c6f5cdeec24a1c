"""The shots that a unit may announce in a Firing Action (HOS-8.1, 27.1).

A shot is the action that announces it: ``("fire", "unit:g-pz3")``. Shots without any effect (an
empty template) are not listed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.board.squares import FLAME_AIMS
from sandtable.games.heroes import names
from sandtable.games.heroes.fire import affected, aiming, gear_shots, grenades
from sandtable.games.heroes.fire.kinds_of_fire import (
    AS_REACTION,
    CLOSE,
    DEMOLISH,
    DIVERT,
    FIRE,
    FLAME,
    FLAME_ROOM,
    GRENADE,
    HOWITZER,
    INDIRECT,
    ON_THE_MOVE,
    SNIPE,
    SPLIT,
    SPLIT_SUPPRESS,
    SUPPRESS,
    Shot,
)
from sandtable.games.heroes.land import effects, sight
from sandtable.games.heroes.land.rays import BLOCKED, look
from sandtable.games.heroes.pack.counters import HEAVY_WEAPON, INFANTRY, NONE, Weapon, X
from sandtable.games.heroes.status import ABOARD, ACTIVATION, CREW
from sandtable.games.heroes.units import abilities, structures
from sandtable.kernel.action import Action
from sandtable.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

#: Machine Gunner: the greatest distance between targets (HOS-16.53, AMB-94).
LINK: Final = 2
#: The reach of a flame in squares, allowing for half a square on another grid.
FLAME_LENGTH: Final = 4
#: The fewest points that can be split (HOS-16.87).
LEAST_TO_SPLIT: Final = 2


@mypyc_attr(acyclic=True)
class ReadyWeapon:
    """A weapon that may fire now, and the side of the counter it is printed on."""

    def __init__(self, face: int, index: int, weapon: Weapon) -> None:
        self.face = face
        self.index = index
        self.weapon = weapon

    def words(self, kind: str, *target: str) -> Action:
        named = (f"weapon:{self.weapon.id}",) if self.weapon.id else ()
        return (kind, *target, *named)


def arms(state: HeroesState, unit: int, origin: str, done: tuple[int, ...]) -> list[ReadyWeapon]:
    """The weapons of a unit that may fire now; ``done`` are those that have already fired.

    A hidden unit fires from its hidden side if that has a shot, else it flips first (AMB-77), so
    the weapons of its hidden side come first.
    """
    face = state.shows(unit)
    if state.phase != ACTIVATION or (face.crew and face.active):
        return []
    sides = [state.face[unit]]
    if face.hidden:
        sides.append(1 - state.face[unit])
    found: list[ReadyWeapon] = []
    usable = abilities.usable_weapons(state, unit)
    for side in sides:
        armed = abilities.weapons_of_face(state, unit, side)
        # Crew damage: only one of several weapons per turn (HOS-9.11, AMB-59).
        if len(armed) > 1 and state.damage[unit] & CREW and state.shots[unit] > 0:
            continue
        for i, weapon in enumerate(armed):
            if i in done or (state.damage[unit] and weapon not in usable):
                continue
            if _may_fire(state, unit, weapon, origin):
                found.append(ReadyWeapon(side, i, weapon))
    return found


def _may_fire(state: HeroesState, unit: int, weapon: Weapon, origin: str) -> bool:
    if origin == AS_REACTION and not weapon.opportunity:
        return False
    return weapon.flamethrower or not _only_flames(state, unit, weapon, origin)


def _only_flames(state: HeroesState, unit: int, weapon: Weapon, origin: str) -> bool:
    """Is Fire on the Move needed and missing? A flame always has it (HOS-16.14)."""
    needed = origin == ON_THE_MOVE or _too_heavy_aboard(state, unit)
    return needed and weapon.on_the_move == NONE


def _too_heavy_aboard(state: HeroesState, unit: int) -> bool:
    """A heavy weapon fires from a vehicle only with Fire on the Move (HOS-20.9)."""
    return state.status[unit] == ABOARD and state.counter(unit).role == HEAVY_WEAPON


def enemies(state: HeroesState, unit: int, target: int) -> list[int]:
    """The possible targets of aimed fire; in a reaction, only the unit that triggered it."""
    side = state.side_of_unit(unit)
    asked = state.battle.roster[1 - side] if target < 0 else [target]
    return [other for other in asked if aiming.is_target(state, side, other)]


def shots(
    state: HeroesState, unit: int, origin: str, target: int = -1, done: tuple[int, ...] = ()
) -> dict[Action, int]:
    """All shots of a unit, with the side of the counter that fires each (-1: any).

    With a target, as in a reaction, only shots that are aimed at it or cover it (HOS-16.92).
    """
    found: dict[Action, int] = {}
    armed = arms(state, unit, origin, done)
    aimed_at = enemies(state, unit, target) if armed else []
    for arm in armed:
        _with_weapon(state, unit, arm, origin, target, aimed_at, found)
    if not done:
        _with_gear(state, unit, origin, target, found)
    return found


def any_shot(
    state: HeroesState, unit: int, origin: str, target: int, done: tuple[int, ...] = ()
) -> bool:
    """Is there any such shot? Stops at the first weapon that has one."""
    found: dict[Action, int] = {}
    armed = arms(state, unit, origin, done)
    aimed_at = enemies(state, unit, target) if armed else []
    for arm in armed:
        _with_weapon(state, unit, arm, origin, target, aimed_at, found)
        if found:
            return True
    if not done:
        _with_gear(state, unit, origin, target, found)
    return bool(found)


def _with_weapon(
    state: HeroesState,
    unit: int,
    arm: ReadyWeapon,
    origin: str,
    target: int,
    aimed_at: list[int],
    found: dict[Action, int],
) -> None:
    if not _only_flames(state, unit, arm.weapon, origin):
        _aimed(state, unit, arm, origin, target, aimed_at, found)
        _blasts(state, unit, arm, target, found)
        if target < 0 and arm.weapon.destruction:
            _demolitions(state, unit, arm, found)
    if arm.weapon.flamethrower:
        _flames(state, unit, arm, target, found)


def _with_gear(
    state: HeroesState, unit: int, origin: str, target: int, found: dict[Action, int]
) -> None:
    if may_use_gear(state, unit, origin):
        for words in gear_shots.shots(state, unit, target):
            if target < 0 or covers(state, unit, Shot(state, words), target):
                found.setdefault(words, -1)


def any_by_cards(state: HeroesState, unit: int, kinds: list[int], target: int) -> bool:
    """Would a reacting unit have a shot at the target with a card of these kinds?"""
    return (
        state.is_infantry(unit)
        and may_use_gear(state, unit, AS_REACTION)
        and any(
            covers(state, unit, Shot(state, words), target)
            for words in gear_shots.by_cards(state, unit, kinds, target)
        )
    )


def may_use_gear(state: HeroesState, unit: int, origin: str) -> bool:
    """May the unit use alternative fire now (HOS-8.33)?"""
    face = state.shows(unit)
    if state.phase != ACTIVATION or (face.crew and face.active):
        return False
    if origin == AS_REACTION:
        return abilities.has_opportunity(state, unit)
    if origin == ON_THE_MOVE or _too_heavy_aboard(state, unit):
        return any(weapon.on_the_move != NONE for weapon in abilities.weapons(state, unit))
    return True


def covers(state: HeroesState, unit: int, shot: Shot, target: int) -> bool:
    """Is a shot with gear aimed at a unit, or does its template cover it (HOS-16.92)?"""
    if shot.kind == CLOSE:
        return shot.target == target
    if shot.kind != GRENADE:
        return False
    if shot.edge >= 0:
        room = affected.room_behind(state, state.places_of(unit)[0], shot.edge)
        return target in affected.in_room(state, room)
    hx, hy = state.battle.field.points[shot.point]
    return target in affected.by_grenade(state, unit, hx, hy)


# Aimed fire.


def _aimed(
    state: HeroesState,
    unit: int,
    arm: ReadyWeapon,
    origin: str,
    target: int,
    aimed_at: list[int],
    found: dict[Action, int],
) -> None:
    weapon = arm.weapon
    linked: list[int] = []
    for other in aimed_at:
        kind = state.counter(other).kind
        hits = weapon.cv[kind] != X
        snipes = weapon.sniper and kind == INFANTRY
        if not (hits or weapon.diversion or snipes) or not aiming.can_aim(
            state, unit, weapon, other
        ):
            continue
        word = state.unit(other).word
        if hits:
            found.setdefault(arm.words(FIRE, word), arm.face)
            if weapon.suppressive:
                found.setdefault(arm.words(SUPPRESS, word), arm.face)
            linked.append(other)
        if weapon.diversion:
            found.setdefault(arm.words(DIVERT, word), arm.face)
        if snipes:
            found.setdefault(arm.words(SNIPE, word), arm.face)
    if weapon.machine_gunner and target < 0:
        if can_split(state, unit, weapon, origin, linked, 1):
            found.setdefault(arm.words(SPLIT), arm.face)
        if weapon.suppressive and can_split(state, unit, weapon, origin, linked, 2):
            found.setdefault(arm.words(SPLIT_SUPPRESS), arm.face)


def can_split(
    state: HeroesState, unit: int, weapon: Weapon, origin: str, targets: list[int], times: int
) -> bool:
    """Are there two targets of the same type near each other, and points for both (HOS-16.87)?"""
    moving = aiming.move_penalty(state, unit, weapon, origin)
    for i, one in enumerate(targets):
        for other in targets[i + 1 :]:
            kind = state.counter(one).kind
            enough = (weapon.cv[kind] - moving) * times >= LEAST_TO_SPLIT
            if enough and kind == state.counter(other).kind and near(state, one, other):
                return True
    return False


def near(state: HeroesState, one: int, other: int) -> bool:
    """Are two targets within 2 squares of each other (HOS-16.88)?"""
    return sight.distance(state, one, other) <= LINK


# Templates.


def _blasts(
    state: HeroesState, unit: int, arm: ReadyWeapon, target: int, found: dict[Action, int]
) -> None:
    weapon = arm.weapon
    profile = weapon.howitzer or weapon.indirect
    if not profile or (weapon.indirect and _in_building(state, unit)):
        return
    side, field = state.side_of_unit(unit), state.battle.field
    worth = affected.worthwhile(state, side, target, state.battle.pack.profiles[profile])
    around = target < 0 and weapon.indirect
    named = affected.scattered(worth, weapon.scatter) if around else worth
    for point in sorted([field.point_at[point] for point in named if point in field.point_at]):
        hx, hy = field.points[point]
        if affected.inside_building(state, hx, hy):
            continue
        limit = weapon.limited_interspaces
        if limit and grenades.distance(state, unit, hx, hy) > limit:
            continue
        direct = (hx, hy) in worth
        arcs = bool(weapon.indirect) and _arc_holds(state, unit, weapon, hx, hy)
        if not direct and not arcs:
            continue
        word = field.point_words[point]
        penalty = aiming.point_penalty(state, unit, weapon, hx, hy)
        if direct and penalty >= 0:
            found.setdefault(arm.words(HOWITZER, word), arm.face)
        if arcs and penalty != 0:
            found.setdefault(arm.words(INDIRECT, word), arm.face)


def _in_building(state: HeroesState, unit: int) -> bool:
    """Is the unit in a building, where indirect fire is impossible (HOS-16.46)?"""
    return any(affected.intact(state, place) for place in state.places_of(unit))


def _arc_holds(state: HeroesState, unit: int, weapon: Weapon, hx: int, hy: int) -> bool:
    """Indirect fire needs no line of sight, but the point must be in the arc (HOS-16.79)."""
    for place in state.places_of(unit):
        x, y = state.battle.field.centres[place]
        if aiming.in_arc(state, unit, weapon, 2 * hx - x, 2 * hy - y):
            return True
    return False


def _flames(
    state: HeroesState, unit: int, arm: ReadyWeapon, target: int, found: dict[Action, int]
) -> None:
    side = state.side_of_unit(unit)
    origins = affected.flame_origins(state, unit) if _near_flame(state, unit, target) else ()
    for origin in origins:
        for dx, dy in FLAME_AIMS:
            if not aiming.in_arc(state, unit, arm.weapon, 4 * dx, 4 * dy):
                continue
            burning = [burnt.unit for burnt in affected.by_flame(state, unit, origin, dx, dy)]
            if _hits_one(state, side, burning, target):
                words = [f"aim:{dx},{dy}"]
                if len(origins) > 1:
                    words.append(names.square_word(state, origin))
                found.setdefault(arm.words(FLAME, *words), arm.face)
    for edge in grenades.rooms_in_reach(state, unit):
        room = affected.room_behind(state, state.at[unit], edge)
        if _hits_one(state, side, affected.in_room(state, room), target):
            word = f"side:{state.battle.field.edges[edge].name}"
            found.setdefault(arm.words(FLAME_ROOM, word), arm.face)


def _near_flame(state: HeroesState, unit: int, target: int) -> bool:
    """Is an enemy close enough for a flame?"""
    wanted = [target] if target >= 0 else state.on_field(1 - state.side_of_unit(unit))
    return any(sight.distance(state, unit, other) <= FLAME_LENGTH for other in wanted)


def _hits_one(state: HeroesState, side: int, units: list[int], target: int) -> bool:
    if target >= 0:
        return target in units
    return any(state.side_of_unit(other) != side for other in units)


# Structures.


def _demolitions(state: HeroesState, unit: int, arm: ReadyWeapon, found: dict[Action, int]) -> None:
    """Fire at a structure, with one of its squares in sight, range and arc (AMB-68)."""
    for structure, places in structures.destructible(state):
        if structure_in_reach(state, unit, arm.weapon, places):
            found.setdefault(arm.words(DEMOLISH, structure), arm.face)


def structure_in_reach(
    state: HeroesState, unit: int, weapon: Weapon, places: tuple[int, ...]
) -> bool:
    """Is a structure on these squares in sight, range and arc of a weapon?"""
    own = state.places_of(unit)
    aboard = state.status[unit] == ABOARD
    free = aiming.ignores_obstacles(weapon)
    reach, night = weapon.limited_squares, effects.sight_limit(state)
    for place in places:
        if place in own:
            continue
        if free:
            seen = sight.lines_to_structure(state, unit, place, True)
            if any(aiming.permitted(state, unit, weapon, line) for line in seen):
                return True
            continue
        x, y = state.battle.field.centres[place]
        if not aiming.bears(state, unit, weapon, x, y):
            continue
        for line in state.terrain.open.to_structure(own, aboard, place):
            if (reach and line.range > reach) or (night and line.range > night):
                continue
            if not aiming.in_arc(state, unit, weapon, x - line.start.x, y - line.start.y):
                continue
            if look(state, line.ray(state.terrain), False) != BLOCKED:
                return True
    return False
