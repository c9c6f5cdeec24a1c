"""The values of an assault: who may start one, weapons, dice and totals (HOS-17.1 to 17.29)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.board import squares
from sandtable.games.heroes.fire import gear
from sandtable.games.heroes.land import cover, ground
from sandtable.games.heroes.pack.counters import ALL_ROUND, NONE, Weapon, X
from sandtable.games.heroes.units import abilities, structures
from sandtable.kernel.odds import Odds

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

#: The dice of a unit with Assault, and of one without (HOS-17.3, 17.4).
DICE: Final = 2
DICE_WITHOUT: Final = 1


# Who may assault whom.


def may_assault(state: HeroesState, unit: int, target: int) -> bool:
    """It needs Assault and a CV other than X, or Hollow Charges (HOS-17.1, 17.5)."""
    if gear.charges(state, unit, target) >= 0:
        return True
    return has_assault(state, unit, target) and bool(attacking_weapons(state, unit, target))


def has_assault(state: HeroesState, unit: int, target: int) -> bool:
    return abilities.assault_number(state, unit, target) != NONE


def attacking_weapons(state: HeroesState, unit: int, target: int) -> list[int]:
    """The usable weapons whose CV against the target is not X (HOS-17.55)."""
    usable = abilities.usable_weapons(state, unit)
    return [
        i
        for i, weapon in enumerate(abilities.weapons(state, unit))
        if weapon in usable and abilities.cv(state, weapon, target) != X
    ]


def defending_weapon(
    state: HeroesState, unit: int, attacker: int, square: int, launch: int
) -> Weapon | None:
    """The defender's weapon; None if its CV is X, or no secondary weapon is left.

    A heavy vehicle fights with a secondary weapon (HOS-17.24; a single weapon counts as one,
    AMB-109), any other unit with the weapon that is best in this fight.
    """
    best: Weapon | None = None
    worth = 0
    for weapon in abilities.usable_weapons(state, unit):
        value = abilities.cv(state, weapon, attacker)
        if value == X or (state.is_heavy(unit) and not weapon.secondary):
            continue
        if not covers(state, unit, weapon, square, launch):
            value -= abilities.SUPPRESSION
        if best is None or value > worth:
            best = weapon
            worth = value
    return best


def covers(state: HeroesState, unit: int, weapon: Weapon, square: int, launch: int) -> bool:
    """Is the launch square in the weapon's arc, seen from the attacked square (HOS-17.56)?"""
    if weapon.arc == ALL_ROUND:
        return True
    x, y = state.battle.field.centres[square]
    to_x, to_y = state.battle.field.centres[launch]
    return squares.in_arc(to_x - x, to_y - y, state.heading[unit], weapon.arc)


# Totals.


def terrain_bonus(state: HeroesState, defender: int, square: int, launch: int) -> int:
    """The defender's terrain bonus; none in the same room or crater (HOS-17.22, 17.57)."""
    if same_room(state, square, launch) or ground.same_crater(state, square, launch):
        return cover.without_building(state, defender)
    return ground.bonus_of(state, defender)


def same_room(state: HeroesState, first: int, second: int) -> bool:
    field = state.battle.field
    room = field.room_of[first]
    return (
        room >= 0 and room == field.room_of[second] and state.terrain.intact(field.part_of[first])
    )


def attack_value(state: HeroesState, unit: int, target: int, weapon: int, charged: bool) -> int:
    """The attacker's modifier to its better die, without cards (HOS-17.20)."""
    value = X if weapon < 0 else abilities.cv(state, abilities.weapons(state, unit)[weapon], target)
    if charged:
        value = max(value, gear.CHARGE_VALUE)
    number = max(0, abilities.assault_number(state, unit, target))
    return value + number - abilities.SUPPRESSION * state.suppression[unit]


def defence_value(
    state: HeroesState, unit: int, attacker: int, square: int, launch: int, charged: bool
) -> int:
    """The defender's modifier to its (better) die, without cards (HOS-17.21); X cannot fight."""
    weapon = defending_weapon(state, unit, attacker, square, launch)
    value = X if weapon is None else abilities.cv(state, weapon, attacker)
    if charged:
        value = max(value, gear.CHARGE_VALUE)
    if value == X:
        return X
    number = max(0, abilities.assault_number(state, unit))
    suppressed = abilities.SUPPRESSION * state.suppression[unit]
    return value + number + terrain_bonus(state, unit, square, launch) - suppressed


def defence_dice(state: HeroesState, unit: int, charged: bool) -> int:
    assaults = charged or abilities.assault_number(state, unit) != NONE
    return DICE if assaults else DICE_WITHOUT


def best_weapon(state: HeroesState, unit: int, target: int) -> int:
    """The weapon with the highest CV, -1 if there are only Hollow Charges."""
    armed = abilities.weapons(state, unit)
    best = -1
    for i in attacking_weapons(state, unit, target):
        if best < 0 or abilities.cv(state, armed[i], target) > abilities.cv(
            state, armed[best], target
        ):
            best = i
    return best


def worth_choosing(state: HeroesState, unit: int, target: int) -> tuple[int, ...]:
    """The weapons worth choosing: none is inferior in both the fight and Destruction."""
    armed = abilities.weapons(state, unit)
    best = best_weapon(state, unit, target)
    if best < 0 or not structures.around(state, target):
        return ()
    more = [
        i
        for i in attacking_weapons(state, unit, target)
        if armed[i].destruction > armed[best].destruction
    ]
    return (best, *more) if more else ()


# Odds.


def odds(state: HeroesState, unit: int, target: int, square: int, launch: int) -> list[Odds]:
    """The current odds of the fight; ``need`` is the defender's lead.

    Nothing is rolled against a unit that cannot fight.
    """
    weapon = best_weapon(state, unit, target)
    charged = gear.charges(state, unit, target) >= 0
    attack = attack_value(state, unit, target, weapon, charged)
    defence = defence_value(state, target, unit, square, launch, False)
    if defence == X:
        return []
    arc = defending_weapon(state, target, unit, square, launch)
    if arc is not None and not covers(state, target, arc, square, launch):
        defence -= abilities.SUPPRESSION
    lead = defence - attack
    ours = better_of(DICE)
    theirs = better_of(defence_dice(state, target, False))
    won = sum(p * q for i, p in enumerate(ours) for j, q in enumerate(theirs) if i > j + lead)
    parts = [("odds-defence", defence), ("odds-attack", -attack)]
    return [Odds(state.battle.units[target].id, DICE, lead, parts, won)]


def better_of(dice: int) -> list[float]:
    """The probabilities that the best of ``dice`` dice shows 1, 2, … 6."""
    return [((face + 1) ** dice - face**dice) / 6**dice for face in range(6)]
