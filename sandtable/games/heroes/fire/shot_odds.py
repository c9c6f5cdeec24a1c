"""The odds of a shot, with all modifiers (HOS-8.38–8.40).

``need`` is what a die must reach; its parts are the Defence Value, cover and penalties, minus the
Combat Value and bonuses.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes import names
from sandtable.games.heroes.fire import (
    affected,
    aiming,
    attack,
    flames,
    gear_shots,
    kinds_of_fire,
    shot_resolution,
    shots,
    templates,
)
from sandtable.games.heroes.fire.kinds_of_fire import (
    BY_CARD,
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
    SATCHEL,
    SNIPE,
    SUPPRESS,
)
from sandtable.games.heroes.land import cover, ground
from sandtable.games.heroes.pack.catalogue import HIT, HIT_AND_SUPPRESSED
from sandtable.games.heroes.pack.counters import Weapon, X
from sandtable.games.heroes.units import abilities, structures
from sandtable.kernel.action import Action
from sandtable.kernel.odds import Odds

if TYPE_CHECKING:
    from sandtable.games.heroes.fire.firing_host import FiringHost
    from sandtable.games.heroes.state import HeroesState

DIE: Final = 6
Part = tuple[str, int]


def chance(need: int, dice: int = 1) -> float:
    """The probability that the best of some dice reaches a number."""
    faces = min(max(DIE + 1 - need, 0), DIE)
    return 1 - ((DIE - faces) / DIE) ** dice


def of_shot(
    state: HeroesState, unit: int, origin: str, action: Action, fire_bonus: int = 0
) -> list[Odds]:
    """The rolls that a shot leads to, from open information only."""
    shot = kinds_of_fire.Shot(state, action)
    if shot.kind in (FIRE, SUPPRESS):
        weapon = _weapon(state, unit, shot)
        moving = aiming.move_penalty(state, unit, weapon, origin)
        return _aimed(state, unit, weapon, shot.target, shot.kind, moving, fire_bonus, None)
    if shot.kind in (DIVERT, SNIPE):
        return _without_value(state, unit, shot, origin, fire_bonus)
    if shot.kind in (HOWITZER, INDIRECT, GRENADE):
        return _blast(state, unit, shot, origin, fire_bonus)
    if shot.kind in (FLAME, FLAME_ROOM):
        return _flame(state, unit, shot, origin, fire_bonus)
    if shot.kind == CLOSE:
        return _close(state, unit, shot, origin, fire_bonus)
    if shot.kind == DEMOLISH:
        return [destruction(state, shot.structure, _weapon(state, unit, shot).destruction)]
    if shot.kind == SATCHEL:
        dice = gear_shots.source(state, shot.words).params["destruction"]
        return [destruction(state, shot.structure, dice)]
    return []


def of_share(state: HeroesState, firing: FiringHost, target: int, share: int) -> list[Odds]:
    """The roll against one target of a split (HOS-16.57)."""
    shot = kinds_of_fire.Shot(state, firing.shot)
    weapon = shot_resolution.weapon_of(state, firing.unit, shot)
    kind = SUPPRESS if shot_resolution.is_suppressive(shot) else FIRE
    return _aimed(state, firing.unit, weapon, target, kind, 0, 0, share)


def _weapon(state: HeroesState, unit: int, shot: kinds_of_fire.Shot) -> Weapon:
    """The weapon of a shot that is not yet announced; a hidden unit may have to flip for it."""
    for arm in shots.arms(state, unit, BY_CARD, ()):
        weapon = arm.weapon
        if weapon.id != shot.weapon:
            continue
        if shot.kind == SNIPE and not weapon.sniper:
            continue
        if shot.kind in (FIRE, SUPPRESS) and abilities.cv(state, weapon, shot.target) == X:
            continue
        return weapon
    return Weapon()


def _penalties(state: HeroesState, unit: int, obstacles: int, long_range: int) -> list[Part]:
    parts: list[Part] = [
        ("odds-obstacles", obstacles),
        ("odds-long-range", long_range),
        ("odds-suppression", aiming.suppression_penalty(state, unit)),
    ]
    return [part for part in parts if part[1]]


def _values(cv: int, moving: int, bonus: int, doubled: bool) -> list[Part]:
    parts: list[Part] = [("odds-cv", -cv), ("odds-on-the-move", moving), ("odds-bonus", -bonus)]
    if doubled:
        parts.append(("odds-doubled", -(cv - moving + bonus)))
    return [part for part in parts if part[1] or part[0] == "odds-cv"]


def _defences(defence: int, covered: int) -> list[Part]:
    parts: list[Part] = [("odds-defence", defence)]
    if covered:
        parts.append(("odds-cover", covered))
    return parts


def _against(target: str, dice: int, parts: list[Part], total: int) -> list[Odds]:
    """The odds of a hit, and of a possible double hit (HOS-9.19); ``total`` is DV with bonuses."""
    need = sum([amount for _, amount in parts])
    found = [Odds(target, dice, need, parts, chance(need, dice))]
    if chance(need + total, dice) > 0:
        doubled = [*parts, ("odds-double-hit", total)]
        found.append(Odds(target, dice, need + total, doubled, chance(need + total, dice)))
    return found


def _markers(target: str, dice: int, parts: list[Part], total: int) -> list[Odds]:
    """Suppressive fire: the probabilities of 0, 1, 2, … markers (HOS-16.89)."""
    need = sum([amount for _, amount in parts])
    least = [1.0]
    while least[-1] > 0:
        least.append(chance(need + (len(least) - 1) * total, dice))
    exactly = [least[i] - least[i + 1] for i in range(len(least) - 1)]
    return [Odds(target, dice, need, parts, chance(need, dice), exactly)]


def _aimed(
    state: HeroesState,
    unit: int,
    weapon: Weapon,
    target: int,
    kind: str,
    moving: int,
    bonus: int,
    share: int | None,
) -> list[Odds]:
    aim = aiming.best(state, unit, weapon, target, False, False)
    if aim is None:
        return []
    suppresses = kind == SUPPRESS
    parts = _defences(aim.defence, aim.cover)
    if share is not None:
        parts.append(("odds-share", -share))
    else:
        parts += _values(abilities.cv(state, weapon, target), moving, bonus, suppresses)
    parts += _penalties(state, unit, aim.obstacles, aim.long_range)
    dice = 2 if weapon.twin_linked else 1
    total = aim.defence + aim.cover
    name = names.unit(state, target)
    return _markers(name, dice, parts, total) if suppresses else _against(name, dice, parts, total)


def _without_value(
    state: HeroesState, unit: int, shot: kinds_of_fire.Shot, origin: str, bonus: int
) -> list[Odds]:
    weapon = _weapon(state, unit, shot)
    diverts = shot.kind == DIVERT
    aim = aiming.clearest(state, unit, weapon, shot.target, diverts)
    if aim is None:
        return []
    moving = aiming.move_penalty(state, unit, weapon, origin)
    changes: list[Part] = [("odds-on-the-move", moving), ("odds-bonus", -bonus)]
    parts = [part for part in changes if part[1]]
    parts += _penalties(state, unit, aim.obstacles, aim.long_range)
    name = names.unit(state, shot.target)
    if diverts:
        parts.insert(0, ("odds-diversion", weapon.diversion))
        need = sum([amount for _, amount in parts])
        return [Odds(name, 1, need, parts, chance(need))]
    hit = 1
    while attack.sniper_result(state, unit, hit) not in (HIT, HIT_AND_SUPPRESSED):
        hit += 1
    parts.insert(0, ("odds-sniper", hit))
    need = sum([amount for _, amount in parts])
    return [Odds(name, 1, need, parts, chance(need))]


def _blast(
    state: HeroesState, unit: int, shot: kinds_of_fire.Shot, origin: str, bonus: int
) -> list[Odds]:
    """Scatter, then every unit that would be attacked without scatter, then structures."""
    found: list[Odds] = []
    field = state.battle.field
    obscured = 0
    hx, hy = field.points[shot.point] if shot.point >= 0 else (0, 0)
    if shot.kind == GRENADE:
        profile = state.battle.pack.profiles[gear_shots.source(state, shot.words).profile]
        moving = shot_resolution.gear_move_penalty(state, unit, origin)
        if shot.edge >= 0:
            units = affected.in_room(
                state, affected.room_behind(state, state.places_of(unit)[0], shot.edge)
            )
            units = [other for other in units if not state.hidden(other)]
        else:
            units = affected.by_grenade(state, unit, hx, hy)
    else:
        weapon = _weapon(state, unit, shot)
        profile = state.battle.pack.profiles[weapon.howitzer or weapon.indirect]
        moving = aiming.move_penalty(state, unit, weapon, origin)
        units = affected.by_blast(state, hx, hy)
        if shot.kind == INDIRECT:
            need = templates.ON_TARGET
            found.append(Odds("scatter", 1, need, [("odds-scatter", need)], chance(need)))
        else:
            obscured = aiming.point_penalty(state, unit, weapon, hx, hy)
    for other in units:
        value = profile.cv[state.counter(other).kind]
        if value == X:
            continue
        defence = aiming.side_defence(state, other)
        sheltered = affected.intact(state, state.places_of(other)[0])
        covered = (
            cover.without_building(state, other) if sheltered else ground.bonus_of(state, other)
        )
        parts = _defences(defence, covered) + _values(value, moving, bonus, False)
        parts += _penalties(state, unit, obscured, 0)
        found += _against(names.unit(state, other), 1, parts, defence + covered)
    if profile.destruction and shot.point >= 0:
        for structure in affected.structures_under(state, hx, hy):
            found.append(destruction(state, structure, profile.destruction))
    return found


def _flame(
    state: HeroesState, unit: int, shot: kinds_of_fire.Shot, origin: str, bonus: int
) -> list[Odds]:
    moving = flames.ON_THE_MOVE if origin == ON_THE_MOVE else 0
    made = shot_resolution.flames_of(state, unit, shot, bonus - moving)
    found: list[Odds] = []
    cv = state.battle.pack.profiles[flames.PROFILE].cv
    for other, place, obscured in zip(made.units, made.places, made.penalties, strict=True):
        value = cv[state.counter(other).kind]
        # Only its owner knows the identity of a hidden unit, which flips before it is attacked.
        if value == X or state.hidden(other):
            continue
        defence = aiming.side_defence(state, other)
        covered = made.cover(state, other, place)
        parts = _defences(defence, covered) + _values(value, moving, bonus, False)
        parts += _penalties(state, unit, obscured, 0)
        found += _against(names.unit(state, other), 1, parts, defence + covered)
    return found


def _close(
    state: HeroesState, unit: int, shot: kinds_of_fire.Shot, origin: str, bonus: int
) -> list[Odds]:
    aim = aiming.best(state, unit, Weapon(), shot.target, False, False)
    if aim is None:
        return []
    profile = state.battle.pack.profiles[gear_shots.source(state, shot.words).profile]
    moving = shot_resolution.gear_move_penalty(state, unit, origin)
    parts = _defences(aim.defence, aim.cover)
    parts += _values(profile.cv[state.counter(shot.target).kind], moving, bonus, False)
    parts += _penalties(state, unit, aim.obstacles, 0)
    return _against(names.unit(state, shot.target), 1, parts, aim.defence + aim.cover)


def destruction(state: HeroesState, structure: str, dice: int) -> Odds:
    """The probabilities of 0, 1, 2, … points, and of destroying the structure (HOS-16.6)."""
    half = chance(structures.NEED)
    exactly = [1.0]
    for _ in range(dice):
        exactly = [
            (exactly[i] if i < len(exactly) else 0.0) * (1 - half)
            + (exactly[i - 1] if i > 0 else 0.0) * half
            for i in range(len(exactly) + 1)
        ]
    missing = structures.value(state, structure) - structures.points(state, structure)
    parts: list[Part] = [("odds-destruction", structures.NEED)]
    return Odds(structure, dice, structures.NEED, parts, sum(exactly[missing:]), exactly)
