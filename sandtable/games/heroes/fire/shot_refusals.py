"""Why a shot may not be announced: each reason with its rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.heroes import abilities, names
from sandtable.games.heroes.armies import recruitment
from sandtable.games.heroes.fire import affected, aiming, gear_shots, shots, throws
from sandtable.games.heroes.fire.kinds_of_fire import (
    AIMED,
    ALL,
    BLASTS,
    DIVERT,
    FLAME,
    FLAMES,
    GEAR,
    GRENADE,
    HOWITZER,
    INDIRECT,
    MOVE,
    REACTION,
    SNIPE,
    SPLIT_SUPPRESS,
    SPLITS,
    SUPPRESS,
)
from sandtable.games.heroes.pack.counters import HEAVY_WEAPON, INFANTRY, KINDS, NONE, Weapon, X
from sandtable.games.heroes.status import ABOARD, ACTIVATION, CREW, MAIN_WEAPON
from sandtable.kernel.action import Action
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState


def refuse(
    s: HeroesState, unit: int, origin: str, action: Action, target: int, done: tuple[int, ...]
) -> Refusal:
    """Why a unit may not fire this shot now."""
    id = s.unit(unit).id
    if not action or action[0] not in ALL:
        return s.refusal("not-a-shot", unit=id)
    if s.phase != ACTIVATION:
        return s.refusal("fire-phase")
    face = s.shows(unit)
    if face.crew and face.active:
        return s.refusal("fire-crew", unit=id)
    try:
        shot = shots.Shot(s, action)
    except (KeyError, ValueError):
        return s.refusal("shot-unknown", unit=id)
    if shot.kind in GEAR:
        return _gear(s, unit, origin, shot, target, done)
    weapon = _weapon(s, unit, shot)
    if weapon is None:
        return s.refusal("weapon-unknown", unit=id, weapon=shot.weapon)
    refusal = _silent(s, unit, origin, shot, weapon, done)
    if refusal is not None:
        return refusal
    if target >= 0 and shot.target >= 0 and shot.target != target:
        return s.refusal("react-other-target", unit=names.unit(s, target))
    if shot.kind in AIMED:
        return _aimed(s, unit, weapon, shot)
    if shot.kind in SPLITS:
        return _split(s, unit, weapon, shot, target)
    if shot.kind in BLASTS:
        return _blast(s, unit, weapon, shot, target)
    if shot.kind in FLAMES:
        return _flame(s, unit, weapon, shot)
    return _demolition(s, weapon, target)


def _weapon(s: HeroesState, unit: int, shot: shots.Shot) -> Weapon | None:
    """The weapon that is meant; of a hidden unit also one of its other side."""
    sides = [s.face[unit]]
    if s.hidden(unit):
        sides.append(1 - s.face[unit])
    for side in reversed(sides):
        for weapon in abilities.weapons_of_face(s, unit, side):
            if weapon.id == shot.weapon:
                return weapon
    return None


def _silent(
    s: HeroesState,
    unit: int,
    origin: str,
    shot: shots.Shot,
    weapon: Weapon,
    done: tuple[int, ...],
) -> Refusal | None:
    """Why a weapon may not fire at all now."""
    id = s.unit(unit).id
    # A flame has Fire on the Move by itself (HOS-16.14).
    steady = weapon.on_the_move == NONE and not (weapon.flamethrower and shot.kind in FLAMES)
    armed = abilities.weapons(s, unit)
    if any(armed[i].id == weapon.id for i in done if 0 <= i < len(armed)):
        return s.refusal("weapon-has-fired", unit=id, weapon=weapon.id)
    if s.damage[unit] & MAIN_WEAPON and weapon.primary:
        return s.refusal("weapon-destroyed", unit=id)
    if s.damage[unit] & CREW and len(armed) > 1 and s.shots[unit]:
        return s.refusal("crew-damaged", unit=id)
    if origin == MOVE and steady:
        return s.refusal("not-on-the-move", unit=id)
    if origin == REACTION and not weapon.opportunity:
        return s.refusal("react-ability", unit=id)
    if s.standing[unit] == ABOARD and s.counter(unit).role == HEAVY_WEAPON and steady:
        return s.refusal("heavy-weapon-aboard", unit=id)
    return None


def _aimed(s: HeroesState, unit: int, weapon: Weapon, shot: shots.Shot) -> Refusal:
    target = shot.target
    id = s.unit(unit).id
    if target < 0:
        return s.refusal("shot-needs-target")
    refusal = aiming.not_a_target(s, s.side_of_unit(unit), target)
    if refusal is not None:
        return refusal
    kind = s.counter(target).kind
    if shot.kind == SNIPE:
        if not weapon.sniper:
            return s.refusal("no-sniper", unit=id)
        if kind != INFANTRY:
            return s.refusal("sniper-infantry-only")
    elif shot.kind == DIVERT:
        if not weapon.diversion:
            return s.refusal("no-diversion", unit=id)
    elif weapon.cv[kind] == X:
        return s.refusal("fire-x", unit=id, kind=KINDS[kind])
    elif shot.kind == SUPPRESS and not weapon.suppressive:
        return s.refusal("no-suppressive-fire", unit=id)
    return aiming.no_line(s, unit, weapon, target)


def _split(s: HeroesState, unit: int, weapon: Weapon, shot: shots.Shot, target: int) -> Refusal:
    if not weapon.machine_gunner:
        return s.refusal("no-machine-gunner")
    if target >= 0:
        return s.refusal("react-no-split")
    if shot.kind == SPLIT_SUPPRESS and not weapon.suppressive:
        return s.refusal("no-suppressive-fire", unit=s.unit(unit).id)
    return s.refusal("split-two-targets")


def _blast(s: HeroesState, unit: int, weapon: Weapon, shot: shots.Shot, target: int) -> Refusal:
    id = s.unit(unit).id
    if shot.kind == INDIRECT and not weapon.indirect:
        return s.refusal("no-indirect-fire", unit=id)
    if not weapon.howitzer and not weapon.indirect:
        return s.refusal("no-howitzer", unit=id)
    if shot.point < 0:
        return s.refusal("shot-needs-point")
    if weapon.indirect and any(affected.intact(s, place) for place in s.places_of(unit)):
        return s.refusal("indirect-from-building", unit=id)
    hx, hy = s.battle.field.points[shot.point]
    if affected.inside_building(s, hx, hy):
        return s.refusal("blast-inside-building")
    away = throws.distance(s, unit, hx, hy)
    if weapon.limited_interspaces and away > weapon.limited_interspaces:
        return s.refusal("interspaces-too-far", range=away, limit=weapon.limited_interspaces)
    if not aiming.bears(s, unit, weapon, 2 * hx, 2 * hy):
        return aiming.out_of_arc(s, weapon)
    penalty = aiming.point_penalty(s, unit, weapon, hx, hy)
    if shot.kind == INDIRECT and penalty == 0:
        return s.refusal("indirect-in-sight")
    if shot.kind == HOWITZER and penalty < 0:
        return s.refusal("point-not-seen")
    if target >= 0:
        return s.refusal("react-template", unit=names.unit(s, target))
    return s.refusal("blast-hits-nothing")


def _flame(s: HeroesState, unit: int, weapon: Weapon, shot: shots.Shot) -> Refusal:
    if not weapon.flamethrower:
        return s.refusal("no-flamethrower", unit=s.unit(unit).id)
    if shot.kind == FLAME and not aiming.in_arc(s, unit, weapon, *shot.aim):
        return aiming.out_of_arc(s, weapon)
    return s.refusal("flame-reaches-nobody")


def _demolition(s: HeroesState, weapon: Weapon, target: int) -> Refusal:
    if not weapon.destruction:
        return s.refusal("no-destruction")
    if target >= 0:
        return s.refusal("react-other-target", unit=names.unit(s, target))
    return s.refusal("structure-not-seen")


def _gear(
    s: HeroesState, unit: int, origin: str, shot: shots.Shot, target: int, done: tuple[int, ...]
) -> Refusal:
    id = s.unit(unit).id
    if not s.is_infantry(unit):
        return s.refusal("gear-infantry-only")
    if done:
        return s.refusal("gear-whole-action")
    if not shots.may_use_gear(s, unit, origin):
        if origin == MOVE:
            return s.refusal("not-on-the-move", unit=id)
        if origin == REACTION:
            return s.refusal("react-ability", unit=id)
        return s.refusal("heavy-weapon-aboard", unit=id)
    if not shots.is_paid(shot.words):
        return s.refusal("gear-unpaid")
    if shot.option >= 0:
        paid = s.battle.options[shot.option]
        if paid.side == s.side_of_unit(unit) and not recruitment.usable(s, shot.option):
            return s.refusal("marker-none", option=paid.id)
        if not recruitment.entitled(s, unit, shot.option):
            return s.refusal("gear-of-others", unit=id, option=paid.id)
    elif shot.card not in s.hands[s.side_of_unit(unit)]:
        return s.refusal("card-not-held", card=s.battle.cards[shot.card].id)
    if shot.kind == GRENADE and gear_shots.source(s, shot.words).effect == GRENADE:
        return _grenade(s, unit, shot, target)
    return s.refusal("gear-not-possible", unit=id)


def _grenade(s: HeroesState, unit: int, shot: shots.Shot, target: int) -> Refusal:
    """Too far, not through this opening, or in vain."""
    if shot.edge >= 0:
        if shot.edge not in throws.rooms_in_reach(s, unit):
            return s.refusal("grenade-through-opening")
    elif shot.point < 0:
        return s.refusal("shot-needs-point")
    else:
        reach = gear_shots.source(s, shot.words).params["range_interspaces"]
        if shot.point not in throws.points_in_reach(s, unit, reach):
            hx, hy = s.battle.field.points[shot.point]
            if affected.inside_building(s, hx, hy):
                return s.refusal("grenade-through-opening")
            away = throws.distance(s, unit, hx, hy)
            if away <= reach:
                return s.refusal("grenade-out-of-building", unit=s.unit(unit).id)
            return s.refusal("grenade-range", range=away)
    if target >= 0:
        return s.refusal("react-template", unit=names.unit(s, target))
    return s.refusal("grenade-hits-nobody")
