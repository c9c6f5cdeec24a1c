"""The current abilities of a unit: printed on its side, or from elsewhere.

Only the side that is up counts (HOS-1.4). Filled slots (HOS-24.5, HH-18), a crew aboard
(HOS-15.43), the ground (HH-6), traits and cards that last for a turn (HOS-21.26) add abilities. Of
two values of the same ability the better one counts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes.armies import recruitment
from sandtable.games.heroes.pack.counters import DESTROYED, NONE, Face, Weapon, X
from sandtable.games.heroes.status import MAIN_WEAPON

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

#: The penalty of a suppression marker to a roll and to the Movement Value (HOS-22.2, 22.4).
SUPPRESSION: Final = 2

#: Terrain of Street Fighters, besides buildings.
FIGHTING_GROUND: Final = ("ruin", "rubble", "fallen_hall")

#: Words of ``active_effects``: cards that give Assault to an army, the first with its number.
ARMY_ASSAULT: Final = "army_assault:"
ARMY_CHEER: Final = "army_cheer"

#: Weapons with abilities lent by a crew or the ground, by their components; a cache.
_lent: dict[tuple[Weapon, Weapon], Weapon] = {}


def faces(state: HeroesState, u: int) -> list[Face]:
    """The side that is up, and the active sides of the crew aboard (HOS-15.25, 15.43)."""
    shown = [state.shows(u)]
    if not state.is_infantry(u):
        for rider in state.carried_by(u):
            face = state.shows(rider)
            if face.crew and face.active:
                shown.append(face)
    return shown


def unlocked(state: HeroesState, u: int, ability: str) -> int:
    """The number of an ability from a filled slot, or NONE; a broken tile gives none."""
    unit = state.unit(u)
    for name, number in unit.unlocked:
        if name == ability and not state.broken[unit.tile]:
            return number
    return NONE


def switched_off(state: HeroesState, ability: str) -> bool:
    """Does the scenario exclude this ability?"""
    effect = state.battle.effect("ability_off")
    return effect is not None and ability in effect.abilities


# Weapons.


def weapons(state: HeroesState, u: int) -> tuple[Weapon, ...]:
    """The weapons of the side that is up, with abilities lent by crew and ground."""
    return _armed(state, u, state.shows(u))


def weapons_of_face(state: HeroesState, u: int, face: int) -> tuple[Weapon, ...]:
    """The weapons it would have with this side up."""
    return _armed(state, u, state.counter(u).faces[face])


def usable_weapons(state: HeroesState, u: int) -> tuple[Weapon, ...]:
    """Its weapons, without the primary ones if those are destroyed (HOS-9.14, AMB-61)."""
    armed = weapons(state, u)
    if state.damage[u] & MAIN_WEAPON:
        return tuple([weapon for weapon in armed if not weapon.primary])
    return armed


def has_opportunity(state: HeroesState, u: int) -> bool:
    """Does it have a weapon with Opportunity Fire (HOS-16.72, AMB-98), its own or lent?"""
    return any(weapon.opportunity for weapon in weapons(state, u))


def on_the_move(state: HeroesState, u: int) -> bool:
    """Does it have a weapon with Fire on the Move? Flamethrowers always do (HOS-16.14)."""
    return any(weapon.on_the_move != NONE or weapon.flamethrower for weapon in weapons(state, u))


def cv(state: HeroesState, weapon: Weapon, target: int) -> int:
    """The Combat Value against the target's type (HOS-8.2); X cannot attack it."""
    return weapon.cv[state.counter(target).kind]


def _armed(state: HeroesState, u: int, face: Face) -> tuple[Weapon, ...]:
    armed = face.weapons
    if state.is_infantry(u):
        place = state.at[u]
        if place >= 0 and state.terrain.ground[place].opportunity:
            return tuple([_with(weapon, _POSITION) for weapon in armed])
        return armed
    for rider in state.carried_by(u):
        shown = state.shows(rider)
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
    """The weapon with the firing abilities of another; it keeps its CVs, arc and range."""
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


#: What a firing position lends to infantry in it (HH-6).
_POSITION: Final = _firing_position()


# Assault.


def assault_number(state: HeroesState, u: int, target: int = -1) -> int:
    """Its Assault number, NONE without the ability (HOS-17.2).

    With a target, in a fight against it, whose terrain may matter to Street Fighters.
    """
    best = unlocked(state, u, "assault")
    for face in faces(state, u):
        best = max(best, face.assault)
    side = state.side_of_unit(u)
    for name in state.active_effects[side]:
        if name.startswith(ARMY_ASSAULT):
            # Fury of the Führer gives the ability with its number; a higher number stays (AMB-126).
            best = max(best, int(name[len(ARMY_ASSAULT) :]))
        elif name == ARMY_CHEER and state.is_infantry(u):
            best = max(best, 0)
    if best == NONE and state.is_infantry(u) and _street_fighter(state, u, target):
        return 0
    return best


def _street_fighter(state: HeroesState, u: int, target: int) -> bool:
    """Street Fighters have Assault in a building, a ruin or rubble, or against a unit there."""
    if not (_among_walls(state, u) or (target >= 0 and _among_walls(state, target))):
        return False
    return any(
        option.effect == "grant_ability"
        and option.ability == "assault"
        and recruitment.entitled(state, u, option.index)
        for option in state.battle.options
    )


def _among_walls(state: HeroesState, u: int) -> bool:
    field = state.battle.field
    places = state.places_of(u)
    return bool(places) and all(
        field.part_of[place] >= 0 or state.terrain.ground_kind(place) in FIGHTING_GROUND
        for place in places
    )


# Movement.


def printed_move(state: HeroesState, u: int) -> int:
    """The MV of the side that is up; X cannot move (HOS-6.17)."""
    move = state.shows(u).move
    load = state.battle.effect("load")
    if load is not None and load.counter == state.counter(u).id and move != X:
        return load.params["move"]
    return move


def current_move(state: HeroesState, u: int, bonus: int = 0) -> int:
    """Printed MV plus bonuses, minus 2 for each marker, at least 0; X stays X (HOS-6.66)."""
    move = printed_move(state, u)
    if move == X:
        return X
    return max(0, move + bonus - SUPPRESSION * state.suppression[u])


# Other abilities.


def transport(state: HeroesState, u: int) -> int:
    """Its transport capacity, NONE without Transport (HOS-20.1)."""
    carries = max([face.transport for face in faces(state, u)])
    load = state.battle.effect("load")
    if load is not None and load.counter == state.counter(u).id and carries != NONE:
        return load.params["transport"]
    return carries


def transport_points(state: HeroesState, u: int) -> int:
    """The size of a carried unit: 1 with the destroyed symbol, else 2 (HOS-20.2, AMB-117)."""
    return 1 if state.shows(u).hit == DESTROYED else 2


def mechanic(state: HeroesState, u: int) -> bool:
    return any(face.mechanic for face in faces(state, u))


def positive_vibes(state: HeroesState, u: int) -> bool:
    return any(face.positive_vibes for face in faces(state, u))


def autonomous(state: HeroesState, u: int) -> bool:
    if state.is_infantry(u):
        return state.shows(u).autonomous
    return any(face.autonomous for face in faces(state, u))


def inspiration(state: HeroesState, u: int) -> int:
    """Its range in squares, NONE without Inspiration (HOS-19.4)."""
    most = NONE
    for face in faces(state, u):
        most = max(most, face.inspiration)
    return most


def spotter(state: HeroesState, u: int) -> bool:
    """Is it an Artillery Spotter (HOS-16.1)?"""
    return any(face.artillery_spotter for face in faces(state, u))


def scout(state: HeroesState, u: int) -> int:
    """The squares of its Scout move, NONE without Scout (HOS-19.11)."""
    if switched_off(state, "scout"):
        return NONE
    return max(unlocked(state, u, "scout"), max([face.scout for face in faces(state, u)]))


def changes_state(state: HeroesState, u: int) -> bool:
    """Does its side that is up have the symbol for a change of state (HOS-15.6)?"""
    face = state.shows(u)
    if face.ambush and switched_off(state, "ambush"):
        return False
    return face.changes_state
