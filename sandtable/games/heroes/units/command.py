"""Command abilities and repairs: Autonomous, Inspiration, Mechanic (HOS-18, HOS-19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes import names
from sandtable.games.heroes.land import adjacency, sight
from sandtable.games.heroes.pack.counters import NONE
from sandtable.games.heroes.status import DAMAGES, ON_FIELD
from sandtable.games.heroes.units import abilities, transport
from sandtable.kernel.action import Action
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

REPAIR: Final = "repair"
INSPIRE: Final[Action] = ("inspire",)
#: The damage markers, in the order of their bits (HOS-9.11 to 9.14).


def autonomous(state: HeroesState, side: int) -> list[int]:
    """The units that may act in this gap without an order (HOS-19.1, 23.5).

    A unit with an unresolved token may too, but loses the token (AMB-114).
    """
    return [
        unit
        for unit in state.battle.may_be_autonomous(side)
        if state.in_play(unit)
        and not state.is_activated(unit)
        and not transport.is_crew_aboard(state, unit)
        and abilities.autonomous(state, unit)
    ]


# Inspiration.


def inspired_by(state: HeroesState, unit: int) -> list[int]:
    """The friends that it could remove a suppression marker from now (HOS-19.4 to 19.6)."""
    if not state.in_play(unit) or transport.is_crew_aboard(state, unit):
        return []
    reach = abilities.inspiration(state, unit)
    if reach == NONE:
        return []
    return [
        friend
        for friend in state.battle.roster[state.side_of_unit(unit)]
        if friend != unit
        and state.suppression[friend]
        and state.is_infantry(friend)
        and state.in_play(friend)
        and within(state, unit, friend, reach)
    ]


def within(state: HeroesState, unit: int, friend: int, reach: int) -> bool:
    """Is the friend in sight and in range? Passengers are where their vehicle is (HOS-20.25)."""
    seen = sight.to_unit(state, unit, friend)
    return not seen.blocked and seen.closest <= reach


def inspire(state: HeroesState, unit: int, events: list[Event]) -> None:
    friends = inspired_by(state, unit)
    for friend in friends:
        state.suppression[friend] -= 1
    named: list[Json] = names.units(state, friends)
    events.append(Event("inspired", {"unit": names.unit(state, unit), "units": named}))


# Mechanic.


def mechanics(state: HeroesState, unit: int) -> list[int]:
    """The Mechanics who would do it: the unit itself, or a vehicle's crew (HOS-18.9)."""
    if state.is_infantry(unit):
        return [unit] if state.shows(unit).mechanic else []
    found = [
        rider
        for rider in state.carried_by(unit)
        if transport.is_crew_aboard(state, rider) and state.shows(rider).mechanic
    ]
    return found if found or not state.shows(unit).mechanic else [unit]


def within_reach(state: HeroesState, unit: int) -> list[int]:
    """The friendly heavy vehicles it may repair: adjacent ones, and itself by its crew (HOS-18.1).

    A passenger is adjacent to nothing (HOS-18.9).
    """
    return [
        vehicle
        for vehicle in state.on_field(state.side_of_unit(unit))
        if state.is_heavy(vehicle) and (vehicle == unit or adjacency.beside(state, unit, vehicle))
    ]


def repairs(state: HeroesState, unit: int) -> list[Action]:
    """The possible repairs: one marker per Mechanic and per vehicle each turn (HOS-18.4)."""
    if state.status[unit] != ON_FIELD or not abilities.mechanic(state, unit):
        return []
    if all(state.repaired[man] for man in mechanics(state, unit)):
        return []
    return [
        (REPAIR, state.unit(vehicle).word, f"damage:{DAMAGES[bit]}")
        for vehicle in within_reach(state, unit)
        if not state.repaired[vehicle]
        for bit in range(len(DAMAGES))
        if state.damage[vehicle] >> bit & 1
    ]


def repairs_done(state: HeroesState, unit: int) -> bool:
    """Are repairs impossible only because those of this turn are done (HOS-18.4)?"""
    if state.status[unit] != ON_FIELD or not abilities.mechanic(state, unit):
        return False
    damaged = [vehicle for vehicle in within_reach(state, unit) if state.damage[vehicle]]
    return bool(damaged) and not repairs(state, unit)


def repair(state: HeroesState, unit: int, action: Action, events: list[Event]) -> None:
    """Remove the marker, without a roll; its effect ends at once (HOS-18.5, 18.7, 18.10)."""
    man = next(man for man in mechanics(state, unit) if not state.repaired[man])
    state.repaired[man] = True
    vehicle = names.unit_named(state, action[1])
    repair_damage(state, vehicle, DAMAGES.index(action[2][len("damage:") :]), events)


def repair_damage(state: HeroesState, vehicle: int, bit: int, events: list[Event]) -> None:
    """Remove a damage marker, as the vehicle's repair this turn."""
    state.damage[vehicle] &= ~(1 << bit)
    state.repaired[vehicle] = True
    events.append(Event("repaired", {"unit": names.unit(state, vehicle), "damage": DAMAGES[bit]}))
