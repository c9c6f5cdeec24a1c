"""Resolving an announced shot: values, penalties, defences of its attacks (HOS-27.2–27.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.heroes.fire import (
    affected,
    aiming,
    attack,
    flames,
    gear_shots,
    kinds_of_fire,
    templates,
)
from sandtable.games.heroes.fire.kinds_of_fire import (
    BREACH,
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
    SMOKE,
    SNIPE,
    SPLIT,
    SPLIT_SUPPRESS,
    SUPPRESS,
)
from sandtable.games.heroes.land import smoke
from sandtable.games.heroes.pack.counters import NONE, Weapon
from sandtable.games.heroes.units import abilities, structures
from sandtable.kernel.event import Event

if TYPE_CHECKING:
    from sandtable.games.heroes.fire.firing_host import FiringHost
    from sandtable.games.heroes.state import HeroesState


def weapon_number(state: HeroesState, unit: int, shot: kinds_of_fire.Shot) -> int:
    """The index of the weapon that fires a shot, -1 for gear."""
    if kinds_of_fire.is_paid(shot.words):
        return -1
    for i, weapon in enumerate(abilities.weapons(state, unit)):
        if weapon.id == shot.weapon:
            return i
    return -1


def weapon_of(state: HeroesState, unit: int, shot: kinds_of_fire.Shot) -> Weapon:
    return abilities.weapons(state, unit)[weapon_number(state, unit, shot)]


def gear_move_penalty(state: HeroesState, unit: int, origin: str) -> int:
    """The penalty for gear used on the move: the unit's Fire on the Move number (AMB-87)."""
    if origin != ON_THE_MOVE:
        return 0
    return min([w.on_the_move for w in abilities.weapons(state, unit) if w.on_the_move != NONE])


def is_suppressive(shot: kinds_of_fire.Shot) -> bool:
    return shot.kind in (SUPPRESS, SPLIT_SUPPRESS)


def value_against(state: HeroesState, firing: FiringHost, target: int) -> int:
    """The Combat Value: CV minus Fire on the Move, plus bonuses, doubled (HOS-27.2–27.5)."""
    shot = kinds_of_fire.Shot(state, firing.shot)
    weapon = weapon_of(state, firing.unit, shot)
    moving = aiming.move_penalty(state, firing.unit, weapon, firing.origin)
    value = abilities.cv(state, weapon, target) - moving + firing.fire_bonus
    return 2 * value if is_suppressive(shot) else value


# Pushing the attacks.


def push(
    state: HeroesState, firing: FiringHost, shot: kinds_of_fire.Shot, events: list[Event]
) -> None:
    """Push the effects of an announced shot on the stack."""
    if shot.kind in (FIRE, SUPPRESS):
        value = value_against(state, firing, shot.target)
        state.push(*_aimed(state, firing, shot, (shot.target,), (value,)))
    elif shot.kind in (SPLIT, SPLIT_SUPPRESS):
        state.push(*_aimed(state, firing, shot, firing.targets, firing.shares))
    elif shot.kind in (DIVERT, SNIPE):
        _without_value(state, firing, shot)
    elif shot.kind in (HOWITZER, INDIRECT):
        _blast(state, firing, shot)
    elif shot.kind in (FLAME, FLAME_ROOM):
        _flame(state, firing, shot)
    elif shot.kind == GRENADE:
        _grenade(state, firing, shot)
    elif shot.kind == CLOSE:
        _close(state, firing, shot)
    elif shot.kind == BREACH:
        structures.breach(state, shot.edge, events)
    elif shot.kind == SMOKE:
        smoke.lay(state, shot.place, events)


def _aimed(
    state: HeroesState,
    firing: FiringHost,
    shot: kinds_of_fire.Shot,
    targets: tuple[int, ...],
    values: tuple[int, ...],
) -> list[attack.Attack]:
    weapon = weapon_of(state, firing.unit, shot)
    made: list[attack.Attack] = []
    suppresses = is_suppressive(shot)
    split = len(targets) > 1
    for target, value in zip(targets, values, strict=True):
        aim = aiming.best(state, firing.unit, weapon, target, firing.sharp, firing.weak_spot)
        if aim is None:
            continue
        made.append(
            attack.Attack(
                firer=firing.unit,
                side=state.side_of_unit(firing.unit),
                target=target,
                mode=attack.SUPPRESS if suppresses else attack.FIRE,
                value=value,
                penalty=aim.obstacles
                + aim.long_range
                + aiming.suppression_penalty(state, firing.unit),
                defence=aim.defence + aim.cover,
                twin=weapon.twin_linked,
                piercing=weapon.armour_piercing,
                # Scary Shot cannot be combined with Machine Gunner (HOS-16.29).
                scary=weapon.scary and not split,
            )
        )
    return made


def _without_value(state: HeroesState, firing: FiringHost, shot: kinds_of_fire.Shot) -> None:
    """Diversion and Sniper: die and bonuses, never doubled (HOS-27.12)."""
    weapon = weapon_of(state, firing.unit, shot)
    diverts = shot.kind == DIVERT
    aim = aiming.clearest(state, firing.unit, weapon, shot.target, diverts)
    if aim is None:
        return
    state.push(
        attack.Attack(
            firer=firing.unit,
            side=state.side_of_unit(firing.unit),
            target=shot.target,
            mode=attack.DIVERT if diverts else attack.SNIPE,
            value=firing.fire_bonus
            - aiming.move_penalty(state, firing.unit, weapon, firing.origin),
            penalty=aim.obstacles + aim.long_range + aiming.suppression_penalty(state, firing.unit),
            defence=weapon.diversion if diverts else 0,
        )
    )


def _blast(state: HeroesState, firing: FiringHost, shot: kinds_of_fire.Shot) -> None:
    weapon = weapon_of(state, firing.unit, shot)
    hx, hy = state.battle.field.points[shot.point]
    direct = shot.kind == HOWITZER
    obscured = aiming.point_penalty(state, firing.unit, weapon, hx, hy) if direct else 0
    state.push(
        templates.Barrage(
            side=state.side_of_unit(firing.unit),
            firer=firing.unit,
            profile=weapon.howitzer or weapon.indirect,
            kind=templates.HOWITZER if direct else templates.INDIRECT,
            x=hx,
            y=hy,
            scatter=0 if direct else weapon.scatter,
            spotter=not direct,
            penalty=obscured + aiming.suppression_penalty(state, firing.unit),
            bonus=firing.fire_bonus
            - aiming.move_penalty(state, firing.unit, weapon, firing.origin),
        )
    )


def _flame(state: HeroesState, firing: FiringHost, shot: kinds_of_fire.Shot) -> None:
    moving = flames.ON_THE_MOVE if firing.origin == ON_THE_MOVE else 0
    state.push(flames_of(state, firing.unit, shot, firing.fire_bonus - moving))


def flames_of(state: HeroesState, unit: int, shot: kinds_of_fire.Shot, bonus: int) -> flames.Flames:
    """The flame of a shot, with all units it reaches."""
    room = shot.kind == FLAME_ROOM
    if room:
        origin = state.at[unit]
        inside = affected.in_room(state, affected.room_behind(state, origin, shot.edge))
        burning = [affected.Burning(u, state.places_of(u)[0], 0) for u in inside]
    else:
        origin = shot.place if shot.place >= 0 else affected.flame_origins(state, unit)[0]
        burning = affected.by_flame(state, unit, origin, shot.aim[0], shot.aim[1])
    return flames.Flames(
        0,
        unit,
        tuple([burnt.unit for burnt in burning]),
        tuple([burnt.place for burnt in burning]),
        tuple([burnt.penalty for burnt in burning]),
        origin,
        bonus,
        room,
    )


def _grenade(state: HeroesState, firing: FiringHost, shot: kinds_of_fire.Shot) -> None:
    """No long range, obstacles or arc; only the thrower's suppression matters (HOS-25.34).

    Thrown back, it explodes beside the thrower, or through the opening at that unit (HOS-21.37).
    """
    side = state.side_of_unit(firing.unit)
    field = state.battle.field
    point, edge, only = shot.point, shot.edge, -1
    if firing.returned:
        side = 1 - side
        if edge >= 0:
            edge, only = -1, firing.unit
        else:
            point = field.point_named[firing.returned[0][len("point:") :]]
    hx, hy = field.points[point] if point >= 0 else (0, 0)
    state.push(
        templates.Barrage(
            side=side,
            firer=firing.unit,
            profile=gear_shots.source(state, shot.words).profile,
            kind=templates.GRENADE,
            x=hx,
            y=hy,
            edge=edge,
            only=only,
            penalty=aiming.suppression_penalty(state, firing.unit),
            bonus=firing.fire_bonus - gear_move_penalty(state, firing.unit, firing.origin),
        )
    )


def _close(state: HeroesState, firing: FiringHost, shot: kinds_of_fire.Shot) -> None:
    """A close attack: an aimed attack with the values of the gear."""
    source = gear_shots.source(state, shot.words)
    cv = state.battle.pack.profiles[source.profile].cv[state.counter(shot.target).kind]
    aim = aiming.best(state, firing.unit, Weapon(), shot.target, firing.sharp, firing.weak_spot)
    if aim is None:
        return
    state.push(
        attack.Attack(
            firer=firing.unit,
            side=state.side_of_unit(firing.unit),
            target=shot.target,
            mode=attack.CLOSE,
            value=cv + firing.fire_bonus - gear_move_penalty(state, firing.unit, firing.origin),
            penalty=aim.obstacles + aiming.suppression_penalty(state, firing.unit),
            defence=aim.defence + aim.cover,
            after_marker=source.params.get("suppression", 0),
        )
    )


# Destruction.


def structures_attacked(
    state: HeroesState, firing: FiringHost, shot: kinds_of_fire.Shot
) -> tuple[str, ...]:
    """The structures attacked by the weapon's Destruction roll (HOS-16.4, 16.82, AMB-68)."""
    if shot.kind in (DEMOLISH, SATCHEL):
        return (shot.structure,)
    found: dict[str, None] = {}
    if shot.kind in (FIRE, SPLIT):
        for target in firing.targets or (shot.target,):
            for structure in structures.around(state, target):
                found[structure] = None
    return tuple(found)


def destruction_dice(state: HeroesState, firing: FiringHost, shot: kinds_of_fire.Shot) -> int:
    """The Destruction dice of the weapon or gear; templates have their own rolls."""
    if shot.kind == SATCHEL:
        return gear_shots.source(state, shot.words).params["destruction"]
    if shot.kind in (FIRE, SPLIT, DEMOLISH):
        return weapon_of(state, firing.unit, shot).destruction
    return 0
