"""What a unit may announce in a Firing Action (HOS-8.1, 27.1).

A shot goes by its words, the action that announces it: ``("fire", "unit:g-pz3")``. Shots that
could do nothing at all (a template over nobody) are not listed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.board.squares import FLAME_AIMS
from sandtable.games.heroes import abilities
from sandtable.games.heroes.fire import affected, aiming, blast_points, gear_shots, throws
from sandtable.games.heroes.fire.kinds_of_fire import (
    CLOSE,
    DEMOLISH,
    DIVERT,
    FIRE,
    FLAME,
    FLAME_ROOM,
    GRENADE,
    HOWITZER,
    INDIRECT,
    MOVE,
    REACTION,
    SNIPE,
    SPLIT,
    SPLIT_SUPPRESS,
    SUPPRESS,
)
from sandtable.games.heroes.land import effects, sight, structures
from sandtable.games.heroes.land.rays import BLOCKED, look
from sandtable.games.heroes.pack.counters import HEAVY_WEAPON, INFANTRY, NONE, Weapon, X
from sandtable.games.heroes.status import ABOARD, ACTIVATION, CREW
from sandtable.kernel.action import Action
from sandtable.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

#: Machine Gunner: how near to each other targets must be (HOS-16.53, AMB-94).
LINK: Final = 2
#: No square under a flame is more squares away; on another grid it may be half a square more.
FLAME_LENGTH: Final = 4
#: Fewer points cannot be split (HOS-16.87).
LEAST_TO_SPLIT: Final = 2


@mypyc_attr(acyclic=True)
class Shot:
    """A shot, read from its words."""

    def __init__(self, s: HeroesState, words: Action) -> None:
        self.words = words
        self.kind = words[0]
        field = s.battle.field
        #: Of the weapon, "" for the only one.
        self.weapon = ""
        self.target = -1
        #: Interspace, opening or wall, square, structure; direction of a flame.
        self.point = -1
        self.edge = -1
        self.place = -1
        self.structure = ""
        self.aim = (0, 0)
        #: What pays for it: an option or a card.
        self.option = -1
        self.card = -1
        for word in words[1:]:
            kind, _, id = word.partition(":")
            if kind == "weapon":
                self.weapon = id
            elif kind == "unit":
                self.target = s.battle.unit_named[id]
            elif kind == "point":
                self.point = field.point_named[id]
            elif kind == "side":
                self.edge = field.edge_named[id]
            elif kind == "square":
                self.place = field.named[id]
            elif kind == "aim":
                x, _, y = id.partition(",")
                self.aim = (int(x), int(y))
            elif kind == "option":
                self.option = s.battle.option_named[id]
            elif kind == "card":
                self.card = s.battle.card_named[id]
            else:
                self.structure = word


def is_paid(words: Action) -> bool:
    """Is it fired with gear or a card instead of a weapon?"""
    return words[-1].startswith(("option:", "card:"))


@mypyc_attr(acyclic=True)
class Arm:
    """A weapon that may fire now, and the side of the counter that shows it."""

    def __init__(self, face: int, index: int, weapon: Weapon) -> None:
        self.face = face
        self.index = index
        self.weapon = weapon

    def words(self, kind: str, *target: str) -> Action:
        named = (f"weapon:{self.weapon.id}",) if self.weapon.id else ()
        return (kind, *target, *named)


def arms(s: HeroesState, unit: int, origin: str, done: tuple[int, ...]) -> list[Arm]:
    """The weapons of a unit that may fire now; ``done`` are those that have.

    A hidden unit fires from its hidden side where that has a shot, else it flips first (AMB-77): so
    the weapons of its hidden side come first.
    """
    face = s.shows(unit)
    if s.phase != ACTIVATION or (face.crew and face.active):
        return []
    sides = [s.face[unit]]
    if face.hidden:
        sides.append(1 - s.face[unit])
    found: list[Arm] = []
    usable = abilities.usable_weapons(s, unit)
    for side in sides:
        armed = abilities.weapons_of_face(s, unit, side)
        # Crew damage: one weapon each turn, if it has several (HOS-9.11, AMB-59).
        if len(armed) > 1 and s.damage[unit] & CREW and s.shots[unit] > 0:
            continue
        for i, weapon in enumerate(armed):
            if i in done or (s.damage[unit] and weapon not in usable):
                continue
            if _may_fire(s, unit, weapon, origin):
                found.append(Arm(side, i, weapon))
    return found


def _may_fire(s: HeroesState, unit: int, weapon: Weapon, origin: str) -> bool:
    if origin == REACTION and not weapon.opportunity:
        return False
    return weapon.flamethrower or not _only_flames(s, unit, weapon, origin)


def _only_flames(s: HeroesState, unit: int, weapon: Weapon, origin: str) -> bool:
    """Without Fire on the Move, where that is needed: a flame has it by itself (HOS-16.14)."""
    needed = origin == MOVE or _too_heavy_aboard(s, unit)
    return needed and weapon.on_the_move == NONE


def _too_heavy_aboard(s: HeroesState, unit: int) -> bool:
    """A heavy weapon fires from a vehicle only with Fire on the Move (HOS-20.9)."""
    return s.standing[unit] == ABOARD and s.counter(unit).role == HEAVY_WEAPON


def enemies(s: HeroesState, unit: int, target: int) -> list[int]:
    """The units that aimed fire may name; in a reaction only the one that caused it."""
    side = s.side_of_unit(unit)
    asked = s.battle.roster[1 - side] if target < 0 else [target]
    return [other for other in asked if aiming.is_target(s, side, other)]


def shots(
    s: HeroesState, unit: int, origin: str, target: int = -1, done: tuple[int, ...] = ()
) -> dict[Action, int]:
    """All shots of a unit, by their words, with the side of the counter that fires them (-1: any).

    With a target, as in a reaction: only what is aimed at it or covers it (HOS-16.92).
    """
    found: dict[Action, int] = {}
    for arm in arms(s, unit, origin, done):
        _with_weapon(s, unit, arm, origin, target, found)
    if not done:
        _with_gear(s, unit, origin, target, found)
    return found


def any_shot(s: HeroesState, unit: int, origin: str, target: int) -> bool:
    """Is there any shot with which a Firing Action could begin? The first one tells."""
    found: dict[Action, int] = {}
    for arm in arms(s, unit, origin, ()):
        _with_weapon(s, unit, arm, origin, target, found)
        if found:
            return True
    _with_gear(s, unit, origin, target, found)
    return bool(found)


def _with_weapon(
    s: HeroesState, unit: int, arm: Arm, origin: str, target: int, found: dict[Action, int]
) -> None:
    if not _only_flames(s, unit, arm.weapon, origin):
        _aimed(s, unit, arm, origin, target, found)
        _blasts(s, unit, arm, target, found)
        if target < 0 and arm.weapon.destruction:
            _demolitions(s, unit, arm, found)
    if arm.weapon.flamethrower:
        _flames(s, unit, arm, target, found)


def _with_gear(
    s: HeroesState, unit: int, origin: str, target: int, found: dict[Action, int]
) -> None:
    if may_use_gear(s, unit, origin):
        for words in gear_shots.shots(s, unit, target):
            if target < 0 or covers(s, unit, Shot(s, words), target):
                found.setdefault(words, -1)


def any_by_cards(s: HeroesState, unit: int, kinds: list[int], target: int) -> bool:
    """Would a unit that reacts have a shot at the target with a card of these kinds?"""
    return (
        s.is_infantry(unit)
        and may_use_gear(s, unit, REACTION)
        and any(
            covers(s, unit, Shot(s, words), target) for words in gear_shots.by_cards(s, unit, kinds)
        )
    )


def may_use_gear(s: HeroesState, unit: int, origin: str) -> bool:
    """Does something allow alternative fire now (HOS-8.33)?"""
    face = s.shows(unit)
    if s.phase != ACTIVATION or (face.crew and face.active):
        return False
    if origin == REACTION:
        return abilities.has_opportunity(s, unit)
    if origin == MOVE or _too_heavy_aboard(s, unit):
        return any(weapon.on_the_move != NONE for weapon in abilities.weapons(s, unit))
    return True


def covers(s: HeroesState, unit: int, shot: Shot, target: int) -> bool:
    """Is a shot of gear aimed at a unit, or does its template cover it (HOS-16.92)?"""
    if shot.kind == CLOSE:
        return shot.target == target
    if shot.kind != GRENADE:
        return False
    if shot.edge >= 0:
        room = affected.room_behind(s, s.places_of(unit)[0], shot.edge)
        return target in affected.in_room(s, room)
    hx, hy = s.battle.field.points[shot.point]
    return target in affected.by_grenade(s, unit, hx, hy)


# Aimed fire.


def _aimed(
    s: HeroesState, unit: int, arm: Arm, origin: str, target: int, found: dict[Action, int]
) -> None:
    weapon = arm.weapon
    linked: list[int] = []
    for other in enemies(s, unit, target):
        kind = s.counter(other).kind
        hits = weapon.cv[kind] != X
        snipes = weapon.sniper and kind == INFANTRY
        if not (hits or weapon.diversion or snipes) or not aiming.can_aim(s, unit, weapon, other):
            continue
        word = s.unit(other).word
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
        if can_split(s, unit, weapon, origin, linked, 1):
            found.setdefault(arm.words(SPLIT), arm.face)
        if weapon.suppressive and can_split(s, unit, weapon, origin, linked, 2):
            found.setdefault(arm.words(SPLIT_SUPPRESS), arm.face)


def can_split(
    s: HeroesState, unit: int, weapon: Weapon, origin: str, targets: list[int], times: int
) -> bool:
    """Are there two targets of one type near each other, and points for both (HOS-16.87)?"""
    moving = aiming.move_penalty(s, unit, weapon, origin)
    for i, one in enumerate(targets):
        for other in targets[i + 1 :]:
            kind = s.counter(one).kind
            enough = (weapon.cv[kind] - moving) * times >= LEAST_TO_SPLIT
            if enough and kind == s.counter(other).kind and near(s, one, other):
                return True
    return False


def near(s: HeroesState, one: int, other: int) -> bool:
    """Are two targets within 2 squares, by their nearest squares (HOS-16.88)?"""
    return sight.distance(s, one, other) <= LINK


# Templates.


def _blasts(s: HeroesState, unit: int, arm: Arm, target: int, found: dict[Action, int]) -> None:
    weapon = arm.weapon
    profile = weapon.howitzer or weapon.indirect
    if not profile or (weapon.indirect and _in_building(s, unit)):
        return
    side, field = s.side_of_unit(unit), s.battle.field
    worth = blast_points.worthwhile(s, side, target, s.battle.pack.profiles[profile])
    around = target < 0 and weapon.indirect
    named = blast_points.scattered(worth, weapon.scatter) if around else worth
    for point in sorted([field.point_at[point] for point in named if point in field.point_at]):
        hx, hy = field.points[point]
        if affected.inside_building(s, hx, hy):
            continue
        limit = weapon.limited_interspaces
        if limit and throws.distance(s, unit, hx, hy) > limit:
            continue
        word = field.point_words[point]
        penalty = aiming.point_penalty(s, unit, weapon, hx, hy)
        if penalty >= 0 and (hx, hy) in worth:
            found.setdefault(arm.words(HOWITZER, word), arm.face)
        if weapon.indirect and penalty != 0 and _arc_holds(s, unit, weapon, hx, hy):
            found.setdefault(arm.words(INDIRECT, word), arm.face)


def _in_building(s: HeroesState, unit: int) -> bool:
    """Indirect fire is not possible from inside a building (HOS-16.46)."""
    return any(affected.intact(s, place) for place in s.places_of(unit))


def _arc_holds(s: HeroesState, unit: int, weapon: Weapon, hx: int, hy: int) -> bool:
    """Indirect fire needs no sight, but the point must lie in the arc (HOS-16.79)."""
    for place in s.places_of(unit):
        x, y = s.battle.field.centres[place]
        if aiming.in_arc(s, unit, weapon, 2 * hx - x, 2 * hy - y):
            return True
    return False


def _flames(s: HeroesState, unit: int, arm: Arm, target: int, found: dict[Action, int]) -> None:
    side = s.side_of_unit(unit)
    origins = affected.flame_origins(s, unit) if _near_flame(s, unit, target) else ()
    for origin in origins:
        for dx, dy in FLAME_AIMS:
            if not aiming.in_arc(s, unit, arm.weapon, 4 * dx, 4 * dy):
                continue
            burning = [burnt.unit for burnt in affected.by_flame(s, unit, origin, dx, dy)]
            if _hits_one(s, side, burning, target):
                words = [f"aim:{dx},{dy}"]
                if len(origins) > 1:
                    words.append(f"square:{s.name(origin)}")
                found.setdefault(arm.words(FLAME, *words), arm.face)
    for edge in throws.rooms_in_reach(s, unit):
        room = affected.room_behind(s, s.at[unit], edge)
        if _hits_one(s, side, affected.in_room(s, room), target):
            word = f"side:{s.battle.field.edges[edge].name}"
            found.setdefault(arm.words(FLAME_ROOM, word), arm.face)


def _near_flame(s: HeroesState, unit: int, target: int) -> bool:
    """Is an enemy so near that a flame could reach it?"""
    wanted = [target] if target >= 0 else s.on_field(1 - s.side_of_unit(unit))
    return any(sight.distance(s, unit, other) <= FLAME_LENGTH for other in wanted)


def _hits_one(s: HeroesState, side: int, units: list[int], target: int) -> bool:
    if target >= 0:
        return target in units
    return any(s.side_of_unit(other) != side for other in units)


# Structures.


def _demolitions(s: HeroesState, unit: int, arm: Arm, found: dict[Action, int]) -> None:
    """Fire at a structure itself: a square of it in sight, range and arc (AMB-68)."""
    for structure in structures.standing(s):
        if structure_in_reach(s, unit, arm.weapon, structure):
            found.setdefault(arm.words(DEMOLISH, structure), arm.face)


def structure_in_reach(s: HeroesState, unit: int, weapon: Weapon, structure: str) -> bool:
    own = s.places_of(unit)
    aboard = s.standing[unit] == ABOARD
    free = aiming.ignores_obstacles(weapon)
    reach, night = weapon.limited_squares, effects.sight_limit(s)
    for place in structures.places(s, structure):
        if place in own:
            continue
        if free:
            seen = sight.lines_to_structure(s, unit, place, True)
            if any(aiming.permitted(s, unit, weapon, line) for line in seen):
                return True
            continue
        x, y = s.battle.field.centres[place]
        if not aiming.bears(s, unit, weapon, x, y):
            continue
        for line in s.terrain.open.to_structure(own, aboard, place):
            if (reach and line.range > reach) or (night and line.range > night):
                continue
            if not aiming.in_arc(s, unit, weapon, x - line.start.x, y - line.start.y):
                continue
            if look(s, line.ray(s.terrain), False) != BLOCKED:
                return True
    return False
