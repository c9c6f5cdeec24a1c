"""What a unit can do now: its printed side, and what else gives it an ability.

Only the side that is up counts (HOS-1.4). Abilities are added by a filled slot (HOS-24.5, HH-18), a
crew aboard (HOS-15.43), the ground (HH-6), a trait and cards that last for a turn (HOS-21.26). Of
two values of the same ability the better one counts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes.armies import recruitment
from sandtable.games.heroes.pack.counters import DESTROYED, NONE, Face, Weapon, X
from sandtable.games.heroes.status import MAIN_WEAPON

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

#: What a suppression marker takes from a roll and from the Movement Value (HOS-22.2, 22.4).
SUPPRESSION: Final = 2

#: Ground on which Street Fighters fight; buildings count as well.
FIGHTING_GROUND: Final = ("ruin", "rubble", "fallen_hall")

#: Weapons with abilities lent by a crew or by the ground, by the weapons they are made of.
_lent: dict[tuple[Weapon, Weapon], Weapon] = {}


def faces(s: HeroesState, u: int) -> list[Face]:
    """The side that is up, and the active sides of the crew aboard (HOS-15.25, 15.43)."""
    shown = [s.shows(u)]
    if not s.is_infantry(u):
        for rider in s.carried_by(u):
            face = s.shows(rider)
            if face.crew and face.active:
                shown.append(face)
    return shown


def unlocked(s: HeroesState, u: int, ability: str) -> int:
    """The number of an ability that a filled slot gives, NONE without; a broken tile gives none."""
    unit = s.unit(u)
    for name, number in unit.unlocked:
        if name == ability and not s.broken[unit.tile]:
            return number
    return NONE


def switched_off(s: HeroesState, ability: str) -> bool:
    """Does the scenario leave this ability out?"""
    effect = s.battle.effect("ability_off")
    return effect is not None and ability in effect.abilities


# Weapons.


def weapons(s: HeroesState, u: int) -> tuple[Weapon, ...]:
    """The weapons of the side that is up, with what crew and ground lend to them."""
    return _armed(s, u, s.shows(u))


def weapons_of_face(s: HeroesState, u: int, face: int) -> tuple[Weapon, ...]:
    """The weapons it would have with this side up."""
    return _armed(s, u, s.counter(u).faces[face])


def usable_weapons(s: HeroesState, u: int) -> tuple[Weapon, ...]:
    """Without the primary weapons if those are destroyed (HOS-9.14, AMB-61)."""
    armed = weapons(s, u)
    if s.damage[u] & MAIN_WEAPON:
        return tuple([weapon for weapon in armed if not weapon.primary])
    return armed


def has_opportunity(s: HeroesState, u: int) -> bool:
    """Has it a weapon that may react (HOS-16.72, AMB-98), by itself or by what is lent to it?"""
    return any(weapon.opportunity for weapon in weapons(s, u))


def on_the_move(s: HeroesState, u: int) -> bool:
    """Has it a weapon that fires on the move? The flamethrower always does (HOS-16.14)."""
    return any(weapon.on_the_move != NONE or weapon.flamethrower for weapon in weapons(s, u))


def cv(s: HeroesState, weapon: Weapon, target: int) -> int:
    """The Combat Value in the colour of the target's DV (HOS-8.2); X cannot attack it."""
    return weapon.cv[s.counter(target).kind]


def _armed(s: HeroesState, u: int, face: Face) -> tuple[Weapon, ...]:
    armed = face.weapons
    if s.is_infantry(u):
        place = s.at[u]
        if place >= 0 and s.terrain.ground[place].opportunity:
            return tuple([_with(weapon, _POSITION) for weapon in armed])
        return armed
    for rider in s.carried_by(u):
        shown = s.shows(rider)
        if shown.crew and shown.active:
            for lent in shown.weapons:
                armed = tuple([_with(weapon, lent) for weapon in armed])
    return armed


def _with(weapon: Weapon, lent: Weapon) -> Weapon:
    key = (weapon, lent)
    if key not in _lent:
        _lent[key] = _merged(weapon, lent)
    return _lent[key]


def _merged(weapon: Weapon, lent: Weapon) -> Weapon:
    """The weapon with the firing abilities of another; its own CVs, arc and range stay."""
    new = Weapon()
    new.id = weapon.id
    new.primary = weapon.primary
    new.secondary = weapon.secondary
    new.cv = weapon.cv
    new.arc = weapon.arc
    new.on_the_move = weapon.on_the_move
    if lent.on_the_move != NONE and (new.on_the_move == NONE or lent.on_the_move < new.on_the_move):
        new.on_the_move = lent.on_the_move
    new.suppressive = weapon.suppressive or lent.suppressive
    new.machine_gunner = weapon.machine_gunner or lent.machine_gunner
    new.twin_linked = weapon.twin_linked or lent.twin_linked
    new.scary = weapon.scary or lent.scary
    new.armour_piercing = weapon.armour_piercing or lent.armour_piercing
    new.opportunity = weapon.opportunity or lent.opportunity
    new.destruction = max(weapon.destruction, lent.destruction)
    new.limited_squares = weapon.limited_squares
    new.limited_interspaces = weapon.limited_interspaces
    new.ignores_obstacles = weapon.ignores_obstacles
    new.diversion = weapon.diversion
    new.flamethrower = weapon.flamethrower
    new.sniper = weapon.sniper
    new.howitzer = weapon.howitzer
    new.indirect = weapon.indirect
    new.scatter = weapon.scatter
    return new


def _firing_position() -> Weapon:
    weapon = Weapon()
    weapon.opportunity = True
    return weapon


#: What a firing position lends to the infantry in it (HH-6).
_POSITION: Final = _firing_position()


# Assault.


def assault_number(s: HeroesState, u: int, target: int = -1) -> int:
    """The number of its Assault, NONE if it lacks the ability (HOS-17.2).

    With a target: in a fight against it, which may stand on ground that makes Street Fighters.
    """
    best = unlocked(s, u, "assault")
    for face in faces(s, u):
        best = max(best, face.assault)
    side = s.side_of_unit(u)
    for name in s.in_force[side]:
        if name.startswith("army_assault:"):
            # Fury of the Führer gives the ability with its number; a higher one stays (AMB-126).
            best = max(best, int(name[13:]))
        elif name == "army_cheer" and s.is_infantry(u):
            best = max(best, 0)
    if best == NONE and s.is_infantry(u) and _street_fighter(s, u, target):
        return 0
    return best


def _street_fighter(s: HeroesState, u: int, target: int) -> bool:
    """Street Fighters have Assault in a building, a ruin or rubble, or against a unit there."""
    if not (_among_walls(s, u) or (target >= 0 and _among_walls(s, target))):
        return False
    return any(
        option.effect == "grant_ability"
        and option.ability == "assault"
        and recruitment.entitled(s, u, option.index)
        for option in s.battle.options
    )


def _among_walls(s: HeroesState, u: int) -> bool:
    field = s.battle.field
    places = s.places_of(u)
    return bool(places) and all(
        field.part_of[place] >= 0 or s.terrain.ground_kind(place) in FIGHTING_GROUND
        for place in places
    )


# Movement.


def printed_move(s: HeroesState, u: int) -> int:
    """The MV of the side that is up; X cannot move (HOS-6.17)."""
    move = s.shows(u).move
    load = s.battle.effect("load")
    if load is not None and load.counter == s.counter(u).id and move != X:
        return load.params["move"]
    return move


def current_move(s: HeroesState, u: int, bonus: int = 0) -> int:
    """HOS-6.66: printed MV and bonuses, less 2 for each marker, never below 0; X stays X."""
    move = printed_move(s, u)
    if move == X:
        return X
    return max(0, move + bonus - SUPPRESSION * s.suppression[u])


# Other abilities.


def transport(s: HeroesState, u: int) -> int:
    """The points it can carry, NONE without Transport (HOS-20.1)."""
    carries = max([face.transport for face in faces(s, u)])
    load = s.battle.effect("load")
    if load is not None and load.counter == s.counter(u).id and carries != NONE:
        return load.params["transport"]
    return carries


def transport_points(s: HeroesState, u: int) -> int:
    """What a carried unit counts: 1 with the destroyed symbol, else 2 (HOS-20.2, AMB-117)."""
    return 1 if s.shows(u).hit == DESTROYED else 2


def mechanic(s: HeroesState, u: int) -> bool:
    return any(face.mechanic for face in faces(s, u))


def positive_vibes(s: HeroesState, u: int) -> bool:
    return any(face.positive_vibes for face in faces(s, u))


def autonomous(s: HeroesState, u: int) -> bool:
    return any(face.autonomous for face in faces(s, u))


def inspiration(s: HeroesState, u: int) -> int:
    """Its range in squares, NONE without Inspiration (HOS-19.4)."""
    return max([face.inspiration for face in faces(s, u)])


def spotter(s: HeroesState, u: int) -> bool:
    """Is it an Artillery Spotter (HOS-16.1)?"""
    return any(face.artillery_spotter for face in faces(s, u))


def scout(s: HeroesState, u: int) -> int:
    """The squares of its Scout move, NONE without (HOS-19.11)."""
    if switched_off(s, "scout"):
        return NONE
    return max(unlocked(s, u, "scout"), max([face.scout for face in faces(s, u)]))


def changes_state(s: HeroesState, u: int) -> bool:
    """May it flip by itself: is the symbol on the side that is up (HOS-15.6)?"""
    face = s.shows(u)
    if face.ambush and switched_off(s, "ambush"):
        return False
    return face.changes_state
