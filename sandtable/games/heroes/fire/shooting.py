"""From an announced shot to its attacks: values, penalties, defences (HOS-27.2–27.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.heroes import abilities
from sandtable.games.heroes.fire import (
    affected,
    aiming,
    attack,
    flames,
    gear_shots,
    shots,
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
    MOVE,
    SATCHEL,
    SMOKE,
    SNIPE,
    SPLIT,
    SPLIT_SUPPRESS,
    SUPPRESS,
)
from sandtable.games.heroes.land import smoke, structures
from sandtable.games.heroes.pack.counters import NONE, Weapon
from sandtable.kernel.event import Event

if TYPE_CHECKING:
    from sandtable.games.heroes.fire.firing import Firing
    from sandtable.games.heroes.state import HeroesState


def weapon_number(s: HeroesState, unit: int, shot: shots.Shot) -> int:
    """The number of the weapon that fires a shot, -1 for gear."""
    if shots.is_paid(shot.words):
        return -1
    for i, weapon in enumerate(abilities.weapons(s, unit)):
        if weapon.id == shot.weapon:
            return i
    return -1


def weapon_of(s: HeroesState, unit: int, shot: shots.Shot) -> Weapon:
    return abilities.weapons(s, unit)[weapon_number(s, unit, shot)]


def gear_move_penalty(s: HeroesState, unit: int, origin: str) -> int:
    """Gear used on the move costs the number of the unit's Fire on the Move (AMB-87)."""
    if origin != MOVE:
        return 0
    return min([w.on_the_move for w in abilities.weapons(s, unit) if w.on_the_move != NONE])


def is_suppressive(shot: shots.Shot) -> bool:
    return shot.kind in (SUPPRESS, SPLIT_SUPPRESS)


def value_against(s: HeroesState, firing: Firing, target: int) -> int:
    """The Combat Value: CV, less Fire on the Move, with bonuses, doubled (HOS-27.2–27.5)."""
    shot = shots.Shot(s, firing.shot)
    weapon = weapon_of(s, firing.unit, shot)
    moving = aiming.move_penalty(s, firing.unit, weapon, firing.origin)
    value = abilities.cv(s, weapon, target) - moving + firing.fire_bonus
    return 2 * value if is_suppressive(shot) else value


# Pushing the attacks.


def push(s: HeroesState, firing: Firing, shot: shots.Shot, events: list[Event]) -> None:
    """Put what an announced shot does on the stack."""
    if shot.kind in (FIRE, SUPPRESS):
        value = value_against(s, firing, shot.target)
        s.then(*_aimed(s, firing, shot, (shot.target,), (value,)))
    elif shot.kind in (SPLIT, SPLIT_SUPPRESS):
        s.then(*_aimed(s, firing, shot, firing.targets, firing.shares))
    elif shot.kind in (DIVERT, SNIPE):
        _without_value(s, firing, shot)
    elif shot.kind in (HOWITZER, INDIRECT):
        _blast(s, firing, shot)
    elif shot.kind in (FLAME, FLAME_ROOM):
        _flame(s, firing, shot)
    elif shot.kind == GRENADE:
        _grenade(s, firing, shot)
    elif shot.kind == CLOSE:
        _close(s, firing, shot)
    elif shot.kind == BREACH:
        structures.breach(s, shot.edge, events)
    elif shot.kind == SMOKE:
        smoke.lay(s, shot.place, events)


def _aimed(
    s: HeroesState,
    firing: Firing,
    shot: shots.Shot,
    targets: tuple[int, ...],
    values: tuple[int, ...],
) -> list[attack.Attack]:
    weapon = weapon_of(s, firing.unit, shot)
    made: list[attack.Attack] = []
    suppresses = is_suppressive(shot)
    split = len(targets) > 1
    for target, value in zip(targets, values, strict=True):
        aim = aiming.best(s, firing.unit, weapon, target, firing.sharp, firing.weak_spot)
        if aim is None:
            continue
        made.append(
            attack.Attack(
                firer=firing.unit,
                side=s.side_of_unit(firing.unit),
                target=target,
                mode=attack.SUPPRESS if suppresses else attack.FIRE,
                value=value,
                penalty=aim.obstacles + aim.long_range + aiming.suppression_penalty(s, firing.unit),
                defence=aim.defence + aim.cover,
                twin=weapon.twin_linked,
                piercing=weapon.armour_piercing,
                # Scary shot does not go with Machine Gunner (HOS-16.29).
                scary=weapon.scary and not split,
            )
        )
    return made


def _without_value(s: HeroesState, firing: Firing, shot: shots.Shot) -> None:
    """Diversion and Sniper: the die with bonuses, never doubled (HOS-27.12)."""
    weapon = weapon_of(s, firing.unit, shot)
    diverts = shot.kind == DIVERT
    aim = aiming.clearest(s, firing.unit, weapon, shot.target, diverts)
    if aim is None:
        return
    s.then(
        attack.Attack(
            firer=firing.unit,
            side=s.side_of_unit(firing.unit),
            target=shot.target,
            mode=attack.DIVERT if diverts else attack.SNIPE,
            value=firing.fire_bonus - aiming.move_penalty(s, firing.unit, weapon, firing.origin),
            penalty=aim.obstacles + aim.long_range + aiming.suppression_penalty(s, firing.unit),
            defence=weapon.diversion if diverts else 0,
        )
    )


def _blast(s: HeroesState, firing: Firing, shot: shots.Shot) -> None:
    weapon = weapon_of(s, firing.unit, shot)
    hx, hy = s.battle.field.points[shot.point]
    direct = shot.kind == HOWITZER
    obscured = aiming.point_penalty(s, firing.unit, weapon, hx, hy) if direct else 0
    s.then(
        templates.Barrage(
            side=s.side_of_unit(firing.unit),
            firer=firing.unit,
            profile=weapon.howitzer or weapon.indirect,
            kind=templates.HOWITZER if direct else templates.INDIRECT,
            x=hx,
            y=hy,
            scatter=0 if direct else weapon.scatter,
            spotter=not direct,
            penalty=obscured + aiming.suppression_penalty(s, firing.unit),
            bonus=firing.fire_bonus - aiming.move_penalty(s, firing.unit, weapon, firing.origin),
        )
    )


def _flame(s: HeroesState, firing: Firing, shot: shots.Shot) -> None:
    moving = flames.ON_THE_MOVE if firing.origin == MOVE else 0
    s.then(flames_of(s, firing.unit, shot, firing.fire_bonus - moving))


def flames_of(s: HeroesState, unit: int, shot: shots.Shot, bonus: int) -> flames.Flames:
    """The flame of a shot, over all that it reaches."""
    room = shot.kind == FLAME_ROOM
    if room:
        origin = s.at[unit]
        inside = affected.in_room(s, affected.room_behind(s, origin, shot.edge))
        burning = [affected.Burning(u, s.places_of(u)[0], 0) for u in inside]
    else:
        origin = shot.place if shot.place >= 0 else affected.flame_origins(s, unit)[0]
        burning = affected.by_flame(s, unit, origin, shot.aim[0], shot.aim[1])
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


def _grenade(s: HeroesState, firing: Firing, shot: shots.Shot) -> None:
    """No long range, no obstacles, no arc; only the thrower's suppression (HOS-25.34).

    Sent back it goes off beside the thrower, or through the opening at him alone (HOS-21.37).
    """
    side = s.side_of_unit(firing.unit)
    field = s.battle.field
    point, edge, only = shot.point, shot.edge, -1
    if firing.returned:
        side = 1 - side
        if edge >= 0:
            edge, only = -1, firing.unit
        else:
            point = field.point_named[firing.returned[0][len("point:") :]]
    hx, hy = field.points[point] if point >= 0 else (0, 0)
    s.then(
        templates.Barrage(
            side=side,
            firer=firing.unit,
            profile=gear_shots.source(s, shot.words).profile,
            kind=templates.GRENADE,
            x=hx,
            y=hy,
            edge=edge,
            only=only,
            penalty=aiming.suppression_penalty(s, firing.unit),
            bonus=firing.fire_bonus - gear_move_penalty(s, firing.unit, firing.origin),
        )
    )


def _close(s: HeroesState, firing: Firing, shot: shots.Shot) -> None:
    """A bottle at arm's length: an aimed attack with the values of the gear."""
    source = gear_shots.source(s, shot.words)
    cv = s.battle.pack.profiles[source.profile].cv[s.counter(shot.target).kind]
    aim = aiming.best(s, firing.unit, Weapon(), shot.target, firing.sharp, firing.weak_spot)
    if aim is None:
        return
    s.then(
        attack.Attack(
            firer=firing.unit,
            side=s.side_of_unit(firing.unit),
            target=shot.target,
            mode=attack.CLOSE,
            value=cv + firing.fire_bonus - gear_move_penalty(s, firing.unit, firing.origin),
            penalty=aim.obstacles + aiming.suppression_penalty(s, firing.unit),
            defence=aim.defence + aim.cover,
            after_marker=source.params.get("suppression", 0),
        )
    )


# Destruction.


def structures_attacked(s: HeroesState, firing: Firing, shot: shots.Shot) -> tuple[str, ...]:
    """The structures that the weapon's Destruction roll is for (HOS-16.4, 16.82, AMB-68)."""
    if shot.kind in (DEMOLISH, SATCHEL):
        return (shot.structure,)
    found: dict[str, None] = {}
    if shot.kind in (FIRE, SPLIT):
        for target in firing.targets or (shot.target,):
            for structure in structures.around(s, target):
                found[structure] = None
    return tuple(found)


def destruction_dice(s: HeroesState, firing: Firing, shot: shots.Shot) -> int:
    """Dice of the weapon or gear; templates roll for themselves."""
    if shot.kind == SATCHEL:
        return gear_shots.source(s, shot.words).params["destruction"]
    if shot.kind in (FIRE, SPLIT, DEMOLISH):
        return weapon_of(s, firing.unit, shot).destruction
    return 0
