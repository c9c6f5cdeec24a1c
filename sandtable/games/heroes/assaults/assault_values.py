"""What counts in an assault: who may start one, weapons, dice and totals (HOS-17.1 to 17.29)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.board import squares
from sandtable.games.heroes import abilities
from sandtable.games.heroes.fire import gear
from sandtable.games.heroes.land import cover, ground, structures
from sandtable.games.heroes.pack.counters import ALL_ROUND, NONE, Weapon, X
from sandtable.kernel.odds import Odds

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

#: Dice of a unit with Assault, and of one without (HOS-17.3, 17.4).
DICE: Final = 2
DICE_WITHOUT: Final = 1


# Who may assault whom.


def may_assault(s: HeroesState, unit: int, target: int) -> bool:
    """HOS-17.1, 17.5: Assault, and a CV that is not X; Hollow Charges stand in for both."""
    if gear.charges(s, unit, target) >= 0:
        return True
    return has_assault(s, unit, target) and bool(attacking_weapons(s, unit, target))


def has_assault(s: HeroesState, unit: int, target: int) -> bool:
    return abilities.assault_number(s, unit, target) != NONE


def attacking_weapons(s: HeroesState, unit: int, target: int) -> list[int]:
    """The usable weapons whose CV against the target is not X (HOS-17.55)."""
    usable = abilities.usable_weapons(s, unit)
    return [
        i
        for i, weapon in enumerate(abilities.weapons(s, unit))
        if weapon in usable and abilities.cv(s, weapon, target) != X
    ]


def defending_weapon(
    s: HeroesState, unit: int, attacker: int, square: int, launch: int
) -> Weapon | None:
    """What the defender fights with; None if its CV is X, or no secondary weapon is left.

    A heavy vehicle fights with a secondary weapon (HOS-17.24; a single weapon is one, AMB-109), any
    other unit with the weapon its owner prefers: the one that is worth most in this fight.
    """
    best: Weapon | None = None
    worth = 0
    for weapon in abilities.usable_weapons(s, unit):
        value = abilities.cv(s, weapon, attacker)
        if value == X or (s.is_heavy(unit) and not weapon.secondary):
            continue
        if not covers(s, unit, weapon, square, launch):
            value -= abilities.SUPPRESSION
        if best is None or value > worth:
            best = weapon
            worth = value
    return best


def covers(s: HeroesState, unit: int, weapon: Weapon, square: int, launch: int) -> bool:
    """Does the launch square lie in the weapon's arc, seen from the attacked one (HOS-17.56)?"""
    if weapon.arc == ALL_ROUND:
        return True
    x, y = s.battle.field.centres[square]
    to_x, to_y = s.battle.field.centres[launch]
    return squares.in_arc(to_x - x, to_y - y, s.heading[unit], weapon.arc)


# Totals.


def terrain_bonus(s: HeroesState, defender: int, square: int, launch: int) -> int:
    """HOS-17.22, 17.57: none if both are in the same room or in the same crater."""
    if same_room(s, square, launch) or ground.same_crater(s, square, launch):
        return cover.without_building(s, defender)
    return ground.bonus_of(s, defender)


def same_room(s: HeroesState, first: int, second: int) -> bool:
    field = s.battle.field
    room = field.room_of[first]
    return room >= 0 and room == field.room_of[second] and s.terrain.intact(field.part_of[first])


def attack_value(s: HeroesState, unit: int, target: int, weapon: int, charged: bool) -> int:
    """What the attacker adds to its better die, but for cards (HOS-17.20)."""
    value = X if weapon < 0 else abilities.cv(s, abilities.weapons(s, unit)[weapon], target)
    if charged:
        value = max(value, gear.CHARGE_VALUE)
    number = max(0, abilities.assault_number(s, unit, target))
    return value + number - abilities.SUPPRESSION * s.suppression[unit]


def defence_value(
    s: HeroesState, unit: int, attacker: int, square: int, launch: int, charged: bool
) -> int:
    """What the defender adds to its (better) die, but for cards (HOS-17.21); X cannot fight."""
    weapon = defending_weapon(s, unit, attacker, square, launch)
    value = X if weapon is None else abilities.cv(s, weapon, attacker)
    if charged:
        value = max(value, gear.CHARGE_VALUE)
    if value == X:
        return X
    number = max(0, abilities.assault_number(s, unit))
    suppressed = abilities.SUPPRESSION * s.suppression[unit]
    return value + number + terrain_bonus(s, unit, square, launch) - suppressed


def defence_dice(s: HeroesState, unit: int, charged: bool) -> int:
    assaults = charged or abilities.assault_number(s, unit) != NONE
    return DICE if assaults else DICE_WITHOUT


def best_weapon(s: HeroesState, unit: int, target: int) -> int:
    """The weapon with the highest CV, -1 if there is none but for Hollow Charges."""
    armed = abilities.weapons(s, unit)
    best = -1
    for i in attacking_weapons(s, unit, target):
        if best < 0 or abilities.cv(s, armed[i], target) > abilities.cv(s, armed[best], target):
            best = i
    return best


def worth_choosing(s: HeroesState, unit: int, target: int) -> tuple[int, ...]:
    """Weapons that are each better in something: in the fight, or against a structure."""
    armed = abilities.weapons(s, unit)
    best = best_weapon(s, unit, target)
    if best < 0 or not structures.around(s, target):
        return ()
    more = [
        i
        for i in attacking_weapons(s, unit, target)
        if armed[i].destruction > armed[best].destruction
    ]
    return (best, *more) if more else ()


# Odds.


def odds(s: HeroesState, unit: int, target: int, square: int, launch: int) -> list[Odds]:
    """The chance to win the fight as things stand; ``need`` is the lead of the defender.

    Against the helpless nothing is rolled.
    """
    weapon = best_weapon(s, unit, target)
    charged = gear.charges(s, unit, target) >= 0
    attack = attack_value(s, unit, target, weapon, charged)
    defence = defence_value(s, target, unit, square, launch, False)
    if defence == X:
        return []
    arc = defending_weapon(s, target, unit, square, launch)
    if arc is not None and not covers(s, target, arc, square, launch):
        defence -= abilities.SUPPRESSION
    lead = defence - attack
    ours = better_of(DICE)
    theirs = better_of(defence_dice(s, target, False))
    won = sum(p * q for i, p in enumerate(ours) for j, q in enumerate(theirs) if i > j + lead)
    parts = [("odds-defence", defence), ("odds-attack", -attack)]
    return [Odds(s.battle.units[target].id, DICE, lead, parts, won)]


def better_of(dice: int) -> list[float]:
    """The chances that the best of so many dice shows 1, 2, … 6."""
    return [((face + 1) ** dice - face**dice) / 6**dice for face in range(6)]
