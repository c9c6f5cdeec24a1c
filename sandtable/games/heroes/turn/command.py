"""Command abilities and repairs: Autonomous, Inspiration, Mechanic (HOS-18, HOS-19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes import abilities, names
from sandtable.games.heroes.land import sight
from sandtable.games.heroes.moving import paces, transport
from sandtable.games.heroes.pack.counters import NONE
from sandtable.games.heroes.status import ON_FIELD
from sandtable.games.heroes.turn import tokens
from sandtable.kernel.action import Action
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

REPAIR: Final = "repair"
INSPIRE: Final[Action] = ("inspire",)
#: The damage markers, in the order of their bits (HOS-9.11 to 9.14).
DAMAGES: Final = ("crew", "tracks", "hull", "main-weapon")


def autonomous(s: HeroesState, side: int) -> list[int]:
    """The units that may act in this gap without an order (HOS-19.1, 23.5).

    One with an unresolved token may, too; it loses the token (AMB-114).
    """
    return [
        unit
        for unit in s.battle.roster[side]
        if tokens.in_play(s, unit)
        and not s.is_activated(unit)
        and not transport.is_crew_aboard(s, unit)
        and abilities.autonomous(s, unit)
    ]


# Inspiration.


def inspired_by(s: HeroesState, unit: int) -> list[int]:
    """The friends from whom it would take a suppression marker now (HOS-19.4 to 19.6)."""
    if not tokens.in_play(s, unit) or transport.is_crew_aboard(s, unit):
        return []
    reach = abilities.inspiration(s, unit)
    if reach == NONE:
        return []
    return [
        friend
        for friend in s.battle.roster[s.side_of_unit(unit)]
        if friend != unit
        and s.suppression[friend]
        and s.is_infantry(friend)
        and tokens.in_play(s, friend)
        and within(s, unit, friend, reach)
    ]


def within(s: HeroesState, unit: int, friend: int, reach: int) -> bool:
    """Is the friend in sight and near enough? Riders are where their vehicle is (HOS-20.25)."""
    seen = sight.to_unit(s, unit, friend)
    return not seen.blocked and seen.closest <= reach


def inspire(s: HeroesState, unit: int, events: list[Event]) -> None:
    friends = inspired_by(s, unit)
    for friend in friends:
        s.suppression[friend] -= 1
    named: list[Json] = names.units(s, friends)
    events.append(Event("inspired", {"unit": names.unit(s, unit), "units": named}))


# Mechanic.


def mechanics(s: HeroesState, unit: int) -> list[int]:
    """The men who would do it: the unit itself, or the crew of a vehicle (HOS-18.9)."""
    if s.is_infantry(unit):
        return [unit] if s.shows(unit).mechanic else []
    found = [
        rider
        for rider in s.carried_by(unit)
        if transport.is_crew_aboard(s, rider) and s.shows(rider).mechanic
    ]
    return found if found or not s.shows(unit).mechanic else [unit]


def within_reach(s: HeroesState, unit: int) -> list[int]:
    """The own heavy vehicles it may repair: itself, if its crew can, and adjacent ones (HOS-18.1).

    A passenger is adjacent to nothing (HOS-18.9).
    """
    return [
        vehicle
        for vehicle in s.on_field(s.side_of_unit(unit))
        if s.is_heavy(vehicle) and (vehicle == unit or paces.beside(s, unit, vehicle))
    ]


def repairs(s: HeroesState, unit: int) -> list[Action]:
    """One marker by each Mechanic and on each vehicle a turn (HOS-18.4). A passenger cannot."""
    if s.standing[unit] != ON_FIELD or not abilities.mechanic(s, unit):
        return []
    if all(s.repaired[man] for man in mechanics(s, unit)):
        return []
    return [
        (REPAIR, s.unit(vehicle).word, f"damage:{DAMAGES[bit]}")
        for vehicle in within_reach(s, unit)
        if not s.repaired[vehicle]
        for bit in range(len(DAMAGES))
        if s.damage[vehicle] >> bit & 1
    ]


def repairs_done(s: HeroesState, unit: int) -> bool:
    """Is it only that the repairs of this turn are done (HOS-18.4)?"""
    if s.standing[unit] != ON_FIELD or not abilities.mechanic(s, unit):
        return False
    damaged = [vehicle for vehicle in within_reach(s, unit) if s.damage[vehicle]]
    return bool(damaged) and not repairs(s, unit)


def repair(s: HeroesState, unit: int, action: Action, events: list[Event]) -> None:
    """Take the marker off, without a roll; its effect ends at once (HOS-18.5, 18.7, 18.10)."""
    man = next(man for man in mechanics(s, unit) if not s.repaired[man])
    s.repaired[man] = True
    vehicle = s.battle.unit_named[action[1][len(names.PREFIX) :]]
    mend(s, vehicle, DAMAGES.index(action[2][len("damage:") :]), events)


def mend(s: HeroesState, vehicle: int, bit: int, events: list[Event]) -> None:
    """A damage marker is removed: the vehicle's repair of the turn."""
    s.damage[vehicle] &= ~(1 << bit)
    s.repaired[vehicle] = True
    events.append(Event("repaired", {"unit": names.unit(s, vehicle), "damage": DAMAGES[bit]}))
