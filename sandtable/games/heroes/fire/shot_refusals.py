"""Why a shot may not be announced, with the rule for each reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.heroes import names
from sandtable.games.heroes.armies import recruitment
from sandtable.games.heroes.fire import affected, aiming, gear_shots, grenades, kinds_of_fire, shots
from sandtable.games.heroes.fire.kinds_of_fire import (
    AIMED,
    ALL,
    AS_REACTION,
    BLASTS,
    DIVERT,
    FLAME,
    FLAMES,
    GEAR,
    GRENADE,
    HOWITZER,
    INDIRECT,
    ON_THE_MOVE,
    SNIPE,
    SPLIT_SUPPRESS,
    SPLITS,
    SUPPRESS,
)
from sandtable.games.heroes.pack.counters import HEAVY_WEAPON, INFANTRY, KINDS, NONE, Weapon, X
from sandtable.games.heroes.status import ABOARD, ACTIVATION, CREW, MAIN_WEAPON
from sandtable.games.heroes.units import abilities
from sandtable.kernel.action import Action
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState


def refuse(
    state: HeroesState, unit: int, origin: str, action: Action, target: int, done: tuple[int, ...]
) -> Refusal:
    """Why a unit may not fire this shot now."""
    id = state.unit(unit).id
    if not action or action[0] not in ALL:
        return state.refusal("not-a-shot", unit=id)
    if state.phase != ACTIVATION:
        return state.refusal("fire-phase")
    face = state.shows(unit)
    if face.crew and face.active:
        return state.refusal("fire-crew", unit=id)
    try:
        shot = kinds_of_fire.Shot(state, action)
    except (KeyError, ValueError):
        return state.refusal("shot-unknown", unit=id)
    if shot.kind in GEAR:
        return _gear(state, unit, origin, shot, target, done)
    weapon = _weapon(state, unit, shot)
    if weapon is None:
        return state.refusal("weapon-unknown", unit=id, weapon=shot.weapon)
    refusal = _silent(state, unit, origin, shot, weapon, done)
    if refusal is not None:
        return refusal
    if target >= 0 and shot.target >= 0 and shot.target != target:
        return state.refusal("react-other-target", unit=names.unit(state, target))
    if shot.kind in AIMED:
        return _aimed(state, unit, weapon, shot)
    if shot.kind in SPLITS:
        return _split(state, unit, weapon, shot, target)
    if shot.kind in BLASTS:
        return _blast(state, unit, weapon, shot, target)
    if shot.kind in FLAMES:
        return _flame(state, unit, weapon, shot)
    return _demolition(state, weapon, target)


def _weapon(state: HeroesState, unit: int, shot: kinds_of_fire.Shot) -> Weapon | None:
    """The weapon of a shot; for a hidden unit, possibly one on its other side."""
    sides = [state.face[unit]]
    if state.hidden(unit):
        sides.append(1 - state.face[unit])
    for side in reversed(sides):
        for weapon in abilities.weapons_of_face(state, unit, side):
            if weapon.id == shot.weapon:
                return weapon
    return None


def _silent(
    state: HeroesState,
    unit: int,
    origin: str,
    shot: kinds_of_fire.Shot,
    weapon: Weapon,
    done: tuple[int, ...],
) -> Refusal | None:
    """Why a weapon may not fire now, regardless of the target."""
    id = state.unit(unit).id
    # A flame always has Fire on the Move (HOS-16.14).
    steady = weapon.on_the_move == NONE and not (weapon.flamethrower and shot.kind in FLAMES)
    armed = abilities.weapons(state, unit)
    if any(armed[i].id == weapon.id for i in done if 0 <= i < len(armed)):
        return state.refusal("weapon-has-fired", unit=id, weapon=weapon.id)
    if state.damage[unit] & MAIN_WEAPON and weapon.primary:
        return state.refusal("weapon-destroyed", unit=id)
    if state.damage[unit] & CREW and len(armed) > 1 and state.shots[unit]:
        return state.refusal("crew-damaged", unit=id)
    if origin == ON_THE_MOVE and steady:
        return state.refusal("not-on-the-move", unit=id)
    if origin == AS_REACTION and not weapon.opportunity:
        return state.refusal("react-ability", unit=id)
    if state.status[unit] == ABOARD and state.counter(unit).role == HEAVY_WEAPON and steady:
        return state.refusal("heavy-weapon-aboard", unit=id)
    return None


def _aimed(state: HeroesState, unit: int, weapon: Weapon, shot: kinds_of_fire.Shot) -> Refusal:
    target = shot.target
    id = state.unit(unit).id
    if target < 0:
        return state.refusal("shot-needs-target")
    refusal = aiming.not_a_target(state, state.side_of_unit(unit), target)
    if refusal is not None:
        return refusal
    kind = state.counter(target).kind
    if shot.kind == SNIPE:
        if not weapon.sniper:
            return state.refusal("no-sniper", unit=id)
        if kind != INFANTRY:
            return state.refusal("sniper-infantry-only")
    elif shot.kind == DIVERT:
        if not weapon.diversion:
            return state.refusal("no-diversion", unit=id)
    elif weapon.cv[kind] == X:
        return state.refusal("fire-x", unit=id, kind=KINDS[kind])
    elif shot.kind == SUPPRESS and not weapon.suppressive:
        return state.refusal("no-suppressive-fire", unit=id)
    return aiming.no_line(state, unit, weapon, target)


def _split(
    state: HeroesState, unit: int, weapon: Weapon, shot: kinds_of_fire.Shot, target: int
) -> Refusal:
    if not weapon.machine_gunner:
        return state.refusal("no-machine-gunner")
    if target >= 0:
        return state.refusal("react-no-split")
    if shot.kind == SPLIT_SUPPRESS and not weapon.suppressive:
        return state.refusal("no-suppressive-fire", unit=state.unit(unit).id)
    return state.refusal("split-two-targets")


def _blast(
    state: HeroesState, unit: int, weapon: Weapon, shot: kinds_of_fire.Shot, target: int
) -> Refusal:
    id = state.unit(unit).id
    if shot.kind == INDIRECT and not weapon.indirect:
        return state.refusal("no-indirect-fire", unit=id)
    if not weapon.howitzer and not weapon.indirect:
        return state.refusal("no-howitzer", unit=id)
    if shot.point < 0:
        return state.refusal("shot-needs-point")
    if weapon.indirect and any(affected.intact(state, place) for place in state.places_of(unit)):
        return state.refusal("indirect-from-building", unit=id)
    hx, hy = state.battle.field.points[shot.point]
    if affected.inside_building(state, hx, hy):
        return state.refusal("blast-inside-building")
    away = grenades.distance(state, unit, hx, hy)
    if weapon.limited_interspaces and away > weapon.limited_interspaces:
        return state.refusal("interspaces-too-far", range=away, limit=weapon.limited_interspaces)
    if not aiming.bears(state, unit, weapon, 2 * hx, 2 * hy):
        return aiming.out_of_arc(state, weapon)
    penalty = aiming.point_penalty(state, unit, weapon, hx, hy)
    if shot.kind == INDIRECT and penalty == 0:
        return state.refusal("indirect-in-sight")
    if shot.kind == HOWITZER and penalty < 0:
        return state.refusal("point-not-seen")
    if target >= 0:
        return state.refusal("react-template", unit=names.unit(state, target))
    return state.refusal("blast-hits-nothing")


def _flame(state: HeroesState, unit: int, weapon: Weapon, shot: kinds_of_fire.Shot) -> Refusal:
    if not weapon.flamethrower:
        return state.refusal("no-flamethrower", unit=state.unit(unit).id)
    if shot.kind == FLAME and not aiming.in_arc(state, unit, weapon, *shot.aim):
        return aiming.out_of_arc(state, weapon)
    return state.refusal("flame-reaches-nobody")


def _demolition(state: HeroesState, weapon: Weapon, target: int) -> Refusal:
    if not weapon.destruction:
        return state.refusal("no-destruction")
    if target >= 0:
        return state.refusal("react-other-target", unit=names.unit(state, target))
    return state.refusal("structure-not-seen")


def _gear(
    state: HeroesState,
    unit: int,
    origin: str,
    shot: kinds_of_fire.Shot,
    target: int,
    done: tuple[int, ...],
) -> Refusal:
    id = state.unit(unit).id
    if not state.is_infantry(unit):
        return state.refusal("gear-infantry-only")
    if done:
        return state.refusal("gear-whole-action")
    if not shots.may_use_gear(state, unit, origin):
        if origin == ON_THE_MOVE:
            return state.refusal("not-on-the-move", unit=id)
        if origin == AS_REACTION:
            return state.refusal("react-ability", unit=id)
        return state.refusal("heavy-weapon-aboard", unit=id)
    if not kinds_of_fire.is_paid(shot.words):
        return state.refusal("gear-unpaid")
    if shot.option >= 0:
        paid = state.battle.options[shot.option]
        if paid.side == state.side_of_unit(unit) and not recruitment.usable(state, shot.option):
            return state.refusal("marker-none", option=paid.id)
        if not recruitment.entitled(state, unit, shot.option):
            return state.refusal("gear-of-others", unit=id, option=paid.id)
    elif shot.card not in state.hands[state.side_of_unit(unit)]:
        return state.refusal("card-not-held", card=state.battle.cards[shot.card].id)
    if shot.kind == GRENADE and gear_shots.source(state, shot.words).effect == GRENADE:
        return _grenade(state, unit, shot, target)
    return state.refusal("gear-not-possible", unit=id)


def _grenade(state: HeroesState, unit: int, shot: kinds_of_fire.Shot, target: int) -> Refusal:
    """The target is too far, behind an opening that cannot be used, or empty."""
    if shot.edge >= 0:
        if shot.edge not in grenades.rooms_in_reach(state, unit):
            return state.refusal("grenade-through-opening")
    elif shot.point < 0:
        return state.refusal("shot-needs-point")
    else:
        reach = gear_shots.source(state, shot.words).params["range_interspaces"]
        if shot.point not in grenades.points_in_reach(state, unit, reach):
            hx, hy = state.battle.field.points[shot.point]
            if affected.inside_building(state, hx, hy):
                return state.refusal("grenade-through-opening")
            away = grenades.distance(state, unit, hx, hy)
            if away <= reach:
                return state.refusal("grenade-out-of-building", unit=state.unit(unit).id)
            return state.refusal("grenade-range", range=away)
    if target >= 0:
        return state.refusal("react-template", unit=names.unit(state, target))
    return state.refusal("grenade-hits-nobody")
